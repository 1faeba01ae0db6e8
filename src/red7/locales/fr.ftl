# Ce que les gens lisent, en français. Mêmes messages et mêmes valeurs que dans en.ftl ; un test y veille.
# $card est une carte, dessinée ou nommée ; $you vaut yes quand la phrase parle de qui la lit ; $colour est une lettre de R O Y G B I V.
# Devant $name, ni « de » ni « que » : l’élision (d’Anne, qu’Anne) ne peut pas s’y faire. Devant $card, un article : le 7 rouge. Pas d’accord au masculin avec « tu » ou $name.

## The page

page-title = Red7
page-description = Joue au jeu de cartes Red7 entre amis ou contre l’ordinateur. Rien à installer, pas de compte.
page-needs-script = Red7 a besoin de JavaScript. Active-le pour cette page, puis recharge-la.
page-unreached = Red7 ne s’est pas chargé entièrement. Tu es peut-être hors ligne, ou le serveur fait une pause.
page-old-browser = Ce navigateur est trop ancien pour Red7. Mets-le à jour ou utilises-en un autre.

skip-to-content = Aller au contenu
home = Red7, accueil
language = Langue
theme-light = Thème clair
theme-dark = Thème sombre
close = Fermer
load-again = Recharger
go-home = Retour à l’accueil
not-found-title = Page introuvable
not-found-text = Il n’y a rien à cette adresse. Vérifie le lien.

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
        [R] { $number } rouge
        [O] { $number } orange
        [Y] { $number } jaune
        [G] { $number } vert
        [B] { $number } bleu
        [I] { $number } indigo
       *[V] { $number } violet
    }
card-counting = { $card }, compte
card-hopeless = { $card }, ne peut pas te garder en jeu
card-hidden = une carte cachée

rule-R = Rouge : la carte la plus forte
rule-O = Orange : le plus de cartes de même chiffre
rule-Y = Jaune : le plus de cartes de même couleur
rule-G = Vert : le plus de cartes paires
rule-B = Bleu : le plus de couleurs différentes
rule-I = Indigo : la plus longue suite
rule-V = Violet : le plus de cartes inférieures à 4

rule-R-short = la plus forte
rule-O-short = même chiffre
rule-Y-short = même couleur
rule-G-short = cartes paires
rule-B-short = couleurs différentes
rule-I-short = une suite
rule-V-short = inférieures à 4

rule-R-ties = À chiffre égal : rouge d’abord, violet en dernier
rule-O-ties = À égalité : la plus forte du groupe
rule-Y-ties = À égalité : la plus forte du groupe
rule-G-ties = À égalité : la carte paire la plus forte
rule-B-ties = À égalité : la plus forte du groupe
rule-I-ties = À égalité : la plus forte de la suite
rule-V-ties = À égalité : la plus forte de ces cartes

legend = Les sept règles
rule-in-force = La règle en vigueur
rule-preview = Ce serait la règle

count-none = aucune carte ne compte
count-R = carte la plus forte (le { $card })
count-O =
    { $count ->
        [one] une seule carte (le { $card })
       *[other] { $count } cartes de même chiffre (la plus forte : le { $card })
    }
count-Y =
    { $count ->
        [one] une seule carte (le { $card })
       *[other] { $count } cartes de même couleur (la plus forte : le { $card })
    }
count-G =
    { $count ->
        [one] { $count } carte paire (le { $card })
       *[other] { $count } cartes paires (la plus forte : le { $card })
    }
count-B =
    { $count ->
        [one] { $count } couleur (le { $card })
       *[other] { $count } couleurs (carte la plus forte : le { $card })
    }
count-I =
    { $count ->
        [one] une seule carte (le { $card })
       *[other] une suite de { $count } (la plus forte : le { $card })
    }
count-V =
    { $count ->
        [one] { $count } carte inférieure à 4 (le { $card })
       *[other] { $count } cartes inférieures à 4 (la plus forte : le { $card })
    }

## The board

canvas-top = Toile : { $card }
canvas-first = Toile : chaque manche commence par Rouge
canvas-drop = Changer la règle avec la carte que tu tiens
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
hand-count = { $count } en main
cards-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
points-count =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
seat-moves = joue
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
        [R] Passer en Rouge
        [O] Passer en Orange
        [Y] Passer en Jaune
        [G] Passer en Vert
        [B] Passer en Bleu
        [I] Passer en Indigo
       *[V] Passer en Violet
    }
do-deck = Mettre sur la pioche
do-draw = Piocher
do-decline = Ne pas piocher
do-end = Finir le tour
do-end-out = Finir le tour (élimination)
do-nothing = Ne rien faire (élimination)
do-leave = Quitter la manche
do-go-out = Oui, tant pis
do-think-again = Je réfléchis encore
do-undo = Annuler

would-play = Le { $card } dans ta palette.
would-discard =
    { $colour ->
        [R] Le { $card } sur la toile : Rouge devient la règle.
        [O] Le { $card } sur la toile : Orange devient la règle.
        [Y] Le { $card } sur la toile : Jaune devient la règle.
        [G] Le { $card } sur la toile : Vert devient la règle.
        [B] Le { $card } sur la toile : Bleu devient la règle.
        [I] Le { $card } sur la toile : Indigo devient la règle.
       *[V] Le { $card } sur la toile : Violet devient la règle.
    }
would-deck = Le { $card } va face cachée sur la pioche.
would-draw = Tu vas piocher une carte. Tout le monde verra le début de ton tour, et tu ne pourras plus l’annuler.
would-lead = Tu mènerais.
would-lead-with = Tu mènerais : { $count }.
would-be-out = Après ça, rien ne pourrait te garder en jeu.
would-be-behind = { $name } mènerait toujours : il faudrait aussi changer la règle.
would-act-1 = Ensuite, choisis une carte à prendre à un autre joueur.
would-act-5 = Ensuite, joue encore une carte.
would-act-7 = Ensuite, déplace une carte de ta palette.
would-nobody = Personne ne mènerait : il faudrait aussi changer la règle.
would-not = Le { $card } sur la toile : { $name } mènerait, donc c’est interdit.
would-not-nobody = Le { $card } sur la toile : personne ne mènerait, donc c’est interdit.

ask-turn = À toi : joue une carte, change la règle, ou les deux.
ask-empty = Ta main est vide : la manche est finie pour toi.
ask-draw = Piocher une carte en bonus ?
ask-one = Choisis dans la palette d’un autre joueur une carte à mettre sur la pioche.
ask-seven = Choisis une carte de ta palette pour la toile ou pour la pioche.
ask-seven-canvas = Choisis une carte de ta palette pour la toile.
ask-five = Joue encore une carte.
ask-play = Choisis une carte de ta main.
ask-silent =
    { $back ->
        [yes] Finis ton tour, continue ou annule.
       *[no] Finis ton tour ou continue.
    }
ask-lead = Tu mènes. Finis ton tour.
ask-lead-or-rule = Tu mènes. Finis ton tour, ou change aussi la règle.
ask-rule = Tu ne mènes pas encore. Choisis une carte de ta main : sa couleur devient la règle.
ask-go-on = Tu ne mènes pas encore : joue encore une carte, ou change la règle.
ask-lost =
    { $back ->
        [yes] D’ici, rien ne peut te garder en jeu. Annule, ou quitte la manche.
       *[no] Plus rien ne peut te garder en jeu : la manche est finie pour toi.
    }
ask-out = Tu ne mènes pas : finir ici t’éliminerait de la manche.

did-play =
    { $you ->
        [yes] Tu as joué le { $card }.
       *[no] { $name } a joué le { $card }.
    }
did-discard =
    { $you ->
        [yes] Tu as changé la règle avec le { $card }.
       *[no] { $name } a changé la règle avec le { $card }.
    }
did-both =
    { $you ->
        [yes] Tu as joué le { $card } et changé la règle avec le { $rule }.
       *[no] { $name } a joué le { $card } et changé la règle avec le { $rule }.
    }
did-move =
    { $you ->
        [yes] Tu as déplacé le { $card } de ta palette vers la toile.
       *[no] { $name } a déplacé le { $card } de sa palette vers la toile.
    }
did-take =
    { $you ->
        [yes] Tu as pris le { $card } à { $owner } pour le mettre sur la pioche.
       *[no]
            { $yours ->
                [yes] { $name } t’a pris le { $card } pour le mettre sur la pioche.
               *[no] { $name } a pris le { $card } à { $owner } pour le mettre sur la pioche.
            }
    }
