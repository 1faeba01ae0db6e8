# What people read, in English. The other languages have the same messages with the same values; a test says so.
# $card is a card, drawn or named; $you is yes where the sentence is about its reader; $colour is a letter of R O Y G B I V.

## The page

page-title = Red7
page-description = Play the card game Red7 with friends by a link, or against the computer. Nothing to install, no account.
page-needs-script = Red7 needs JavaScript. Please switch it on for this page, and load it again.
page-unreached = Red7 could not be loaded whole. You may be offline, or the server is taking a break.
page-old-browser = This browser is too old for Red7. Please update it, or open this page in another one.

skip-to-content = Skip to the content
home = Red7, home
language = Language
theme-light = Light colours
theme-dark = Dark colours
close = Close
load-again = Load again
go-home = To the start
not-found-title = Nothing here
not-found-text = This address leads nowhere. The link may be mistyped.

## Cards and rules

colour-name =
    { $colour ->
        [R] Red
        [O] Orange
        [Y] Yellow
        [G] Green
        [B] Blue
        [I] Indigo
       *[V] Violet
    }
card-name =
    { $colour ->
        [R] Red { $number }
        [O] Orange { $number }
        [Y] Yellow { $number }
        [G] Green { $number }
        [B] Blue { $number }
        [I] Indigo { $number }
       *[V] Violet { $number }
    }
card-counting = { $card }, counts
card-hopeless = { $card }, cannot keep you in
card-hidden = a hidden card

rule-R = Red: highest card
rule-O = Orange: most of one number
rule-Y = Yellow: most of one colour
rule-G = Green: most even cards
rule-B = Blue: most different colours
rule-I = Indigo: longest run
rule-V = Violet: most cards below 4

rule-R-short = highest card
rule-O-short = one number
rule-Y-short = one colour
rule-G-short = even cards
rule-B-short = all different colours
rule-I-short = a run
rule-V-short = below 4

rule-R-ties = Equal numbers: red is highest, violet lowest
rule-O-ties = Ties go to the highest card of the set
rule-Y-ties = Ties go to the highest card of the set
rule-G-ties = Ties go to the highest even card
rule-B-ties = Ties go to the highest card of the set
rule-I-ties = Ties go to the highest card of the run
rule-V-ties = Ties go to the highest card below 4

legend = The seven rules
rule-in-force = The rule in force
rule-preview = This would be the rule

count-none = nothing counts
count-R = highest card { $card }
count-O =
    { $count ->
        [one] 1 card, { $card }
       *[other] { $count } of one number, highest { $card }
    }
count-Y =
    { $count ->
        [one] 1 card, { $card }
       *[other] { $count } of one colour, highest { $card }
    }
count-G =
    { $count ->
        [one] 1 even card, { $card }
       *[other] { $count } even cards, highest { $card }
    }
count-B =
    { $count ->
        [one] 1 colour, { $card }
       *[other] { $count } colours, highest { $card }
    }
count-I =
    { $count ->
        [one] 1 card, { $card }
       *[other] a run of { $count }, highest { $card }
    }
count-V =
    { $count ->
        [one] 1 card below 4, { $card }
       *[other] { $count } cards below 4, highest { $card }
    }

## The board

canvas-top = Canvas: { $card }
canvas-first = Canvas: the game starts with Red
canvas-drop = Make the card you hold the new rule
deck-count =
    { $count ->
        [0] Deck: empty
        [one] Deck: 1 card
       *[other] Deck: { $count } cards
    }
your-side = Your side
your-palette = Your palette
palette-of = Palette of { $name }
your-hand = Your hand
your-hand-label =
    { $count ->
        [one] Your hand, 1 card
       *[other] Your hand, { $count } cards
    }
hand-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
points-count =
    { $count ->
        [one] 1 pt
       *[other] { $count } pts
    }
seat-moves = to move
seat-moves-own = your turn
seat-own = You
seat-out = out
tag-leading = leading
tag-would-lead = would lead
tag-won = won
tag-behind = behind { $name }
tag-behind-short = behind
choose-from = Choose one of { $name }’s cards
choose-from-own = Choose one of your cards

leads =
    { $you ->
        [yes] You lead: { $count }.
       *[no] { $name } leads: { $count }.
    }
nobody-leads = Nobody is winning.

## A turn

do-play = Play it
do-play-rule = …and change the rule
do-play-on = …and go on
do-play-then-rule = Play it, then change the rule
do-discard =
    { $colour ->
        [R] Make Red the rule
        [O] Make Orange the rule
        [Y] Make Yellow the rule
        [G] Make Green the rule
        [B] Make Blue the rule
        [I] Make Indigo the rule
       *[V] Make Violet the rule
    }
do-deck = Put it on the deck
do-draw = Draw a card
do-decline = No card
do-end = End turn
do-end-out = End turn, and go out
do-nothing = Do nothing, and go out
do-leave = Go out
do-go-out = Yes, I go out
do-think-again = Let me think again
do-undo = Take back

would-play = { $card } to your palette.
would-discard =
    { $colour ->
        [R] { $card } to the canvas: Red becomes the rule.
        [O] { $card } to the canvas: Orange becomes the rule.
        [Y] { $card } to the canvas: Yellow becomes the rule.
        [G] { $card } to the canvas: Green becomes the rule.
        [B] { $card } to the canvas: Blue becomes the rule.
        [I] { $card } to the canvas: Indigo becomes the rule.
       *[V] { $card } to the canvas: Violet becomes the rule.
    }
would-deck = { $card } goes face down on the deck.
would-draw = You draw a card, and everybody sees your turn so far.
would-lead = You would lead.
would-lead-with = You would lead: { $count }.
would-be-out = Nothing could keep you in then.
would-be-behind = You would be behind { $name }, so change the rule too.
would-nobody = Nobody would be winning, so change the rule too.
would-not = { $card } to the canvas: { $name } would lead, so you may not.
would-not-nobody = { $card } to the canvas: nobody would be winning, so you may not.

