# What people read, in Italian. The same messages as in en.ftl, with the same values; a test says so.
# $card is a card, drawn or named; $you is yes where the sentence is about its reader; $colour is a letter of R O Y G B I V.

## The page

page-title = Red7
page-description = Gioca a Red7, il gioco di carte, con gli amici o contro il computer. Niente da installare, nessun account.
page-needs-script = Red7 ha bisogno di JavaScript. Attivalo per questa pagina e ricaricala.
page-unreached = Red7 non si è caricato del tutto. Forse non hai connessione, o il server si sta prendendo una pausa.
page-old-browser = Questo browser è troppo vecchio per Red7. Aggiornalo o usane un altro.

skip-to-content = Vai al contenuto
home = Red7, pagina iniziale
language = Lingua
theme-light = Tema chiaro
theme-dark = Tema scuro
close = Chiudi
load-again = Ricarica
go-home = Torna alla pagina iniziale
not-found-title = Pagina non trovata
not-found-text = A questo indirizzo non c’è nulla. Controlla il link.

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
        [R] { $number } rosso
        [O] { $number } arancio
        [Y] { $number } giallo
        [G] { $number } verde
        [B] { $number } blu
        [I] { $number } indaco
       *[V] { $number } violetto
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
rule-V = Violetto: più carte inferiori a 4

rule-R-short = carta più alta
rule-O-short = stesso numero
rule-Y-short = stesso colore
rule-G-short = carte pari
rule-B-short = colori diversi
rule-I-short = scala
rule-V-short = inferiori a 4

rule-R-ties = Stesso numero? Rosso è il più alto, violetto il più basso
rule-O-ties = A parità vince la carta più alta del gruppo
rule-Y-ties = A parità vince la carta più alta del gruppo
rule-G-ties = A parità vince la carta pari più alta
rule-B-ties = A parità vince la carta più alta del gruppo
rule-I-ties = A parità vince la carta più alta della scala
rule-V-ties = A parità vince la più alta tra le carte inferiori a 4

legend = Le sette regole
rule-in-force = La regola attuale
rule-preview = Questa sarebbe la regola

count-none = nessuna carta conta
count-R = la carta più alta, { $card }
count-O =
    { $count ->
        [one] una sola carta, { $card }
       *[other] { $count } dello stesso numero (la più alta: { $card })
    }
count-Y =
    { $count ->
        [one] una sola carta, { $card }
       *[other] { $count } dello stesso colore (la più alta: { $card })
    }
count-G =
    { $count ->
        [one] 1 carta pari, { $card }
       *[other] { $count } carte pari (la più alta: { $card })
    }
count-B =
    { $count ->
        [one] 1 colore, { $card }
       *[other] { $count } colori (carta più alta: { $card })
    }
count-I =
    { $count ->
        [one] una sola carta, { $card }
       *[other] scala di { $count } (la più alta: { $card })
    }
count-V =
    { $count ->
        [one] 1 carta inferiore a 4, { $card }
       *[other] { $count } carte inferiori a 4 (la più alta: { $card })
    }

## The board

canvas-top = Quadro: { $card }
canvas-first = Quadro: ogni round comincia con Rosso
canvas-drop = Cambia la regola con la carta scelta
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
hand-count = { $count } in mano
cards-count =
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
tag-would-lead = sarebbe in vantaggio
tag-won = vittoria
tag-behind = dietro { $name }
tag-behind-short = indietro
choose-from = Scegli una carta di { $name }
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
do-play-then-rule = Giocala, poi cambia la regola
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
do-end-out = Fine turno (sei fuori)
do-nothing = Non fare nulla (sei fuori)
do-leave = Sono fuori
do-go-out = Sì, sono fuori
do-think-again = Aspetta, ci penso
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
would-deck = { $card } va coperto sul mazzo.
would-draw = Pescherai una carta. Tutti vedranno il tuo turno fin qui, e non potrai più annullarlo.
would-lead = Saresti in vantaggio.
would-lead-with = Saresti in vantaggio: { $count }.
would-be-out = Dopo, niente potrà tenerti in gioco.
would-be-behind = { $name } resterebbe in vantaggio: dovresti cambiare anche la regola.
would-act-1 = Poi scegli una carta da togliere a un altro giocatore.
would-act-5 = Poi gioca un’altra carta.
would-act-7 = Poi sposta una carta della tua tavolozza.
would-nobody = Nessuno sarebbe in vantaggio: dovresti cambiare anche la regola.
would-not = { $card } sul quadro: { $name } sarebbe in vantaggio, quindi non puoi.
would-not-nobody = { $card } sul quadro: nessuno sarebbe in vantaggio, quindi non puoi.

ask-turn = Tocca a te: gioca una carta, cambia la regola o fai entrambe le cose.
ask-empty = La tua mano è vuota: sei fuori da questo round.
ask-draw = Vuoi pescare una carta extra?
ask-one = Scegli una carta dalla tavolozza di un altro giocatore: andrà in cima al mazzo.
ask-seven = Scegli una carta della tua tavolozza da mettere sul quadro o in cima al mazzo.
ask-seven-canvas = Scegli una carta della tua tavolozza da mettere sul quadro.
ask-five = Gioca un’altra carta.
ask-play = Scegli una carta dalla mano.
ask-silent =
    { $back ->
        [yes] Chiudi il turno, continua o annulla.
       *[no] Chiudi il turno o continua.
    }
