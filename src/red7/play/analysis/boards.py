"""What is given to analysis: a board, or its text."""

from __future__ import annotations

from red7.board import Board
from red7.errors import Red7Error
from red7.notation import Sheet
from red7.position import Position
from red7.view import View


def board_in(text: str) -> Board:
    """The position or view that a text describes."""
    return View.parse(text) if Sheet.parse(text).is_view else Position.parse(text)


def open_position(board: Board | str) -> Position:
    """A position, given as such or as text; raises for a view, which hides cards."""
    if isinstance(board, str):
        board = board_in(board)
    if not isinstance(board, Position):
        raise Red7Error("hidden", "every card must be open: this is a view, which `analyse` takes", position=str(board))
    return board
