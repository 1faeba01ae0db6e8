"""What has happened in a game, in notation and in words."""

from __future__ import annotations

from rich.text import Text

from red7 import Board, Game, Position, Turn
from red7.terminal.app.drawing import BOLD, DIM, bold, wrapped
from red7.terminal.app.playing import Playing
from red7.terminal.app.telling import Teller
from red7.terminal.style import sentence


def story_lines(playing: Playing, width: int, height: int) -> list[Text]:
    """The last turns, as many as there is room for; the newest stands at the bottom."""
    said = [line for words in playing.chat for line in wrapped(Text(words), width, indent=2)]
    if said:
        return [*_turns(playing, width, height - len(said) - 1), Text("─" * width, style=DIM), *said]
    return _turns(playing, width, height)


def _turns(playing: Playing, width: int, height: int) -> list[Text]:
    lines: list[Text] = []
    game = playing.game
    if game is None:
        return lines
    for number, at in reversed(_places(game)):
        block = _turn_lines(game, number, at, playing.teller, width)
        if len(lines) + len(block) > height:
            break
        lines = [*block, *lines]
    return lines


def turns_until(game: Game, place: tuple[int, int], teller: Teller, width: int, height: int) -> list[Text]:
    """The turns of a round up to one of its positions, as many of the last ones as there is room for."""
    number, at = place
    lines: list[Text] = []
    winner = game.rounds[number].winner
    last = at if winner is not None and at == len(game.rounds[number].turns) else at - 1
    for turn in range(last, -2, -1):
        block = _turn_lines(game, number, turn, teller, width)
        if len(lines) + len(block) > height:
            break
        lines = [*block, *lines]
    return lines


def _places(game: Game) -> list[tuple[int, int]]:
    """Every turn by its round and its number there; -1 is the deal, and one past the last the end of the round."""
    places = []
    for number, one in enumerate(game.rounds):
        places += [(number, -1)] if game.rules.scoring else []
        places += [(number, at) for at in range(len(one.turns))]
        places += [(number, len(one.turns))] if one.winner is not None else []
    return places


def _turn_lines(game: Game, number: int, at: int, teller: Teller, width: int) -> list[Text]:
    one = game.rounds[number]
    if at == -1:
        return [Text(teller.say("story-round", round=number + 1), style=BOLD)]
    if at == len(one.turns):
        assert one.winner is not None
        return wrapped(bold(teller.won(one.winner, one.won)), width, indent=2)
    before = one.positions[at]
    turn = seen_turn(before, one.turns[at].turn, teller)
    words = sentence(teller.story(before, turn))
    words.append(f" {turn}", style=DIM)
    return wrapped(words, width, indent=2)


def seen_turn(before: Board, turn: Turn, teller: Teller) -> Turn:
    """A turn as the reader saw it."""
    return before.turn_seen(turn, teller.you) if isinstance(before, Position) else turn
