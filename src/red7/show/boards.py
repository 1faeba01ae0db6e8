"""Boards: positions and views as clients see them, with everything that follows from the rules worked out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from red7.cards import ALL_CARDS, Card, CardSet, Colour, cards_in
from red7.errors import IllegalStep
from red7.notation import Frame
from red7.outlook import Outlook
from red7.position import Position
from red7.protocol.around import Deed, DeedKind, Led, LineStep
from red7.protocol.encoding import encode
from red7.protocol.views import Board, BoardSeat, StepView
from red7.rules import best_set, strength
from red7.steps import Draw, Step, Turn, Verb
from red7.turn import END, rule_of
from red7.view import View
from red7.zones import Zones

_Word: TypeAlias = Literal["sure", "maybe", "no"]
_PLAY, _DISCARD = Verb.PLAY, Verb.DISCARD
_SPACES_IN_VIEW = 6
_SURE, _NO = Outlook.SURE, Outlook.NO
_LETTERS = tuple([colour.letter for colour in Colour])
_QUOTED = {card: f'"{card}"' for card in cards_in(ALL_CARDS)}


def board_of(shown: View | Position, *, tells_steps: bool = True) -> Board:
    """What a client sees of a view; of a position, every hand and what the player to move may do."""
    zones = shown.moment.zones
    rule = rule_of(zones)
    return Board(
        text=str(shown),
        rule=rule.letter,
        canvas=tuple(map(str, zones.canvas)),
        deck=len(zones.deck),
        seat=zones.seat,
        turn=str(shown.turn),
        leading=zones.seat if zones.is_over else _leading(rule, zones.palettes, zones.out),
        seats=tuple(_seats(zones, rule)),
        winner=zones.seat if zones.is_over else None,
        steps=_steps(shown, zones, rule) if tells_steps and _may_move(shown, zones) else None,
    )


class BoardTexts:
    """The boards of one moment as JSON, for every viewer: what is public is written once."""

    __slots__ = ("_frame", "_open", "_seats")

    def __init__(self, seen: View | Position) -> None:
        """`seen` is any viewer's view of the moment: only its public part is used."""
        zones = seen.moment.zones
        _, palettes, hands, hidden, scored, out, canvas, deck, _, seat, is_over = zones
        rule = rule_of(zones)
        leading = seat if is_over else _leading(rule, palettes, out)
        self._open = (
            f'"rule":"{_LETTERS[rule]}","canvas":[{",".join([_QUOTED[card] for card in canvas])}],"deck":{len(deck)},'
            f'"seat":{seat},"leading":{"null" if leading is None else leading},"winner":{seat if is_over else "null"}'
        )
        self._seats = [
            (
                f'{{{_palette_text(rule, palette)},"hand":{hand.bit_count() + unseen},"cards":',
                f',"out":{"true" if is_out else "false"},{_scored_text(won)}}}',
            )
            for palette, hand, unseen, won, is_out in zip(palettes, hands, hidden, scored, out, strict=True)
        ]
        self._frame = Frame(zones)

    def text(self, shown: View | Position, *, tells_steps: bool = True) -> str:
        """The board for the owner of this view: the cards in hands and the steps come from the view."""
        zones, items = shown.moment.zones, shown.moment.items
        hands = [
            f"{before}{_list_text(hand)}{after}" for (before, after), hand in zip(self._seats, zones.hands, strict=True)
        ]
        steps = "null"
        if tells_steps and _may_move(shown, zones):
            after = _Standing(zones, rule_of(zones)).after
            told = [_step_text(step, _word(found), *after(step, found)) for step, found in shown.outlook().items()]
            steps = f"[{','.join(told)}]"
        if items or isinstance(shown, Position):
            text, turn = str(shown), str(shown.turn)
        else:  # only the hand and the owner are the viewer's own
            text, turn = self._frame.view(zones.hands, zones.hidden, shown.owner), ""
        return f'{{"text":"{text}",{self._open},"turn":"{turn}","seats":[{",".join(hands)}],"steps":{steps}}}'


def board_in(text: str) -> View | Position:
    """The view or the position that a text describes."""
    return View.parse(text) if text.count(" ") == _SPACES_IN_VIEW else Position.parse(text)