ask-turn = Your turn: play a card, change the rule, or both.
ask-empty = Your hand is empty, so this is the end of the round for you.
ask-draw = Draw a card for it?
ask-one = Choose a card of another palette to go on the deck.
ask-seven = Choose a card of your palette for the canvas or the deck.
ask-seven-canvas = Choose a card of your palette for the canvas.
ask-five = Play one more card.
ask-play = Choose a card of your hand.
ask-silent =
    { $back ->
        [yes] End your turn, go on, or take it back.
       *[no] End your turn, or go on.
    }
ask-lead = You would lead. End your turn.
ask-lead-or-rule = You would lead. End your turn, or change the rule as well.
ask-rule = You are not winning yet. Choose a card of your hand: its colour becomes the rule.
ask-go-on = You are not winning yet: play one more card, or change the rule.
ask-lost =
    { $back ->
        [yes] Nothing keeps you in from here. Take it back, or go out.
       *[no] Nothing keeps you in any more, so this is the end of the round for you.
    }
ask-out = You are not winning, so you would be out of this round.

did-play =
    { $you ->
        [yes] You played { $card }.
       *[no] { $name } played { $card }.
    }
did-discard =
    { $you ->
        [yes] You changed the rule with { $card }.
       *[no] { $name } changed the rule with { $card }.
    }
did-move =
    { $you ->
        [yes] You moved { $card } from your palette to the canvas.
       *[no] { $name } moved { $card } from the palette to the canvas.
    }
did-take =
    { $you ->
        [yes] You put { $owner }’s { $card } on the deck.
       *[no]
            { $yours ->
                [yes] { $name } put your { $card } on the deck.
               *[no] { $name } put { $owner }’s { $card } on the deck.
            }
    }
did-put-back =
    { $you ->
        [yes] You put { $card } on the deck.
       *[no] { $name } put { $card } on the deck.
    }
did-draw =
    { $you ->
        [yes] You drew a card.
       *[no] { $name } drew a card.
    }
did-draw-card =
    { $you ->
        [yes] You drew { $card }.
       *[no] { $name } drew { $card }.
    }
did-out =
    { $you ->
        [yes] You are out of this round.
       *[no] { $name } is out.
    }

## When something does not work

trouble = That did not work. Please try again.
trouble-away = The server cannot be reached. Your table is kept; this goes on by itself.
trouble-stale = Something has happened meanwhile. Look again.
trouble-not-winning = A card may only go to the canvas if you are winning after it.
trouble-not-your-turn = It is not your turn.
trouble-rate = That was too fast. Wait a moment.
trouble-busy = The computer is busy thinking for others. Try again in a moment.
trouble-waking = The server is just starting to think. Try again in a minute.
trouble-one-at-a-time = One question at a time: wait for your last answer.
trouble-no-table = There is no table here. The link may be mistyped, or the table was cleared away.
trouble-full = Every seat at this table is taken. You can look on.
trouble-tables = Too many tables were opened from your address. Try again later.
trouble-mistake = That is our mistake. It has been noted; please try again.
trouble-name-taken = Somebody here has that name already. Choose another one.
trouble-word = A word in that is not allowed here. Choose another.
trouble-no-chat = There is no chat on this server.
trouble-reports = That was a lot of reports. Wait a little.
trouble-closed = Whoever runs this server has closed the table.
trouble-seat-taken = Somebody was quicker: that seat is taken.
trouble-begun = The cards are dealt already. You can look on.
trouble-seats-open = There are empty seats still.
trouble-not-host = Only the host can do that.
trouble-paused = The game pauses.
trouble-bot-plays = A bot plays for you. Play yourself again first.
trouble-too-late = Your time was up.
trouble-proposed = Something is proposed already. Answer that first.
trouble-undo-nothing = There is no turn of yours to take back.
trouble-undo-draw = A card has been drawn since, so that turn stays.
trouble-undo-round-over = The round is over, so its turns stay.
trouble-no-recovery = This link gives no seat back. Each link to a seat works until a newer one is made.
trouble-connections = There are too many connections from your network. Close a tab, and try again.
trouble-unavailable = The table is on its way to another server. Try again in a moment.
trouble-malformed = This page and the server do not understand each other. Load the page again.

## Rules by name

# $switches are the letters of what is added: d the discard rule, s points, a actions. Basic, Advanced and Actions are names.
rules-game =
    { $switches ->
        [d] Basic with the discard rule
        [s] Basic for points
        [a] Basic with Actions
        [ds] Advanced
        [da] Basic with the discard rule and Actions
        [sa] Basic for points with Actions
        [dsa] Advanced with Actions
       *[none] Basic
    }
# $game is the message before this one.
rules-name = { $game }, edition { $edition }
rules-name-small-pack = { $game }, edition { $edition }, with a small pack
rules-choice = The game
rules-basic = Basic
rules-basic-line = One round. The last one in wins.
rules-advanced = Advanced
rules-advanced-line =
    { $edition ->
        [first] Rounds for points, and cards that are too low cannot change the rule.
       *[later] Rounds for points, and a high discard draws a card.
    }
rules-points = Points only
rules-points-line = Rounds for points, with the discards of Basic.
rules-discard = Discard rule only
rules-discard-line =
    { $edition ->
        [first] One round. A discard must be no lower than the size of your palette.
       *[later] One round. A discard higher than the size of your palette draws a card.
    }
rules-actions = Actions
rules-actions-line = The odd cards do something when they are played: take, draw, go on, or move. Goes with any of these.
rules-edition = Edition
rules-edition-same = Basic is the same in every edition.
rules-edition-3 = The newest. Whoever cannot stay in may not play a 1 or a 7.
rules-edition-2 = A 1 takes only from palettes at least as big as yours, and a 7 may move any card of your palette.
rules-edition-1 = An early one. A 1 never takes the only card of a palette, and a 7 must lead at once.
rules-edition-0 = The first. With a big palette a low card cannot change the rule, and nobody draws for a discard.