did-put-back =
    { $you ->
        [yes] Tu as mis le { $card } sur la pioche.
       *[no] { $name } a mis le { $card } sur la pioche.
    }
did-draw =
    { $you ->
        [yes] Tu as pioché une carte.
       *[no] { $name } a pioché une carte.
    }
did-draw-card =
    { $you ->
        [yes] Tu as pioché le { $card }.
       *[no] { $name } a pioché le { $card }.
    }
did-out =
    { $you ->
        [yes] La manche est finie pour toi.
       *[no] La manche est finie pour { $name }.
    }

## When something goes wrong

trouble = Ça n’a pas marché. Réessaie.
trouble-away = Le serveur ne répond pas. Ta table est conservée, et la partie reprendra toute seule.
trouble-stale = Quelque chose a changé entre-temps. Regarde à nouveau.
trouble-not-winning = Tu ne peux défausser sur la toile que si tu mènes ensuite.
trouble-too-low = Cette carte est trop faible : son chiffre doit être au moins égal au nombre de cartes de ta palette.
trouble-must-stay = Après cette action, tu dois mener à la fin de ton tour.
trouble-not-in-hand = Cette carte n’est pas dans ta main.
trouble-out-of-turn = Ce n’est pas possible à ce moment du tour.
trouble-not-takeable = Ton 1 ne peut pas prendre cette carte.
trouble-not-movable = Ton 7 ne peut pas mettre cette carte à cet endroit.
trouble-after-draw = Ici, tu pioches une carte. Tape la suite quand tu l’auras vue.
trouble-not-your-turn = Ce n’est pas ton tour.
trouble-rate = Tu vas trop vite. Attends un instant, puis réessaie.
trouble-busy = L’ordinateur réfléchit pour d’autres joueurs. Réessaie dans un instant.
trouble-waking = Le serveur démarre à peine. Réessaie dans une minute.
trouble-one-at-a-time = Une demande à la fois : attends la fin de la précédente.
trouble-no-table = Il n’y a pas de table ici. Vérifie le lien ; la table a peut-être été fermée.
trouble-full = Toutes les places de cette table sont prises. Tu peux regarder.
trouble-tables = Trop de tables ont été ouvertes depuis ton réseau. Réessaie plus tard.
trouble-mistake = Pardon, l’erreur vient de nous. Elle est enregistrée ; réessaie.
trouble-name-taken = Quelqu’un porte déjà ce nom ici. Choisis-en un autre.
trouble-word = Un mot de ce texte n’est pas permis ici. Choisis-en un autre.
trouble-no-chat = Il n’y a pas de discussion sur ce serveur.
trouble-no-hints = À cette table, on joue sans indices. Tu pourras faire le bilan de la partie quand elle sera finie.
trouble-reports = Cela fait beaucoup de signalements. Attends un peu.
trouble-closed = La personne qui gère ce serveur a fermé la table.
trouble-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
trouble-begun = Les cartes sont déjà distribuées. Tu peux regarder.
trouble-seats-open = Il reste des places libres.
trouble-not-host = Seul l’hôte de la table peut le faire.
trouble-paused = La partie est en pause.
trouble-bot-plays = Un bot joue pour toi. Reprends d’abord ta place.
trouble-too-late = Ton temps est écoulé.
trouble-proposed = Il y a déjà une demande. Réponds-y d’abord.
trouble-undo-nothing = Tu n’as aucun coup à reprendre.
trouble-undo-draw = Une carte a été piochée depuis : ce coup ne peut plus être repris.
trouble-undo-round-over = La manche est finie : ses coups ne peuvent plus être repris.
trouble-no-recovery = Ce lien ne permet plus de retrouver une place : seul le plus récent marche.
trouble-connections = Il y a trop de connexions depuis ton réseau. Ferme un onglet et réessaie.
trouble-unavailable = La table change de serveur. Réessaie dans un instant.
trouble-malformed = Cette page et le serveur n’ont pas la même version. Recharge la page.
trouble-needs-server = Il faut un serveur pour cela, et pour l’instant tu joues sans, sur cet appareil.
trouble-no-rating = Ce code ne rend aucun classement. Seul le plus récent fonctionne.
trouble-ratings = Trop d’essais depuis ton réseau. Réessaie plus tard.
trouble-rated = Tu as déjà un classement sur cet appareil. Renonces-y d’abord.

## Rules by name

# $switches are the letters of what is added: d the discard rule, s points, a actions. Jeu de base, Règles avancées et Actions sont des noms.
rules-game =
    { $switches ->
        [d] Jeu de base avec la règle de défausse
        [s] Jeu de base avec points
        [a] Jeu de base avec Actions
        [ds] Règles avancées
        [da] Jeu de base avec la règle de défausse et Actions
        [sa] Jeu de base avec points et Actions
        [dsa] Règles avancées avec Actions
       *[none] Jeu de base
    }
# $game is the message before this one.
rules-name = { $game }, édition { $edition }
rules-name-small-pack = { $game }, édition { $edition }, paquet réduit
rules-choice = Le jeu
rules-basic = Jeu de base
rules-basic-line = Une manche. Le dernier en jeu gagne.
rules-advanced = Règles avancées
rules-advanced-line =
    { $edition ->
        [first] Plusieurs manches, avec des points ; quand ta palette grandit, tu ne peux plus défausser les cartes faibles.
       *[later] Plusieurs manches, avec des points ; défausser un chiffre élevé permet de piocher.
    }
rules-points = Points seulement
rules-points-line = Plusieurs manches, avec des points ; on défausse comme dans le jeu de base.
rules-discard = Règle de défausse seulement
rules-discard-line =
    { $edition ->
        [first] Une manche. Le chiffre défaussé doit être au moins égal au nombre de cartes de ta palette.
       *[later] Une manche. Si tu défausses un chiffre supérieur au nombre de cartes de ta palette, tu peux piocher.
    }
rules-actions = Actions
rules-actions-line = Les cartes impaires ont un effet quand on les joue : un 1 prend une carte, un 3 fait piocher, un 5 fait jouer une carte de plus, un 7 déplace une carte. Compatible avec tous les jeux ci-dessus.
rules-edition = Édition
rules-edition-same = Le jeu de base est le même dans toutes les éditions.
rules-edition-3 = La plus récente. Tu ne peux jouer un 1 ou un 7 que si tu peux rester en jeu.
rules-edition-2 = Un 1 ne prend que dans une palette au moins aussi grande que la tienne, et un 7 peut déplacer n’importe quelle carte de ta palette.
rules-edition-1 = L’une des premières. Un 1 ne prend jamais la seule carte d’un joueur, et après un 7, tu dois mener aussitôt.
rules-edition-0 = La première. Quand ta palette est grande, tu ne peux pas défausser de carte faible, et il n’y a pas de pioche bonus.

## Inviting

invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-copied = Copié
invite-share = Partager
invite-share-title = Une partie de Red7
invite-code = Le lien en code QR
invite-code-missing = Le code QR n’a pas pu s’afficher, mais le lien marche.
invite-here-only = Ce lien ne marche que sur cet ordinateur. Pour jouer avec des amis sur ton réseau, lance le jeu avec { $command }.

## The table

table-title = Table
table-yours = Ta table
table-of = Chez { $name }
table-connecting = Recherche de la table…
table-away = Connexion perdue. Reconnexion… Rien n’est perdu.
lost-title = Pas de table ici
lost-game-title = Pas de partie ici
lost-text = Vérifie le lien. Ce qui se trouvait ici a peut-être été supprimé depuis.
guest-name = Invité
looking-on = Tu regardes la partie.
round-number = Manche { $round }
target = Objectif : { $points } points
onlookers =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
title-your-turn = À toi · { $table }
notify-turn = C’est ton tour
bot-name =
    { $which ->
        [11] Nino
        [12] Mia
        [13] Tom
        [21] Lola
        [22] Max
        [23] Ida
        [31] Hugo
        [32] Nora
        [33] Finn
        [41] Vera
        [42] Leo
        [43] Emma
        [51] Otto
        [52] Clea
        [53] Ivo
        [61] Irma
        [62] Noel
        [63] Judith
        [71] Zora
        [72] Bela
        [cautious-1] Paula
        [cautious-2] Emil
        [cautious-3] Alma
        [bold-1] Carmen
        [bold-2] Viktor
        [bold-3] Frida
        [hoarder-1] Edgar
        [hoarder-2] Olga
        [hoarder-3] Basil
       *[73] Magnus
    }

