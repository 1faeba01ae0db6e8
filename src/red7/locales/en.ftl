# What people read, in English. The other languages have the same messages with the same values; a test says so.
# $card is a card, drawn or named; $you is yes where the sentence is about its reader; $colour is a letter of R O Y G B I V.

## The page

page-title = Red7
page-description = Play the card game Red7 with friends or against the computer. Nothing to install, no account.
page-needs-script = Red7 needs JavaScript. Please turn it on for this page and reload.
page-unreached = Red7 didn’t load completely. You may be offline, or the server is taking a break.
page-old-browser = This browser is too old for Red7. Please update it or use another one.

skip-to-content = Skip to content
home = Red7, home
language = Language
theme-light = Light theme
theme-dark = Dark theme
close = Close
load-again = Reload
go-home = Back to the home page
not-found-title = Page not found
not-found-text = There’s nothing at this address. Check the link.

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
card-hopeless = { $card }, can’t keep you in
card-hidden = a hidden card

rule-R = Red: highest card
rule-O = Orange: most cards of one number
rule-Y = Yellow: most cards of one colour
rule-G = Green: most even cards
rule-B = Blue: most different colours
rule-I = Indigo: longest run
rule-V = Violet: most cards below 4

rule-R-short = highest card
rule-O-short = one number
rule-Y-short = one colour
rule-G-short = even cards
rule-B-short = different colours
rule-I-short = a run
rule-V-short = below 4

rule-R-ties = Same number? Red is highest, violet lowest
rule-O-ties = Ties go to the highest card of the set
rule-Y-ties = Ties go to the highest card of the set
rule-G-ties = Ties go to the highest even card
rule-B-ties = Ties go to the highest card of the set
rule-I-ties = Ties go to the highest card of the run
rule-V-ties = Ties go to the highest card below 4

legend = The seven rules
rule-in-force = The current rule
rule-preview = This would be the rule

count-none = no cards count
count-R = highest card { $card }
count-O =
    { $count ->
        [one] a single card, { $card }
       *[other] { $count } with the same number, highest { $card }
    }
count-Y =
    { $count ->
        [one] a single card, { $card }
       *[other] { $count } of the same colour, highest { $card }
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
        [one] a single card, { $card }
       *[other] a run of { $count }, highest { $card }
    }
count-V =
    { $count ->
        [one] 1 card below 4, { $card }
       *[other] { $count } cards below 4, highest { $card }
    }

## The board

canvas-top = Canvas: { $card }
canvas-first = Canvas: every round starts with Red
canvas-drop = Change the rule with the card you’re holding
deck-count =
    { $count ->
        [0] Deck: empty
        [one] Deck: 1 card
       *[other] Deck: { $count } cards
    }
your-side = Your side
your-palette = Your palette
palette-of = { $name }’s palette
your-hand = Your hand
your-hand-label =
    { $count ->
        [one] Your hand, 1 card
       *[other] Your hand, { $count } cards
    }
hand-count = { $count } in hand
cards-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
points-count =
    { $count ->
        [one] 1 pt
       *[other] { $count } pts
    }
seat-moves = their turn
seat-moves-own = your turn
seat-own = You
seat-out = out
tag-leading = winning
tag-would-lead = would be winning
tag-won = won
tag-behind = behind { $name }
tag-behind-short = behind
choose-from = Choose one of { $name }’s cards
choose-from-own = Choose one of your cards

leads =
    { $you ->
        [yes] You’re winning: { $count }.
       *[no] { $name } is winning: { $count }.
    }
nobody-leads = Nobody is winning.

## A turn

do-play = Play it
do-play-rule = …and change the rule
do-play-on = …and carry on
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
do-decline = Don’t draw
do-end = End turn
do-end-out = End turn (you’re out)
do-nothing = Do nothing (you’re out)
do-leave = I’m out
do-go-out = Yes, I’m out
do-think-again = Wait, let me think
do-undo = Undo

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
would-draw = You’ll draw a card. Everyone will see your turn so far, and you can’t undo it.
would-lead = You’d be winning.
would-lead-with = You’d be winning: { $count }.
would-be-out = After that, nothing can keep you in.
would-be-behind = { $name } would still be winning, so you’d have to change the rule too.
would-act-1 = Then choose a card to take from another player.
would-act-5 = Then play one more card.
would-act-7 = Then move a card from your palette.
would-nobody = Nobody would be winning, so you’d have to change the rule too.
would-not = { $card } to the canvas: { $name } would be winning, so you can’t.
would-not-nobody = { $card } to the canvas: nobody would be winning, so you can’t.

ask-turn = Your turn: play a card, change the rule, or both.
ask-empty = Your hand is empty, so you’re out of this round.
ask-draw = Draw a card as a bonus?
ask-one = Choose a card from another player’s palette to put on top of the deck.
ask-seven = Choose a card from your palette for the canvas or the top of the deck.
ask-seven-canvas = Choose a card from your palette for the canvas.
ask-five = Play one more card.
ask-play = Choose a card from your hand.
ask-silent =
    { $back ->
        [yes] End your turn, carry on, or undo.
       *[no] End your turn, or carry on.
    }
ask-lead = You’re winning. End your turn.
ask-lead-or-rule = You’re winning. End your turn, or change the rule as well.
ask-rule = You’re not winning yet. Choose a card from your hand: its colour becomes the rule.
ask-go-on = You’re not winning yet: play one more card, or change the rule.
ask-lost =
    { $back ->
        [yes] Nothing can keep you in from here. Undo, or drop out.
       *[no] Nothing can keep you in any more, so you’re out of this round.
    }
ask-out = You’re not winning, so you’d be out of this round.

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
did-both =
    { $you ->
        [yes] You played { $card } and changed the rule with { $rule }.
       *[no] { $name } played { $card } and changed the rule with { $rule }.
    }
did-move =
    { $you ->
        [yes] You moved { $card } from your palette to the canvas.
       *[no] { $name } moved { $card } from their palette to the canvas.
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
        [yes] You’re out of this round.
       *[no] { $name } is out.
    }

## When something goes wrong