## Inviting

invite-link = Link to this table
invite-copy = Copy the link
invite-copied = Copied
invite-share = Share
invite-share-title = A table of Red7
invite-code = The link as a QR code
invite-code-missing = The QR code could not be drawn. The link works all the same.
invite-here-only = This link works on this computer only. For friends on your network, start the game with { $command }.

## The table

table-title = Table
table-yours = Your table
table-of = { $name }’s table
table-connecting = Finding the table…
table-away = No connection. Trying again; nothing is lost.
lost-title = No table here
lost-game-title = No game here
lost-text = The link may be mistyped, or what was here has been cleared away after a while.
guest-name = Guest
looking-on = You are looking on.
round-number = Round { $round }
target = { $points } to win
onlookers =
    { $count ->
        [one] 1 onlooker
       *[other] { $count } onlookers
    }
title-your-turn = Your turn · { $table }
notify-turn = It is your turn
bot-name = Bot (level { $level })
bot-name-number = Bot { $number } (level { $level })

gather-waiting = Waiting for everybody
gather-invited = You are invited: { $table }
gather-seats = Seats
gather-sit = Sit down
gather-start = Deal the cards
gather-leave = Leave the seat
gather-remove = Remove
gather-fill-level = Bots for the empty seats
gather-fill =
    { $count ->
        [one] Fill the empty seat
       *[other] Fill { $count } empty seats
    }
gather-invite = Invite friends
gather-invite-text = Whoever has this link can sit down. No account, nothing to install.
nickname = Your name at the table
nickname-example = Ann
seat-open = open
seat-expected = kept for { $name }
seat-you = (you)
seat-host = host
seat-ready = ready
seat-stood-in = a bot plays
seat-replaced = its bot failed; a plainer one plays
seat-away = away
fair-title = Is the deal fair?
fair-text = Before anybody sat down, the server committed itself to a secret by this digest. Every player’s browser adds bits of its own, and the cards follow from both. After the round anybody can check it.

story-title = The game so far
story-empty = The cards are dealt.
story-round = Round { $round }
story-won =
    { $you ->
        [yes] You win the round.
       *[no] { $name } wins the round.
    }
story-game =
    { $you ->
        [yes] You win the game.
       *[no] { $name } wins the game.
    }
story-shared = A shared win: { $names }.
story-stood-in =
    { $you ->
        [yes] A bot plays for you.
       *[no]
            { $why ->
                [clock] { $name }’s time is up; a bot plays on.
                [handed] { $name } has handed over to a bot.
               *[other] { $name } is away; a bot plays on.
            }
    }
story-returned =
    { $you ->
        [yes] You play again.
       *[no] { $name } plays again.
    }
story-resigned =
    { $you ->
        [yes] You have given up.
       *[no] { $name } has given up.
    }
story-agreed =
    { $you ->
        [yes] You agree.
       *[no] { $name } agrees.
    }
story-declined =
    { $you ->
        [yes] You decline.
       *[no] { $name } declines.
    }
story-undone =
    { $you ->
        [yes] Your turn was taken back.
       *[no] { $name }’s turn was taken back.
    }
story-sat =
    { $you ->
        [yes] You have sat down.
       *[no] { $name } has sat down.
    }
story-proposed-undo =
    { $you ->
        [yes] You ask to take your turn back.
       *[no] { $name } asks to take a turn back.
    }
story-proposed-pause =
    { $you ->
        [yes] You ask for a pause.
       *[no] { $name } asks for a pause.
    }
story-paused = The game pauses.
story-continued =
    { $you ->
        [yes] You go on.
       *[no] { $name } goes on.
    }
story-server-back = The server was away; the clocks were stopped.
story-came = { $name } is here.
story-went = { $name } is away.

idle-turn-of = { $name } is to move.
idle-paused = The game pauses.
idle-out = Out this round. The others play on.
idle-stood-in = A bot plays for you.
pause-end = Go on
proposal-agree = Agree
proposal-decline = Decline
proposal-withdraw = Withdraw

side-show = Story
side-hide = Hide
chat-title = Chat
chat-unread =
    { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }
chat-empty = Nobody has said anything yet.
chat-line = Say something
chat-send = Send
chat-mute = Mute or report somebody
chat-report = Report
chat-reported = Reported
chat-report-seat = Report { $name }
react-hello = Hello
react-well-played = Well played
react-wow = Wow
react-oops = Oops
react-thinking = Let me think
react-thanks = Thanks
react-good-game = Good game
react-sorry = Sorry

hint-ask = Hint
hint-thinking = Thinking…
hint-play = play { $card }
hint-discard = make { $card } the rule
hint-deck = put { $card } on the deck
hint-draw = draw a card
hint-decline = draw no card
# After a number of per cent.
hint-chance = to win

points-won =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
scores-title = Scores
next-round = Next round
next-waiting = Waiting for the others
rematch = Play again
rematch-go = On to the next game
rematch-soon = The next game is ready. You go along in { $seconds } s.
rematch-stay = Stay here
look-at-game = Look at the game

menu = Menu
menu-undo =
    { $alone ->
        [yes] Take back my last turn
       *[no] Ask to take back my last turn
    }
menu-pause =
    { $alone ->
        [yes] Pause the game
       *[no] Ask for a pause
    }
menu-hand-over = Let a bot play for me
menu-take-back = Play myself again
menu-resign = Give up
menu-resign-sure = Yes, I give up
menu-sound = Soft sounds
menu-vibrate = Vibrate when it is my turn
menu-notify = Tell me when it is my turn
menu-keep = A link to my seat
menu-keep-text = With this link your seat can be had back on another device. It is for you alone.
menu-rules = The rules

time-turn = { $time } left for this turn
time-reserve = { $time } of the reserve left
curtain-pass = Pass the device to { $name }.
curtain-show = I am { $name }: show my hand

## Levels of bots

# How well a bot plays, as a name for it.
level-name =
    { $level ->
        [1] loses to children
        [2] friendly
        [3] relaxed
        [4] steady
        [5] keen
        [6] sharp
       *[7] master
    }