gather-waiting = On attend tout le monde
gather-invited = Invitation : { $table }
gather-seats = Places
gather-when = La partie peut commencer dès que toutes les places sont prises.
gather-hints =
    { $has ->
        [yes] Avec indices : tout le monde voit qui en demande.
       *[no] Pas d’indices dans cette partie.
    }
gather-learn = Tu ne connais pas le jeu ? Apprends-le en dix minutes.
gather-sit = Prendre place
gather-start = Distribuer les cartes
gather-leave = Quitter ma place
gather-remove = Retirer
gather-fill-level = Des bots pour les places libres
gather-fill =
    { $count ->
        [one] Mettre un bot à la place libre
       *[other] Mettre des bots aux { $count } places libres
    }
gather-invite = Inviter des amis
gather-invite-text = Toute personne qui a ce lien peut prendre place. Pas de compte, rien à installer.
nickname = Ton nom à la table
nickname-example = Anne
seat-open = libre
seat-expected = réservée à { $name }
seat-you = (toi)
seat-host = hôte
seat-ready = OK
seat-stood-in =
    { $why ->
        [clock] temps écoulé ; un bot joue
       *[other] un bot joue
    }
seat-replaced = son bot est tombé en panne ; un bot plus simple joue
seat-away = hors ligne
fair-title = La donne est-elle honnête ?
fair-text = Avant que quiconque prenne place, le serveur a fixé un secret, dont voici l’empreinte. Le navigateur de chaque joueur y ajoute sa part de hasard, et la donne découle des deux. Après la manche, tout le monde peut vérifier.
fair-same = Ton navigateur a ajouté sa part de hasard à cette donne.
fair-changed = Les nombres aléatoires de cette partie ne sont pas ceux que ton navigateur a envoyés, ou le secret du serveur a changé. Ne te fie pas à cette donne.

story-title = Fil de la partie
story-empty = Les cartes sont distribuées.
story-round = Manche { $round }
story-won =
    { $you ->
        [yes] Tu as gagné la manche.
       *[no] { $name } a gagné la manche.
    }
story-game =
    { $you ->
        [yes] Tu as gagné la partie.
       *[no] { $name } a gagné la partie.
    }
story-shared = Victoire partagée : { $names }.
story-stood-in =
    { $you ->
        [yes]
            { $why ->
                [clock] Ton temps est écoulé ; un bot prend le relais.
                [handed] Tu as laissé ta place à un bot.
               *[other] Tu n’étais plus là ; un bot prend le relais.
            }
       *[no]
            { $why ->
                [clock] Temps écoulé pour { $name } ; un bot prend le relais.
                [handed] { $name } a laissé sa place à un bot.
               *[other] { $name } n’est plus là ; un bot prend le relais.
            }
    }
story-returned =
    { $you ->
        [yes] Tu as repris ta place.
       *[no] { $name } a repris sa place.
    }
story-resigned =
    { $you ->
        [yes] Tu as abandonné.
       *[no] { $name } a abandonné.
    }
story-hinted =
    { $you ->
        [yes] Tu as demandé un indice.
       *[no] { $name } a demandé un indice.
    }
story-agreed =
    { $you ->
        [yes] Tu as accepté.
       *[no] { $name } a accepté.
    }
story-declined =
    { $you ->
        [yes] Tu as refusé.
       *[no] { $name } a refusé.
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
        [yes] Tu as demandé à reprendre ton coup.
       *[no] { $name } demande à reprendre son coup.
    }
story-proposed-pause =
    { $you ->
        [yes] Tu as demandé une pause.
       *[no] { $name } demande une pause.
    }
story-paused = La partie est en pause.
story-continued =
    { $you ->
        [yes] Tu as relancé la partie.
       *[no] { $name } a relancé la partie.
    }
story-server-back = Le serveur ne répondait plus ; les pendules étaient arrêtées pendant ce temps.
story-came = { $name } est en ligne.
story-went = { $name } n’est plus en ligne.
line-turn =
    { $you ->
        [yes] Toi : { $what }.
       *[no] { $name } : { $what }.
    }
line-play = le { $card } dans la palette
line-discard = règle changée avec le { $card }
line-move = le { $card } de la palette vers la toile
line-take =
    { $yours ->
        [yes] ton { $card } sur la pioche
       *[no] le { $card }, pris à { $owner }, sur la pioche
    }
line-put-back = le { $card } sur la pioche
line-draw = une carte piochée
line-draw-card = carte piochée : { $card }
line-leads = de quoi mener : { $count }
line-out = élimination

idle-turn-of = À { $name } de jouer.
idle-paused = La partie est en pause.
idle-out = La manche est finie pour toi. Les autres continuent.
idle-out-why = La manche est finie pour toi. { $name } menait : { $count }.
idle-stood-in =
    { $why ->
        [clock] Ton temps était écoulé : un bot joue pour toi.
        [handed] Un bot joue pour toi, comme tu l’as demandé.
       *[other] Tu n’étais plus là : un bot joue pour toi.
    }
pause-end = Reprendre
proposal-agree = Accepter
proposal-decline = Refuser
proposal-withdraw = Retirer

side-show = Historique
side-hide = Masquer
again-show = Revoir les derniers coups
again-stop = Retour à la partie
chat-title = Discussion
chat-unread =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
chat-empty = Aucun message pour l’instant.
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
hint-thinking = Réflexion…
hint-play = jouer le { $card }
hint-discard = changer la règle avec le { $card }
hint-deck = mettre le { $card } sur la pioche
hint-draw = piocher une carte
hint-decline = ne pas piocher
# After a number of per cent.
hint-chance = de chances
hint-elsewhere = Les meilleurs coups commencent autrement. Reprends ta carte pour les voir.

points-won =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
scores-title = Scores
placings = Classement
decisive = Le coup décisif
ending-home = Accueil
next-round = Manche suivante
next-waiting = On attend les autres
rematch = Rejouer
rematch-go = Aller à la partie suivante
rematch-soon = La partie suivante est prête. Tu la rejoins dans { $seconds } s.
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
menu-hand-over = Laisser un bot jouer pour moi
menu-take-back = Reprendre ma place
menu-resign = Abandonner
menu-resign-sure = Oui, j’abandonne
menu-sound = Sons
menu-vibrate = Vibrer quand c’est mon tour
menu-notify = Me prévenir quand c’est mon tour
speed = Vitesse des bots
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-at-once = Instantanée
menu-keep = Lien vers ma place
menu-keep-text = Avec ce lien, tu retrouves ta place sur un autre appareil. Garde-le pour toi.
menu-rules = Règles

time-turn = Encore { $time } pour ce tour
time-reserve = Encore { $time } de réserve
curtain-pass = Passe l’appareil à { $name }.
curtain-show = Je suis { $name } : voir ma main

walk-step = Étape { $step } sur { $steps } :
walk-on = Étape suivante
walk-back = Étape précédente
walk-stop = Retour à la partie
why-show = Montrer
why-reply = Montrer la réponse
why-better = Montrer le meilleur coup
why-solution = Montrer étape par étape

games-won =
    { $count ->
        [one] { $count } partie gagnée
       *[other] { $count } parties gagnées
    }

puzzles-rating = Classement { $rating }
puzzles-grade-mine = Mon niveau
totals-title = Chaque joueur
totals-loss = Chances perdues par coup

seat-bot =
    { $level ->
        [cautious] Bot, style prudent
        [bold] Bot, style audacieux
        [hoarder] Bot, style économe
       *[other] Bot, niveau { $level }
    }

running-title = Tes parties en cours
running-own-table = Ta table
running-your-turn = À toi de jouer
running-going-on = Aux autres de jouer
running-gathering = En attente de joueurs
mine-against = Contre { $names }
mine-won = Tu as gagné.
mine-lost = Tu as perdu.
mine-resigned = Tu as abandonné.
results-title = Tes résultats
results-all =
    { $count ->
        [one] { $count } partie, victoires : { $won } ({ $share })
       *[other] { $count } parties, victoires : { $won } ({ $share })
    }
