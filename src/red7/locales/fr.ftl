# Ce que les gens lisent, en français. Mêmes messages et mêmes valeurs que dans en.ftl ; un test y veille.
# $card est une carte, dessinée ou nommée ; $you vaut yes quand la phrase parle de qui la lit ; $colour est une lettre de R O Y G B I V.
# Devant $name et $card, ni « de » ni « que » : l’élision (d’Anne, qu’Orange 4) ne peut pas s’y faire. Pas d’accord au masculin avec « tu » ou $name.

## The page

page-title = Red7
page-description = Joue à Red7, le jeu de cartes, entre amis grâce à un lien, ou contre l’ordinateur. Rien à installer, pas de compte.
page-needs-script = Red7 a besoin de JavaScript. Active-le pour cette page, puis recharge-la.
page-unreached = Red7 n’a pas pu se charger en entier. Tu es peut-être hors ligne, ou le serveur fait une pause.
page-old-browser = Ce navigateur est trop ancien pour Red7. Mets-le à jour, ou ouvre cette page dans un autre.

skip-to-content = Aller au contenu
home = Red7, accueil
language = Langue
theme-light = Couleurs claires
theme-dark = Couleurs sombres
close = Fermer
load-again = Recharger
go-home = À l’accueil
not-found-title = Rien ici
not-found-text = Cette adresse ne mène nulle part. Le lien contient peut-être une faute de frappe.

## Cards and rules

colour-name =
    { $colour ->
        [R] Rouge
        [O] Orange
        [Y] Jaune
        [G] Vert
        [B] Bleu
        [I] Indigo
       *[V] Violet
    }
card-name =
    { $colour ->
        [R] Rouge { $number }
        [O] Orange { $number }
        [Y] Jaune { $number }
        [G] Vert { $number }
        [B] Bleu { $number }
        [I] Indigo { $number }
       *[V] Violet { $number }
    }
card-counting = { $card }, compte
card-hopeless = { $card }, ne peut pas te garder en jeu
card-hidden = une carte cachée

rule-R = Rouge : la plus haute carte
rule-O = Orange : le plus d’un même chiffre
rule-Y = Jaune : le plus d’une même couleur
rule-G = Vert : le plus de cartes paires
rule-B = Bleu : le plus de couleurs
rule-I = Indigo : la plus longue suite
rule-V = Violet : le plus de cartes sous 4

rule-R-short = plus haute carte
rule-O-short = même chiffre
rule-Y-short = même couleur
rule-G-short = cartes paires
rule-B-short = couleurs différentes
rule-I-short = une suite
rule-V-short = sous 4

rule-R-ties = À chiffre égal : rouge en haut, violet en bas
rule-O-ties = À égalité : la plus haute carte du groupe
rule-Y-ties = À égalité : la plus haute carte du groupe
rule-G-ties = À égalité : la plus haute carte paire
rule-B-ties = À égalité : la plus haute carte du groupe
rule-I-ties = À égalité : la plus haute carte de la suite
rule-V-ties = À égalité : la plus haute carte sous 4

legend = Les sept règles
rule-in-force = La règle en vigueur
rule-preview = Ce serait la règle

count-none = rien ne compte
count-R = plus haute carte { $card }
count-O =
    { $count ->
        [one] { $count } carte, { $card }
       *[other] { $count } du même chiffre, la plus haute { $card }
    }
count-Y =
    { $count ->
        [one] { $count } carte, { $card }
       *[other] { $count } de la même couleur, la plus haute { $card }
    }
count-G =
    { $count ->
        [one] { $count } carte paire, { $card }
       *[other] { $count } cartes paires, la plus haute { $card }
    }
count-B =
    { $count ->
        [one] { $count } couleur, { $card }
       *[other] { $count } couleurs, plus haute carte { $card }
    }
count-I =
    { $count ->
        [one] { $count } carte, { $card }
       *[other] une suite de { $count }, la plus haute { $card }
    }
count-V =
    { $count ->
        [one] { $count } carte sous 4, { $card }
       *[other] { $count } cartes sous 4, la plus haute { $card }
    }

## The board