# $name is the message before this one.
level-choice = Level { $level }: { $name }
# Bots of one level among the players of a game, as in: Ann and 2 bots (friendly).
level-bots =
    { $count ->
        [one] a bot ({ $name })
       *[other] { $count } bots ({ $name })
    }
level-label = How well the bots play

## Home

home-title = Seven rules, one at a time.
home-lead = At the end of your turn you must be winning, or you are out. Play a card to your palette, change the rule, or do both.
home-play-now = Play now
home-against =
    { $count ->
        [one] Against a bot: { $level }
       *[other] Against { $count } bots: { $level }
    }
home-change = Change
# Follows the message before this one, for those who listen.
home-change-what = {" "}opponents and rules
home-change-done = Done
home-opponents = Opponents
home-friends = Play with friends
home-pass = Pass and play
home-rules-title = Touch a card: it becomes the rule.
home-rules-label = Seven cards, seven rules: choose the one in force
home-doors = More ways to Red7
home-door-learn = Learn to play
home-door-learn-line = Ten minutes, by doing.
home-door-who = Who’s winning?
home-door-who-line = For your real table: tap the palettes in.
home-door-board = Analysis board
home-door-board-line = Set up any position, and see what it is worth.
home-door-rules = Rules
home-door-rules-line = Every edition, in short.
home-open-title = Open tables
home-open-none = No public table is open right now. Open one, and somebody may sit down.
home-open-first = Open a table
home-open-seats =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
home-open-join = Join
home-open-watch = Look on
home-puzzle-title = Today’s puzzle
home-puzzle-ask =
    { $kind ->
        [win] One turn wins this. Which?
       *[survive] One turn keeps you in. Which?
    }
home-puzzle-open = To today’s puzzle
home-puzzle-solve = Solve it
home-puzzle-none = The puzzle of the day is not here yet. Look again in a moment.
home-recent-title = Recent games
home-recent-own = Yours
home-recent-return = Go on
home-recent-public = At public tables
home-recent-more = All games
home-recent-none = Your games will be listed here, to go on with or to look at again.
home-credit = Unofficial and free. Red7 is a game by Carl Chudyk and Chris Cieslik, published by Asmadi Games.
home-version = Version { $version }
home-away = The server cannot be reached. Check your connection, and try again in a moment.

## Learn

tutorial-title = Learn to play
tutorial-progress = Lesson { $number } of { $count }
tutorial-lessons = Lessons
tutorial-lesson-done = done
tutorial-restart = Start over
tutorial-next = Next
tutorial-next-lesson = Next lesson
tutorial-finish = Finish
tutorial-again = Try again
tutorial-loading = Laying out the cards…

tutorial-right = Right. { $leads }
tutorial-wrong = { $leads } You would be out. Try another card.
tutorial-other-way = You are still in, so that works too. Here, try it the way the lesson asks.
tutorial-no-way-out = You are still in. Here, see what it is like to go out.

tutorial-cards = Which card is higher
tutorial-cards-ask = Tap the higher card.
tutorial-cards-1 = The number decides first. The colour does not matter yet.
tutorial-cards-2 = Even the lowest colour wins with a higher number.
tutorial-cards-3 = With equal numbers the colour decides: red, orange, yellow, green, blue, indigo, violet, from the highest to the lowest.
tutorial-cards-4 = The same once more. No two cards are equal, so there is always a higher one.
tutorial-cards-scale = From the highest to the lowest
tutorial-cards-right = Right: { $high } is higher than { $low }.
tutorial-cards-wrong = No, { $high } is higher than { $low }.

tutorial-R-1 = Everybody has a palette: cards face up. The rule says whose palette is winning. Under Red it is the one with the highest card. Play a card that puts you in the lead.
tutorial-R-2 = Bruno has a 6. You have two of them, but only one is higher than his.
tutorial-O-1 = Under Orange, cards that share a number count. Bruno has two 4s. Play a card that gives you a better pair.
tutorial-O-2 = More cards beat higher cards. Bruno has two 7s, so how many do you need?
tutorial-Y-1 = Under Yellow, cards of one colour count. Bruno has two of Violet. Get one more than he has.
tutorial-Y-2 = If both have equally many, the highest card of the set decides. It may lie in your palette already.
tutorial-G-1 = Under Green, even cards count: 2, 4 and 6. The others are just there.
tutorial-G-2 = Equally many again. The highest even card decides, so a 7 does not help.
tutorial-B-1 = Under Blue, different colours count: one card of each.
tutorial-B-2 = Two against you. Be better than both of them.
tutorial-I-1 = Under Indigo, numbers in a row count, in any colours. Bruno has 5 and 6. Make a longer run.
tutorial-I-2 = A run does not go on from 7 to 1. Find the card that makes yours the higher one.
tutorial-V-1 = Under Violet, low cards count: 1, 2 and 3. Have more of them than Bruno.
tutorial-V-2 = Equally many once more. Of the low cards, the highest decides.

tutorial-turn = Your turn
tutorial-turn-1 = From now on the table tells you what a card would do, before you play it. Tap a card and read the sentence; then play one that puts you in the lead.
tutorial-turn-2 = No card of your hand beats the red 7. But every card is also a rule: put one on the canvas, and its colour is the new rule. Tap a card, then tap the canvas or the button. You must be winning after it.
tutorial-turn-3 = You may do both: first play a card, then change the rule. Here nothing less will do.
tutorial-turn-4 = Whoever is not winning when their own turn ends is out of the round. The pale cards cannot keep you in. It happens to everybody: go out.
tutorial-turn-4-right = You are out, and Bruno wins this round. In the next one all are in again.

tutorial-round = A whole round
tutorial-round-1 = Now a whole round, four cards each. Be winning at the end of each of your turns. The last one in wins.
tutorial-round-waits = Bruno is thinking.
tutorial-round-won = { $turn } You win the round.
tutorial-round-lost = You are out, so Bruno wins this round. Play it again, or go on.