class Ahead(NamedTuple):
    """Where steps would lead, and whether the viewer can know what may follow."""

    board: View | Position
    tells_steps: bool
    ends: bool
    out: bool
    draws: bool


def look(shown: View | Position, steps: Sequence[Step]) -> Led:
    """Where steps would lead, as far as that can be known; nothing may follow the draw of an unknown card."""
    found = look_ahead(shown, steps)
    return Led(board=board_of(found.board), ends=found.ends, out=found.out, draws=found.draws)


def look_ahead(shown: View | Position, steps: Sequence[Step], *, stops_at_draws: bool = False) -> Ahead:
    """The same without its words.

    If it `stops_at_draws`, nothing may follow any draw, as at a table, where a turn is played as far as its draw.
    """
    board, turn, is_drawn, ends = shown, shown.turn, False, False
    if steps:
        shown.legal_steps()  # raises if the viewer may not know them
    for step in steps:
        if is_drawn:
            raise IllegalStep("after-draw", f"{step} cannot be looked at: the card drawn before it is not known yet")
        if ends:
            raise IllegalStep("out-of-turn", f"{step} is not legal: the turn is over", text=str(step))
        turn, board = board.advance(step)
        last = turn.items[-1]
        is_drawn = isinstance(last, Draw) and (stops_at_draws or last.card is None)
        ends = not board.turn.items
    return Ahead(board, not (is_drawn and stops_at_draws), ends, turn.out, is_drawn)


def line_of(shown: View | Position, turns: Sequence[Turn]) -> Iterator[LineStep]:
    """These turns step by step, also those of players whose hands are not known, up to the draw of an unknown card."""
    yield LineStep(seat=shown.seat, turn=str(shown.turn), board=board_of(shown, tells_steps=False))
    for one in turns:
        seat = shown.seat
        for step in one.steps:
            if shown.seat != seat or shown.is_over:
                raise IllegalStep("out-of-turn", f"{step} is not legal: the turn is over", text=str(step))
            turn, shown = shown.advance(step)
            yield LineStep(seat=seat, turn=str(turn), board=board_of(shown, tells_steps=False))
            if isinstance(turn.items[-1], Draw) and turn.items[-1].card is None and shown.seat == seat:
                return
        if shown.turn.items:
            raise IllegalStep("unfinished", f"the turn is not finished after {one}", text=str(one))


def deeds_of(before: View | Position, turn: Turn) -> tuple[Deed, ...]:
    """What was done in a turn that began there, in order."""
    own = set(before.palettes[before.seat])
    deeds: list[Deed] = []
    for item in turn.items:
        if isinstance(item, Draw):
            deeds.append(_deed("draw", item.card))
        elif item.verb is Verb.DECLINE:
            deeds.append(_deed("decline"))
        elif item.card and item.verb is _PLAY:
            own.add(item.card)
            deeds.append(_deed("play", item.card))
        elif item.card and item.verb is Verb.DISCARD:
            deeds.append(_deed("move" if item.card in own else "discard", item.card, rule=item.card.colour.letter))
        elif item.card:
            owners = (seat for seat, palette in enumerate(before.palettes) if item.card in palette)
            deeds.append(_deed("put-on-deck", item.card, owner=next(owners, before.seat)))
    return (*deeds, _deed("out")) if turn.out else tuple(deeds)


def _deed(kind: DeedKind, card: Card | None = None, *, owner: int | None = None, rule: str | None = None) -> Deed:
    return Deed(kind=kind, card=str(card) if card else None, owner=owner, rule=rule)


def _may_move(shown: View | Position, zones: Zones) -> bool:
    """Whether the viewer is the seat to move or sees every card, and no unknown card was drawn."""
    if zones.is_over or zones.hidden[zones.seat]:
        return False
    return isinstance(shown, Position) or shown.owner == zones.seat


@lru_cache(maxsize=1 << 11)
def _texts(cards: CardSet) -> tuple[str, ...]:
    return tuple(map(str, cards_in(cards)))


def _seats(zones: Zones, rule: Colour) -> Iterator[BoardSeat]:
    for palette, hand, hidden, scored, out in zip(
        zones.palettes, zones.hands, zones.hidden, zones.scored, zones.out, strict=True
    ):
        yield _seat(rule, palette, hand, hidden, scored, out=out)


