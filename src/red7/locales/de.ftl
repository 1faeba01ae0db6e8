# Was man auf Deutsch liest. Dieselben Nachrichten mit denselben Werten wie in en.ftl; ein Test achtet darauf.
# $card ist eine Karte, gezeichnet oder benannt; $you ist yes, wo der Satz von der lesenden Person handelt; $colour ist ein Buchstabe aus R O Y G B I V.

## The page

page-title = Red7
page-description = Spiele das Kartenspiel Red7 mit Freunden oder gegen den Computer. Ohne Installation, ohne Konto.
page-needs-script = Red7 braucht JavaScript. Bitte aktiviere es für diese Seite und lade sie neu.
page-unreached = Red7 wurde nicht vollständig geladen. Vielleicht bist du offline, oder der Server macht gerade Pause.
page-old-browser = Dieser Browser ist zu alt für Red7. Bitte aktualisiere ihn oder nimm einen anderen.

skip-to-content = Zum Inhalt springen
home = Red7, Startseite
language = Sprache
theme-light = Helles Design
theme-dark = Dunkles Design
close = Schließen
load-again = Neu laden
go-home = Zur Startseite
not-found-title = Seite nicht gefunden
not-found-text = Unter dieser Adresse gibt es nichts. Bitte prüfe den Link.

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

rule-R = Rot: die höchste Karte
rule-O = Orange: die meisten gleichen Zahlen
rule-Y = Gelb: die meisten Karten einer Farbe
rule-G = Grün: die meisten geraden Karten
rule-B = Blau: die meisten verschiedenen Farben
rule-I = Indigo: die längste Folge
rule-V = Violett: die meisten Karten unter 4

rule-R-short = höchste Karte
rule-O-short = gleiche Zahl
rule-Y-short = gleiche Farbe
rule-G-short = gerade Karten
rule-B-short = verschiedene Farben
rule-I-short = Folge
rule-V-short = unter 4

rule-R-ties = Gleiche Zahl? Rot ist oben, Violett unten
rule-O-ties = Bei Gleichstand entscheidet die höchste Karte der Gruppe
rule-Y-ties = Bei Gleichstand entscheidet die höchste Karte der Gruppe
rule-G-ties = Bei Gleichstand entscheidet die höchste gerade Karte
rule-B-ties = Bei Gleichstand entscheidet die höchste Karte der Gruppe
rule-I-ties = Bei Gleichstand entscheidet die höchste Karte der Folge
rule-V-ties = Bei Gleichstand entscheidet die höchste Karte unter 4

legend = Die sieben Regeln
rule-in-force = Die geltende Regel
rule-preview = Das wäre die neue Regel

count-none = keine Karte zählt
count-R = höchste Karte { $card }
count-O =
    { $count ->
        [one] eine einzelne Karte, { $card }
       *[other] { $count } Karten mit gleicher Zahl, höchste { $card }
    }
count-Y =
    { $count ->
        [one] eine einzelne Karte, { $card }
       *[other] { $count } Karten mit gleicher Farbe, höchste { $card }
    }
count-G =
    { $count ->
        [one] 1 gerade Karte, { $card }
       *[other] { $count } gerade Karten, höchste { $card }
    }
count-B =
    { $count ->
        [one] 1 Farbe, { $card }
       *[other] { $count } verschiedene Farben, höchste Karte { $card }
    }
count-I =
    { $count ->
        [one] eine einzelne Karte, { $card }
       *[other] Folge aus { $count } Karten, höchste { $card }
    }
count-V =
    { $count ->
        [one] 1 Karte unter 4, { $card }
       *[other] { $count } Karten unter 4, höchste { $card }
    }

## The board

canvas-top = Leinwand: { $card }
canvas-first = Leinwand: Jede Runde beginnt mit Rot
canvas-drop = Mit der gewählten Karte die Regel ändern
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
hand-count = { $count } auf der Hand
cards-count =
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
do-decline = Nicht ziehen
do-end = Zug beenden
do-end-out = Beenden und ausscheiden
do-nothing = Passen und ausscheiden
do-leave = Ausscheiden
do-go-out = Ja, ausscheiden
do-think-again = Noch mal überlegen
do-undo = Rückgängig

would-play = { $card } auf deine Palette.
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
would-draw = Du ziehst eine Karte. Alle sehen dann deinen bisherigen Zug, und du kannst ihn nicht mehr zurücknehmen.
would-lead = Damit wärst du in Führung.
would-lead-with = Damit wärst du in Führung: { $count }.
would-be-out = Danach hält dich nichts mehr in der Runde.
would-be-behind = { $name } wäre noch in Führung, du müsstest also auch die Regel ändern.
would-act-1 = Danach nimmst du eine Karte aus einer fremden Palette weg.
would-act-5 = Danach spielst du noch eine Karte.
would-act-7 = Danach verschiebst du eine Karte aus deiner Palette.
would-nobody = Niemand wäre in Führung, du müsstest also auch die Regel ändern.
would-not = { $card } auf die Leinwand: Das geht nicht, denn { $name } wäre in Führung.
would-not-nobody = { $card } auf die Leinwand: Das geht nicht, denn niemand wäre in Führung.

ask-turn = Du bist dran: Spiele eine Karte, ändere die Regel oder mach beides.
ask-empty = Deine Hand ist leer, also scheidest du aus dieser Runde aus.
ask-draw = Eine Bonuskarte ziehen?
ask-one = Wähle eine Karte aus einer fremden Palette. Sie kommt oben auf den Nachziehstapel.
ask-seven = Wähle eine Karte aus deiner Palette für die Leinwand oder den Nachziehstapel.
ask-seven-canvas = Wähle eine Karte aus deiner Palette für die Leinwand.
ask-five = Spiele noch eine Karte.
ask-play = Wähle eine Handkarte.
ask-silent =
    { $back ->
        [yes] Beende deinen Zug, mach weiter oder nimm ihn zurück.
       *[no] Beende deinen Zug oder mach weiter.
    }