tutorial-draw = Advanced: a card for a card
tutorial-draw-1 = In Advanced, a high card on the canvas brings a card back. If its number is above the number of cards in your palette, you may draw. Change the rule so that you can draw, and draw.
tutorial-draw-1-right = You drew { $card }. More cards in hand keep you in longer.

tutorial-score = Advanced: points
tutorial-score-1 = The winner of a round keeps the cards that count under the rule, and each is worth its number. You won under this rule. Tap the cards you keep.
tutorial-score-2 = The same under another rule. Of each colour only the highest card counts.
tutorial-score-take = Keep these
tutorial-score-right =
    { $points ->
        [one] Right: 1 point. With two players the first to reach { $target } wins the game.
       *[other] Right: { $points } points. With two players the first to reach { $target } wins the game.
    }
tutorial-score-wrong = Not quite. Which cards make the best set under this rule?
tutorial-score-cards = Your palette at the end of the round

tutorial-actions = Actions
tutorial-actions-1 = With actions, odd cards do something when you play them. A 1 puts a card of another palette on the deck. It works on palettes that are not smaller than yours. Get rid of Bruno’s best card.
tutorial-actions-2 = A 3 draws a card. You cannot know which, but you may use it in the same turn. Play the 3, then change the rule with what you drew.
tutorial-actions-3 = A 5 lets you play one more card. Make the run longer by two.
tutorial-actions-4 = A 7 moves a card of your palette to the canvas or to the deck. Make it a rule that suits you, then end your turn.

tutorial-end = You can play
tutorial-end-text = That is the whole game. The rest comes by playing: a good turn keeps you in, a better one leaves the others nothing.
tutorial-end-play = Play now
tutorial-end-puzzles = Solve a puzzle
tutorial-end-rules = Read the rules

## The rules page

rulebook-title = Rules
rulebook-edition = Edition { $edition }
rulebook-editions = Choose an edition
rulebook-contents = On this page
rulebook-print = Print
rulebook-intro = A card game for two to four. Be winning when your turn ends, or you are out of the round. What it takes to win keeps changing, since every card can become the rule.
rulebook-about-10 = The first booklet. Its Advanced rule limits what may be discarded, and nobody draws for it.
rulebook-about-11 = An early booklet that prints no number; the name 1.1 is ours. With it came the bonus draw.
rulebook-about-12 = The booklet of many countries; we go by its English text. The 1 and the 7 have other actions than before.
rulebook-about-13 = The newest edition, and the one we play unless you choose another.

rulebook-cards = The cards
rulebook-cards-text = There are 49 cards: the numbers 1 to 7 in seven colours. Each card is also a rule, that of its colour.
rulebook-cards-number = The higher number is the higher card, whatever the colours.
rulebook-cards-colour = Between equal numbers the colour decides, from red, the highest, to violet, the lowest. No two cards are equal.
rulebook-higher = { $high } is higher than { $low }.

rulebook-round = A round
rulebook-round-deal = Everybody gets a hand of seven cards, and one card face up: the first of their palette. What is left is the deck.
rulebook-round-canvas = The canvas lies in the middle. The colour on top of it is the rule in force; a round starts with Red.
rulebook-round-first = Whoever has the highest palette card leads. The player to their left begins, and turns go on to the left.
rulebook-round-out = Whoever is not winning when their own turn ends is out. Their palette no longer counts, and nobody sees their hand.
rulebook-round-end = When only one player is left, that player wins the round at once.

rulebook-winning = Who is winning
rulebook-winning-text = Each rule picks the best set of cards from every palette. The bigger set is better; of equally big ones, that with the higher highest card. You are winning if your set is better than that of everybody still in.
rulebook-winning-none = A palette without a card for the rule cannot be winning. So there may be nobody who is.
rulebook-winning-rule = Rule
rulebook-winning-set = What counts
rulebook-winning-example = For example
rulebook-set-R = One card: the highest.
rulebook-set-O = Cards that share a number.
rulebook-set-Y = Cards that share a colour.
rulebook-set-G = Even cards: 2, 4 and 6.
rulebook-set-B = Cards of different colours, one of each.
rulebook-set-I = Numbers in a row, one card of each. 7 and 1 do not join.
rulebook-set-V = Cards below 4: 1, 2 and 3.

rulebook-turn = Your turn
rulebook-turn-text = Do one of these:
rulebook-turn-play = Play a card from your hand to your palette.
rulebook-turn-discard = Discard a card from your hand to the canvas. Its colour is the new rule.
rulebook-turn-both = Play a card, and then discard one.
rulebook-turn-nothing = Do neither, and be out.
rulebook-turn-winning = You may discard only if you are winning after it. A card that does not help may be played, but if your turn ends there, you are out.
rulebook-turn-empty = With no card in hand when your turn comes, you can only do nothing.

rulebook-advanced = Advanced
rulebook-advanced-text = Advanced adds a rule for discards, and points over several rounds. Either can be played without the other.
rulebook-discard = The discard rule
rulebook-discard-10 = The number of a card you discard must be at least the number of cards in your palette at that moment. Nobody draws for a discard.
rulebook-discard-11 = If the number of the card you discard is higher than the number of cards in your palette at that moment, you may draw a card, as long as the deck has one.
rulebook-score = Points
rulebook-score-set = Whoever wins a round lays aside the cards of their set under the rule in force, open to all. Each is worth its number.
rulebook-score-next = The next round is dealt from the cards nobody has scored.
rulebook-score-target = The game ends after the round in which somebody reaches 40 points with two players, 35 with three, 30 with four; or when there are not eight cards left for everybody. Most points win.

