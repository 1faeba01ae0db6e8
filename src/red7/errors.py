"""Every way in which a text, a step or a position can be wrong."""

from __future__ import annotations

_QUOTED = 60


class Red7Error(ValueError):
    """Something is wrong with what was given; `code` is stable, the message is for people."""

    def __init__(self, code: str, message: str, *, text: str = "", position: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.text = text
        self.position = position

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (type(self), self.__dict__)


class NotationError(Red7Error):
    """The text is not spelled as the notation asks."""


class ImpossiblePosition(Red7Error):
    """The text is well spelled, but cards cannot lie like that."""


class IllegalStep(Red7Error):
    """The step or turn may not be taken in its position."""


class WrongType(Red7Error):
    """A value is not of a kind that the call takes, such as a number where a card is asked for."""


class RecordError(Red7Error):
    """A record of a game fails in `line`, and in `turn` where it got that far."""

    def __init__(
        self, code: str, message: str, *, line: int, turn: int | None = None, text: str = "", position: str = ""
    ) -> None:
        super().__init__(code, message, text=text, position=position)
        self.line = line
        self.turn = turn


def quote(text: str) -> str:
    """The text in quotes on one line, shortened where it is long."""
    return repr(text if len(text) <= _QUOTED else text[: _QUOTED - 3] + "...")


def wrong_type(value: object, wanted: str) -> WrongType:
    """The error for a value that is not what is wanted, such as "a card or its text"."""
    shown = " ".join(repr(value).split())
    shown = shown if len(shown) <= _QUOTED else shown[: _QUOTED - 3] + "..."
    return WrongType("wrong-type", f"expected {wanted}, got {type(value).__name__} {shown}")


def check_text(text: object, wanted: str) -> None:
    """Raises unless the value is text."""
    if not isinstance(text, str):
        raise wrong_type(text, wanted)


def _restore(kind: type[Red7Error], state: dict[str, object]) -> Red7Error:
    error = kind.__new__(kind, state["message"])
    error.__dict__.update(state)
    return error
