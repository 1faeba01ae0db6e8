"""Consent: what players propose to each other, and what happens when everybody agrees."""

from __future__ import annotations

from red7.protocol.commands import Proposed
from red7.steps import Draw
from red7.table.facts import Agreed, Declined, Fact, Paused, ProposalMade, Undone
from red7.table.refusal import Refusal
from red7.table.state import Proposal, Table


def proposed(table: Table, own: tuple[int, ...], seat: int, what: Proposed) -> list[Fact]:
    """A proposal by `seat`; `own` are the seats whose last turn it may concern."""
    if table.phase not in ("playing", "between"):
        raise Refusal("not-playing", "no game is going on")
    if table.paused is not None:
        raise Refusal("paused", "the game is paused")
    if table.proposal:
        raise Refusal("proposed", "there is a proposal already")
    if what == "undo":
        seat = undo(table, own).seat
    return [ProposalMade(seat=seat, what=what)]


def undo(table: Table, own: tuple[int, ...]) -> Undone:
    """What taking back the last finished turn of these seats would undo; raises Refusal if that is not possible."""
    if table.phase != "playing" or table.game is None:
        raise Refusal("undo-round-over", "a turn can be taken back only while its round goes on")
    last = table.game.rounds[-1]
    finished = len(last.turns) - bool(last.end.turn.items)
    turn = next((number for number in reversed(range(finished)) if last.turns[number].seat in own), None)
    if turn is None:
        raise Refusal("undo-nothing", "you have finished no turn in this round")
    if any(isinstance(item, Draw) for entry in last.turns[turn:] for item in entry.turn.items):
        raise Refusal("undo-draw", "a card has been drawn since")
    return Undone(seat=last.turns[turn].seat, turns=finished - turn)


def agreed(table: Table, own: tuple[int, ...], seq: int) -> list[Fact]:
    """A player agrees to the proposal."""
    proposal = _pending(table, seq)
    return [Agreed(seat=seat) for seat in own if seat not in proposal.agreed]


def declined(table: Table, seat: int, seq: int) -> list[Fact]:
    """A player declines the proposal, or withdraws their own."""
    _pending(table, seq)
    return [Declined(seat=seat)]


def _pending(table: Table, seq: int) -> Proposal:
    proposal = table.proposal
    if proposal is None:
        raise Refusal("not-proposed", "there is no proposal")
    if seq < proposal.seq:
        raise Refusal("stale", "there is a newer proposal")
    return proposal


def settled(table: Table, proposal: Proposal) -> Fact | None:
    """What a proposal leads to, once every person who is playing agrees; bots always do."""
    if any(chair.plays and seat not in proposal.agreed for seat, chair in enumerate(table.chairs)):
        return None
    return undo(table, (proposal.seat,)) if proposal.what == "undo" else Paused()
