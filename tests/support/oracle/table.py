"""Rules, tables and positions, the naive way, and their text."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.support.oracle.cards import COLOURS, NUMBERS, ordered, worth_of_best


@dataclass(frozen=True)
class Rules:
    edition: str
    d: bool
    s: bool
    a: bool
    colours: str = COLOURS
    numbers: str = NUMBERS
    hand_size: int = 7

    @property
    def pack(self) -> list[str]:
        return ordered(colour + digit for colour in self.colours for digit in self.numbers)

    def __str__(self) -> str:
        switches = "d" * self.d + "s" * self.s + "a" * self.a
        whole = (self.colours, self.numbers, self.hand_size) == (COLOURS, NUMBERS, 7)
        return self.edition + switches + ("" if whole else f"[{self.colours}/{self.numbers}/{self.hand_size}]")


def read_rules(text: str) -> Rules:
    found = re.fullmatch(r"(1\.[0-3])(d?)(s?)(a?)(?:\[(\w+)/(\w+)/(\d+)])?", text)
    if not found:
        raise ValueError(f"not rules: {text}")
    edition, d, s, a, colours, numbers, size = found.groups()
    return Rules(edition, bool(d), bool(s), bool(a), colours or COLOURS, numbers or NUMBERS, int(size or 7))


@dataclass
class Seat:
    palette: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    scored: list[str] = field(default_factory=list)
    out: bool = False


@dataclass
class Table:
    seats: list[Seat]
    canvas: list[str]
    deck: list[str]  # next to be drawn first
    known: set[str]  # cards that everybody knows to be where they are; only those in a hand or the deck matter

    def copy(self) -> "Table":
        seats = [Seat(list(s.palette), list(s.hand), list(s.scored), s.out) for s in self.seats]
        return Table(seats, list(self.canvas), list(self.deck), set(self.known))

    @property
    def rule(self) -> str:
        return self.canvas[-1][0] if self.canvas else "R"

    @property
    def winning(self) -> int | None:
        """Give the seat whose set is better than that of every other seat still in."""
        ins = [i for i, seat in enumerate(self.seats) if not seat.out]
        values = {i: worth_of_best(self.rule, frozenset(self.seats[i].palette)) for i in ins}
        top = max(values, key=lambda i: values[i])
        return top if values[top][0] > 0 else None


@dataclass
class Position:
    """A position.

    `phase` says what the seat to move is asked for: "start"; "five", "one", "seven" (answer that card); "free bonus"
    (after a 7's discard), "last bonus" (after a discard from hand); "middle" (discard or end); or "over".
    """

    rules: Rules
    start: Table  # as the turn began
    now: Table
    seat: int  # to move; the winner when the round is over
    turn: tuple[tuple[str, bool], ...] = ()  # steps and drawn cards "(Y6)" so far; with each, whether all may see it
    phase: str = "start"
    bound: bool = False  # the turn may end only with its player winning

    def __str__(self) -> str:
        return text_of(self, lambda _: True)


def text_of(position: Position, sees: Callable[[int | None], bool]) -> str:
    """Give a position's text, with holes for the cards not seen, be it in the hand of a seat or in the deck (None)."""
    table = position.start
    known = table.known

    def zone(cards: list[str]) -> str:
        return "".join(ordered(cards)) or "-"

    def hand(index: int, cards: list[str]) -> str:
        shown = [card for card in ordered(cards) if card in known or sees(index)]
        hidden = f"*{len(cards) - len(shown)}" if len(shown) < len(cards) else ""
        return "".join("!" * (card in known) + card for card in shown) + hidden or "-"

    deck, hidden = "", 0
    for card in table.deck:
        if card in known or sees(None):
            deck += f"*{hidden}" * (hidden > 0) + "!" * (card in known) + card
            hidden = 0
        else:
            hidden += 1
    deck += f"*{hidden}" * (hidden > 0)
    seats = "/".join(
        "x" * seat.out + f"{zone(seat.palette)}:{hand(i, seat.hand)}" + (f":{zone(seat.scored)}" if seat.scored else "")
        for i, seat in enumerate(table.seats)
    )
    turn = "".join(text if public or sees(position.seat) else "(??)" for text, public in position.turn)
    turn = f"{position.seat}#" if position.phase == "over" else f"{position.seat}{turn}"
    return f"red7/1 {position.rules} {seats} {''.join(table.canvas) or '-'} {deck or '-'} {turn}"


def view_text(position: Position, owner: int | None) -> str:
    """Give the position as one seat, or an onlooker, may know it."""
    text = text_of(position, lambda place: place is not None and place == owner)
    return f"{text} @{'-' if owner is None else owner}"
