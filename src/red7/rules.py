"""The seven canvas rules, and the rules of a game: edition, switches and pack."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, NewType

from red7.cards import (
    ALL_CARDS,
    COLOURS,
    NUMBERS,
    OF_COLOUR,
    OF_NUMBER,
    Card,
    Cards,
    CardSet,
    Colour,
    Number,
    card_set,
    cards_in,
    cards_of,
    colour_of,
)
from red7.errors import ImpossiblePosition, NotationError, check_text, quote, wrong_type

Seat = NewType("Seat", int)

PLAYERS = (2, 3, 4)
EVEN: CardSet = OF_NUMBER[2] | OF_NUMBER[4] | OF_NUMBER[6]
BELOW_4: CardSet = OF_NUMBER[1] | OF_NUMBER[2] | OF_NUMBER[3]

# The cards that share a number, or a colour, with the card at a given bit length.
_SAME_NUMBER = {card.index + 1: OF_NUMBER[card.number] for card in cards_in(ALL_CARDS)}
_SAME_COLOUR = {card.index + 1: OF_COLOUR[card.colour] for card in cards_in(ALL_CARDS)}


def _highest(cards: CardSet) -> CardSet:
    return cards and 1 << cards.bit_length() - 1


def _largest_group(cards: CardSet, group_of: dict[int, CardSet]) -> CardSet:
    largest, size = 0, 0
    while cards:  # groups come by falling top card, so an equally large one found later is weaker
        group = cards & group_of[cards.bit_length()]
        if group.bit_count() > size:
            largest, size = group, group.bit_count()
        cards ^= group
    return largest


def _one_number(cards: CardSet) -> CardSet:
    return _largest_group(cards, _SAME_NUMBER)


def _one_colour(cards: CardSet) -> CardSet:
    return _largest_group(cards, _SAME_COLOUR)


def _even(cards: CardSet) -> CardSet:
    return cards & EVEN


def _different_colours(cards: CardSet) -> CardSet:
    chosen = 0
    while cards:
        top = cards.bit_length()
        chosen |= 1 << top - 1
        cards &= ~_SAME_COLOUR[top]
    return chosen


def _run(cards: CardSet) -> CardSet:
    longest, size = 0, 0
    while cards:
        number = _SAME_NUMBER[cards.bit_length()]
        run = 0
        while same := cards & number:
            run |= 1 << same.bit_length() - 1
            cards ^= same
            number >>= 8
        if run.bit_count() > size:
            longest, size = run, run.bit_count()
    return longest


def _below_4(cards: CardSet) -> CardSet:
    return cards & BELOW_4


_BEST: tuple[Callable[[CardSet], CardSet], ...] = (
    _below_4,
    _run,
    _different_colours,
    _even,
    _one_colour,
    _one_number,
    _highest,
)


def best_set(rule: Colour, cards: CardSet) -> CardSet:
    """The set by which these cards count under the rule."""
    return _BEST[rule](cards)


def best(rule: Colour | str, cards: Cards) -> tuple[Card, ...]:
    """The set by which these cards count under the rule, strongest first.

    >>> [str(card) for card in best("orange", "V6R2B6I2")]
    ['B6', 'V6']
    """
    return cards_in(best_set(colour_of(rule), cards_of(cards)))


def _remembered(find: Callable[[CardSet], CardSet]) -> Callable[[CardSet], int]:
    """How much cards count under a rule; the same palettes are asked about again and again."""

    def strength_of(cards: CardSet) -> int:
        chosen = find(cards)
        return chosen.bit_count() << 6 | chosen.bit_length()

    return lru_cache(maxsize=1 << 12)(strength_of)


_STRENGTH = tuple(map(_remembered, _BEST))


def strength(rule: Colour, cards: CardSet) -> int:
    """How much these cards count under the rule: by size, then by the highest card; 0 for no card."""
    return _STRENGTH[rule](cards)


def leads(rule: Colour, palette: CardSet, rivals: Sequence[CardSet]) -> bool:
    """Whether this palette is winning under the rule against the rivals' palettes."""
    strength_of = _STRENGTH[rule]
    own = strength_of(palette)
    if not own:
        return False
    for rival in rivals:  # noqa: SIM110  a plain loop: this is where play spends its time
        if strength_of(rival) > own:
            return False
    return True


def leading_seat(rule: Colour, palettes: Mapping[Seat, CardSet]) -> Seat | None:
    """The seat whose palette is winning under the rule, or None where nobody has a card that counts."""
    counting = [seat for seat in palettes if strength(rule, palettes[seat])]
    return max(counting, key=lambda seat: strength(rule, palettes[seat]), default=None)


