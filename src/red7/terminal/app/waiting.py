"""What is said below the board while others play, between rounds, and after the game."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from red7 import Board, Card
from red7.terminal.app.drawing import BOLD, DIM, TAG, bold
from red7.terminal.app.page import link
from red7.terminal.app.playing import Playing
from red7.terminal.app.telling import Teller
from red7.terminal.style import sentence


def said_meanwhile(playing: Playing, board: Board) -> list[Text]:
    """How things stand, and what Enter does about it."""
    teller = playing.teller
    said: list[Text]
    if status := playing.status():
        said = status
    elif playing.curtain is not None:
        name = teller.names[playing.curtain]
        said = [Text(teller.say("curtain-pass", name=name)), _go_on(teller.say("curtain-show", name=name))]
    elif board.is_over:
        said = _ending(board, teller, playing.game.rounds[-1].won if playing.game else ())
        if playing.is_finished and playing.has_rematch:
            said.append(_go_on(teller.say("rematch")))
    else:
        said = [sentence(teller.leads(board)), Text(teller.say("idle-turn-of", name=teller.name(board.seat)))]
    return [*said, Text(playing.note, style=DIM)] if playing.note else said


def _go_on(words: str) -> Text:
    return link(Text(f" {words} ↵ ", style=TAG), "enter")


def _ending(board: Board, teller: Teller, won: Sequence[Card]) -> list[Text]:
    said = [bold(teller.won(board.seat, won))]
    if not board.rules.scoring:
        return said
    scores = " · ".join(
        f"{name} {points}" for name, points in zip(map(teller.name, range(board.players)), board.points, strict=True)
    )
    said.append(Text(scores))
    if not board.match_winners:
        return [*said, _go_on(teller.say("next-round"))]
    names = [teller.names[seat] for seat in board.match_winners]
    if len(names) == 1:
        seat = board.match_winners[0]
        you = "yes" if seat == teller.you else "no"
        return [*said, Text(teller.say("story-game", name=names[0], you=you), style=BOLD)]
    return [*said, Text(teller.say("story-shared", names=", ".join(names)), style=BOLD)]