rulebook-actions = Actions
rulebook-actions-text = With actions, a 1, 3, 5 or 7 does something when it is played from a hand to a palette; not when it is discarded or dealt. What can be done must be done.
rulebook-actions-chain = A card played because of a 5 does its own action. After all that, one card from your hand may still go to the canvas.
rulebook-act-1-10 = Put a card from the palette of somebody still in face down on the deck.
rulebook-act-1-11 = Put a card from the palette of somebody still in face down on the deck, but never their only card.
rulebook-act-1-12 = Put a card face down on the deck, from a palette that is not smaller than yours with the 1 in it. Do so only if you can still stay in.
rulebook-act-1-13 = Put a card face down on the deck, from a palette that is not smaller than yours with the 1 in it. If you cannot stay in this turn, you may not play the 1.
rulebook-act-3 = Draw a card.
rulebook-act-5 = Play one more card from your hand.
rulebook-act-7-10 = Put another card of your palette on the canvas, if you are winning right after it. In Advanced its number must be at least the number of cards left in your palette.
rulebook-act-7-11 = Put another card of your palette on the canvas, if you are winning right after it.
rulebook-act-7-12 = Take any card of your palette, the 7 as well: to the canvas, if you are winning right after it, or face down on the deck.
rulebook-act-7-13 = Take any card of your palette, the 7 as well: to the canvas or face down on the deck. You must be winning by the end of your turn; if you cannot be, you may not play the 7.

rulebook-asked = Questions that come up
rulebook-ask-order = May I discard first and play after that?
rulebook-answer-order = No. Playing comes first, and a discard from your hand ends your turn. Only a bonus draw may follow.
rulebook-ask-nothing = May I do nothing while I am winning?
rulebook-answer-nothing-10 = Yes, in this edition you stay in. It is rare: somebody must have taken a card from the leader and gone out.
rulebook-answer-nothing-11 = Doing nothing puts you out even then.
rulebook-ask-stay = What does it mean that I can stay in?
rulebook-answer-stay = With the cards you see now, your turn can end with you winning, as things are or after a discard. Cards you might draw do not count.
rulebook-ask-bound = May I rob somebody and then go out?
rulebook-answer-bound-10 = Yes, in this edition you may.
rulebook-answer-bound-12 = No. Once a 1 has taken a card, your turn must end with you winning.
rulebook-answer-bound-13 = No. Once you have played a 1 or a 7, your turn must end with you winning.
rulebook-ask-seven = May I draw for a card that a 7 moves to the canvas?
rulebook-answer-seven-yes = Yes, if its number is high enough. Your turn goes on after it, and the drawn card may be your discard.
rulebook-answer-seven-no = No, only for a discard from your hand.
rulebook-ask-no-effect = What if an action cannot be carried out?
rulebook-answer-no-effect = Then nothing happens: a 3 with an empty deck, a 5 with an empty hand, a 1 that may take nothing.
rulebook-ask-best = My palette has several sets. Which one is scored?
rulebook-answer-best = The best one, by which you were winning: under Blue the highest card of each colour, under Indigo the highest colour of each number. Another set may be worth more points; it is not the one.
rulebook-ask-last = Does the last one in need to be winning?
rulebook-answer-last = No. The last one in wins the round, even with an empty hand, and scores what counts, which may be nothing.
rulebook-ask-tie = What if two have equally many points at the end?
rulebook-answer-tie = Then they share the win.

rulebook-differences = The editions compared
rulebook-differences-text = Basic is the same in all of them.
rulebook-diff-discard = Discards in Advanced
rulebook-diff-discard-10 = number at least the size of your palette
rulebook-diff-discard-11 = any card; a high one lets you draw
rulebook-diff-one = The 1 takes
rulebook-diff-one-10 = any card of a palette
rulebook-diff-one-11 = any card but the only one of a palette
rulebook-diff-one-12 = from palettes at least as big as yours
rulebook-diff-seven = The 7 moves
rulebook-diff-seven-10 = another card, to the canvas
rulebook-diff-seven-12 = any card, to canvas or deck
rulebook-diff-when = Winning after a 7
rulebook-diff-when-10 = at once
rulebook-diff-when-12 = at once, on the canvas
rulebook-diff-when-13 = by the end of the turn
rulebook-diff-bonus = Drawing for a 7’s card
rulebook-diff-out = Robbing and going out
rulebook-diff-nothing = Winning, and doing nothing
rulebook-diff-nothing-10 = stays in
rulebook-diff-nothing-11 = goes out
rulebook-yes = yes
rulebook-no = no
rulebook-try = Learn it by playing

## Who is winning

who-title = Who is winning?
who-intro = For a game on a real table: tap the cards of each palette and the rule, and see who is winning.
who-players = Players
who-player = Player { $number }
who-name = Name of player { $number }
who-add = Add a player
who-remove = Remove { $name }
who-choose = Cards of { $name }
who-out = out
who-out-label = { $name } is out of the round
who-empty = No cards yet. Tap them in the grid.
who-rule = Rule in force
who-cards = Cards of { $name }
who-card-free = { $card }, not chosen
who-card-here = { $card }, in this palette
who-card-there = { $card }, in the palette of { $name }
who-card-scored = { $card }, already scored
who-type = Or type cards, such as R7 G4 V1
who-type-letters = R red, O orange, Y yellow, G green, B blue, I indigo, V violet
who-type-add = Add
who-type-wrong =
    { $count ->
        [one] { $text } is not a card. Write a letter and a number, such as R7.
       *[other] { $text } are not cards. Write a letter and a number for each, such as R7.
    }
who-type-scored = { $card } is scored already.
who-moved = { $card } moved here from { $name }.
who-answer-nobody = Nobody is winning yet.
who-table = Under each rule
who-table-none = none
who-scores = Points
who-scores-text =
    { $target ->
        [0] Tap what the winner of the round scores.
       *[other] Tap what the winner of the round scores. The game ends at { $target }.
    }
who-score =
    { $points ->
        [one] Score 1 point
       *[other] Score { $points } points
    }
who-scored =
    { $points ->
        [one] { $name } won round { $round }: 1 point.
       *[other] { $name } won round { $round }: { $points } points.
    }