trouble = That didn’t work. Please try again.
trouble-away = Can’t reach the server. Your table is safe, and the game will carry on by itself.
trouble-stale = Something changed in the meantime. Please look again.
trouble-not-winning = You can discard to the canvas only if you’re winning afterwards.
trouble-too-low = That card is too low: its number must be at least the number of cards in your palette.
trouble-must-stay = After this action you must be winning when your turn ends.
trouble-not-in-hand = That card isn’t in your hand.
trouble-out-of-turn = You can’t do that at this point of your turn.
trouble-not-takeable = Your 1 can’t take that card.
trouble-not-movable = Your 7 can’t move that card there.
trouble-after-draw = You draw a card here. Type the rest once you’ve seen it.
trouble-not-your-turn = It’s not your turn.
trouble-rate = You’re going too fast. Wait a moment and try again.
trouble-busy = The computer is busy thinking for other players. Try again in a moment.
trouble-waking = The server is still warming up. Try again in a minute.
trouble-one-at-a-time = One request at a time: please wait for the last one to finish.
trouble-no-table = There’s no table here. Check the link. The table may have been closed.
trouble-full = Every seat at this table is taken. You can watch.
trouble-tables = Too many tables have been opened from your network. Try again later.
trouble-mistake = Sorry, that’s our fault. We’ve logged it; please try again.
trouble-name-taken = Someone here already has that name. Choose another one.
trouble-word = That contains a word that isn’t allowed here. Choose another one.
trouble-no-chat = This server has no chat.
trouble-no-hints = This table plays without hints. You can review the game when it’s finished.
trouble-reports = That’s a lot of reports. Please wait a while.
trouble-closed = The people who run this server closed the table.
trouble-seat-taken = Someone was quicker: that seat is taken.
trouble-begun = The cards have already been dealt. You can watch.
trouble-seats-open = There are still empty seats.
trouble-not-host = Only the host can do that.
trouble-paused = The game is paused.
trouble-bot-plays = A bot is playing for you. Take over first.
trouble-too-late = Your time ran out.
trouble-proposed = There’s already a request. Answer that first.
trouble-undo-nothing = You have no turn to undo.
trouble-undo-draw = A card has been drawn since, so that turn can’t be undone.
trouble-undo-round-over = The round is over, so its turns can’t be undone.
trouble-no-recovery = This link no longer brings back a seat. Only the newest link to a seat works.
trouble-connections = There are too many connections from your network. Close a tab and try again.
trouble-unavailable = The table is moving to another server. Try again in a moment.
trouble-malformed = This page doesn’t match the server. Please reload it.
trouble-needs-server = This needs a server, and right now you’re playing on this device without one.
trouble-no-rating = This code doesn’t restore a rating. Only the newest code works.
trouble-ratings = Too many tries from your network. Try again later.
trouble-rated = You already have a rating on this device. Delete it first.

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
rules-name-small-pack = { $game }, edition { $edition }, reduced pack
rules-choice = The game
rules-basic = Basic
rules-basic-line = One round. Last one in wins.
rules-advanced = Advanced
rules-advanced-line =
    { $edition ->
        [first] Several rounds for points; once your palette grows, you may not discard low cards.
       *[later] Several rounds for points; a high discard lets you draw a card.
    }
rules-points = Points only
rules-points-line = Several rounds for points; discards work as in Basic.
rules-discard = Discard rule only
rules-discard-line =
    { $edition ->
        [first] One round. You may discard only numbers that are at least the size of your palette.
       *[later] One round. If the number of your discard is higher than the size of your palette, you may draw a card.
    }
rules-actions = Actions
rules-actions-line = Odd cards do something when played: a 1 takes a card, a 3 draws one, a 5 plays one more, a 7 moves one. Works with any of the games above.
rules-edition = Edition
rules-edition-same = Basic is the same in every edition.
rules-edition-3 = The newest. You may play a 1 or a 7 only if you can stay in.
rules-edition-2 = A 1 takes only from palettes at least as big as yours, and a 7 may move any card in your palette.
rules-edition-1 = An early one. A 1 never takes a player’s only card, and after a 7 you must be winning at once.
rules-edition-0 = The first. Once your palette is big, you may not discard low cards. There is no bonus draw.

## Inviting

invite-link = Link to this table
invite-copy = Copy link
invite-copied = Copied
invite-share = Share
invite-share-title = A game of Red7
invite-code = The link as a QR code
invite-code-missing = The QR code couldn’t be drawn, but the link works.
invite-here-only = This link works only on this computer. To play with friends on your network, start the game with { $command }.

## The table

table-title = Table
table-yours = Your table
table-of = { $name }’s table
table-connecting = Finding the table…
table-away = Connection lost. Reconnecting… Nothing is lost.
lost-title = No table here
lost-game-title = No game here
lost-text = Check the link. What was here may have been deleted after a while.
guest-name = Guest
looking-on = You’re watching.
round-number = Round { $round }
target = First to { $points }
onlookers =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
title-your-turn = Your turn · { $table }
notify-turn = It’s your turn
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

gather-waiting = Waiting for everyone
gather-invited = You’re invited: { $table }
gather-seats = Seats
gather-when = The game can start once every seat is taken.
gather-hints =
    { $has ->
        [yes] Hints are on. Everyone sees when someone takes one.
       *[no] No hints in this game.
    }
gather-learn = New to the game? Learn it in ten minutes.
gather-sit = Sit down
gather-start = Deal the cards
gather-leave = Leave seat
gather-remove = Remove
gather-fill-level = Bots for the empty seats
gather-fill =
    { $count ->
        [one] Put a bot in the empty seat
       *[other] Put bots in the { $count } empty seats
    }
gather-invite = Invite friends
gather-invite-text = Anyone with this link can sit down. No account, nothing to install.
nickname = Your name at the table
nickname-example = Ann
seat-open = open
seat-expected = reserved for { $name }
seat-you = (you)
seat-host = host
seat-ready = ready
seat-stood-in =
    { $why ->
        [clock] time ran out; bot playing
       *[other] bot playing
    }
seat-replaced = its bot failed; a simpler one took over
seat-away = away
fair-title = Is the deal fair?
fair-text = Before anyone sat down, the server locked in a secret; this is its fingerprint. Every player’s browser adds randomness of its own, and the deal follows from both. After the round, anyone can check it.
fair-same = Your browser’s own randomness went into this deal.
fair-changed = The random numbers in this game’s record aren’t the ones your browser sent, or the server’s secret has changed. Don’t trust this deal.

story-title = The game so far
story-empty = The cards have been dealt.
story-round = Round { $round }
story-won =
    { $you ->
        [yes] You won the round.
       *[no] { $name } won the round.
    }
story-game =
    { $you ->
        [yes] You won the game.
       *[no] { $name } won the game.
    }
story-shared = A shared win: { $names }.
story-stood-in =
    { $you ->
        [yes]
            { $why ->
                [clock] Your time ran out; a bot takes over.
                [handed] You handed over to a bot.
               *[other] You were away; a bot takes over.
            }
       *[no]
            { $why ->
                [clock] { $name } ran out of time; a bot takes over.
                [handed] { $name } handed over to a bot.
               *[other] { $name } is away; a bot takes over.
            }
    }
