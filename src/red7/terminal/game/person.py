"""A person's turn in the terminal: what they see, what they type, and what happens."""

from __future__ import annotations

from rich.console import Console

from red7 import Draw, Game, IllegalStep, Outlook, Position, Red7Error, Seat, Step, Verb, View
from red7.play.history import seen_of
from red7.play.turns.prospects import prospects
from red7.terminal.board import show_rule, show_seats
from red7.terminal.game.explain import explain
from red7.terminal.game.input_parser import END, TAKE, read_line, step_for
from red7.terminal.game.keyboard import QUIT, Left, ask, confirm
from red7.terminal.game.menu import show_hand, show_steps
from red7.terminal.step_words import asked_words
from red7.terminal.style import row, sentence
from red7.terminal.who import show_who
from red7.terminal.words import Table, lead_words, rule_name, turn_words

_REFUSED = {
    "not-in-hand": "{card} isn't in your hand.",
    "not-winning": "{card} can't go to the canvas: you wouldn't be winning under {rule}.",
    "too-low": "{card} is too low for the canvas: its number must be at least the number of cards in your palette.",
    "not-takeable": "Your 1 can't take {card}.",
    "not-movable": "Your 7 can't move {card} there.",
}

_DEEDS = {
    Verb.PLAY: "play {card}",
    Verb.DISCARD: "discard {card}",
    Verb.TOP: "put {card} on the deck",
    Verb.TAKE: "draw",
    Verb.DECLINE: "decline a card",
    Verb.END: "end the turn",
}


