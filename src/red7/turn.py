"""The flow of one turn: what may be done next, what a step does, and whether one can still stay in.

Nothing here looks at a card that the current player cannot see, except to move it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from functools import reduce
from itertools import chain
from operator import or_
from typing import NamedTuple, TypeVar

from red7.cards import ALL_CARDS, OF_COLOUR, OF_NUMBER, Card, CardSet, Colour, card_set, cards_in
from red7.margins import pivotal, spare
from red7.rules import Rules, Seat, best_set, leads
from red7.steps import DISCARDS, PLAYS, TOPS, Draw, Step, Verb, steps_with
from red7.zones import Zones

_T = TypeVar("_T")

TAKE, DECLINE, END = Step(Verb.TAKE), Step(Verb.DECLINE), Step(Verb.END)
_IDLE: tuple[tuple[Step, ...], ...] = ((), (END,))
_MUST_STAY_NUMBERS: CardSet = OF_NUMBER[1] | OF_NUMBER[7]
_COLOURS = tuple(zip(Colour, OF_COLOUR, strict=True))
# The cards whose number is at least a size; no palette holds more cards than the pack.
_AT_LEAST = tuple(sum(OF_NUMBER[number] for number in range(1, 8) if number >= size) for size in range(50))


class Phase(Enum):
    """What a turn waits for."""

    START = auto()
    FREE = auto()
    """A card has been played; one more may go from hand to the canvas."""
    ONE = auto()
    FIVE = auto()
    SEVEN = auto()
    BONUS = auto()
    """A 7's discard offers a draw; the turn goes on after it."""
    LAST_BONUS = auto()
    """A discard from hand offers a draw; the turn ends with it."""
    DONE = auto()


# Plain names: before Python 3.12, `Phase.FREE` takes ten times as long to look up as `FREE`.
START, FREE, ONE, FIVE, SEVEN, BONUS, LAST_BONUS, DONE = Phase
PLAY, DISCARD, TOP = Verb.PLAY, Verb.DISCARD, Verb.TOP


class Moment(NamedTuple):
    """A turn at one of its steps."""

    zones: Zones
    phase: Phase = START
    bound: bool = False
    """The turn may end only with its player winning."""
    items: tuple[Step | Draw, ...] = ()


def rule_of(zones: Zones) -> Colour:
    """The current rule."""
    return zones.canvas[-1].colour if zones.canvas else Colour.RED


def rivals_of(zones: Zones) -> Sequence[CardSet]:
    """The palettes of the other seats still in."""
    palettes, out, seat = zones.palettes, zones.out, zones.seat
    if True not in out:
        return palettes[:seat] + palettes[seat + 1 :]
    return [palette for other, palette in enumerate(palettes) if other != seat and not out[other]]


def unseen(zones: Zones) -> CardSet:
    """The cards of which the player to move cannot know where they are."""
    seen = zones.known | zones.hands[zones.seat] | card_set(zones.canvas)
    for zone in (*zones.palettes, *zones.scored):
        seen |= zone
    return zones.rules.pack_set & ~seen


def hand_of(zones: Zones) -> CardSet:
    """The mover's hand; in a view that hides it, every card it may hold."""
    hand = zones.hands[zones.seat]
    if not zones.hidden[zones.seat]:
        return hand
    possible = unseen(zones)
    for other in zones.hands:
        possible &= ~other
    return hand | possible


def discards(rules: Rules, palette: CardSet, hand: CardSet, rivals: Sequence[CardSet]) -> CardSet:
    """The cards that may go from hand to the canvas: those with which their player would be winning."""
    if rules.discard_limit:
        hand &= _AT_LEAST[palette.bit_count()]
    allowed = 0
    for colour, cards in _COLOURS:
        some = hand & cards
        if some and leads(colour, palette, rivals):
            allowed |= some
    return allowed


def can_stay(rules: Rules, rule: Colour, palette: CardSet, hand: CardSet, rivals: Sequence[CardSet]) -> bool:
    """Whether the turn can end with its player winning: as things stand, or after a discard from this hand."""
    if leads(rule, palette, rivals):
        return True
    if rules.discard_limit:
        return discards(rules, palette, hand, rivals) != 0
    for colour, cards in _COLOURS:  # noqa: SIM110  as in `discards`, but the first is enough
        if hand & cards and leads(colour, palette, rivals):
            return True
    return False