story-returned =
    { $you ->
        [yes] You’re back in your seat.
       *[no] { $name } is back in their seat.
    }
story-resigned =
    { $you ->
        [yes] You resigned.
       *[no] { $name } resigned.
    }
story-hinted =
    { $you ->
        [yes] You took a hint.
       *[no] { $name } took a hint.
    }
story-agreed =
    { $you ->
        [yes] You agreed.
       *[no] { $name } agreed.
    }
story-declined =
    { $you ->
        [yes] You declined.
       *[no] { $name } declined.
    }
story-undone =
    { $you ->
        [yes] Your turn was undone.
       *[no] { $name }’s turn was undone.
    }
story-sat =
    { $you ->
        [yes] You sat down.
       *[no] { $name } sat down.
    }
story-proposed-undo =
    { $you ->
        [yes] You asked to undo your turn.
       *[no] { $name } asks to undo a turn.
    }
story-proposed-pause =
    { $you ->
        [yes] You asked for a pause.
       *[no] { $name } asks for a pause.
    }
story-paused = The game is paused.
story-continued =
    { $you ->
        [yes] You resumed the game.
       *[no] { $name } resumed the game.
    }
story-server-back = The server couldn’t be reached for a while. The clocks were stopped.
story-came = { $name } is online.
story-went = { $name } went offline.
line-turn =
    { $you ->
        [yes] You: { $what }.
       *[no] { $name }: { $what }.
    }
line-play = { $card } to the palette
line-discard = rule changed with { $card }
line-move = { $card } from the palette to the canvas
line-take =
    { $yours ->
        [yes] your { $card } onto the deck
       *[no] { $owner }’s { $card } onto the deck
    }
line-put-back = { $card } onto the deck
line-draw = a card drawn
line-draw-card = { $card } drawn
line-leads = winning: { $count }
line-out = out

idle-turn-of = It’s { $name }’s turn.
idle-paused = The game is paused.
idle-out = You’re out of this round. The others play on.
idle-out-why = You’re out. { $name } was winning: { $count }.
idle-stood-in =
    { $why ->
        [clock] Your time ran out, so a bot is playing for you.
        [handed] A bot is playing for you, as you asked.
       *[other] You were away, so a bot is playing for you.
    }
pause-end = Resume
proposal-agree = Agree
proposal-decline = Decline
proposal-withdraw = Withdraw

side-show = Log
side-hide = Hide
again-show = Show the last turns again
again-stop = Back to the game
chat-title = Chat
chat-unread =
    { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }
chat-empty = No messages yet.
chat-line = Say something
chat-send = Send
chat-mute = Mute or report a player
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
hint-discard = change the rule with { $card }
hint-deck = put { $card } on the deck
hint-draw = draw a card
hint-decline = don’t draw
# After a number of per cent.
hint-chance = to win
hint-elsewhere = The best turns start differently. Undo to see them.

points-won =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
scores-title = Scores
placings = Placings
decisive = The decisive turn
ending-home = Home
next-round = Next round
next-waiting = Waiting for the others
rematch = Play again
rematch-go = Go to the next game
rematch-soon = The next game is ready. You’ll join it in { $seconds } s.
rematch-stay = Stay here
look-at-game = Replay the game

menu = Menu
menu-undo =
    { $alone ->
        [yes] Undo my last turn
       *[no] Ask to undo my last turn
    }
menu-pause =
    { $alone ->
        [yes] Pause the game
       *[no] Ask for a pause
    }
menu-hand-over = Let a bot play for me
menu-take-back = Take over from the bot
menu-resign = Resign
menu-resign-sure = Yes, resign
menu-sound = Sounds
menu-vibrate = Vibrate when it’s my turn
menu-notify = Notify me when it’s my turn
speed = Speed of the bots
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-at-once = Instant
menu-keep = Link to my seat
menu-keep-text = Use this link to get your seat back on another device. Keep it to yourself.
menu-rules = Rules

time-turn = { $time } left for this turn
time-reserve = { $time } left in reserve
curtain-pass = Pass the device to { $name }.
curtain-show = I’m { $name }: show my hand

walk-step = Step { $step } of { $steps }:
walk-on = Next step
walk-back = Previous step
walk-stop = Back to the game
why-show = Show
why-reply = Show the reply
why-better = Show the better turn
why-solution = Show it step by step

games-won =
    { $count ->
        [one] 1 game won
       *[other] { $count } games won
    }

puzzles-rating = Rating { $rating }
puzzles-grade-mine = My level
totals-title = Each player
totals-loss = Chance lost per turn

seat-bot =
    { $level ->
        [cautious] Bot, cautious
        [bold] Bot, bold
        [hoarder] Bot, hoarder
       *[other] Bot, level { $level }
    }

running-title = Your games in progress
running-own-table = Your table
running-your-turn = Your turn
running-going-on = Others’ turn
running-gathering = Waiting for players
mine-against = Against { $names }
mine-won = You won.
mine-lost = You lost.
mine-resigned = You resigned.
results-title = Your results
results-all =
    { $count ->
        [one] 1 game: { $won } won, { $share }
       *[other] { $count } games: { $won } won, { $share }
    }
results-games = Games
results-won = Won
results-share = Win rate
results-levels = Against bots
results-rules = By rules
results-opponents = Against people
results-from = Counted from the games this browser remembers:
results-none = Finish a game, and your results will show up here.
games-remove = Remove from this list: { $title }
games-removed = Removed: { $title }
games-put-back = Put it back
settings-title = Settings
settings-you = You
settings-name = Your name
settings-name-line = The name the others see.
settings-look = Appearance
settings-theme = Theme
settings-theme-system = Same as this device
settings-text = Text size
settings-contrast = More contrast
settings-play = At the table
settings-device = Offline

## Levels of bots

# How well a bot plays, as a name for it.
level-name =
    { $level ->
        [1] beginner
        [2] friendly
        [3] relaxed
        [4] steady
        [5] keen
        [6] sharp
        [cautious] cautious
        [bold] bold
        [hoarder] hoarder
       *[7] master
    }
# $name is the message before this one.
level-choice =
    { $level ->
        [cautious] Cautious: hard to answer
        [bold] Bold: high cards, two at a time
        [hoarder] Hoarder: holds on to its cards
       *[other] Level { $level }: { $name }
    }
# Bots of one level among the players of a game, as in: Ann and 2 bots (friendly).
level-bots =
    { $names } ({ $count ->
        [one] bot
       *[other] bots
    }, { $level ->
        [cautious] cautious
        [bold] bold
        [hoarder] hoarder
       *[other] level { $level }
    })
