# What people read, in Italian. The same messages as in en.ftl, with the same values; a test says so.
# $card is a card, drawn or named; $you is yes where the sentence is about its reader; $colour is a letter of R O Y G B I V.

## The page

page-title = Red7
page-description = Gioca a Red7, il gioco di carte, con gli amici tramite un link, o contro il computer. Niente da installare, nessun account.
page-needs-script = Red7 ha bisogno di JavaScript. Attivalo per questa pagina e ricaricala.
page-unreached = Non è stato possibile caricare tutto Red7. Forse non hai connessione, o il server si sta prendendo una pausa.
page-old-browser = Questo browser è troppo vecchio per Red7. Aggiornalo, o apri questa pagina in un altro.

skip-to-content = Vai al contenuto
home = Red7, pagina iniziale
language = Lingua
theme-light = Colori chiari
theme-dark = Colori scuri
close = Chiudi
load-again = Ricarica
go-home = Vai all’inizio
not-found-title = Qui non c’è nulla
not-found-text = Questo indirizzo non porta da nessuna parte. Forse il link è scritto male.

## Cards and rules

colour-name =
    { $colour ->
        [R] Rosso
        [O] Arancio
        [Y] Giallo
        [G] Verde
        [B] Blu
        [I] Indaco
       *[V] Violetto
    }
card-name =
    { $colour ->
        [R] Rosso { $number }
        [O] Arancio { $number }
        [Y] Giallo { $number }
        [G] Verde { $number }
        [B] Blu { $number }
        [I] Indaco { $number }
       *[V] Violetto { $number }
    }
card-counting = { $card }, conta
card-hopeless = { $card }, non può tenerti in gioco
card-hidden = una carta coperta

rule-R = Rosso: la carta più alta
rule-O = Arancio: più carte dello stesso numero
rule-Y = Giallo: più carte dello stesso colore
rule-G = Verde: più carte pari
rule-B = Blu: più colori diversi
rule-I = Indaco: la scala più lunga
rule-V = Violetto: più carte sotto il 4

rule-R-short = carta più alta
rule-O-short = stesso numero
rule-Y-short = stesso colore
rule-G-short = carte pari
rule-B-short = colori diversi
rule-I-short = scala
rule-V-short = sotto il 4

rule-R-ties = A parità di numero: rosso il più alto, violetto il più basso
rule-O-ties = In parità decide la carta più alta del gruppo
rule-Y-ties = In parità decide la carta più alta del gruppo
rule-G-ties = In parità decide la carta pari più alta
rule-B-ties = In parità decide la carta più alta del gruppo
rule-I-ties = In parità decide la carta più alta della scala
rule-V-ties = In parità decide la carta più alta sotto il 4

legend = Le sette regole
rule-in-force = La regola in vigore
rule-preview = Questa sarebbe la regola

count-none = niente che conti
count-R = carta più alta { $card }
count-O =
    { $count ->
        [one] 1 carta, { $card }
       *[other] { $count } dello stesso numero, la più alta { $card }
    }
count-Y =
    { $count ->
        [one] 1 carta, { $card }
       *[other] { $count } dello stesso colore, la più alta { $card }
    }
count-G =
    { $count ->
        [one] 1 carta pari, { $card }
       *[other] { $count } carte pari, la più alta { $card }
    }
count-B =
    { $count ->
        [one] 1 colore, { $card }
       *[other] { $count } colori, la più alta { $card }
    }
count-I =
    { $count ->
        [one] 1 carta, { $card }
       *[other] scala di { $count }, la più alta { $card }
    }
count-V =
    { $count ->
        [one] 1 carta sotto il 4, { $card }
       *[other] { $count } carte sotto il 4, la più alta { $card }
    }

## The board

canvas-top = Quadro: { $card }
canvas-first = Quadro: la partita inizia con Rosso
canvas-drop = Fai della carta scelta la nuova regola
deck-count =
    { $count ->
        [0] Mazzo: vuoto
        [one] Mazzo: 1 carta
       *[other] Mazzo: { $count } carte
    }
your-side = Il tuo lato del tavolo
your-palette = La tua tavolozza
palette-of = Tavolozza di { $name }
your-hand = La tua mano
your-hand-label =
    { $count ->
        [one] La tua mano, 1 carta
       *[other] La tua mano, { $count } carte
    }
hand-count =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
points-count =
    { $count ->
        [one] 1 pt
       *[other] { $count } pt
    }
seat-moves = di turno
seat-moves-own = tocca a te
seat-own = Tu
seat-out = eliminato
tag-leading = in vantaggio
tag-would-lead = poi in vantaggio
tag-won = ha vinto
tag-behind = dietro { $name }
tag-behind-short = indietro
choose-from = Scegli una delle carte di { $name }
choose-from-own = Scegli una delle tue carte

leads =
    { $you ->
        [yes] Sei in vantaggio: { $count }.
       *[no] { $name } è in vantaggio: { $count }.
    }
nobody-leads = Nessuno è in vantaggio.

## A turn

do-play = Giocala
do-play-rule = …e cambia la regola
do-play-on = …e continua
do-play-then-rule = Giocala e cambia la regola
do-discard =
    { $colour ->
        [R] Cambia in Rosso
        [O] Cambia in Arancio
        [Y] Cambia in Giallo
        [G] Cambia in Verde
        [B] Cambia in Blu
        [I] Cambia in Indaco
       *[V] Cambia in Violetto
    }
do-deck = Mettila sul mazzo
do-draw = Pesca una carta
do-decline = Non pescare
do-end = Fine turno
do-end-out = Fine turno: sei fuori
do-nothing = Non fare nulla: sei fuori
do-leave = Esci dal round
do-go-out = Sì, sono fuori
do-think-again = Ci ripenso
do-undo = Annulla

would-play = { $card } nella tua tavolozza.
would-discard =
    { $colour ->
        [R] { $card } sul quadro: la regola diventa Rosso.
        [O] { $card } sul quadro: la regola diventa Arancio.
        [Y] { $card } sul quadro: la regola diventa Giallo.
        [G] { $card } sul quadro: la regola diventa Verde.
        [B] { $card } sul quadro: la regola diventa Blu.
        [I] { $card } sul quadro: la regola diventa Indaco.
       *[V] { $card } sul quadro: la regola diventa Violetto.
    }
would-deck = { $card } va coperta sul mazzo.
would-draw = Peschi una carta, e tutti vedono il tuo turno fin qui.
would-lead = Saresti in vantaggio.
would-lead-with = Saresti in vantaggio: { $count }.
would-be-out = Dopo, niente potrebbe tenerti in gioco.
would-be-behind = Saresti dietro a { $name }: cambia anche la regola.
would-nobody = Nessuno sarebbe in vantaggio: cambia anche la regola.
would-not = { $card } sul quadro: { $name } sarebbe in vantaggio, quindi non puoi.
would-not-nobody = { $card } sul quadro: nessuno sarebbe in vantaggio, quindi non puoi.

ask-turn = Tocca a te: gioca una carta, cambia la regola o fai entrambe le cose.
ask-empty = La tua mano è vuota: per te il round finisce qui.
ask-draw = Peschi una carta in cambio?
ask-one = Scegli una carta di un’altra tavolozza: andrà sul mazzo.
ask-seven = Scegli una carta della tua tavolozza per il quadro o il mazzo.
ask-seven-canvas = Scegli una carta della tua tavolozza per il quadro.
ask-five = Gioca un’altra carta.
ask-play = Scegli una carta della tua mano.
ask-silent =
    { $back ->
        [yes] Chiudi il turno, continua o annulla.
       *[no] Chiudi il turno o continua.
    }