def legal(moment: Moment) -> list[Step]:
    """All that may be done next, by verb, strongest card first."""
    zones, phase = moment.zones, moment.phase
    if zones.is_over or phase is DONE:
        return []
    if phase is BONUS or phase is LAST_BONUS:
        return [TAKE, DECLINE]
    hand = hand_of(zones)
    if phase is ONE:
        answers = steps_with(TOPS, reduce(or_, _prey(zones, hand), 0))
    elif phase is FIVE:
        answers = steps_with(PLAYS, _playable(zones, hand))
    elif phase is SEVEN:
        to_canvas, to_deck = (reduce(or_, cards) for cards in zip(*_movable(zones, hand, _played(moment)), strict=True))
        answers = steps_with(DISCARDS, to_canvas) + steps_with(TOPS, to_deck)
    else:
        answers = [] if phase is FREE else steps_with(PLAYS, _playable(zones, hand))
        return answers + _free_steps(moment, hand)
    return answers + _free_steps(moment, hand) if _is_unclear(moment) else answers


def _free_steps(moment: Moment, hand: CardSet) -> list[Step]:
    """The steps that close a turn."""
    zones = moment.zones
    palette, rivals = zones.palettes[zones.seat], rivals_of(zones)
    steps = steps_with(DISCARDS, discards(zones.rules, palette, hand, rivals))
    if not moment.bound or leads(rule_of(zones), palette, rivals):
        steps.append(END)
    return steps


def _is_unclear(moment: Moment) -> bool:
    """Whether it depends on cards not seen if there is anything to answer."""
    zones, edition = moment.zones, moment.zones.rules.edition
    if not zones.hidden[zones.seat]:
        return False
    seen = zones.hands[zones.seat]
    if moment.phase is ONE:
        return edition.one_is_careful and not edition.must_stay and not any(_prey(zones, seen))
    return moment.phase is FIVE and edition.must_stay and not _playable(zones, seen)


def _played(moment: Moment) -> Card:
    """The card played last."""
    return next(
        item.card for item in reversed(moment.items) if isinstance(item, Step) and item.verb is PLAY and item.card
    )


def _playable(zones: Zones, hand: CardSet, among: CardSet = ALL_CARDS) -> CardSet:
    """The cards that may be played from this hand; only those `among` these are looked at."""
    if not (zones.rules.actions and zones.rules.edition.must_stay):
        return hand & among
    barred = 0
    for card in cards_in(hand & among & _MUST_STAY_NUMBERS):
        after = _with_played(zones, card)
        rest = hand ^ card.bit
        if card.number == 7:
            allowed = any(map(any, _movable(after, rest, card)))
        elif _robbable(after):
            allowed = any(_prey(after, rest))
        else:
            allowed = can_stay(zones.rules, rule_of(zones), after.palettes[zones.seat], rest, rivals_of(zones))
        if not allowed:
            barred |= card.bit
    return hand & among & ~barred


def _may_play(zones: Zones, hand: CardSet) -> bool:
    """Whether any card may be played from this hand."""
    return bool(hand & ~_MUST_STAY_NUMBERS or _playable(zones, hand))


def _robbable(zones: Zones) -> CardSet:
    """The cards that a 1 just played could take if its player need not stay in."""
    edition = zones.rules.edition
    own_size = zones.palettes[zones.seat].bit_count()
    cards = 0
    for palette in rivals_of(zones):
        size = palette.bit_count()
        if edition.one_spares_last_card and size == 1:
            continue
        if edition.one_is_careful and size < own_size:
            continue
        cards |= palette
    return cards


def _prey(zones: Zones, hand: CardSet) -> Iterator[CardSet]:
    """The cards that a 1 just played may take, in parts."""
    if zones.rules.edition.one_is_careful:
        return _staying_prey(zones, hand)
    return iter((_robbable(zones),))


def _staying_prey(zones: Zones, hand: CardSet) -> Iterator[CardSet]:
    """The cards that a 1 could take so that its player can stay in: for each rule that the turn may end under."""
    robbable = _robbable(zones)
    if not robbable:
        return
    palette, rivals = zones.palettes[zones.seat], rivals_of(zones)
    yield robbable & pivotal(rule_of(zones), palette, rivals)
    for rule in _discard_rules(zones.rules, palette.bit_count(), hand):
        yield robbable & pivotal(rule, palette, rivals)