level-label = Bot level

## Home

home-title = Seven rules, one at a time.
home-lead = If you’re not winning when your turn ends, you’re out. Play a card to your palette, change the rule, or do both.
home-play-now = Play now
home-against =
    { $count ->
        [one] Against a bot ({ $level })
       *[other] Against { $count } bots ({ $level })
    }
home-change = Change
# Follows the message before this one, for those who listen.
home-change-what = {" "}opponents and rules
home-change-done = Done
home-opponents = Opponents
home-friends = Play with friends
home-pass = Pass and play
home-rules-title = Tap a card: its colour becomes the rule.
home-rules-label = Seven cards, seven rules: choose the current one
home-doors = More to do
home-door-learn = Learn to play
home-door-learn-line = By playing, in ten minutes.
home-door-who = Who’s winning?
home-door-who-line = Playing with real cards? Tap in the palettes.
home-door-board = Analysis board
home-door-board-line = Set up any position and see what it’s worth.
home-door-rules = Rules
home-door-rules-line = Every edition, in brief.
home-open-title = Open tables
home-open-none = There’s no public table right now. Open one, and someone may join.
home-open-first = Open a table
home-open-seats =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
home-open-join = Join
home-open-watch = Watch
# Of a public table: seconds for each turn.
home-open-clock = { $turn } s a turn
home-open-no-clock = no clock
home-watch-title = Games to watch
# $names is a list of people, as in "Ann and Bob".
home-watch-bots =
    { $count ->
        [one] { $names } and a bot
       *[other] { $names } and { $count } bots
    }
## Quick games

quick-title = Find an opponent
quick-lead = Someone who wants the same game joins your table, and you start.
quick-players = Players
quick-find =
    { $count ->
        [one] Find an opponent
       *[other] Find { $count } opponents
    }
quick-how = Whoever has waited longest comes first. These games are public, and they count for ratings if every player has one.
quick-waiting =
    { $count ->
        [one] Waiting for one more player…
       *[other] Waiting for { $count } more players…
    }
quick-meanwhile = You can open another tab while you wait. When the game starts, this tab’s title says so, with a sound if sounds are on. If you leave this page, you stop waiting.
quick-bot = Play a bot while you wait
quick-stop = Stop waiting
quick-found = Your game is starting
## Ratings

ratings-title = Ratings
ratings-lead = For those who like to compare. No account needed: your rating belongs to this browser, and a code moves it to another.
ratings-mine = Yours
ratings-best = The highest
ratings-how = Once you have a rating, every quick game counts in which all players have one. Everyone starts at 1500. If you leave a game, the bot that takes over decides how it ends; if you resign, you lose. Rematches don’t count.
ratings-name = Your name in the list
ratings-listed = Show me in the list
ratings-listed-line = Your rating then also shows at your seat in quick games. Otherwise only you see it.
ratings-begin = Start a rating
ratings-have = I have a code
ratings-code = Recovery code
ratings-bring-back = Restore my rating
ratings-games =
    { $count ->
        [0] no games yet
        [one] 1 game
       *[other] { $count } games
    }
ratings-keep = If this browser is cleared or lost, only a recovery code restores your rating. Keep it to yourself. A new code replaces the last one.
ratings-show-code = Show a new code
ratings-copy = Copy the code
ratings-give-up = Delete my rating
ratings-give-up-line = Your name and everything that points to you are deleted, and nothing restores the rating. Your games still count for the others.
ratings-give-up-sure = Yes, delete it
ratings-none = Nobody’s on the list yet.
ratings-least =
    { $count ->
        [one] Players who want to be listed are, after 1 game.
       *[other] Players who want to be listed are, after { $count } games.
    }
home-puzzle-title = Today’s puzzle
home-puzzle-ask =
    { $kind ->
        [win] One turn wins. Can you find it?
       *[survive] One turn keeps you in. Can you find it?
    }
home-puzzle-open = Go to today’s puzzle
home-puzzle-solve = Solve it
home-puzzle-none = Today’s puzzle isn’t ready yet. Check back in a moment.
home-recent-title = Recent games
home-recent-own = Yours
home-recent-public = Public tables
home-recent-more = All games
home-recent-none = Your games will show up here, to continue or replay.
home-credit = Unofficial and free. Red7 is a game by Carl Chudyk and Chris Cieslik, published by Asmadi Games.
home-version = Version { $version }
home-away = Can’t reach the server. Check your connection and try again in a moment.

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
tutorial-wrong = { $leads } You’d be out. Try another card.
tutorial-other-way = That keeps you in, too. For this lesson, though, try it the way it asks.
tutorial-no-way-out = You’re still in. For this lesson, see what it’s like to be out.

tutorial-cards = Which card is higher?
tutorial-cards-ask = Tap the higher card.
tutorial-cards-1 = The higher number wins, whatever the colour.
tutorial-cards-2 = If the numbers are the same, the colour decides: red, orange, yellow, green, blue, indigo, violet, from highest to lowest. No two cards are equal.
tutorial-cards-scale = From highest to lowest
tutorial-cards-right = Right: { $high } is higher than { $low }.
tutorial-cards-wrong = No, { $high } is higher than { $low }.

tutorial-red = Not winning? You’re out
tutorial-red-1 = Everyone has a palette: their cards face up on the table. The rule says whose palette is winning. Under Red, it’s the one with the highest card. If you’re not winning when your turn ends, you’re out, so play the card that gets you winning.

tutorial-turn = Your turn
tutorial-turn-1 = From now on, the table tells you what a card would do. Tap a card and read the sentence, then play one that gets you winning. Faded cards can’t keep you in.
tutorial-turn-2 = No card in your hand beats the red 7. But every card is also a rule: put one on the canvas, the pile next to the deck, and its colour becomes the rule. Tap a card, then the canvas or the button. You must be winning afterwards.
tutorial-turn-3 = You can do both: first play a card, then change the rule. Here you’ll need to.
tutorial-turn-4 = Here all your cards are faded, so nothing can keep you in. It happens to everyone: do nothing, and you’re out of the round.
tutorial-turn-4-right = You’re out, and Bruno wins this round. Everyone is back in for the next one.

tutorial-same = Same number, same colour
tutorial-same-1 = Orange counts cards of the same number. More cards beat higher cards: Bruno has two 7s, so how many 2s do you need?
tutorial-same-2 = Yellow counts cards of the same colour. You have three blue cards, but the rule is still Red. Change it.

