# Was man auf Deutsch liest. Dieselben Nachrichten mit denselben Werten wie in en.ftl; ein Test achtet darauf.
# $card ist eine Karte, gezeichnet oder benannt; $you ist yes, wo der Satz von der lesenden Person handelt; $colour ist ein Buchstabe aus R O Y G B I V.

## The page

page-title = Red7
page-description = Spiele das Kartenspiel Red7 per Link mit Freunden oder gegen den Computer. Ohne Installation, ohne Konto.
page-needs-script = Red7 braucht JavaScript. Bitte schalte es für diese Seite ein und lade sie neu.
page-unreached = Red7 konnte nicht ganz geladen werden. Vielleicht bist du offline, oder der Server macht gerade Pause.
page-old-browser = Dieser Browser ist zu alt für Red7. Bitte aktualisiere ihn oder öffne die Seite in einem anderen.

skip-to-content = Zum Inhalt springen
home = Red7, Startseite
language = Sprache
theme-light = Helle Farben
theme-dark = Dunkle Farben
close = Schließen
load-again = Neu laden
go-home = Zur Startseite
not-found-title = Hier ist nichts
not-found-text = Diese Adresse führt nirgendwohin. Vielleicht ist der Link falsch abgetippt.

## Cards and rules

colour-name =
    { $colour ->
        [R] Rot
        [O] Orange
        [Y] Gelb
        [G] Grün
        [B] Blau
        [I] Indigo
       *[V] Violett
    }
card-name =
    { $colour ->
        [R] Rot { $number }
        [O] Orange { $number }
        [Y] Gelb { $number }
        [G] Grün { $number }
        [B] Blau { $number }
        [I] Indigo { $number }
       *[V] Violett { $number }
    }
card-counting = { $card }, zählt
card-hopeless = { $card }, hält dich nicht in der Runde
card-hidden = eine verdeckte Karte

rule-R = Rot: höchste Karte
rule-O = Orange: meiste Karten einer Zahl
rule-Y = Gelb: meiste Karten einer Farbe
rule-G = Grün: meiste gerade Karten
rule-B = Blau: meiste verschiedene Farben
rule-I = Indigo: längste Folge
rule-V = Violett: meiste Karten unter 4

rule-R-short = höchste Karte
rule-O-short = gleiche Zahl
rule-Y-short = gleiche Farbe
rule-G-short = gerade Karten
rule-B-short = verschiedene Farben
rule-I-short = Folge
rule-V-short = unter 4

rule-R-ties = Bei gleicher Zahl: Rot oben, Violett unten
rule-O-ties = Bei Gleichstand zählt die höchste Karte der Gruppe
rule-Y-ties = Bei Gleichstand zählt die höchste Karte der Gruppe
rule-G-ties = Bei Gleichstand zählt die höchste gerade Karte
rule-B-ties = Bei Gleichstand zählt die höchste Karte der Gruppe
rule-I-ties = Bei Gleichstand zählt die höchste Karte der Folge
rule-V-ties = Bei Gleichstand zählt die höchste Karte unter 4

legend = Die sieben Regeln
rule-in-force = Die geltende Regel
rule-preview = Das wäre die Regel

count-none = nichts zählt
count-R = höchste Karte { $card }
count-O =
    { $count ->
        [one] 1 Karte, { $card }
       *[other] { $count } Karten einer Zahl, höchste { $card }
    }
count-Y =
    { $count ->
        [one] 1 Karte, { $card }
       *[other] { $count } Karten einer Farbe, höchste { $card }
    }
count-G =
    { $count ->
        [one] 1 gerade Karte, { $card }
       *[other] { $count } gerade Karten, höchste { $card }
    }
count-B =
    { $count ->
        [one] 1 Farbe, { $card }
       *[other] { $count } Farben, höchste Karte { $card }
    }
count-I =
    { $count ->
        [one] 1 Karte, { $card }
       *[other] Folge aus { $count } Karten, höchste { $card }
    }
count-V =
    { $count ->
        [one] 1 Karte unter 4, { $card }
       *[other] { $count } Karten unter 4, höchste { $card }
    }

## The board

canvas-top = Leinwand: { $card }
canvas-first = Leinwand: Das Spiel beginnt mit Rot
canvas-drop = Die gewählte Karte zur neuen Regel machen
deck-count =
    { $count ->
        [0] Nachziehstapel: leer
        [one] Nachziehstapel: 1 Karte
       *[other] Nachziehstapel: { $count } Karten
    }
your-side = Deine Seite
your-palette = Deine Palette
palette-of = Palette von { $name }
your-hand = Deine Hand
your-hand-label =
    { $count ->
        [one] Deine Hand, 1 Karte
       *[other] Deine Hand, { $count } Karten
    }
hand-count =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
points-count =
    { $count ->
        [one] 1 Pkt.
       *[other] { $count } Pkt.
    }
seat-moves = am Zug
seat-moves-own = du bist dran
seat-own = Du
seat-out = ausgeschieden
tag-leading = führt
tag-would-lead = würde führen
tag-won = gewonnen
tag-behind = hinter { $name }
tag-behind-short = hinten
choose-from = Wähle eine Karte von { $name }
choose-from-own = Wähle eine deiner Karten

leads =
    { $you ->
        [yes] Du bist in Führung: { $count }.
       *[no] { $name } ist in Führung: { $count }.
    }
nobody-leads = Niemand ist in Führung.

## A turn

do-play = Spielen
do-play-rule = … und Regel ändern
do-play-on = … und weiter
do-play-then-rule = Spielen, dann Regel ändern
do-discard =
    { $colour ->
        [R] Rot zur Regel machen
        [O] Orange zur Regel machen
        [Y] Gelb zur Regel machen
        [G] Grün zur Regel machen
        [B] Blau zur Regel machen
        [I] Indigo zur Regel machen
       *[V] Violett zur Regel machen
    }
do-deck = Auf den Nachziehstapel
do-draw = Karte ziehen
do-decline = Keine Karte
do-end = Zug beenden
do-end-out = Beenden und ausscheiden
do-nothing = Nichts tun und ausscheiden
do-leave = Ausscheiden
do-go-out = Ja, ausscheiden
do-think-again = Noch mal überlegen
do-undo = Zurück

would-play = { $card } in deine Palette.
would-discard =
    { $colour ->
        [R] { $card } auf die Leinwand: Rot wird zur Regel.
        [O] { $card } auf die Leinwand: Orange wird zur Regel.
        [Y] { $card } auf die Leinwand: Gelb wird zur Regel.
        [G] { $card } auf die Leinwand: Grün wird zur Regel.
        [B] { $card } auf die Leinwand: Blau wird zur Regel.
        [I] { $card } auf die Leinwand: Indigo wird zur Regel.
       *[V] { $card } auf die Leinwand: Violett wird zur Regel.
    }
would-deck = { $card } kommt verdeckt auf den Nachziehstapel.
would-draw = Du ziehst eine Karte, und alle sehen deinen Zug bis hierher.
would-lead = Damit wärst du in Führung.
would-lead-with = Damit wärst du in Führung: { $count }.
would-be-out = Danach hält dich nichts mehr in der Runde.
would-be-behind = Du wärst hinter { $name }, also ändere auch die Regel.
would-nobody = Niemand wäre in Führung, also ändere auch die Regel.
would-not = { $card } auf die Leinwand: { $name } wäre in Führung, also geht das nicht.
would-not-nobody = { $card } auf die Leinwand: Niemand wäre in Führung, also geht das nicht.

ask-turn = Du bist dran: Spiele eine Karte, ändere die Regel oder tu beides.
ask-empty = Deine Hand ist leer, damit endet die Runde für dich.
ask-draw = Dafür eine Karte ziehen?
ask-one = Wähle eine Karte aus einer anderen Palette für den Nachziehstapel.
ask-seven = Wähle eine Karte deiner Palette für die Leinwand oder den Nachziehstapel.
ask-seven-canvas = Wähle eine Karte deiner Palette für die Leinwand.
ask-five = Spiele noch eine Karte.
ask-play = Wähle eine Karte aus deiner Hand.
ask-silent =
    { $back ->
        [yes] Beende deinen Zug, mach weiter oder nimm ihn zurück.
       *[no] Beende deinen Zug oder mach weiter.
    }
