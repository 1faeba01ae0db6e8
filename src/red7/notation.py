"""Reads and writes the text of positions and views, as plain values that are not checked yet."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, NoReturn

from red7.cards import Card, CardSet, cards_in
from red7.errors import NotationError, check_text, quote
from red7.rules import PLAYERS, Rules, Seat
from red7.steps import Turn
from red7.zones import Zones

VERSION = "red7/1"


class Sheet(NamedTuple):
    """A position or view as written: the zones when the turn began, and the turn so far."""

    zones: Zones
    turn: Turn
    is_view: bool = False
    owner: Seat | None = None

    @staticmethod
    def parse(text: str) -> Sheet:
        """The position or view as written; does not count its cards or play its turn."""
        check_text(text, "the text of a position or a view")
        fields = text.split(" ")
        if fields[0] != VERSION:
            raise NotationError("version", f"{quote(text)} does not start with {VERSION}", text=text)
        if len(fields) not in (6, 7):
            raise NotationError(
                "position-fields",
                f"{quote(text)} has {len(fields) - 1} fields after {VERSION}; expected, with single spaces between:"
                " rules, seats, canvas, deck, turn and, in a view, its owner",
                text=text,
            )
        rules = Rules.parse(fields[1])
        seats = [_read_seat(seat, f"seat {number}") for number, seat in enumerate(fields[2].split("/"))]
        if len(seats) not in PLAYERS:
            raise NotationError("seats", f"seats {quote(fields[2])}: a game has 2, 3 or 4, not {len(seats)}", text=text)
        canvas = _read_zone(fields[3], "canvas")
        deck = _read_zone(fields[4], "deck", may_mark=True, may_hide=True)
        seat, is_over, turn = _read_turn_field(fields[5], len(seats))
        known = deck.marked
        for one in seats:
            known |= one.hand.marked
        zones = Zones(
            rules,
            palettes=tuple(one.palette.cards for one in seats),
            hands=tuple(one.hand.cards for one in seats),
            hidden=tuple(one.hand.hidden for one in seats),
            scored=tuple(one.scored for one in seats),
            out=tuple(one.out for one in seats),
            canvas=tuple(card for card in canvas.order if card),
            deck=deck.order,
            known=known,
            seat=seat,
            is_over=is_over,
        )
        if len(fields) == 6:
            return Sheet(zones, turn)
        return Sheet(zones, turn, is_view=True, owner=_read_owner(fields[6], len(seats)))

    def __str__(self) -> str:
        zones = self.zones
        turn = "" if zones.is_over else str(self.turn)
        owner = "" if not self.is_view else " @-" if self.owner is None else f" @{self.owner}"
        return Frame(zones).text(zones.hands, zones.hidden, f"{turn}{owner}")


class Frame:
    """The text of a position or view, but for its hands, its turn and its owner: what all views of a moment share."""

    __slots__ = ("_after", "_before", "_known", "_seats")

    def __init__(self, zones: Zones) -> None:
        rules, palettes, _, _, scored, out, canvas, deck, known, seat, is_over = zones
        self._before = f"{VERSION} {rules} "
        self._seats = [
            (f"{'x' if is_out else ''}{_write_set(palette) or '-'}:", f":{_write_set(won)}" if won else "")
            for palette, won, is_out in zip(palettes, scored, out, strict=True)
        ]
        self._after = f" {write_zone(canvas)} {_write_deck(deck, known)} {seat}{'#' if is_over else ''}"
        self._known = known

    def text(self, hands: tuple[CardSet, ...], hidden: tuple[int, ...], end: str) -> str:
        """The text with these hands, and with a turn or an owner at the end."""
        known = self._known
        seats = [
            f"{before}{_write_hand(hand, known, unseen)}{after}"
            for (before, after), hand, unseen in zip(self._seats, hands, hidden, strict=True)
        ]
        return f"{self._before}{'/'.join(seats)}{self._after}{end}"

    def view(self, hands: tuple[CardSet, ...], hidden: tuple[int, ...], owner: Seat | None) -> str:
        """The text of a view between two turns."""
        return self.text(hands, hidden, " @-" if owner is None else f" @{owner}")


class _Zone(NamedTuple):
    order: tuple[Card | None, ...]
    cards: CardSet
    marked: CardSet
    hidden: int


class _SeatText(NamedTuple):
    palette: _Zone
    hand: _Zone
    scored: CardSet
    out: bool


_IN_ZONE = re.compile(r"(?P<mark>!?)(?P<card>[ROYGBIV][1-7])|\*(?P<hidden>[1-9][0-9]?)(?!\*)")


def _read_zone(text: str, where: str, *, may_mark: bool = False, may_hide: bool = False) -> _Zone:
    order: list[Card | None] = []
    cards = marked = hidden = 0
    at, end = 0, 0 if text == "-" else len(text)

    def refuse(reason: str) -> NoReturn:
        raise NotationError("zone-syntax", f"{where} {quote(text)}: {reason}", text=text)

    if not text:
        refuse("write - if it is empty")
    while at < end:
        match = _IN_ZONE.match(text, at)
        if not match:
            refuse(f"there is no card at {quote(text[at:])}")
        if match["hidden"]:
            if not may_hide:
                refuse("no card can be hidden here")
            hidden += int(match["hidden"])
            order += [None] * int(match["hidden"])
        else:
            card = Card.parse(match["card"])
            if cards & card.bit:
                refuse(f"{card} appears twice")
            cards |= card.bit
            order.append(card)
            if match["mark"]:
                if not may_mark:
                    refuse("only a card in a hand or in the deck can have a !")
                marked |= card.bit
        at = match.end()
    return _Zone(tuple(order), cards, marked, hidden)


def read_cards(text: str, where: str) -> CardSet:
    """The face-up cards in a zone, in any order; `-` means none."""
    return _read_zone(text, where).cards


def _read_seat(text: str, where: str) -> _SeatText:
    out = text.startswith("x")
    zones = text[out:].split(":")
    if len(zones) not in (2, 3):
        raise NotationError(
            "seat-syntax", f"{where} {quote(text)}: expected palette:hand or palette:hand:scored", text=text
        )
    palette = _read_zone(zones[0], f"{where}'s palette")
    hand = _read_zone(zones[1], f"{where}'s hand", may_mark=True, may_hide=True)
    if hand.hidden and None in hand.order[: -hand.hidden]:
        raise NotationError("zone-syntax", f"{where}'s hand {quote(zones[1])}: hidden cards come last", text=text)
    scored = 0
    if len(zones) == 3:
        if zones[2] == "-":
            raise NotationError(
                "seat-syntax", f"{where} {quote(text)}: leave out the third part if nothing is scored", text=text
            )
        scored = read_cards(zones[2], f"{where}'s scored cards")
    return _SeatText(palette, hand, scored, out)


_TURN_FIELD = re.compile(r"(?P<seat>[0-9])(?:(?P<over>#)|(?P<turn>.*))", re.DOTALL)


def _read_turn_field(text: str, players: int) -> tuple[Seat, bool, Turn]:
    match = _TURN_FIELD.fullmatch(text)
    if not match:
        raise NotationError("turn-field", f"turn {quote(text)}: expected a seat, then its steps so far or #", text=text)
    seat = _check_seat(match["seat"], players, text)
    turn = Turn.parse(match["turn"] or "")
    return seat, bool(match["over"]), turn


def _read_owner(text: str, players: int) -> Seat | None:
    if text == "@-":
        return None
    if not re.fullmatch(r"@[0-9]", text):
        raise NotationError(
            "owner-syntax", f"owner {quote(text)}: expected @ and a seat, or @- for a spectator", text=text
        )
    return _check_seat(text[1:], players, text)


def _check_seat(digit: str, players: int, text: str) -> Seat:
    if int(digit) >= players:
        raise NotationError("seat-number", f"{quote(text)} names a seat that does not exist", text=text)
    return Seat(int(digit))


def _write_hand(cards: CardSet, known: CardSet, hidden: int) -> str:
    """A hand with so many hidden cards, `-` for none; what everybody knows is marked."""
    text = _write_marked(cards_in(cards), known) if cards & known else _write_set(cards)
    return f"{text}*{hidden}" if hidden else text or "-"


def _write_marked(cards: Iterable[Card], known: CardSet) -> str:
    return "".join([f"!{card}" if card.bit & known else str(card) for card in cards])


@lru_cache(maxsize=1 << 12)
def _write_set(cards: CardSet) -> str:
    return "".join(map(str, cards_in(cards)))


def write_zone(cards: Iterable[Card]) -> str:
    """The text of face-up cards in the order given; `-` for none."""
    return "".join(map(str, cards)) or "-"


def _write_deck(deck: tuple[Card | None, ...], known: CardSet) -> str:
    if not deck:
        return "-"
    hidden = deck.count(None)
    if hidden == len(deck):
        return f"*{hidden}"
    if not hidden and not known:
        return "".join(map(str, deck))
    text, hidden = "", 0
    for card in deck:
        if card is None:
            hidden += 1
            continue
        text += (f"*{hidden}" if hidden else "") + _write_marked((card,), known)
        hidden = 0
    return text + (f"*{hidden}" if hidden else "")