who-reached = { $name } has reached { $target } points.
who-undo = Undo the last entry
who-next = Next round
who-clear = Clear the cards
who-reset = New game
who-reset-ask = This clears all names, cards and points. There is no way back.
who-reset-yes = Clear everything
who-reset-no = Keep it

## Puzzles

puzzles-title = Puzzles
puzzles-daily = Puzzle of the day
puzzles-stream = More puzzles
puzzles-choose = Choose
puzzles-choose-done = Done
puzzles-kind = Kind
puzzles-kind-any = Any
puzzles-kind-win = Win
puzzles-kind-survive = Stay in
puzzles-grade = Grade
puzzles-grade-any = Any
puzzles-grade-of = Grade { $grade } of 5
puzzles-rules = Rules
puzzles-rules-any = Any
puzzles-task-win = Every hand is open. One turn wins the round, whatever { $name } does.
puzzles-deck = Next in the deck
puzzles-deck-title = The deck
puzzles-deck-text = From the next card to the last. The order is part of the puzzle.
puzzles-task-survive = One turn keeps you in. Find it.
puzzles-give-up = Show the solution
puzzles-again = Try again
puzzles-next = Next puzzle
puzzles-more = On to more puzzles
puzzles-right = Right. { $turn }
puzzles-out = { $leads } That puts you out.
puzzles-loses = That does not win by force.
puzzles-loses-to = That does not win by force: { $turn }
puzzles-survives-not = That is not the turn.
puzzles-solution = The right turn: { $way }.
puzzles-solved = Solved today. The next one comes at midnight UTC.
puzzles-streak-days =
    { $count ->
        [0] No days in a row yet
        [one] 1 day in a row
       *[other] { $count } days in a row
    }
puzzles-streak =
    { $count ->
        [0] None in a row yet
        [one] 1 in a row
       *[other] { $count } in a row
    }
puzzles-best = best { $count }
puzzles-past-days = The last 14 days
puzzles-past-day =
    { $tries ->
        [0] { $date }: not solved
        [one] { $date }: solved at the first try
       *[other] { $date }: solved in { $tries } tries
    }
puzzles-past = The last 14
puzzles-past-one =
    { $tries ->
        [0] Not at the first try
       *[other] Solved at the first try
    }
puzzles-share = Share
puzzles-share-text =
    { $tries ->
        [one] Red7, puzzle of { $date }: solved at the first try. { $days }. { $link }
       *[other] Red7, puzzle of { $date }: solved in { $tries } tries. { $days }. { $link }
    }
puzzles-share-given-up = Red7, puzzle of { $date }: too hard for me. { $link }
puzzles-shared = Copied. Paste it wherever you like.
puzzles-loading = Fetching a puzzle…

trouble-no-puzzle = There is no puzzle of that sort. Choose another kind or grade.
trouble-card-twice = A card can be in one palette only.

## A new table

new-title = Play with friends
new-lead = Open a table, and send the link. Nobody needs an account.
new-nickname = Your name at the table
new-seats = Seats
new-seat-you = You
new-seat = Seat { $number }
new-seat-person = A friend, by the link
new-seat-bot = Bot, level { $level }: { $name }
new-found = Who can find it
new-by-link = Only by the link
new-by-link-line = Whoever you send it to can sit down or look on.
new-public = Everybody
new-public-line = The table is listed on the first page too.
new-name = Name of the table (if you like)
new-open = Open the table

new-clock-label = Clock
new-clock-none = None
new-clock-quick = Quick
new-clock-relaxed = Relaxed
new-clock-own = Your own
new-clock-none-line = Everybody takes the time they need.
new-clock-line =
    { $reserve ->
        [one] { $turn } seconds for each turn, and a reserve of 1 minute for the game.
       *[other] { $turn } seconds for each turn, and a reserve of { $reserve } minutes for the game.
    }
new-clock-turn = Seconds for each turn
new-clock-reserve = Minutes in reserve

## Pass and play

pass-title = Pass and play
pass-lead = One device for all of you. It hides the hands while it goes around.
pass-players = Players
pass-name = Name of player { $number }
pass-open = Deal
pass-same = Two of you have the same name. Change one, so that you can tell whose turn it is.

## Replay and review

replay-title = A finished game
replay-loading = Fetching the cards…
replay-unfinished = Not played to the end.
replay-given-up = Given up before the end.
replay-won =
    { $count ->
        [one] { $names } won.
       *[other] A shared win: { $names }.
    }
replay-resigned =
    { $count ->
        [one] { $names } gave up.
       *[other] { $names } gave up.
    }
replay-dealt = Round { $round }: the deal
replay-round = Round { $round } of { $rounds }
replay-round-won = { $name } wins the round.
replay-round-head = Round
replay-round-winner = won this round
replay-scores = Points after each round
replay-all-rounds = Show every round
replay-facts = About this game
replay-turns = Turn by turn
replay-controls = Through the game
replay-first = To the start
replay-back = One turn back
replay-forward = One turn on
replay-last = To the end
replay-play = Play by itself
replay-pause = Pause
replay-slider = Moment of the game
replay-step = { $at } of { $last }
replay-moment = From this moment
replay-analyse = Analyse this position
replay-no-play-on = One can play on where a turn is due and every card is known.
replay-download = Save the record (.red7)
eyes-label = Seen by
eyes-open = Everybody’s hands open
eyes-onlooker = An onlooker
eyes-seat = { $name }
eyes-only = This record shows what one viewer saw: { $eyes }.

