"""Effects: how each fact changes a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from red7.position import Position
from red7.protocol.checks import UNSET
from red7.protocol.views import ChatLine, Result, StandIn
from red7.record import Game, Round
from red7.table.clock import reserve_left
from red7.table.facts import (
    Agreed,
    Came,
    Closed,
    Continued,
    Dealt,
    Declined,
    Drew,
    Fact,
    Filled,
    Freed,
    GameOver,
    Hinted,
    Hosted,
    Linked,
    Muted,
    Paused,
    ProposalMade,
    Reacted,
    Readied,
    Recovered,
    RecoveryKept,
    Rematched,
    Resigned,
    Returned,
    RoundOver,
    Said,
    Sat,
    StoodIn,
    Turned,
    Undone,
    Unlinked,
    Went,
)
from red7.table.state import Chair, Proposal, Table, bot_chair, changed
from red7.table.turns import game_after

_LINES: Final = 50
"""How many lines of chat are kept."""
_COMMENTS: Final = 4
"""Comments kept for a turn, so that handing over and taking back again and again does not fill the record."""
_WHY: Final = {
    "left": "its player left",
    "handed": "its player handed it over",
    "clock": "its clock ran out",
    "gone": "its player was gone",
    "idle": "its player did not move",
}


def taken_in(table: Table, fact: Fact, at: int) -> Table:
    """The table after a fact; the event number and the time are set elsewhere."""
    return _EFFECTS[type(fact)](table, fact, at)


def _with_chair(table: Table, seat: int, chair: Chair) -> tuple[Chair, ...]:
    return (*table.chairs[:seat], chair, *table.chairs[seat + 1 :])


def _change(table: Table, seat: int, **changes: Any) -> Table:
    return changed(table, chairs=_with_chair(table, seat, replace(table.chairs[seat], **changes)))


# --- seats -------------------------------------------------------------------------------------------------------


def _sat(table: Table, fact: Sat, at: int) -> Table:
    chair = Chair(kind="person", person=fact.person, name=fact.name, bits=fact.bits, sat=at, since=at)
    if table.settings.clock:
        chair = replace(chair, reserve=table.settings.clock.reserve)
    return changed(table, chairs=_with_chair(table, fact.seat, chair))


def _freed(table: Table, fact: Freed, _at: int) -> Table:
    chairs = _with_chair(table, fact.seat, Chair())
    here = {chair.person for chair in chairs}
    muted = {
        person: tuple(seat for seat in seats if seat != fact.seat)
        for person, seats in table.muted.items()
        if person in here
    }
    recovery = {digest: person for digest, person in table.recovery.items() if person in here}
    return changed(table, chairs=chairs, muted=muted, recovery=recovery)


def _filled(table: Table, fact: Filled, _at: int) -> Table:
    chairs = [bot_chair(fact.level) if seat in fact.seats else chair for seat, chair in enumerate(table.chairs)]
    return changed(table, chairs=tuple(chairs))


def _hosted(table: Table, fact: Hosted, _at: int) -> Table:
    return changed(table, host=fact.person)


def _came(table: Table, fact: Came | Linked, at: int) -> Table:
    chair = table.chairs[fact.seat]
    servers = tuple(sorted({*chair.servers, fact.server}))
    return changed(table, chairs=_with_chair(table, fact.seat, chair.linked(servers, at)))


def _went(table: Table, fact: Went | Unlinked, at: int) -> Table:
    chair = table.chairs[fact.seat]
    servers = tuple(server for server in chair.servers if server != fact.server)
    return changed(table, chairs=_with_chair(table, fact.seat, chair.linked(servers, at)))


def _recovery_kept(table: Table, fact: RecoveryKept, _at: int) -> Table:
    others = {digest: person for digest, person in table.recovery.items() if person != fact.person}
    return changed(table, recovery={**others, fact.digest: fact.person})


def _recovered(table: Table, fact: Recovered, _at: int) -> Table:
    def renewed(person: str) -> str:
        return fact.person if person == fact.old else person

    return changed(
        table,
        host=renewed(table.host),
        chairs=tuple(replace(chair, person=chair.person and renewed(chair.person)) for chair in table.chairs),
        muted={renewed(person): seats for person, seats in table.muted.items() if person != fact.person},
        recovery={digest: renewed(person) for digest, person in table.recovery.items()},
    )


# --- rounds and turns --------------------------------------------------------------------------------------------


def _dealt(table: Table, fact: Dealt, at: int) -> Table:
    deal = Position.parse(fact.deal)
    if table.game is None:
        game: Game = Game.start(deal, seats=[chair.name for chair in table.chairs])
    else:
        game = table.game._replace(rounds=(*table.game.rounds, Round((deal,))))
    chairs = tuple([replace(chair, ready=False) if chair.ready else chair for chair in table.chairs])
    return changed(table, phase="playing", game=game, chairs=chairs, began=at, forfeit=False, hinted=UNSET)


def _played(table: Table, fact: Turned | Drew) -> Game:
    assert table.game
    game = game_after(table.game, fact.steps)
    return game.comment(" ".join(table.notes)) if table.notes else game


def _without_undo(table: Table) -> Proposal | None:
    """The proposal, unless it is to take back a turn that is no longer the last."""
    return None if table.proposal and table.proposal.what == "undo" else table.proposal


def _turned(table: Table, fact: Turned, at: int) -> Table:
    left = reserve_left(table, fact.seat, at)
    if left != table.chairs[fact.seat].reserve:
        table = _change(table, fact.seat, reserve=left)
    return changed(
        table,
        game=_played(table, fact),
        notes=(),
        chairs=_marked(table, fact),
        began=at,
        forfeit=False,
        hinted=UNSET,
        proposal=_without_undo(table),
    )


def _drew(table: Table, fact: Drew, _at: int) -> Table:
    return changed(
        table,
        game=_played(table, fact),
        notes=(),
        chairs=_marked(table, fact),
        proposal=_without_undo(table),
    )


def _hinted(table: Table, _fact: Hinted, _at: int) -> Table:
    return changed(table, hinted=True)


def _marked(table: Table, fact: Turned | Drew) -> tuple[Chair, ...]:
    """The chairs, with the seat of a replaced bot marked; unchanged if it was marked before."""
    chair = table.chairs[fact.seat]
    if fact.replaced is not True or chair.replaced:
        return table.chairs
    return _with_chair(table, fact.seat, replace(chair, replaced=True))


def _round_over(table: Table, _fact: RoundOver, at: int) -> Table:
    position = table.position
    assert position
    phase = table.phase if position.match_winners else "between"
    return changed(table, phase=phase, rounds_over=table.round, began=at, notes=(), proposal=_without_undo(table))


def _game_over(table: Table, fact: GameOver, at: int) -> Table:
    result = Result(winners=fact.winners, why=fact.why)
    return changed(
        table,
        phase="over",
        result=result,
        rounds_over=table.round,
        began=at,
        proposal=None,
        paused=None,
        forfeit=False,
    )


def _closed(table: Table, _fact: Closed, at: int) -> Table:
    return changed(table, phase="over", began=at, proposal=None, paused=None, forfeit=False)


def _undone(table: Table, fact: Undone, at: int) -> Table:
    game = table.game
    assert game
    last = game.rounds[-1]
    left = len(last.turns) - bool(last.end.turn.items) - fact.turns
    last = Round(last.positions[: left + 1], last.turns[:left])
    return changed(
        table,
        game=game._replace(rounds=(*game.rounds[:-1], last)),
        began=at,
        forfeit=False,
        hinted=UNSET,
        proposal=None,
    )


# --- persons and bots --------------------------------------------------------------------------------------------


def _noted(table: Table, text: str) -> Table:
    """The table with a comment in its record; before the first turn of a round, the comment waits for that turn."""
    if table.game is None or table.phase != "playing":
        return table
    turns = table.game.rounds[-1].turns
    if not turns:
        return changed(table, notes=(*table.notes, text)) if len(table.notes) < _COMMENTS else table
    is_enough = turns[-1].comment.count(".") >= _COMMENTS  # each is a sentence
    return table if is_enough else changed(table, game=table.game.comment(text))


def _stood_in(table: Table, fact: StoodIn, _at: int) -> Table:
    bot = f"bot of level {fact.level}" if isinstance(fact.level, int) else f"{fact.level} bot"
    changes: dict[str, Any] = {"stand_in": StandIn(level=fact.level, why=fact.why)}
    if fact.why == "clock":
        changes["reserve"] = 0
    if fact.seat == table.mover:
        table = changed(table, forfeit=table.forfeit or fact.why in ("clock", "idle"))
    return _noted(
        _change(table, fact.seat, **changes),
        f"A {bot} plays for seat {fact.seat}: {_WHY[fact.why]}.",
    )


def _returned(table: Table, fact: Returned, _at: int) -> Table:
    return _noted(_change(table, fact.seat, stand_in=None), f"The player of seat {fact.seat} is back.")


def _resigned(table: Table, fact: Resigned, _at: int) -> Table:
    return _noted(_change(table, fact.seat, resigned=True, stand_in=None), f"Seat {fact.seat} resigned.")


def _readied(table: Table, fact: Readied, _at: int) -> Table:
    return _change(table, fact.seat, ready=True)


def _rematched(table: Table, fact: Rematched, _at: int) -> Table:
    return changed(table, rematch=fact.table)


# --- consent and talk --------------------------------------------------------------------------------------------


def _proposed(table: Table, fact: ProposalMade, _at: int) -> Table:
    own = table.seats_of(table.chairs[fact.seat].person)
    return changed(table, proposal=Proposal(fact.what, fact.seat, own, table.seq + 1))


def _agreed(table: Table, fact: Agreed, _at: int) -> Table:
    proposal = table.proposal
    assert proposal
    return changed(table, proposal=replace(proposal, agreed=tuple(sorted({*proposal.agreed, fact.seat}))))


def _declined(table: Table, _fact: Declined, _at: int) -> Table:
    return changed(table, proposal=None)


def _paused(table: Table, _fact: Paused, at: int) -> Table:
    return changed(table, paused=at, proposal=None)


def _continued(table: Table, fact: Continued, at: int) -> Table:
    if fact.seat is not None:
        return _later(changed(table, paused=None), at - table.paused if table.paused is not None else 0, at)
    gone = set(fact.gone)
    if table.paused is None:
        table = _later(table, fact.downtime, at)
    return changed(
        table,
        chairs=tuple(
            chair.linked(tuple(server for server in chair.servers if server not in gone), at) for chair in table.chairs
        ),
    )


def _later(table: Table, span: int, at: int) -> Table:
    """The table with every clock moved forward by this much."""
    chairs = tuple(replace(chair, since=min(at, chair.since + span)) for chair in table.chairs)
    return changed(table, chairs=chairs, began=min(at, table.began + span))


def _with_line(table: Table, line: ChatLine) -> Table:
    return changed(table, chat=(*table.chat, line)[-_LINES:])


def _said(table: Table, fact: Said, at: int) -> Table:
    name = table.chairs[fact.seat].name
    return _with_line(table, ChatLine(seat=fact.seat, name=name, text=fact.text, reaction=None, at=at))


def _reacted(table: Table, fact: Reacted, at: int) -> Table:
    name = table.chairs[fact.seat].name
    return _with_line(table, ChatLine(seat=fact.seat, name=name, text="", reaction=fact.reaction, at=at))


def _muted(table: Table, fact: Muted, _at: int) -> Table:
    before = set(table.muted.get(fact.person, ()))
    seats = before | {fact.seat} if fact.muted else before - {fact.seat}
    return changed(table, muted={**table.muted, fact.person: tuple(sorted(seats))})


_EFFECTS: Final[dict[type[Any], Callable[[Table, Any, int], Table]]] = {
    Sat: _sat,
    Freed: _freed,
    Filled: _filled,
    Hosted: _hosted,
    Came: _came,
    Linked: _came,
    Went: _went,
    Unlinked: _went,
    RecoveryKept: _recovery_kept,
    Recovered: _recovered,
    Dealt: _dealt,
    Turned: _turned,
    Drew: _drew,
    Hinted: _hinted,
    RoundOver: _round_over,
    GameOver: _game_over,
    Closed: _closed,
    Undone: _undone,
    StoodIn: _stood_in,
    Returned: _returned,
    Resigned: _resigned,
    Readied: _readied,
    Rematched: _rematched,
    ProposalMade: _proposed,
    Agreed: _agreed,
    Declined: _declined,
    Paused: _paused,
    Continued: _continued,
    Said: _said,
    Reacted: _reacted,
    Muted: _muted,
}