class Edition(NamedTuple):
    """A printed edition: what sets it apart from the others."""

    name: str
    discard_limit: bool = False
    """With `d`, a discard's number must be at least the size of the palette."""
    bonus_draw: bool = False
    """With `d`, a discard's number above the size of the palette gives a draw."""
    idle_leader_stays: bool = False
    """Doing nothing while winning keeps one in."""
    one_spares_last_card: bool = False
    """A 1 never takes a seat's only card."""
    one_is_careful: bool = False
    """A 1 takes from palettes no smaller than its own, and only what leaves its player able to stay in."""
    seven_moves_any: bool = False
    """A 7 moves any card of the palette, itself too, to the canvas or onto the deck."""
    seven_draws: bool = False
    """A 7's discard gives a bonus draw like one from hand."""
    must_stay: bool = False
    """A 1 or a 7 is only for whoever can stay in; a 7's discard need not win before the turn ends."""

    def __str__(self) -> str:
        return self.name


EDITIONS = {
    edition.name: edition
    for edition in (
        Edition("1.0", discard_limit=True, idle_leader_stays=True),
        Edition("1.1", bonus_draw=True, one_spares_last_card=True, seven_draws=True),
        Edition("1.2", bonus_draw=True, one_is_careful=True, seven_moves_any=True, seven_draws=True),
        Edition("1.3", bonus_draw=True, one_is_careful=True, seven_moves_any=True, must_stay=True),
    )
}

FULL_HAND = 7
_LARGEST_HAND = 99  # the text has room for two digits
_RULES = re.compile(r"(?P<edition>[0-9]+\.[0-9]+)(?P<switches>[a-z]*)(?:\[(?P<pack>[^\[\]]*)\])?")
_PACK = re.compile(r"(?P<colours>R?O?Y?G?B?I?V?)/(?P<numbers>1?2?3?4?5?6?7?)/(?P<hand>[1-9][0-9]?)")
_SWITCHES = re.compile(r"(d?)(s?)(a?)")