ask-lead = Du bist in Führung. Beende deinen Zug.
ask-lead-or-rule = Du bist in Führung. Beende deinen Zug oder ändere noch die Regel.
ask-rule = Noch bist du nicht in Führung. Wähle eine Handkarte: Ihre Farbe wird zur Regel.
ask-go-on = Noch bist du nicht in Führung: Spiele noch eine Karte oder ändere die Regel.
ask-lost =
    { $back ->
        [yes] So hält dich nichts mehr in der Runde. Mach es rückgängig, oder du scheidest aus.
       *[no] Nichts hält dich mehr in der Runde, also scheidest du aus.
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
did-both =
    { $you ->
        [yes] Du spielst { $card } und änderst die Regel mit { $rule }.
       *[no] { $name } spielt { $card } und ändert die Regel mit { $rule }.
    }
did-move =
    { $you ->
        [yes] Du legst { $card } aus deiner Palette auf die Leinwand.
       *[no] { $name } legt { $card } aus der eigenen Palette auf die Leinwand.
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

## When something goes wrong

trouble = Das hat nicht geklappt. Bitte versuch es noch einmal.
trouble-away = Der Server ist nicht zu erreichen. Dein Tisch ist sicher, und es geht von selbst weiter.
trouble-stale = Inzwischen hat sich etwas geändert. Sieh noch einmal hin.
trouble-not-winning = Du darfst nur dann eine Karte auf der Leinwand ablegen, wenn du danach in Führung bist.
trouble-too-low = Diese Karte ist zu niedrig: Ihre Zahl muss mindestens so groß sein wie die Anzahl deiner Palettenkarten.
trouble-must-stay = Nach dieser Aktion musst du am Ende deines Zugs in Führung sein.
trouble-not-in-hand = Diese Karte hast du nicht auf der Hand.
trouble-out-of-turn = Das geht an dieser Stelle deines Zugs nicht.
trouble-not-takeable = Deine 1 darf diese Karte nicht wegnehmen.
trouble-not-movable = Deine 7 darf diese Karte nicht dorthin legen.
trouble-after-draw = Hier ziehst du eine Karte. Tippe den Rest, wenn du sie gesehen hast.
trouble-not-your-turn = Du bist nicht dran.
trouble-rate = Du bist zu schnell. Warte kurz und versuch es noch einmal.
trouble-busy = Der Computer denkt gerade für andere nach. Versuch es gleich noch einmal.
trouble-waking = Der Server läuft sich noch warm. Versuch es in einer Minute noch einmal.
trouble-one-at-a-time = Eins nach dem anderen: Warte bitte, bis die letzte Anfrage fertig ist.
trouble-no-table = Hier gibt es keinen Tisch. Prüfe den Link; vielleicht wurde der Tisch auch geschlossen.
trouble-full = An diesem Tisch sind alle Plätze besetzt. Du kannst zuschauen.
trouble-tables = Aus deinem Netz wurden zu viele Tische eröffnet. Versuch es später noch einmal.
trouble-mistake = Entschuldige, das ist unser Fehler. Wir haben ihn notiert; bitte versuch es noch einmal.
trouble-name-taken = So heißt hier schon jemand. Wähle einen anderen Namen.
trouble-word = Ein Wort darin ist hier nicht erlaubt. Wähle ein anderes.
trouble-no-chat = Auf diesem Server gibt es keinen Chat.
trouble-no-hints = An diesem Tisch wird ohne Tipps gespielt. Nach der Partie kannst du sie auswerten lassen.
trouble-reports = Das waren viele Meldungen. Warte bitte ein wenig.
trouble-closed = Der Tisch wurde von den Betreibern dieses Servers geschlossen.
trouble-seat-taken = Jemand war schneller: Der Platz ist besetzt.
trouble-begun = Die Karten sind schon ausgeteilt. Du kannst zuschauen.
trouble-seats-open = Es sind noch Plätze frei.
trouble-not-host = Das darf nur die Tischleitung.
trouble-paused = Das Spiel macht Pause.
trouble-bot-plays = Ein Bot spielt für dich. Übernimm zuerst wieder selbst.
trouble-too-late = Deine Zeit ist abgelaufen.
trouble-proposed = Es gibt schon eine Anfrage. Beantworte zuerst diese.
trouble-undo-nothing = Du hast keinen Zug, den du zurücknehmen kannst.
trouble-undo-draw = Seitdem wurde eine Karte gezogen, der Zug lässt sich also nicht mehr zurücknehmen.
trouble-undo-round-over = Die Runde ist vorbei, ihre Züge lassen sich nicht mehr zurücknehmen.
trouble-no-recovery = Mit diesem Link bekommst du keinen Platz mehr zurück. Ein Link zu einem Platz gilt nur, bis ein neuerer erstellt wird.
trouble-connections = Aus deinem Netz kommen zu viele Verbindungen. Schließe einen Tab und versuch es noch einmal.
trouble-unavailable = Der Tisch zieht gerade auf einen anderen Server um. Versuch es gleich noch einmal.
trouble-malformed = Diese Seite passt nicht zum Server. Bitte lade sie neu.
trouble-needs-server = Dafür braucht es einen Server, und du spielst gerade ohne einen, nur auf diesem Gerät.
trouble-no-rating = Dieser Code bringt keine Wertung zurück. Nur der neueste Code gilt.
trouble-ratings = Zu viele Versuche aus deinem Netz. Versuch es später noch einmal.
trouble-rated = Du hast auf diesem Gerät schon eine Wertung. Gib sie zuerst auf.

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
rules-basic-line = Eine Runde. Wer zuletzt übrig ist, gewinnt.
rules-advanced = Fortgeschritten
rules-advanced-line =
    { $edition ->
        [first] Mehrere Runden um Punkte; je größer deine Palette, desto höher musst du ablegen.
       *[later] Mehrere Runden um Punkte; wer hoch ablegt, darf eine Karte ziehen.
    }
rules-points = Nur Punkte
rules-points-line = Mehrere Runden um Punkte; abgelegt wird wie im Grundspiel.
rules-discard = Nur Ablageregel
rules-discard-line =
    { $edition ->
        [first] Eine Runde. Die Zahl, die du ablegst, muss mindestens so groß sein wie die Anzahl deiner Palettenkarten.
       *[later] Eine Runde. Ist die Zahl, die du ablegst, größer als die Anzahl deiner Palettenkarten, darfst du eine Karte ziehen.
    }
rules-actions = Aktionen
rules-actions-line = Ungerade Karten bewirken etwas, wenn man sie spielt: Die 1 nimmt eine Karte weg, die 3 zieht eine, die 5 spielt noch eine, die 7 verschiebt eine. Passt zu jedem der Spiele oben.
rules-edition = Edition
rules-edition-same = Das Grundspiel ist in allen Editionen gleich.
rules-edition-3 = Die neueste. Eine 1 oder 7 darfst du nur spielen, wenn du in der Runde bleiben kannst.
rules-edition-2 = Eine 1 nimmt nur Karten aus Paletten weg, die mindestens so groß sind wie deine, und eine 7 darf jede Karte deiner Palette verschieben.
rules-edition-1 = Eine frühe. Eine 1 nimmt nie die einzige Karte einer Palette weg, und nach einer 7 musst du sofort in Führung sein.
rules-edition-0 = Die erste. Mit einer großen Palette darfst du keine niedrigen Karten ablegen, und Bonuskarten gibt es nicht.

## Inviting

invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-share-title = Eine Partie Red7
invite-code = Der Link als QR-Code
invite-code-missing = Der QR-Code ließ sich nicht zeichnen. Der Link funktioniert trotzdem.
invite-here-only = Dieser Link funktioniert nur auf diesem Computer. Um mit Freunden in deinem Netz zu spielen, starte das Spiel mit { $command }.

## The table

table-title = Tisch
table-yours = Dein Tisch
table-of = Tisch von { $name }
table-connecting = Der Tisch wird gesucht …
table-away = Verbindung unterbrochen. Wir versuchen es weiter … Nichts geht verloren.
lost-title = Hier gibt es keinen Tisch
lost-game-title = Hier gibt es keine Partie
lost-text = Prüfe den Link. Was hier war, wurde vielleicht nach einer Weile gelöscht.
guest-name = Gast
looking-on = Du schaust zu.
round-number = Runde { $round }
target = Ziel: { $points } Punkte
onlookers =
    { $count ->
        [one] 1 schaut zu
       *[other] { $count } schauen zu
    }
title-your-turn = Du bist dran · { $table }
notify-turn = Du bist dran
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

gather-waiting = Warten, bis alle da sind
gather-invited = Du bist eingeladen: { $table }
gather-seats = Plätze
gather-when = Es kann losgehen, sobald alle Plätze besetzt sind.
gather-hints =
    { $has ->
        [yes] Mit Tipps: Alle sehen, wenn sich jemand einen holt.
       *[no] In dieser Partie gibt es keine Tipps.
    }
gather-learn = Neu hier? Lerne das Spiel in zehn Minuten.
gather-sit = Platz nehmen
gather-start = Karten austeilen
gather-leave = Platz verlassen
gather-remove = Entfernen
gather-fill-level = Bots für die freien Plätze
gather-fill =
    { $count ->
        [one] Bot dazusetzen
       *[other] { $count } Bots dazusetzen
    }
gather-invite = Freunde einladen
gather-invite-text = Wer diesen Link hat, kann sich dazusetzen. Ohne Konto, ohne Installation.
nickname = Dein Name am Tisch
nickname-example = Anna
seat-open = frei
seat-expected = reserviert für { $name }
seat-you = (du)
seat-host = Tischleitung
seat-ready = bereit
seat-stood-in =
    { $why ->
        [clock] Zeit um; Bot spielt
       *[other] Bot spielt
    }
seat-replaced = Bot ausgefallen; ein einfacherer spielt weiter
seat-away = nicht da
fair-title = Wird fair gemischt?
fair-text = Bevor sich jemand gesetzt hat, hat der Server ein Geheimnis festgelegt; hier siehst du dessen Fingerabdruck. Jeder Browser am Tisch steuert eigenen Zufall bei, und aus beidem ergibt sich, wer welche Karten bekommt. Nach der Runde können das alle nachprüfen.
fair-same = In diese Karten ist auch der Zufall deines Browsers eingegangen.
fair-changed = Die Zufallszahlen in dieser Partie sind nicht die, die dein Browser geschickt hat, oder das Geheimnis des Servers ist ein anderes. Trau diesen Karten nicht.

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
        [yes]
            { $why ->
                [clock] Deine Zeit ist um; ein Bot spielt weiter.
                [handed] Du hast an einen Bot übergeben.
               *[other] Du warst nicht da; ein Bot spielt weiter.
            }
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
story-hinted =
    { $you ->
        [yes] Du hast dir einen Tipp geholt.
       *[no] { $name } hat sich einen Tipp geholt.
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
story-server-back = Der Server war nicht zu erreichen. So lange standen die Uhren still.
story-came = { $name } ist online.
story-went = { $name } ist offline.
line-turn =
    { $you ->
        [yes] Du: { $what }.
       *[no] { $name }: { $what }.
    }
line-play = { $card } auf die Palette
line-discard = Regel geändert mit { $card }
line-move = { $card } aus der Palette auf die Leinwand
line-take =
    { $yours ->
        [yes] deine Karte { $card } auf den Nachziehstapel
       *[no] { $card } von { $owner } auf den Nachziehstapel
    }
line-put-back = { $card } auf den Nachziehstapel
line-draw = eine Karte gezogen
line-draw-card = { $card } gezogen
line-leads = in Führung: { $count }
line-out = ausgeschieden

idle-turn-of = { $name } ist am Zug.
idle-paused = Das Spiel macht Pause.
idle-out = Du bist in dieser Runde ausgeschieden. Die anderen spielen weiter.
idle-out-why = Du bist ausgeschieden. In Führung war { $name }: { $count }.
idle-stood-in =
    { $why ->
        [clock] Deine Zeit war um, darum spielt ein Bot für dich.
        [handed] Ein Bot spielt für dich, wie du es wolltest.
       *[other] Du warst nicht da, darum spielt ein Bot für dich.
    }
pause-end = Weiterspielen
proposal-agree = Zustimmen
proposal-decline = Ablehnen
proposal-withdraw = Zurückziehen

side-show = Verlauf
side-hide = Ausblenden
again-show = Die letzten Züge noch einmal zeigen
again-stop = Zurück zum Spiel
chat-title = Chat
chat-unread =
    { $count ->
        [one] 1 neue Nachricht
       *[other] { $count } neue Nachrichten
    }
chat-empty = Noch keine Nachrichten.
chat-line = Schreib etwas
chat-send = Senden
chat-mute = Jemanden stummschalten oder melden
chat-report = Melden
chat-reported = Gemeldet
chat-report-seat = { $name } melden
react-hello = Hallo
react-well-played = Gut gespielt
react-wow = Wow
react-oops = Hoppla
react-thinking = Ich überlege noch
react-thanks = Danke
react-good-game = Gutes Spiel
react-sorry = Tut mir leid

hint-ask = Tipp
hint-thinking = Denkt nach …
hint-play = { $card } spielen
hint-discard = mit { $card } die Regel ändern
hint-deck = { $card } auf den Nachziehstapel legen
hint-draw = eine Karte ziehen
hint-decline = keine Karte ziehen
# After a number of per cent.
hint-chance = Chance
hint-elsewhere = Die besten Züge fangen anders an. Nimm die Karte zurück, um sie zu sehen.

points-won =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
scores-title = Punktestand
placings = Platzierungen
decisive = Der entscheidende Zug
ending-home = Startseite
next-round = Nächste Runde
next-waiting = Warten auf die anderen
rematch = Noch eine Partie
rematch-go = Zur nächsten Partie
rematch-soon = Die nächste Partie ist bereit. In { $seconds } s bist du dabei.
rematch-stay = Hier bleiben
look-at-game = Partie nachspielen

menu = Menü
menu-undo =
    { $alone ->
        [yes] Meinen letzten Zug zurücknehmen
       *[no] Um Zugrücknahme bitten
    }
menu-pause =
    { $alone ->
        [yes] Pause machen
       *[no] Um eine Pause bitten
    }
menu-hand-over = Bot für mich spielen lassen
menu-take-back = Wieder selbst spielen
menu-resign = Aufgeben
menu-resign-sure = Ja, ich gebe auf
menu-sound = Töne
menu-vibrate = Vibrieren, wenn ich dran bin
menu-notify = Benachrichtigen, wenn ich dran bin
speed = Tempo der Bots
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-at-once = Sofort
menu-keep = Link zu meinem Platz
menu-keep-text = Mit diesem Link bekommst du deinen Platz auf einem anderen Gerät zurück. Gib ihn nicht weiter.
menu-rules = Regeln

time-turn = Noch { $time } für diesen Zug
time-reserve = Noch { $time } Reserve
curtain-pass = Gib das Gerät an { $name } weiter.
curtain-show = Ich bin { $name }: Hand aufdecken

walk-step = Schritt { $step } von { $steps }:
walk-on = Nächster Schritt
walk-back = Vorheriger Schritt
walk-stop = Zurück zur Partie
why-show = Zeigen
why-reply = Antwort zeigen
why-better = Besseren Zug zeigen
why-solution = Schritt für Schritt zeigen

games-won =
    { $count ->
        [one] 1 Partie gewonnen
       *[other] { $count } Partien gewonnen
    }

puzzles-rating = Wertung { $rating }
puzzles-grade-mine = Mein Niveau
totals-title = Jeder Spieler
totals-loss = Verlorene Chance pro Zug

seat-bot =
    { $level ->
        [cautious] Bot, vorsichtig
        [bold] Bot, mutig
        [hoarder] Bot, sparsam
       *[other] Bot, Stufe { $level }
    }

running-title = Deine laufenden Partien
running-own-table = Dein Tisch
running-your-turn = Du bist dran
running-going-on = Andere sind dran
running-gathering = Warten auf Mitspieler
mine-against = Gegen { $names }
mine-won = Du hast gewonnen.
mine-lost = Du hast verloren.
mine-resigned = Du hast aufgegeben.
results-title = Deine Ergebnisse
results-all =
    { $count ->
        [one] 1 Partie: { $won } gewonnen, { $share }
       *[other] { $count } Partien: { $won } gewonnen, { $share }
    }
results-games = Partien
results-won = Gewonnen
results-share = Siegquote
results-levels = Gegen Bots
results-rules = Nach Regeln
results-opponents = Gegen Menschen
results-from = Gezählt aus den Partien, die dieser Browser kennt:
results-none = Spiel eine Partie zu Ende, dann stehen hier deine Ergebnisse.
games-remove = Aus dieser Liste entfernen: { $title }
games-removed = Entfernt: { $title }
games-put-back = Zurückholen
settings-title = Einstellungen
settings-you = Du
settings-name = Dein Name
settings-name-line = So heißt du an den Tischen, an die du dich setzt.
settings-look = Aussehen
settings-theme = Farbschema
settings-theme-system = Wie das Gerät
settings-text = Schriftgröße
settings-contrast = Mehr Kontrast
settings-play = Am Tisch
settings-device = Offline

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
        [cautious] vorsichtig
        [bold] mutig
        [hoarder] sparsam
       *[7] meisterhaft
    }
# $name is the message before this one.
level-choice =
    { $level ->
        [cautious] Vorsichtig: schwer zu kontern
        [bold] Mutig: hohe Karten, oft zwei
        [hoarder] Sparsam: behält seine Karten
       *[other] Stufe { $level }: { $name }
    }
# Bots of one level among the players of a game, as in: Anna und 2 Bots (freundlich).
level-bots =
    { $names } ({ $count ->
        [one] Bot
       *[other] Bots
    }, { $level ->
        [cautious] vorsichtig
        [bold] mutig
        [hoarder] sparsam
       *[other] Stufe { $level }
    })
level-label = Stärke der Bots

## Home

home-title = Sieben Regeln. Immer gilt nur eine.
home-lead = Bist du am Ende deines Zugs nicht in Führung, scheidest du aus. Spiele eine Karte auf deine Palette, ändere die Regel oder mach beides.
home-play-now = Jetzt spielen
home-against =
    { $count ->
        [one] Gegen einen Bot ({ $level })
       *[other] Gegen { $count } Bots ({ $level })
    }
home-change = Ändern
# Follows the message before this one, for those who listen.
home-change-what = : Gegner und Regeln
home-change-done = Fertig
home-opponents = Gegner
home-friends = Mit Freunden
home-pass = An einem Gerät
home-rules-title = Tippe eine Karte an: Ihre Farbe wird zur Regel.
home-rules-label = Sieben Karten, sieben Regeln: Wähle die geltende
home-doors = Mehr rund um Red7
home-door-learn = Spielen lernen
home-door-learn-line = Zum Mitmachen, in zehn Minuten.
home-door-who = Wer führt?
home-door-who-line = Du spielst mit echten Karten? Tippe die Paletten ein.
home-door-board = Analysebrett
home-door-board-line = Bau eine Stellung auf und sieh, was sie wert ist.
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
# Of a public table: seconds for each turn.
home-open-clock = { $turn } s pro Zug
home-open-no-clock = ohne Uhr
home-watch-title = Partien zum Zuschauen
# $names is a list of people, as in "Ann and Bob".
home-watch-bots =
    { $count ->
        [one] { $names } und ein Bot
       *[other] { $names } und { $count } Bots
    }
## Quick games

quick-title = Gegner finden
quick-lead = Wer das Gleiche spielen will, setzt sich zu dir, und es geht los.
quick-players = Spieler
quick-find =
    { $count ->
        [one] Gegner finden
       *[other] { $count } Gegner finden
    }
quick-how = Wer am längsten wartet, kommt zuerst dran. Diese Partien sind öffentlich und zählen für die Wertung, wenn alle am Tisch eine haben.
quick-waiting =
    { $count ->
        [one] Es fehlt noch jemand …
       *[other] Es fehlen noch { $count } …
    }
quick-meanwhile = Du kannst inzwischen einen anderen Tab öffnen. Beginnt die Partie, steht es im Titel von diesem, und es erklingt ein Ton, wenn Töne an sind. Verlässt du diese Seite, wartest du nicht länger.
quick-bot = Inzwischen gegen Bots spielen
quick-stop = Nicht mehr warten
quick-found = Deine Partie beginnt
## Ratings

ratings-title = Wertung
ratings-lead = Für alle, die sich gern vergleichen. Ein Konto braucht es nicht: Die Wertung gehört zu diesem Browser, und ein Code bringt sie in einen anderen.
ratings-mine = Deine
ratings-best = Die höchsten
ratings-how = Hast du eine Wertung, dann zählt jede Partie mit gefundenen Gegnern, in der alle eine haben. Alle beginnen bei 1500. Verlässt du eine Partie, zählt sie so, wie der Bot sie für dich beendet; gibst du auf, hast du verloren. Revanchen zählen nicht.
ratings-name = Dein Name in der Liste
ratings-listed = In der Liste zeigen
ratings-listed-line = Dann steht deine Wertung auch neben deinem Namen, wenn du mit gefundenen Gegnern spielst. Sonst siehst nur du sie.
ratings-begin = Wertung beginnen
ratings-have = Ich habe einen Code
ratings-code = Code zum Zurückholen
ratings-bring-back = Wertung zurückholen
ratings-games =
    { $count ->
        [0] noch keine Partie
        [one] 1 Partie
       *[other] { $count } Partien
    }
ratings-keep = Wird dieser Browser geleert oder geht er verloren, bringt nur ein Code deine Wertung zurück. Behalte ihn für dich. Ein neuer Code ersetzt den letzten.
ratings-show-code = Neuen Code zeigen
ratings-copy = Code kopieren
ratings-give-up = Wertung aufgeben
ratings-give-up-line = Dein Name und alles, was zu dir führt, wird gelöscht, und nichts bringt die Wertung zurück. Für die anderen zählen deine Partien weiter.
ratings-give-up-sure = Ja, aufgeben
ratings-none = Noch steht niemand in der Liste.
ratings-least =
    { $count ->
        [one] Hier steht, wer das möchte, nach 1 Partie.
       *[other] Hier steht, wer das möchte, nach { $count } Partien.
    }
home-puzzle-title = Rätsel des Tages
home-puzzle-ask =
    { $kind ->
        [win] Ein Zug gewinnt. Findest du ihn?
       *[survive] Ein Zug hält dich in der Runde. Findest du ihn?
    }
home-puzzle-open = Zum Rätsel des Tages
home-puzzle-solve = Lösen
home-puzzle-none = Das Rätsel des Tages ist noch nicht fertig. Schau gleich noch einmal vorbei.
home-recent-title = Letzte Partien
home-recent-own = Deine
home-recent-public = An öffentlichen Tischen
home-recent-more = Alle Partien
home-recent-none = Hier erscheinen deine Partien, zum Weiterspielen oder Nachspielen.
home-credit = Inoffiziell und kostenlos. Red7 ist ein Spiel von Carl Chudyk und Chris Cieslik, erschienen bei Asmadi Games.
home-version = Version { $version }
home-away = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuch es gleich noch einmal.

## Learn

tutorial-title = Spielen lernen
tutorial-progress = Lektion { $number } von { $count }
tutorial-lessons = Lektionen
tutorial-lesson-done = geschafft
tutorial-restart = Von vorn anfangen
tutorial-next = Weiter
tutorial-next-lesson = Nächste Lektion
tutorial-finish = Fertig
tutorial-again = Noch einmal
tutorial-loading = Die Karten werden ausgelegt …

tutorial-right = Richtig. { $leads }
tutorial-wrong = { $leads } Du würdest ausscheiden. Versuch es mit einer anderen Karte.
tutorial-other-way = Auch so bleibst du in der Runde. Versuch es hier aber so, wie es in der Aufgabe steht.
tutorial-no-way-out = Noch bist du in der Runde. In dieser Aufgabe sollst du aber einmal ausscheiden.

tutorial-cards = Welche Karte ist höher?
tutorial-cards-ask = Tippe die höhere Karte an.
tutorial-cards-1 = Die höhere Zahl gewinnt, egal in welcher Farbe.
tutorial-cards-2 = Bei gleicher Zahl entscheidet die Farbe: Rot, Orange, Gelb, Grün, Blau, Indigo, Violett, von der höchsten zur niedrigsten. Keine zwei Karten sind gleich.
tutorial-cards-scale = Von der höchsten zur niedrigsten
tutorial-cards-right = Richtig: { $high } ist höher als { $low }.
tutorial-cards-wrong = Nein, { $high } ist höher als { $low }.

tutorial-red = Führen oder ausscheiden
tutorial-red-1 = Alle haben eine Palette: ihre offenen Karten auf dem Tisch. Die Regel sagt, wessen Palette in Führung ist. Bei Rot ist es die mit der höchsten Karte. Bist du am Ende deines Zugs nicht in Führung, scheidest du aus. Spiele also die Karte, die dich in Führung bringt.

tutorial-turn = Dein Zug
tutorial-turn-1 = Ab jetzt sagt dir der Tisch, was eine Karte bewirken würde. Tippe eine Karte an und lies den Satz, dann spiele eine, die dich in Führung bringt. Blasse Karten halten dich nicht in der Runde.
tutorial-turn-2 = Keine deiner Handkarten schlägt die rote 7. Aber jede Karte ist auch eine Regel: Lege eine auf die Leinwand (neben dem Nachziehstapel), und ihre Farbe wird zur Regel. Tippe eine Karte an, dann die Leinwand oder den Knopf. Danach musst du in Führung sein.
tutorial-turn-3 = Du darfst auch beides: erst eine Karte spielen, dann die Regel ändern. Hier geht es nicht anders.
tutorial-turn-4 = Hier sind alle deine Karten blass, also kann dich nichts in der Runde halten. Das passiert allen mal: Passe, dann scheidest du aus der Runde aus.
tutorial-turn-4-right = Du bist ausgeschieden, und Bruno gewinnt diese Runde. In der nächsten sind alle wieder dabei.

tutorial-same = Gleiche Zahl, gleiche Farbe
tutorial-same-1 = Bei Orange zählen Karten mit gleicher Zahl. Mehr Karten schlagen höhere Karten: Bruno hat zwei 7er, wie viele 2er brauchst du also?
tutorial-same-2 = Bei Gelb zählen Karten mit gleicher Farbe. Du hast drei blaue Karten, aber noch gilt Rot. Ändere die Regel.

tutorial-kinds = Gerade Karten, niedrige Karten
tutorial-kinds-1 = Bei Grün zählen gerade Karten: 2, 4 und 6. Bruno hat zwei davon. Bei Gleichstand entscheidet die höchste Karte der Gruppe.
tutorial-kinds-2 = Bei Violett zählen niedrige Karten: 1, 2 und 3. Sammle mehr davon als Bruno. Ganz ohne sie kannst du gar nicht in Führung sein.

tutorial-spread = Viele Farben, lange Folgen
tutorial-spread-1 = Bei Blau zählen verschiedene Farben, von jeder eine Karte. Diesmal spielen zwei gegen dich: Schlage beide.
tutorial-spread-2 = Bei Indigo zählen aufeinanderfolgende Zahlen, egal in welchen Farben. Eine Folge geht nach der 7 nicht mit der 1 weiter. Du hast 3, 4 und 5, also ändere die Regel.

tutorial-round = Eine ganze Runde
tutorial-round-1 = Jetzt eine ganze Runde. Sonst bekommst du sieben Karten auf die Hand und eine für deine Palette, hier sind es vier und eine. Brunos Karte ist höher: Er ist in Führung, du beginnst. Sei am Ende jedes deiner Züge in Führung. Ist deine Hand leer, wenn du am Zug bist, scheidest du aus. Wer zuletzt übrig ist, gewinnt.
tutorial-round-waits = Bruno denkt nach.
tutorial-round-won = { $turn } Du gewinnst die Runde.
tutorial-round-lost = Du bist ausgeschieden, also gewinnt Bruno diese Runde. Spiele sie noch einmal oder geh weiter.

tutorial-draw = Fortgeschritten: Bonuskarte ziehen
tutorial-draw-1 = Bei „Fortgeschritten“ bringt dir eine hohe Karte auf der Leinwand eine neue ein. Ist ihre Zahl größer als die Anzahl der Karten in deiner Palette, darfst du ziehen. Finde eine Karte, mit der du die Regel änderst und ziehen darfst, und zieh dann.
tutorial-draw-1-right = Du hast { $card } gezogen. Mit mehr Handkarten hältst du länger durch.

tutorial-score = Fortgeschritten: Punkte
tutorial-score-1 = Wer eine Runde gewinnt, behält die Karten, die nach der geltenden Regel zählen; jede ist so viele Punkte wert wie ihre Zahl. Kannst du nicht gewinnen, lohnt es sich also manchmal auszuscheiden, solange der Rundensieg noch wenig einbringt. Hier hast du gewonnen: Nach dieser Regel zählt von jeder Farbe nur die höchste Karte. Tippe die Karten an, die du behältst.
tutorial-score-take = Diese behalten
tutorial-score-right =
    { $points ->
        [one] Richtig: 1 Punkt. Zu zweit gewinnt die Partie, wer zuerst { $target } erreicht.
       *[other] Richtig: { $points } Punkte. Zu zweit gewinnt die Partie, wer zuerst { $target } erreicht.
    }
tutorial-score-wrong = Nicht ganz. Welche Karten bilden nach dieser Regel die beste Gruppe?
tutorial-score-cards = Deine Palette am Ende der Runde

tutorial-actions = Aktionen
tutorial-actions-1 = Mit Aktionen bewirken ungerade Karten etwas; was möglich ist, musst du ausführen. Eine 1 legt eine Karte aus einer fremden Palette auf den Nachziehstapel. Diese Palette muss mindestens so viele Karten haben wie deine mit der 1. Schaff Brunos beste Karte weg.
tutorial-actions-2 = Mit einer 3 ziehst du eine Karte. Welche, weißt du vorher nicht, aber du darfst sie noch im selben Zug einsetzen. Spiele die 3 und ändere dann mit der gezogenen Karte die Regel.
tutorial-actions-3 = Mit einer 5 spielst du noch eine Karte. Verlängere deine Folge um zwei.
tutorial-actions-4 = Eine 7 verschiebt eine Karte aus deiner Palette auf die Leinwand oder oben auf den Nachziehstapel. Eine 1 oder 7 darfst du nur spielen, wenn du in diesem Zug in der Runde bleiben kannst. Schaff dir mit der 7 eine Regel, die dir passt, und beende dann deinen Zug.

tutorial-end = Jetzt kannst du spielen
tutorial-end-text = So wird gespielt. Der Rest ist Übung: Ein guter Zug hält dich in der Runde, auf einen besseren haben die anderen keine Antwort. Probier es gegen einen leichten Bot aus: Tipps zeigen dir die besten Züge, bis du sie schließt.
tutorial-end-play = Eine echte Partie spielen
tutorial-end-puzzles = Ein Rätsel lösen
tutorial-end-rules = Die Regeln lesen

## The rules page

rulebook-title = Regeln
rulebook-edition = Edition { $edition }
rulebook-editions = Wähle eine Edition
rulebook-contents = Auf dieser Seite
rulebook-print = Drucken
rulebook-intro = Ein Kartenspiel für zwei bis vier Personen. Bist du am Ende deines Zugs nicht in Führung, scheidest du aus der Runde aus. Was dich in Führung bringt, ändert sich ständig, denn jede Karte kann zur Regel werden.
rulebook-about-10 = Das erste Regelheft. Bei „Fortgeschritten“ darf man nicht jede Karte ablegen, und Bonuskarten gibt es nicht.
rulebook-about-11 = Ein frühes Regelheft ohne Versionsnummer; wir nennen es 1.1. Seitdem darf man Bonuskarten ziehen.
rulebook-about-12 = Die mehrsprachige Edition; wir folgen ihrem englischen Text. Die 1 und die 7 wirken anders als zuvor.
rulebook-about-13 = Die neueste Edition. Nach ihr spielst du hier, wenn du keine andere wählst.

rulebook-cards = Die Karten
rulebook-cards-text = Es gibt 49 Karten: die Zahlen 1 bis 7 in sieben Farben. Jede Karte ist zugleich eine Regel, nämlich die ihrer Farbe.
rulebook-cards-number = Die Karte mit der höheren Zahl ist höher, egal in welcher Farbe.
rulebook-cards-colour = Bei gleicher Zahl entscheidet die Farbe, von Rot (am höchsten) bis Violett (am niedrigsten). Keine zwei Karten sind gleich.
rulebook-higher = { $high } ist höher als { $low }.

rulebook-round = Eine Runde
rulebook-round-deal = Alle bekommen sieben Karten auf die Hand und dazu eine offene Karte, die erste ihrer Palette. Die übrigen Karten bilden den Nachziehstapel.
rulebook-round-canvas = Die Leinwand ist der Stapel in der Mitte. Ihre oberste Farbe ist die geltende Regel; jede Runde beginnt mit Rot.
rulebook-round-first = Wer die höchste Palettenkarte hat, ist am Anfang in Führung. Wer links daneben sitzt, beginnt; weiter geht es im Uhrzeigersinn.
rulebook-round-out = Bist du am Ende deines Zugs nicht in Führung, scheidest du aus der Runde aus. Deine Palette zählt nicht mehr, und deine Hand bekommt niemand zu sehen. Nach den gedruckten Regeln wird auch die Palette umgedreht; hier bleibt sie offen liegen, denn alle haben sie schon gesehen.
rulebook-round-end = Ist nur noch eine Person übrig, gewinnt sie sofort die Runde. Das Grundspiel besteht aus einer einzigen Runde: Wer sie gewinnt, gewinnt die Partie.

rulebook-winning = Wer in Führung ist
rulebook-winning-text = Bei jeder Regel zählt von einer Palette nur die beste Gruppe von Karten; schon eine einzelne Karte ist eine Gruppe. Die größere Gruppe gewinnt; sind zwei gleich groß, entscheidet ihre höchste Karte. Du bist in Führung, wenn deine Gruppe die aller anderen schlägt, die noch in der Runde sind.
rulebook-winning-none = Eine Palette ohne passende Karte kann nicht in Führung sein. Es kann also vorkommen, dass niemand in Führung ist.
rulebook-winning-rule = Regel
rulebook-winning-set = Was zählt
rulebook-winning-example = Zum Beispiel
rulebook-set-R = Eine Karte: die höchste.
rulebook-set-O = Karten mit gleicher Zahl.
rulebook-set-Y = Karten mit gleicher Farbe.
rulebook-set-G = Gerade Karten: 2, 4 und 6.
rulebook-set-B = Karten verschiedener Farben, von jeder eine.
rulebook-set-I = Aufeinanderfolgende Zahlen, von jeder eine Karte. Eine Folge geht nach der 7 nicht mit der 1 weiter.
rulebook-set-V = Karten unter 4: 1, 2 und 3.

rulebook-turn = Dein Zug
rulebook-turn-text = Du hast die Wahl:
rulebook-turn-play = Spiele eine Handkarte auf deine Palette.
rulebook-turn-discard = Lege eine Handkarte auf der Leinwand ab. Ihre Farbe ist die neue Regel.
rulebook-turn-both = Spiele eine Karte und lege danach eine ab.
rulebook-turn-nothing-10 = Passe: Du tust nichts davon und scheidest aus, außer du bist schon in Führung.
rulebook-turn-nothing-11 = Passe: Du tust nichts davon und scheidest aus.
rulebook-turn-winning = Ablegen darfst du nur, wenn du danach in Führung bist. Eine Karte, die nicht hilft, darfst du spielen, aber wenn dein Zug damit endet, scheidest du aus.
rulebook-turn-empty-10 = Hast du zu Beginn deines Zugs keine Handkarten, kannst du nichts tun und scheidest aus, außer du bist schon in Führung.
rulebook-turn-empty-11 = Hast du zu Beginn deines Zugs keine Handkarten, kannst du nichts tun und scheidest aus.

rulebook-advanced = Fortgeschritten
rulebook-advanced-text = Nach ein paar Runden kannst du „Fortgeschritten“ ausprobieren. Dazu kommen eine Regel fürs Ablegen und Punkte über mehrere Runden. Beides geht auch einzeln.
rulebook-discard = Die Ablageregel
rulebook-discard-10 = Die Zahl einer Karte, die du ablegst, muss mindestens so groß sein wie die Anzahl der Karten, die in diesem Moment in deiner Palette liegen. Bonuskarten gibt es nicht.
rulebook-discard-11 = Ist die Zahl der Karte, die du ablegst, größer als die Anzahl der Karten, die in diesem Moment in deiner Palette liegen, darfst du eine Karte ziehen, solange der Nachziehstapel noch eine hat.
rulebook-score = Punkte
rulebook-score-set = Wer eine Runde gewinnt, legt die Karten, die nach der geltenden Regel zählen, offen beiseite. Jede ist so viele Punkte wert wie ihre Zahl.
rulebook-score-next = Die nächste Runde wird mit den Karten gespielt, die noch niemand gewertet hat. Es kann sich lohnen, früh auszuscheiden, damit der Rundensieg weniger Karten einbringt.
rulebook-score-target = Die Partie endet nach der Runde, in der jemand zu zweit 40 Punkte erreicht, zu dritt 35, zu viert 30; oder wenn weniger als acht Karten pro Person übrig sind. Wer die meisten Punkte hat, gewinnt.

rulebook-actions = Aktionen
rulebook-actions-text = Wer mag, spielt das Grundspiel oder „Fortgeschritten“ mit Aktionen. Eine 1, 3, 5 oder 7 bewirkt dann etwas, wenn sie aus der Hand auf eine Palette gespielt wird; nicht, wenn sie abgelegt oder ausgeteilt wird. Lässt sich eine Aktion ausführen, muss sie ausgeführt werden.
rulebook-actions-chain = Eine Karte, die du wegen einer 5 spielst, hat ihre eigene Aktion. Nach allen Aktionen darfst du noch eine Handkarte ablegen.
rulebook-act-1-10 = Nimm eine Karte aus der Palette einer anderen Person, die noch in der Runde ist, und lege sie verdeckt oben auf den Nachziehstapel.
rulebook-act-1-11 = Nimm eine Karte aus der Palette einer anderen Person, die noch in der Runde ist, und lege sie verdeckt oben auf den Nachziehstapel. Die einzige Karte einer Palette darfst du nicht nehmen.
rulebook-act-1-12 = Nimm eine Karte aus der Palette einer anderen Person, die noch in der Runde ist, und lege sie verdeckt oben auf den Nachziehstapel. Diese Palette muss mindestens so viele Karten haben wie deine, die 1 mitgezählt, und du musst noch in der Runde bleiben können; sonst hat die 1 keine Wirkung.
rulebook-act-1-13 = Nimm eine Karte aus der Palette einer anderen Person, die noch in der Runde ist, und lege sie verdeckt oben auf den Nachziehstapel. Diese Palette muss mindestens so viele Karten haben wie deine, die 1 mitgezählt. Kannst du in diesem Zug nicht in der Runde bleiben, darfst du die 1 gar nicht spielen.
rulebook-act-3 = Zieh eine Karte. Du darfst eine 3 auch in der Hoffnung spielen, dass die gezogene Karte dich rettet.
rulebook-act-5 = Spiele noch eine Handkarte.
rulebook-act-7-10 = Lege eine andere Karte aus deiner Palette auf die Leinwand. Gleich danach musst du in Führung sein. Bei „Fortgeschritten“ muss die Zahl dieser Karte mindestens so groß sein wie die Anzahl der Karten, die in deiner Palette bleiben.
rulebook-act-7-11 = Lege eine andere Karte aus deiner Palette auf die Leinwand. Gleich danach musst du in Führung sein.
rulebook-act-7-12 = Wähle eine beliebige Karte aus deiner Palette, auch die 7 selbst. Lege sie auf die Leinwand (gleich danach musst du in Führung sein) oder verdeckt oben auf den Nachziehstapel.
rulebook-act-7-13 = Wähle eine beliebige Karte aus deiner Palette, auch die 7 selbst. Lege sie auf die Leinwand oder verdeckt oben auf den Nachziehstapel. Am Ende deines Zugs musst du in Führung sein; ist das nicht möglich, darfst du die 7 nicht spielen.

rulebook-asked = Häufige Fragen
rulebook-ask-order = Darf ich erst ablegen und danach spielen?
rulebook-answer-order-10 = Nein. Das erste Regelheft nennt keine Reihenfolge, aber wir lesen es wie die späteren: Erst wird gespielt, und wenn du aus der Hand ablegst, endet dein Zug.
rulebook-answer-order-11 = Nein. Erst wird gespielt, und wenn du aus der Hand ablegst, endet dein Zug. Höchstens eine Bonuskarte darfst du danach noch ziehen.
rulebook-ask-nothing = Darf ich passen, wenn ich in Führung bin?
rulebook-answer-nothing-10 = Ja, in dieser Edition bleibst du in der Runde. Das ist selten: Jemand muss der führenden Palette eine Karte weggenommen haben und dann ausgeschieden sein.
rulebook-answer-nothing-11 = Du darfst, aber du scheidest auch dann aus.
rulebook-ask-stay = Was heißt „in der Runde bleiben können“?
rulebook-answer-stay = Dass du mit den Karten, die du jetzt siehst, am Ende deines Zugs in Führung sein kannst: so, wie alles liegt, oder nach dem Ablegen. Auf Karten, die du vielleicht noch ziehst, darfst du nicht zählen (aber eine 3 darfst du immer spielen und hoffen).
rulebook-ask-bound = Darf ich mit einer 1 eine Karte wegnehmen und dann ausscheiden?
rulebook-answer-bound-10 = Ja, in dieser Edition darfst du das.
rulebook-answer-bound-12 = Nein. Sobald eine 1 eine Karte weggenommen hat, musst du am Ende deines Zugs in Führung sein.
rulebook-answer-bound-13 = Nein. Sobald du eine 1 oder eine 7 gespielt hast, musst du am Ende deines Zugs in Führung sein.
rulebook-ask-seven = Darf ich eine Bonuskarte ziehen, wenn eine 7 eine Karte auf die Leinwand legt?
rulebook-answer-seven-yes = Ja, wenn die Zahl dieser Karte hoch genug ist. Dein Zug geht danach weiter, und die gezogene Karte darfst du ablegen.
rulebook-answer-seven-no = Nein, nur wenn du aus der Hand ablegst.
rulebook-ask-no-effect = Was, wenn sich eine Aktion nicht ausführen lässt?
rulebook-answer-no-effect-10 = Dann passiert nichts: bei einer 1, die nichts wegnehmen darf, bei einer 3, wenn der Nachziehstapel leer ist, bei einer 5, wenn deine Hand leer ist, bei einer 7, die keine Karte verschieben darf.
rulebook-answer-no-effect-12 = Dann passiert nichts: bei einer 1, die nichts wegnehmen darf, bei einer 3, wenn der Nachziehstapel leer ist, bei einer 5, wenn deine Hand leer ist.
rulebook-ask-best = Meine Palette hat mehrere Gruppen. Welche wird gewertet?
rulebook-answer-best = Die beste, also die, mit der du in Führung warst: bei Blau die höchste Karte jeder Farbe, bei Indigo die höchste Farbe jeder Zahl. Eine andere Gruppe darfst du nicht werten, auch wenn sie mehr Punkte wert ist.
rulebook-ask-last = Muss in Führung sein, wer zuletzt übrig ist?
rulebook-answer-last = Nein. Wer zuletzt übrig ist, gewinnt die Runde, auch mit leerer Hand, und wertet die Karten, die zählen, falls es welche gibt.
rulebook-ask-tie = Was, wenn am Ende mehrere gleich viele Punkte haben?
rulebook-answer-tie = Dann teilen sie sich den Sieg.

rulebook-differences = Die Editionen im Vergleich
rulebook-differences-text = Das Grundspiel ist in allen gleich.
rulebook-diff-discard = Ablegen bei „Fortgeschritten“
rulebook-diff-discard-10 = nur Zahlen ab der Größe deiner Palette
rulebook-diff-discard-11 = jede Karte; für eine hohe darfst du ziehen
rulebook-diff-one = Die 1 nimmt weg
rulebook-diff-one-10 = jede Karte einer fremden Palette
rulebook-diff-one-11 = jede Karte außer der einzigen einer Palette
rulebook-diff-one-12 = aus Paletten, die mindestens so groß sind wie deine
rulebook-diff-seven = Die 7 verschiebt
rulebook-diff-seven-10 = eine andere Karte auf die Leinwand
rulebook-diff-seven-12 = jede Karte auf Leinwand oder Nachziehstapel
rulebook-diff-when = Nach einer 7 in Führung sein
rulebook-diff-when-10 = sofort
rulebook-diff-when-12 = sofort, wenn die Karte auf die Leinwand kommt
rulebook-diff-when-13 = am Ende des Zugs
rulebook-diff-bonus = Bonuskarte nach einer 7
rulebook-diff-out = Karte wegnehmen, dann ausscheiden
rulebook-diff-nothing = Passen, wenn man in Führung ist
rulebook-diff-nothing-10 = man bleibt in der Runde
rulebook-diff-nothing-11 = man scheidet aus
rulebook-yes = ja
rulebook-no = nein
rulebook-try = Spielend lernen

## Who is winning

who-title = Wer ist in Führung?
who-intro = Für Partien mit echten Karten: Tippe die Karten jeder Palette und die Regel an und sieh, wer in Führung ist.
who-players = Wer mitspielt
who-player = Spieler { $number }
who-name = Name von Spieler { $number }
who-add = Spieler hinzufügen
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
who-table = Wer bei welcher Regel führt
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
who-reset-ask = Das löscht alle Namen, Karten und Punkte und lässt sich nicht rückgängig machen.
who-reset-yes = Alles löschen
who-reset-no = Abbrechen

## Puzzles

puzzles-title = Rätsel
puzzles-daily = Rätsel des Tages
puzzles-stream = Üben
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
puzzles-task-win = Alle Hände liegen offen. Ein Zug gewinnt die Runde, egal was { $name } tut.
puzzles-deck = Oben auf dem Nachziehstapel
puzzles-deck-title = Der Nachziehstapel
puzzles-deck-text = Von der nächsten Karte bis zur letzten. Die Reihenfolge darfst du beim Lösen nutzen.
puzzles-task-survive = Ein Zug hält dich in der Runde. Finde ihn.
puzzles-give-up = Lösung zeigen
puzzles-again = Noch einmal
puzzles-next = Nächstes Rätsel
puzzles-more = Mehr Rätsel
puzzles-right = Richtig. { $turn }
puzzles-out = { $leads } Damit scheidest du aus.
puzzles-loses = Damit gewinnst du nicht sicher.
puzzles-loses-to = Damit gewinnst du nicht sicher: { $turn }
puzzles-survives-not = Das ist nicht der richtige Zug.
puzzles-solution = Die Lösung: { $way }.
puzzles-solved = Für heute gelöst. Das nächste Rätsel kommt um Mitternacht UTC.
puzzles-streak-days =
    { $count ->
        [0] Noch keine Serie
        [one] 1 Tag in Folge
       *[other] { $count } Tage in Folge
    }
puzzles-streak =
    { $count ->
        [0] Noch keine Serie
        [one] 1 in Folge
       *[other] { $count } in Folge
    }
puzzles-best = Rekord { $count }
puzzles-past-days = Die letzten 14 Tage
puzzles-past-day =
    { $tries ->
        [0] { $date }: nicht gelöst
        [one] { $date }: beim ersten Versuch gelöst
       *[other] { $date }: mit { $tries } Versuchen gelöst
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
       *[other] Red7, Rätsel vom { $date }: mit { $tries } Versuchen gelöst. { $days }. { $link }
    }
puzzles-share-given-up = Red7, Rätsel vom { $date }: zu schwer für mich. { $link }
puzzles-shared = Kopiert. Füg es ein, wo du magst.
puzzles-loading = Ein Rätsel wird geladen …

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
new-seat-bot =
    { $level ->
        [cautious] Bot, vorsichtig
        [bold] Bot, mutig
        [hoarder] Bot, sparsam
       *[other] Bot, Stufe { $level }: { $name }
    }
new-found = Wer mitspielen kann
new-by-link = Wer den Link hat
new-by-link-line = Alle, denen du ihn schickst, können sich setzen oder zuschauen.
new-public = Alle
new-public-line = Der Tisch steht außerdem auf der Startseite.
new-hints = Tipps
new-hints-line = Wer am Zug ist, darf sich die besten Züge zeigen lassen. Alle sehen, wenn das jemand tut.
new-name = Name des Tisches (optional)
new-open = Tisch eröffnen

new-clock-label = Uhr
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
new-clock-reserve = Minuten Reserve

## Pass and play

pass-title = An einem Gerät
pass-lead = Ein Gerät für euch alle. Beim Weitergeben bleiben die Hände verdeckt.
pass-players = Wie viele spielen mit?
pass-name = Name von Spieler { $number }
pass-open = Austeilen
pass-same = Zwei von euch haben denselben Namen. Ändert einen, damit klar ist, wer dran ist.

## Replay and review

replay-title = Eine beendete Partie
replay-loading = Die Karten werden geladen …
replay-unfinished = Nicht zu Ende gespielt
replay-given-up = Durch Aufgabe vorzeitig beendet.
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
replay-controls = Wiedergabe
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-forward = Einen Zug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-slider = Stelle in der Partie
replay-step = { $at } von { $last }
replay-moment = Ab hier
replay-analyse = Stellung analysieren
replay-no-play-on = Weiterspielen kannst du ab jedem Zug, bei dem alle Karten bekannt sind.
replay-download = Partie herunterladen (.red7)
replay-hand-over = Zur Auswertung an den Server senden
eyes-label = Ansicht
eyes-open = Alle Hände offen
eyes-onlooker = Publikum
eyes-seat = { $name }
eyes-only = Diese Aufzeichnung zeigt nur eine Ansicht: { $eyes }.

review-title = Auswertung
review-text = Der Computer beurteilt jeden Zug danach, was man in diesem Moment wissen konnte, und sagt, was besser gewesen wäre.
review-ask = Partie auswerten
review-go-on = Auswertung fortsetzen
review-stop = Anhalten
review-progress = { $done } von { $turns } Zügen ausgewertet
review-done = Die Auswertung ist fertig.
mark-best = Bester Zug
mark-fine = Gut
mark-mistake = Fehler
mark-blunder = Patzer
mark-forced = Erzwungen
# $chance and $best are chances to win the round, such as 62 %.
verdict-best = Besser ging es nicht: { $chance } Chance auf den Rundensieg.
verdict-fine = Fast so gut wie der beste Zug: { $chance } Chance auf den Rundensieg, möglich waren { $best }.
verdict-missed = { $chance } Chance auf den Rundensieg, möglich waren { $best }.
verdict-forced = Es gab keine andere Wahl: { $chance } Chance auf den Rundensieg.
# $points and $best are points to be expected, with their sign, such as +3,2.
verdict-points = In Punkten: { $points } statt { $best }.
# $way is advice such as "Rot 7 spielen, mit Grün 4 die Regel ändern".
verdict-better = Besser: { $way }.
# $player is the next player, $way what they could do.
verdict-reply = Darauf könnte { $player } antworten: { $way }.
chart-title = Chance auf den Rundensieg nach jedem Zug
chart-even = Das Diagramm beginnt jede Runde bei gleichen Chancen.
chart-point = Runde { $round }, Zug { $number }, { $name }: { $chance }
chart-table = Die Chancen als Tabelle
chart-turn-head = Zug
chart-player-head = Wer
chart-chance-head = Chance
chart-mark-head = Urteil

## Games

games-title = Partien
games-own = Deine Partien
games-own-text = Dieser Browser merkt sich, wo du gespielt hast.
games-going-on = Läuft noch
games-public = Partien an öffentlichen Tischen
games-here = Partien auf diesem Gerät
games-none = Hier wurde noch keine öffentliche Partie zu Ende gespielt.
games-here-none = Auf diesem Gerät wurde noch keine Partie zu Ende gespielt.
games-play = Eine Partie spielen
games-loading = Partien werden geladen …
games-more = Ältere Partien
games-save = Partie herunterladen: { $title }
games-board = Zum Analysebrett
games-board-text = Bau eine beliebige Stellung auf, probier Züge aus und sieh, was sie wert sind.
bring-title = Partie importieren
bring-text = Eine Partie von anderswo, als .red7-Aufzeichnung. Jeder Zug wird geprüft. Wer den Link dazu hat, kann sie ansehen.
bring-file = Datei wählen
bring-paste = Oder füge die Aufzeichnung ein
bring-submit = Diese Partie zeigen
bring-line = Zeile { $line }.
bring-line-turn = Zeile { $line }, Zug { $turn }.
bring-too-long = Dieser Text ist länger als jede Partie. Ist es die richtige Datei?
trouble-no-game = Hier gibt es keine Partie. Prüfe den Link; vielleicht wurde sie auch gelöscht.
trouble-games = Aus deinem Netz wurden zu viele Partien importiert. Versuch es später noch einmal.
trouble-review-onlooker = Diese Aufzeichnung zeigt keine Hände, also lassen sich die Züge nicht beurteilen.
trouble-review-empty = In dieser Partie wurde kein Zug beendet, also gibt es nichts auszuwerten.
trouble-not-asker = Das hat jemand anders gestartet, deshalb läuft es weiter.

## What is wrong with a text

complaint-spelling = Das sieht nicht nach einer Stellung oder Aufzeichnung aus.
complaint-order = Hier fehlt etwas, oder etwas steht an der falschen Stelle.
complaint-cards = Eine Karte fehlt oder kommt doppelt vor.
complaint-illegal = Das erlauben die Regeln hier nicht.
complaint-differs = Die Aufzeichnung passt nicht zu den Karten.
complaint-hidden = Die verdeckten Hände passen zu keiner Ansicht am Tisch.
complaint-too-large = Dieser Text ist zu lang.
complaint-mover-out = Wer am Zug ist, kann nicht ausgeschieden sein.
complaint-seats-in = Mindestens zwei müssen noch in der Runde sein.
complaint-scored = Gewertete Karten gibt es nur in Partien um Punkte.
complaint-seats = Red7 ist für zwei bis vier Personen.

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
board-unknown = Was { $name } tun kann, hängt von Karten ab, die hier verdeckt sind.
board-needs-all = Zum Weiterspielen müssen alle Karten bekannt sein.
board-turn-begun = Zum Weiterspielen beende erst diesen Zug oder nimm ihn zurück.
player-name = Spieler { $number }

options-title = Beste Züge
options-text = Der Computer probiert alle Züge aus und sagt, wie oft jeder die Runde gewinnt.
options-ask = Analysieren
options-cancel = Abbrechen
options-thinking = Denkt ein, zwei Sekunden nach …
options-hidden = Wer am Zug ist, hat hier eine verdeckte Hand, also gibt es nichts zu beurteilen.
options-over = Die Runde ist vorbei.
options-worlds =
    { $count ->
        [one] 1 mögliche Verteilung der verdeckten Karten durchgespielt.
       *[other] { $count } mögliche Verteilungen der verdeckten Karten durchgespielt.
    }
options-open = Alle Karten sind offen.
options-legend = Der Balken zeigt die Chance auf den Rundensieg, die Klammer die Unsicherheit. Wähle einen Zug, um ihn auszuführen.
options-chance = { $chance } Chance auf den Rundensieg, zwischen { $low } und { $high }.
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
way-nothing = passen

editor-title = Stellung aufbauen
editor-clear = Alle Karten entfernen
editor-players = Wie viele spielen mit?
editor-mover = Am Zug
editor-hands = Hände
editor-open = Alle offen
editor-hidden = Nur wer am Zug ist
editor-rules = Regeln: { $rules }
editor-zones = Wo die Karten liegen
editor-target = Wohin die Karten kommen
editor-cards = Alle Karten
# $place is one of the zones below, such as "Hand von Spieler 1".
editor-card = { $card }: { $place }
editor-hidden-count = Verdeckte Karten von Spieler { $number }
editor-out = Spieler { $number } ist ausgeschieden
editor-rest =
    { $count ->
        [0] Für den Nachziehstapel bleibt keine Karte übrig.
        [one] 1 Karte bleibt für Nachziehstapel und verdeckte Hände übrig.
       *[other] { $count } Karten bleiben für Nachziehstapel und verdeckte Hände übrig.
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
share-by-hand = Bitte kopiere diesen Text selbst:
share-saved = Als Bild gespeichert.

play-on = Ab hier weiterspielen
play-on-text = Du übernimmst den Platz, der am Zug ist; die anderen übernehmen Bots.
play-on-level = Stärke der Bots
play-on-start = Spielen

## When the server is away

away-title = Der Server ist nicht zu erreichen
away-text = Vielleicht bist du offline, oder der Server macht gerade Pause. Deine Tische sind sicher, und diese Seite verbindet sich von selbst wieder.
away-again = Noch einmal versuchen
offline-sign = Offline
offline-why = Der Server ist nicht zu erreichen. Dieses Gerät gibt die Karten und spielt für die Bots; deine Partien bleiben hier gespeichert.
offline-keep = Offline verfügbar machen
offline-keeping = Wird gespeichert: { $done } von { $all } MB
offline-ready = Offline verfügbar
offline-failed = Das Speichern hat nicht geklappt. Prüfe deine Verbindung und versuch es noch einmal.

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

## Das Terminal

term-preparing = Die Bots werden vorbereitet. Das dauert beim ersten Mal eine Minute.
term-not-saved = Diese Partie wird nicht gespeichert: { $reason }.
term-sure = Enter: ja. Esc: nein.
term-choose = wählen
term-change = ändern
term-complete = ergänzen
term-leave = verlassen
term-quit = beenden
term-keyboard = Personen an dieser Tastatur
term-continue = Letzte Partie fortsetzen
term-player = Spieler
term-hand = Hand
term-help = Tasten
term-help-arrows = Mit ← → wählst du eine Karte, mit ↑ ↓, was du mit ihr machst; Enter führt es aus. Klicken geht auch.
term-help-cards = In jeder Palette stehen die Karten, die zählen, eine Zeile höher und in Klammern. Blasse Handkarten halten dich nicht in der Runde.
term-help-type = Oder tippe Schritte: g4 spielt G4, >b2 ändert die Regel mit B2, g4b2 macht beides, ^o6 legt O6 auf den Nachziehstapel, = zieht eine Karte, - zieht keine, und ein Punkt beendet den Zug. Tab ergänzt, was du tippst.
term-help-keys = u nimmt einen Schritt dieses Zugs zurück, h zeigt die besten Züge, q verlässt das Spiel. Partien werden gespeichert, du kannst sie fortsetzen.
term-help-ask = Hilfe
