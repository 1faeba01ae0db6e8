"""What is asked and answered over HTTP: guests, new tables, the lobby, recovery of a seat, reports, hints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from red7.protocol.checks import Items, Number, Part, Tagged, Text
from red7.protocol.parts import Level, Line, Nickname, SeatNumber, TableId, TableName
from red7.protocol.views import Phase, TableView

Seconds: TypeAlias = Annotated[int, Number(least=5, most=86_400)]
Reserve: TypeAlias = Annotated[int, Number(least=0, most=86_400)]


@dataclass(frozen=True, slots=True, kw_only=True)
class NewGuest(Part):
    """A token for a bot or another program; browsers get theirs as a cookie."""

    token: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonSeat(Part):
    """A seat for a person."""

    kind: Literal["person"] = "person"


@dataclass(frozen=True, slots=True, kw_only=True)
class BotSeat(Part):
    """A seat for a bot of a level, or for a character."""

    kind: Literal["bot"] = "bot"
    level: Level


NewSeat: TypeAlias = Annotated[PersonSeat | BotSeat, Tagged("kind")]


@dataclass(frozen=True, slots=True, kw_only=True)
class NewClock(Part):
    """Seconds for each turn, and a reserve for the whole game."""

    turn: Seconds
    reserve: Reserve


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable(Part):
    """A table to be opened."""

    rules: Annotated[str, Text(longest=40)] = "1.3"
    seats: Annotated[tuple[NewSeat, ...], Items(least=2, most=4)]
    name: TableName | None = None
    public: bool = False
    clock: NewClock | None = None
    position: Annotated[str, Text(longest=600)] | None = None
    """The position to start from, instead of a deal; its rules are those of the game."""
    starts: Literal["when-full", "by-hand"] = "by-hand"
    one_device: bool = False
    """Whether one person may take several seats, for people who hand one device around."""
    hints: bool | None = None
    """Whether players may ask for hints, and for analysis of this game; left out, only if a single person plays."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenedTable(Part):
    """A new table; the commitment in its view was made before anybody sat down."""

    id: str
    path: str
    """To send to friends, after the server's address."""
    view: TableView


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyTable(Part):
    """A public table."""

    id: str
    name: str
    """Its own name, or else its host's; empty before the host sits."""
    rules: str
    seats: int
    taken: int
    phase: Phase
    present: int
    """Players who are connected: at least one."""
    created: int
    host: str = ""
    """The name of its host; empty before the host sits."""
    players: tuple[str, ...] = ()
    """The people who sit there; the other seats that are taken have bots."""
    clock: NewClock | None = None
    quick: bool = False
    """Whether it is for a quick game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class QuickWanted(Part):
    """A quick game: who wants the same is paired, whoever waits longest first."""

    rules: Literal["1.3", "1.3ds", "1.3dsa"] = "1.3"
    players: Annotated[int, Number(least=2, most=4)] = 2
    pace: Literal["quick", "relaxed"] = "quick"
    """The clock: 20 seconds for each turn and 60 in reserve, or 60 and 300."""
    at: TableId | None = None
    """The table where the player waits already."""


@dataclass(frozen=True, slots=True, kw_only=True)
class QuickPlace(Part):
    """Where to sit down and wait; the game begins when every seat is taken. Ask again every few seconds."""

    id: str
    path: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Lobby(Part):
    """Public tables, those with an open seat first."""

    tables: tuple[LobbyTable, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class NewRating(Part):
    """The name under which somebody wants a rating, and whether the list may show it."""

    name: Nickname
    listed: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingView(Part):
    """A rating: 1500 at first, with its uncertainty as a standard deviation."""

    name: str
    rating: int
    deviation: int
    games: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnRating(RatingView):
    """One's own rating."""

    listed: bool
    """Whether the list may show it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingList(Part):
    """The highest ratings of those who want to be listed."""

    ratings: tuple[RatingView, ...]
    least: int
    """The games that it takes to be listed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRating(Part):
    """The rating of the player in a seat."""

    seat: int
    rating: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRatings(Part):
    """The ratings of the players of a quick game who want to be listed."""

    ratings: tuple[SeatRating, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RecoveryCode(Part):
    """What a player needs to get their seat, or rating, back on another device; nobody else should see it."""

    code: str
    path: str
    """A link with the code after the #, which browsers do not send."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Recovery(Part):
    """A request to get a seat or a rating back."""

    code: Annotated[str, Text(pattern=r"^[A-Za-z0-9_-]{20,64}$")]


@dataclass(frozen=True, slots=True, kw_only=True)
class NewReport(Part):
    """A report to the operator of the server, about a seat or the table."""

    seat: SeatNumber | None = None
    why: Line | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class HintOption(Part):
    """A way to go on with one's turn, and what it is worth."""

    steps: str
    chance: float
    low: float
    high: float
    points: float | None
    goes_out: bool
    reply: str | None = None
    """What the next player may well do then: a turn that wins, if one stands out, or else one that keeps them in."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint(Part):
    """The best ways to go on, the best first, from what the seat has seen."""

    seq: int
    options: tuple[HintOption, ...]
    worlds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem(Part):
    """Why something was refused."""

    code: str
    text: str
