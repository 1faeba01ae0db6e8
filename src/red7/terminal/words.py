"""Sentences about a game, as plain text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from red7 import Board, Card, Colour, Draw, Seat, Turn, Verb

AIM = {
    Colour.RED: "the highest card",
    Colour.ORANGE: "most cards of one number",
    Colour.YELLOW: "most cards of one colour",
    Colour.GREEN: "most even cards",
    Colour.BLUE: "most different colours",
    Colour.INDIGO: "the longest run",
    Colour.VIOLET: "most cards below 4",
}
"""What wins under each rule."""

_NUMBERS = ("", "ones", "twos", "threes", "fours", "fives", "sixes", "sevens")
_OTHER_FORMS = {"are": "is", "have": "has", "do": "does"}


@dataclass(frozen=True, slots=True)
class Table:
    """The names at the seats, and which seat is the reader's."""

    names: tuple[str, ...]
    you: Seat | None = None

    @staticmethod
    def of_seats(players: int) -> Table:
        """A table without names."""
        return Table(tuple(f"Seat {seat}" for seat in range(players)))

    def name(self, seat: Seat) -> str:
        return "You" if seat == self.you else self.names[seat]

    def does(self, seat: Seat, verb: str) -> str:
        """Name and verb, as in `Ann wins`, `You win` and `You're winning`."""
        words = f"{self.name(seat)} {self.form(seat, verb)}"
        return words.replace("You are", "You're", 1) if seat == self.you else words

    def form(self, seat: Seat, verb: str) -> str:
        """The verb alone, as it follows the name."""
        if seat == self.you:
            return verb
        first, *rest = verb.split(" ")
        return " ".join([_OTHER_FORMS.get(first, first + "s"), *rest])

    def whose(self, seat: Seat) -> str:
        """As in `Ann's` and `your`."""
        return "your" if seat == self.you else f"{self.names[seat]}'s"


def distinct(names: Sequence[str]) -> tuple[str, ...]:
    """The names, with numbers where several players have the same one, as bots do."""
    seen = [f"{name} ({names[: seat + 1].count(name)})" for seat, name in enumerate(names)]
    return tuple(numbered if names.count(name) > 1 else name for name, numbered in zip(names, seen, strict=True))


def cards_text(cards: Iterable[Card]) -> str:
    """As in `R7 G4`, or `nothing`."""
    return " ".join(map(str, cards)) or "nothing"


def listed(parts: Sequence[str], *, last: str = "and") -> str:
    """As in `R7`, `R7 and G4`, `R7, G4 and V2`."""
    return f" {last} ".join(filter(None, [", ".join(parts[:-1]), *parts[-1:]]))


def counted(number: int, word: str) -> str:
    """As in `1 card` and `2 cards`."""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def set_words(rule: Colour, cards: Sequence[Card]) -> str:
    """A set that counts under the rule, as in `3 even cards, highest R6`."""
    if not cards:
        return {Colour.GREEN: "no even card", Colour.VIOLET: "no card below 4"}.get(rule, "no card")
    size, top = len(cards), cards[0]
    if rule is Colour.RED:
        return str(top)
    if size == 1:
        single = {Colour.GREEN: "1 even card", Colour.VIOLET: "1 card below 4"}.get(rule, "a single card")
        return f"{single}, {top}"
    many = {
        Colour.ORANGE: f"{size} {_NUMBERS[top.number]}",
        Colour.YELLOW: f"{size} {top.colour.word} cards",
        Colour.GREEN: f"{size} even cards",
        Colour.BLUE: f"{size} colours",
        Colour.INDIGO: f"a run of {size}",
        Colour.VIOLET: f"{size} cards below 4",
    }[rule]
    return f"{many}, highest {top}"


def rule_name(rule: Colour) -> str:
    """The name of a rule, as in `Red`."""
    return rule.word.capitalize()


def lead_words(board: Board, table: Table) -> str:
    """Who is winning and with what, as in `Ann is winning with 3 even cards, highest R6`."""
    seat = board.winning
    if seat is None:
        return f"Nobody is winning: {set_words(board.rule, ())} in any palette."
    return f"{table.does(seat, 'are winning')} with {set_words(board.rule, board.counting(seat))}."


def turn_words(before: Board, turn: Turn, table: Table, after: Board | None = None) -> str:
    """A turn that started at `before`, in one sentence; with `after`, also what its player is winning with."""
    seat = before.seat
    done = [table.form(seat, deed) for deed in deeds(before, turn, table)]
    if turn.out:
        done = [*(done or [table.form(seat, "do nothing")]), table.form(seat, "are out")]
    elif after:
        winning = f"{table.form(seat, 'are')} winning with {set_words(after.rule, after.counting(seat))}"
        done = [*(done or [table.form(seat, "do nothing")]), winning]
    return f"{table.name(seat)} {listed(done or [table.form(seat, 'do nothing')])}."


def deeds(before: Board, turn: Turn, table: Table) -> list[str]:
    """The actions of a turn in order, as said to `you`."""
    own, rule = set(before.palettes[before.seat]), before.rule
    deeds: list[str] = []
    for item in turn.items:
        if isinstance(item, Draw):
            deeds.append(f"draw {item.card or 'a card'}")
        elif item.verb is Verb.DECLINE:
            deeds.append("decline to draw")
        elif item.card and item.verb is Verb.PLAY:
            own.add(item.card)
            deeds.append(f"play {item.card}")
        elif item.card and item.verb is Verb.DISCARD:
            how = "move" if item.card in own else "discard"
            to = "keep" if item.card.colour is rule else "make"
            rule = item.card.colour
            deeds.append(f"{how} {item.card} to {to} the rule {rule_name(rule)}")
        elif item.card:
            deeds.append(f"put {_palette_card(before, item.card, table)} on the deck")
    return deeds


def _palette_card(before: Board, card: Card, table: Table) -> str:
    """A card and whose palette it was in, as in `Ann's O6`."""
    for seat in map(Seat, range(before.players)):
        if card in before.palettes[seat] and seat != before.seat:
            return f"{table.whose(seat)} {card}"
    return str(card)


def round_words(end: Board, won: Sequence[Card], table: Table) -> str:
    """Who won a finished round and what they scored, in one sentence."""
    seat = end.seat
    if not end.rules.scoring:
        return f"{table.does(seat, 'win')}."
    if not won:
        none = f"{table.form(seat, 'have')} {set_words(end.rule, ())} to score"
        return f"{table.does(seat, 'win')} the round, but {none}."
    points = counted(sum(card.number for card in won), "point")
    return f"{table.does(seat, 'win')} the round and {table.form(seat, 'score')} {cards_text(won)}: {points}."


def match_words(end: Board, table: Table) -> str:
    """Who won the game, in one sentence; empty while it goes on."""
    winners = end.match_winners
    if not winners or not end.rules.scoring:
        return ""
    points = counted(max(end.points), "point")
    if len(winners) == 1:
        return f"{table.does(winners[0], 'win')} the game with {points}."
    return f"{listed([table.name(seat) for seat in winners])} share the win with {points} each."


def points_words(board: Board, table: Table) -> str:
    """The score, as in `Points: Ann 12, Bob 0`."""
    each = [f"{table.name(Seat(seat))} {points}" for seat, points in enumerate(board.points)]
    return f"Points: {', '.join(each)}"