review-title = Review
review-text = The computer looks at every turn, knowing no more than its player did, and says what was better.
review-ask = Review this game
review-go-on = Go on with the review
review-stop = Stop
review-progress = { $done } of { $turns } turns looked at
review-done = The review is finished.
mark-best = Best
mark-fine = Fine
mark-mistake = Mistake
mark-blunder = Blunder
mark-forced = Forced
# $chance and $best are chances to win the round, such as 62%.
verdict-best = Nothing was better: { $chance } to win the round.
verdict-fine = Nearly as good as the best: { $chance } to win the round, where { $best } was to be had.
verdict-missed = { $chance } to win the round, where { $best } was to be had.
verdict-forced = There was no other choice: { $chance } to win the round.
# $points and $best are points to be expected, with their sign, such as +3.2.
verdict-points = In points: { $points } instead of { $best }.
# $way is advice such as "play Red 7, make Green 4 the rule".
verdict-better = Better: { $way }.
chart-title = Chance to win the round, after each turn
chart-even = Each round begins with even chances.
chart-point = Round { $round }, turn { $number }, { $name }: { $chance }
chart-table = The chances as a table
chart-turn-head = Turn
chart-player-head = Player
chart-chance-head = Chance
chart-mark-head = Mark

## Games

games-title = Games
games-own = Your games
games-own-text = This browser remembers where you have sat.
games-going-on = Still going on
games-public = Games of public tables
games-none = No public game has been finished here yet.
games-play = Play a game
games-loading = Fetching games…
games-more = Older games
games-save = Save the record: { $title }
games-board = To the analysis board
games-board-text = Set up any position, try turns on it, and see what they are worth.
bring-title = Bring a game in
bring-text = A game from elsewhere, as a .red7 record. Every turn of it is checked. Whoever has its link can read it.
bring-file = Choose a file
bring-paste = Or paste the record
bring-submit = Show this game
bring-line = Line { $line }.
bring-line-turn = Line { $line }, turn { $turn }.
bring-too-long = This text is longer than any game. Is it the right file?
trouble-no-game = There is no game here. The link may be mistyped, or the game was cleared away.
trouble-games = Too many games were brought in from your address. Try again later.
trouble-review-onlooker = This record shows no hands, so there is nothing to judge turns by.
trouble-review-empty = No turn of this game was finished, so there is nothing to judge.
trouble-not-yours = Somebody else has asked for this, so it goes on.

## What is wrong with a text

complaint-spelling = This is not written as a position or a record is written.
complaint-order = Something is missing here, or in the wrong place.
complaint-cards = A card is missing, or there twice.
complaint-illegal = This is not allowed by the rules at this point.
complaint-differs = The record says something else than the cards do.
complaint-hidden = The hidden hands match what no player could see.
complaint-too-large = This text is too long.
complaint-mover-out = Whoever is to move cannot be out.
complaint-seats-in = At least two players must still be in.
complaint-scored = Only games for points have scored cards.
complaint-seats = There are two to four players.

## The analysis board

board-title = Analysis board
board-position = This position
board-example = Show an example
board-moves = { $name } to move
board-hand =
    { $count ->
        [one] { $name }, 1 card
       *[other] { $name }, { $count } cards
    }
board-over = { $name } has won this round.
board-unknown = What { $name } may do depends on cards that nobody sees here.
board-needs-all = To play on, every card must be open.
board-turn-begun = To play on, end this turn first, or take it back.
player-name = Player { $number }

options-title = Best turns
options-text = The computer tries every turn, and says how often each wins the round.
options-ask = Analyse
options-cancel = Cancel
options-thinking = Thinking for a second or two…
options-hidden = The hand of whoever is to move is hidden, so there is nothing to judge.
options-over = The round is over.
options-worlds =
    { $count ->
        [one] Tried in 1 deal of the hidden cards.
       *[other] Tried in { $count } deals of the hidden cards.
    }
options-open = Every card is open.
options-legend = The bar is the chance to win the round; the bracket is how sure that is. Choose a turn to make it.
options-chance = { $chance } to win the round, between { $low } and { $high }.
options-points = { $points } points to be expected.
options-points-short = { $points } pts
options-out = goes out
options-more =
    { $count ->
        [one] 1 more
       *[other] { $count } more
    }
way-move = move { $card } to the canvas
way-take = put { $owner }’s { $card } on the deck
way-end = end the turn
way-nothing = do nothing

editor-title = Set up a position
editor-clear = Take all cards away
editor-players = Players
editor-mover = To move
editor-hands = Hands
editor-open = All open
editor-hidden = Only the mover’s
editor-rules = Rules: { $rules }
editor-zones = What lies where
editor-target = Cards go to
editor-cards = All cards
# $place is one of the zones below, such as "Hand of Player 1".
editor-card = { $card }: { $place }
editor-hidden-count = Hidden cards of Player { $number }
editor-out = Player { $number } is out
editor-rest =
    { $count ->
        [0] No card is left for the deck.
        [one] 1 card is left for the deck and hidden hands.
       *[other] { $count } cards are left for the deck and hidden hands.
    }
editor-cancel = Cancel
editor-done = Use this position
zone-palette = Palette of Player { $number }
zone-hand = Hand of Player { $number }
zone-scored = Scored by Player { $number }
zone-canvas = Canvas
zone-deck = Deck
# On a small card: where it lies. One or two letters and the number of the player.
zone-short-palette = P{ $number }
zone-short-hand = H{ $number }
zone-short-scored = S{ $number }
zone-short-canvas = C

paste-title = Paste a position
paste-label = The text of a position
paste-show = Show it

share-text = Copy as text
share-picture = Share as picture
share-copied = Copied.
share-by-hand = Copy this text by hand:
share-saved = Saved as a picture.

play-on = Play on from here
play-on-text = You take the seat that is to move, and bots the others.
play-on-level = How well the bots play
play-on-start = Play

## When the server is away

away-title = The server cannot be reached
away-text = You may be offline, or the server is taking a break. Your tables are kept, and this page comes back by itself.
away-again = Try again

## What is read out at a table

log-said = { $name }: { $text }
log-readied =
    { $you ->
        [yes] You are ready for the next round.
       *[no] { $name } is ready for the next round.
    }
log-freed =
    { $you ->
        [yes] Your seat is open again.
       *[no] The seat of { $name } is open again.
    }
log-filled = Bots have taken the empty seats.
log-hosted =
    { $you ->
        [yes] You are the host now.
       *[no] { $name } is the host now.
    }