ask-lead = Saresti in vantaggio. Chiudi il turno.
ask-lead-or-rule = Saresti in vantaggio. Chiudi il turno, o cambia anche la regola.
ask-rule = Non sei ancora in vantaggio. Scegli una carta della tua mano: il suo colore diventa la regola.
ask-go-on = Non sei ancora in vantaggio: gioca un’altra carta o cambia la regola.
ask-lost =
    { $back ->
        [yes] Da qui niente ti tiene in gioco. Annulla, o sei fuori.
       *[no] Niente ti tiene più in gioco: per te il round finisce qui.
    }
ask-out = Non sei in vantaggio: saresti fuori da questo round.

did-play =
    { $you ->
        [yes] Giochi { $card }.
       *[no] { $name } gioca { $card }.
    }
did-discard =
    { $you ->
        [yes] Cambi la regola con { $card }.
       *[no] { $name } cambia la regola con { $card }.
    }
did-move =
    { $you ->
        [yes] Sposti { $card } dalla tua tavolozza al quadro.
       *[no] { $name } sposta { $card } dalla sua tavolozza al quadro.
    }
did-take =
    { $you ->
        [yes] Togli { $card } a { $owner }: va sul mazzo.
       *[no]
            { $yours ->
                [yes] { $name } ti toglie { $card }: va sul mazzo.
               *[no] { $name } toglie { $card } a { $owner }: va sul mazzo.
            }
    }
did-put-back =
    { $you ->
        [yes] Metti { $card } sul mazzo.
       *[no] { $name } mette { $card } sul mazzo.
    }
did-draw =
    { $you ->
        [yes] Peschi una carta.
       *[no] { $name } pesca una carta.
    }
did-draw-card =
    { $you ->
        [yes] Peschi { $card }.
       *[no] { $name } pesca { $card }.
    }
did-out =
    { $you ->
        [yes] Sei fuori da questo round.
       *[no] { $name } è fuori.
    }

## When something does not work

trouble = Non ha funzionato. Riprova.
trouble-away = Il server non è raggiungibile. Il tuo tavolo resta al sicuro; si continua da sé.
trouble-stale = Nel frattempo è successo qualcosa. Guarda di nuovo.
trouble-not-winning = Una carta può andare sul quadro solo se dopo sei in vantaggio.
trouble-not-your-turn = Non è il tuo turno.
trouble-rate = Troppo veloce. Aspetta un momento.
trouble-busy = Il computer sta pensando per altri. Riprova tra un momento.
trouble-waking = Il server sta appena iniziando a pensare. Riprova tra un minuto.
trouble-one-at-a-time = Una domanda alla volta: aspetta la risposta all’ultima.
trouble-no-table = Qui non c’è nessun tavolo. Forse il link è scritto male, o il tavolo è stato sparecchiato.
trouble-full = Tutti i posti di questo tavolo sono occupati. Puoi guardare.
trouble-tables = Dal tuo indirizzo sono stati aperti troppi tavoli. Riprova più tardi.
trouble-mistake = È un errore nostro. Ne abbiamo preso nota; riprova.
trouble-name-taken = Qualcuno qui ha già questo nome. Scegline un altro.
trouble-word = Una parola di quel testo qui non è permessa. Scegline un’altra.
trouble-no-chat = Su questo server non c’è la chat.
trouble-reports = Sono molte segnalazioni. Aspetta un po’.
trouble-closed = Chi gestisce questo server ha chiuso il tavolo.
trouble-seat-taken = Qualcuno è stato più veloce: il posto è occupato.
trouble-begun = Le carte sono già distribuite. Puoi guardare.
trouble-seats-open = Ci sono ancora posti liberi.
trouble-not-host = Può farlo solo chi ospita il tavolo.
trouble-paused = La partita è in pausa.
trouble-bot-plays = Un bot gioca per te. Prima riprendi il tuo posto.
trouble-too-late = Il tuo tempo era scaduto.
trouble-proposed = C’è già una proposta. Prima rispondi a quella.
trouble-undo-nothing = Non hai turni da riprendere.
trouble-undo-draw = Da allora è stata pescata una carta: quel turno resta.
trouble-undo-round-over = Il round è finito: i suoi turni restano.
trouble-no-recovery = Questo link non restituisce alcun posto. Un link al posto vale finché non se ne crea uno nuovo.
trouble-connections = Ci sono troppe connessioni dalla tua rete. Chiudi una scheda e riprova.
trouble-unavailable = Il tavolo sta passando a un altro server. Riprova tra un momento.
trouble-malformed = Questa pagina e il server non si capiscono. Ricarica la pagina.

## Rules by name

# $switches are the letters of what is added: d the discard rule, s points, a actions. Base, Avanzato and Azioni are names.
rules-game =
    { $switches ->
        [d] Base con la regola dello scarto
        [s] Base a punti
        [a] Base con Azioni
        [ds] Avanzato
        [da] Base con la regola dello scarto e Azioni
        [sa] Base a punti con Azioni
        [dsa] Avanzato con Azioni
       *[none] Base
    }
# $game is the message before this one.
rules-name = { $game }, edizione { $edition }
rules-name-small-pack = { $game }, edizione { $edition }, con meno carte
rules-choice = Il gioco
rules-basic = Base
rules-basic-line = Un round. Vince chi resta in gioco fino alla fine.
rules-advanced = Avanzato
rules-advanced-line =
    { $edition ->
        [first] Round a punti, e le carte basse non possono cambiare la regola.
       *[later] Round a punti, e uno scarto alto fa pescare una carta.
    }
rules-points = Solo punti
rules-points-line = Round a punti, con gli scarti del gioco Base.
rules-discard = Solo regola dello scarto
rules-discard-line =
    { $edition ->
        [first] Un round. Uno scarto non può essere più basso del numero di carte della tua tavolozza.
       *[later] Un round. Uno scarto più alto del numero di carte della tua tavolozza fa pescare una carta.
    }
rules-actions = Azioni
rules-actions-line = Le carte dispari fanno qualcosa quando si giocano: togliere, pescare, continuare o spostare. Stanno bene con tutti questi giochi.
rules-edition = Edizione
rules-edition-same = Il gioco Base è uguale in tutte le edizioni.
rules-edition-3 = La più recente. Chi non può restare in gioco non può giocare un 1 né un 7.
rules-edition-2 = Un 1 toglie solo da tavolozze con almeno tante carte quante la tua, e un 7 può spostare qualsiasi tua carta.
rules-edition-1 = Una delle prime. Un 1 non toglie mai l’unica carta di qualcuno, e con un 7 bisogna essere subito in vantaggio.
rules-edition-0 = La prima. Una carta bassa non può cambiare la regola se la tavolozza è grande, e nessuno pesca per uno scarto.

## Inviting

invite-link = Link a questo tavolo
invite-copy = Copia il link
invite-copied = Copiato
invite-share = Condividi
invite-share-title = Un tavolo di Red7
invite-code = Il link come codice QR
invite-code-missing = Non è stato possibile disegnare il codice QR. Il link funziona lo stesso.
invite-here-only = Questo link vale solo su questo computer. Per gli amici sulla stessa rete, avvia il gioco con { $command }.

