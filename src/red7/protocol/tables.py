"""What is asked and answered over HTTP: guests, new tables, the lobby, recovery of a seat, hints."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, StringConstraints

from red7.protocol.parts import Level, Part, TableName
from red7.protocol.views import Phase, TableView

Seconds: TypeAlias = Annotated[int, Field(ge=5, le=86_400)]
Reserve: TypeAlias = Annotated[int, Field(ge=0, le=86_400)]


class NewGuest(Part):
    """A token for a bot or another program; browsers are given theirs as a cookie."""

    token: str


class PersonSeat(Part):
    """A seat for a person."""

    kind: Literal["person"] = "person"


class BotSeat(Part):
    """A seat for a bot of a level."""

    kind: Literal["bot"] = "bot"
    level: Level


NewSeat: TypeAlias = Annotated[PersonSeat | BotSeat, Field(discriminator="kind")]


class NewClock(Part):
    """So many seconds for each turn, and a reserve for the whole game."""

    turn: Seconds
    reserve: Reserve


class NewTable(Part):
    """A table to be opened."""

    rules: Annotated[str, StringConstraints(max_length=40)] = "1.3"
    seats: Annotated[tuple[NewSeat, ...], Field(min_length=2, max_length=4, strict=False)]
    name: TableName | None = None
    public: bool = False
    clock: NewClock | None = None
    position: Annotated[str, StringConstraints(max_length=600)] | None = None
    """Where the game begins, instead of with a deal; its rules are those of the game."""
    starts: Literal["when-full", "by-hand"] = "by-hand"
    one_device: bool = False
    """Whether one person may take several seats, for people who hand one device around."""


class OpenedTable(Part):
    """A new table; the commitment in its view was made before anybody sat down."""

    id: str
    path: str
    """To send to friends, behind the server's address."""
    view: TableView


class LobbyTable(Part):
    """A public table."""

    id: str
    name: str
    """Its own, or else its host's; empty before the host sits."""
    rules: str
    seats: int
    taken: int
    phase: Phase
    created: int


class Lobby(Part):
    """Public tables, those with an open seat first."""

    tables: tuple[LobbyTable, ...]


class RecoveryCode(Part):
    """What to keep in order to get a seat back on another device: for its player alone."""

    code: str
    path: str
    """A link with the code behind the #, which browsers send to nobody."""


class Recovery(Part):
    """A seat is to be had back."""

    code: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{20,64}$")]


class HintOption(Part):
    """A way to go on with one's turn, and what it is worth."""

    steps: str
    chance: float
    low: float
    high: float
    points: float | None
    goes_out: bool


class Hint(Part):
    """The best ways to go on, the best first, from what the seat has seen."""

    seq: int
    options: tuple[HintOption, ...]
    worlds: int


class Problem(Part):
    """Why something was refused."""

    code: str
    text: str