results-games = Parties
results-won = Gagnées
results-share = Taux de victoire
results-levels = Contre les bots
results-rules = Par règles
results-opponents = Contre des personnes
results-from = Calculés d’après les parties dont ce navigateur se souvient :
results-none = Termine une partie, et tes résultats s’afficheront ici.
games-remove = Retirer de cette liste : { $title }
games-removed = Retirée : { $title }
games-put-back = La remettre
settings-title = Réglages
settings-you = Toi
settings-name = Ton nom
settings-name-line = Le nom que tu portes aux tables où tu t’assieds.
settings-look = Apparence
settings-theme = Thème
settings-theme-system = Comme l’appareil
settings-text = Taille du texte
settings-contrast = Plus de contraste
settings-play = À la table
settings-device = Hors ligne

## Levels of bots

# How well a bot plays, as a name for it.
level-name =
    { $level ->
        [1] débutant
        [2] facile
        [3] tranquille
        [4] solide
        [5] coriace
        [6] redoutable
        [cautious] prudent
        [bold] audacieux
        [hoarder] économe
       *[7] maître
    }
# $name is the message before this one.
level-choice =
    { $level ->
        [cautious] Prudent : te laisse peu de réponses
        [bold] Audacieux : cartes hautes, par deux
        [hoarder] Économe : garde ses cartes en main
       *[other] Niveau { $level } : { $name }
    }
# Bots of one level among the players of a game, as in: Anne et 2 bots (niveau facile).
level-bots =
    { $names } ({ $count ->
        [one] bot
       *[other] bots
    }, { $level ->
        [cautious] style prudent
        [bold] style audacieux
        [hoarder] style économe
       *[other] niveau { $level }
    })
level-label = Niveau des bots

## Home

home-title = Sept règles, une à la fois.
home-lead = Si tu ne mènes pas à la fin de ton tour, c’est l’élimination. Joue une carte dans ta palette, change la règle, ou fais les deux.
home-play-now = Jouer maintenant
home-against =
    { $count ->
        [one] Contre un bot ({ $level })
       *[other] Contre { $count } bots ({ $level })
    }
home-change = Changer
# Follows the message before this one, for those who listen.
home-change-what = {" "}les adversaires et les règles
home-change-done = Terminé
home-opponents = Adversaires
home-friends = Jouer entre amis
home-pass = Un seul appareil
home-rules-title = Touche une carte : sa couleur devient la règle.
home-rules-label = Sept cartes, sept règles : choisis celle en vigueur
home-doors = À découvrir aussi
home-door-learn = Apprendre à jouer
home-door-learn-line = En jouant, en dix minutes.
home-door-who = Qui mène ?
home-door-who-line = Tu joues avec de vraies cartes ? Saisis les palettes.
home-door-board = Plateau d’analyse
home-door-board-line = Prépare une position et découvre ce qu’elle vaut.
home-door-rules = Règles
home-door-rules-line = Toutes les éditions, en bref.
home-open-title = Tables ouvertes
home-open-none = Aucune table publique en ce moment. Ouvres-en une : quelqu’un la rejoindra peut-être.
home-open-first = Ouvrir une table
home-open-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
home-open-join = Rejoindre
home-open-watch = Regarder
# Of a public table: seconds for each turn.
home-open-clock = { $turn } s par tour
home-open-no-clock = sans horloge
home-watch-title = Parties à regarder
# $names is a list of people, as in "Ann and Bob".
home-watch-bots =
    { $count ->
        [one] { $names } et un bot
       *[other] { $names } et { $count } bots
    }
## Quick games

quick-title = Trouver un adversaire
quick-lead = Quelqu’un qui veut la même partie s’assoit à ta table, et vous commencez.
quick-players = Joueurs
quick-find =
    { $count ->
        [one] Trouver { $count } adversaire
       *[other] Trouver { $count } adversaires
    }
quick-how = Qui attend depuis le plus longtemps passe en premier. Ces parties sont publiques, et elles comptent pour le classement si tout le monde à la table en a un.
quick-waiting =
    { $count ->
        [one] Il manque encore { $count } joueur…
       *[other] Il manque encore { $count } joueurs…
    }
quick-meanwhile = Tu peux ouvrir un autre onglet en attendant. Quand la partie commence, le titre de celui-ci l’annonce, avec un son si le son est activé. Si tu quittes cette page, tu n’attends plus.
quick-bot = Jouer contre des bots
quick-stop = Ne plus attendre
quick-found = Ta partie commence
## Ratings

ratings-title = Classement
ratings-lead = Pour qui aime se comparer. Pas besoin de compte : le classement appartient à ce navigateur, et un code le rend sur un autre.
ratings-mine = Le tien
ratings-best = Les plus hauts
ratings-how = Dès que tu as un classement, chaque partie contre un adversaire trouvé ici compte si tout le monde à la table en a un. On commence à 1500. Si tu quittes une partie, elle compte comme le bot la finit à ta place ; si tu abandonnes, tu as perdu. Les revanches ne comptent pas.
ratings-name = Ton nom dans la liste
ratings-listed = M’afficher dans la liste
ratings-listed-line = Ton classement s’affiche alors aussi à côté de ton nom dans les parties contre un adversaire trouvé ici. Sinon, il n’est visible que pour toi.
ratings-begin = Commencer un classement
ratings-have = J’ai un code
ratings-code = Code de récupération
ratings-bring-back = Récupérer mon classement
ratings-games =
    { $count ->
        [0] aucune partie
        [one] { $count } partie
       *[other] { $count } parties
    }
ratings-keep = Si ce navigateur est vidé ou perdu, seul un code rend ton classement. Garde-le pour toi. Un nouveau code remplace le précédent.
ratings-show-code = Afficher un nouveau code
ratings-copy = Copier le code
ratings-give-up = Renoncer au classement
ratings-give-up-line = Ton nom et tout ce qui mène à toi sont effacés, et rien ne rend le classement. Tes parties comptent toujours pour les autres.
ratings-give-up-sure = Oui, y renoncer
ratings-none = Personne n’est encore dans la liste.
ratings-least =
    { $count ->
        [one] On y figure, si on le veut, après { $count } partie.
       *[other] On y figure, si on le veut, après { $count } parties.
    }
home-puzzle-title = L’énigme du jour
home-puzzle-ask =
    { $kind ->
        [win] Un seul coup gagne. Lequel ?
       *[survive] Un seul coup te garde en jeu. Lequel ?
    }
home-puzzle-open = Voir l’énigme du jour
home-puzzle-solve = Résoudre
home-puzzle-none = L’énigme du jour n’est pas encore prête. Reviens dans un instant.
home-recent-title = Parties récentes
home-recent-own = Les tiennes
home-recent-public = Tables publiques
home-recent-more = Tout voir
home-recent-none = Tes parties s’afficheront ici, à reprendre ou à revoir.
home-credit = Non officiel et gratuit. Red7 est un jeu de Carl Chudyk et Chris Cieslik, édité par Asmadi Games.
home-version = Version { $version }
home-away = Le serveur ne répond pas. Vérifie ta connexion, puis réessaie dans un instant.

## Learn

tutorial-title = Apprendre à jouer
tutorial-progress = Leçon { $number } sur { $count }
tutorial-lessons = Leçons
tutorial-lesson-done = terminée
tutorial-restart = Tout recommencer
tutorial-next = Suivant
tutorial-next-lesson = Leçon suivante
tutorial-finish = Terminer
tutorial-again = Réessayer
tutorial-loading = On étale les cartes…

tutorial-right = Exact. { $leads }
tutorial-wrong = { $leads } Ce coup t’éliminerait. Essaie une autre carte.
tutorial-other-way = Ce coup aussi te garde en jeu. Ici, joue plutôt comme la leçon le demande.
tutorial-no-way-out = Tu es encore en jeu. Ici, laisse-toi éliminer, pour voir.

tutorial-cards = Quelle carte est la plus forte ?
tutorial-cards-ask = Touche la carte la plus forte.
tutorial-cards-1 = Le chiffre le plus élevé l’emporte, quelle que soit la couleur.
tutorial-cards-2 = À chiffre égal, la couleur décide : rouge, orange, jaune, vert, bleu, indigo, violet, de la plus forte à la plus faible. Il n’y a jamais deux cartes de même force.
tutorial-cards-scale = De la plus forte à la plus faible
tutorial-cards-right = Exact : le { $high } bat le { $low }.
tutorial-cards-wrong = Non, le { $high } bat le { $low }.