def _movable(zones: Zones, hand: CardSet, seven: Card) -> Iterator[tuple[CardSet, CardSet]]:
    """The cards that a 7 just played may move to the canvas, and onto the deck, in parts."""
    edition, palette = zones.rules.edition, zones.palettes[zones.seat]
    if edition.must_stay:
        return _staying_moves(zones, hand)
    if edition.seven_moves_any:
        return chain(((0, palette),), _winning_moves(zones, palette))
    large = _AT_LEAST[palette.bit_count() - 1] if zones.rules.discard_limit else ALL_CARDS
    return _winning_moves(zones, palette & ~seven.bit & large)


def _staying_moves(zones: Zones, hand: CardSet) -> Iterator[tuple[CardSet, CardSet]]:
    """The cards that a 7 could move so that its player can stay in: for each rule that the turn may end under."""
    palette, rivals = zones.palettes[zones.seat], rivals_of(zones)
    yield 0, spare(rule_of(zones), palette, rivals)
    for rule in _discard_rules(zones.rules, palette.bit_count() - 1, hand):
        spared = spare(rule, palette, rivals)
        yield spared, spared
    yield from _winning_moves(zones, palette)


def _winning_moves(zones: Zones, movable: CardSet) -> Iterator[tuple[CardSet, CardSet]]:
    """Of these cards, those that a 7 could move to the canvas so that its player is winning at once."""
    palette, rivals = zones.palettes[zones.seat], rivals_of(zones)
    for colour, cards in _COLOURS:
        if some := movable & cards:
            yield some & spare(colour, palette, rivals), 0


def answer_stays(moment: Moment) -> bool:
    """Whether a 1 or a 7 just played has an answer that leaves its player able to stay in."""
    zones = moment.zones
    hand = hand_of(zones)
    if moment.phase is ONE:
        return any(_staying_prey(zones, hand))
    moves_any = zones.rules.edition.seven_moves_any
    return any(map(any, _staying_moves(zones, hand) if moves_any else _movable(zones, hand, _played(moment))))


def _discard_rules(rules: Rules, size: int, hand: CardSet) -> list[Colour]:
    """The rules that a discard from this hand could bring, with a palette of that size."""
    if rules.discard_limit:
        hand &= _AT_LEAST[size]
    return [colour for colour, cards in _COLOURS if hand & cards]