ask-lead = Damit wärst du in Führung. Beende deinen Zug.
ask-lead-or-rule = Damit wärst du in Führung. Beende deinen Zug oder ändere auch die Regel.
ask-rule = Noch bist du nicht in Führung. Wähle eine Handkarte: Ihre Farbe wird zur Regel.
ask-go-on = Noch bist du nicht in Führung: Spiele noch eine Karte oder ändere die Regel.
ask-lost =
    { $back ->
        [yes] So hält dich nichts mehr in der Runde. Nimm es zurück oder scheide aus.
       *[no] Nichts hält dich mehr in der Runde, damit endet sie für dich.
    }
ask-out = Du bist nicht in Führung und würdest aus dieser Runde ausscheiden.

did-play =
    { $you ->
        [yes] Du spielst { $card }.
       *[no] { $name } spielt { $card }.
    }
did-discard =
    { $you ->
        [yes] Du änderst die Regel mit { $card }.
       *[no] { $name } ändert die Regel mit { $card }.
    }
did-move =
    { $you ->
        [yes] Du legst { $card } aus deiner Palette auf die Leinwand.
       *[no] { $name } legt { $card } aus der Palette auf die Leinwand.
    }
did-take =
    { $you ->
        [yes] Du legst { $card } von { $owner } auf den Nachziehstapel.
       *[no]
            { $yours ->
                [yes] { $name } legt deine Karte { $card } auf den Nachziehstapel.
               *[no] { $name } legt { $card } von { $owner } auf den Nachziehstapel.
            }
    }
did-put-back =
    { $you ->
        [yes] Du legst { $card } auf den Nachziehstapel.
       *[no] { $name } legt { $card } auf den Nachziehstapel.
    }
did-draw =
    { $you ->
        [yes] Du ziehst eine Karte.
       *[no] { $name } zieht eine Karte.
    }
did-draw-card =
    { $you ->
        [yes] Du ziehst { $card }.
       *[no] { $name } zieht { $card }.
    }
did-out =
    { $you ->
        [yes] Du scheidest aus dieser Runde aus.
       *[no] { $name } scheidet aus.
    }

## When something does not work

trouble = Das hat nicht geklappt. Bitte versuch es noch einmal.
trouble-away = Der Server ist nicht zu erreichen. Dein Tisch bleibt erhalten; es geht von selbst weiter.
trouble-stale = Inzwischen ist etwas passiert. Sieh noch einmal hin.
trouble-not-winning = Eine Karte darf nur auf die Leinwand, wenn du danach in Führung bist.
trouble-not-your-turn = Du bist nicht dran.
trouble-rate = Das ging zu schnell. Warte einen Moment.
trouble-busy = Der Computer denkt gerade für andere nach. Versuch es gleich noch einmal.
trouble-waking = Der Server fängt gerade erst an zu denken. Versuch es in einer Minute noch einmal.
trouble-one-at-a-time = Eine Frage nach der anderen: Warte noch die letzte Antwort ab.
trouble-no-table = Hier ist kein Tisch. Vielleicht ist der Link falsch abgetippt, oder der Tisch wurde abgeräumt.
trouble-full = An diesem Tisch sind alle Plätze besetzt. Du kannst zuschauen.
trouble-tables = Von deiner Adresse aus wurden zu viele Tische eröffnet. Versuch es später noch einmal.
trouble-mistake = Das ist unser Fehler. Er ist notiert; bitte versuch es noch einmal.
trouble-name-taken = So heißt hier schon jemand. Wähle einen anderen Namen.
trouble-word = Ein Wort darin ist hier nicht erlaubt. Wähle ein anderes.
trouble-no-chat = Auf diesem Server gibt es keinen Chat.
trouble-reports = Das waren viele Meldungen. Warte ein wenig.
trouble-closed = Wer diesen Server betreibt, hat den Tisch geschlossen.
trouble-seat-taken = Jemand war schneller: Der Platz ist besetzt.
trouble-begun = Die Karten sind schon verteilt. Du kannst zuschauen.
trouble-seats-open = Es sind noch Plätze frei.
trouble-not-host = Das darf nur die Tischleitung.
trouble-paused = Die Partie ist unterbrochen.
trouble-bot-plays = Ein Bot spielt für dich. Übernimm zuerst wieder selbst.
trouble-too-late = Deine Zeit war abgelaufen.
trouble-proposed = Es ist schon etwas vorgeschlagen. Antworte zuerst darauf.
trouble-undo-nothing = Du hast keinen Zug, der sich zurücknehmen lässt.
trouble-undo-draw = Seitdem wurde eine Karte gezogen, also bleibt der Zug.
trouble-undo-round-over = Die Runde ist vorbei, ihre Züge bleiben.
trouble-no-recovery = Dieser Link bringt keinen Platz zurück. Ein Link zu einem Platz gilt, bis ein neuerer erstellt wird.
trouble-connections = Aus deinem Netz kommen zu viele Verbindungen. Schließe einen Tab und versuch es noch einmal.
trouble-unavailable = Der Tisch zieht gerade auf einen anderen Server um. Versuch es gleich noch einmal.
trouble-malformed = Diese Seite und der Server verstehen sich nicht. Lade die Seite neu.

## Rules by name

# $switches are the letters of what is added: d the discard rule, s points, a actions. Grundspiel, Fortgeschritten und Aktionen sind Namen.
rules-game =
    { $switches ->
        [d] Grundspiel mit Ablageregel
        [s] Grundspiel mit Punkten
        [a] Grundspiel mit Aktionen
        [ds] Fortgeschritten
        [da] Grundspiel mit Ablageregel und Aktionen
        [sa] Grundspiel mit Punkten und Aktionen
        [dsa] Fortgeschritten mit Aktionen
       *[none] Grundspiel
    }
# $game is the message before this one.
rules-name = { $game }, Edition { $edition }
rules-name-small-pack = { $game }, Edition { $edition }, mit weniger Karten
rules-choice = Das Spiel
rules-basic = Grundspiel
rules-basic-line = Eine Runde. Wer übrig bleibt, gewinnt.
rules-advanced = Fortgeschritten
rules-advanced-line =
    { $edition ->
        [first] Mehrere Runden um Punkte, und zu niedrige Karten ändern die Regel nicht.
       *[later] Mehrere Runden um Punkte, und wer hoch ablegt, zieht eine Karte.
    }
rules-points = Nur Punkte
rules-points-line = Mehrere Runden um Punkte, abgelegt wird wie im Grundspiel.
rules-discard = Nur Ablageregel
rules-discard-line =
    { $edition ->
        [first] Eine Runde. Wer ablegt, braucht eine Zahl, die mindestens so groß ist wie die eigene Palette.
       *[later] Eine Runde. Wer eine Zahl ablegt, die größer ist als die eigene Palette, zieht eine Karte.
    }
rules-actions = Aktionen
rules-actions-line = Die ungeraden Karten bewirken etwas, wenn sie gespielt werden: wegnehmen, ziehen, weiterspielen oder verschieben. Geht mit allen diesen Spielen.
rules-edition = Edition
rules-edition-same = Das Grundspiel ist in allen Editionen gleich.
rules-edition-3 = Die neueste. Wer nicht in der Runde bleiben kann, darf keine 1 und keine 7 spielen.
rules-edition-2 = Eine 1 nimmt nur aus Paletten weg, die mindestens so groß sind wie deine, und eine 7 darf jede deiner Karten verschieben.
rules-edition-1 = Eine frühe. Eine 1 nimmt nie die letzte Karte einer Palette weg, und eine 7 muss sofort in Führung bringen.
rules-edition-0 = Die erste. Mit einer großen Palette ändert eine niedrige Karte die Regel nicht, und fürs Ablegen wird nie gezogen.

## Inviting

invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-share-title = Ein Tisch Red7
invite-code = Der Link als QR-Code
invite-code-missing = Der QR-Code ließ sich nicht zeichnen. Der Link funktioniert trotzdem.
invite-here-only = Dieser Link geht nur auf diesem Rechner. Für Freunde im selben Netz starte das Spiel mit { $command }.

## The table

table-title = Tisch
table-yours = Dein Tisch
table-of = Tisch von { $name }
table-connecting = Der Tisch wird gesucht …
table-away = Keine Verbindung. Wir versuchen es weiter; nichts geht verloren.
lost-title = Hier ist kein Tisch
lost-game-title = Hier ist keine Partie
lost-text = Vielleicht ist der Link falsch abgetippt, oder was hier lag, wurde nach einer Weile abgeräumt.
guest-name = Gast
looking-on = Du schaust zu.
round-number = Runde { $round }
target = { $points } zum Sieg
onlookers =
    { $count ->
        [one] 1 schaut zu
       *[other] { $count } schauen zu
    }
title-your-turn = Du bist dran · { $table }
notify-turn = Du bist dran
bot-name = Bot (Stufe { $level })
bot-name-number = Bot { $number } (Stufe { $level })

gather-waiting = Warten, bis alle da sind
gather-invited = Du bist eingeladen: { $table }
gather-seats = Plätze
gather-sit = Platz nehmen
gather-start = Karten austeilen
gather-leave = Platz verlassen
gather-remove = Entfernen
gather-fill-level = Bots für die freien Plätze
gather-fill =
    { $count ->
        [one] Freien Platz besetzen
       *[other] { $count } freie Plätze besetzen
    }
gather-invite = Freunde einladen
gather-invite-text = Wer diesen Link hat, kann sich setzen. Ohne Konto, ohne Installation.
nickname = Dein Name am Tisch
nickname-example = Anna
seat-open = frei
seat-expected = freigehalten für { $name }
seat-you = (du)
seat-host = Tischleitung
seat-ready = bereit
seat-stood-in = ein Bot spielt
seat-replaced = Bot ausgefallen; ein einfacherer spielt
seat-away = nicht da
fair-title = Sind die Karten fair verteilt?
fair-text = Bevor sich jemand gesetzt hat, hat sich der Server mit dieser Prüfsumme auf ein Geheimnis festgelegt. Jeder Browser am Tisch gibt eigene Bits dazu, und aus beidem ergeben sich die Karten. Nach der Runde können das alle nachprüfen.

story-title = Spielverlauf
story-empty = Die Karten sind ausgeteilt.
story-round = Runde { $round }
story-won =
    { $you ->
        [yes] Du gewinnst die Runde.
       *[no] { $name } gewinnt die Runde.
    }
story-game =
    { $you ->
        [yes] Du gewinnst die Partie.
       *[no] { $name } gewinnt die Partie.
    }
story-shared = Geteilter Sieg: { $names }.
story-stood-in =
    { $you ->
        [yes] Ein Bot spielt für dich.
       *[no]
            { $why ->
                [clock] Die Zeit von { $name } ist um; ein Bot spielt weiter.
                [handed] { $name } hat an einen Bot übergeben.
               *[other] { $name } ist nicht da; ein Bot spielt weiter.
            }
    }
story-returned =
    { $you ->
        [yes] Du spielst wieder selbst.
       *[no] { $name } spielt wieder selbst.
    }
story-resigned =
    { $you ->
        [yes] Du hast aufgegeben.
       *[no] { $name } hat aufgegeben.
    }
story-agreed =
    { $you ->
        [yes] Du stimmst zu.
       *[no] { $name } stimmt zu.
    }
story-declined =
    { $you ->
        [yes] Du lehnst ab.
       *[no] { $name } lehnt ab.
    }
story-undone =
    { $you ->
        [yes] Dein Zug wurde zurückgenommen.
       *[no] Der Zug von { $name } wurde zurückgenommen.
    }
story-sat =
    { $you ->
        [yes] Du hast Platz genommen.
       *[no] { $name } hat Platz genommen.
    }
story-proposed-undo =
    { $you ->
        [yes] Du möchtest deinen Zug zurücknehmen.
       *[no] { $name } möchte einen Zug zurücknehmen.
    }
story-proposed-pause =
    { $you ->
        [yes] Du möchtest eine Pause.
       *[no] { $name } möchte eine Pause.
    }
story-paused = Das Spiel macht Pause.
story-continued =
    { $you ->
        [yes] Du setzt das Spiel fort.
       *[no] { $name } setzt das Spiel fort.
    }
story-server-back = Der Server war weg; die Uhren standen still.
story-came = { $name } ist da.
story-went = { $name } ist nicht mehr da.

idle-turn-of = { $name } ist am Zug.
idle-paused = Das Spiel macht Pause.
idle-out = Für diese Runde ausgeschieden. Die anderen spielen weiter.
idle-stood-in = Ein Bot spielt für dich.
pause-end = Weiter
proposal-agree = Zustimmen
proposal-decline = Ablehnen
proposal-withdraw = Zurückziehen

side-show = Verlauf
side-hide = Zuklappen
chat-title = Chat
chat-unread =
    { $count ->
        [one] 1 neue Nachricht
       *[other] { $count } neue Nachrichten
    }
chat-empty = Noch hat niemand etwas gesagt.
chat-line = Sag etwas
chat-send = Senden
chat-mute = Jemanden stummschalten oder melden
chat-report = Melden
chat-reported = Gemeldet
chat-report-seat = { $name } melden
react-hello = Hallo
react-well-played = Gut gespielt
react-wow = Wow
react-oops = Hoppla
react-thinking = Ich überlege
react-thanks = Danke
react-good-game = Gutes Spiel
react-sorry = Sorry

hint-ask = Tipp
hint-thinking = Denkt nach …
hint-play = { $card } spielen
hint-discard = { $card } zur Regel machen
hint-deck = { $card } auf den Nachziehstapel legen
hint-draw = eine Karte ziehen
hint-decline = keine Karte ziehen
# After a number of per cent.
hint-chance = Chance

points-won =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
scores-title = Punktestand
next-round = Nächste Runde
next-waiting = Warten auf die anderen
rematch = Noch eine Partie
rematch-go = Zur nächsten Partie
rematch-soon = Die nächste Partie steht bereit. In { $seconds } s kommst du mit.
rematch-stay = Hier bleiben
look-at-game = Partie ansehen

menu = Menü
menu-undo =
    { $alone ->
        [yes] Meinen letzten Zug zurücknehmen
       *[no] Um Rücknahme meines Zugs bitten
    }
menu-pause =
    { $alone ->
        [yes] Spiel anhalten
       *[no] Um eine Pause bitten
    }
menu-hand-over = Bot für mich spielen lassen
menu-take-back = Wieder selbst spielen
menu-resign = Aufgeben
menu-resign-sure = Ja, ich gebe auf
menu-sound = Sanfte Töne
menu-vibrate = Vibrieren, wenn ich dran bin
menu-notify = Melden, wenn ich dran bin
menu-keep = Link zu meinem Platz
menu-keep-text = Mit diesem Link bekommst du deinen Platz auf einem anderen Gerät zurück. Er ist nur für dich.
menu-rules = Die Regeln

time-turn = Noch { $time } für diesen Zug
time-reserve = Noch { $time } von der Reserve
curtain-pass = Gib das Gerät an { $name } weiter.
curtain-show = Ich bin { $name }: meine Hand zeigen

## Levels of bots

# How well a bot plays, as a name for it.
level-name =
    { $level ->
        [1] kinderleicht
        [2] freundlich
        [3] entspannt
        [4] solide
        [5] ehrgeizig
        [6] gewieft
       *[7] meisterhaft
    }
# $name is the message before this one.
level-choice = Stufe { $level }: { $name }
# Bots of one level among the players of a game, as in: Anna und 2 Bots (freundlich).
level-bots =
    { $count ->
        [one] ein Bot ({ $name })
       *[other] { $count } Bots ({ $name })
    }
level-label = Wie gut die Bots spielen

## Home

