"""Consent: what players propose to each other, and what happens when everybody agrees."""

from __future__ import annotations

from red7.protocol.commands import Proposed
from red7.steps import Draw
from red7.table.facts import Agreed, Declined, Fact, Paused, ProposalMade, Undone
from red7.table.refusal import Refusal
from red7.table.state import Proposal, Table


def proposed(table: Table, own: tuple[int, ...], seat: int, what: Proposed) -> list[Fact]:
    """A proposal; `own` are the seats whose last turn is meant, `seat` is who asks."""
    if table.phase not in ("playing", "between"):
        raise Refusal("not-playing", "there is no game going on")
    if table.paused is not None:
        raise Refusal("paused", "the game pauses")
    if table.proposal:
        raise Refusal("proposed", "something is proposed already")
    if what == "undo":
        seat = undo(table, own).seat
    return [ProposalMade(seat=seat, what=what)]


def undo(table: Table, own: tuple[int, ...]) -> Undone:
    """What taking back the last finished turn of these seats would undo; raises where that cannot be."""
    if table.phase != "playing" or table.game is None:
        raise Refusal("undo-round-over", "a turn can be taken back only while its round goes on")
    last = table.game.rounds[-1]
    finished = len(last.turns) - bool(last.end.turn.items)
    turn = next((number for number in reversed(range(finished)) if last.turns[number].seat in own), None)
    if turn is None:
        raise Refusal("undo-nothing", "you have finished no turn in this round")
    if any(isinstance(item, Draw) for entry in last.turns[turn:] for item in entry.turn.items):
        raise Refusal("undo-draw", "a card has been drawn since, and cannot be unseen")
    return Undone(seat=last.turns[turn].seat, turns=finished - turn)


def agreed(table: Table, own: tuple[int, ...], seq: int) -> list[Fact]:
    """The agreement of somebody to what is proposed."""
    proposal = _pending(table, seq)
    return [Agreed(seat=seat) for seat in own if seat not in proposal.agreed]


def declined(table: Table, seat: int, seq: int) -> list[Fact]:
    """What is proposed is not wanted, or withdrawn."""
    _pending(table, seq)
    return [Declined(seat=seat)]


def _pending(table: Table, seq: int) -> Proposal:
    proposal = table.proposal
    if proposal is None:
        raise Refusal("not-proposed", "nothing is proposed")
    if seq < proposal.seq:
        raise Refusal("stale", "something else has been proposed meanwhile")
    return proposal


def settled(table: Table) -> Fact | None:
    """What was proposed, when all persons who play agree; bots always do."""
    proposal = table.proposal
    if proposal is None:
        return None
    if any(chair.plays and seat not in proposal.agreed for seat, chair in enumerate(table.chairs)):
        return None
    return undo(table, (proposal.seat,)) if proposal.what == "undo" else Paused()