tutorial-red = Mener ou être éliminé
tutorial-red-1 = Chacun a une palette : ses cartes face visible sur la table. La règle dit quelle palette mène. Avec Rouge, c’est celle qui a la carte la plus forte. Si tu ne mènes pas à la fin de ton tour, c’est l’élimination : joue donc la carte qui te fait mener.

tutorial-turn = Ton tour
tutorial-turn-1 = Désormais, la table te dit ce que ferait une carte. Touche une carte et lis la phrase, puis joue une carte qui te fait mener. Les cartes pâles ne peuvent pas te garder en jeu.
tutorial-turn-2 = Aucune carte de ta main ne bat le 7 rouge. Mais chaque carte est aussi une règle : pose-en une sur la toile, la pile à côté de la pioche, et sa couleur devient la règle. Touche une carte, puis la toile ou le bouton. Tu dois mener ensuite.
tutorial-turn-3 = Tu peux faire les deux : d’abord jouer une carte, puis changer la règle. Ici, il faut les deux.
tutorial-turn-4 = Ici, toutes tes cartes sont pâles : rien ne peut te garder en jeu. Ça arrive à tout le monde : ne fais rien, et la manche est finie pour toi.
tutorial-turn-4-right = La manche est finie pour toi, et Bruno la gagne. À la suivante, tout le monde rejoue.

tutorial-same = Même chiffre, même couleur
tutorial-same-1 = Avec Orange, on compte les cartes de même chiffre. Avoir plus de cartes vaut mieux qu’avoir des cartes plus fortes : Bruno a deux 7, alors combien de 2 te faut-il ?
tutorial-same-2 = Avec Jaune, on compte les cartes de même couleur. Tu as trois cartes bleues, mais la règle est encore Rouge. Change-la.

tutorial-kinds = Cartes paires, petites cartes
tutorial-kinds-1 = Avec Vert, on compte les cartes paires : 2, 4 et 6. Bruno en a deux. À égalité, la carte la plus forte du groupe décide.
tutorial-kinds-2 = Avec Violet, on compte les petites cartes : 1, 2 et 3. Il t’en faut plus que Bruno. Sans aucune petite carte, impossible de mener.

tutorial-spread = Couleurs et suites
tutorial-spread-1 = Avec Bleu, on compte les couleurs différentes, une carte pour chacune. Deux adversaires cette fois : bats-les tous les deux.
tutorial-spread-2 = Avec Indigo, on compte les chiffres qui se suivent, quelles que soient les couleurs. Une suite ne passe pas de 7 à 1. Tu as 3, 4 et 5 : change donc la règle.

tutorial-round = Une manche entière
tutorial-round-1 = Une manche entière. D’habitude, tu reçois sept cartes, plus une pour ta palette ; ici, quatre plus une. La carte de Bruno est plus forte : il mène, et tu commences. Tu dois mener à la fin de chacun de tes tours. Si ta main est vide quand vient ton tour, c’est l’élimination. Le dernier en jeu gagne.
tutorial-round-waits = Bruno réfléchit.
tutorial-round-won = { $turn } Tu as gagné la manche.
tutorial-round-lost = La manche est finie pour toi, et Bruno la gagne. Rejoue-la, ou passe à la suite.

tutorial-draw = Règles avancées : la pioche bonus
tutorial-draw-1 = Avec les règles avancées, un chiffre élevé posé sur la toile te rapporte une carte. S’il est supérieur au nombre de cartes de ta palette, tu peux piocher. Trouve une carte qui change la règle et te permet de piocher, puis pioche.
tutorial-draw-1-right = Tu as pioché le { $card }. Avec plus de cartes en main, on reste en jeu plus longtemps.

tutorial-score = Règles avancées : les points
tutorial-score-1 = Le gagnant d’une manche garde les cartes qui comptent avec la règle en vigueur ; chacune vaut son chiffre. Si tu ne peux pas gagner, tu as donc parfois intérêt à quitter la manche tant que le groupe du gagnant est petit. Tu as gagné avec cette règle : seule la carte la plus forte de chaque couleur compte. Touche les cartes que tu gardes.
tutorial-score-take = Garder ces cartes
tutorial-score-right =
    { $points ->
        [one] Exact : { $points } point. À deux, le premier à atteindre { $target } gagne la partie.
       *[other] Exact : { $points } points. À deux, le premier à atteindre { $target } gagne la partie.
    }
tutorial-score-wrong = Pas tout à fait. Quelles cartes forment le meilleur groupe avec cette règle ?
tutorial-score-cards = Ta palette à la fin de la manche

tutorial-actions = Actions
tutorial-actions-1 = Avec les Actions, les cartes impaires ont un effet, obligatoire s’il est possible. Un 1 prend une carte dans la palette d’un autre joueur et la met sur la pioche. Cette palette doit compter au moins autant de cartes que la tienne, 1 compris. Débarrasse Bruno de sa meilleure carte.
tutorial-actions-2 = Un 3 fait piocher une carte. Tu ne peux pas savoir laquelle, mais tu peux t’en servir pendant le même tour. Joue le 3, puis change la règle avec la carte piochée.
tutorial-actions-3 = Un 5 te fait jouer encore une carte. Allonge ta suite de deux cartes.
tutorial-actions-4 = Un 7 déplace une carte de ta palette vers la toile ou sur la pioche. Tu n’as le droit de jouer un 1 ou un 7 que si tu peux rester en jeu à ce tour. Avec le 7, choisis une règle qui t’arrange, puis finis ton tour.

tutorial-end = Tu sais jouer
tutorial-end-text = Voilà comment on joue. Le reste vient avec la pratique : un bon coup te garde en jeu, un meilleur laisse les autres sans réponse. Essaie contre un bot facile : des indices te montrent les meilleurs coups. Ferme-les quand tu n’en as plus besoin.
tutorial-end-play = Jouer une vraie partie
tutorial-end-puzzles = Résoudre une énigme
tutorial-end-rules = Lire les règles

## The rules page

rulebook-title = Règles
rulebook-edition = Édition { $edition }
rulebook-editions = Choisir une édition
rulebook-contents = Sur cette page
rulebook-print = Imprimer
rulebook-intro = Un jeu de cartes pour deux à quatre joueurs. Si tu ne mènes pas à la fin de ton tour, la manche est finie pour toi. Ce qu’il faut pour mener change sans cesse, car chaque carte peut devenir la règle.
rulebook-about-10 = Le premier livret. Ses règles avancées limitent les cartes que tu peux défausser ; il n’y a pas de pioche bonus.
rulebook-about-11 = Un des premiers livrets, sans numéro de version ; nous l’appelons 1.1. Il a introduit la pioche bonus.
rulebook-about-12 = L’édition multilingue ; nous suivons son texte anglais. Le 1 et le 7 n’y fonctionnent plus comme avant.
rulebook-about-13 = L’édition la plus récente, celle que tu joues ici si tu n’en choisis pas une autre.

rulebook-cards = Les cartes
rulebook-cards-text = Il y a 49 cartes : les chiffres de 1 à 7 en sept couleurs. Chaque carte est aussi une règle, celle de sa couleur.
rulebook-cards-number = La carte la plus forte est celle qui a le chiffre le plus élevé, quelle que soit sa couleur.
rulebook-cards-colour = À chiffre égal, la couleur décide, du rouge (le plus fort) au violet (le plus faible). Il n’y a jamais deux cartes de même force.
rulebook-higher = Le { $high } bat le { $low }.

rulebook-round = Une manche
rulebook-round-deal = Chacun reçoit une main de sept cartes et une carte face visible, la première de sa palette. Le reste forme la pioche.
rulebook-round-canvas = La toile est la pile du milieu. La couleur du dessus est la règle en vigueur ; chaque manche commence par Rouge.
rulebook-round-first = Au départ, le joueur dont la palette a la carte la plus forte mène. Son voisin de gauche commence, puis on joue dans le sens des aiguilles d’une montre.
rulebook-round-out = Si tu ne mènes pas à la fin de ton propre tour, la manche est finie pour toi : c’est l’élimination. Ta palette ne compte plus, et personne ne voit ta main. Dans les livrets, on retourne aussi la palette face cachée ; ici, elle reste visible, puisque tout le monde l’a déjà vue.
rulebook-round-end = Dès qu’il ne reste qu’un joueur, il gagne la manche. Le jeu de base se joue en une seule manche : la gagner, c’est gagner la partie.

