"""Every whole turn of a position, found by trying: what listers of turns are measured against."""

from red7 import Position, Turn


def whole_turns(position: Position) -> dict[Turn, Position]:
    """Every way to finish the turn, as the whole turn, and where it leads."""
    found: dict[Turn, Position] = {}
    waiting = [position]
    while waiting:
        here = waiting.pop()
        for step in here.legal_steps():
            turn, after = here.advance(step)
            if after.turn.items:
                waiting.append(after)
            else:
                found[turn] = after
    return found