class Rules:
    """The rules of a game: an edition, its switches, and the pack it is played with; a frozen value.

    >>> str(Rules("1.3", discard_rule=True, scoring=True))
    '1.3ds'
    """

    __slots__ = (
        "_text",
        "actions",
        "bonus_draw",
        "colours",
        "discard_limit",
        "discard_rule",
        "edition",
        "hand_size",
        "numbers",
        "pack_set",
        "scoring",
    )

    edition: Edition
    discard_rule: bool
    scoring: bool
    actions: bool
    colours: tuple[Colour, ...]
    numbers: tuple[Number, ...]
    hand_size: int
    pack_set: CardSet
    discard_limit: bool
    bonus_draw: bool
    _text: str

    def __init__(
        self,
        edition: Edition | str,
        *,
        discard_rule: bool = False,
        scoring: bool = False,
        actions: bool = False,
        colours: Iterable[Colour | str] = COLOURS,
        numbers: Iterable[int] = NUMBERS,
        hand_size: int = FULL_HAND,
    ) -> None:
        """The rules of that edition with these switches, and with this pack if not the full one."""
        self._set("edition", _edition_of(edition))
        for name, value in (("discard_rule", discard_rule), ("scoring", scoring), ("actions", actions)):
            if not isinstance(value, bool):
                raise wrong_type(value, f"True or False for {name}")
            self._set(name, value)
        self._set_pack(colours, numbers, hand_size)
        self._set("discard_limit", discard_rule and self.edition.discard_limit)
        self._set("bonus_draw", discard_rule and self.edition.bonus_draw)
        switches = "d" * discard_rule + "s" * scoring + "a" * actions
        pack_text = "" if self.is_full else f"[{_pack_text(self.colours, self.numbers, hand_size)}]"
        self._set("_text", f"{self.edition}{switches}{pack_text}")

    def _set_pack(self, colours: Iterable[Colour | str], numbers: Iterable[int], hand_size: int) -> None:
        if not isinstance(colours, Iterable):
            raise wrong_type(colours, "colours or their letters")
        if not isinstance(numbers, Iterable):
            raise wrong_type(numbers, "numbers from 1 to 7")
        if isinstance(hand_size, bool) or not isinstance(hand_size, int):
            raise wrong_type(hand_size, "the size of a hand")
        given, counted = tuple(map(colour_of, colours)), tuple(numbers)
        in_order = (
            tuple(colour for colour in COLOURS if colour in given),
            tuple(number for number in NUMBERS if number in counted),
        )
        if not (given and counted and 0 < hand_size <= _LARGEST_HAND) or in_order != (given, counted):
            raise _bad_pack(_pack_text(given, counted, hand_size))
        self._set("colours", given)
        self._set("numbers", in_order[1])
        self._set("hand_size", hand_size)
        self._set("pack_set", card_set(Card(number, colour) for number in counted for colour in given))

    def _set(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"rules are a frozen value: {name} cannot be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"rules are a frozen value: {name} cannot be deleted")

    def __eq__(self, other: object) -> bool:
        return self._text == other._text if isinstance(other, Rules) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._text)

    def __repr__(self) -> str:
        return f"Rules.parse({self._text!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Rules.parse, (self._text,)

    @staticmethod
    def parse(text: str) -> Rules:
        """The rules written as in `1.3ds` or `1.2a[ROY/567/2]`."""
        check_text(text, "the text of rules")
        whole = _RULES.fullmatch(text)
        if not whole:
            raise NotationError(
                "rules-syntax",
                f"rules {quote(text)}: an edition such as 1.3, then any of the letters dsa, perhaps a pack in []",
                text=text,
            )
        edition = EDITIONS.get(whole["edition"])
        if edition is None:
            raise _no_edition(text)
        switches = _SWITCHES.fullmatch(whole["switches"])
        if not switches:
            raise NotationError(
                "rules-switches",
                f"rules {quote(text)}: the switches are d, s and a, in this order, once each",
                text=text,
            )
        d, s, a = map(bool, switches.groups())
        if whole["pack"] is None:
            return Rules(edition, discard_rule=d, scoring=s, actions=a)
        pack = _PACK.fullmatch(whole["pack"])
        if not pack:
            raise _bad_pack(whole["pack"])
        reduced = Rules(
            edition,
            discard_rule=d,
            scoring=s,
            actions=a,
            colours=tuple(colour for colour in COLOURS if colour.letter in pack["colours"]),
            numbers=tuple(number for number in NUMBERS if str(number) in pack["numbers"]),
            hand_size=int(pack["hand"]),
        )
        if reduced.is_full:
            raise NotationError("rules-pack", f"rules {quote(text)}: the full pack is never written out", text=text)
        return reduced

    @property
    def is_full(self) -> bool:
        """Whether all 49 cards are played with, in hands of seven."""
        return self.pack_set == ALL_CARDS and self.hand_size == FULL_HAND

    @property
    def pack(self) -> tuple[Card, ...]:
        """The cards of the game, strongest first."""
        return cards_in(self.pack_set)

    def target(self, players: int) -> int:
        """The points that end a scored match."""
        check_players(players)
        return (10 - players) * 5

    def cards_to_deal(self, players: int) -> int:
        """How many cards a round needs: a hand and a palette card for everybody."""
        check_players(players)
        return (self.hand_size + 1) * players

    def __str__(self) -> str:
        return self._text


def rules_of(rules: Rules | str) -> Rules:
    """The rules, whether they are given themselves or as text."""
    if isinstance(rules, Rules):
        return rules
    if isinstance(rules, str):
        return Rules.parse(rules)
    raise wrong_type(rules, "rules or their text")


def _edition_of(edition: Edition | str) -> Edition:
    """One of the printed editions, whether it is given itself or by its name."""
    if not isinstance(edition, Edition | str):
        raise wrong_type(edition, "an edition or its name")
    name = edition if isinstance(edition, str) else edition.name
    found = EDITIONS.get(name)
    if edition not in (found, name) or found is None:
        raise _no_edition(name)
    return found


def _no_edition(text: str) -> NotationError:
    return NotationError("rules-edition", f"rules {quote(text)}: the editions are {', '.join(EDITIONS)}", text=text)


def _pack_text(colours: Iterable[Colour], numbers: Iterable[int], hand_size: int) -> str:
    return f"{''.join(colour.letter for colour in colours)}/{''.join(map(str, numbers))}/{hand_size}"


def _bad_pack(text: str) -> NotationError:
    return NotationError(
        "rules-pack",
        f"pack {quote(text)}: colours strongest first, rising numbers and hand size, as in ROY/567/2",
        text=text,
    )


def check_players(players: int) -> None:
    """Raises where a game is not for that many."""
    if not isinstance(players, int):
        raise wrong_type(players, "a number of players")
    if players not in PLAYERS:
        raise ImpossiblePosition("players", f"{players} player{'s' * (players != 1)}: Red7 is for 2, 3 or 4")