## The table

table-title = Tavolo
table-yours = Il tuo tavolo
table-of = Il tavolo di { $name }
table-connecting = Cerco il tavolo…
table-away = Nessuna connessione. Si riprova; niente va perso.
lost-title = Qui non c’è nessun tavolo
lost-game-title = Qui non c’è nessuna partita
lost-text = Forse il link è scritto male, o quello che c’era qui è stato messo via dopo un po’.
guest-name = Ospite
looking-on = Stai guardando.
round-number = Round { $round }
target = { $points } per vincere
onlookers =
    { $count ->
        [one] 1 persona guarda
       *[other] { $count } persone guardano
    }
title-your-turn = Tocca a te · { $table }
notify-turn = Tocca a te
bot-name = Bot (liv. { $level })

bot-name-number = Bot { $number } (liv. { $level })
gather-waiting = In attesa di tutti
gather-invited = Hai un invito: { $table }
gather-seats = Posti
gather-sit = Siediti
gather-start = Dai le carte
gather-leave = Lascia il posto
gather-remove = Togli
gather-fill-level = Bot per i posti liberi
gather-fill =
    { $count ->
        [one] Riempi il posto libero
       *[other] Riempi { $count } posti liberi
    }
gather-invite = Invita gli amici
gather-invite-text = Chi ha questo link può sedersi. Nessun account, niente da installare.
nickname = Il tuo nome al tavolo
nickname-example = Anna
seat-open = libero
seat-expected = riservato a { $name }
seat-you = (tu)
seat-host = ospita
seat-ready = ha confermato
seat-stood-in = gioca un bot
seat-replaced = il suo bot non risponde; gioca uno più semplice
seat-away = assente
fair-title = La distribuzione è onesta?
fair-text = Prima che qualcuno si sedesse, il server si è impegnato su un segreto con questa impronta. Il browser di ogni giocatore aggiunge bit propri, e le carte derivano da entrambi. Dopo il round chiunque può verificarlo.

story-title = La partita finora
story-empty = Le carte sono state distribuite.
story-round = Round { $round }
story-won =
    { $you ->
        [yes] Vinci il round.
       *[no] { $name } vince il round.
    }
story-game =
    { $you ->
        [yes] Vinci la partita.
       *[no] { $name } vince la partita.
    }
story-shared = Vittoria condivisa: { $names }.
story-stood-in =
    { $you ->
        [yes] Un bot gioca per te.
       *[no]
            { $why ->
                [clock] Il tempo di { $name } è finito; continua un bot.
                [handed] { $name } lascia giocare un bot.
               *[other] { $name } non c’è; continua un bot.
            }
    }
story-returned =
    { $you ->
        [yes] Torni a giocare.
       *[no] { $name } torna a giocare.
    }
story-resigned =
    { $you ->
        [yes] Abbandoni.
       *[no] { $name } abbandona.
    }
story-agreed =
    { $you ->
        [yes] Accetti.
       *[no] { $name } accetta.
    }
story-declined =
    { $you ->
        [yes] Rifiuti.
       *[no] { $name } rifiuta.
    }
story-undone =
    { $you ->
        [yes] Il tuo turno è stato annullato.
       *[no] Il turno di { $name } è stato annullato.
    }
story-sat =
    { $you ->
        [yes] Ti siedi al tavolo.
       *[no] { $name } si siede al tavolo.
    }
story-proposed-undo =
    { $you ->
        [yes] Chiedi di annullare il tuo turno.
       *[no] { $name } chiede di annullare un turno.
    }
story-proposed-pause =
    { $you ->
        [yes] Chiedi una pausa.
       *[no] { $name } chiede una pausa.
    }
story-paused = La partita è in pausa.
story-continued =
    { $you ->
        [yes] Riprendi la partita.
       *[no] { $name } riprende la partita.
    }
story-server-back = Il server non c’era; gli orologi erano fermi.
story-came = { $name } è qui.
story-went = { $name } non c’è.

idle-turn-of = Tocca a { $name }.
idle-paused = La partita è in pausa.
idle-out = Fuori da questo round. Gli altri continuano.
idle-stood-in = Un bot gioca per te.
pause-end = Continua
proposal-agree = Accetta
proposal-decline = Rifiuta
proposal-withdraw = Ritira

side-show = Storia
side-hide = Nascondi
chat-title = Chat
chat-unread =
    { $count ->
        [one] 1 nuovo messaggio
       *[other] { $count } nuovi messaggi
    }
chat-empty = Nessuno ha ancora detto nulla.
chat-line = Di’ qualcosa
chat-send = Invia
chat-mute = Silenzia o segnala qualcuno
chat-report = Segnala
chat-reported = Segnalato
chat-report-seat = Segnala { $name }
react-hello = Ciao
react-well-played = Ben giocato
react-wow = Wow
react-oops = Ops
react-thinking = Fammi pensare
react-thanks = Grazie
react-good-game = Bella partita
react-sorry = Scusa

hint-ask = Aiuto
hint-thinking = Sto pensando…
hint-play = giocare { $card }
hint-discard = fare di { $card } la regola
hint-deck = mettere { $card } sul mazzo
hint-draw = pescare una carta
hint-decline = non pescare
# After a number of per cent.
hint-chance = di vincere

