"""What is asked and answered around the table: who is winning, boards, games, reviews, puzzles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from red7.protocol.checks import Items, Number, Part, Text
from red7.protocol.parts import CardText, Milliseconds, SeatNumber, Steps
from red7.protocol.views import Board

BoardText: TypeAlias = Annotated[str, Text(shortest=1, longest=600)]
"""A position or a view in the notation."""
TurnText: TypeAlias = Annotated[str, Text(shortest=1, longest=120)]
PaletteText: TypeAlias = Annotated[str, Text(pattern=r"^(-|([ROYGBIV][1-7]){1,49})$")]
"""Cards written together, as in `R7G4`; `-` for none."""
RuleLetter: TypeAlias = Literal["R", "O", "Y", "G", "B", "I", "V"]
GameId: TypeAlias = Annotated[str, Text(pattern=r"^[A-Za-z0-9]{1,20}$")]
GameText: TypeAlias = Annotated[str, Text(shortest=1, longest=100_000)]
Eyes: TypeAlias = Literal["0", "1", "2", "3", "-", "open"]
"""A seat's, an onlooker's, or those of somebody who sees every card."""
Cursor: TypeAlias = Annotated[str, Text(pattern=r"^[0-9]{1,15}\.[A-Za-z0-9]{1,20}$")]
"""Where a page ends."""


# --- who is winning -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing(Part):
    """How one palette stands under a rule."""

    counting: tuple[CardText, ...]
    """The set by which it counts, strongest card first."""
    points: int
    """What that set scores, should it win a round."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling(Part):
    """How palettes stand under one rule."""

    rule: str
    leading: int | None
    """Which palette is winning, from 0; None where no card counts."""
    palettes: tuple[Standing, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulings(Part):
    """How palettes stand under each rule asked about."""

    rulings: tuple[Ruling, ...]
    target: int | None
    """The points that end a scored match of so many players; None for a single palette."""


# --- boards ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Asking(Part):
    """What is asked: where these steps would lead."""

    text: BoardText
    steps: Steps = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Led(Part):
    """Where steps would lead."""

    board: Board
    ends: bool
    """Whether the turn would be over."""
    out: bool
    """Whether it would put its player out."""
    draws: bool
    """Whether an unknown card would be drawn: from there on nothing is known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnSeen(Part):
    """A finished turn, as the seat that asks saw it."""

    seat: SeatNumber
    turn: TurnText


@dataclass(frozen=True, slots=True, kw_only=True)
class AnalysisWanted(Part):
    """A board whose turns are to be judged; with what was seen of the round, hidden cards are placed the better."""

    text: BoardText
    deal: BoardText | None = None
    """The view of the deal by the seat to move; needed for turns to tell anything."""
    turns: Annotated[tuple[TurnSeen, ...], Items(most=100)] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure(Part):
    """A number, and the bounds between which it lies 19 times out of 20; all are the same where it is certain."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionView(Part):
    """A way to go on with a turn, and what it is worth."""

    steps: str
    """To the end of the turn, or to a draw after which there is more to decide."""
    goes_out: bool
    chance: Figure
    """Of winning the round."""
    points: Figure | None
    """With scoring: those to be won, or with a minus those that another wins."""
    loss: Figure
    """What it costs against the best: in points with scoring, otherwise in chance."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AnalysisView(Part):
    """What the turns of the seat to move are worth, the best first."""

    text: str
    seat: int
    options: tuple[OptionView, ...]
    total: int
    """How many options there are; not more than so many are shown."""
    worlds: int
    """In how many deals of the hidden cards each was tried; 0 where every card is open."""
    solved: float
    """The share of outcomes that are those of best play; the other rounds were played out at random."""


# --- games ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class NewGame(Part):
    """A game to be kept, as text."""

    text: GameText


@dataclass(frozen=True, slots=True, kw_only=True)
class GameSummary(Part):
    """A game that is kept."""

    id: str
    at: Milliseconds
    """When it was kept."""
    rules: str
    seats: tuple[str, ...]
    """The names of its players."""
    result: str
    """The winning seat, several with = between them, * for a game that was not played to its end."""
    winners: tuple[int, ...]
    """Their seats; whoever is left has won, where all the others gave up. Empty where that is not known."""
    why: Literal["played", "resigned"] | None
    """None for a game that was broken off otherwise."""
    resigned: tuple[int, ...]
    """Who gave up, if the record names them; in a game of three or four the others may have played on."""
    rounds: int
    turns: int
    eyes: Eyes
    """Whose record it is: `open`, where it shows every card, so that it can be seen through all eyes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GamesPage(Part):
    """Games, newest first."""

    games: tuple[GameSummary, ...]
    before: str | None
    """What to ask for next; None at the end."""


DeedKind: TypeAlias = Literal["play", "discard", "move", "put-on-deck", "draw", "decline", "out"]
"""A discard is from hand to the canvas, a move from the own palette to the canvas."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed(Part):
    """One thing that was done in a turn."""

    kind: DeedKind
    card: CardText | None
    """None for a card that was not seen, and where there is none."""
    owner: int | None
    """Whose palette a card was taken from."""
    rule: str | None
    """The rule that a card to the canvas has made."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame(Part):
    """The board after a turn; before the first turn of a round, after the deal."""

    round: int
    """From 1."""
    number: int
    """Of the turn in its round, from 1; 0 is the deal."""
    seat: int | None
    """Whose turn it was."""
    turn: str
    deeds: tuple[Deed, ...]
    comment: str
    board: Board


@dataclass(frozen=True, slots=True, kw_only=True)
class Replay(Part):
    """A game turn by turn."""

    game: GameSummary
    eyes: Eyes
    frames: tuple[Frame, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableReplay(Part):
    """The game at a table so far, turn by turn; the last turn may be unfinished, after a draw."""

    seq: int
    """Of the last event that is part of this."""
    eyes: Eyes
    """The viewer's own, and `open` once the game is over."""
    frames: tuple[Frame, ...]


# --- reviews --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class VerdictView(Part):
    """What is to be said of one turn."""

    round: int
    number: int
    seat: int
    turn: str
    mark: Literal["best", "fine", "mistake", "blunder", "forced"]
    played: OptionView
    best: OptionView
    better: str | None
    """The steps that were better, where the turn was not the best."""
    text: str
    """A sentence on it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CurvePoint(Part):
    """The chance of whoever moved, as their turn left it."""

    round: int
    number: int
    seat: int
    chance: float


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewView(Part):
    """A review, as far as it has come."""

    game: str
    state: Literal["going-on", "stopped", "done"]
    done: int
    turns: int
    verdicts: tuple[VerdictView, ...]
    curve: tuple[CurvePoint, ...]


# --- puzzles --------------------------------------------------------------------------------------------------------

PuzzleKind: TypeAlias = Literal["win", "survive"]
Grade: TypeAlias = Annotated[int, Number(least=1, most=5)]
PuzzleRules: TypeAlias = Literal["1.3", "1.3ds", "1.3dsa"]
PuzzleId: TypeAlias = Annotated[int, Number(least=1, most=2**31 - 1)]


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleView(Part):
    """A puzzle: exactly one turn is right."""

    id: int
    kind: PuzzleKind
    """To win the round against any defence, every card open; or to stay in, with the mover's own view."""
    grade: int
    """How hard it is, from 1 to 5."""
    rules: str
    date: str | None
    """Of the daily puzzle, in UTC."""
    board: Board
    deck: tuple[CardText, ...]
    """The deck, next card first, where every card is open and some of these may be drawn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleTry(Part):
    """A turn that may be the right one; its end may be left out."""

    steps: Annotated[Steps, Text(shortest=1)]


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleAnswer(Part):
    """Whether a turn was right, and if not, why."""

    right: bool
    why: Literal["right", "out", "loses"]
    """It puts its player out; or the other can win after it."""
    turn: str
    """What was tried, as its player saw it."""
    board: Board
    """Where it led."""
    refutation: str | None
    """A turn by which the other wins then, where one was found."""
    solution: str | None
    """The right turn, once it was found."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleSolution(Part):
    """The right turn, and where it leads."""

    turn: str
    steps: str
    """Its steps alone, as they are played."""
    board: Board