rulebook-winning = Qui mène
rulebook-winning-text = Avec chaque règle, seul compte le meilleur groupe de cartes d’une palette ; une seule carte suffit à former un groupe. Le groupe le plus grand l’emporte ; à taille égale, celui qui contient la carte la plus forte. Tu mènes si ton groupe bat celui de chacun des autres joueurs encore en jeu.
rulebook-winning-none = Une palette où aucune carte ne correspond à la règle ne peut pas mener. Il arrive donc que personne ne mène.
rulebook-winning-rule = Règle
rulebook-winning-set = Ce qui compte
rulebook-winning-example = Par exemple
rulebook-set-R = Une carte : la plus forte.
rulebook-set-O = Des cartes de même chiffre.
rulebook-set-Y = Des cartes de même couleur.
rulebook-set-G = Des cartes paires : 2, 4 et 6.
rulebook-set-B = Des cartes de couleurs différentes, une de chaque.
rulebook-set-I = Des chiffres qui se suivent, une carte de chaque. Une suite ne passe pas de 7 à 1.
rulebook-set-V = Des cartes inférieures à 4 : 1, 2 et 3.

rulebook-turn = Ton tour
rulebook-turn-text = Choisis l’une de ces possibilités :
rulebook-turn-play = Joue une carte de ta main dans ta palette.
rulebook-turn-discard = Défausse une carte de ta main sur la toile. Sa couleur est la nouvelle règle.
rulebook-turn-both = Joue une carte, puis défausses-en une.
rulebook-turn-nothing-10 = Ne fais ni l’un ni l’autre : c’est l’élimination, sauf si tu mènes déjà.
rulebook-turn-nothing-11 = Ne fais ni l’un ni l’autre : c’est l’élimination.
rulebook-turn-winning = Tu ne peux défausser que si tu mènes ensuite. Tu peux jouer une carte qui ne t’aide pas, mais si ton tour s’arrête là, c’est l’élimination.
rulebook-turn-empty-10 = Si ta main est vide au début de ton tour, tu ne peux rien faire : c’est l’élimination, sauf si tu mènes déjà.
rulebook-turn-empty-11 = Si ta main est vide au début de ton tour, tu ne peux rien faire : c’est l’élimination.

rulebook-advanced = Règles avancées
rulebook-advanced-text = Après quelques manches, essaie les règles avancées. Elles ajoutent deux choses : une règle de défausse, et des points sur plusieurs manches. Tu peux aussi n’en prendre qu’une.
rulebook-discard = La règle de défausse
rulebook-discard-10 = Le chiffre de la carte que tu défausses doit être au moins égal au nombre de cartes de ta palette à ce moment-là. Il n’y a pas de pioche bonus.
rulebook-discard-11 = Si le chiffre de la carte que tu défausses est supérieur au nombre de cartes de ta palette à ce moment-là, tu peux piocher une carte, tant que la pioche n’est pas vide.
rulebook-score = Points
rulebook-score-set = Le gagnant d’une manche met de côté, face visible, les cartes qui comptaient avec la règle en vigueur. Chacune vaut son chiffre.
rulebook-score-next = On distribue la manche suivante avec les cartes que personne n’a gagnées. On a parfois intérêt à quitter la manche tôt, pour que le gagnant marque moins de points.
rulebook-score-target = La partie se termine après la manche où quelqu’un atteint 40 points à deux joueurs, 35 à trois ou 30 à quatre, ou quand il reste moins de huit cartes par joueur. Celui qui a le plus de points gagne.

rulebook-actions = Actions
rulebook-actions-text = Les Actions sont facultatives et s’ajoutent au jeu de base comme aux règles avancées. Un 1, un 3, un 5 ou un 7 a un effet quand il est joué d’une main dans une palette, pas quand il est défaussé ou distribué. Toute action possible est obligatoire.
rulebook-actions-chain = Une carte jouée grâce à un 5 déclenche sa propre action. Après toutes les actions, tu peux encore défausser une carte de ta main.
rulebook-act-1-10 = Prends une carte dans la palette d’un autre joueur encore en jeu, et mets-la face cachée sur le dessus de la pioche.
rulebook-act-1-11 = Prends une carte dans la palette d’un autre joueur encore en jeu, mais jamais sa seule carte, et mets-la face cachée sur le dessus de la pioche.
rulebook-act-1-12 = Prends une carte dans la palette d’un autre joueur encore en jeu, et mets-la face cachée sur le dessus de la pioche. Cette palette doit compter au moins autant de cartes que la tienne, 1 compris, et tu dois encore pouvoir rester en jeu ; sinon, le 1 n’a pas d’effet.
rulebook-act-1-13 = Prends une carte dans la palette d’un autre joueur encore en jeu, et mets-la face cachée sur le dessus de la pioche. Cette palette doit compter au moins autant de cartes que la tienne, 1 compris. Si tu ne peux pas rester en jeu à ce tour, tu n’as pas le droit de jouer un 1.
rulebook-act-3 = Pioche une carte. Tu peux jouer un 3 dans l’espoir de piocher une carte qui te sauve.
rulebook-act-5 = Joue encore une carte de ta main.
rulebook-act-7-10 = Mets une autre carte de ta palette sur la toile. Tu dois mener juste après. Avec les règles avancées, son chiffre doit être au moins égal au nombre de cartes qui restent dans ta palette.
rulebook-act-7-11 = Mets une autre carte de ta palette sur la toile. Tu dois mener juste après.
rulebook-act-7-12 = Choisis n’importe quelle carte de ta palette, même le 7. Mets-la sur la toile (tu dois mener juste après) ou face cachée sur le dessus de la pioche.
rulebook-act-7-13 = Choisis n’importe quelle carte de ta palette, même le 7. Mets-la sur la toile, ou face cachée sur le dessus de la pioche. Tu dois mener à la fin de ton tour ; si c’est impossible, tu n’as pas le droit de jouer le 7.

rulebook-asked = Questions fréquentes
rulebook-ask-order = Puis-je défausser d’abord et jouer ensuite ?
rulebook-answer-order-10 = Non. Le premier livret ne donne pas d’ordre, mais nous le lisons comme les suivants : on joue d’abord, et défausser une carte de ta main termine ton tour.
rulebook-answer-order-11 = Non. On joue d’abord, et défausser une carte de ta main termine ton tour. Seule une pioche bonus peut suivre.
rulebook-ask-nothing = Puis-je ne rien faire si je mène ?
rulebook-answer-nothing-10 = Oui, dans cette édition tu restes en jeu. C’est rare : il faut que quelqu’un ait pris une carte au joueur qui menait, puis ait été éliminé.
rulebook-answer-nothing-11 = Oui, mais cela t’élimine quand même.
rulebook-ask-stay = Que veut dire « pouvoir rester en jeu » ?
rulebook-answer-stay = Avec les cartes que tu vois maintenant, tu peux mener à la fin de ton tour, en l’état ou après une défausse. Les cartes que tu pourrais piocher ne comptent pas (mais tu peux toujours jouer un 3 et espérer).
rulebook-ask-bound = Puis-je prendre une carte à quelqu’un avec un 1, puis quitter la manche ?
rulebook-answer-bound-10 = Oui, dans cette édition tu peux.
rulebook-answer-bound-12 = Non. Une fois qu’un 1 a pris une carte, tu dois mener à la fin de ton tour.
rulebook-answer-bound-13 = Non. Une fois que tu as joué un 1 ou un 7, tu dois mener à la fin de ton tour.
rulebook-ask-seven = Puis-je piocher pour une carte qu’un 7 déplace vers la toile ?
rulebook-answer-seven-yes = Oui, si son chiffre est assez élevé. Ton tour continue, et tu peux défausser la carte piochée.
rulebook-answer-seven-no = Non, seulement pour une carte défaussée de ta main.
rulebook-ask-no-effect = Et si une action est impossible ?
rulebook-answer-no-effect-10 = Alors il ne se passe rien : un 1 qui n’a le droit de rien prendre, un 3 quand la pioche est vide, un 5 quand ta main est vide, un 7 quand tu ne peux déplacer aucune carte.
rulebook-answer-no-effect-12 = Alors il ne se passe rien : un 1 qui n’a le droit de rien prendre, un 3 quand la pioche est vide, un 5 quand ta main est vide.
rulebook-ask-best = Ma palette contient plusieurs groupes. Lequel me rapporte des points ?
rulebook-answer-best = Le meilleur, celui qui te faisait mener : avec Bleu, la carte la plus forte de chaque couleur ; avec Indigo, la couleur la plus forte de chaque chiffre. Tu ne peux pas en choisir un autre, même s’il vaut plus de points.
rulebook-ask-last = Le dernier en jeu doit-il mener ?
rulebook-answer-last = Non. Le dernier en jeu gagne la manche, même avec une main vide, et garde les cartes qui comptent, s’il y en a.
rulebook-ask-tie = Et en cas d’égalité de points à la fin ?
rulebook-answer-tie = Alors la victoire est partagée.

