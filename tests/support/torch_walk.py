"""Games in tensors and in the engine side by side: random play in which they must agree at every step."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import reduce
from operator import or_

import numpy as np
import torch

from red7 import Card, Position, Seat, Step
from red7.cards import ALL_CARDS, card_set, cards_in
from red7.envs.actions import action_of, mask_of, step_of
from red7.envs.observation import observe
from red7.envs.torch import Batch
from red7.play.core.encoding import state_of
from red7.play.core.state import BOUND, HAND, KNOWN, OUT, PALETTE, PHASE, RULE, SCORED, SEAT
from red7.play.history import SeenTurn
from red7.rounds import check_follows
from red7.turn import Moment
from red7.zones import Zones
from tests.support.matches import choose

torch.set_num_threads(1)  # tests run side by side
_BY_INDEX = {card.index: card for card in cards_in(ALL_CARDS)}


class Disagreement(AssertionError):
    """Tensors and engine differ; the text tells in what, and in which position."""


@dataclass
class Table:
    """One game as the engine sees it, with the turns of its round so far."""

    position: Position
    turns: list[SeenTurn] = field(default_factory=list)


def play(kind: str, players: int, *, turns: int, games: int, seed: int, reward: str = "round") -> int:
    """How many turns were compared: at least so many, in games of one kind."""
    chance = random.Random(seed)
    batch = Batch(games, players=players, rules=kind, seed=seed, reward=reward)
    tables = [Table(position_of(batch, game)) for game in range(games)]
    done = 0
    while done < turns:
        _compare(batch, tables)
        steps = [choose(table.position, chance) for table in tables]
        rewards, over = batch.step(torch.tensor([action_of(step) for step in steps]))
        for game, (table, step) in enumerate(zip(tables, steps, strict=True)):
            done += _follow(batch, game, table, step, rewards[game].tolist(), is_over=bool(over[game]))
    return done


def walked(batch: Batch, steps: int, chance: random.Random) -> Iterator[list[Table]]:
    """The games of a batch as the engine sees them, before each of so many steps."""
    tables = [Table(position_of(batch, game)) for game in range(batch.games)]
    for _ in range(steps):
        yield tables
        taken = [choose(table.position, chance) for table in tables]
        rewards, over = batch.step(torch.tensor([action_of(step) for step in taken]))
        for game, (table, step) in enumerate(zip(tables, taken, strict=True)):
            _follow(batch, game, table, step, rewards[game].tolist(), is_over=bool(over[game]))


def position_of(batch: Batch, game: int) -> Position:
    """A game at the start of a turn as a position; the order of cards not known in the deck is any."""
    state = batch.state
    stack = [int(half) for half in state.stack[:, game]]
    places = range(int(state.stacked[game]).bit_count())
    known = [_BY_INDEX[stack[place // 10] >> place % 10 * 6 & 63] for place in places]
    nobody = (False,) * batch.players
    zones = Zones(
        batch.rules,
        palettes=tuple(state.palettes[:, game].tolist()),
        hands=tuple(state.hands[:, game].tolist()),
        hidden=(0,) * batch.players,
        scored=tuple(state.scored[:, game].tolist()),
        out=nobody,
        canvas=(),
        deck=(*known, *cards_in(int(state.hidden[game]))),
        known=int(state.known[game]),
        seat=Seat(int(state.seat[game])),
        is_over=False,
    )
    return Position.parse(str(Position(zones, Moment(zones))))


def state_said(batch: Batch, game: int) -> dict[str, object]:
    """What the tensors say of a game."""
    state = batch.state
    sets = {name: getattr(state, name)[:, game].tolist() for name in ("palettes", "hands", "scored")}
    numbers = {name: int(getattr(state, name)[game]) for name in ("out", "rule", "seat", "phase", "bound", "known")}
    stack, stacked = state.stack[:, game].tolist(), int(state.stacked[game])
    top = [stack[place // 10] >> place % 10 * 6 & 63 for place in range(stacked.bit_count())]
    canvas = reduce(or_, state.discards[:, game].tolist())
    return (
        sets | numbers | {"canvas": canvas, "deck": int(state.hidden[game]) | stacked, "stacked": stacked, "top": top}
    )


def engine_said(position: Position) -> dict[str, object]:
    """What the engine, by way of the compiled core, says of a position."""
    state, players = state_of(position).tolist(), position.players
    places = {"palettes": PALETTE, "hands": HAND, "scored": SCORED}
    sets = {name: state[place : place + players] for name, place in places.items()}
    places = {"out": OUT, "rule": RULE, "seat": SEAT, "phase": PHASE, "bound": BOUND, "known": KNOWN}
    deck = card_set(position.deck)
    stacked = deck & state[KNOWN]
    top = [card.index for card in position.deck[: stacked.bit_count()]]
    shown = {"canvas": card_set(position.canvas), "deck": deck, "stacked": stacked, "top": top}
    return sets | {name: state[place] for name, place in places.items()} | shown


def _compare(batch: Batch, tables: list[Table]) -> None:
    masks, observations, seats = batch.masks().numpy(), batch.observe().numpy(), batch.seats.tolist()
    for game, table in enumerate(tables):
        position = table.position
        if seats[game] != position.seat:
            raise Disagreement(f"seat {seats[game]} instead of {position.seat} in {position}")
        found, wanted_state = state_said(batch, game), engine_said(position)
        for what, value in wanted_state.items():
            _agree(what, found[what], value, position)
        wanted = mask_of(position.legal_steps())
        if not np.array_equal(masks[game], wanted):
            legal = [str(step_of(int(action))) for action in np.flatnonzero(masks[game])]
            raise Disagreement(f"legal steps {legal} in {position}")
        wanted = observe(position.view(position.seat), table.turns)
        if not np.array_equal(observations[game], wanted):
            raise Disagreement(f"cells {np.flatnonzero(observations[game] != wanted)} in {position}")


def _follow(batch: Batch, game: int, table: Table, step: Step, rewards: list[float], *, is_over: bool) -> bool:
    """Take the step in the engine too; whether it ended a turn."""
    before = _with_next(table.position, _drawn(batch, game, table.position))
    turn, after = before.advance(step)
    ends = not after.turn.items
    if ends:
        table.turns.append(SeenTurn(before.seat, turn))
    if not after.is_over:
        _agree("rewards", rewards, [0.0] * batch.players, before)
        _agree("the end", is_over, False, before)
        table.position = after
        return ends
    if not np.allclose(rewards, _rewards(batch, before, after)):
        raise Disagreement(f"rewards {rewards} after {before}")
    _agree("the end", is_over, batch.reward == "round" or bool(after.match_winners), before)
    table.position, table.turns = position_of(batch, game), []
    if is_over:
        _agree("scores", any(table.position.scored), False, before)
    else:
        check_follows(after, table.position)
    return ends


def _drawn(batch: Batch, game: int, position: Position) -> Card | None:
    """The card that the player has just drawn: the step that ends a round draws none."""
    hand = int(batch.state.hands[position.seat, game])
    zones = position.moment.zones
    new = cards_in(hand & ~zones.hands[position.seat])
    return new[0] if len(new) == 1 and new[0] in zones.deck else None


def _with_next(position: Position, card: Card | None) -> Position:
    """The position with this card next in the deck, where that is not known; a batch decides it when it is drawn."""
    zones, start = position.moment.zones, position.turn_start.moment.zones
    other = zones.deck[0] if zones.deck else None
    if card is None or other is None or (card.bit | other.bit) & zones.known:
        return position
    swap: dict[Card | None, Card | None] = {card: other, other: card}
    zones, start = (part._replace(deck=tuple(swap.get(one, one) for one in part.deck)) for part in (zones, start))
    return Position(start, position.moment._replace(zones=zones))


def _rewards(batch: Batch, before: Position, after: Position) -> list[float]:
    """What the end of a round pays."""
    prize = 1.0
    if batch.reward == "match":
        prize = (sum(after.points) - sum(before.points)) / batch.rules.target(batch.players)
    lost = -prize / (batch.players - 1)
    return [prize if seat == after.winner else lost for seat in range(batch.players)]


def _agree(what: str, found: object, wanted: object, position: Position) -> None:
    if found != wanted:
        raise Disagreement(f"{what}: {found} instead of {wanted} after {position}")
