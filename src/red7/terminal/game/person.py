"""One turn of a person in the terminal: what they see, what they type, and what comes of it."""

from __future__ import annotations

from rich.console import Console

from red7 import Draw, Game, IllegalStep, Outlook, Position, Red7Error, Seat, Step, View
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
    "not-in-hand": "{card} is not in your hand.",
    "not-winning": "{card} cannot go to the canvas: you would not lead under {rule}.",
    "too-low": "{card} cannot go to the canvas: its number is below the size of your palette.",
    "not-takeable": "Your 1 may not take {card}.",
    "not-movable": "Your 7 may not move {card} there.",
}


class PersonTurn:
    """A person's turn; `run` gives back the game after it, or raises Left."""

    def __init__(self, console: Console, game: Game) -> None:
        self.console = console
        self.game = game
        self.seat = self.position.seat
        self.table = Table(game.seats, self.seat)
        self.undoable: list[Game] = []

    @property
    def position(self) -> Position:
        """Where the game has come to."""
        position = self.game.position
        assert isinstance(position, Position)
        return position

    @property
    def view(self) -> View:
        """What the person may know of it."""
        return self.position.view(self.seat)

    @property
    def is_begun(self) -> bool:
        """Whether a step has been taken, and the turn goes on."""
        return bool(self.position.turn.items)

    def run(self) -> Game:
        """The game after the turn."""
        self._show_table()
        if self.view.legal_steps() == [END]:
            self._say(f"\n{lead_words(self.view, self.table)} You have no card that you could play or discard.")
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
        console.print()
        lead = lead_words(view, self.table)
        if self.is_begun:
            console.print(sentence(f"{turn_words(view.turn_start, view.turn, self.table)} {lead}"))
            palette = view.palettes[self.seat]
            console.print(row(palette, view.counting(self.seat), width=console.width, indent=2))
            if TAKE in view.legal_steps():
                self._say("You may draw a card: y or n.")
                return
            console.print()
            show_steps(console, view, found, self.table)
            return
        hopeless = all(prospect.outlook is Outlook.NO for prospect in found)
        console.print(sentence(f"{lead} " + ("Nothing can keep you in." if hopeless else "What can keep you in:")))
        console.print()
        show_hand(console, view, found)

    def _obey(self, line: str) -> bool:
        """Does what was typed; whether that ends the turn."""
        match line.lower().split():
            case []:
                self._say("Type a card to play it, such as r7, or >r7 to make it the rule. ? explains.")
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
            from red7.terminal.game.hint import show_hint  # noqa: PLC0415 (loads the compiler, which a game can do without)
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
            self._say("A card has been drawn, which cannot be undone.")
        else:
            self._say("There is nothing to undo in this turn.")

    def _take_all(self, line: str) -> bool:
        """Takes the steps typed, or, where one is refused, none after the last draw; whether they end the turn."""
        typed = read_line(line)
        if not typed:
            self._say(f"{line.strip()!r} is no card and no command; ? explains.")
            return False
        kept = self.game, list(self.undoable)
        for place, one in enumerate(typed, start=1):
            step = step_for(one, self.view.legal_steps(), begins=not self.is_begun)
            refusal = self._take(step) if step else f"To the canvas or onto the deck? Type >{one.card} or ^{one.card}."
            if not refusal and not self.is_begun:
                if place == len(typed):
                    return True
                refusal = f"The turn ends with {step}: nothing more may follow."
            if refusal:
                self._say(refusal)
                self.game, self.undoable = kept
                return False
            if not self.undoable:
                kept = self.game, []
        self._show_options()
        return False

    def _take(self, step: Step) -> str:
        """Takes a step; what speaks against it, or nothing where it was taken."""
        if step is END and not self._may_end():
            return "Then the turn goes on."
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
        """Asks somebody who is about to go out, and might still stay in with something else."""
        if self.view.outlook().get(END) is not Outlook.NO:
            return True
        earliest = (self.undoable or [self.game])[0].position
        assert isinstance(earliest, Position)
        if all(outlook is Outlook.NO for outlook in earliest.view(self.seat).outlook().values()):
            return True
        return confirm(self.console, "That puts you out of this round. Sure?")

    def _refusal(self, step: Step, refused: IllegalStep) -> str:
        """Why a step may not be taken, said to the person."""
        if step.card and (words := _REFUSED.get(refused.code)):
            return words.format(card=step.card, rule=rule_name(step.card.colour))
        if refused.code == "must-stay":
            what = f"play {step.card}" if step.card else "end the turn"
            return f"You may {what} only where that leaves you in, and it does not."
        return f"Nothing asks for {step} now. {asked_words(self.view)}"
