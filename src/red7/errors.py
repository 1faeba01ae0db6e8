"""The errors for texts, steps and positions that are wrong."""

from __future__ import annotations

_QUOTED = 60


class Red7Error(ValueError):
    """Something is wrong with the input; `code` is stable, the message is for people."""

    def __init__(self, code: str, message: str, *, text: str = "", position: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.text = text
        self.position = position

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (type(self), self.__dict__)


class NotationError(Red7Error):
    """The text does not follow the notation."""


class ImpossiblePosition(Red7Error):
    """The text follows the notation, but the cards cannot be like that."""


class IllegalStep(Red7Error):
    """The step or turn is not legal in its position."""


class WrongType(Red7Error):
    """A value has the wrong type, such as a number instead of a card."""


class RecordError(Red7Error):
    """A record of a game is wrong in `line`, and in `turn` if it got that far."""

    def __init__(
        self, code: str, message: str, *, line: int, turn: int | None = None, text: str = "", position: str = ""
    ) -> None:
        super().__init__(code, message, text=text, position=position)
        self.line = line
        self.turn = turn


def quote(text: str) -> str:
    """The text in quotes on one line, shortened if it is long."""
    return repr(text if len(text) <= _QUOTED else text[: _QUOTED - 3] + "...")


def wrong_type(value: object, wanted: str) -> WrongType:
    """The error for a value that is not what the call wants, such as "a card or its text"."""
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