tutorial-kinds = Even cards, low cards
tutorial-kinds-1 = Green counts even cards: 2, 4 and 6. Bruno has two of them. If you’re tied, the highest card of the set decides.
tutorial-kinds-2 = Violet counts low cards: 1, 2 and 3. Get more of them than Bruno. Without any, you can’t be winning at all.

tutorial-spread = Many colours, long runs
tutorial-spread-1 = Blue counts different colours, one card of each. Two opponents this time: beat them both.
tutorial-spread-2 = Indigo counts numbers in a row, in any colours. A run doesn’t wrap around from 7 to 1. You have 3, 4 and 5, so change the rule.

tutorial-round = A whole round
tutorial-round-1 = Now a whole round. In a real game you’re dealt seven cards and one for your palette; here it’s four and one. Bruno’s card is higher, so he’s winning and you start. Make sure you’re winning at the end of each of your turns. If your hand is empty when your turn comes, you’re out. Last one in wins.
tutorial-round-waits = Bruno is thinking.
tutorial-round-won = { $turn } You won the round.
tutorial-round-lost = You’re out, so Bruno wins this round. Play it again, or move on.

tutorial-draw = Advanced: the bonus draw
tutorial-draw-1 = In Advanced, a high card on the canvas earns you a new one. If its number is higher than the number of cards in your palette, you may draw. Find a card that changes the rule and earns a draw, then draw.
tutorial-draw-1-right = You drew { $card }. More cards in hand keep you in longer.

tutorial-score = Advanced: points
tutorial-score-1 = The winner of a round keeps the cards that count under the current rule; each is worth its number. So if you can’t win, it may pay to drop out while the winner’s set is still small. You won under this rule: only the highest card of each colour counts. Tap the cards you keep.
tutorial-score-take = Keep these
tutorial-score-right =
    { $points ->
        [one] Right: 1 point. With two players the first to reach { $target } wins the game.
       *[other] Right: { $points } points. With two players the first to reach { $target } wins the game.
    }
tutorial-score-wrong = Not quite. Which cards make the best set under this rule?
tutorial-score-cards = Your palette at the end of the round

tutorial-actions = Actions
tutorial-actions-1 = With Actions, odd cards do something when you play them. If an action is possible, you must carry it out. A 1 takes a card from another player’s palette and puts it on top of the deck. That palette must have at least as many cards as yours, counting the 1. Get rid of Bruno’s best card.
tutorial-actions-2 = A 3 draws a card. You can’t know which one, but you may use it in the same turn. Play the 3, then change the rule with what you drew.
tutorial-actions-3 = A 5 lets you play one more card. Make your run longer by two.
tutorial-actions-4 = A 7 moves a card from your palette to the canvas or the top of the deck. You may play a 1 or a 7 only if you can stay in this turn. Use the 7 to set a rule that suits you, then end your turn.

tutorial-end = You can play
tutorial-end-text = That’s how you play. The rest is practice: a good turn keeps you in, a better one leaves the others with nothing. Now try it against a gentle bot. Hints show you the best turns; close them when you no longer need them.
tutorial-end-play = Play a real game
tutorial-end-puzzles = Solve a puzzle
tutorial-end-rules = Read the rules

## The rules page

rulebook-title = Rules
rulebook-edition = Edition { $edition }
rulebook-editions = Choose an edition
rulebook-contents = On this page
rulebook-print = Print
rulebook-intro = A card game for two to four players. If you’re not winning when your turn ends, you’re out of the round. What it takes to win keeps changing, because every card can become the rule.
rulebook-about-10 = The first rulebook. Its Advanced rule limits which cards you may discard; there is no bonus draw.
rulebook-about-11 = An early rulebook without a version number; we call it 1.1. It introduced the bonus draw.
rulebook-about-12 = The multilingual edition; we follow its English text. The 1 and the 7 work differently from before.
rulebook-about-13 = The newest edition, and the one you play here unless you choose another.

rulebook-cards = The cards
rulebook-cards-text = There are 49 cards: the numbers 1 to 7 in seven colours. Each card is also a rule, set by its colour.
rulebook-cards-number = The higher number is the higher card, whatever its colour.
rulebook-cards-colour = If the numbers are the same, the colour decides, from red (highest) to violet (lowest). No two cards are equal.
rulebook-higher = { $high } is higher than { $low }.

rulebook-round = A round
rulebook-round-deal = Everyone gets seven cards in hand and one card face up, the first of their palette. The rest is the deck.
rulebook-round-canvas = The canvas is the pile in the middle. The colour on top is the current rule; every round starts with Red.
rulebook-round-first = The player with the highest palette card is winning at the start. The player to their left begins, and play continues to the left.
rulebook-round-out = If you’re not winning when your own turn ends, you’re out of the round. Your palette no longer counts, and nobody sees your hand. The printed rules turn the palette face down as well; here it stays in sight, since everyone has seen it.
rulebook-round-end = When only one player is left, that player wins the round at once. Basic is a single round, so its winner wins the game.

rulebook-winning = Who is winning
rulebook-winning-text = Under each rule, only the best set of cards in a palette counts; a single card is enough to be a set. The bigger set wins. If two are the same size, the one with the higher top card wins. You’re winning if your set beats those of all other players still in.
rulebook-winning-none = A palette with no card that fits the rule can’t be winning, so it’s possible that nobody is.
rulebook-winning-rule = Rule
rulebook-winning-set = What counts
rulebook-winning-example = For example
rulebook-set-R = One card: the highest.
rulebook-set-O = Cards that share a number.
rulebook-set-Y = Cards that share a colour.
rulebook-set-G = Even cards: 2, 4 and 6.
rulebook-set-B = Cards of different colours, one of each.
rulebook-set-I = Numbers in a row, one card of each. Runs don’t wrap around from 7 to 1.
rulebook-set-V = Cards below 4: 1, 2 and 3.

rulebook-turn = Your turn
rulebook-turn-text = Do one of these:
rulebook-turn-play = Play a card from your hand to your palette.
rulebook-turn-discard = Discard a card from your hand to the canvas. Its colour is the new rule.
rulebook-turn-both = Play a card, then discard one.
rulebook-turn-nothing-10 = Do neither. You’re out, unless you’re already winning.
rulebook-turn-nothing-11 = Do neither. You’re out.
rulebook-turn-winning = You may discard only if you’re winning afterwards. You may play a card that doesn’t help, but if your turn ends there, you’re out.
rulebook-turn-empty-10 = If your hand is empty when your turn starts, you can’t do anything, so you’re out unless you’re already winning.
rulebook-turn-empty-11 = If your hand is empty when your turn starts, you can’t do anything, so you’re out.