def _with(values: tuple[_T, ...], seat: int, value: _T) -> tuple[_T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _with_played(zones: Zones, card: Card) -> Zones:
    """The zones with a card of the mover's hand in the mover's palette."""
    seat = zones.seat
    return _from_hand(zones, card, _with(zones.palettes, seat, zones.palettes[seat] | card.bit), zones.canvas)


def _from_hand(zones: Zones, card: Card, palettes: tuple[CardSet, ...], canvas: tuple[Card, ...]) -> Zones:
    """The zones with a card gone from the mover's hand to where it lies open."""
    rules, _, hands, hidden, scored, out, _, deck, known, seat, is_over = zones
    if hands[seat] & card.bit:
        hands = _with(hands, seat, hands[seat] ^ card.bit)
        known &= ~card.bit
    else:
        hidden = _with(hidden, seat, hidden[seat] - 1)
    return Zones(rules, palettes, hands, hidden, scored, out, canvas, deck, known, seat, is_over)


def _onto_deck(zones: Zones, card: Card) -> Zones:
    """The zones with a palette's card face down on the deck, where everybody knows it."""
    return zones._replace(
        palettes=tuple(palette & ~card.bit for palette in zones.palettes),
        deck=(card, *zones.deck),
        known=zones.known | card.bit,
    )


def draws(moment: Moment, step: Step) -> bool:
    """Whether the step draws a card."""
    if step is TAKE:
        return True
    zones, card = moment.zones, step.card
    return bool(zones.rules.actions and card and card.number == 3 and step.verb is PLAY and zones.deck)


def take(moment: Moment, step: Step, drawn: Card | None = None) -> Moment:
    """The turn after a legal step; `drawn` is what it drew where the deck's top is not seen."""
    zones, card = moment.zones, step.card
    items = (*moment.items, step)
    phase, bound = DONE, moment.bound
    if card is None:
        if step is not END and moment.phase is BONUS:
            phase = FREE
    elif step.verb is PLAY:
        zones = _with_played(zones, card)
        phase = _phase_after(zones, card) if zones.rules.actions else FREE
        bound = bound or bool(zones.rules.actions and zones.rules.edition.must_stay and card.bit & _MUST_STAY_NUMBERS)
    elif step.verb is TOP:
        zones = _onto_deck(zones, card)
        bound = bound or (moment.phase is ONE and zones.rules.edition.one_is_careful)
        phase = FREE
    elif moment.phase is SEVEN:
        zones = zones._replace(
            palettes=tuple(palette & ~card.bit for palette in zones.palettes), canvas=(*zones.canvas, card)
        )
        phase = BONUS if zones.rules.edition.seven_draws and _earns_draw(zones, card) else FREE
    else:
        zones = _from_hand(zones, card, zones.palettes, (*zones.canvas, card))
        phase = LAST_BONUS if _earns_draw(zones, card) else DONE
    if draws(moment, step):
        zones, draw = _draw(zones, drawn)
        items = (*items, draw)
    return Moment(zones, phase, bound, items)


def _earns_draw(zones: Zones, card: Card) -> bool:
    size = zones.palettes[zones.seat].bit_count()
    return zones.rules.bonus_draw and card.number > size and bool(zones.deck)


def _phase_after(zones: Zones, card: Card) -> Phase:
    """What a turn waits for after this card has been played, with actions."""
    hand = hand_of(zones)
    if card.number == 1 and any(_prey(zones, hand)):
        return ONE
    if card.number == 5 and _may_play(zones, hand):
        return FIVE
    if card.number == 7 and any(map(any, _movable(zones, hand, card))):
        return SEVEN
    return FREE


def play_fives(moment: Moment, fives: CardSet) -> Moment:
    """The turn after playing these 5s, one after the other; with actions, each allows the next."""
    zones, items = moment.zones, moment.items
    for step in steps_with(PLAYS, fives):
        assert step.card
        zones, items = _with_played(zones, step.card), (*items, step)
    return Moment(zones, FIVE if _may_play(zones, hand_of(zones)) else FREE, moment.bound, items)


def answers_to_five(moment: Moment, among: CardSet) -> list[Step]:
    """The plays that a 5 allows, of the cards `among` these."""
    return steps_with(PLAYS, _playable(moment.zones, hand_of(moment.zones), among))


def _draw(zones: Zones, drawn: Card | None) -> tuple[Zones, Draw]:
    seat = zones.seat
    card = zones.deck[0] or drawn
    zones = zones._replace(deck=zones.deck[1:])
    if card is None:
        return zones._replace(hidden=_with(zones.hidden, seat, zones.hidden[seat] + 1)), Draw(None)
    return zones._replace(hands=_with(zones.hands, seat, zones.hands[seat] | card.bit)), Draw(card)


def stays_in(moment: Moment) -> bool:
    """Whether the player stays in if the turn ends here, or has ended here."""
    zones = moment.zones
    if moment.items in _IDLE and not zones.rules.edition.idle_leader_stays:
        return False
    return leads(rule_of(zones), zones.palettes[zones.seat], rivals_of(zones))


def pass_on(moment: Moment) -> Zones:
    """The zones as the next turn begins, or as they stand after the round."""
    rules, palettes, hands, hidden, scored, out, canvas, deck, known, mover, _ = moment.zones
    players = len(palettes)
    if not stays_in(moment):
        out = _with(out, mover, value=True)
    seat = (mover + 1) % players
    while out[seat]:
        seat = (seat + 1) % players
    is_over = out.count(False) == 1
    if is_over and rules.scoring:
        won = best_set(rule_of(moment.zones), palettes[seat])
        palettes = _with(palettes, seat, palettes[seat] ^ won)
        scored = _with(scored, seat, scored[seat] | won)
    return Zones(rules, palettes, hands, hidden, scored, out, canvas, deck, known, Seat(seat), is_over)
