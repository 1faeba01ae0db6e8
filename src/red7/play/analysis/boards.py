"""The input of an analysis: a board or its text."""

from __future__ import annotations

from red7.board import Board
from red7.errors import Red7Error, wrong_type
from red7.position import Position


def board_of(board: Board | str) -> Board:
    """The position or view, given as a `Board` or as text."""
    if isinstance(board, str):
        return Board.parse(board)
    if not isinstance(board, Board):
        raise wrong_type(board, "a position, a view or the text of either")
    return board


def open_position(board: Board | str) -> Position:
    """The position, given as a `Position` or as text; raises for a view, which hides cards."""
    board = board_of(board)
    if not isinstance(board, Position):
        raise Red7Error(
            "hidden", "every card must be face up, but this is a view; `analyse` takes views", position=str(board)
        )
    return board