rulebook-advanced = Advanced
rulebook-advanced-text = Once you’ve played a few rounds, try Advanced. It adds a rule for discards, and points over several rounds. You can also play with just one of the two.
rulebook-discard = The discard rule
rulebook-discard-10 = The number of a card you discard must be at least the number of cards in your palette at that moment. There is no bonus draw.
rulebook-discard-11 = If the number of the card you discard is higher than the number of cards in your palette at that moment, you may draw a card, as long as the deck has one.
rulebook-score = Points
rulebook-score-set = The winner of a round sets aside, face up, the cards that count under the current rule. Each is worth its number.
rulebook-score-next = The next round is dealt from the cards that nobody has scored. It can pay to drop out early, so that the winner scores fewer cards.
rulebook-score-target = The game ends after the round in which someone reaches 40 points with two players, 35 with three or 30 with four, or when fewer than eight cards per player are left. Most points wins.

rulebook-actions = Actions
rulebook-actions-text = Actions are optional and work with Basic or Advanced. A 1, 3, 5 or 7 does something when it’s played from a hand to a palette, not when it’s discarded or dealt. If an action can be carried out, it must be.
rulebook-actions-chain = A card played because of a 5 has its own action. After all actions, you may still discard one card from your hand.
rulebook-act-1-10 = Take a card from the palette of another player who is still in, and put it face down on top of the deck.
rulebook-act-1-11 = Take a card from the palette of another player who is still in, but never their only card, and put it face down on top of the deck.
rulebook-act-1-12 = Take a card from the palette of another player who is still in, and put it face down on top of the deck. That palette must have at least as many cards as yours, counting the 1, and you must still be able to stay in; otherwise the 1 has no effect.
rulebook-act-1-13 = Take a card from the palette of another player who is still in, and put it face down on top of the deck. That palette must have at least as many cards as yours, counting the 1. You may not play a 1 at all if you can’t stay in this turn.
rulebook-act-3 = Draw a card. You may play a 3 in the hope of drawing a card that saves you.
rulebook-act-5 = Play one more card from your hand.
rulebook-act-7-10 = Put another card from your palette on the canvas. You must be winning right afterwards. In Advanced, its number must be at least the number of cards left in your palette.
rulebook-act-7-11 = Put another card from your palette on the canvas. You must be winning right afterwards.
rulebook-act-7-12 = Choose any card in your palette, even the 7 itself. Put it on the canvas (you must be winning right afterwards) or face down on top of the deck.
rulebook-act-7-13 = Choose any card in your palette, even the 7 itself. Put it on the canvas or face down on top of the deck. You must be winning by the end of your turn; if you can’t be, you may not play the 7.

rulebook-asked = Common questions
rulebook-ask-order = May I discard first and then play?
rulebook-answer-order-10 = No. The first rulebook gives no order, but we read it as the later ones do: playing comes first, and a discard from your hand ends your turn.
rulebook-answer-order-11 = No. Playing comes first, and a discard from your hand ends your turn. Only a bonus draw may follow.
rulebook-ask-nothing = May I do nothing while I’m winning?
rulebook-answer-nothing-10 = Yes, in this edition you stay in. It’s rare: someone must have taken a card from the player who was winning and then dropped out.
rulebook-answer-nothing-11 = You may, but you’re out even then.
rulebook-ask-stay = What does “can stay in” mean?
rulebook-answer-stay = That with the cards you can see now, your turn can end with you winning: as things are, or after a discard. You can’t count on cards you might draw (but you may always play a 3 and hope).
rulebook-ask-bound = May I take someone’s card with a 1 and then drop out?
rulebook-answer-bound-10 = Yes, in this edition you may.
rulebook-answer-bound-12 = No. Once a 1 has taken a card, your turn must end with you winning.
rulebook-answer-bound-13 = No. Once you have played a 1 or a 7, your turn must end with you winning.
rulebook-ask-seven = May I draw for a card that a 7 moves to the canvas?
rulebook-answer-seven-yes = Yes, if its number is high enough. Your turn continues, and you may discard the card you drew.
rulebook-answer-seven-no = No, only for a discard from your hand.
rulebook-ask-no-effect = What if an action can’t be carried out?
rulebook-answer-no-effect-10 = Then nothing happens: a 1 that may not take anything, a 3 when the deck is empty, a 5 when your hand is empty, a 7 with no card you may move.
rulebook-answer-no-effect-12 = Then nothing happens: a 1 that may not take anything, a 3 when the deck is empty, a 5 when your hand is empty.
rulebook-ask-best = My palette has several sets. Which one do I score?
rulebook-answer-best = The best one, the one you were winning with: under Blue the highest card of each colour, under Indigo the highest colour of each number. You can’t score another set, even if it’s worth more points.
rulebook-ask-last = Does the last one in need to be winning?
rulebook-answer-last = No. The last one in wins the round, even with an empty hand, and scores the cards that count, if any.
rulebook-ask-tie = What if players are tied on points at the end?
rulebook-answer-tie = Then they share the win.

rulebook-differences = The editions compared
rulebook-differences-text = Basic is the same in all of them.
rulebook-diff-discard = Discards in Advanced
rulebook-diff-discard-10 = number at least the size of your palette
rulebook-diff-discard-11 = any card; a high one lets you draw
rulebook-diff-one = The 1 takes
rulebook-diff-one-10 = any card in another palette
rulebook-diff-one-11 = any card except a palette’s only one
rulebook-diff-one-12 = from palettes at least as big as yours
rulebook-diff-seven = The 7 moves
rulebook-diff-seven-10 = another card, to the canvas
rulebook-diff-seven-12 = any card, to canvas or deck
rulebook-diff-when = After a 7 you must be winning
rulebook-diff-when-10 = at once
rulebook-diff-when-12 = at once, if it goes to the canvas
rulebook-diff-when-13 = by the end of the turn
rulebook-diff-bonus = Bonus draw for a card moved by a 7
rulebook-diff-out = Taking a card, then dropping out
rulebook-diff-nothing = Doing nothing while winning
rulebook-diff-nothing-10 = you stay in
rulebook-diff-nothing-11 = you’re out
rulebook-yes = yes
rulebook-no = no
rulebook-try = Learn it by playing

## Who is winning