def _seat(rule: Colour, palette: CardSet, hand: CardSet, hidden: int, scored: CardSet, *, out: bool) -> BoardSeat:
    return BoardSeat(
        palette=_texts(palette),
        counting=_texts(best_set(rule, palette)),
        hand=hand.bit_count() + hidden,
        cards=_texts(hand),
        out=out,
        scored=_texts(scored),
        points=sum(card.number for card in cards_in(scored)),
    )


@lru_cache(maxsize=1 << 12)
def _palette_text(rule: Colour, palette: CardSet) -> str:
    return f'"palette":{_list_text(palette)},"counting":{_list_text(best_set(rule, palette))}'


@lru_cache(maxsize=1 << 12)
def _scored_text(cards: CardSet) -> str:
    return f'"scored":{_list_text(cards)},"points":{sum([card.number for card in cards_in(cards)])}'


@lru_cache(maxsize=1 << 12)
def _list_text(cards: CardSet) -> str:
    """Cards as a JSON list; cached, since the same palettes are shown again and again."""
    return f"[{','.join([_QUOTED[card] for card in cards_in(cards)])}]"


def _leading(rule: Colour, palettes: tuple[CardSet, ...], out: tuple[bool, ...]) -> int | None:
    """The seat that is winning among those still in, or None."""
    leading, most = None, 0
    for seat, palette in enumerate(palettes):
        if not out[seat]:
            found = strength(rule, palette)
            if found > most:
                leading, most = seat, found
    return leading


def _steps(shown: View | Position, zones: Zones, rule: Colour) -> tuple[StepView, ...]:
    """The legal steps, each with who would be winning right after it."""
    standing = _Standing(zones, rule)
    return tuple(
        [_step_view(step, _word(outlook), *standing.after(step, outlook)) for step, outlook in shown.outlook().items()]
    )


class _Standing:
    """Who would be winning after each of several steps; the others' palettes are ranked only once."""

    __slots__ = ("_most", "_own", "_rival", "_rule", "_survivor", "_zones")

    def __init__(self, zones: Zones, rule: Colour) -> None:
        self._zones, self._rule = zones, rule
        self._own = zones.palettes[zones.seat]
        out = tuple([gone or other == zones.seat for other, gone in enumerate(zones.out)])
        self._rival = _leading(rule, zones.palettes, out)
        """Who is ahead of the others."""
        self._most = 0 if self._rival is None else strength(rule, zones.palettes[self._rival])
        self._survivor = out.index(False) if out.count(False) == 1 else self._rival
        """Who would be winning once the player to move is out; a player left alone always is."""

    def after(self, step: Step, outlook: Outlook) -> tuple[int | None, str]:
        """Who would be winning after a step, and under which rule."""
        card, zones, rule = step.card, self._zones, self._rule
        if card is None:
            is_out = step is END and outlook is _NO
            return self._survivor if is_out else self._ahead(self._own), _LETTERS[rule]
        if step.verb is _PLAY:
            return self._ahead(self._own | card.bit), _LETTERS[rule]
        if card.bit & zones.hands[zones.seat] and step.verb is _DISCARD:  # legal only if its player is winning then
            return zones.seat, _LETTERS[card.colour]
        palettes = tuple([palette & ~card.bit for palette in zones.palettes])
        rule = card.colour if step.verb is _DISCARD else rule
        return _leading(rule, palettes, zones.out), _LETTERS[rule]

    def _ahead(self, own: CardSet) -> int | None:
        """Who is winning if the player to move has these cards."""
        return self._zones.seat if strength(self._rule, own) > self._most else self._rival


def _step_view(step: Step, outlook: _Word, leading: int | None, rule: str) -> StepView:
    return StepView(step=str(step), outlook=outlook, leading=leading, rule=rule)


def _word(outlook: Outlook) -> _Word:
    """The outlook's name for clients; not a dict, since hashing takes longer."""
    return "sure" if outlook is _SURE else "no" if outlook is _NO else "maybe"


@lru_cache(maxsize=1 << 12)
def _step_text(step: Step, outlook: _Word, leading: int | None, rule: str) -> str:
    """Cached, since the same few are shown again and again."""
    return encode(_step_view(step, outlook, leading, rule))