ask-lead = Sei in vantaggio. Chiudi il turno.
ask-lead-or-rule = Sei in vantaggio. Chiudi il turno, o cambia anche la regola.
ask-rule = Non sei ancora in vantaggio. Scegli una carta dalla mano: il suo colore diventa la regola.
ask-go-on = Non sei ancora in vantaggio: gioca un’altra carta o cambia la regola.
ask-lost =
    { $back ->
        [yes] Da qui niente può tenerti in gioco. Annulla, oppure sei fuori.
       *[no] Ormai niente può tenerti in gioco: sei fuori da questo round.
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
did-both =
    { $you ->
        [yes] Giochi { $card } e cambi la regola con { $rule }.
       *[no] { $name } gioca { $card } e cambia la regola con { $rule }.
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

## When something goes wrong

trouble = Qualcosa è andato storto. Riprova.
trouble-away = Il server non è raggiungibile. Il tuo tavolo è al sicuro; la partita riprenderà da sola.
trouble-stale = Nel frattempo è cambiato qualcosa. Dai un’altra occhiata.
trouble-not-winning = Puoi scartare sul quadro solo se poi sei in vantaggio.
trouble-too-low = Questa carta è troppo bassa: il suo numero deve essere almeno pari al numero di carte nella tua tavolozza.
trouble-must-stay = Dopo questa azione, alla fine del turno devi essere in vantaggio.
trouble-not-in-hand = Questa carta non è nella tua mano.
trouble-out-of-turn = Non è possibile in questo momento del turno.
trouble-not-takeable = Il tuo 1 non può togliere questa carta.
trouble-not-movable = Il tuo 7 non può mettere lì questa carta.
trouble-after-draw = Qui peschi una carta. Scrivi il resto dopo averla vista.
trouble-not-your-turn = Non è il tuo turno.
trouble-rate = Vai troppo veloce. Aspetta un momento e riprova.
trouble-busy = Il computer sta pensando per altri giocatori. Riprova tra un momento.
trouble-waking = Il server si sta ancora avviando. Riprova tra un minuto.
trouble-one-at-a-time = Una richiesta alla volta: aspetta che finisca la precedente.
trouble-no-table = Qui non c’è nessun tavolo. Controlla il link; forse il tavolo è stato chiuso.
trouble-full = Tutti i posti di questo tavolo sono occupati. Puoi guardare.
trouble-tables = Dalla tua rete sono stati aperti troppi tavoli. Riprova più tardi.
trouble-mistake = Scusa, è colpa nostra. Abbiamo registrato l’errore; riprova.
trouble-name-taken = Qualcuno qui ha già questo nome. Scegline un altro.
trouble-word = Una parola di quel testo qui non è permessa. Scegline un’altra.
trouble-no-chat = Su questo server non c’è la chat.
trouble-no-hints = A questo tavolo si gioca senza suggerimenti. Potrai analizzare la partita quando sarà finita.
trouble-reports = Sono molte segnalazioni. Aspetta un po’.
trouble-closed = Chi gestisce questo server ha chiuso il tavolo.
trouble-seat-taken = Qualcuno è stato più veloce: il posto è occupato.
trouble-begun = Le carte sono già state distribuite. Puoi guardare.
trouble-seats-open = Ci sono ancora posti liberi.
trouble-not-host = Può farlo solo l’host.
trouble-paused = La partita è in pausa.
trouble-bot-plays = Un bot sta giocando al posto tuo. Prima torna a giocare.
trouble-too-late = Il tuo tempo è scaduto.
trouble-proposed = C’è già una richiesta. Prima rispondi a quella.
trouble-undo-nothing = Non hai turni da annullare.
trouble-undo-draw = Nel frattempo è stata pescata una carta: quel turno non si può più annullare.
trouble-undo-round-over = Il round è finito: i suoi turni non si possono più annullare.
trouble-no-recovery = Con questo link non si riprende più il posto: vale solo il più recente.
trouble-connections = Ci sono troppe connessioni dalla tua rete. Chiudi una scheda e riprova.
trouble-unavailable = Il tavolo si sta spostando su un altro server. Riprova tra un momento.
trouble-malformed = Questa pagina non corrisponde alla versione del server. Ricaricala.
trouble-needs-server = Per questo ci vuole un server, e adesso stai giocando senza, su questo dispositivo.
trouble-no-rating = Questo codice non restituisce nessun punteggio. Vale solo l’ultimo codice.
trouble-ratings = Troppi tentativi dalla tua rete. Riprova più tardi.
trouble-rated = Su questo dispositivo hai già un punteggio. Prima rinuncia a quello.

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
rules-basic-line = Un solo round. Vince chi resta per ultimo.
rules-advanced = Avanzato
rules-advanced-line =
    { $edition ->
        [first] Diversi round a punti; quando la tua tavolozza cresce, non puoi più scartare carte basse.
       *[later] Diversi round a punti; con uno scarto alto puoi pescare una carta.
    }
rules-points = Solo punti
rules-points-line = Diversi round a punti; gli scarti funzionano come nel gioco Base.
rules-discard = Solo la regola dello scarto
rules-discard-line =
    { $edition ->
        [first] Un solo round. Il numero dello scarto deve essere almeno pari al numero di carte nella tua tavolozza.
       *[later] Un solo round. Se il numero dello scarto supera il numero di carte nella tua tavolozza, puoi pescare una carta.
    }
rules-actions = Azioni
rules-actions-line = Le carte dispari fanno qualcosa quando le giochi: l’1 toglie una carta, il 3 fa pescare, il 5 fa giocare ancora, il 7 sposta una carta. Si possono aggiungere a tutti i giochi qui sopra.
rules-edition = Edizione
rules-edition-same = Il gioco Base è uguale in tutte le edizioni.
rules-edition-3 = La più recente. Puoi giocare un 1 o un 7 solo se riesci a restare in gioco.
rules-edition-2 = Un 1 toglie solo da tavolozze non più piccole della tua, e un 7 può spostare qualsiasi carta della tua tavolozza.
rules-edition-1 = Una delle prime. Un 1 non toglie mai l’unica carta di un giocatore, e dopo un 7 devi essere subito in vantaggio.
rules-edition-0 = La prima. Se la tua tavolozza è grande, non puoi scartare carte basse; non c’è la pescata extra.

## Inviting

invite-link = Link a questo tavolo
invite-copy = Copia il link
invite-copied = Copiato
invite-share = Condividi
invite-share-title = Una partita a Red7
invite-code = Il link come codice QR
invite-code-missing = Non è stato possibile creare il codice QR, ma il link funziona.
invite-here-only = Questo link funziona solo su questo computer. Per giocare con gli amici sulla tua rete, avvia il gioco con { $command }.

## The table

table-title = Tavolo
table-yours = Il tuo tavolo
table-of = Il tavolo di { $name }
table-connecting = Ricerca del tavolo…
table-away = Connessione persa. Riconnessione in corso… Non va perso nulla.
lost-title = Qui non c’è nessun tavolo
lost-game-title = Qui non c’è nessuna partita
lost-text = Controlla il link. Quello che c’era qui potrebbe essere stato cancellato dopo un po’.
guest-name = Ospite
looking-on = Stai guardando.
round-number = Round { $round }
target = Obiettivo: { $points } punti
onlookers =
    { $count ->
        [one] 1 spettatore
       *[other] { $count } spettatori
    }
title-your-turn = Tocca a te · { $table }
notify-turn = Tocca a te
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

gather-waiting = In attesa dei giocatori
gather-invited = Hai un invito: { $table }
gather-seats = Posti
gather-when = La partita può iniziare quando tutti i posti sono occupati.
gather-hints =
    { $has ->
        [yes] Con suggerimenti: tutti vedono chi ne chiede uno.
       *[no] In questa partita non ci sono suggerimenti.
    }
gather-learn = Non conosci il gioco? Imparalo in dieci minuti.
gather-sit = Siediti
gather-start = Dai le carte
gather-leave = Lascia il posto
gather-remove = Rimuovi
gather-fill-level = Bot per i posti liberi
gather-fill =
    { $count ->
        [one] Metti un bot nel posto libero
       *[other] Metti dei bot nei { $count } posti liberi
    }
gather-invite = Invita gli amici
gather-invite-text = Chiunque abbia questo link può sedersi. Nessun account, niente da installare.
nickname = Il tuo nome al tavolo
nickname-example = Anna
seat-open = libero
seat-expected = riservato a { $name }
seat-you = (tu)
seat-host = host
seat-ready = confermato
seat-stood-in =
    { $why ->
        [clock] tempo finito; gioca un bot
       *[other] gioca un bot
    }
seat-replaced = il suo bot si è bloccato; ora ne gioca uno più semplice
seat-away = assente
fair-title = La distribuzione è regolare?
fair-text = Prima che qualcuno si sedesse, il server ha fissato un segreto: questa è la sua impronta. Il browser di ogni giocatore aggiunge altri numeri casuali, e la distribuzione dipende da entrambi. Dopo il round chiunque può verificarla.
fair-same = Anche il tuo browser ha messo i suoi numeri casuali in questa distribuzione.
fair-changed = I numeri casuali di questa partita non sono quelli inviati dal tuo browser, o il segreto del server è cambiato. Non fidarti di queste carte.

story-title = La partita finora
story-empty = Le carte sono state distribuite.
story-round = Round { $round }
story-won =
    { $you ->
        [yes] Hai vinto il round.
       *[no] { $name } ha vinto il round.
    }
story-game =
    { $you ->
        [yes] Hai vinto la partita.
       *[no] { $name } ha vinto la partita.
    }
story-shared = Vittoria condivisa: { $names }.
story-stood-in =
    { $you ->
        [yes]
            { $why ->
                [clock] Il tuo tempo è finito: continua un bot.
                [handed] Hai ceduto il posto a un bot.
               *[other] Non c’eri: continua un bot.
            }
       *[no]
            { $why ->
                [clock] { $name } ha esaurito il tempo: continua un bot.
                [handed] { $name } ha ceduto il posto a un bot.
               *[other] { $name } non c’è: continua un bot.
            }
    }
story-returned =
    { $you ->
        [yes] Hai ripreso il tuo posto.
       *[no] { $name } ha ripreso il suo posto.
    }
story-resigned =
    { $you ->
        [yes] Hai abbandonato.
       *[no] { $name } ha abbandonato.
    }
story-hinted =
    { $you ->
        [yes] Hai chiesto un suggerimento.
       *[no] { $name } ha chiesto un suggerimento.
    }
story-agreed =
    { $you ->
        [yes] Hai accettato.
       *[no] { $name } ha accettato.
    }
story-declined =
    { $you ->
        [yes] Hai rifiutato.
       *[no] { $name } ha rifiutato.
    }
story-undone =
    { $you ->
        [yes] Il tuo turno è stato annullato.
       *[no] Il turno di { $name } è stato annullato.
    }
story-sat =
    { $you ->
        [yes] Hai preso posto.
       *[no] { $name } ha preso posto.
    }
story-proposed-undo =
    { $you ->
        [yes] Hai chiesto di annullare il tuo turno.
       *[no] { $name } chiede di annullare un turno.
    }
story-proposed-pause =
    { $you ->
        [yes] Hai chiesto una pausa.
       *[no] { $name } chiede una pausa.
    }
story-paused = La partita è in pausa.
story-continued =
    { $you ->
        [yes] Hai ripreso la partita.
       *[no] { $name } ha ripreso la partita.
    }
story-server-back = Il server era irraggiungibile; nel frattempo gli orologi sono rimasti fermi.
story-came = { $name } è online.
story-went = { $name } è offline.
line-turn =
    { $you ->
        [yes] Tu: { $what }.
       *[no] { $name }: { $what }.
    }
line-play = { $card } nella tavolozza
line-discard = regola cambiata con { $card }
line-move = { $card } dalla tavolozza al quadro
line-take =
    { $yours ->
        [yes] il tuo { $card } sul mazzo
       *[no] { $card } di { $owner } sul mazzo
    }
line-put-back = { $card } sul mazzo
line-draw = una carta pescata
line-draw-card = carta pescata: { $card }
line-leads = in vantaggio: { $count }
line-out = fuori

idle-turn-of = Tocca a { $name }.
idle-paused = La partita è in pausa.
idle-out = Sei fuori da questo round. Gli altri continuano.
idle-out-why = Sei fuori. Era in vantaggio { $name }: { $count }.
idle-stood-in =
    { $why ->
        [clock] Il tuo tempo era finito: un bot gioca al posto tuo.
        [handed] Un bot gioca al posto tuo, come hai chiesto.
       *[other] Non c’eri: un bot gioca al posto tuo.
    }
pause-end = Riprendi
proposal-agree = Accetta
proposal-decline = Rifiuta
proposal-withdraw = Ritira

side-show = Cronaca
side-hide = Nascondi
again-show = Rivedi le ultime mosse
again-stop = Torna alla partita
chat-title = Chat
chat-unread =
    { $count ->
        [one] 1 nuovo messaggio
       *[other] { $count } nuovi messaggi
    }
chat-empty = Ancora nessun messaggio.
chat-line = Scrivi un messaggio
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

hint-ask = Suggerimento
hint-thinking = Sto pensando…
hint-play = giocare { $card }
hint-discard = cambiare la regola con { $card }
hint-deck = mettere { $card } sul mazzo
hint-draw = pescare una carta
hint-decline = non pescare
# After a number of per cent.
hint-chance = di vincere
hint-elsewhere = Le mosse migliori cominciano in un altro modo. Riprendi la carta per vederle.

points-won =
    { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
scores-title = Punteggio
placings = Classifica
decisive = La mossa decisiva
ending-home = Home
next-round = Prossimo round
next-waiting = In attesa degli altri
rematch = Gioca ancora
rematch-go = Vai alla prossima partita
rematch-soon = La prossima partita è pronta. Si comincia tra { $seconds } s.
rematch-stay = Resta qui
look-at-game = Rivedi la partita

menu = Menu
menu-undo =
    { $alone ->
        [yes] Annulla il mio ultimo turno
       *[no] Chiedi di annullare il mio ultimo turno
    }
menu-pause =
    { $alone ->
        [yes] Metti in pausa
       *[no] Chiedi una pausa
    }
menu-hand-over = Fai giocare un bot al posto mio
menu-take-back = Torna a giocare
menu-resign = Abbandona
menu-resign-sure = Sì, abbandono
menu-sound = Suoni
menu-vibrate = Vibra quando tocca a me
menu-notify = Avvisami quando tocca a me
speed = Velocità dei bot
speed-slow = Lenta
speed-normal = Normale
speed-fast = Veloce
speed-at-once = Immediata
menu-keep = Link al mio posto
menu-keep-text = Con questo link puoi riprendere il tuo posto su un altro dispositivo. Tienilo per te.
menu-rules = Regole

time-turn = Restano { $time } per questo turno
time-reserve = Restano { $time } di riserva
curtain-pass = Passa il dispositivo a { $name }.
curtain-show = Sono { $name }: mostra la mia mano

walk-step = Passo { $step } di { $steps }:
walk-on = Passo successivo
walk-back = Passo precedente
walk-stop = Torna alla partita
why-show = Mostra
why-reply = Mostra la risposta
why-better = Mostra la mossa migliore
why-solution = Mostra passo per passo

games-won =
    { $count ->
        [one] 1 partita vinta
       *[other] { $count } partite vinte
    }

puzzles-rating = Punteggio { $rating }
puzzles-grade-mine = Il mio livello
totals-title = Ogni giocatore
totals-loss = Probabilità persa a turno

seat-bot =
    { $level ->
        [cautious] Bot, stile prudente
        [bold] Bot, stile audace
        [hoarder] Bot, stile parsimonioso
       *[other] Bot, livello { $level }
    }

running-title = Le tue partite in corso
running-own-table = Il tuo tavolo
running-your-turn = Tocca a te
running-going-on = Tocca agli altri
running-gathering = In attesa di giocatori
mine-against = Contro { $names }
mine-won = Hai vinto.
mine-lost = Hai perso.
mine-resigned = Ti sei ritirato dalla partita.
results-title = I tuoi risultati
results-all =
    { $count ->
        [one] 1 partita, vittorie: { $won } ({ $share })
       *[other] { $count } partite, vittorie: { $won } ({ $share })
    }
results-games = Partite
results-won = Vinte
results-share = Quota di vittorie
results-levels = Contro i bot
results-rules = Per regole
results-opponents = Contro persone
results-from = Calcolati dalle partite che questo browser ricorda:
results-none = Finisci una partita e qui vedrai i tuoi risultati.
games-remove = Togli da questo elenco: { $title }
games-removed = Tolta: { $title }
games-put-back = Rimetti
settings-title = Impostazioni
settings-you = Tu
settings-name = Il tuo nome
settings-name-line = Come ti chiami ai tavoli a cui ti siedi.
settings-look = Aspetto
settings-theme = Tema
settings-theme-system = Come il dispositivo
settings-text = Dimensione del testo
settings-contrast = Più contrasto
settings-play = Al tavolo
settings-device = Offline

## Levels of bots

# How well a bot plays, as a name for it, which follows “livello”.
level-name =
    { $level ->
        [1] principiante
        [2] facile
        [3] tranquillo
        [4] intermedio
        [5] impegnativo
        [6] esperto
        [cautious] prudente
        [bold] audace
        [hoarder] parsimonioso
       *[7] maestro
    }
# $name is the message before this one.
level-choice =
    { $level ->
        [cautious] Prudente: ti lascia poche risposte
        [bold] Audace: carte alte, due alla volta
        [hoarder] Parsimonioso: si tiene le carte
       *[other] Livello { $level }: { $name }
    }
# Bots of one level among the players of a game, as in: Anna e 2 bot (livello facile).
level-bots =
    { $names } ({ $count ->
        [one] bot
       *[other] bot
    }, { $level ->
        [cautious] stile prudente
        [bold] stile audace
        [hoarder] stile parsimonioso
       *[other] livello { $level }
    })
level-label = Livello dei bot

## Home

home-title = Sette regole, una alla volta.
home-lead = Se alla fine del tuo turno non sei in vantaggio, sei fuori. Gioca una carta nella tua tavolozza, cambia la regola o fai entrambe le cose.
home-play-now = Gioca ora
home-against =
    { $count ->
        [one] Contro un bot ({ $level })
       *[other] Contro { $count } bot ({ $level })
    }
home-change = Cambia
# Follows the message before this one, for those who listen.
home-change-what = {" "}avversari e regole
home-change-done = Fatto
home-opponents = Avversari
home-friends = Gioca con gli amici
home-pass = Sullo stesso dispositivo
home-rules-title = Tocca una carta: il suo colore diventa la regola.
home-rules-label = Sette carte, sette regole: scegli quella attuale
home-doors = Esplora Red7
home-door-learn = Impara a giocare
home-door-learn-line = In dieci minuti, carte alla mano.
home-door-who = Chi è in vantaggio?
home-door-who-line = Giochi con carte vere? Inserisci le tavolozze.
home-door-board = Tavolo di analisi
home-door-board-line = Prepara una posizione qualsiasi e scopri quanto vale.
home-door-rules = Regole
home-door-rules-line = Tutte le edizioni, in breve.
home-open-title = Tavoli aperti
home-open-none = Al momento non ci sono tavoli pubblici. Aprine uno: magari si unisce qualcuno.
home-open-first = Apri un tavolo
home-open-seats =
    { $count ->
        [one] 1 posto libero
       *[other] { $count } posti liberi
    }
home-open-join = Unisciti
home-open-watch = Guarda
# Of a public table: seconds for each turn.
home-open-clock = { $turn } s per turno
home-open-no-clock = senza orologio
home-watch-title = Partite da guardare
# $names is a list of people, as in "Ann and Bob".
home-watch-bots =
    { $count ->
        [one] { $names } e un bot
       *[other] { $names } e { $count } bot
    }
## Quick games

quick-title = Trova un avversario
quick-lead = Chi vuole giocare la stessa partita si siede al tuo tavolo, e si comincia.
quick-players = Giocatori
quick-find =
    { $count ->
        [one] Trova un avversario
       *[other] Trova { $count } avversari
    }
quick-how = Chi aspetta da più tempo viene prima. Queste partite sono pubbliche e valgono per il punteggio se tutti al tavolo ne hanno uno.
quick-waiting =
    { $count ->
        [one] Manca ancora un giocatore…
       *[other] Mancano ancora { $count } giocatori…
    }
quick-meanwhile = Intanto puoi aprire un’altra scheda. Quando la partita comincia, lo dice il titolo di questa, con un suono se i suoni sono attivi. Se lasci questa pagina, smetti di aspettare.
quick-bot = Intanto gioca contro i bot
quick-stop = Smetti di aspettare
quick-found = La tua partita comincia
## Ratings

ratings-title = Punteggi
ratings-lead = Per chi ama confrontarsi. Non serve un account: il punteggio appartiene a questo browser, e un codice lo riporta su un altro.
ratings-mine = Il tuo
ratings-best = I più alti
ratings-how = Quando hai un punteggio, conta ogni partita con avversari trovati qui, se tutti al tavolo ne hanno uno. Si comincia da 1500. Se lasci una partita, conta come la finisce il bot al tuo posto; se abbandoni, hai perso. Le rivincite non contano.
ratings-name = Il tuo nome nell’elenco
ratings-listed = Mostrami nell’elenco
ratings-listed-line = Così il tuo punteggio compare anche accanto al tuo nome nelle partite con avversari trovati qui. Altrimenti lo vedi solo tu.
ratings-begin = Inizia un punteggio
ratings-have = Ho un codice
ratings-code = Codice di recupero
ratings-bring-back = Recupera il mio punteggio
ratings-games =
    { $count ->
        [0] ancora nessuna partita
        [one] 1 partita
       *[other] { $count } partite
    }
ratings-keep = Se questo browser viene svuotato o perso, solo un codice riporta il tuo punteggio. Tienilo per te. Un nuovo codice sostituisce l’ultimo.
ratings-show-code = Mostra un nuovo codice
ratings-copy = Copia il codice
ratings-give-up = Rinuncia al punteggio
ratings-give-up-line = Il tuo nome e tutto ciò che porta a te vengono cancellati, e niente riporta il punteggio. Le tue partite contano ancora per gli altri.
ratings-give-up-sure = Sì, rinuncio
ratings-none = Nell’elenco non c’è ancora nessuno.
ratings-least =
    { $count ->
        [one] Chi lo desidera compare dopo 1 partita.
       *[other] Chi lo desidera compare dopo { $count } partite.
    }
home-puzzle-title = Il rompicapo di oggi
home-puzzle-ask =
    { $kind ->
        [win] C’è una mossa che vince. Sai trovarla?
       *[survive] C’è una mossa che ti tiene in gioco. Sai trovarla?
    }
home-puzzle-open = Vai al rompicapo di oggi
home-puzzle-solve = Risolvilo
home-puzzle-none = Il rompicapo di oggi non è ancora pronto. Torna tra un momento.
home-recent-title = Partite recenti
home-recent-own = Le tue
home-recent-public = Tavoli pubblici
home-recent-more = Tutte le partite
home-recent-none = Qui compariranno le tue partite, da continuare o rivedere.
home-credit = Non ufficiale e gratuito. Red7 è un gioco di Carl Chudyk e Chris Cieslik, pubblicato da Asmadi Games.
home-version = Versione { $version }
home-away = Il server non è raggiungibile. Controlla la connessione e riprova tra un momento.

## Learn

tutorial-title = Impara a giocare
tutorial-progress = Lezione { $number } di { $count }
tutorial-lessons = Lezioni
tutorial-lesson-done = completata
tutorial-restart = Ricomincia
tutorial-next = Avanti
tutorial-next-lesson = Prossima lezione
tutorial-finish = Termina
tutorial-again = Riprova
tutorial-loading = Preparo le carte…

tutorial-right = Giusto. { $leads }
tutorial-wrong = { $leads } Saresti fuori. Prova un’altra carta.
tutorial-other-way = Anche così resti in gioco. Per questa lezione, però, prova nel modo richiesto.
tutorial-no-way-out = Sei ancora in gioco. In questa lezione, però, guarda che cosa succede quando si viene eliminati.

tutorial-cards = Quale carta è più alta?
tutorial-cards-ask = Tocca la carta più alta.
tutorial-cards-1 = Vince il numero più alto, qualunque sia il colore.
tutorial-cards-2 = A parità di numero decide il colore: rosso, arancio, giallo, verde, blu, indaco, violetto, dal più alto al più basso. Non esistono due carte uguali.
tutorial-cards-scale = Dal più alto al più basso
tutorial-cards-right = Giusto: { $high } batte { $low }.
tutorial-cards-wrong = No, { $high } batte { $low }.

tutorial-red = In vantaggio o fuori
tutorial-red-1 = Ognuno ha una tavolozza: le sue carte scoperte sul tavolo. La regola dice quale tavolozza è in vantaggio. Con Rosso è quella con la carta più alta. Se alla fine del tuo turno non sei in vantaggio, sei fuori: gioca la carta che ti porta in vantaggio.

tutorial-turn = Il tuo turno
tutorial-turn-1 = D’ora in poi il tavolo ti dice che cosa farebbe una carta. Tocca una carta e leggi la frase, poi giocane una che ti porti in vantaggio. Le carte sbiadite non possono tenerti in gioco.
tutorial-turn-2 = Nessuna carta della tua mano batte il 7 rosso. Ma ogni carta è anche una regola: mettine una sul quadro, la pila accanto al mazzo, e il suo colore diventa la regola. Tocca una carta, poi il quadro o il pulsante. Dopo devi essere in vantaggio.
tutorial-turn-3 = Puoi fare entrambe le cose: prima giocare una carta, poi cambiare la regola. Qui servono tutte e due.
tutorial-turn-4 = Qui tutte le tue carte sono sbiadite: niente può tenerti in gioco. Capita a chiunque: non fare nulla, e sei fuori dal round.
tutorial-turn-4-right = Sei fuori, e Bruno vince questo round. Al prossimo giocano di nuovo tutti.

tutorial-same = Stesso numero, stesso colore
tutorial-same-1 = Con Arancio contano le carte dello stesso numero. Averne di più vale più che averle alte: Bruno ha due 7, quindi quanti 2 ti servono?
tutorial-same-2 = Con Giallo contano le carte dello stesso colore. Tu hai tre carte blu, ma la regola è ancora Rosso. Cambiala.

tutorial-kinds = Carte pari, carte basse
tutorial-kinds-1 = Con Verde contano le carte pari: 2, 4 e 6. Bruno ne ha due. A parità decide la carta più alta del gruppo.
tutorial-kinds-2 = Con Violetto contano le carte basse: 1, 2 e 3. Devi averne più di Bruno. Se non ne hai nessuna, non puoi proprio essere in vantaggio.

tutorial-spread = Tanti colori, scale lunghe
tutorial-spread-1 = Con Blu contano i colori diversi, una carta per ciascuno. Stavolta gli avversari sono due: battili entrambi.
tutorial-spread-2 = Con Indaco contano i numeri consecutivi, di qualsiasi colore. Dopo il 7 una scala non riparte da 1. Tu hai 3, 4 e 5: cambia la regola.

tutorial-round = Un round intero
tutorial-round-1 = Ora un round intero. Di solito ricevi sette carte in mano e una per la tavolozza; qui quattro più una. La carta di Bruno è più alta: lui è in vantaggio e cominci tu. Alla fine di ogni tuo turno devi essere in vantaggio. Se tocca a te e la tua mano è vuota, sei fuori. Vince chi resta per ultimo.
tutorial-round-waits = Bruno sta pensando.
tutorial-round-won = { $turn } Hai vinto il round.
tutorial-round-lost = Sei fuori, quindi Bruno vince questo round. Rigiocalo o vai avanti.

tutorial-draw = Avanzato: la pescata extra
tutorial-draw-1 = Nell’Avanzato, una carta alta sul quadro te ne fa guadagnare un’altra. Se il suo numero supera il numero di carte nella tua tavolozza, puoi pescare. Trova una carta che cambi la regola e ti permetta di pescare, poi pesca.
tutorial-draw-1-right = Hai pescato { $card }. Con più carte in mano resti in gioco più a lungo.

tutorial-score = Avanzato: punti
tutorial-score-1 = Chi vince un round tiene le carte che contano con la regola attuale; ognuna vale il suo numero. Perciò, se non puoi vincere, a volte conviene farsi eliminare finché il gruppo di chi vince è ancora piccolo. Hai vinto con questa regola: conta solo la carta più alta di ogni colore. Tocca le carte che tieni.
tutorial-score-take = Tengo queste
tutorial-score-right =
    { $points ->
        [one] Giusto: 1 punto. In due, chi arriva per primo a { $target } vince la partita.
       *[other] Giusto: { $points } punti. In due, chi arriva per primo a { $target } vince la partita.
    }
tutorial-score-wrong = Quasi. Quali carte formano il gruppo migliore con questa regola?
tutorial-score-cards = La tua tavolozza alla fine del round

tutorial-actions = Azioni
tutorial-actions-1 = Con le Azioni, le carte dispari hanno un effetto, obbligatorio se possibile. Un 1 toglie una carta dalla tavolozza di un altro giocatore e la mette in cima al mazzo. Quella tavolozza deve avere almeno tante carte quante la tua, contando l’1. Togli a Bruno la carta migliore.
tutorial-actions-2 = Un 3 ti fa pescare una carta. Non puoi sapere quale, ma puoi usarla nello stesso turno. Gioca il 3, poi cambia la regola con la carta pescata.
tutorial-actions-3 = Un 5 ti fa giocare un’altra carta. Allunga la tua scala di due carte.
tutorial-actions-4 = Un 7 sposta una carta della tua tavolozza sul quadro o in cima al mazzo. Puoi giocare un 1 o un 7 solo se in questo turno riesci a restare in gioco. Usa il 7 per imporre una regola che ti conviene, poi chiudi il turno.

tutorial-end = Ora sai giocare
tutorial-end-text = Si gioca così. Il resto è pratica: una buona mossa ti tiene in gioco, una migliore non lascia scampo agli altri. Prova contro un bot facile: i suggerimenti ti mostrano le mosse migliori. Chiudili quando non ti servono più.
tutorial-end-play = Gioca una partita vera
tutorial-end-puzzles = Risolvi un rompicapo
tutorial-end-rules = Leggi le regole

## The rules page

rulebook-title = Regole
rulebook-edition = Edizione { $edition }
rulebook-editions = Scegli un’edizione
rulebook-contents = In questa pagina
rulebook-print = Stampa
rulebook-intro = Un gioco di carte da due a quattro giocatori. Se alla fine del tuo turno non sei in vantaggio, sei fuori dal round. Quel che serve per vincere cambia di continuo, perché ogni carta può diventare la regola.
rulebook-about-10 = Il primo regolamento. Nell’Avanzato limita le carte che puoi scartare; non c’è la pescata extra.
rulebook-about-11 = Uno dei primi regolamenti, senza numero di versione; lo chiamiamo 1.1. Ha introdotto la pescata extra.
rulebook-about-12 = L’edizione multilingue; seguiamo il testo inglese. L’1 e il 7 funzionano in modo diverso da prima.
rulebook-about-13 = L’edizione più recente, quella con cui si gioca qui se non ne scegli un’altra.

rulebook-cards = Le carte
rulebook-cards-text = Ci sono 49 carte: i numeri da 1 a 7 in sette colori. Ogni carta è anche una regola, quella del suo colore.
rulebook-cards-number = È più alta la carta con il numero più alto, qualunque sia il colore.
rulebook-cards-colour = A parità di numero decide il colore, dal rosso (il più alto) al violetto (il più basso). Non esistono due carte uguali.
rulebook-higher = { $high } batte { $low }.

rulebook-round = Un round
rulebook-round-deal = Ognuno riceve sette carte in mano e una carta scoperta, la prima della sua tavolozza. Le carte rimaste formano il mazzo.
rulebook-round-canvas = Il quadro è la pila al centro. Il colore in cima è la regola attuale; ogni round comincia con Rosso.
rulebook-round-first = All’inizio è in vantaggio chi ha la carta più alta nella tavolozza. Comincia il giocatore alla sua sinistra, e si prosegue in senso orario.
rulebook-round-out = Se alla fine del tuo turno non sei in vantaggio, sei fuori dal round. La tua tavolozza non conta più, e nessuno vede la tua mano. Secondo le regole stampate si copre anche la tavolozza; qui resta in vista, tanto l’hanno già vista tutti.
rulebook-round-end = Quando resta un solo giocatore, vince subito il round. Il gioco Base è un round solo: chi lo vince, vince la partita.

rulebook-winning = Chi è in vantaggio
rulebook-winning-text = Con ogni regola conta solo il gruppo di carte migliore di una tavolozza; una sola carta basta a fare un gruppo. Vince il gruppo più grande. A parità di carte vince quello con la carta più alta. Sei in vantaggio se il tuo gruppo batte quello di tutti gli altri ancora in gioco.
rulebook-winning-none = Una tavolozza senza carte adatte alla regola non può essere in vantaggio; può darsi quindi che non lo sia nessuno.
rulebook-winning-rule = Regola
rulebook-winning-set = Che cosa conta
rulebook-winning-example = Per esempio
rulebook-set-R = Una carta: la più alta.
rulebook-set-O = Carte dello stesso numero.
rulebook-set-Y = Carte dello stesso colore.
rulebook-set-G = Carte pari: 2, 4 e 6.
rulebook-set-B = Carte di colori diversi, una per ciascuno.
rulebook-set-I = Numeri consecutivi, una carta per ciascuno. Dopo il 7 la scala non riparte da 1.
rulebook-set-V = Carte inferiori a 4: 1, 2 e 3.

rulebook-turn = Il tuo turno
rulebook-turn-text = Fai una di queste cose:
rulebook-turn-play = Gioca una carta dalla mano nella tua tavolozza.
rulebook-turn-discard = Scarta una carta dalla mano sul quadro. Il suo colore diventa la regola.
rulebook-turn-both = Gioca una carta, poi scartane una.
rulebook-turn-nothing-10 = Non fare nulla. Sei fuori, a meno che tu non sia già in vantaggio.
rulebook-turn-nothing-11 = Non fare nulla. Sei fuori.
rulebook-turn-winning = Puoi scartare solo se poi sei in vantaggio. Puoi giocare una carta che non ti aiuta, ma se il turno finisce lì, sei fuori.
rulebook-turn-empty-10 = Se all’inizio del tuo turno la tua mano è vuota, non puoi fare nulla: sei fuori, a meno che tu non sia già in vantaggio.
rulebook-turn-empty-11 = Se all’inizio del tuo turno la tua mano è vuota, non puoi fare nulla: sei fuori.

rulebook-advanced = Avanzato
rulebook-advanced-text = Dopo qualche round, prova l’Avanzato. Aggiunge una regola per gli scarti e i punti su più round. Puoi anche giocare con una sola delle due cose.
rulebook-discard = La regola dello scarto
rulebook-discard-10 = Il numero della carta che scarti deve essere almeno pari al numero di carte nella tua tavolozza in quel momento. Non c’è la pescata extra.
rulebook-discard-11 = Se il numero della carta che scarti supera il numero di carte nella tua tavolozza in quel momento, puoi pescare una carta, purché il mazzo non sia vuoto.
rulebook-score = Punti
rulebook-score-set = Chi vince un round mette da parte, scoperte, le carte che contavano con la regola attuale. Ognuna vale il suo numero.
rulebook-score-next = Il round successivo si gioca con le carte che nessuno ha ancora vinto. A volte conviene farsi eliminare presto, così chi vince il round prende meno carte.
rulebook-score-target = La partita finisce dopo il round in cui qualcuno arriva a 40 punti (in due), 35 (in tre) o 30 (in quattro), oppure quando restano meno di otto carte per giocatore. Vince chi ha più punti.

rulebook-actions = Azioni
rulebook-actions-text = Le Azioni sono facoltative e si possono usare con Base o Avanzato. Un 1, un 3, un 5 o un 7 fa qualcosa quando viene giocato dalla mano nella tavolozza, non quando viene scartato o distribuito. Se un’azione è possibile, è obbligatoria.
rulebook-actions-chain = Una carta giocata grazie a un 5 ha la propria azione. Dopo tutte le azioni puoi ancora scartare una carta dalla mano.
rulebook-act-1-10 = Togli una carta dalla tavolozza di un altro giocatore ancora in gioco e mettila coperta in cima al mazzo.
rulebook-act-1-11 = Togli una carta dalla tavolozza di un altro giocatore ancora in gioco, ma mai la sua unica carta, e mettila coperta in cima al mazzo.
rulebook-act-1-12 = Togli una carta dalla tavolozza di un altro giocatore ancora in gioco e mettila coperta in cima al mazzo. Quella tavolozza deve avere almeno tante carte quante la tua, contando l’1, e tu devi poter ancora restare in gioco; altrimenti l’1 non ha effetto.
rulebook-act-1-13 = Togli una carta dalla tavolozza di un altro giocatore ancora in gioco e mettila coperta in cima al mazzo. Quella tavolozza deve avere almeno tante carte quante la tua, contando l’1. Se in questo turno non puoi restare in gioco, non puoi nemmeno giocare l’1.
rulebook-act-3 = Pesca una carta. Puoi giocare un 3 anche nella speranza di pescare la carta che ti salva.
rulebook-act-5 = Gioca un’altra carta dalla mano.
rulebook-act-7-10 = Metti sul quadro un’altra carta della tua tavolozza. Subito dopo devi essere in vantaggio. Nell’Avanzato il suo numero deve essere almeno pari al numero di carte rimaste nella tua tavolozza.
rulebook-act-7-11 = Metti sul quadro un’altra carta della tua tavolozza. Subito dopo devi essere in vantaggio.
rulebook-act-7-12 = Scegli una carta qualsiasi della tua tavolozza, anche il 7 stesso. Mettila sul quadro (subito dopo devi essere in vantaggio) o coperta in cima al mazzo.
rulebook-act-7-13 = Scegli una carta qualsiasi della tua tavolozza, anche il 7 stesso. Mettila sul quadro o coperta in cima al mazzo. Devi essere in vantaggio entro la fine del turno; se è impossibile, non puoi giocare il 7.

rulebook-asked = Domande frequenti
rulebook-ask-order = Posso prima scartare e poi giocare?
rulebook-answer-order-10 = No. Il primo regolamento non indica un ordine, ma lo leggiamo come i successivi: prima si gioca, e uno scarto dalla mano chiude il turno.
rulebook-answer-order-11 = No. Prima si gioca, e uno scarto dalla mano chiude il turno. Dopo può esserci solo la pescata extra.
rulebook-ask-nothing = Posso non fare nulla mentre sono in vantaggio?
rulebook-answer-nothing-10 = Sì, in questa edizione resti in gioco. È raro: qualcuno deve aver tolto una carta a chi era in vantaggio ed essere poi stato eliminato.
rulebook-answer-nothing-11 = Puoi, ma sei fuori lo stesso.
rulebook-ask-stay = Che cosa vuol dire «poter restare in gioco»?
rulebook-answer-stay = Che con le carte che vedi ora puoi finire il turno in vantaggio: così come stanno le cose, o dopo uno scarto. Non puoi contare sulle carte che potresti pescare (ma puoi sempre giocare un 3 e sperare).
rulebook-ask-bound = Posso togliere una carta a qualcuno con un 1 e poi farmi eliminare?
rulebook-answer-bound-10 = Sì, in questa edizione puoi.
rulebook-answer-bound-12 = No. Dopo che un 1 ha tolto una carta, devi finire il turno in vantaggio.
rulebook-answer-bound-13 = No. Dopo aver giocato un 1 o un 7, devi finire il turno in vantaggio.
rulebook-ask-seven = Posso pescare per una carta che un 7 sposta sul quadro?
rulebook-answer-seven-yes = Sì, se il suo numero è abbastanza alto. Il turno continua, e puoi scartare la carta pescata.
rulebook-answer-seven-no = No, solo per uno scarto dalla mano.
rulebook-ask-no-effect = E se un’azione è impossibile?
rulebook-answer-no-effect-10 = Allora non succede nulla: un 1 se non puoi togliere nessuna carta, un 3 se il mazzo è vuoto, un 5 se la tua mano è vuota, un 7 se non puoi spostare nessuna carta.
rulebook-answer-no-effect-12 = Allora non succede nulla: un 1 se non puoi togliere nessuna carta, un 3 se il mazzo è vuoto, un 5 se la tua mano è vuota.
rulebook-ask-best = La mia tavolozza ha più gruppi. Quale mi dà punti?
rulebook-answer-best = Il migliore, quello con cui eri in vantaggio: con Blu la carta più alta di ogni colore, con Indaco il colore più alto di ogni numero. Non puoi sceglierne un altro, anche se vale più punti.
rulebook-ask-last = Chi resta per ultimo deve essere in vantaggio?
rulebook-answer-last = No. Chi resta per ultimo vince il round, anche con la mano vuota, e prende i punti delle carte che contano, se ce ne sono.
rulebook-ask-tie = E se alla fine c’è parità di punti?
rulebook-answer-tie = Allora la vittoria è condivisa.

rulebook-differences = Le edizioni a confronto
rulebook-differences-text = Il gioco Base è uguale in tutte.
rulebook-diff-discard = Scarti nell’Avanzato
rulebook-diff-discard-10 = numero almeno pari alle carte nella tua tavolozza
rulebook-diff-discard-11 = qualsiasi carta; con una alta puoi pescare
rulebook-diff-one = L’1 toglie
rulebook-diff-one-10 = qualsiasi carta di un’altra tavolozza
rulebook-diff-one-11 = qualsiasi carta, tranne l’unica di una tavolozza
rulebook-diff-one-12 = da tavolozze non più piccole della tua
rulebook-diff-seven = Il 7 sposta
rulebook-diff-seven-10 = un’altra carta, sul quadro
rulebook-diff-seven-12 = qualsiasi carta, sul quadro o sul mazzo
rulebook-diff-when = Dopo un 7 devi essere in vantaggio
rulebook-diff-when-10 = subito
rulebook-diff-when-12 = subito, se va sul quadro
rulebook-diff-when-13 = entro la fine del turno
rulebook-diff-bonus = Pescata extra per una carta spostata da un 7
rulebook-diff-out = Togliere una carta e poi farsi eliminare
rulebook-diff-nothing = Non fare nulla quando si è in vantaggio
rulebook-diff-nothing-10 = si resta in gioco
rulebook-diff-nothing-11 = si è fuori
rulebook-yes = sì
rulebook-no = no
rulebook-try = Impara giocando

## Who is winning

who-title = Chi è in vantaggio?
who-intro = Per chi gioca con carte vere: tocca le carte di ogni tavolozza e la regola, e scopri chi è in vantaggio.
who-players = Giocatori
who-player = Giocatore { $number }
who-name = Nome del giocatore { $number }
who-add = Aggiungi un giocatore
who-remove = Rimuovi { $name }
who-choose = Carte di { $name }
who-out = eliminato
who-out-label = { $name } è fuori dal round
who-empty = Ancora nessuna carta. Toccale nella griglia.
who-rule = Regola attuale
who-cards = Carte di { $name }
who-card-free = { $card }, non scelto
who-card-here = { $card }, in questa tavolozza
who-card-there = { $card }, nella tavolozza di { $name }
who-card-scored = { $card }, già tra le carte vinte
who-type = Oppure scrivi le carte, per esempio R7 G4 V1
who-type-letters = R rosso, O arancio, Y giallo, G verde, B blu, I indaco, V violetto
who-type-add = Aggiungi
who-type-wrong =
    { $count ->
        [one] { $text } non è una carta. Scrivi una lettera e un numero, per esempio R7.
       *[other] { $text } non sono carte. Per ciascuna scrivi una lettera e un numero, per esempio R7.
    }
who-type-scored = { $card } è già tra le carte vinte.
who-moved = { $card } era di { $name } e ora è qui.
who-answer-nobody = Nessuno è ancora in vantaggio.
who-table = Con ogni regola
who-table-none = nessuna
who-scores = Punti
who-scores-text =
    { $target ->
        [0] Segna i punti di chi vince il round.
       *[other] Segna i punti di chi vince il round. La partita finisce a { $target }.
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
who-reset-ask = Verranno cancellati tutti i nomi, le carte e i punti. Non si può annullare.
who-reset-yes = Cancella tutto
who-reset-no = Annulla

## Puzzles

puzzles-title = Rompicapo
puzzles-daily = Rompicapo del giorno
puzzles-stream = Allenamento
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
puzzles-task-win = Tutte le mani sono scoperte. C’è una mossa che vince il round, qualunque cosa faccia { $name }.
puzzles-deck = Prossime carte del mazzo
puzzles-deck-title = Il mazzo
puzzles-deck-text = Dalla prossima carta all’ultima. Puoi sfruttare l’ordine per risolvere il rompicapo.
puzzles-task-survive = C’è una mossa che ti tiene in gioco. Trovala.
puzzles-give-up = Mostra la soluzione
puzzles-again = Riprova
puzzles-next = Prossimo rompicapo
puzzles-more = Altri rompicapo
puzzles-right = Giusto. { $turn }
puzzles-out = { $leads } Così sei fuori.
puzzles-loses = Così la vittoria non è garantita.
puzzles-loses-to = Così la vittoria non è garantita: { $turn }
puzzles-survives-not = Non è quella giusta.
puzzles-solution = La soluzione: { $way }.
puzzles-solved = Risolto per oggi. Il prossimo arriva a mezzanotte UTC.
puzzles-streak-days =
    { $count ->
        [0] Ancora nessuna serie
        [one] 1 giorno di fila
       *[other] { $count } giorni di fila
    }
puzzles-streak =
    { $count ->
        [0] Ancora nessuna serie
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
puzzles-loading = Caricamento del rompicapo…

trouble-no-puzzle = Non c’è nessun rompicapo così. Scegli un altro tipo o un’altra difficoltà.
trouble-card-twice = Una carta può stare in una sola tavolozza.

## A new table

new-title = Gioca con gli amici
new-lead = Apri un tavolo e manda il link. A nessuno serve un account.
new-nickname = Il tuo nome al tavolo
new-seats = Posti
new-seat-you = Tu
new-seat = Posto { $number }
new-seat-person = Un amico, tramite il link
new-seat-bot =
    { $level ->
        [cautious] Bot, stile prudente
        [bold] Bot, stile audace
        [hoarder] Bot, stile parsimonioso
       *[other] Bot, livello { $level }: { $name }
    }
new-found = Chi può partecipare
new-by-link = Chi ha il link
new-by-link-line = Chiunque lo riceva da te può sedersi o guardare.
new-public = Tutti
new-public-line = Il tavolo compare anche nella pagina iniziale.
new-hints = Suggerimenti
new-hints-line = Chi è di turno può chiedere le mosse migliori. Tutti lo vedono.
new-name = Nome del tavolo (facoltativo)
new-open = Apri il tavolo

new-clock-label = Orologio
new-clock-none = No
new-clock-quick = Rapido
new-clock-relaxed = Calmo
new-clock-own = A scelta
new-clock-none-line = Prenditi tutto il tempo che ti serve.
new-clock-line =
    { $reserve ->
        [one] { $turn } secondi per ogni turno, e una riserva di 1 minuto per la partita.
       *[other] { $turn } secondi per ogni turno, e una riserva di { $reserve } minuti per la partita.
    }
new-clock-turn = Secondi per ogni turno
new-clock-reserve = Minuti di riserva

## Pass and play

pass-title = Sullo stesso dispositivo
pass-lead = Un solo dispositivo per tutti. Le mani restano nascoste mentre ve lo passate.
pass-players = Giocatori
pass-name = Nome del giocatore { $number }
pass-open = Dai le carte
pass-same = Ci sono due nomi uguali. Cambiane uno, così si sa a chi tocca.

## Replay and review

replay-title = Una partita finita
replay-loading = Caricamento delle carte…
replay-unfinished = Non terminata
replay-given-up = Finita in anticipo per abbandono.
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
replay-facts = Informazioni sulla partita
replay-turns = Turno per turno
replay-controls = Riproduzione
replay-first = All’inizio
replay-back = Turno precedente
replay-forward = Turno successivo
replay-last = Alla fine
replay-play = Riproduzione automatica
replay-pause = Pausa
replay-slider = Punto della partita
replay-step = { $at } di { $last }
replay-moment = Da qui
replay-analyse = Analizza la posizione
replay-no-play-on = Puoi continuare a giocare da qualsiasi turno in cui si conoscono tutte le carte.
replay-download = Scarica la partita (.red7)
replay-hand-over = Invia al server per l’analisi
eyes-label = Punto di vista
eyes-open = Tutte le mani scoperte
eyes-onlooker = Spettatore
eyes-seat = { $name }
eyes-only = Questa registrazione mostra la partita da un solo punto di vista: { $eyes }.

review-title = Analisi del computer
review-text = Il computer esamina ogni turno, usando solo ciò che il giocatore poteva sapere, e dice che cosa sarebbe stato meglio.
review-ask = Fai analizzare questa partita
review-go-on = Continua l’analisi
review-stop = Ferma
review-progress = { $done } turni analizzati su { $turns }
review-done = L’analisi è finita.
mark-best = La migliore
mark-fine = Buona
mark-mistake = Errore
mark-blunder = Errore grave
mark-forced = Obbligata
# $chance and $best are chances to win the round, such as 62%.
verdict-best = Non c’era di meglio: { $chance } di probabilità di vincere il round.
verdict-fine = Buona quasi quanto la migliore: { $chance } di probabilità di vincere il round (massimo possibile: { $best }).
verdict-missed = { $chance } di probabilità di vincere il round (massimo possibile: { $best }).
verdict-forced = Non c’era altra scelta: { $chance } di probabilità di vincere il round.
# $points and $best are points to be expected, with their sign, such as +3.2.
verdict-points = In punti: { $points } invece di { $best }.
# $way is advice such as "giocare 7 rosso, cambiare la regola con 4 verde".
verdict-better = Meglio: { $way }.
# $player is the next player, $way what they could do.
verdict-reply = { $player } potrebbe rispondere: { $way }.
chart-title = Probabilità di vincere il round dopo ogni turno
chart-even = In ogni round il grafico parte da probabilità uguali.
chart-point = Round { $round }, turno { $number }, { $name }: { $chance }
chart-table = Le probabilità in tabella
chart-turn-head = Turno
chart-player-head = Giocatore
chart-chance-head = Probabilità
chart-mark-head = Giudizio

## Games

games-title = Partite
games-own = Le tue partite
games-own-text = Questo browser ricorda dove hai giocato.
games-going-on = In corso
games-public = Partite ai tavoli pubblici
games-here = Partite su questo dispositivo
games-none = Qui non si è ancora conclusa nessuna partita pubblica.
games-here-none = Su questo dispositivo non è ancora finita nessuna partita.
games-play = Gioca una partita
games-loading = Caricamento delle partite…
games-more = Partite più vecchie
games-save = Scarica la partita: { $title }
games-board = Vai al tavolo di analisi
games-board-text = Prepara una posizione qualsiasi, prova le mosse e scopri quanto valgono.
bring-title = Importa una partita
bring-text = Una partita giocata altrove, come registrazione .red7. Ogni turno viene controllato. Chiunque abbia il link può vederla.
bring-file = Scegli un file
bring-paste = Oppure incolla la registrazione
bring-submit = Mostra questa partita
bring-line = Riga { $line }.
bring-line-turn = Riga { $line }, turno { $turn }.
bring-too-long = Questo testo è più lungo di qualsiasi partita. È il file giusto?
trouble-no-game = Qui non c’è nessuna partita. Controlla il link; forse è stata cancellata.
trouble-games = Dalla tua rete sono state importate troppe partite. Riprova più tardi.
trouble-review-onlooker = Questa registrazione non mostra nessuna mano, quindi i turni non si possono giudicare.
trouble-review-empty = In questa partita non è stato completato nessun turno, quindi non c’è niente da analizzare.
trouble-not-asker = L’ha chiesto qualcun altro, quindi non si interrompe.

## What is wrong with a text

complaint-spelling = Questo non sembra né una posizione né la registrazione di una partita.
complaint-order = Qui manca qualcosa, o è nel posto sbagliato.
complaint-cards = Una carta manca o compare due volte.
complaint-illegal = Qui le regole non lo permettono.
complaint-differs = La registrazione non corrisponde alle carte.
complaint-hidden = Le mani nascoste non corrispondono al punto di vista di nessun giocatore.
complaint-too-large = Questo testo è troppo lungo.
complaint-mover-out = Chi è di turno non può essere già fuori.
complaint-seats-in = Almeno due giocatori devono essere ancora in gioco.
complaint-scored = Solo le partite a punti hanno carte vinte.
complaint-seats = A Red7 si gioca da due a quattro.

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
board-unknown = Quel che { $name } può fare dipende da carte che qui sono nascoste.
board-needs-all = Per continuare a giocare, bisogna conoscere tutte le carte.
board-turn-begun = Per continuare a giocare, prima chiudi questo turno o annullalo.
player-name = Giocatore { $number }

options-title = Mosse migliori
options-text = Il computer prova ogni mossa e dice con quale frequenza vince il round.
options-ask = Analizza
options-cancel = Annulla
options-thinking = Ci penso un secondo o due…
options-hidden = La mano di chi è di turno è nascosta, quindi non c’è nulla da valutare.
options-over = Il round è finito.
options-worlds =
    { $count ->
        [one] Provato con 1 possibile distribuzione delle carte nascoste.
       *[other] Provato con { $count } possibili distribuzioni delle carte nascoste.
    }
options-open = Tutte le carte sono scoperte.
options-legend = La barra è la probabilità di vincere il round; la parentesi è il margine d’errore. Scegli una mossa per giocarla.
options-chance = { $chance } di probabilità di vincere il round, tra { $low } e { $high }.
options-points = { $points } punti attesi.
options-points-short = { $points } pt
options-out = sei fuori
options-more =
    { $count ->
        [one] Un’altra
       *[other] Altre { $count }
    }
way-move = spostare { $card } sul quadro
way-take = togliere { $card } a { $owner }
way-end = chiudere il turno
way-nothing = non fare nulla

editor-title = Prepara una posizione
editor-clear = Togli tutte le carte
editor-players = Giocatori
editor-mover = Di turno
editor-hands = Mani
editor-open = Tutte scoperte
editor-hidden = Solo di chi è di turno
editor-rules = Regole: { $rules }
editor-zones = Dove sono le carte
editor-target = Metti le carte in
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
zone-scored = Carte vinte dal giocatore { $number }
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
share-picture = Condividi un’immagine
share-copied = Copiato.
share-by-hand = Copia tu questo testo:
share-saved = Salvato come immagine.

play-on = Gioca da qui
play-on-text = Tu giochi per chi è di turno, i bot per gli altri.
play-on-level = Livello dei bot
play-on-start = Gioca

## When the server is away

away-title = Il server non è raggiungibile
away-text = Forse non hai connessione, o il server si sta prendendo una pausa. I tuoi tavoli sono al sicuro, e questa pagina si riconnetterà da sola.
away-again = Riprova
offline-sign = Offline
offline-why = Il server non è raggiungibile: questo dispositivo dà le carte e gioca per i bot. Le tue partite restano salvate qui.
offline-keep = Rendi disponibile offline
offline-keeping = Salvataggio: { $done } di { $all } MB
offline-ready = Disponibile offline
offline-failed = Il salvataggio non è riuscito. Controlla la connessione e riprova.

## What is read out at a table

log-said = { $name }: { $text }
log-readied =
    { $you ->
        [yes] Hai confermato il prossimo round.
       *[no] { $name } ha confermato il prossimo round.
    }
log-freed =
    { $you ->
        [yes] Il tuo posto è di nuovo libero.
       *[no] Il posto di { $name } è di nuovo libero.
    }
log-filled = I bot hanno occupato i posti liberi.
log-hosted =
    { $you ->
        [yes] Ora l’host sei tu.
       *[no] Ora l’host è { $name }.
    }

## Il terminale

term-preparing = Preparo i bot. La prima volta ci vuole un minuto.
term-not-saved = Questa partita non viene salvata: { $reason }.
term-sure = Invio: sì. Esc: no.
term-choose = scegli
term-change = cambia
term-complete = completa
term-leave = esci
term-quit = chiudi
term-keyboard = Giocatori a questa tastiera
term-continue = Continua l’ultima partita
term-player = Giocatore
term-hand = Mano
term-help = Tasti
term-help-arrows = Con ← → scegli una carta, con ↑ ↓ che cosa farne, e con Invio lo fai. Puoi anche fare clic.
term-help-cards = In ogni tavolozza, le carte che contano stanno una riga più in alto, tra parentesi. Le carte sbiadite nella tua mano non possono tenerti in gioco.
term-help-type = Oppure scrivi la mossa: g4 gioca G4, >b2 cambia la regola con B2, g4b2 fa entrambe le cose, ^o6 mette O6 sul mazzo, = pesca una carta, - non pesca, e un punto chiude il turno. Tab completa ciò che scrivi.
term-help-keys = u annulla un passo di questo turno, h mostra le mosse migliori, q esce. Le partite vengono salvate e puoi continuarle.
term-help-ask = aiuto