who-title = Who’s winning?
who-intro = For games with real cards: tap each palette’s cards and the rule, and see who’s winning.
who-players = Players
who-player = Player { $number }
who-name = Name of player { $number }
who-add = Add a player
who-remove = Remove { $name }
who-choose = { $name }’s cards
who-out = out
who-out-label = { $name } is out of the round
who-empty = No cards yet. Tap them in the grid.
who-rule = Current rule
who-cards = { $name }’s cards
who-card-free = { $card }, not chosen
who-card-here = { $card }, in this palette
who-card-there = { $card }, in { $name }’s palette
who-card-scored = { $card }, already scored
who-type = Or type cards, such as R7 G4 V1
who-type-letters = R red, O orange, Y yellow, G green, B blue, I indigo, V violet
who-type-add = Add
who-type-wrong =
    { $count ->
        [one] { $text } isn’t a card. Write a letter and a number, such as R7.
       *[other] { $text } aren’t cards. Write a letter and a number for each, such as R7.
    }
who-type-scored = { $card } has already been scored.
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
who-reset-ask = This clears all names, cards and points. It can’t be undone.
who-reset-yes = Clear everything
who-reset-no = Cancel

## Puzzles

puzzles-title = Puzzles
puzzles-daily = Puzzle of the day
puzzles-stream = Practice
puzzles-choose = Choose
puzzles-choose-done = Done
puzzles-kind = Kind
puzzles-kind-any = Any
puzzles-kind-win = Win
puzzles-kind-survive = Stay in
puzzles-grade = Difficulty
puzzles-grade-any = Any
puzzles-grade-of = Difficulty { $grade } of 5
puzzles-rules = Rules
puzzles-rules-any = Any
puzzles-task-win = All hands are face up. One turn wins the round, whatever { $name } does.
puzzles-deck = Next in the deck
puzzles-deck-title = The deck
puzzles-deck-text = From the next card to the last. You may use the order to solve the puzzle.
puzzles-task-survive = One turn keeps you in. Find it.
puzzles-give-up = Show the solution
puzzles-again = Try again
puzzles-next = Next puzzle
puzzles-more = More puzzles
puzzles-right = Right. { $turn }
puzzles-out = { $leads } That puts you out.
puzzles-loses = That doesn’t guarantee a win.
puzzles-loses-to = That doesn’t guarantee a win: { $turn }
puzzles-survives-not = That’s not the one.
puzzles-solution = The solution: { $way }.
puzzles-solved = Solved today. The next one comes at midnight UTC.
puzzles-streak-days =
    { $count ->
        [0] No streak yet
        [one] 1 day in a row
       *[other] { $count } days in a row
    }
puzzles-streak =
    { $count ->
        [0] No streak yet
        [one] 1 in a row
       *[other] { $count } in a row
    }
puzzles-best = best { $count }
puzzles-past-days = The last 14 days
puzzles-past-day =
    { $tries ->
        [0] { $date }: not solved
        [one] { $date }: solved on the first try
       *[other] { $date }: solved in { $tries } tries
    }
puzzles-past = The last 14
puzzles-past-one =
    { $tries ->
        [0] Not on the first try
       *[other] Solved on the first try
    }
puzzles-share = Share
puzzles-share-text =
    { $tries ->
        [one] Red7 puzzle, { $date }: solved on the first try. { $days }. { $link }
       *[other] Red7 puzzle, { $date }: solved in { $tries } tries. { $days }. { $link }
    }
puzzles-share-given-up = Red7 puzzle, { $date }: too hard for me. { $link }
puzzles-shared = Copied. Paste it anywhere.
puzzles-loading = Fetching a puzzle…

trouble-no-puzzle = There’s no such puzzle. Choose another kind or difficulty.
trouble-card-twice = A card can be in only one palette.

## A new table

new-title = Play with friends
new-lead = Open a table and send the link. Nobody needs an account.
new-nickname = Your name at the table
new-seats = Seats
new-seat-you = You
new-seat = Seat { $number }
new-seat-person = A friend, via the link
new-seat-bot =
    { $level ->
        [cautious] Bot, cautious
        [bold] Bot, bold
        [hoarder] Bot, hoarder
       *[other] Bot, level { $level }: { $name }
    }
new-found = Who can join
new-by-link = People with the link
new-by-link-line = Anyone you send it to can sit down or watch.
new-public = Everyone
new-public-line = The table is also listed on the home page.
new-hints = Hints
new-hints-line = Players may ask for the best turns. Everyone sees when someone does.
new-name = Table name (optional)
new-open = Open the table

new-clock-label = Clock
new-clock-none = None
new-clock-quick = Quick
new-clock-relaxed = Relaxed
new-clock-own = Custom
new-clock-none-line = Take all the time you need.
new-clock-line =
    { $reserve ->
        [one] { $turn } seconds for each turn, and a reserve of 1 minute for the game.
       *[other] { $turn } seconds for each turn, and a reserve of { $reserve } minutes for the game.
    }
new-clock-turn = Seconds for each turn
new-clock-reserve = Minutes in reserve

## Pass and play

pass-title = Pass and play
pass-lead = One device for all of you. Hands stay hidden while you pass it around.
pass-players = Players
pass-name = Name of player { $number }
pass-open = Deal
pass-same = Two of you have the same name. Change one so you can tell whose turn it is.

## Replay and review

replay-title = A finished game
replay-loading = Fetching the cards…
replay-unfinished = Unfinished
replay-given-up = Ended early by resignation.
replay-won =
    { $count ->
        [one] { $names } won.
       *[other] A shared win: { $names }.
    }