class PersonTurn:
    """A person's turn; `run` returns the game after it, or raises Left."""

    def __init__(self, console: Console, game: Game) -> None:
        self.console = console
        self.game = game
        self.seat = self.position.seat
        self.table = Table(game.seats, self.seat)
        self.undoable: list[Game] = []

    @property
    def position(self) -> Position:
        """The current position."""
        position = self.game.position
        assert isinstance(position, Position)
        return position

    @property
    def view(self) -> View:
        """The position as the person sees it."""
        return self.position.view(self.seat)

    @property
    def is_begun(self) -> bool:
        """Whether the turn has begun and is not over."""
        return bool(self.position.turn.items)

    @property
    def _undo_helps(self) -> bool:
        """Whether the person could stay in from here, or from where the turn can still be taken back to."""
        earliest = (self.undoable or [self.game])[0].position
        assert isinstance(earliest, Position)
        return any(outlook is not Outlook.NO for outlook in earliest.view(self.seat).outlook().values())

    def run(self) -> Game:
        """The game after the turn."""
        self._show_table()
        if self.view.legal_steps() == [END]:
            self._say(f"\n{lead_words(self.view, self.table)} You have no card you can play or discard.")
            return self.game.play(END)
        self._show_options()
        while not self._obey(ask(self.console, "> ")):
            pass
        return self.game

    def show(self) -> None:
        """Prints the table as this person sees it, and what they can do."""
        self._show_table()
        self._show_options()

    def _show_table(self) -> None:
        self.console.print()
        show_rule(self.console, self.view)
        self.console.print()
        show_seats(self.console, self.view, self.table)

    def _show_options(self) -> None:
        console, view = self.console, self.view
        found = prospects(view)
        hopeless = all(prospect.outlook is Outlook.NO for prospect in found)
        console.print()
        lead = lead_words(view, self.table)
        if self.is_begun:
            console.print(sentence(f"{turn_words(view.turn_start, view.turn, self.table)} {lead}"))
            palette = view.palettes[self.seat]
            console.print(row(palette, view.counting(self.seat), width=console.width, indent=2))
            if TAKE in view.legal_steps():
                self._say("You may draw a card: y or n.")
                return
            if hopeless:
                remedy = " Type undo to take this back." if self._undo_helps else ""
                self._say(f"Nothing can keep you in now.{remedy}")
            console.print()
            show_steps(console, view, found, self.table)
            return
        console.print(sentence(f"{lead} " + ("Nothing can keep you in." if hopeless else "What can keep you in:")))
        console.print()
        show_hand(console, view, found)

    def _obey(self, line: str) -> bool:
        """Whether the typed line ends the turn; does what it says."""
        match line.lower().split():
            case []:
                self._say("Type a card to play it, such as r7, or >r7 to make it the rule. Type ? for help.")
            case [word] if word in QUIT:
                raise Left
            case ["?" | "h" | "help", *_]:
                explain(self.console, self.view, self.table)
            case ["show"]:
                self.show()
            case ["who"]:
                self._show_who()
            case ["hint"]:
                self._show_hint()
            case ["u" | "undo"]:
                self._undo()
            case _:
                return self._take_all(line)
        return False

    def _say(self, words: str) -> None:
        self.console.print(sentence(words))

    def _show_who(self) -> None:
        view = self.view
        seats = [Seat(seat) for seat in range(view.players) if not view.is_out(Seat(seat))]
        show_who(self.console, {self.table.name(seat): view.palettes[seat] for seat in seats})

    def _show_hint(self) -> None:
        try:
            from red7.terminal.game.hint import show_hint  # noqa: PLC0415 (loads the compiler, not needed to play)
        except Red7Error as error:
            if error.code != "missing-extra":
                raise
            self._say("Hints need the bots extra: pip install 'red7[bots]'")
            return
        show_hint(self.console, seen_of(self.game.rounds[-1], self.seat), self.table)

    def _undo(self) -> None:
        if self.undoable:
            self.game = self.undoable.pop()
            self._show_options()
        elif self.is_begun:
            self._say("A card has been drawn, so that can't be undone.")
        else:
            self._say("There's nothing to undo in this turn.")

    def _take_all(self, line: str) -> bool:
        """Whether the typed steps end the turn. If one is refused, those after the last draw are taken back."""
        typed = read_line(line)
        if not typed:
            self._say(f"{line.strip()!r} isn't a card or a command. Type ? for help.")
            return False
        kept = self.game, list(self.undoable)
        for place, one in enumerate(typed, start=1):
            step = step_for(one, self.view.legal_steps(), begins=not self.is_begun)
            refusal = self._take(step) if step else f"To the canvas or onto the deck? Type >{one.card} or ^{one.card}."
            if not refusal and not self.is_begun:
                if place == len(typed):
                    return True
                refusal = f"Your turn ends with {step}, so nothing can follow it."
            if refusal:
                self._say(refusal)
                self.game, self.undoable = kept
                return False
            if not self.undoable:
                kept = self.game, []
        self._show_options()
        return False

    def _take(self, step: Step) -> str:
        """Why the step was refused; empty if it was taken."""
        if step is END and not self._may_end():
            return "Your turn goes on."
        try:
            after = self.game.play(step)
        except IllegalStep as refused:
            return self._refusal(step, refused)
        drawn = sum(isinstance(item, Draw) for item in self.position.turn.items)
        before, self.game = self.game, after
        if self.is_begun and sum(isinstance(item, Draw) for item in self.position.turn.items) > drawn:
            self.undoable = []
        else:
            self.undoable.append(before)
        return ""

    def _may_end(self) -> bool:
        """Whether the turn may end; asks a person who would drop out but could still stay in."""
        if self.view.outlook().get(END) is not Outlook.NO:
            return True
        if not self._undo_helps:
            return True
        return confirm(self.console, "You'd be out of this round. Sure?")

    def _refusal(self, step: Step, refused: IllegalStep) -> str:
        """Why a step is not allowed, said to the person."""
        if step.card and (words := _REFUSED.get(refused.code)):
            return words.format(card=step.card, rule=rule_name(step.card.colour))
        if refused.code == "must-stay":
            what = f"play {step.card}" if step.card else "end the turn"
            return f"You may {what} only if that keeps you in, and it doesn't."
        return f"You can't {_DEEDS[step.verb].format(card=step.card)} now. {asked_words(self.view)}"