rulebook-differences = Les éditions comparées
rulebook-differences-text = Le jeu de base est le même dans toutes.
rulebook-diff-discard = Défausses avec les règles avancées
rulebook-diff-discard-10 = chiffre au moins égal à la taille de ta palette
rulebook-diff-discard-11 = toute carte ; un chiffre élevé permet de piocher
rulebook-diff-one = Le 1 prend
rulebook-diff-one-10 = toute carte d’une autre palette
rulebook-diff-one-11 = toute carte, sauf l’unique carte d’une palette
rulebook-diff-one-12 = dans une palette au moins aussi grande que la tienne
rulebook-diff-seven = Le 7 déplace
rulebook-diff-seven-10 = une autre carte, vers la toile
rulebook-diff-seven-12 = toute carte, vers la toile ou la pioche
rulebook-diff-when = Après un 7, tu dois mener
rulebook-diff-when-10 = aussitôt
rulebook-diff-when-12 = aussitôt, si la carte va sur la toile
rulebook-diff-when-13 = à la fin du tour
rulebook-diff-bonus = Pioche bonus pour une carte déplacée par un 7
rulebook-diff-out = Prendre une carte, puis quitter la manche
rulebook-diff-nothing = Ne rien faire quand on mène
rulebook-diff-nothing-10 = on reste en jeu
rulebook-diff-nothing-11 = élimination
rulebook-yes = oui
rulebook-no = non
rulebook-try = Apprendre en jouant

## Who is winning

who-title = Qui mène ?
who-intro = Pour jouer avec de vraies cartes : touche les cartes de chaque palette et la règle, et tu sauras qui mène.
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
who-card-free = { $card }, pas choisi
who-card-here = { $card }, dans cette palette
who-card-there = { $card }, chez { $name }
who-card-scored = { $card }, déjà gagné
who-type = Ou écris des cartes, par exemple R7 G4 V1
who-type-letters = R rouge, O orange, Y jaune, G vert, B bleu, I indigo, V violet
who-type-add = Ajouter
who-type-wrong =
    { $count ->
        [one] { $text } n’est pas une carte. Écris une lettre et un chiffre, par exemple R7.
       *[other] { $text } ne sont pas des cartes. Écris une lettre et un chiffre pour chacune, par exemple R7.
    }