replay-resigned =
    { $count ->
        [one] { $names } resigned.
       *[other] { $names } resigned.
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
replay-controls = Playback
replay-first = To the start
replay-back = Previous turn
replay-forward = Next turn
replay-last = To the end
replay-play = Autoplay
replay-pause = Pause
replay-slider = Position in the game
replay-step = { $at } of { $last }
replay-moment = From here
replay-analyse = Analyse this position
replay-no-play-on = You can play on from any turn where every card is known.
replay-download = Download the game (.red7)
replay-hand-over = Send to the server for a review
eyes-label = View as
eyes-open = All hands face up
eyes-onlooker = A spectator
eyes-seat = { $name }
eyes-only = This record shows only what one viewer saw: { $eyes }.

review-title = Review
review-text = The computer goes over every turn, using only what its player could know, and says what would have been better.
review-ask = Review this game
review-go-on = Continue the review
review-stop = Stop
review-progress = { $done } of { $turns } turns reviewed
review-done = The review is done.
mark-best = Best
mark-fine = Fine
mark-mistake = Mistake
mark-blunder = Blunder
mark-forced = Forced
# $chance and $best are chances to win the round, such as 62%.
verdict-best = Nothing was better: { $chance } to win the round.
verdict-fine = Nearly as good as the best: { $chance } to win the round, when { $best } was possible.
verdict-missed = { $chance } to win the round, when { $best } was possible.
verdict-forced = There was no other choice: { $chance } to win the round.
# $points and $best are points to be expected, with their sign, such as +3.2.
verdict-points = In points: { $points } instead of { $best }.
# $way is advice such as "play Red 7, change the rule with Green 4".
verdict-better = Better: { $way }.
# $player is the next player, $way what they could do.
verdict-reply = { $player } could answer: { $way }.
chart-title = Chance to win the round, after each turn
chart-even = The chart starts each round at even chances.
chart-point = Round { $round }, turn { $number }, { $name }: { $chance }
chart-table = The chances as a table
chart-turn-head = Turn
chart-player-head = Player
chart-chance-head = Chance
chart-mark-head = Mark

## Games

games-title = Games
games-own = Your games
games-own-text = This browser remembers where you’ve played.
games-going-on = In progress
games-public = Games at public tables
games-here = Games on this device
games-none = No public game has been finished here yet.
games-here-none = No game has been finished on this device yet.
games-play = Play a game
games-loading = Fetching games…
games-more = Older games
games-save = Download the game: { $title }
games-board = Go to the analysis board
games-board-text = Set up any position, try out turns, and see what they’re worth.
bring-title = Import a game
bring-text = A game from elsewhere, as a .red7 record. Every turn is checked. Anyone with its link can view it.
bring-file = Choose a file
bring-paste = Or paste the record
bring-submit = Show this game
bring-line = Line { $line }.
bring-line-turn = Line { $line }, turn { $turn }.
bring-too-long = This text is longer than any game. Is it the right file?
trouble-no-game = There’s no game here. Check the link. The game may have been deleted.
trouble-games = Too many games have been imported from your network. Try again later.
trouble-review-onlooker = This record shows no hands, so its turns can’t be judged.
trouble-review-empty = No turn of this game was finished, so there’s nothing to review.
trouble-not-asker = Someone else asked for this, so it keeps running.

## What is wrong with a text

complaint-spelling = This doesn’t look like a position or a game record.
complaint-order = Something is missing here, or in the wrong place.
complaint-cards = A card is missing or appears twice.
complaint-illegal = The rules don’t allow this here.
complaint-differs = The record doesn’t match the cards.
complaint-hidden = The hidden hands don’t fit any one player’s point of view.
complaint-too-large = This text is too long.
complaint-mover-out = The player whose turn it is can’t be out.
complaint-seats-in = At least two players must still be in.
complaint-scored = Only games played for points have scored cards.
complaint-seats = Red7 takes two to four players.

## The analysis board

board-title = Analysis board
board-position = This position
board-example = Show an example
board-moves = { $name }’s turn
board-hand =
    { $count ->
        [one] { $name }, 1 card
       *[other] { $name }, { $count } cards
    }
board-over = { $name } has won this round.
board-unknown = What { $name } can do depends on cards that are hidden here.
board-needs-all = To play on, every card must be known.
board-turn-begun = To play on, end this turn first, or undo it.
player-name = Player { $number }

options-title = Best turns
options-text = The computer tries every turn and says how often each wins the round.
options-ask = Analyse
options-cancel = Cancel
options-thinking = Thinking for a second or two…
options-hidden = The current player’s hand is hidden, so there’s nothing to judge.
options-over = The round is over.
options-worlds =
    { $count ->
        [one] Tried with 1 possible deal of the hidden cards.
       *[other] Tried with { $count } possible deals of the hidden cards.
    }
options-open = Every card is face up.
options-legend = The bar is the chance to win the round; the bracket is the margin of error. Choose a turn to play it.
options-chance = { $chance } to win the round, between { $low } and { $high }.
options-points = { $points } points expected.
options-points-short = { $points } pts
options-out = you’re out
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
editor-clear = Remove all cards
editor-players = Players
editor-mover = Whose turn
editor-hands = Hands
editor-open = All face up
editor-hidden = Only the current player’s
editor-rules = Rules: { $rules }
editor-zones = Where the cards are
editor-target = Put cards in
editor-cards = All cards
# $place is one of the zones below, such as "Player 1’s hand".
editor-card = { $card }: { $place }
editor-hidden-count = Player { $number }’s hidden cards
editor-out = Player { $number } is out
editor-rest =
    { $count ->
        [0] No card is left for the deck.
        [one] 1 card is left for the deck and hidden hands.
       *[other] { $count } cards are left for the deck and hidden hands.
    }
editor-cancel = Cancel
editor-done = Use this position
zone-palette = Player { $number }’s palette
zone-hand = Player { $number }’s hand
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
share-picture = Share as image
share-copied = Copied.
share-by-hand = Copy this text yourself:
share-saved = Saved as an image.

play-on = Play on from here
play-on-text = You play the seat whose turn it is; bots play the others.
play-on-level = Bot level
play-on-start = Play

## When the server is away

away-title = Can’t reach the server
away-text = You may be offline, or the server is taking a break. Your tables are safe, and this page will reconnect by itself.
away-again = Try again
offline-sign = Offline
offline-why = The server can’t be reached, so this device deals and plays for the bots. Your games are kept here.
offline-keep = Make available offline
offline-keeping = Saving: { $done } of { $all } MB
offline-ready = Available offline
offline-failed = Saving didn’t work. Check your connection and try again.

## What is read out at a table

log-said = { $name }: { $text }
log-readied =
    { $you ->
        [yes] You’re ready for the next round.
       *[no] { $name } is ready for the next round.
    }
log-freed =
    { $you ->
        [yes] Your seat is open again.
       *[no] { $name }’s seat is open again.
    }
log-filled = Bots have taken the empty seats.
log-hosted =
    { $you ->
        [yes] You’re the host now.
       *[no] { $name } is now the host.
    }

## The terminal

term-preparing = Getting the bots ready. The first time, this takes a minute.
term-not-saved = This game isn’t being saved: { $reason }.
term-sure = Enter: yes. Esc: no.
term-choose = choose
term-change = change
term-complete = complete
term-leave = leave
term-quit = quit
term-keyboard = Players at this keyboard
term-continue = Continue the last game
term-player = Player
term-hand = Hand
term-help = Keys
term-help-arrows = ← → choose a card, ↑ ↓ what to do with it, and Enter does it. The mouse works, too.
term-help-cards = In each palette, the cards that count stand a line higher, in brackets. Faded cards in your hand can’t keep you in.
term-help-type = Or type steps: g4 plays G4, >b2 changes the rule with B2, g4b2 does both, ^o6 puts O6 on the deck, = draws a card, - doesn’t, and a full stop ends the turn. Tab completes what you type.
term-help-keys = u undoes a step of this turn, h shows the best turns, q leaves. Games are saved, and you can continue them.
term-help-ask = help