canvas-top = Toile : { $card }
canvas-first = Toile : la partie commence en Rouge
canvas-drop = Faire de la carte choisie la nouvelle règle
deck-count =
    { $count ->
        [0] Pioche : vide
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
your-side = Ton côté
your-palette = Ta palette
palette-of = Palette : { $name }
your-hand = Ta main
your-hand-label =
    { $count ->
        [one] Ta main, { $count } carte
       *[other] Ta main, { $count } cartes
    }
hand-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
points-count =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
seat-moves = c’est son tour
seat-moves-own = à toi
seat-own = Toi
seat-out = éliminé
tag-leading = mène
tag-would-lead = mènerait
tag-won = a gagné
tag-behind = derrière { $name }
tag-behind-short = derrière
choose-from = Choisis une carte chez { $name }
choose-from-own = Choisis une de tes cartes

leads =
    { $you ->
        [yes] Tu mènes : { $count }.
       *[no] { $name } mène : { $count }.
    }
nobody-leads = Personne ne mène.

## A turn

do-play = Jouer
do-play-rule = …et changer la règle
do-play-on = …et continuer
do-play-then-rule = Jouer, puis changer la règle
do-discard =
    { $colour ->
        [R] Imposer Rouge
        [O] Imposer Orange
        [Y] Imposer Jaune
        [G] Imposer Vert
        [B] Imposer Bleu
        [I] Imposer Indigo
       *[V] Imposer Violet
    }
do-deck = Mettre sur la pioche
do-draw = Piocher
do-decline = Non merci
do-end = Fin du tour
do-end-out = Finir et être éliminé
do-nothing = Ne rien faire, être éliminé
do-leave = Quitter la manche
do-go-out = Oui, tant pis
do-think-again = Je réfléchis encore
do-undo = Annuler

would-play = { $card } dans ta palette.
would-discard =
    { $colour ->
        [R] { $card } sur la toile : Rouge devient la règle.
        [O] { $card } sur la toile : Orange devient la règle.
        [Y] { $card } sur la toile : Jaune devient la règle.
        [G] { $card } sur la toile : Vert devient la règle.
        [B] { $card } sur la toile : Bleu devient la règle.
        [I] { $card } sur la toile : Indigo devient la règle.
       *[V] { $card } sur la toile : Violet devient la règle.
    }
would-deck = { $card } va face cachée sur la pioche.
would-draw = Tu pioches une carte, et tout le monde voit le début de ton tour.
would-lead = Tu mènerais.
would-lead-with = Tu mènerais : { $count }.
would-be-out = Rien ne pourrait plus te garder en jeu.
would-be-behind = { $name } mènerait : change aussi la règle.
would-nobody = Personne ne mènerait : change aussi la règle.
would-not = { $card } sur la toile : { $name } mènerait, donc tu n’en as pas le droit.
would-not-nobody = { $card } sur la toile : personne ne mènerait, donc tu n’en as pas le droit.

ask-turn = À toi : joue une carte, change la règle, ou les deux.
ask-empty = Ta main est vide : la manche s’arrête ici pour toi.
ask-draw = Piocher une carte en échange ?
ask-one = Choisis, dans une autre palette, une carte à mettre sur la pioche.
ask-seven = Choisis une carte de ta palette pour la toile ou la pioche.
ask-seven-canvas = Choisis une carte de ta palette pour la toile.
ask-five = Joue encore une carte.
ask-play = Choisis une carte de ta main.
ask-silent =
    { $back ->
        [yes] Finis ton tour, continue ou annule.
       *[no] Finis ton tour ou continue.
    }
ask-lead = Tu mènerais. Finis ton tour.
ask-lead-or-rule = Tu mènerais. Finis ton tour, ou change aussi la règle.
ask-rule = Tu ne mènes pas encore. Choisis une carte de ta main : sa couleur devient la règle.
ask-go-on = Tu ne mènes pas encore : joue encore une carte, ou change la règle.
ask-lost =
    { $back ->
        [yes] D’ici, rien ne te garde en jeu. Annule, ou laisse filer cette manche.
       *[no] Plus rien ne te garde en jeu : la manche s’arrête ici pour toi.
    }
ask-out = Tu ne mènes pas : finir ici t’élimine de cette manche.

did-play =
    { $you ->
        [yes] Tu as joué { $card }.
       *[no] { $name } a joué { $card }.
    }
did-discard =
    { $you ->
        [yes] Tu as changé la règle avec { $card }.
       *[no] { $name } a changé la règle avec { $card }.
    }
did-move =
    { $you ->
        [yes] Tu as déplacé { $card } de ta palette vers la toile.
       *[no] { $name } a déplacé { $card } de sa palette vers la toile.
    }
did-take =
    { $you ->
        [yes] Tu as pris { $card } à { $owner } pour la mettre sur la pioche.
       *[no]
            { $yours ->
                [yes] { $name } t’a pris { $card } pour la mettre sur la pioche.
               *[no] { $name } a pris { $card } à { $owner } pour la mettre sur la pioche.
            }
    }
did-put-back =
    { $you ->
        [yes] Tu as mis { $card } sur la pioche.
       *[no] { $name } a mis { $card } sur la pioche.
    }
did-draw =
    { $you ->
        [yes] Tu as pioché une carte.
       *[no] { $name } a pioché une carte.
    }
did-draw-card =
    { $you ->
        [yes] Tu as pioché { $card }.
       *[no] { $name } a pioché { $card }.
    }
did-out =
    { $you ->
        [yes] Te voilà hors de cette manche.
       *[no] { $name } sort de la manche.
    }

## When something does not work

trouble = Ça n’a pas marché. Essaie encore.
trouble-away = Le serveur ne répond pas. Ta table est gardée ; la partie reprendra d’elle-même.
trouble-stale = Il s’est passé quelque chose entre-temps. Regarde à nouveau.
trouble-not-winning = Une carte ne peut aller sur la toile que si tu mènes ensuite.
trouble-not-your-turn = Ce n’est pas ton tour.
trouble-rate = C’était trop rapide. Attends un instant.
trouble-busy = L’ordinateur réfléchit pour d’autres. Réessaie dans un instant.
trouble-waking = Le serveur se met tout juste à réfléchir. Réessaie dans une minute.
trouble-one-at-a-time = Une question à la fois : attends ta dernière réponse.
trouble-no-table = Il n’y a pas de table ici. Le lien contient peut-être une faute de frappe, ou la table a été débarrassée.
trouble-full = Toutes les places de cette table sont prises. Tu peux regarder.
trouble-tables = Trop de tables ont été ouvertes depuis ton adresse. Réessaie plus tard.
trouble-mistake = L’erreur est de notre côté. Elle est notée ; essaie encore.
trouble-name-taken = Quelqu’un porte déjà ce nom ici. Choisis-en un autre.
trouble-word = Un mot de ce texte n’est pas permis ici. Choisis-en un autre.
trouble-no-chat = Il n’y a pas de discussion sur ce serveur.
trouble-reports = Cela fait beaucoup de signalements. Attends un peu.
trouble-closed = La personne qui gère ce serveur a fermé la table.
trouble-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
trouble-begun = Les cartes sont déjà distribuées. Tu peux regarder.
trouble-seats-open = Il reste des places libres.
trouble-not-host = Seul l’hôte de la table peut le faire.
trouble-paused = La partie est en pause.
trouble-bot-plays = Un bot joue pour toi. Reprends d’abord ta place.
trouble-too-late = Ton temps était écoulé.
trouble-proposed = Une proposition attend déjà une réponse.
trouble-undo-nothing = Tu n’as aucun coup à reprendre.
trouble-undo-draw = Une carte a été piochée depuis : ce coup reste.
trouble-undo-round-over = La manche est finie : ses coups restent.
trouble-no-recovery = Ce lien ne rend aucune place. Un lien vers une place vaut jusqu’au suivant.
trouble-connections = Trop de connexions viennent de ton réseau. Ferme un onglet et réessaie.
trouble-unavailable = La table change de serveur. Réessaie dans un instant.
trouble-malformed = Cette page et le serveur ne se comprennent pas. Recharge la page.

## Rules by name

# $switches are the letters of what is added: d the discard rule, s points, a actions. Basique, Avancé et Actions sont des noms.
rules-game =
    { $switches ->
        [d] Basique avec la règle de défausse
        [s] Basique aux points
        [a] Basique avec Actions
        [ds] Avancé
        [da] Basique avec la règle de défausse et Actions
        [sa] Basique aux points avec Actions
        [dsa] Avancé avec Actions
       *[none] Basique
    }
# $game is the message before this one.
rules-name = { $game }, édition { $edition }
rules-name-small-pack = { $game }, édition { $edition }, avec un paquet réduit
rules-choice = Le jeu
rules-basic = Basique
rules-basic-line = Une manche. Le dernier en jeu gagne.
rules-advanced = Avancé
rules-advanced-line =
    { $edition ->
        [first] Des manches aux points, et les petites cartes ne peuvent pas changer la règle.
       *[later] Des manches aux points, et une défausse haute fait piocher une carte.
    }
rules-points = Points seuls
rules-points-line = Des manches aux points, avec les défausses du jeu Basique.
rules-discard = Règle de défausse seule
rules-discard-line =
    { $edition ->
        [first] Une manche. Une défausse doit être au moins égale à la taille de ta palette.
       *[later] Une manche. Une défausse supérieure à la taille de ta palette fait piocher une carte.
    }
rules-actions = Actions
rules-actions-line = Les cartes impaires agissent quand on les joue : prendre, piocher, continuer ou déplacer. Va avec tous ces jeux.
rules-edition = Édition
rules-edition-same = Le jeu Basique est le même dans toutes les éditions.
rules-edition-3 = La plus récente. Qui ne peut pas rester en jeu n’a pas le droit de jouer un 1 ou un 7.
rules-edition-2 = Un 1 ne prend que dans les palettes au moins aussi grandes que la tienne, et un 7 peut déplacer n’importe quelle carte de ta palette.
rules-edition-1 = Une ancienne. Un 1 ne prend jamais une carte seule, et un 7 doit te faire mener aussitôt.
rules-edition-0 = La première. Avec une grande palette, une carte basse ne peut pas changer la règle, et aucune défausse ne fait piocher.

## Inviting

invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-copied = Copié
invite-share = Partager
invite-share-title = Une table de Red7
invite-code = Le lien en code QR
invite-code-missing = Le code QR n’a pas pu être dessiné. Le lien marche quand même.
invite-here-only = Ce lien ne marche que sur cet ordinateur. Pour tes amis sur le même réseau, lance le jeu avec { $command }.

## The table

table-title = Table
table-yours = Ta table
table-of = Chez { $name }
table-connecting = On cherche la table…
table-away = Pas de connexion. Nouvel essai en cours ; rien n’est perdu.
lost-title = Pas de table ici
lost-game-title = Pas de partie ici
lost-text = Le lien contient peut-être une faute de frappe, ou ce qui se trouvait ici a été rangé depuis.
guest-name = Invité
looking-on = Tu regardes la partie.
round-number = Manche { $round }
target = { $points } pour gagner
onlookers =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
title-your-turn = À toi · { $table }
notify-turn = C’est ton tour
bot-name =
    { $level ->
        [1] Bot (niv. 1)
       *[other] Bot (niv. { $level })
    }
bot-name-number = Bot { $number } (niv. { $level })

gather-waiting = On attend tout le monde
gather-invited = On t’invite : { $table }
gather-seats = Places
gather-sit = Prendre place
gather-start = Distribuer les cartes
gather-leave = Quitter la place
gather-remove = Retirer
gather-fill-level = Des bots pour les places libres
gather-fill =
    { $count ->
        [one] Remplir la place libre
       *[other] Remplir { $count } places libres
    }
gather-invite = Inviter des amis
gather-invite-text = Avec ce lien, on peut prendre place. Pas de compte, rien à installer.
nickname = Ton nom à la table
nickname-example = Anne
seat-open = libre
seat-expected = réservée à { $name }
seat-you = (toi)
seat-host = hôte
seat-ready = attend la suite
seat-stood-in = un bot joue
seat-replaced = son bot a échoué ; un plus simple joue
seat-away = hors ligne
fair-title = La donne est-elle honnête ?
fair-text = Avant que quiconque prenne place, le serveur s’est engagé sur un secret, dont voici l’empreinte. Le navigateur de chaque joueur y ajoute sa part de hasard, et les cartes découlent des deux. Après la manche, tout le monde peut vérifier.

story-title = Récit de la partie
story-empty = Les cartes sont distribuées.
story-round = Manche { $round }
story-won =
    { $you ->
        [yes] Tu gagnes la manche.
       *[no] { $name } gagne la manche.
    }
story-game =
    { $you ->
        [yes] Tu gagnes la partie.
       *[no] { $name } gagne la partie.
    }
story-shared = Victoire partagée : { $names }.
story-stood-in =
    { $you ->
        [yes] Un bot joue pour toi.
       *[no]
            { $why ->
                [clock] Temps écoulé pour { $name } ; un bot continue.
                [handed] { $name } a confié son jeu à un bot.
               *[other] { $name } n’est pas là ; un bot continue.
            }
    }
story-returned =
    { $you ->
        [yes] Tu joues de nouveau.
       *[no] { $name } joue de nouveau.
    }
story-resigned =
    { $you ->
        [yes] Tu as abandonné.
       *[no] { $name } a abandonné.
    }
story-agreed =
    { $you ->
        [yes] Tu acceptes.
       *[no] { $name } accepte.
    }
story-declined =
    { $you ->
        [yes] Tu refuses.
       *[no] { $name } refuse.
    }
story-undone =
    { $you ->
        [yes] Tu as repris ton coup.
       *[no] { $name } a repris son coup.
    }
story-sat =
    { $you ->
        [yes] Tu as pris place.
       *[no] { $name } a pris place.
    }
story-proposed-undo =
    { $you ->
        [yes] Tu demandes à reprendre ton coup.
       *[no] { $name } demande à reprendre son coup.
    }
story-proposed-pause =
    { $you ->
        [yes] Tu demandes une pause.
       *[no] { $name } demande une pause.
    }
story-paused = La partie est en pause.
story-continued =
    { $you ->
        [yes] Tu relances la partie.
       *[no] { $name } relance la partie.
    }
story-server-back = Le serveur était parti ; les pendules étaient arrêtées.
story-came = { $name } est là.
story-went = { $name } n’est plus là.

idle-turn-of = À { $name } de jouer.
idle-paused = La partie est en pause.
idle-out = La manche est finie pour toi. Les autres continuent.
idle-stood-in = Un bot joue pour toi.
pause-end = Continuer
proposal-agree = Accepter
proposal-decline = Refuser
proposal-withdraw = Retirer

side-show = Récit
side-hide = Cacher
chat-title = Discussion
chat-unread =
    { $count ->
        [one] 1 nouveau message
       *[other] { $count } nouveaux messages
    }
chat-empty = Personne n’a encore rien dit.
chat-line = Dis quelque chose
chat-send = Envoyer
chat-mute = Faire taire ou signaler quelqu’un
chat-report = Signaler
chat-reported = Signalé
chat-report-seat = Signaler { $name }
react-hello = Salut
react-well-played = Bien joué
react-wow = Waouh
react-oops = Oups
react-thinking = Je réfléchis
react-thanks = Merci
react-good-game = Belle partie
react-sorry = Pardon

hint-ask = Indice
hint-thinking = Je réfléchis…
hint-play = jouer { $card }
hint-discard = faire de { $card } la règle
hint-deck = mettre { $card } sur la pioche
hint-draw = piocher une carte
hint-decline = ne pas piocher
# After a number of per cent.
hint-chance = de chances

points-won =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
scores-title = Scores
next-round = Manche suivante
next-waiting = On attend les autres
rematch = Rejouer
rematch-go = À la partie suivante
rematch-soon = La partie suivante est prête. Tu la rejoins dans { $seconds } s.
rematch-stay = Rester ici
look-at-game = Revoir la partie

menu = Menu
menu-undo =
    { $alone ->
        [yes] Reprendre mon dernier coup
       *[no] Demander à reprendre mon coup
    }
menu-pause =
    { $alone ->
        [yes] Mettre en pause
       *[no] Demander une pause
    }
menu-hand-over = Confier mon jeu à un bot
menu-take-back = Reprendre mon jeu
menu-resign = Abandonner
menu-resign-sure = Oui, j’abandonne
menu-sound = Sons doux
menu-vibrate = Vibrer à mon tour
menu-notify = Me prévenir à mon tour
menu-keep = Lien vers ma place
menu-keep-text = Avec ce lien, tu retrouves ta place sur un autre appareil. Il n’est que pour toi.
menu-rules = Les règles

time-turn = Encore { $time } pour ce tour
time-reserve = Encore { $time } de réserve
curtain-pass = Passe l’appareil à { $name }.
curtain-show = Ici { $name } : montrer ma main

## Levels of bots

# How well a bot plays, as a name for it.
level-name =
    { $level ->
        [1] perd contre des enfants
        [2] aimable
        [3] tranquille
        [4] solide
        [5] tenace
        [6] redoutable
       *[7] maître
    }
# $name is the message before this one.
level-choice = Niveau { $level } : { $name }
# Bots of one level among the players of a game, as in: Anne et 2 bots (aimable).
level-bots =
    { $count ->
        [one] un bot ({ $name })
       *[other] { $count } bots ({ $name })
    }
level-label = Niveau de jeu des bots

## Home

home-title = Sept règles, une à la fois.
home-lead = À la fin de ton tour, tu dois mener ; sinon, c’est l’élimination. Joue une carte dans ta palette, change la règle, ou fais les deux.
home-play-now = Jouer maintenant
home-against =
    { $count ->
        [one] Contre un bot : { $level }
       *[other] Contre { $count } bots : { $level }
    }
home-change = Changer
# Follows the message before this one, for those who listen.
home-change-what = {" "}les adversaires et les règles
home-change-done = Terminé
home-opponents = Adversaires
home-friends = Jouer entre amis
home-pass = Un seul appareil
home-rules-title = Touche une carte : elle devient la règle.
home-rules-label = Sept cartes, sept règles : choisis celle en vigueur
home-doors = D’autres entrées dans Red7
home-door-learn = Apprendre à jouer
home-door-learn-line = Dix minutes, en jouant.
home-door-who = Qui mène ?
home-door-who-line = Pour ta vraie table : saisis les palettes.
home-door-board = Plateau d’analyse
home-door-board-line = Dispose une position, et vois ce qu’elle vaut.
home-door-rules = Règles
home-door-rules-line = Toutes les éditions, en bref.
home-open-title = Tables ouvertes
home-open-none = Aucune table publique n’est ouverte en ce moment. Ouvres-en une : quelqu’un y prendra peut-être place.
home-open-first = Ouvrir une table
home-open-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
home-open-join = Rejoindre
home-open-watch = Regarder
home-puzzle-title = L’énigme du jour
home-puzzle-ask =
    { $kind ->
        [win] Un seul coup gagne. Lequel ?
       *[survive] Un seul coup te garde en jeu. Lequel ?
    }
home-puzzle-open = À l’énigme du jour
home-puzzle-solve = Résoudre
home-puzzle-none = L’énigme du jour n’est pas encore là. Reviens voir dans un instant.
home-recent-title = Parties récentes
home-recent-own = Les tiennes
home-recent-return = Reprendre
home-recent-public = Aux tables publiques
home-recent-more = Toutes les parties
home-recent-none = Tes parties s’afficheront ici, à continuer ou à revoir.
home-credit = Non officiel et gratuit. Red7 est un jeu de Carl Chudyk et Chris Cieslik, édité par Asmadi Games.
home-version = Version { $version }
home-away = Le serveur ne répond pas. Vérifie ta connexion, puis réessaie dans un instant.

## Learn

tutorial-title = Apprendre à jouer
tutorial-progress = Leçon { $number } sur { $count }
tutorial-lessons = Leçons
tutorial-lesson-done = terminée
tutorial-restart = Tout recommencer
tutorial-next = Suite
tutorial-next-lesson = Leçon suivante
tutorial-finish = Terminer
tutorial-again = Réessayer
tutorial-loading = On étale les cartes…

tutorial-right = C’est ça. { $leads }
tutorial-wrong = { $leads } Cela t’éliminerait. Essaie une autre carte.
tutorial-other-way = Tu restes en jeu : ça marche aussi. Ici, essaie comme la leçon le demande.
tutorial-no-way-out = Tu restes en jeu. Ici, vois plutôt ce que c’est que l’élimination.

tutorial-cards = Quelle carte est la plus haute
tutorial-cards-ask = Touche la carte la plus haute.
tutorial-cards-1 = Le chiffre décide d’abord. La couleur ne compte pas encore.
tutorial-cards-2 = Même la couleur la plus basse l’emporte avec un chiffre plus haut.
tutorial-cards-3 = À chiffre égal, la couleur décide : rouge, orange, jaune, vert, bleu, indigo, violet, de la plus haute à la plus basse.
tutorial-cards-4 = Encore une fois. Il n’y a pas deux cartes égales : l’une est toujours plus haute.
tutorial-cards-scale = Dans l’ordre décroissant
tutorial-cards-right = C’est ça : { $high } l’emporte sur { $low }.
tutorial-cards-wrong = Non, { $high } l’emporte sur { $low }.

tutorial-R-1 = Chacun a une palette : des cartes face visible. La règle dit quelle palette mène. Avec Rouge, c’est celle qui a la plus haute carte. Joue une carte qui te fait mener.
tutorial-R-2 = Bruno a un 6. Toi, tu en as deux, mais un seul est plus haut que le sien.
tutorial-O-1 = Avec Orange, ce sont les cartes de même chiffre qui comptent. Bruno a deux 4. Joue une carte qui te donne une meilleure paire.
tutorial-O-2 = Plus de cartes, c’est mieux que des cartes plus hautes. Bruno a deux 7 : combien t’en faut-il ?
tutorial-Y-1 = Avec Jaune, ce sont les cartes d’une même couleur qui comptent. Bruno a deux violettes. Il t’en faut une de plus que lui.
tutorial-Y-2 = Si vous en avez autant, la plus haute carte du groupe décide. Elle est peut-être déjà dans ta palette.
tutorial-G-1 = Avec Vert, ce sont les cartes paires qui comptent : 2, 4 et 6. Les autres sont juste là.
tutorial-G-2 = De nouveau autant. La plus haute carte paire décide : un 7 n’y fait rien.
tutorial-B-1 = Avec Bleu, ce sont les couleurs différentes qui comptent : une carte de chacune.
tutorial-B-2 = Deux adversaires, cette fois. Fais mieux que l’un et l’autre.
tutorial-I-1 = Avec Indigo, ce sont les chiffres qui se suivent qui comptent, quelles que soient les couleurs. Bruno a 5 et 6. Fais une suite plus longue.
tutorial-I-2 = Une suite ne passe pas de 7 à 1. Trouve la carte qui rend la tienne plus haute.
tutorial-V-1 = Avec Violet, ce sont les cartes basses qui comptent : 1, 2 et 3. Il t’en faut plus que Bruno.
tutorial-V-2 = Encore une fois autant. Parmi les cartes basses, la plus haute décide.

tutorial-turn = Ton tour
tutorial-turn-1 = Désormais, la table te dit ce que ferait une carte avant que tu la joues. Touche une carte et lis la phrase ; puis joues-en une qui te fait mener.
tutorial-turn-2 = Aucune carte de ta main ne bat le 7 rouge. Mais chaque carte est aussi une règle : pose-la sur la toile, et sa couleur est la nouvelle règle. Touche une carte, puis la toile ou le bouton. Tu dois mener ensuite.
tutorial-turn-3 = Tu peux faire les deux : d’abord jouer une carte, puis changer la règle. Ici, il ne faut pas moins.
tutorial-turn-4 = Qui ne mène pas à la fin de son propre tour est éliminé de la manche. Les cartes pâles ne peuvent pas te garder en jeu. Ça arrive à tout le monde : laisse-toi éliminer.
tutorial-turn-4-right = Te voilà hors de la manche, et Bruno la gagne. À la suivante, tout le monde rejoue.

tutorial-round = Une manche entière
tutorial-round-1 = Et maintenant une manche entière, avec quatre cartes chacun. Mène à la fin de chacun de tes tours. Le dernier en jeu gagne.
tutorial-round-waits = Bruno réfléchit.
tutorial-round-won = { $turn } Tu gagnes la manche.
tutorial-round-lost = Te voilà hors de la manche : Bruno la gagne. Rejoue-la, ou continue.

tutorial-draw = Avancé : une carte pour une carte
tutorial-draw-1 = En mode Avancé, une carte haute sur la toile en rapporte une. Si son chiffre dépasse le nombre de cartes de ta palette, tu peux piocher. Change la règle de façon à pouvoir piocher, et pioche.
tutorial-draw-1-right = Tu as pioché { $card }. Plus de cartes en main, c’est plus longtemps en jeu.

tutorial-score = Avancé : les points
tutorial-score-1 = Qui gagne une manche garde les cartes qui comptent avec la règle, et chacune vaut son chiffre. Tu as gagné avec cette règle. Touche les cartes que tu gardes.
tutorial-score-2 = La même chose avec une autre règle. De chaque couleur, seule la plus haute carte compte.
tutorial-score-take = Garder celles-ci
tutorial-score-right =
    { $points ->
        [one] C’est ça : { $points } point. À deux, la partie est au premier qui atteint { $target }.
       *[other] C’est ça : { $points } points. À deux, la partie est au premier qui atteint { $target }.
    }
tutorial-score-wrong = Pas tout à fait. Quelles cartes forment le meilleur groupe avec cette règle ?
tutorial-score-cards = Ta palette à la fin de la manche

tutorial-actions = Actions
tutorial-actions-1 = Avec les Actions, les cartes impaires agissent quand tu les joues. Un 1 met sur la pioche une carte d’une autre palette, si elle n’est pas plus petite que la tienne. Débarrasse-toi de la meilleure carte de Bruno.
tutorial-actions-2 = Un 3 fait piocher une carte. Tu ne peux pas savoir laquelle, mais tu peux t’en servir dans le même tour. Joue le 3, puis change la règle avec la carte piochée.
tutorial-actions-3 = Un 5 te fait jouer encore une carte. Allonge la suite de deux.
tutorial-actions-4 = Un 7 déplace une carte de ta palette vers la toile ou la pioche. Fais-en une règle qui t’arrange, puis finis ton tour.

tutorial-end = Tu sais jouer
tutorial-end-text = C’est tout le jeu. Le reste vient en jouant : un bon coup te garde en jeu, un meilleur ne laisse rien aux autres.
tutorial-end-play = Jouer maintenant
tutorial-end-puzzles = Résoudre une énigme
tutorial-end-rules = Lire les règles

## The rules page

rulebook-title = Règles
rulebook-edition = Édition { $edition }
rulebook-editions = Choisir une édition
rulebook-contents = Sur cette page
rulebook-print = Imprimer
rulebook-intro = Un jeu de cartes pour deux à quatre. Mène quand ton tour se termine, sinon c’est l’élimination. Ce qu’il faut pour mener change sans cesse, car chaque carte peut devenir la règle.
rulebook-about-10 = Le premier livret. Sa règle avancée limite ce qu’on peut défausser, et aucune défausse ne fait piocher.
rulebook-about-11 = Un ancien livret qui n’imprime pas de numéro ; le nom 1.1 est de nous. La pioche bonus est arrivée avec lui.
rulebook-about-12 = Le livret de nombreux pays ; nous suivons son texte anglais. Le 1 et le 7 ont d’autres actions qu’avant.
rulebook-about-13 = L’édition la plus récente, et celle que nous jouons si tu n’en choisis pas une autre.

rulebook-cards = Les cartes
rulebook-cards-text = Il y a 49 cartes : les chiffres de 1 à 7 en sept couleurs. Chaque carte est aussi une règle, celle de sa couleur.
rulebook-cards-number = Le chiffre le plus haut fait la carte la plus haute, quelles que soient les couleurs.
rulebook-cards-colour = À chiffre égal, la couleur décide, du rouge, le plus haut, au violet, le plus bas. Il n’y a pas deux cartes égales.
rulebook-higher = { $high } l’emporte sur { $low }.

rulebook-round = Une manche
rulebook-round-deal = Chacun reçoit une main de sept cartes, et une carte face visible : la première de sa palette. Le reste forme la pioche.
rulebook-round-canvas = La toile est au milieu. La couleur du dessus est la règle en vigueur ; une manche commence en Rouge.
rulebook-round-first = Qui a la plus haute carte de palette mène. La personne à sa gauche commence, et le tour continue vers la gauche.
rulebook-round-out = Qui ne mène pas à la fin de son propre tour est éliminé. Sa palette ne compte plus, et personne ne voit sa main.
rulebook-round-end = Quand il ne reste qu’un joueur, il gagne aussitôt la manche.

rulebook-winning = Qui mène
rulebook-winning-text = Chaque règle retient dans chaque palette le meilleur groupe de cartes. Le plus grand groupe est le meilleur ; à taille égale, celui dont la plus haute carte est la plus haute. Tu mènes si ton groupe est meilleur que celui de chacun des joueurs encore en jeu.
rulebook-winning-none = Une palette sans carte pour la règle ne peut pas mener. Il se peut donc que personne ne mène.
rulebook-winning-rule = Règle
rulebook-winning-set = Ce qui compte
rulebook-winning-example = Par exemple
rulebook-set-R = Une carte : la plus haute.
rulebook-set-O = Des cartes de même chiffre.
rulebook-set-Y = Des cartes de même couleur.
rulebook-set-G = Des cartes paires : 2, 4 et 6.
rulebook-set-B = Des cartes de couleurs différentes, une de chaque.
rulebook-set-I = Des chiffres qui se suivent, une carte de chaque. 7 et 1 ne se suivent pas.
rulebook-set-V = Des cartes sous 4 : 1, 2 et 3.

rulebook-turn = Ton tour
rulebook-turn-text = Fais une de ces choses :
rulebook-turn-play = Joue une carte de ta main dans ta palette.
rulebook-turn-discard = Défausse une carte de ta main sur la toile. Sa couleur est la nouvelle règle.
rulebook-turn-both = Joue une carte, puis défausses-en une.
rulebook-turn-nothing = Ne fais ni l’un ni l’autre : cela t’élimine.
rulebook-turn-winning = Tu ne peux défausser que si tu mènes ensuite. Tu peux jouer une carte qui n’aide pas, mais si ton tour s’arrête là, cela t’élimine.
rulebook-turn-empty = Sans carte en main quand vient ton tour, tu ne peux que ne rien faire.

rulebook-advanced = Avancé
rulebook-advanced-text = Le mode Avancé ajoute une règle pour les défausses, et des points sur plusieurs manches. On peut jouer l’une sans les autres.
rulebook-discard = La règle de défausse
rulebook-discard-10 = Le chiffre d’une carte que tu défausses doit être au moins égal au nombre de cartes de ta palette à ce moment-là. Aucune défausse ne fait piocher.
rulebook-discard-11 = Si le chiffre de la carte que tu défausses dépasse le nombre de cartes de ta palette à ce moment-là, tu peux piocher une carte, tant que la pioche en a une.
rulebook-score = Points
rulebook-score-set = Qui gagne une manche met de côté, à la vue de tous, les cartes de son groupe selon la règle en vigueur. Chacune vaut son chiffre.
rulebook-score-next = La manche suivante se distribue avec les cartes que personne n’a gagnées.
rulebook-score-target = La partie se termine après la manche où quelqu’un atteint 40 points à deux, 35 à trois, 30 à quatre ; ou quand il ne reste pas huit cartes par joueur. Le plus de points gagne.

rulebook-actions = Actions
rulebook-actions-text = Avec les Actions, un 1, 3, 5 ou 7 agit quand il est joué d’une main dans une palette ; pas quand il est défaussé ou distribué. Ce qui peut se faire doit se faire.
rulebook-actions-chain = Une carte jouée grâce à un 5 fait sa propre action. Après tout cela, une carte de ta main peut encore aller sur la toile.
rulebook-act-1-10 = Mets face cachée sur la pioche une carte de la palette d’un joueur encore en jeu.
rulebook-act-1-11 = Mets face cachée sur la pioche une carte de la palette d’un joueur encore en jeu, mais jamais sa seule carte.
rulebook-act-1-12 = Mets face cachée sur la pioche une carte d’une palette qui n’est pas plus petite que la tienne, 1 compris. Seulement si tu peux encore rester en jeu.
rulebook-act-1-13 = Mets face cachée sur la pioche une carte d’une palette qui n’est pas plus petite que la tienne, 1 compris. Si tu ne peux pas rester en jeu à ce tour, tu n’as pas le droit de jouer le 1.
rulebook-act-3 = Pioche une carte.
rulebook-act-5 = Joue encore une carte de ta main.
rulebook-act-7-10 = Mets une autre carte de ta palette sur la toile, si tu mènes juste après. En mode Avancé, son chiffre doit être au moins égal au nombre de cartes qui restent dans ta palette.
rulebook-act-7-11 = Mets une autre carte de ta palette sur la toile, si tu mènes juste après.
rulebook-act-7-12 = Prends n’importe quelle carte de ta palette, même le 7 : pour la toile, si tu mènes juste après, ou face cachée sur la pioche.
rulebook-act-7-13 = Prends n’importe quelle carte de ta palette, même le 7 : pour la toile, ou face cachée sur la pioche. Tu dois mener à la fin de ton tour ; si c’est impossible, tu n’as pas le droit de jouer le 7.

rulebook-asked = Les questions qui reviennent
rulebook-ask-order = Puis-je défausser d’abord et jouer ensuite ?
rulebook-answer-order = Non. On joue d’abord, et une défausse de ta main termine ton tour. Seule une pioche bonus peut suivre.
rulebook-ask-nothing = Puis-je ne rien faire pendant que je mène ?
rulebook-answer-nothing-10 = Oui, dans cette édition tu restes en jeu. C’est rare : il faut que quelqu’un ait pris une carte à celui qui menait, puis ait été éliminé.
rulebook-answer-nothing-11 = Ne rien faire t’élimine même alors.
rulebook-ask-stay = Que veut dire « pouvoir rester en jeu » ?
rulebook-answer-stay = Avec les cartes que tu vois maintenant, tu peux mener à la fin de ton tour, en l’état ou après une défausse. Les cartes que tu pourrais piocher ne comptent pas.
rulebook-ask-bound = Puis-je prendre une carte à quelqu’un, puis me faire éliminer ?
rulebook-answer-bound-10 = Oui, dans cette édition tu peux.
rulebook-answer-bound-12 = Non. Une fois qu’un 1 a pris une carte, tu dois mener à la fin de ton tour.
rulebook-answer-bound-13 = Non. Une fois que tu as joué un 1 ou un 7, tu dois mener à la fin de ton tour.
rulebook-ask-seven = Puis-je piocher pour une carte qu’un 7 déplace sur la toile ?
rulebook-answer-seven-yes = Oui, si son chiffre est assez haut. Ton tour continue ensuite, et tu peux défausser la carte piochée.
rulebook-answer-seven-no = Non, seulement pour une défausse de ta main.
rulebook-ask-no-effect = Et si une action ne peut pas se faire ?
rulebook-answer-no-effect = Alors il ne se passe rien : un 3 avec une pioche vide, un 5 avec une main vide, un 1 qui ne peut rien prendre.
rulebook-ask-best = Ma palette a plusieurs groupes. Lequel rapporte des points ?
rulebook-answer-best = Le meilleur, celui qui te faisait mener : avec Bleu, la plus haute carte de chaque couleur ; avec Indigo, la plus haute couleur de chaque chiffre. Un autre groupe vaut peut-être plus de points ; ce n’est pas lui.
rulebook-ask-last = Le dernier en jeu doit-il mener ?
rulebook-answer-last = Non. Le dernier en jeu gagne la manche, même la main vide, et marque ce qui compte : parfois rien.
rulebook-ask-tie = Et si deux joueurs ont autant de points à la fin ?
rulebook-answer-tie = Alors ils partagent la victoire.

rulebook-differences = Les éditions comparées
rulebook-differences-text = Le jeu Basique est le même dans toutes.
rulebook-diff-discard = Défausses en Avancé
rulebook-diff-discard-10 = chiffre au moins égal à la taille de ta palette
rulebook-diff-discard-11 = toute carte ; une haute permet de piocher
rulebook-diff-one = Le 1 prend
rulebook-diff-one-10 = toute carte d’une palette
rulebook-diff-one-11 = toute carte, sauf une carte seule
rulebook-diff-one-12 = dans une palette au moins aussi grande que la tienne
rulebook-diff-seven = Le 7 déplace
rulebook-diff-seven-10 = une autre carte, vers la toile
rulebook-diff-seven-12 = toute carte, vers la toile ou la pioche
rulebook-diff-when = Mener après un 7
rulebook-diff-when-10 = aussitôt
rulebook-diff-when-12 = aussitôt, pour la toile
rulebook-diff-when-13 = à la fin du tour
rulebook-diff-bonus = Piocher pour la carte d’un 7
rulebook-diff-out = Prendre une carte, puis être éliminé
rulebook-diff-nothing = Mener, et ne rien faire
rulebook-diff-nothing-10 = reste en jeu
rulebook-diff-nothing-11 = éliminé
rulebook-yes = oui
rulebook-no = non
rulebook-try = Apprendre en jouant

## Who is winning

who-title = Qui mène ?
who-intro = Pour une partie sur une vraie table : touche les cartes de chaque palette et la règle, et vois qui mène.
who-players = Joueurs
who-player = Joueur { $number }
who-name = Nom du joueur { $number }
who-add = Ajouter un joueur
who-remove = Retirer { $name }
who-choose = Cartes : { $name }
who-out = éliminé
who-out-label = Hors de la manche : { $name }
who-empty = Pas encore de cartes. Touche-les dans la grille.
# The page writes a colon after it.
who-rule = Règle en vigueur{"\u202F"}
who-cards = Cartes : { $name }
who-card-free = { $card }, pas choisie
who-card-here = { $card }, dans cette palette
who-card-there = { $card }, chez { $name }
who-card-scored = { $card }, déjà gagnée
who-type = Ou écris des cartes, par exemple R7 G4 V1
who-type-letters = R rouge, O orange, Y jaune, G vert, B bleu, I indigo, V violet
who-type-add = Ajouter
who-type-wrong =
    { $count ->
        [one] { $text } n’est pas une carte. Écris une lettre et un chiffre, par exemple R7.
       *[other] { $text } ne sont pas des cartes. Écris une lettre et un chiffre pour chacune, par exemple R7.
    }
who-type-scored = { $card } est déjà gagnée.
who-moved = { $card } vient de chez { $name }.
who-answer-nobody = Personne ne mène encore.
who-table = Avec chaque règle
who-table-none = aucune
who-scores = Points
who-scores-text =
    { $target ->
        [0] Touche ce que marque le gagnant de la manche.
       *[other] Touche ce que marque le gagnant de la manche. La partie se termine à { $target }.
    }
who-score =
    { $points ->
        [one] Marquer { $points } point
       *[other] Marquer { $points } points
    }
who-scored =
    { $points ->
        [one] { $name } a gagné la manche { $round } : { $points } point.
       *[other] { $name } a gagné la manche { $round } : { $points } points.
    }
who-reached = { $name } a atteint { $target } points.
who-undo = Annuler la dernière saisie
who-next = Manche suivante
who-clear = Enlever les cartes
who-reset = Nouvelle partie
who-reset-ask = Tous les noms, cartes et points seront effacés. Il n’y a pas de retour.
who-reset-yes = Tout effacer
who-reset-no = Garder

## Puzzles

puzzles-title = Énigmes
puzzles-daily = Énigme du jour
puzzles-stream = Plus d’énigmes
puzzles-choose = Choisir
puzzles-choose-done = Terminé
puzzles-kind = Type
puzzles-kind-any = Tous
puzzles-kind-win = Gagner
puzzles-kind-survive = Rester en jeu
puzzles-grade = Difficulté
puzzles-grade-any = Toutes
puzzles-grade-of = Difficulté { $grade } sur 5
puzzles-rules = Règles
puzzles-rules-any = Toutes
puzzles-task-win = Toutes les mains sont visibles. Un seul coup gagne la manche, quoi que fasse { $name }.
puzzles-deck = À piocher ensuite
puzzles-deck-title = La pioche
puzzles-deck-text = De la prochaine carte à la dernière. Cet ordre fait partie de l’énigme.
puzzles-task-survive = Un seul coup te garde en jeu. Trouve-le.
puzzles-give-up = Voir la solution
puzzles-again = Réessayer
puzzles-next = Énigme suivante
puzzles-more = D’autres énigmes
puzzles-right = C’est ça. { $turn }
puzzles-out = { $leads } Cela t’élimine.
puzzles-loses = Ce coup ne force pas la victoire.
puzzles-loses-to = Ce coup ne force pas la victoire : { $turn }
puzzles-survives-not = Ce n’est pas le bon coup.
puzzles-solution = Le bon coup : { $way }.
puzzles-solved = Résolue pour aujourd’hui. La prochaine arrive à minuit UTC.
puzzles-streak-days =
    { $count ->
        [0] Pas encore de série de jours
        [one] { $count } jour d’affilée
       *[other] { $count } jours d’affilée
    }
puzzles-streak =
    { $count ->
        [0] Pas encore de série
        [one] { $count } d’affilée
       *[other] { $count } d’affilée
    }
puzzles-best = record { $count }
puzzles-past-days = Les 14 derniers jours
puzzles-past-day =
    { $tries ->
        [0] { $date } : pas résolue
        [one] { $date } : résolue au premier essai
       *[other] { $date } : résolue en { $tries } essais
    }
puzzles-past = Les 14 dernières
puzzles-past-one =
    { $tries ->
        [0] Pas au premier essai
       *[other] Résolue au premier essai
    }
puzzles-share = Partager
puzzles-share-text =
    { $tries ->
        [one] Red7, énigme du { $date } : résolue au premier essai. { $days }. { $link }
       *[other] Red7, énigme du { $date } : résolue en { $tries } essais. { $days }. { $link }
    }
puzzles-share-given-up = Red7, énigme du { $date } : trop dure pour moi. { $link }
puzzles-shared = Copié. Colle-le où tu veux.
puzzles-loading = On cherche une énigme…

trouble-no-puzzle = Il n’y a pas d’énigme de cette sorte. Choisis un autre type ou une autre difficulté.
trouble-card-twice = Une carte ne peut être que dans une palette.

## A new table

new-title = Jouer entre amis
new-lead = Ouvre une table, et envoie le lien. Personne n’a besoin de compte.
new-nickname = Ton nom à la table
new-seats = Places
new-seat-you = Toi
new-seat = Place { $number }
new-seat-person = Un ami, par le lien
new-seat-bot = Bot, niveau { $level } : { $name }
new-found = Qui peut la trouver
new-by-link = Par le lien seulement
new-by-link-line = Ceux à qui tu l’envoies peuvent prendre place ou regarder.
new-public = Tout le monde
new-public-line = La table s’affiche aussi sur la page d’accueil.
new-name = Nom de la table (si tu veux)
new-open = Ouvrir la table

new-clock-label = Pendule
new-clock-none = Aucune
new-clock-quick = Rapide
new-clock-relaxed = Tranquille
new-clock-own = Au choix
new-clock-none-line = Chacun prend le temps qu’il lui faut.
new-clock-line =
    { $reserve ->
        [one] { $turn } secondes pour chaque tour, et une réserve de { $reserve } minute pour la partie.
       *[other] { $turn } secondes pour chaque tour, et une réserve de { $reserve } minutes pour la partie.
    }
new-clock-turn = Secondes pour chaque tour
new-clock-reserve = Minutes de réserve

## Pass and play

pass-title = Un seul appareil
pass-lead = Un appareil pour vous tous. Il cache les mains pendant qu’il passe de l’un à l’autre.
pass-players = Joueurs
pass-name = Nom du joueur { $number }
pass-open = Distribuer
pass-same = Deux d’entre vous ont le même nom. Changez-en un, pour savoir à qui est le tour.

## Replay and review

replay-title = Une partie terminée
replay-loading = On apporte les cartes…
replay-unfinished = Pas jouée jusqu’au bout.
replay-given-up = Abandonnée avant la fin.
replay-won =
    { $count ->
        [one] { $names } a gagné.
       *[other] Victoire partagée : { $names }.
    }
replay-resigned =
    { $count ->
        [one] { $names } a abandonné.
       *[other] { $names } ont abandonné.
    }
replay-dealt = Manche { $round } : la donne
replay-round = Manche { $round } sur { $rounds }
replay-round-won = { $name } gagne la manche.
replay-round-head = Manche
replay-round-winner = a gagné cette manche
replay-scores = Points après chaque manche
replay-all-rounds = Afficher toutes les manches
replay-facts = À propos de cette partie
replay-turns = Tour par tour
replay-controls = Parcourir la partie
replay-first = Au début
replay-back = Tour précédent
replay-forward = Tour suivant
replay-last = À la fin
replay-play = Lecture automatique
replay-pause = Pause
replay-slider = Moment de la partie
replay-step = { $at } sur { $last }
replay-moment = À partir d’ici
replay-analyse = Analyser cette position
replay-no-play-on = On peut continuer à jouer là où un tour reste à jouer et où toutes les cartes sont connues.
replay-download = Enregistrer la partie (.red7)
eyes-label = Point de vue
eyes-open = Toutes les mains visibles
eyes-onlooker = Un spectateur
eyes-seat = { $name }
eyes-only = Cette partie est notée d’un seul point de vue : { $eyes }.

review-title = Bilan
review-text = L’ordinateur regarde chaque tour, sans en savoir plus que la personne qui jouait, et dit ce qui était mieux.
review-ask = Faire le bilan
review-go-on = Continuer le bilan
review-stop = Arrêter
review-progress = { $done } tours regardés sur { $turns }
review-done = Le bilan est terminé.
mark-best = Meilleur
mark-fine = Bon
mark-mistake = Erreur
mark-blunder = Gaffe
mark-forced = Forcé
# $chance and $best are chances to win the round, such as 62 %.
verdict-best = Rien n’était mieux : { $chance } de chances de gagner la manche.
verdict-fine = Presque aussi bon que le meilleur : { $chance } de chances de gagner la manche, contre { $best } au mieux.
verdict-missed = { $chance } de chances de gagner la manche, contre { $best } au mieux.
verdict-forced = Il n’y avait pas d’autre choix : { $chance } de chances de gagner la manche.
# $points and $best are points to be expected, with their sign, such as +3,2.
verdict-points = En points : { $points } au lieu de { $best }.
# $way is advice such as "jouer Rouge 7 et changer la règle avec Vert 4".
verdict-better = Mieux : { $way }.
chart-title = Chances de gagner la manche, après chaque tour
chart-even = Chaque manche commence à chances égales.
chart-point = Manche { $round }, tour { $number }, { $name } : { $chance }
chart-table = Les chances en tableau
chart-turn-head = Tour
chart-player-head = Joueur
chart-chance-head = Chances
chart-mark-head = Avis

## Games

games-title = Parties
games-own = Tes parties
games-own-text = Ce navigateur se souvient des tables où tu as joué.
games-going-on = Encore en cours
games-public = Parties des tables publiques
games-none = Aucune partie publique n’a encore été terminée ici.
games-play = Jouer une partie
games-loading = On apporte les parties…
games-more = Parties plus anciennes
games-save = Enregistrer la partie : { $title }
games-board = Au plateau d’analyse
games-board-text = Dispose une position, essaie des coups, et vois ce qu’ils valent.
bring-title = Apporter une partie
bring-text = Une partie venue d’ailleurs, au format .red7. Chaque tour en est vérifié. On peut la lire dès qu’on a son lien.
bring-file = Choisir un fichier
bring-paste = Ou coller le texte de la partie
bring-submit = Montrer cette partie
bring-line = Ligne { $line }.
bring-line-turn = Ligne { $line }, tour { $turn }.
bring-too-long = Ce texte est plus long qu’aucune partie. Est-ce le bon fichier ?
trouble-no-game = Il n’y a pas de partie ici. Le lien contient peut-être une faute de frappe, ou la partie a été effacée.
trouble-games = Trop de parties ont été apportées depuis ton adresse. Réessaie plus tard.
trouble-review-onlooker = Cette partie est notée sans les mains : il n’y a pas de quoi juger les tours.
trouble-review-empty = Aucun tour de cette partie n’a été terminé : il n’y a rien à juger.
trouble-not-yours = Quelqu’un d’autre l’a demandé, donc ça continue.

## What is wrong with a text

complaint-spelling = Ce n’est pas ainsi que s’écrit une position ou une partie.
complaint-order = Il manque quelque chose ici, ou ce n’est pas à la bonne place.
complaint-cards = Une carte manque, ou est là deux fois.
complaint-illegal = Les règles ne le permettent pas à ce moment-là.
complaint-differs = Le texte dit autre chose que les cartes.
complaint-hidden = Les mains cachées ne correspondent au point de vue d’aucun joueur.
complaint-too-large = Ce texte est trop long.
complaint-mover-out = Le joueur dont c’est le tour ne peut pas être éliminé.
complaint-seats-in = Au moins deux joueurs doivent être encore en jeu.
complaint-scored = Seules les parties aux points ont des cartes gagnées.
complaint-seats = Il y a deux à quatre joueurs.

## The analysis board

board-title = Plateau d’analyse
board-position = Cette position
board-example = Voir un exemple
board-moves = À { $name } de jouer
board-hand =
    { $count ->
        [one] { $name }, { $count } carte
       *[other] { $name }, { $count } cartes
    }
board-over = { $name } a gagné cette manche.
board-unknown = Ce que peut faire { $name } dépend de cartes que personne ne voit ici.
board-needs-all = Pour continuer à jouer, toutes les cartes doivent être visibles.
board-turn-begun = Pour continuer à jouer, finis d’abord ce tour, ou annule-le.
player-name = Joueur { $number }

options-title = Meilleurs coups
options-text = L’ordinateur essaie tous les coups, et dit combien de fois chacun gagne la manche.
options-ask = Analyser
options-cancel = Annuler
options-thinking = Une ou deux secondes de réflexion…
options-hidden = La main qui doit jouer est cachée : il n’y a rien à juger.
options-over = La manche est terminée.
options-worlds =
    { $count ->
        [one] Essayé dans { $count } répartition des cartes cachées.
       *[other] Essayé dans { $count } répartitions des cartes cachées.
    }
options-open = Toutes les cartes sont visibles.
options-legend = La barre montre les chances de gagner la manche ; le crochet, la marge d’erreur. Choisis un coup pour le jouer.
options-chance = { $chance } de chances de gagner la manche, entre { $low } et { $high }.
options-points = Espérance : { $points } points.
options-points-short = { $points } pts
options-out = élimination
options-more =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
way-move = déplacer { $card } vers la toile
way-take = prendre { $card } à { $owner } pour la pioche
way-end = finir le tour
way-nothing = ne rien faire

editor-title = Disposer une position
editor-clear = Enlever toutes les cartes
editor-players = Joueurs
editor-mover = Au tour de
editor-hands = Mains
editor-open = Toutes visibles
editor-hidden = Celle qui joue
editor-rules = Règles : { $rules }
editor-zones = Qui a quoi
editor-target = Où vont les cartes
editor-cards = Toutes les cartes
# $place is one of the zones below, such as "Main du joueur 1".
editor-card = { $card } : { $place }
editor-hidden-count = Cartes cachées du joueur { $number }
editor-out = Joueur { $number } éliminé
editor-rest =
    { $count ->
        [0] Il ne reste pas de carte pour la pioche.
        [one] Il reste { $count } carte pour la pioche et les mains cachées.
       *[other] Il reste { $count } cartes pour la pioche et les mains cachées.
    }
editor-cancel = Annuler
editor-done = Utiliser cette position
zone-palette = Palette du joueur { $number }
zone-hand = Main du joueur { $number }
zone-scored = Gagnées par le joueur { $number }
zone-canvas = Toile
zone-deck = Pioche
# On a small card: where it lies. One or two letters and the number of the player: palette, main, gagnées, toile.
zone-short-palette = P{ $number }
zone-short-hand = M{ $number }
zone-short-scored = G{ $number }
zone-short-canvas = T

paste-title = Coller une position
paste-label = Le texte d’une position
paste-show = La montrer

share-text = Copier en texte
share-picture = Partager en image
share-copied = Copié.
share-by-hand = Copie ce texte à la main :
share-saved = Enregistré comme image.

play-on = Continuer à jouer d’ici
play-on-text = Tu prends la place dont c’est le tour, et des bots les autres.
play-on-level = Niveau de jeu des bots
play-on-start = Jouer

## When the server is away

away-title = Le serveur ne répond pas
away-text = Tu es peut-être hors ligne, ou le serveur fait une pause. Tes tables sont gardées, et cette page reviendra d’elle-même.
away-again = Réessayer

## What is read out at a table

log-said = { $name } : { $text }
log-readied =
    { $you ->
        [yes] Tu attends la manche suivante.
       *[no] { $name } attend la manche suivante.
    }
log-freed =
    { $you ->
        [yes] Ta place est de nouveau libre.
       *[no] { $name } n’est plus à table : la place est de nouveau libre.
    }
log-filled = Des bots ont pris les places libres.
log-hosted =
    { $you ->
        [yes] Tu es maintenant l’hôte de la table.
       *[no] { $name } est maintenant l’hôte de la table.
    }