who-type-scored = Le { $card } a déjà été gagné.
who-moved = Le { $card } était chez { $name } ; il est maintenant ici.
who-answer-nobody = Personne ne mène encore.
who-table = Avec chaque règle
who-table-none = aucune
who-scores = Points
who-scores-text =
    { $target ->
        [0] Marque les points du gagnant de la manche.
       *[other] Marque les points du gagnant de la manche. La partie se termine à { $target } points.
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
who-clear = Tout enlever
who-reset = Nouvelle partie
who-reset-ask = Tous les noms, cartes et points seront effacés, sans retour possible.
who-reset-yes = Tout effacer
who-reset-no = Annuler

## Puzzles

puzzles-title = Énigmes
puzzles-daily = Énigme du jour
puzzles-stream = Entraînement
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
puzzles-deck = À suivre dans la pioche
puzzles-deck-title = La pioche
puzzles-deck-text = De la prochaine carte à la dernière. Tu peux te servir de cet ordre pour résoudre l’énigme.
puzzles-task-survive = Un seul coup te garde en jeu. Trouve-le.
puzzles-give-up = Voir la solution
puzzles-again = Réessayer
puzzles-next = Énigme suivante
puzzles-more = D’autres énigmes
puzzles-right = Exact. { $turn }
puzzles-out = { $leads } Ce coup t’élimine.
puzzles-loses = Ce coup n’assure pas la victoire.
puzzles-loses-to = Ce coup n’assure pas la victoire : { $turn }
puzzles-survives-not = Ce n’est pas le bon coup.
puzzles-solution = La solution : { $way }.
puzzles-solved = Résolue pour aujourd’hui. La prochaine arrive à minuit UTC.
puzzles-streak-days =
    { $count ->
        [0] Pas encore de série
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
        [0] { $date } : pas résolue
        [one] { $date } : résolue au premier essai
       *[other] { $date } : résolue en { $tries } essais
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
puzzles-loading = Chargement d’une énigme…

trouble-no-puzzle = Il n’y a pas d’énigme de cette sorte. Choisis un autre type ou une autre difficulté.
trouble-card-twice = Une carte ne peut être que dans une seule palette.

## A new table

new-title = Jouer entre amis
new-lead = Ouvre une table et envoie le lien. Personne n’a besoin de compte.
new-nickname = Ton nom à la table
new-seats = Places
new-seat-you = Toi
new-seat = Place { $number }
new-seat-person = Un ami, par le lien
new-seat-bot =
    { $level ->
        [cautious] Bot, style prudent
        [bold] Bot, style audacieux
        [hoarder] Bot, style économe
       *[other] Bot, niveau { $level } : { $name }
    }
new-found = Qui peut venir
new-by-link = Ceux qui ont le lien
new-by-link-line = Ceux à qui tu l’envoies peuvent prendre place ou regarder.
new-public = Tout le monde
new-public-line = La table s’affiche aussi sur la page d’accueil.
new-hints = Indices
new-hints-line = À son tour, chacun peut demander les meilleurs coups. Tout le monde le voit.
new-name = Nom de la table (facultatif)
new-open = Ouvrir la table

new-clock-label = Pendule
new-clock-none = Non
new-clock-quick = Rapide
new-clock-relaxed = Calme
new-clock-own = Au choix
new-clock-none-line = Chacun prend le temps qu’il lui faut.
new-clock-line =
    { $reserve ->
        [one] { $turn } secondes par tour, et une réserve de { $reserve } minute pour la partie.
       *[other] { $turn } secondes par tour, et une réserve de { $reserve } minutes pour la partie.
    }
new-clock-turn = Secondes par tour
new-clock-reserve = Minutes de réserve

## Pass and play

pass-title = Jouer sur un seul appareil
pass-lead = Un seul appareil pour tout le monde. Les mains restent cachées pendant qu’il passe de l’un à l’autre.
pass-players = Joueurs
pass-name = Nom du joueur { $number }
pass-open = Distribuer
pass-same = Deux d’entre vous ont le même nom. Changez-en un, pour savoir à qui c’est de jouer.

## Replay and review

replay-title = Une partie terminée
replay-loading = Chargement des cartes…
replay-unfinished = Inachevée
replay-given-up = Interrompue par un abandon.
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
replay-controls = Lecture
replay-first = Aller au début
replay-back = Tour précédent
replay-forward = Tour suivant
replay-last = Aller à la fin
replay-play = Lecture automatique
replay-pause = Pause
replay-slider = Position dans la partie
replay-step = { $at } sur { $last }
replay-moment = À partir d’ici
replay-analyse = Analyser cette position
replay-no-play-on = Tu peux jouer la suite à partir de n’importe quel tour où toutes les cartes sont connues.
replay-download = Télécharger la partie (.red7)
replay-hand-over = Envoyer au serveur pour un bilan
eyes-label = Point de vue
eyes-open = Toutes les mains visibles
eyes-onlooker = Un spectateur
eyes-seat = { $name }
eyes-only = Cet enregistrement n’a qu’un seul point de vue : { $eyes }.

review-title = Bilan
review-text = L’ordinateur examine chaque tour, sans en savoir plus que la personne qui jouait, et dit ce qui aurait été mieux.
review-ask = Faire le bilan
review-go-on = Continuer le bilan
review-stop = Arrêter
review-progress = Tours examinés : { $done } sur { $turns }
review-done = Le bilan est terminé.
mark-best = Meilleur
mark-fine = Bon
mark-mistake = Erreur
mark-blunder = Gaffe
mark-forced = Forcé
# $chance and $best are chances to win the round, such as 62 %.
verdict-best = Il n’y avait pas mieux : { $chance } de chances de gagner la manche.
verdict-fine = Presque aussi bien que le meilleur coup : { $chance } de chances de gagner la manche, contre { $best } au mieux.
verdict-missed = { $chance } de chances de gagner la manche, contre { $best } au mieux.
verdict-forced = Il n’y avait pas d’autre choix : { $chance } de chances de gagner la manche.
# $points and $best are points to be expected, with their sign, such as +3,2.
verdict-points = En points : { $points } au lieu de { $best }.
# $way is advice such as "jouer le 7 rouge, changer la règle avec le 4 vert".
verdict-better = Il valait mieux { $way }.
# $player is the next player, $way what they could do.
verdict-reply = { $player } pourrait répondre : { $way }.
chart-title = Chances de gagner la manche, après chaque tour
chart-even = À chaque manche, le graphique part de chances égales.
chart-point = Manche { $round }, tour { $number }, { $name } : { $chance }
chart-table = Les chances en tableau
chart-turn-head = Tour
chart-player-head = Joueur
chart-chance-head = Chances
chart-mark-head = Verdict

## Games

games-title = Parties
games-own = Tes parties
games-own-text = Ce navigateur se souvient des tables où tu as joué.
games-going-on = En cours
games-public = Parties des tables publiques
games-here = Parties sur cet appareil
games-none = Aucune partie publique n’a encore été terminée ici.
games-here-none = Aucune partie n’a encore été terminée sur cet appareil.
games-play = Jouer une partie
games-loading = Chargement des parties…
games-more = Parties plus anciennes
games-save = Télécharger la partie : { $title }
games-board = Aller au plateau d’analyse
games-board-text = Prépare une position, essaie des coups et découvre ce qu’ils valent.
bring-title = Importer une partie
bring-text = Une partie venue d’ailleurs, au format .red7. Chaque tour est vérifié. Toute personne qui a son lien peut la voir.
bring-file = Choisir un fichier
bring-paste = Ou colle le texte de la partie
bring-submit = Afficher cette partie
bring-line = Ligne { $line }.
bring-line-turn = Ligne { $line }, tour { $turn }.
bring-too-long = Ce texte est trop long pour une partie. Est-ce le bon fichier ?
trouble-no-game = Il n’y a pas de partie ici. Vérifie le lien ; la partie a peut-être été supprimée.
trouble-games = Trop de parties ont été importées depuis ton réseau. Réessaie plus tard.
trouble-review-onlooker = Cet enregistrement ne montre aucune main : ses tours ne peuvent pas être jugés.
trouble-review-empty = Aucun tour de cette partie n’a été terminé : il n’y a rien à juger.
trouble-not-asker = Quelqu’un d’autre l’a demandé, donc ça continue.

## What is wrong with a text

complaint-spelling = Ce texte ne ressemble ni à une position ni à une partie.
complaint-order = Il manque quelque chose ici, ou ce n’est pas au bon endroit.
complaint-cards = Une carte manque ou apparaît deux fois.
complaint-illegal = Les règles ne le permettent pas ici.
complaint-differs = Le texte ne correspond pas aux cartes.
complaint-hidden = Les mains cachées ne correspondent au point de vue d’aucun joueur.
complaint-too-large = Ce texte est trop long.
complaint-mover-out = Le joueur dont c’est le tour ne peut pas être déjà éliminé.
complaint-seats-in = Au moins deux joueurs doivent être encore en jeu.
complaint-scored = Seules les parties avec points ont des cartes gagnées.
complaint-seats = Red7 se joue de deux à quatre.

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
board-unknown = Ce que peut faire { $name } dépend de cartes qui sont cachées ici.
board-needs-all = Pour jouer la suite, toutes les cartes doivent être connues.
board-turn-begun = Pour jouer la suite, finis d’abord ce tour, ou annule-le.
player-name = Joueur { $number }

options-title = Meilleurs coups
options-text = L’ordinateur essaie tous les coups et dit combien de fois chacun gagne la manche.
options-ask = Analyser
options-cancel = Annuler
options-thinking = Une ou deux secondes de réflexion…
options-hidden = La main du joueur actif est cachée : il n’y a rien à juger.
options-over = La manche est terminée.
options-worlds =
    { $count ->
        [one] Essayé avec { $count } répartition possible des cartes cachées.
       *[other] Essayé avec { $count } répartitions possibles des cartes cachées.
    }
options-open = Toutes les cartes sont visibles.
options-legend = La barre montre les chances de gagner la manche ; le crochet, la marge d’erreur. Choisis un coup pour le jouer.
options-chance = { $chance } de chances de gagner la manche, entre { $low } et { $high }.
options-points = { $points } points en moyenne.
options-points-short = { $points } pts
options-out = élimination
options-more =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
way-move = déplacer le { $card } vers la toile
way-take = prendre le { $card } à { $owner } pour le mettre sur la pioche
way-end = finir le tour
way-nothing = ne rien faire

editor-title = Préparer une position
editor-clear = Enlever toutes les cartes
editor-players = Joueurs
editor-mover = À qui de jouer
editor-hands = Mains
editor-open = Toutes visibles
editor-hidden = Celle du joueur actif
editor-rules = Règles : { $rules }
editor-zones = Où sont les cartes
editor-target = Placer les cartes dans
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
paste-show = Afficher

share-text = Copier en texte
share-picture = Partager en image
share-copied = Copié.
share-by-hand = Copie ce texte toi-même :
share-saved = Image enregistrée.

play-on = Jouer la suite
play-on-text = Tu prends la place du joueur actif ; des bots jouent les autres.
play-on-level = Niveau des bots
play-on-start = Jouer

## When the server is away

away-title = Le serveur ne répond pas
away-text = Tu es peut-être hors ligne, ou le serveur fait une pause. Tes tables sont conservées, et cette page se reconnectera toute seule.
away-again = Réessayer
offline-sign = Hors ligne
offline-why = Le serveur ne répond pas : cet appareil distribue les cartes et joue pour les bots. Tes parties y sont conservées.
offline-keep = Rendre disponible hors ligne
offline-keeping = Enregistrement : { $done } sur { $all } Mo
offline-ready = Disponible hors ligne
offline-failed = L’enregistrement a échoué. Vérifie ta connexion, puis réessaie.

## What is read out at a table

log-said = { $name } : { $text }
log-readied =
    { $you ->
        [yes] Tu attends la manche suivante.
       *[no] { $name } attend la manche suivante.
    }
log-freed =
    { $you ->
        [yes] Ta place est de nouveau libre.
       *[no] { $name } n’est plus à table : la place est de nouveau libre.
    }
log-filled = Des bots ont pris les places libres.
log-hosted =
    { $you ->
        [yes] Tu es maintenant l’hôte de la table.
       *[no] { $name } est maintenant l’hôte de la table.
    }

## Le terminal

term-preparing = Préparation des bots. La première fois, cela prend une minute.
term-not-saved = Cette partie n’est pas enregistrée : { $reason }.
term-sure = Entrée : oui. Échap : non.
term-choose = choisir
term-change = changer
term-complete = compléter
term-leave = sortir
term-quit = quitter
term-keyboard = Joueurs à ce clavier
term-continue = Continuer la dernière partie
term-player = Joueur
term-hand = Main
term-help = Touches
term-help-arrows = Avec ← →, choisis une carte ; avec ↑ ↓, ce que tu en fais ; Entrée le fait. Tu peux aussi cliquer.
term-help-cards = Dans chaque palette, les cartes qui comptent sont une ligne plus haut, entre crochets. Les cartes pâles de ta main ne peuvent pas te garder en jeu.
term-help-type = Ou tape ton coup : g4 joue G4, >b2 change la règle avec B2, g4b2 fait les deux, ^o6 met O6 sur la pioche, = pioche une carte, - n’en pioche pas, et un point termine le tour. Tab complète ce que tu tapes.
term-help-keys = u annule une étape de ce tour, h montre les meilleurs coups, q sort. Les parties sont enregistrées et tu peux les continuer.
term-help-ask = aide