points-won =
    { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
scores-title = Punteggi
next-round = Prossimo round
next-waiting = In attesa degli altri
rematch = Gioca ancora
rematch-go = Alla prossima partita
rematch-soon = La prossima partita è pronta. Ci vai tra { $seconds } s.
rematch-stay = Resta qui
look-at-game = Guarda la partita

menu = Menu
menu-undo =
    { $alone ->
        [yes] Annulla il mio ultimo turno
       *[no] Chiedi di annullare il mio turno
    }
menu-pause =
    { $alone ->
        [yes] Metti in pausa
       *[no] Chiedi una pausa
    }
menu-hand-over = Fai giocare un bot per me
menu-take-back = Torno a giocare io
menu-resign = Abbandona
menu-resign-sure = Sì, abbandono
menu-sound = Suoni delicati
menu-vibrate = Vibra quando tocca a me
menu-notify = Avvisami quando tocca a me
menu-keep = Link al mio posto
menu-keep-text = Con questo link puoi riavere il tuo posto su un altro dispositivo. È solo per te.
menu-rules = Le regole

time-turn = Restano { $time } per questo turno
time-reserve = Restano { $time } di riserva
curtain-pass = Passa il dispositivo a { $name }.
curtain-show = Sono { $name }: mostra la mia mano

## Levels of bots

# How well a bot plays, as a name for it. Phrases that stand after one bot or several alike.
level-name =
    { $level ->
        [1] alla portata di un bambino
        [2] in amicizia
        [3] senza fretta
        [4] con passo sicuro
        [5] con grinta
        [6] con occhio fino
       *[7] da maestro
    }
# $name is the message before this one.
level-choice = Livello { $level }: { $name }
# Bots of one level among the players of a game, as in: Anna e 2 bot (in amicizia).
level-bots =
    { $count ->
        [one] un bot ({ $name })
       *[other] { $count } bot ({ $name })
    }
level-label = Quanto giocano bene i bot

## Home

home-title = Sette regole, una alla volta.
home-lead = Alla fine del tuo turno devi essere in vantaggio, altrimenti sei fuori. Gioca una carta nella tua tavolozza, cambia la regola o fai entrambe le cose.
home-play-now = Gioca ora
home-against =
    { $count ->
        [one] Contro un bot: { $level }
       *[other] Contro { $count } bot: { $level }
    }
home-change = Cambia
# Follows the message before this one, for those who listen.
home-change-what = {" "}avversari e regole
home-change-done = Fatto
home-opponents = Avversari
home-friends = Gioca con gli amici
home-pass = Passa e gioca
home-rules-title = Tocca una carta: diventa la regola.
home-rules-label = Sette carte, sette regole: scegli quella in vigore
home-doors = Altre vie per Red7
home-door-learn = Impara a giocare
home-door-learn-line = Dieci minuti, giocando.
home-door-who = Chi è in vantaggio?
home-door-who-line = Per il tuo tavolo vero: tocca le carte di ogni tavolozza.
home-door-board = Tavolo di analisi
home-door-board-line = Prepara una posizione qualsiasi e guarda quanto vale.
home-door-rules = Regole
home-door-rules-line = Tutte le edizioni, in breve.
home-open-title = Tavoli aperti
home-open-none = Al momento nessun tavolo pubblico è aperto. Aprine uno, e forse qualcuno si siede.
home-open-first = Apri un tavolo
home-open-seats =
    { $count ->
        [one] 1 posto libero
       *[other] { $count } posti liberi
    }
home-open-join = Unisciti
home-open-watch = Guarda
home-puzzle-title = Il rompicapo di oggi
home-puzzle-ask =
    { $kind ->
        [win] Una mossa vince. Quale?
       *[survive] Una mossa ti tiene in gioco. Quale?
    }
home-puzzle-open = Al rompicapo di oggi
home-puzzle-solve = Risolvilo
home-puzzle-none = Il rompicapo del giorno non è ancora qui. Guarda di nuovo tra un momento.
home-recent-title = Partite recenti
home-recent-own = Le tue
home-recent-return = Riprendi
home-recent-public = Ai tavoli pubblici
home-recent-more = Tutte le partite
home-recent-none = Qui troverai le tue partite, da continuare o da riguardare.
home-credit = Non ufficiale e gratuito. Red7 è un gioco di Carl Chudyk e Chris Cieslik, pubblicato da Asmadi Games.
home-version = Versione { $version }
home-away = Il server non è raggiungibile. Controlla la connessione e riprova tra un momento.

## Learn

tutorial-title = Impara a giocare
tutorial-progress = Lezione { $number } di { $count }
tutorial-lessons = Lezioni
tutorial-lesson-done = fatta
tutorial-restart = Ricomincia
tutorial-next = Avanti
tutorial-next-lesson = Prossima lezione
tutorial-finish = Termina
tutorial-again = Riprova
tutorial-loading = Dispongo le carte…

tutorial-right = Giusto. { $leads }
tutorial-wrong = { $leads } Saresti fuori. Prova un’altra carta.
tutorial-other-way = Sei ancora in gioco, quindi va bene anche così. Qui, però, prova come chiede la lezione.
tutorial-no-way-out = Sei ancora in gioco. Qui, però, guarda com’è restare fuori.

tutorial-cards = Quale carta è più alta
tutorial-cards-ask = Tocca la carta più alta.
tutorial-cards-1 = Prima decide il numero. Il colore non conta ancora.
tutorial-cards-2 = Anche il colore più basso vince con un numero più alto.
tutorial-cards-3 = A parità di numero decide il colore: rosso, arancio, giallo, verde, blu, indaco, violetto, dal più alto al più basso.
tutorial-cards-4 = Ancora lo stesso. Non ci sono due carte uguali, quindi ce n’è sempre una più alta.
tutorial-cards-scale = Dal più alto al più basso
tutorial-cards-right = Giusto: { $high } è più alta di { $low }.
tutorial-cards-wrong = No, { $high } è più alta di { $low }.

tutorial-R-1 = Ognuno ha una tavolozza: carte scoperte. La regola dice quale tavolozza è in vantaggio. Con Rosso è quella con la carta più alta. Gioca una carta che ti porti in vantaggio.
tutorial-R-2 = Bruno ha un 6. Tu ne hai due, ma solo uno è più alto del suo.
tutorial-O-1 = Con Arancio contano le carte dello stesso numero. Bruno ha due 4. Gioca una carta che ti dia una coppia migliore.
tutorial-O-2 = Più carte battono carte più alte. Bruno ha due 7: quante te ne servono?
tutorial-Y-1 = Con Giallo contano le carte dello stesso colore. Bruno ne ha due di colore violetto. Devi averne una più di lui.
tutorial-Y-2 = A parità di carte decide la più alta del gruppo. Forse è già nella tua tavolozza.
tutorial-G-1 = Con Verde contano le carte pari: 2, 4 e 6. Le altre sono lì e basta.
tutorial-G-2 = Di nuovo parità. Decide la carta pari più alta, quindi un 7 non aiuta.
tutorial-B-1 = Con Blu contano i colori diversi: una carta per ciascuno.
tutorial-B-2 = Due contro di te. Supera tutti e due.
tutorial-I-1 = Con Indaco contano i numeri in fila, di qualsiasi colore. Bruno ha 5 e 6. Fai una scala più lunga.
tutorial-I-2 = Una scala non continua dal 7 all’1. Trova la carta che rende più alta la tua.
tutorial-V-1 = Con Violetto contano le carte basse: 1, 2 e 3. Devi averne più di Bruno.
tutorial-V-2 = Ancora parità. Tra le carte basse decide la più alta.

tutorial-turn = Il tuo turno
tutorial-turn-1 = D’ora in poi il tavolo ti dice che cosa farebbe una carta, prima che tu la giochi. Tocca una carta e leggi la frase; poi giocane una che ti porti in vantaggio.
tutorial-turn-2 = Nessuna carta della tua mano batte il 7 rosso. Ma ogni carta è anche una regola: mettine una sul quadro, e il suo colore è la nuova regola. Tocca una carta, poi il quadro o il pulsante. Dopo devi essere in vantaggio.
tutorial-turn-3 = Puoi fare entrambe le cose: prima giocare una carta, poi cambiare la regola. Qui non basta niente di meno.
tutorial-turn-4 = Chi non è in vantaggio quando finisce il proprio turno è eliminato dal round. Le carte pallide non possono tenerti in gioco. Capita a tutti: lasciati eliminare.
tutorial-turn-4-right = Sei fuori, e Bruno vince questo round. Nel prossimo giocano di nuovo tutti.

tutorial-round = Un round intero
tutorial-round-1 = Ora un round intero, con quattro carte a testa. Alla fine di ogni tuo turno devi essere in vantaggio. Vince chi resta per ultimo.
tutorial-round-waits = Bruno sta pensando.
tutorial-round-won = { $turn } Vinci il round.
tutorial-round-lost = Sei fuori, quindi Bruno vince questo round. Rigiocalo, o vai avanti.

tutorial-draw = Avanzato: carta per carta
tutorial-draw-1 = Nell’Avanzato, una carta alta sul quadro ne porta un’altra in mano. Se il suo numero supera il numero di carte della tua tavolozza, puoi pescare. Cambia la regola in modo da poter pescare, e pesca.
tutorial-draw-1-right = Hai pescato { $card }. Con più carte in mano resti in gioco più a lungo.

tutorial-score = Avanzato: punti
tutorial-score-1 = Chi vince un round tiene le carte che contano secondo la regola, e ognuna vale il suo numero. Hai vinto con questa regola. Tocca le carte che tieni.
tutorial-score-2 = Lo stesso con un’altra regola. Di ogni colore conta solo la carta più alta.
tutorial-score-take = Tengo queste
tutorial-score-right =
    { $points ->
        [one] Giusto: 1 punto. In due, chi arriva per primo a { $target } vince la partita.
       *[other] Giusto: { $points } punti. In due, chi arriva per primo a { $target } vince la partita.
    }
tutorial-score-wrong = Quasi. Quali carte formano il gruppo migliore con questa regola?
tutorial-score-cards = La tua tavolozza alla fine del round

tutorial-actions = Azioni
tutorial-actions-1 = Con le azioni, le carte dispari fanno qualcosa quando le giochi. Un 1 toglie una carta da un’altra tavolozza e la mette sul mazzo. Vale per le tavolozze che non hanno meno carte della tua. Liberati della carta migliore di Bruno.
tutorial-actions-2 = Un 3 pesca una carta. Non puoi sapere quale, ma puoi usarla nello stesso turno. Gioca il 3, poi cambia la regola con la carta pescata.
tutorial-actions-3 = Un 5 ti fa giocare un’altra carta. Allunga la scala di due.
tutorial-actions-4 = Un 7 sposta una carta della tua tavolozza sul quadro o sul mazzo. Fanne una regola che ti convenga, poi chiudi il turno.

tutorial-end = Ora sai giocare
tutorial-end-text = Il gioco è tutto qui. Il resto viene giocando: una buona mossa ti tiene in gioco, una migliore non lascia nulla agli altri.
tutorial-end-play = Gioca ora
tutorial-end-puzzles = Risolvi un rompicapo
tutorial-end-rules = Leggi le regole

## The rules page

rulebook-title = Regole
rulebook-edition = Edizione { $edition }
rulebook-editions = Scegli un’edizione
rulebook-contents = In questa pagina
rulebook-print = Stampa
rulebook-intro = Un gioco di carte da due a quattro giocatori. Quando finisce il tuo turno devi essere in vantaggio, altrimenti sei fuori dal round. Quel che serve per vincere cambia di continuo, perché ogni carta può diventare la regola.
rulebook-about-10 = Il primo regolamento. La sua regola avanzata limita ciò che si può scartare, e nessuno pesca per uno scarto.
rulebook-about-11 = Uno dei primi regolamenti, senza numero; il nome 1.1 è nostro. Con esso è arrivata la pescata extra.
rulebook-about-12 = Il regolamento di molti paesi; seguiamo il testo inglese. L’1 e il 7 hanno azioni diverse da prima.
rulebook-about-13 = L’edizione più recente, quella che giochiamo se non ne scegli un’altra.

rulebook-cards = Le carte
rulebook-cards-text = Ci sono 49 carte: i numeri da 1 a 7 in sette colori. Ogni carta è anche una regola, quella del suo colore.
rulebook-cards-number = Il numero più alto è la carta più alta, qualunque sia il colore.
rulebook-cards-colour = A parità di numero decide il colore, dal rosso, il più alto, al violetto, il più basso. Non ci sono due carte uguali.
rulebook-higher = { $high } è più alta di { $low }.

rulebook-round = Un round
rulebook-round-deal = Ognuno riceve una mano di sette carte e una carta scoperta: la prima della sua tavolozza. Le carte che restano sono il mazzo.
rulebook-round-canvas = Il quadro sta al centro. Il colore in cima è la regola in vigore; un round inizia con Rosso.
rulebook-round-first = È in vantaggio chi ha la carta più alta nella tavolozza. Inizia il giocatore alla sua sinistra, e i turni proseguono verso sinistra.
rulebook-round-out = Chi non è in vantaggio quando finisce il proprio turno è eliminato. La sua tavolozza non conta più, e nessuno vede la sua mano.
rulebook-round-end = Quando resta un solo giocatore, vince subito il round.

rulebook-winning = Chi è in vantaggio
rulebook-winning-text = Ogni regola sceglie da ciascuna tavolozza il gruppo di carte migliore. Il gruppo più grande è migliore; tra gruppi ugualmente grandi, quello con la carta più alta. Sei in vantaggio se il tuo gruppo è migliore di quello di tutti gli altri ancora in gioco.
rulebook-winning-none = Una tavolozza senza carte per la regola non può essere in vantaggio. Perciò può darsi che non lo sia nessuno.
rulebook-winning-rule = Regola
rulebook-winning-set = Che cosa conta
rulebook-winning-example = Per esempio
rulebook-set-R = Una carta: la più alta.
rulebook-set-O = Carte dello stesso numero.
rulebook-set-Y = Carte dello stesso colore.
rulebook-set-G = Carte pari: 2, 4 e 6.
rulebook-set-B = Carte di colori diversi, una per ciascuno.
rulebook-set-I = Numeri in fila, una carta per ciascuno. Il 7 e l’1 non si uniscono.
rulebook-set-V = Carte sotto il 4: 1, 2 e 3.

rulebook-turn = Il tuo turno
rulebook-turn-text = Fai una di queste cose:
rulebook-turn-play = Gioca una carta dalla mano nella tua tavolozza.
rulebook-turn-discard = Scarta una carta dalla mano sul quadro. Il suo colore è la nuova regola.
rulebook-turn-both = Gioca una carta, e poi scartane una.
rulebook-turn-nothing = Non fare né l’una né l’altra cosa, e sei fuori.
rulebook-turn-winning = Puoi scartare solo se dopo sei in vantaggio. Puoi giocare una carta che non aiuta, ma se il tuo turno finisce lì, sei fuori.
rulebook-turn-empty = Se non hai carte in mano quando tocca a te, non puoi fare nulla.

rulebook-advanced = Avanzato
rulebook-advanced-text = L’Avanzato aggiunge una regola per gli scarti e i punti su più round. Si può giocare con l’una senza gli altri, e viceversa.
rulebook-discard = La regola dello scarto
rulebook-discard-10 = Il numero della carta che scarti deve essere almeno pari al numero di carte della tua tavolozza in quel momento. Nessuno pesca per uno scarto.
rulebook-discard-11 = Se il numero della carta che scarti è più alto del numero di carte della tua tavolozza in quel momento, puoi pescare una carta, purché il mazzo ne abbia.
rulebook-score = Punti
rulebook-score-set = Chi vince un round mette da parte, visibili a tutti, le carte del suo gruppo secondo la regola in vigore. Ognuna vale il suo numero.
rulebook-score-next = Il round seguente si gioca con le carte che nessuno ha vinto.
rulebook-score-target = La partita finisce dopo il round in cui qualcuno arriva a 40 punti in due, 35 in tre, 30 in quattro; o quando non restano otto carte a testa. Vince chi ha più punti.

rulebook-actions = Azioni
rulebook-actions-text = Con le azioni, un 1, un 3, un 5 o un 7 fa qualcosa quando si gioca dalla mano nella tavolozza; non quando si scarta o si riceve all’inizio. Quel che si può fare si deve fare.
rulebook-actions-chain = Una carta giocata grazie a un 5 compie la propria azione. Dopo tutto questo, una carta della tua mano può ancora andare sul quadro.
rulebook-act-1-10 = Togli una carta dalla tavolozza di qualcuno ancora in gioco e mettila coperta sul mazzo.
rulebook-act-1-11 = Togli una carta dalla tavolozza di qualcuno ancora in gioco e mettila coperta sul mazzo, ma mai la sua unica carta.
rulebook-act-1-12 = Togli una carta da una tavolozza che non ha meno carte della tua, contando l’1, e mettila coperta sul mazzo. Fallo solo se puoi ancora restare in gioco.
rulebook-act-1-13 = Togli una carta da una tavolozza che non ha meno carte della tua, contando l’1, e mettila coperta sul mazzo. Se in questo turno non puoi restare in gioco, non puoi giocare l’1.
rulebook-act-3 = Pesca una carta.
rulebook-act-5 = Gioca un’altra carta dalla mano.
rulebook-act-7-10 = Metti sul quadro un’altra carta della tua tavolozza, se subito dopo sei in vantaggio. Nell’Avanzato il suo numero deve essere almeno pari al numero di carte rimaste nella tua tavolozza.
rulebook-act-7-11 = Metti sul quadro un’altra carta della tua tavolozza, se subito dopo sei in vantaggio.
rulebook-act-7-12 = Sposta una carta qualsiasi della tua tavolozza, anche il 7: sul quadro, se subito dopo sei in vantaggio, o coperta sul mazzo.
rulebook-act-7-13 = Sposta una carta qualsiasi della tua tavolozza, anche il 7: sul quadro o coperta sul mazzo. Devi essere in vantaggio alla fine del turno; se non puoi, non puoi giocare il 7.

rulebook-asked = Domande frequenti
rulebook-ask-order = Posso prima scartare e poi giocare?
rulebook-answer-order = No. Prima si gioca, e uno scarto dalla mano chiude il turno. Può seguire solo una pescata extra.
rulebook-ask-nothing = Posso non fare nulla mentre sono in vantaggio?
rulebook-answer-nothing-10 = Sì, in questa edizione resti in gioco. È raro: qualcuno deve aver tolto una carta a chi era in vantaggio ed essere stato eliminato.
rulebook-answer-nothing-11 = Non fare nulla ti elimina anche in quel caso.
rulebook-ask-stay = Che cosa significa poter restare in gioco?
rulebook-answer-stay = Che con le carte che vedi ora il tuo turno può finire con te in vantaggio, così come stanno le cose o dopo uno scarto. Le carte che potresti pescare non contano.
rulebook-ask-bound = Posso togliere una carta a qualcuno e poi restare fuori?
rulebook-answer-bound-10 = Sì, in questa edizione puoi.
rulebook-answer-bound-12 = No. Se un 1 ha tolto una carta, alla fine del turno devi essere in vantaggio.
rulebook-answer-bound-13 = No. Se hai giocato un 1 o un 7, alla fine del turno devi essere in vantaggio.
rulebook-ask-seven = Posso pescare per una carta che un 7 sposta sul quadro?
rulebook-answer-seven-yes = Sì, se il suo numero è abbastanza alto. Dopo, il tuo turno continua, e la carta pescata può essere il tuo scarto.
rulebook-answer-seven-no = No, solo per uno scarto dalla mano.
rulebook-ask-no-effect = E se un’azione non si può compiere?
rulebook-answer-no-effect = Allora non succede nulla: un 3 con il mazzo vuoto, un 5 con la mano vuota, un 1 che non può togliere nulla.
rulebook-ask-best = La mia tavolozza ha più gruppi. Quale dà i punti?
rulebook-answer-best = Il migliore, quello con cui eri in vantaggio: con Blu la carta più alta di ogni colore, con Indaco il colore più alto di ogni numero. Un altro gruppo può valere più punti, ma non è quello.
rulebook-ask-last = Chi resta per ultimo deve essere in vantaggio?
rulebook-answer-last = No. Chi resta per ultimo vince il round, anche con la mano vuota, e fa i punti di ciò che conta, che può essere nulla.
rulebook-ask-tie = E se alla fine due hanno gli stessi punti?
rulebook-answer-tie = Allora condividono la vittoria.

rulebook-differences = Le edizioni a confronto
rulebook-differences-text = Il gioco Base è uguale in tutte.
rulebook-diff-discard = Scarti nell’Avanzato
rulebook-diff-discard-10 = numero non inferiore alle carte della tua tavolozza
rulebook-diff-discard-11 = qualsiasi carta; una alta fa pescare
rulebook-diff-one = L’1 toglie
rulebook-diff-one-10 = qualsiasi carta di una tavolozza
rulebook-diff-one-11 = qualsiasi carta che non sia l’unica
rulebook-diff-one-12 = da tavolozze con almeno tante carte quante la tua
rulebook-diff-seven = Il 7 sposta
rulebook-diff-seven-10 = un’altra carta, sul quadro
rulebook-diff-seven-12 = qualsiasi carta, sul quadro o sul mazzo
rulebook-diff-when = In vantaggio dopo un 7
rulebook-diff-when-10 = subito
rulebook-diff-when-12 = subito, sul quadro
rulebook-diff-when-13 = entro la fine del turno
rulebook-diff-bonus = Pescare per la carta di un 7
rulebook-diff-out = Togliere una carta e restare fuori
rulebook-diff-nothing = In vantaggio senza fare nulla
rulebook-diff-nothing-10 = resta in gioco
rulebook-diff-nothing-11 = è eliminato
rulebook-yes = sì
rulebook-no = no
rulebook-try = Impara giocando

## Who is winning

who-title = Chi è in vantaggio?
who-intro = Per una partita a un tavolo vero: tocca le carte di ogni tavolozza e la regola, e guarda chi è in vantaggio.
who-players = Giocatori
who-player = Giocatore { $number }
who-name = Nome del giocatore { $number }
who-add = Aggiungi un giocatore
who-remove = Togli { $name }
who-choose = Carte di { $name }
who-out = eliminato
who-out-label = { $name } è fuori dal round
who-empty = Ancora nessuna carta. Toccale nella griglia.
who-rule = Regola in vigore
who-cards = Carte di { $name }
who-card-free = { $card }, non scelta
who-card-here = { $card }, in questa tavolozza
who-card-there = { $card }, nella tavolozza di { $name }
who-card-scored = { $card }, già vinta
who-type = O scrivi le carte, come R7 G4 V1
who-type-letters = R rosso, O arancio, Y giallo, G verde, B blu, I indaco, V violetto
who-type-add = Aggiungi
who-type-wrong =
    { $count ->
        [one] { $text } non è una carta. Scrivi una lettera e un numero, come R7.
       *[other] { $text } non sono carte. Scrivi per ciascuna una lettera e un numero, come R7.
    }
who-type-scored = { $card } è già stata vinta.
who-moved = { $card } era di { $name } e ora è qui.
who-answer-nobody = Nessuno è ancora in vantaggio.
who-table = Con ogni regola
who-table-none = nessuna
who-scores = Punti
who-scores-text =
    { $target ->
        [0] Tocca i punti di chi ha vinto il round.
       *[other] Tocca i punti di chi ha vinto il round. La partita finisce a { $target }.
    }
who-score =
    { $points ->
        [one] Segna 1 punto
       *[other] Segna { $points } punti
    }
who-scored =
    { $points ->
        [one] { $name } ha vinto il round { $round }: 1 punto.
       *[other] { $name } ha vinto il round { $round }: { $points } punti.
    }
who-reached = { $name } ha raggiunto { $target } punti.
who-undo = Annulla l’ultimo punteggio
who-next = Prossimo round
who-clear = Togli le carte
who-reset = Nuova partita
who-reset-ask = Questo cancella tutti i nomi, le carte e i punti. Non si torna indietro.
who-reset-yes = Cancella tutto
who-reset-no = Tieni tutto

## Puzzles

puzzles-title = Rompicapo
puzzles-daily = Rompicapo del giorno
puzzles-stream = Altri rompicapo
puzzles-choose = Scegli
puzzles-choose-done = Fatto
puzzles-kind = Tipo
puzzles-kind-any = Tutti
puzzles-kind-win = Vincere
puzzles-kind-survive = Restare in gioco
puzzles-grade = Difficoltà
puzzles-grade-any = Tutte
puzzles-grade-of = Difficoltà { $grade } di 5
puzzles-rules = Regole
puzzles-rules-any = Tutte
puzzles-task-win = Tutte le mani sono scoperte. Una mossa vince il round, qualunque cosa faccia { $name }.
puzzles-deck = Le prossime del mazzo
puzzles-deck-title = Il mazzo
puzzles-deck-text = Dalla prossima carta all’ultima. L’ordine fa parte del rompicapo.
puzzles-task-survive = Una mossa ti tiene in gioco. Trovala.
puzzles-give-up = Mostra la soluzione
puzzles-again = Riprova
puzzles-next = Prossimo rompicapo
puzzles-more = Altri rompicapo
puzzles-right = Giusto. { $turn }
puzzles-out = { $leads } Così sei fuori.
puzzles-loses = Così la vittoria non è sicura.
puzzles-loses-to = Così la vittoria non è sicura: { $turn }
puzzles-survives-not = Non è questa la mossa.
puzzles-solution = La mossa giusta: { $way }.
puzzles-solved = Risolto per oggi. Il prossimo arriva a mezzanotte (UTC).
puzzles-streak-days =
    { $count ->
        [0] Ancora nessun giorno di fila
        [one] 1 giorno di fila
       *[other] { $count } giorni di fila
    }
puzzles-streak =
    { $count ->
        [0] Ancora nessuno di fila
        [one] 1 di fila
       *[other] { $count } di fila
    }
puzzles-best = record { $count }
puzzles-past-days = Gli ultimi 14 giorni
puzzles-past-day =
    { $tries ->
        [0] { $date }: non risolto
        [one] { $date }: risolto al primo tentativo
       *[other] { $date }: risolto in { $tries } tentativi
    }
puzzles-past = Gli ultimi 14
puzzles-past-one =
    { $tries ->
        [0] Non al primo tentativo
       *[other] Risolto al primo tentativo
    }
puzzles-share = Condividi
puzzles-share-text =
    { $tries ->
        [one] Red7, rompicapo del { $date }: risolto al primo tentativo. { $days }. { $link }
       *[other] Red7, rompicapo del { $date }: risolto in { $tries } tentativi. { $days }. { $link }
    }
puzzles-share-given-up = Red7, rompicapo del { $date }: troppo difficile per me. { $link }
puzzles-shared = Copiato. Incollalo dove vuoi.
puzzles-loading = Prendo un rompicapo…

trouble-no-puzzle = Non c’è nessun rompicapo così. Scegli un altro tipo o un’altra difficoltà.
trouble-card-twice = Una carta può stare in una sola tavolozza.

## A new table

new-title = Gioca con gli amici
new-lead = Apri un tavolo e manda il link. A nessuno serve un account.
new-nickname = Il tuo nome al tavolo
new-seats = Posti
new-seat-you = Tu
new-seat = Posto { $number }
new-seat-person = Un amico, con il link
new-seat-bot = Bot, livello { $level }: { $name }
new-found = Chi può trovarlo
new-by-link = Solo con il link
new-by-link-line = Chi lo riceve da te può sedersi o guardare.
new-public = Tutti
new-public-line = Il tavolo appare anche nella pagina iniziale.
new-name = Nome del tavolo (se vuoi)
new-open = Apri il tavolo

new-clock-label = Orologio
new-clock-none = Nessuno
new-clock-quick = Rapido
new-clock-relaxed = Calmo
new-clock-own = Su misura
new-clock-none-line = Ognuno si prende il tempo che serve.
new-clock-line =
    { $reserve ->
        [one] { $turn } secondi per ogni turno, e una riserva di 1 minuto per la partita.
       *[other] { $turn } secondi per ogni turno, e una riserva di { $reserve } minuti per la partita.
    }
new-clock-turn = Secondi per ogni turno
new-clock-reserve = Minuti di riserva

## Pass and play

pass-title = Passa e gioca
pass-lead = Un solo dispositivo per tutti. Nasconde le mani mentre fa il giro.
pass-players = Giocatori
pass-name = Nome del giocatore { $number }
pass-open = Dai le carte
pass-same = Ci sono due nomi uguali. Cambiane uno, così si sa a chi tocca.

## Replay and review

replay-title = Una partita finita
replay-loading = Prendo le carte…
replay-unfinished = Non giocata fino alla fine.
replay-given-up = Abbandonata prima della fine.
replay-won =
    { $count ->
        [one] Ha vinto { $names }.
       *[other] Vittoria condivisa: { $names }.
    }
replay-resigned =
    { $count ->
        [one] { $names } ha abbandonato.
       *[other] { $names } hanno abbandonato.
    }
replay-dealt = Round { $round }: la distribuzione
replay-round = Round { $round } di { $rounds }
replay-round-won = { $name } vince il round.
replay-round-head = Round
replay-round-winner = ha vinto questo round
replay-scores = Punti dopo ogni round
replay-all-rounds = Mostra tutti i round
replay-facts = Su questa partita
replay-turns = Turno per turno
replay-controls = Attraverso la partita
replay-first = All’inizio
replay-back = Un turno indietro
replay-forward = Un turno avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-slider = Momento della partita
replay-step = { $at } di { $last }
replay-moment = Da questo momento
replay-analyse = Analizza questa posizione
replay-no-play-on = Si può continuare a giocare dove inizia un turno e si conoscono tutte le carte.
replay-download = Salva la registrazione (.red7)
eyes-label = Vista da
eyes-open = Tutte le mani scoperte
eyes-onlooker = Chi guarda
eyes-seat = { $name }
eyes-only = Questa registrazione mostra ciò che si vedeva da un solo lato: { $eyes }.

review-title = Revisione
review-text = Il computer guarda ogni turno, senza saperne più di chi l’ha giocato, e dice che cosa era meglio.
review-ask = Rivedi questa partita
review-go-on = Continua la revisione
review-stop = Ferma
review-progress = { $done } turni su { $turns } esaminati
review-done = La revisione è finita.
mark-best = La migliore
mark-fine = Buona
mark-mistake = Errore
mark-blunder = Errore grave
mark-forced = Obbligata
# $chance and $best are chances to win the round, such as 62%.
verdict-best = Non c’era di meglio: { $chance } di probabilità di vincere il round.
verdict-fine = Quasi buona come la migliore: { $chance } di probabilità di vincere il round, quando si poteva avere { $best }.
verdict-missed = { $chance } di probabilità di vincere il round, quando si poteva avere { $best }.
verdict-forced = Non c’era altra scelta: { $chance } di probabilità di vincere il round.
# $points and $best are points to be expected, with their sign, such as +3.2.
verdict-points = In punti: { $points } invece di { $best }.
# $way is advice such as "giocare Rosso 7, cambiare la regola con Verde 4".
verdict-better = Meglio: { $way }.
chart-title = Probabilità di vincere il round dopo ogni turno
chart-even = Ogni round comincia con le stesse probabilità.
chart-point = Round { $round }, turno { $number }, { $name }: { $chance }
chart-table = Le probabilità in una tabella
chart-turn-head = Turno
chart-player-head = Giocatore
chart-chance-head = Probabilità
chart-mark-head = Giudizio

## Games

games-title = Partite
games-own = Le tue partite
games-own-text = Questo browser ricorda i tavoli dove hai giocato.
games-going-on = Ancora in corso
games-public = Partite dei tavoli pubblici
games-none = Qui non è ancora finita nessuna partita pubblica.
games-play = Gioca una partita
games-loading = Prendo le partite…
games-more = Partite più vecchie
games-save = Salva la registrazione: { $title }
games-board = Al tavolo di analisi
games-board-text = Prepara una posizione qualsiasi, prova le mosse e guarda quanto valgono.
bring-title = Porta qui una partita
bring-text = Una partita giocata altrove, come registrazione .red7. Ogni turno viene controllato. Chi ha il suo link può leggerla.
bring-file = Scegli un file
bring-paste = O incolla la registrazione
bring-submit = Mostra questa partita
bring-line = Riga { $line }.
bring-line-turn = Riga { $line }, turno { $turn }.
bring-too-long = Questo testo è più lungo di qualsiasi partita. È il file giusto?
trouble-no-game = Qui non c’è nessuna partita. Forse il link è scritto male, o la partita è stata cancellata.
trouble-games = Dal tuo indirizzo sono arrivate troppe partite. Riprova più tardi.
trouble-review-onlooker = Questa registrazione non mostra nessuna mano, quindi non c’è modo di giudicare i turni.
trouble-review-empty = In questa partita non è stato finito nessun turno, quindi non c’è niente da giudicare.
trouble-not-yours = L’ha chiesto qualcun altro, quindi continua.

## What is wrong with a text

complaint-spelling = Questo non è scritto come si scrive una posizione o una registrazione.
complaint-order = Qui manca qualcosa, o è nel posto sbagliato.
complaint-cards = Una carta manca, o c’è due volte.
complaint-illegal = A questo punto le regole non lo permettono.
complaint-differs = La registrazione dice altro rispetto alle carte.
complaint-hidden = Le mani nascoste non corrispondono a ciò che vedrebbe un giocatore.
complaint-too-large = Questo testo è troppo lungo.
complaint-mover-out = Chi è di turno non può essere eliminato.
complaint-seats-in = Almeno due giocatori devono essere ancora in gioco.
complaint-scored = Solo le partite a punti hanno carte vinte.
complaint-seats = Si gioca da due a quattro.

## The analysis board

board-title = Tavolo di analisi
board-position = Questa posizione
board-example = Mostra un esempio
board-moves = Tocca a { $name }
board-hand =
    { $count ->
        [one] { $name }, 1 carta
       *[other] { $name }, { $count } carte
    }
board-over = { $name } ha vinto questo round.
board-unknown = Quel che { $name } può fare dipende da carte che qui nessuno vede.
board-needs-all = Per continuare a giocare, tutte le carte devono essere scoperte.
board-turn-begun = Per continuare a giocare, prima chiudi questo turno o annullalo.
player-name = Giocatore { $number }

options-title = Mosse migliori
options-text = Il computer prova ogni mossa e dice quante volte vince il round.
options-ask = Analizza
options-cancel = Annulla
options-thinking = Penso per un secondo o due…
options-hidden = La mano di chi è di turno è nascosta, quindi non c’è nulla da giudicare.
options-over = Il round è finito.
options-worlds =
    { $count ->
        [one] Provato con 1 distribuzione delle carte nascoste.
       *[other] Provato con { $count } distribuzioni delle carte nascoste.
    }
options-open = Tutte le carte sono scoperte.
options-legend = La barra è la probabilità di vincere il round; la parentesi, quanto è sicura. Scegli una mossa per farla.
options-chance = { $chance } di probabilità di vincere il round, tra { $low } e { $high }.
options-points = { $points } punti attesi.
options-points-short = { $points } pt
options-out = resta fuori
options-more =
    { $count ->
        [one] 1 altra
       *[other] { $count } altre
    }
way-move = spostare { $card } sul quadro
way-take = togliere { $card } a { $owner }
way-end = chiudere il turno
way-nothing = non fare nulla

editor-title = Prepara una posizione
editor-clear = Togli tutte le carte
editor-players = Giocatori
editor-mover = Tocca a
editor-hands = Mani
editor-open = Tutte scoperte
editor-hidden = Solo chi è di turno
editor-rules = Regole: { $rules }
editor-zones = Dove sta ogni carta
editor-target = Le carte vanno in
editor-cards = Tutte le carte
# $place is one of the zones below, such as "Mano del giocatore 1".
editor-card = { $card }: { $place }
editor-hidden-count = Carte nascoste del giocatore { $number }
editor-out = Giocatore { $number } eliminato
editor-rest =
    { $count ->
        [0] Non resta nessuna carta per il mazzo.
        [one] Resta 1 carta per il mazzo e le mani nascoste.
       *[other] Restano { $count } carte per il mazzo e le mani nascoste.
    }
editor-cancel = Annulla
editor-done = Usa questa posizione
zone-palette = Tavolozza del giocatore { $number }
zone-hand = Mano del giocatore { $number }
zone-scored = Punti del giocatore { $number }
zone-canvas = Quadro
zone-deck = Mazzo
# On a small card: where it lies. One or two letters and the number of the player: tavolozza, mano, punti, quadro.
zone-short-palette = T{ $number }
zone-short-hand = M{ $number }
zone-short-scored = P{ $number }
zone-short-canvas = Q

paste-title = Incolla una posizione
paste-label = Il testo di una posizione
paste-show = Mostrala

share-text = Copia come testo
share-picture = Condividi immagine
share-copied = Copiato.
share-by-hand = Copia questo testo a mano:
share-saved = Salvato come immagine.

play-on = Continua a giocare da qui
play-on-text = Tu prendi il posto di turno, i bot gli altri.
play-on-level = Quanto giocano bene i bot
play-on-start = Gioca

## When the server is away

away-title = Il server non è raggiungibile
away-text = Forse non hai connessione, o il server si sta prendendo una pausa. I tuoi tavoli restano al sicuro, e questa pagina torna da sé.
away-again = Riprova

## What is read out at a table

log-said = { $name }: { $text }
log-readied =
    { $you ->
        [yes] Per te si può passare al prossimo round.
       *[no] Per { $name } si può passare al prossimo round.
    }
log-freed =
    { $you ->
        [yes] Il tuo posto è di nuovo libero.
       *[no] Il posto di { $name } è di nuovo libero.
    }
log-filled = I bot hanno occupato i posti liberi.
log-hosted =
    { $you ->
        [yes] Ora il tavolo lo ospiti tu.
       *[no] Ora il tavolo lo ospita { $name }.
    }
