"""Turns: what the steps of a person or a bot lead to, and the rounds that they end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from red7.errors import IllegalStep
from red7.play.history import Seen, SeenTurn
from red7.position import Position
from red7.protocol.checks import UNSET
from red7.protocol.parts import Level, Milliseconds
from red7.record import Entry, Game, Round
from red7.rules import Rules, Seat
from red7.steps import Draw, Step, Turn, Verb
from red7.table import fairness
from red7.table.clock import deadline
from red7.table.facts import Dealt, Drew, Fact, GameOver, RoundOver, Turned
from red7.table.refusal import Refusal
from red7.table.state import Table
from red7.view import View


class Sight(NamedTuple):
    """All that a seat has seen of the round, as texts."""

    deal: str
    """The seat's view of the deal."""
    turns: tuple[tuple[int, str], ...]
    """Each finished turn of the round: whose it was, and how the seat saw it."""
    now: str
    """The seat's view."""

    def seen(self) -> Seen:
        """The same as values; raises if a text is wrong."""
        turns = tuple([SeenTurn(Seat(seat), Turn.parse(turn)) for seat, turn in self.turns])
        return Seen(View.parse(self.deal), turns, View.parse(self.now))


class BotTurn(NamedTuple):
    """A turn that a bot has to play."""

    seat: int
    level: Level
    sight: Sight
    seed: str
    """The bot's seed: the same each time it is asked within a turn."""


def bot_level(table: Table) -> Level | None:
    """The level or character of the bot that has to move now, or None."""
    mover = table.mover
    if mover is None or table.paused is not None:
        return None
    chair = table.chairs[mover]
    if chair.kind == "bot":
        return chair.level
    if chair.stand_in:
        return chair.stand_in.level
    return table.settings.stand_in_level if table.forfeit and not chair.resigned else None


def wakes_at(table: Table) -> Milliseconds | None:
    """When the table acts without a client: at its deadline, at once (0) if a bot has to move, or never."""
    return deadline(table) if bot_level(table) is None else 0


def bot_turn(table: Table) -> BotTurn | None:
    """The turn that a bot has to play now."""
    level, seat = bot_level(table), table.mover
    if level is None or seat is None:
        return None
    seen = sight(table, seat)
    return BotTurn(seat, level, seen, seed=f"{table.bots}/{table.round}/{len(seen.turns) + 1}")


def sight(table: Table, seat: int) -> Sight:
    """All that a seat has seen of the round."""
    assert table.game
    assert table.position
    one, own = table.game.rounds[-1], Seat(seat)
    assert isinstance(one.deal, Position)
    turns = tuple([(entry.seat, str(turn)) for entry, turn in _seen_turns(one, own)])
    return Sight(deal=str(one.deal.view(own)), turns=turns, now=str(table.position.view(own)))


def _seen_turns(one: Round, seat: Seat) -> Iterator[tuple[Entry, Turn]]:
    """The finished turns of a round, each as a seat saw it."""
    finished = one.turns[:-1] if one.end.turn.items else one.turns
    for position, entry in zip(one.positions, finished, strict=False):
        assert isinstance(position, Position)
        yield entry, position.turn_seen(entry.turn, seat)


def played(table: Table, seat: int, text: str, *, replaced: bool = UNSET) -> list[Fact]:
    """What comes of the steps after those that everyone has seen; they must end the turn or draw a card."""
    game = table.game
    assert game
    is_finished = is_drawn = False
    for step in Turn.parse(text).steps:
        if is_finished:
            raise Refusal("turn-over", f"{step} is not legal: the turn is over")
        if is_drawn:
            raise Refusal("after-draw", f"{step} has to wait: the card drawn before it is not known yet")
        try:
            game = game.play(step)
        except IllegalStep as error:
            raise Refusal(error.code, error.message) from None  # not with the position, which holds every card
        done = game.position.turn.items
        is_finished = not done
        is_drawn = not is_finished and isinstance(done[-1], Draw)
    _LAST[:] = [(table.game, text, game)]
    if is_finished:
        return [Turned(seat=seat, steps=text, replaced=replaced)]
    if is_drawn:
        return [Drew(seat=seat, steps=text, replaced=replaced)]
    raise Refusal("unfinished", "the turn is not finished: send its steps to the end, or up to a draw")


_LAST: Final[list[tuple[Game | None, str, Game]]] = []
"""A game, the steps last played in it, and the game after them: they are applied right after they are decided."""


def game_after(game: Game, text: str) -> Game:
    """The game after steps that are known to be legal."""
    for before, steps, after in _LAST:
        if before is game and steps == text:
            return after
    return game.play(*Turn.parse(text).steps)


def given_up(position: Position, seat: int) -> Turned:
    """The turn of a player who resigned: do nothing, or the least that finishes a turn already begun."""
    steps: list[Step] = []
    while not steps or position.turn.items:
        legal = position.legal_steps()
        steps.append(next((step for step in legal if step.verb in (Verb.END, Verb.DECLINE)), legal[-1]))
        position = position.play(steps[-1])
    return Turned(seat=seat, steps="".join(map(str, steps)))


def dealing(table: Table) -> Dealt:
    """The deal of the next round."""
    round = table.round + 1
    secret, bits = fairness.secret_of(table.secret, round), tuple([chair.bits for chair in table.chairs])
    position = table.position
    if position is not None:
        deal = fairness.next_deal(position, secret, bits, round)
    elif table.settings.position is not None:
        deal = Position.parse(table.settings.position)
    else:
        deal = fairness.first_deal(Rules.parse(table.settings.rules), secret, bits)
    assert deal
    return Dealt(round=round, deal=str(deal))


def ending(table: Table) -> Fact | None:
    """What is over but not yet announced: a game that the others resigned, the round, or the match.

    A player who resigned wins nothing. If nobody else is left in a round of a match, nobody wins it and the match ends.
    """
    position, game = table.position, table.game
    if position is None or game is None:
        return None
    playing = [seat for seat, chair in enumerate(table.chairs) if not chair.resigned]
    if len(playing) == 1:
        return GameOver(winners=tuple(playing), why="resigned")
    if table.phase != "playing":
        return None
    if not position.is_over:
        left = [seat for seat in playing if not position.is_out(Seat(seat))]
        is_won = left == [position.seat] and not position.rules.scoring  # the others resign when it is their turn
        return GameOver(winners=tuple(left), why="resigned") if is_won else None
    if table.rounds_over < table.round:
        if table.chairs[position.seat].resigned:
            return GameOver(winners=_ahead(position, playing), why="resigned")
        return RoundOver(winner=position.seat, won=tuple(map(str, game.rounds[-1].won)))
    winners: tuple[int, ...] = position.match_winners
    if any(table.chairs[seat].resigned for seat in winners):
        winners = _ahead(position, playing)
    return GameOver(winners=winners, why="played")


def _ahead(position: Position, seats: list[int]) -> tuple[int, ...]:
    """The seats with the most points."""
    most = max(position.points[seat] for seat in seats)
    return tuple([seat for seat in seats if position.points[seat] == most])