home-title = Sieben Regeln. Immer gilt nur eine.
home-lead = Am Ende deines Zugs musst du in Führung sein, sonst scheidest du aus. Spiele eine Karte in deine Palette, ändere die Regel oder tu beides.
home-play-now = Jetzt spielen
home-against =
    { $count ->
        [one] Gegen einen Bot: { $level }
       *[other] Gegen { $count } Bots: { $level }
    }
home-change = Ändern
# Follows the message before this one, for those who listen.
home-change-what = : Gegner und Regeln
home-change-done = Fertig
home-opponents = Gegner
home-friends = Mit Freunden
home-pass = An einem Gerät
home-rules-title = Tippe eine Karte an: Sie wird zur Regel.
home-rules-label = Sieben Karten, sieben Regeln: Wähle die geltende
home-doors = Mehr rund um Red7
home-door-learn = Spielen lernen
home-door-learn-line = Zehn Minuten, durch Ausprobieren.
home-door-who = Wer führt?
home-door-who-line = Für euren echten Tisch: Tippt die Paletten ein.
home-door-board = Analysebrett
home-door-board-line = Stell eine Stellung auf und sieh, was sie wert ist.
home-door-rules = Regeln
home-door-rules-line = Jede Edition, kurz gefasst.
home-open-title = Offene Tische
home-open-none = Gerade ist kein öffentlicher Tisch offen. Eröffne einen, vielleicht setzt sich jemand dazu.
home-open-first = Tisch eröffnen
home-open-seats =
    { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
home-open-join = Mitspielen
home-open-watch = Zuschauen
home-puzzle-title = Das Rätsel von heute
home-puzzle-ask =
    { $kind ->
        [win] Ein Zug gewinnt hier. Welcher?
       *[survive] Ein Zug hält dich in der Runde. Welcher?
    }
home-puzzle-open = Zum Rätsel von heute
home-puzzle-solve = Lösen
home-puzzle-none = Das Rätsel des Tages ist noch nicht da. Schau gleich noch einmal vorbei.
home-recent-title = Letzte Partien
home-recent-own = Deine
home-recent-return = Weiterspielen
home-recent-public = An öffentlichen Tischen
home-recent-more = Alle Partien
home-recent-none = Hier stehen bald deine Partien, zum Weiterspielen oder Ansehen.
home-credit = Inoffiziell und kostenlos. Red7 ist ein Spiel von Carl Chudyk und Chris Cieslik, erschienen bei Asmadi Games.
home-version = Version { $version }
home-away = Der Server ist nicht zu erreichen. Prüf deine Verbindung und versuch es gleich noch einmal.

## Learn

tutorial-title = Spielen lernen
tutorial-progress = Lektion { $number } von { $count }
tutorial-lessons = Lektionen
tutorial-lesson-done = geschafft
tutorial-restart = Von vorn beginnen
tutorial-next = Weiter
tutorial-next-lesson = Nächste Lektion
tutorial-finish = Abschließen
tutorial-again = Noch einmal
tutorial-loading = Die Karten werden ausgelegt …

tutorial-right = Richtig. { $leads }
tutorial-wrong = { $leads } Du würdest ausscheiden. Versuch eine andere Karte.
tutorial-other-way = Du bist noch in der Runde, so geht es also auch. Versuch es hier so, wie die Lektion es möchte.
tutorial-no-way-out = Du bist noch in der Runde. Sieh dir hier an, wie es ist auszuscheiden.

tutorial-cards = Welche Karte höher ist
tutorial-cards-ask = Tippe die höhere Karte an.
tutorial-cards-1 = Zuerst entscheidet die Zahl. Die Farbe spielt noch keine Rolle.
tutorial-cards-2 = Selbst die niedrigste Farbe gewinnt mit einer höheren Zahl.
tutorial-cards-3 = Bei gleicher Zahl entscheidet die Farbe: Rot, Orange, Gelb, Grün, Blau, Indigo, Violett, von der höchsten zur niedrigsten.
tutorial-cards-4 = Noch einmal dasselbe. Keine zwei Karten sind gleich, also ist immer eine höher.
tutorial-cards-scale = Von der höchsten zur niedrigsten
tutorial-cards-right = Richtig: { $high } ist höher als { $low }.
tutorial-cards-wrong = Nein, { $high } ist höher als { $low }.

tutorial-R-1 = Vor allen liegt eine Palette: offene Karten. Die Regel sagt, wessen Palette in Führung ist. Bei Rot ist es die mit der höchsten Karte. Spiele eine Karte, die dich in Führung bringt.
tutorial-R-2 = Bruno hat eine 6. Du hast zwei davon, aber nur eine ist höher als seine.
tutorial-O-1 = Bei Orange zählen Karten mit gleicher Zahl. Bruno hat zwei 4er. Spiele eine Karte, mit der du ein besseres Paar hast.
tutorial-O-2 = Mehr Karten schlagen höhere Karten. Bruno hat zwei 7er, wie viele Karten brauchst du also?
tutorial-Y-1 = Bei Gelb zählen Karten einer Farbe. Bruno hat zwei violette. Sammle eine mehr als er.
tutorial-Y-2 = Haben beide gleich viele, entscheidet die höchste Karte der Gruppe. Vielleicht liegt sie schon in deiner Palette.
tutorial-G-1 = Bei Grün zählen gerade Karten: 2, 4 und 6. Die anderen liegen nur da.
tutorial-G-2 = Wieder gleich viele. Die höchste gerade Karte entscheidet, eine 7 hilft also nicht.
tutorial-B-1 = Bei Blau zählen verschiedene Farben: von jeder eine Karte.
tutorial-B-2 = Zwei gegen dich. Sei besser als beide.
tutorial-I-1 = Bei Indigo zählen aufeinanderfolgende Zahlen in beliebigen Farben. Bruno hat 5 und 6. Bilde eine längere Folge.
tutorial-I-2 = Eine Folge geht nach der 7 nicht mit der 1 weiter. Finde die Karte, mit der deine Folge die höhere ist.
tutorial-V-1 = Bei Violett zählen niedrige Karten: 1, 2 und 3. Sammle mehr davon als Bruno.
tutorial-V-2 = Noch einmal gleich viele. Von den niedrigen Karten entscheidet die höchste.

tutorial-turn = Dein Zug
tutorial-turn-1 = Ab jetzt sagt dir der Tisch, was eine Karte bewirken würde, bevor du sie spielst. Tippe eine Karte an und lies den Satz; dann spiele eine, die dich in Führung bringt.
tutorial-turn-2 = Keine Karte deiner Hand schlägt die rote 7. Aber jede Karte ist auch eine Regel: Lege eine auf die Leinwand, und ihre Farbe ist die neue Regel. Tippe eine Karte an, dann die Leinwand oder den Knopf. Danach musst du in Führung sein.
tutorial-turn-3 = Du darfst beides tun: erst eine Karte spielen, dann die Regel ändern. Hier geht es nicht mit weniger.
tutorial-turn-4 = Wer am Ende des eigenen Zugs nicht in Führung ist, scheidet aus der Runde aus. Die blassen Karten können dich nicht in der Runde halten. Das passiert allen einmal: Scheide aus.
tutorial-turn-4-right = Du bist ausgeschieden, und Bruno gewinnt diese Runde. In der nächsten sind alle wieder dabei.

tutorial-round = Eine ganze Runde
tutorial-round-1 = Jetzt eine ganze Runde, mit je vier Karten. Sei am Ende jedes deiner Züge in Führung. Wer zuletzt übrig ist, gewinnt.
tutorial-round-waits = Bruno denkt nach.
tutorial-round-won = { $turn } Du gewinnst die Runde.
tutorial-round-lost = Du bist ausgeschieden, also gewinnt Bruno diese Runde. Spiel sie noch einmal oder mach weiter.

tutorial-draw = Fortgeschritten: Karte für Karte
tutorial-draw-1 = Im fortgeschrittenen Spiel bringt eine hohe Karte auf der Leinwand eine Karte zurück. Ist ihre Zahl größer als die Anzahl der Karten in deiner Palette, darfst du ziehen. Ändere die Regel so, dass du ziehen darfst, und zieh.
tutorial-draw-1-right = Du hast { $card } gezogen. Mehr Karten auf der Hand halten dich länger in der Runde.

tutorial-score = Fortgeschritten: Punkte
tutorial-score-1 = Wer eine Runde gewinnt, behält die Karten, die nach der Regel zählen, und jede ist ihre Zahl wert. Du hast mit dieser Regel gewonnen. Tippe die Karten an, die du behältst.
tutorial-score-2 = Dasselbe mit einer anderen Regel. Von jeder Farbe zählt nur die höchste Karte.
tutorial-score-take = Diese behalten
tutorial-score-right =
    { $points ->
        [one] Richtig: 1 Punkt. Zu zweit gewinnt die Partie, wer zuerst { $target } erreicht.
       *[other] Richtig: { $points } Punkte. Zu zweit gewinnt die Partie, wer zuerst { $target } erreicht.
    }
tutorial-score-wrong = Nicht ganz. Welche Karten bilden mit dieser Regel die beste Gruppe?
tutorial-score-cards = Deine Palette am Ende der Runde

tutorial-actions = Aktionen
tutorial-actions-1 = Mit Aktionen bewirken ungerade Karten etwas, wenn du sie spielst. Eine 1 legt eine Karte aus einer anderen Palette auf den Nachziehstapel. Das geht bei Paletten, die nicht kleiner sind als deine. Schaff Brunos beste Karte weg.
tutorial-actions-2 = Eine 3 zieht eine Karte. Welche, weißt du vorher nicht, aber du darfst sie im selben Zug nutzen. Spiele die 3, dann ändere die Regel mit der gezogenen Karte.
tutorial-actions-3 = Mit einer 5 spielst du noch eine Karte. Verlängere deine Folge um zwei.
tutorial-actions-4 = Eine 7 legt eine Karte deiner Palette auf die Leinwand oder den Nachziehstapel. Mach daraus eine Regel, die dir passt, dann beende deinen Zug.

tutorial-end = Du kannst spielen
tutorial-end-text = Das ist das ganze Spiel. Der Rest kommt beim Spielen: Ein guter Zug hält dich in der Runde, ein besserer lässt den anderen nichts übrig.
tutorial-end-play = Jetzt spielen
tutorial-end-puzzles = Ein Rätsel lösen
tutorial-end-rules = Die Regeln lesen

## The rules page

rulebook-title = Regeln
rulebook-edition = Edition { $edition }
rulebook-editions = Wähle eine Edition
rulebook-contents = Auf dieser Seite
rulebook-print = Drucken
rulebook-intro = Ein Kartenspiel für zwei bis vier. Sei am Ende deines Zugs in Führung, sonst scheidest du aus der Runde aus. Was es dafür braucht, ändert sich ständig, denn jede Karte kann zur Regel werden.
rulebook-about-10 = Das erste Regelheft. Für Fortgeschrittene begrenzt es, was abgelegt werden darf, und gezogen wird dafür nie.
rulebook-about-11 = Ein frühes Regelheft ohne gedruckte Nummer; der Name 1.1 ist von uns. Mit ihm kam das Bonusziehen.
rulebook-about-12 = Das Regelheft vieler Länder; wir halten uns an den englischen Text. Die 1 und die 7 haben andere Aktionen als zuvor.
rulebook-about-13 = Die neueste Edition. Nach ihr spielen wir, wenn du keine andere wählst.

rulebook-cards = Die Karten
rulebook-cards-text = Es gibt 49 Karten: die Zahlen 1 bis 7 in sieben Farben. Jede Karte ist auch eine Regel, nämlich die ihrer Farbe.
rulebook-cards-number = Die höhere Zahl ist die höhere Karte, egal in welchen Farben.
rulebook-cards-colour = Bei gleicher Zahl entscheidet die Farbe, von Rot, der höchsten, bis Violett, der niedrigsten. Keine zwei Karten sind gleich.
rulebook-higher = { $high } ist höher als { $low }.

rulebook-round = Eine Runde
rulebook-round-deal = Alle bekommen sieben Karten auf die Hand und eine offene Karte: die erste ihrer Palette. Der Rest ist der Nachziehstapel.
rulebook-round-canvas = In der Mitte liegt die Leinwand. Die Farbe obenauf ist die geltende Regel; eine Runde beginnt mit Rot.
rulebook-round-first = Wer die höchste Karte in der Palette hat, ist in Führung. Es beginnt, wer links davon sitzt, und dann geht es nach links weiter.
rulebook-round-out = Wer am Ende des eigenen Zugs nicht in Führung ist, scheidet aus. Die Palette zählt nicht mehr, und die Hand bekommt niemand zu sehen.
rulebook-round-end = Wer als Letztes übrig ist, gewinnt die Runde sofort.

rulebook-winning = Wer in Führung ist
rulebook-winning-text = Jede Regel sucht aus jeder Palette die beste Gruppe von Karten heraus. Die größere Gruppe ist besser; von gleich großen die, deren höchste Karte höher ist. Du bist in Führung, wenn deine Gruppe besser ist als die aller anderen, die noch in der Runde sind.
rulebook-winning-none = Eine Palette ohne passende Karte kann nicht in Führung sein. Es kann also vorkommen, dass niemand in Führung ist.
rulebook-winning-rule = Regel
rulebook-winning-set = Was zählt
rulebook-winning-example = Zum Beispiel
rulebook-set-R = Eine Karte: die höchste.
rulebook-set-O = Karten mit gleicher Zahl.
rulebook-set-Y = Karten mit gleicher Farbe.
rulebook-set-G = Gerade Karten: 2, 4 und 6.
rulebook-set-B = Karten verschiedener Farben, von jeder eine.
rulebook-set-I = Aufeinanderfolgende Zahlen, von jeder eine Karte. 7 und 1 schließen nicht aneinander an.
rulebook-set-V = Karten unter 4: 1, 2 und 3.

rulebook-turn = Dein Zug
rulebook-turn-text = Tu eines davon:
rulebook-turn-play = Spiele eine Karte aus deiner Hand in deine Palette.
rulebook-turn-discard = Lege eine Karte aus deiner Hand auf die Leinwand ab. Ihre Farbe ist die neue Regel.
rulebook-turn-both = Spiele eine Karte und lege danach eine ab.
rulebook-turn-nothing = Tu nichts davon und scheide aus.
rulebook-turn-winning = Ablegen darfst du nur, wenn du danach in Führung bist. Eine Karte, die nicht hilft, darfst du spielen, aber wenn dein Zug damit endet, scheidest du aus.
rulebook-turn-empty = Hast du keine Karte auf der Hand, wenn du an die Reihe kommst, kannst du nur nichts tun.

rulebook-advanced = Fortgeschritten
rulebook-advanced-text = Für Fortgeschrittene kommen eine Regel fürs Ablegen und Punkte über mehrere Runden hinzu. Beides geht auch ohne das andere.
rulebook-discard = Die Ablageregel
rulebook-discard-10 = Die Zahl einer Karte, die du ablegst, muss mindestens so groß sein wie die Anzahl der Karten, die in diesem Moment in deiner Palette liegen. Fürs Ablegen wird nie gezogen.
rulebook-discard-11 = Ist die Zahl der Karte, die du ablegst, größer als die Anzahl der Karten, die in diesem Moment in deiner Palette liegen, darfst du eine Karte ziehen, solange der Nachziehstapel noch eine hat.
rulebook-score = Punkte
rulebook-score-set = Wer eine Runde gewinnt, legt die Karten der eigenen Gruppe nach der geltenden Regel offen zur Seite. Jede ist ihre Zahl wert.
rulebook-score-next = Die nächste Runde wird mit den Karten gespielt, die noch niemand gewertet hat.
rulebook-score-target = Die Partie endet nach der Runde, in der jemand zu zweit 40 Punkte erreicht, zu dritt 35, zu viert 30; oder wenn nicht mehr acht Karten für alle da sind. Die meisten Punkte gewinnen.

rulebook-actions = Aktionen
rulebook-actions-text = Mit Aktionen bewirkt eine 1, 3, 5 oder 7 etwas, wenn sie aus der Hand in eine Palette gespielt wird; nicht, wenn sie abgelegt oder ausgeteilt wird. Was möglich ist, muss auch ausgeführt werden.
rulebook-actions-chain = Eine Karte, die wegen einer 5 gespielt wird, führt ihre eigene Aktion aus. Nach alldem darf noch eine Karte aus deiner Hand auf die Leinwand.
rulebook-act-1-10 = Lege eine Karte aus der Palette von jemandem, der noch in der Runde ist, verdeckt auf den Nachziehstapel.
rulebook-act-1-11 = Lege eine Karte aus der Palette von jemandem, der noch in der Runde ist, verdeckt auf den Nachziehstapel, aber nie die einzige dieser Palette.
rulebook-act-1-12 = Lege eine Karte verdeckt auf den Nachziehstapel, aus einer Palette, die nicht kleiner ist als deine mit der 1. Tu das nur, wenn du danach noch in der Runde bleiben kannst.
rulebook-act-1-13 = Lege eine Karte verdeckt auf den Nachziehstapel, aus einer Palette, die nicht kleiner ist als deine mit der 1. Kannst du in diesem Zug nicht in der Runde bleiben, darfst du die 1 nicht spielen.
rulebook-act-3 = Zieh eine Karte.
rulebook-act-5 = Spiele noch eine Karte aus deiner Hand.
rulebook-act-7-10 = Lege eine andere Karte deiner Palette auf die Leinwand, wenn du gleich danach in Führung bist. Für Fortgeschrittene muss ihre Zahl mindestens so groß sein wie die Anzahl der Karten, die in deiner Palette bleiben.
rulebook-act-7-11 = Lege eine andere Karte deiner Palette auf die Leinwand, wenn du gleich danach in Führung bist.
rulebook-act-7-12 = Nimm eine beliebige Karte deiner Palette, auch die 7 selbst: auf die Leinwand, wenn du gleich danach in Führung bist, oder verdeckt auf den Nachziehstapel.
rulebook-act-7-13 = Nimm eine beliebige Karte deiner Palette, auch die 7 selbst: auf die Leinwand oder verdeckt auf den Nachziehstapel. Am Ende deines Zugs musst du in Führung sein; ist das nicht möglich, darfst du die 7 nicht spielen.

rulebook-asked = Fragen, die aufkommen
rulebook-ask-order = Darf ich erst ablegen und danach spielen?
rulebook-answer-order = Nein. Gespielt wird zuerst, und das Ablegen aus der Hand beendet deinen Zug. Nur ein Bonusziehen kann noch folgen.
rulebook-ask-nothing = Darf ich nichts tun, wenn ich in Führung bin?
rulebook-answer-nothing-10 = Ja, in dieser Edition bleibst du in der Runde. Das ist selten: Jemand muss der führenden Palette eine Karte weggenommen haben und dann ausgeschieden sein.
rulebook-answer-nothing-11 = Wer nichts tut, scheidet auch dann aus.
rulebook-ask-stay = Was heißt es, dass ich in der Runde bleiben kann?
rulebook-answer-stay = Mit den Karten, die du jetzt siehst, kann dein Zug damit enden, dass du in Führung bist, so wie es liegt oder nach dem Ablegen. Karten, die du vielleicht noch ziehst, zählen nicht.
rulebook-ask-bound = Darf ich jemandem eine Karte wegnehmen und dann ausscheiden?
rulebook-answer-bound-10 = Ja, in dieser Edition darfst du das.
rulebook-answer-bound-12 = Nein. Sobald eine 1 eine Karte weggenommen hat, musst du am Ende deines Zugs in Führung sein.
rulebook-answer-bound-13 = Nein. Sobald du eine 1 oder eine 7 gespielt hast, musst du am Ende deines Zugs in Führung sein.
rulebook-ask-seven = Darf ich für eine Karte ziehen, die eine 7 auf die Leinwand legt?
rulebook-answer-seven-yes = Ja, wenn ihre Zahl hoch genug ist. Dein Zug geht danach weiter, und die gezogene Karte darfst du ablegen.
rulebook-answer-seven-no = Nein, nur wenn du aus der Hand ablegst.
rulebook-ask-no-effect = Was, wenn sich eine Aktion nicht ausführen lässt?
rulebook-answer-no-effect = Dann passiert nichts: bei einer 3 und leerem Nachziehstapel, bei einer 5 und leerer Hand, bei einer 1, die nichts wegnehmen darf.
rulebook-ask-best = Meine Palette hat mehrere Gruppen. Welche wird gewertet?
rulebook-answer-best = Die beste, mit der du in Führung warst: bei Blau die höchste Karte jeder Farbe, bei Indigo die höchste Farbe jeder Zahl. Eine andere Gruppe ist vielleicht mehr Punkte wert; gewertet wird sie nicht.
rulebook-ask-last = Muss in Führung sein, wer zuletzt übrig ist?
rulebook-answer-last = Nein. Wer zuletzt übrig ist, gewinnt die Runde, auch mit leerer Hand, und wertet, was zählt; das kann auch nichts sein.
rulebook-ask-tie = Was, wenn zwei am Ende gleich viele Punkte haben?
rulebook-answer-tie = Dann teilen sie sich den Sieg.

rulebook-differences = Die Editionen im Vergleich
rulebook-differences-text = Das Grundspiel ist in allen gleich.
rulebook-diff-discard = Ablegen für Fortgeschrittene
rulebook-diff-discard-10 = Zahl mindestens so groß wie deine Palette
rulebook-diff-discard-11 = jede Karte; für eine hohe darfst du ziehen
rulebook-diff-one = Die 1 nimmt weg
rulebook-diff-one-10 = jede Karte einer Palette
rulebook-diff-one-11 = jede Karte außer der letzten einer Palette
rulebook-diff-one-12 = aus Paletten, die nicht kleiner sind als deine
rulebook-diff-seven = Die 7 verschiebt
rulebook-diff-seven-10 = eine andere Karte, auf die Leinwand
rulebook-diff-seven-12 = jede Karte, auf Leinwand oder Nachziehstapel
rulebook-diff-when = In Führung nach einer 7
rulebook-diff-when-10 = sofort
rulebook-diff-when-12 = sofort, bei der Leinwand
rulebook-diff-when-13 = bis zum Ende des Zugs
rulebook-diff-bonus = Ziehen für die Karte einer 7
rulebook-diff-out = Wegnehmen und ausscheiden
rulebook-diff-nothing = In Führung sein und nichts tun
rulebook-diff-nothing-10 = bleibt in der Runde
rulebook-diff-nothing-11 = scheidet aus
rulebook-yes = ja
rulebook-no = nein
rulebook-try = Beim Spielen lernen

## Who is winning

who-title = Wer ist in Führung?
who-intro = Für ein Spiel am echten Tisch: Tippt die Karten jeder Palette und die Regel an und seht, wer in Führung ist.
who-players = Wer mitspielt
who-player = Spieler { $number }
who-name = Name von Spieler { $number }
who-add = Noch jemand spielt mit
who-remove = { $name } entfernen
who-choose = Karten von { $name }
who-out = ausgeschieden
who-out-label = { $name } ist aus der Runde ausgeschieden
who-empty = Noch keine Karten. Tippe sie im Raster an.
who-rule = Geltende Regel
who-cards = Karten von { $name }
who-card-free = { $card }, nicht gewählt
who-card-here = { $card }, in dieser Palette
who-card-there = { $card }, in der Palette von { $name }
who-card-scored = { $card }, schon gewertet
who-type = Oder tippe Karten ein, etwa R7 G4 V1
who-type-letters = R Rot, O Orange, Y Gelb, G Grün, B Blau, I Indigo, V Violett
who-type-add = Hinzufügen
who-type-wrong =
    { $count ->
        [one] { $text } ist keine Karte. Schreib einen Buchstaben und eine Zahl, etwa R7.
       *[other] { $text } sind keine Karten. Schreib für jede einen Buchstaben und eine Zahl, etwa R7.
    }
who-type-scored = { $card } ist schon gewertet.
who-moved = { $card } lag bei { $name } und liegt jetzt hier.
who-answer-nobody = Noch ist niemand in Führung.
who-table = Bei jeder Regel
who-table-none = keine
who-scores = Punkte
who-scores-text =
    { $target ->
        [0] Tippe an, was der Rundensieg einbringt.
       *[other] Tippe an, was der Rundensieg einbringt. Die Partie endet bei { $target }.
    }
who-score =
    { $points ->
        [one] 1 Punkt werten
       *[other] { $points } Punkte werten
    }
who-scored =
    { $points ->
        [one] { $name } hat Runde { $round } gewonnen: 1 Punkt.
       *[other] { $name } hat Runde { $round } gewonnen: { $points } Punkte.
    }
who-reached = { $name } hat { $target } Punkte erreicht.
who-undo = Letzten Eintrag zurücknehmen
who-next = Nächste Runde
who-clear = Karten abräumen
who-reset = Neue Partie
who-reset-ask = Das löscht alle Namen, Karten und Punkte. Es gibt keinen Weg zurück.
who-reset-yes = Alles löschen
who-reset-no = Behalten

## Puzzles

puzzles-title = Rätsel
puzzles-daily = Rätsel des Tages
puzzles-stream = Mehr Rätsel
puzzles-choose = Auswählen
puzzles-choose-done = Fertig
puzzles-kind = Art
puzzles-kind-any = Alle
puzzles-kind-win = Gewinnen
puzzles-kind-survive = In der Runde bleiben
puzzles-grade = Schwierigkeit
puzzles-grade-any = Alle
puzzles-grade-of = Schwierigkeit { $grade } von 5
puzzles-rules = Regeln
puzzles-rules-any = Alle
puzzles-task-win = Alle Hände liegen offen. Ein Zug gewinnt die Runde, was { $name } auch tut.
puzzles-deck = Oben im Nachziehstapel
puzzles-deck-title = Der Nachziehstapel
puzzles-deck-text = Von der nächsten Karte bis zur letzten. Die Reihenfolge gehört zum Rätsel.
puzzles-task-survive = Ein Zug hält dich in der Runde. Finde ihn.
puzzles-give-up = Lösung zeigen
puzzles-again = Noch einmal
puzzles-next = Nächstes Rätsel
puzzles-more = Zu weiteren Rätseln
puzzles-right = Richtig. { $turn }
puzzles-out = { $leads } Damit scheidest du aus.
puzzles-loses = Das gewinnt nicht sicher.
puzzles-loses-to = Das gewinnt nicht sicher: { $turn }
puzzles-survives-not = Das ist nicht der Zug.
puzzles-solution = Der richtige Zug: { $way }.
puzzles-solved = Für heute gelöst. Das nächste kommt um Mitternacht UTC.
puzzles-streak-days =
    { $count ->
        [0] Noch keine Tage in Folge
        [one] 1 Tag in Folge
       *[other] { $count } Tage in Folge
    }
puzzles-streak =
    { $count ->
        [0] Noch keins in Folge
        [one] 1 in Folge
       *[other] { $count } in Folge
    }
puzzles-best = Rekord { $count }
puzzles-past-days = Die letzten 14 Tage
puzzles-past-day =
    { $tries ->
        [0] { $date }: nicht gelöst
        [one] { $date }: beim ersten Versuch gelöst
       *[other] { $date }: in { $tries } Versuchen gelöst
    }
puzzles-past = Die letzten 14
puzzles-past-one =
    { $tries ->
        [0] Nicht beim ersten Versuch
       *[other] Beim ersten Versuch gelöst
    }
puzzles-share = Teilen
puzzles-share-text =
    { $tries ->
        [one] Red7, Rätsel vom { $date }: beim ersten Versuch gelöst. { $days }. { $link }
       *[other] Red7, Rätsel vom { $date }: in { $tries } Versuchen gelöst. { $days }. { $link }
    }
puzzles-share-given-up = Red7, Rätsel vom { $date }: zu schwer für mich. { $link }
puzzles-shared = Kopiert. Füg es ein, wo du magst.
puzzles-loading = Ein Rätsel wird geholt …

trouble-no-puzzle = So ein Rätsel gibt es nicht. Wähle eine andere Art oder Schwierigkeit.
trouble-card-twice = Eine Karte kann nur in einer Palette liegen.

## A new table

new-title = Mit Freunden spielen
new-lead = Eröffne einen Tisch und verschick den Link. Niemand braucht ein Konto.
new-nickname = Dein Name am Tisch
new-seats = Plätze
new-seat-you = Du
new-seat = Platz { $number }
new-seat-person = Jemand mit dem Link
new-seat-bot = Bot, Stufe { $level }: { $name }
new-found = Wer den Tisch findet
new-by-link = Nur über den Link
new-by-link-line = Wer ihn von dir bekommt, kann sich setzen oder zuschauen.
new-public = Alle
new-public-line = Der Tisch steht auch auf der Startseite.
new-name = Name des Tischs (wenn du magst)
new-open = Tisch eröffnen

new-clock-label = Bedenkzeit
new-clock-none = Ohne
new-clock-quick = Flott
new-clock-relaxed = Ruhig
new-clock-own = Eigene
new-clock-none-line = Alle nehmen sich die Zeit, die sie brauchen.
new-clock-line =
    { $reserve ->
        [one] { $turn } Sekunden für jeden Zug und 1 Minute Reserve für die Partie.
       *[other] { $turn } Sekunden für jeden Zug und { $reserve } Minuten Reserve für die Partie.
    }
new-clock-turn = Sekunden für jeden Zug
new-clock-reserve = Minuten in Reserve

## Pass and play

pass-title = An einem Gerät
pass-lead = Ein Gerät für euch alle. Es verdeckt die Hände, während es herumgeht.
pass-players = Wie viele spielen mit?
pass-name = Name von Spieler { $number }
pass-open = Austeilen
pass-same = Zwei von euch haben denselben Namen. Ändert einen, damit klar ist, wer dran ist.

## Replay and review

replay-title = Eine beendete Partie
replay-loading = Die Karten werden geholt …
replay-unfinished = Nicht zu Ende gespielt.
replay-given-up = Vor dem Ende aufgegeben.
replay-won =
    { $count ->
        [one] { $names } hat gewonnen.
       *[other] Geteilter Sieg: { $names }.
    }
replay-resigned =
    { $count ->
        [one] { $names } hat aufgegeben.
       *[other] { $names } haben aufgegeben.
    }
replay-dealt = Runde { $round }: Karten ausgeteilt
replay-round = Runde { $round } von { $rounds }
replay-round-won = { $name } gewinnt die Runde.
replay-round-head = Runde
replay-round-winner = hat diese Runde gewonnen
replay-scores = Punkte nach jeder Runde
replay-all-rounds = Alle Runden zeigen
replay-facts = Über diese Partie
replay-turns = Zug um Zug
replay-controls = Durch die Partie
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-forward = Einen Zug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-slider = Stelle in der Partie
replay-step = { $at } von { $last }
replay-moment = Ab dieser Stelle
replay-analyse = Diese Stellung analysieren
replay-no-play-on = Weiterspielen kann man, wo ein Zug ansteht und alle Karten bekannt sind.
replay-download = Aufzeichnung speichern (.red7)
eyes-label = Sicht
eyes-open = Alle Hände offen
eyes-onlooker = Nur zuschauen
eyes-seat = { $name }
eyes-only = Diese Aufzeichnung zeigt nur eine Sicht: { $eyes }.

review-title = Auswertung
review-text = Der Computer sieht sich jeden Zug mit dem Wissen an, das man am Platz hatte, und sagt, was besser war.
review-ask = Partie auswerten
review-go-on = Weiter auswerten
review-stop = Anhalten
review-progress = { $done } von { $turns } Zügen ausgewertet
review-done = Die Auswertung ist fertig.
mark-best = Bester Zug
mark-fine = Gut
mark-mistake = Fehler
mark-blunder = Patzer
mark-forced = Erzwungen
# $chance and $best are chances to win the round, such as 62 %.
verdict-best = Besser ging es nicht: { $chance } Chance auf die Runde.
verdict-fine = Fast so gut wie das Beste: { $chance } Chance auf die Runde, möglich waren { $best }.
verdict-missed = { $chance } Chance auf die Runde, möglich waren { $best }.
verdict-forced = Es gab keine andere Wahl: { $chance } Chance auf die Runde.
# $points and $best are points to be expected, with their sign, such as +3,2.
verdict-points = In Punkten: { $points } statt { $best }.
# $way is advice such as "Rot 7 spielen, mit Grün 4 die Regel ändern".
verdict-better = Besser: { $way }.
chart-title = Chance auf die Runde, nach jedem Zug
chart-even = Jede Runde beginnt mit gleichen Chancen.
chart-point = Runde { $round }, Zug { $number }, { $name }: { $chance }
chart-table = Die Chancen als Tabelle
chart-turn-head = Zug
chart-player-head = Wer
chart-chance-head = Chance
chart-mark-head = Urteil

## Games

games-title = Partien
games-own = Deine Partien
games-own-text = Dieser Browser merkt sich, wo du gesessen hast.
games-going-on = Läuft noch
games-public = Partien öffentlicher Tische
games-none = Hier ist noch keine öffentliche Partie zu Ende gespielt.
games-play = Eine Partie spielen
games-loading = Partien werden geholt …
games-more = Ältere Partien
games-save = Aufzeichnung speichern: { $title }
games-board = Zum Analysebrett
games-board-text = Stell eine beliebige Stellung auf, probiere Züge aus und sieh, was sie wert sind.
bring-title = Partie einlesen
bring-text = Eine Partie von anderswo, als .red7-Aufzeichnung. Jeder Zug wird geprüft. Wer den Link dazu hat, kann sie lesen.
bring-file = Datei wählen
bring-paste = Oder füge die Aufzeichnung ein
bring-submit = Diese Partie zeigen
bring-line = Zeile { $line }.
bring-line-turn = Zeile { $line }, Zug { $turn }.
bring-too-long = Dieser Text ist länger als jede Partie. Ist es die richtige Datei?
trouble-no-game = Hier ist keine Partie. Vielleicht ist der Link falsch abgetippt, oder die Partie wurde abgeräumt.
trouble-games = Von deiner Adresse aus wurden zu viele Partien eingelesen. Versuch es später noch einmal.
trouble-review-onlooker = Diese Aufzeichnung zeigt keine Hände, also lassen sich die Züge nicht beurteilen.
trouble-review-empty = In dieser Partie wurde kein Zug beendet, also gibt es nichts zu beurteilen.
trouble-not-yours = Jemand anderes hat darum gebeten, also läuft es weiter.

## What is wrong with a text

complaint-spelling = So wird eine Stellung oder Aufzeichnung nicht geschrieben.
complaint-order = Hier fehlt etwas, oder es steht an der falschen Stelle.
complaint-cards = Eine Karte fehlt oder ist doppelt da.
complaint-illegal = Das erlauben die Regeln an dieser Stelle nicht.
complaint-differs = Die Aufzeichnung sagt etwas anderes als die Karten.
complaint-hidden = Manche Hände sind so verdeckt, wie sie niemand am Tisch sehen könnte.
complaint-too-large = Dieser Text ist zu lang.
complaint-mover-out = Wer am Zug ist, kann nicht ausgeschieden sein.
complaint-seats-in = Mindestens zwei müssen noch in der Runde sein.
complaint-scored = Gewertete Karten gibt es nur in Partien um Punkte.
complaint-seats = Es spielen zwei bis vier.

## The analysis board

board-title = Analysebrett
board-position = Diese Stellung
board-example = Ein Beispiel zeigen
board-moves = { $name } ist am Zug
board-hand =
    { $count ->
        [one] { $name }, 1 Karte
       *[other] { $name }, { $count } Karten
    }
board-over = { $name } hat diese Runde gewonnen.
board-unknown = Was { $name } tun darf, hängt von Karten ab, die hier niemand sieht.
board-needs-all = Zum Weiterspielen müssen alle Karten offen sein.
board-turn-begun = Zum Weiterspielen beende erst diesen Zug oder nimm ihn zurück.
player-name = Spieler { $number }

options-title = Beste Züge
options-text = Der Computer probiert alle Züge aus und sagt, wie oft jeder die Runde gewinnt.
options-ask = Analysieren
options-cancel = Abbrechen
options-thinking = Denkt ein, zwei Sekunden nach …
options-hidden = Die Hand, die am Zug ist, ist verdeckt; da gibt es nichts zu beurteilen.
options-over = Die Runde ist vorbei.
options-worlds =
    { $count ->
        [one] Mit 1 Verteilung der verdeckten Karten durchgespielt.
       *[other] Mit { $count } Verteilungen der verdeckten Karten durchgespielt.
    }
options-open = Alle Karten sind offen.
options-legend = Der Balken ist die Chance auf die Runde; die Klammer zeigt, wie sicher das ist. Wähle einen Zug, um ihn auszuführen.
options-chance = { $chance } Chance auf die Runde, zwischen { $low } und { $high }.
options-points = { $points } Punkte zu erwarten.
options-points-short = { $points } Pkt.
options-out = scheidet aus
options-more =
    { $count ->
        [one] 1 weiterer
       *[other] { $count } weitere
    }
way-move = { $card } auf die Leinwand legen
way-take = { $card } von { $owner } auf den Nachziehstapel legen
way-end = den Zug beenden
way-nothing = nichts tun

editor-title = Stellung aufbauen
editor-clear = Alle Karten abräumen
editor-players = Wie viele spielen mit?
editor-mover = Am Zug
editor-hands = Hände
editor-open = Alle offen
editor-hidden = Nur am Zug offen
editor-rules = Regeln: { $rules }
editor-zones = Was wo liegt
editor-target = Wohin die Karten kommen
editor-cards = Alle Karten
# $place is one of the zones below, such as "Hand von Spieler 1".
editor-card = { $card }: { $place }
editor-hidden-count = Verdeckte Karten von Spieler { $number }
editor-out = Spieler { $number } ist ausgeschieden
editor-rest =
    { $count ->
        [0] Für den Nachziehstapel bleibt keine Karte.
        [one] 1 Karte bleibt für Nachziehstapel und verdeckte Hände.
       *[other] { $count } Karten bleiben für Nachziehstapel und verdeckte Hände.
    }
editor-cancel = Abbrechen
editor-done = Stellung übernehmen
zone-palette = Palette von Spieler { $number }
zone-hand = Hand von Spieler { $number }
zone-scored = Wertung von Spieler { $number }
zone-canvas = Leinwand
zone-deck = Nachziehstapel
# On a small card: where it lies. One or two letters and the number of the player.
zone-short-palette = P{ $number }
zone-short-hand = H{ $number }
zone-short-scored = W{ $number }
zone-short-canvas = L

paste-title = Stellung einfügen
paste-label = Der Text einer Stellung
paste-show = Zeigen

share-text = Als Text kopieren
share-picture = Als Bild teilen
share-copied = Kopiert.
share-by-hand = Kopiere diesen Text von Hand:
share-saved = Als Bild gespeichert.

play-on = Von hier weiterspielen
play-on-text = Du nimmst den Platz, der am Zug ist, Bots die anderen.
play-on-level = Wie gut die Bots spielen
play-on-start = Spielen

## When the server is away

away-title = Der Server ist nicht zu erreichen
away-text = Vielleicht bist du offline, oder der Server macht gerade Pause. Deine Tische bleiben erhalten, und diese Seite kommt von selbst zurück.
away-again = Noch einmal versuchen

## What is read out at a table

log-said = { $name }: { $text }
log-readied =
    { $you ->
        [yes] Du bist bereit für die nächste Runde.
       *[no] { $name } ist bereit für die nächste Runde.
    }
log-freed =
    { $you ->
        [yes] Dein Platz ist wieder frei.
       *[no] Der Platz von { $name } ist wieder frei.
    }
log-filled = Bots haben die freien Plätze besetzt.
log-hosted =
    { $you ->
        [yes] Du hast jetzt die Tischleitung.
       *[no] { $name } hat jetzt die Tischleitung.
    }
