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
"""Who is looking: a seat, a spectator, or somebody who sees every card."""
Cursor: TypeAlias = Annotated[str, Text(pattern=r"^[0-9]{1,15}\.[A-Za-z0-9]{1,20}$")]
"""The end of a page."""


# --- who is winning -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing(Part):
    """How one palette does under a rule."""

    counting: tuple[CardText, ...]
    """The set that counts, strongest card first."""
    points: int
    """What that set would score if it won a round."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling(Part):
    """How palettes do under one rule."""

    rule: str
    leading: int | None
    """Which palette is winning, from 0; None if no card counts."""
    palettes: tuple[Standing, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulings(Part):
    """How palettes do under each of the given rules."""

    rulings: tuple[Ruling, ...]
    target: int | None
    """The points that end a scored match with this many players; None for a single palette."""


# --- boards ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Asking(Part):
    """Asks where these steps would lead."""

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
class LineWanted(Part):
    """Asks for turns to be played one after the other, from a board on."""

    text: BoardText
    turns: Annotated[tuple[Annotated[Steps, Text(shortest=1)], ...], Items(most=20)]


@dataclass(frozen=True, slots=True, kw_only=True)
class LineStep(Part):
    """A moment of a line of turns."""

    seat: int
    """Whose turn it is."""
    turn: str
    """That turn so far; empty at the start of the line."""
    board: Board


@dataclass(frozen=True, slots=True, kw_only=True)
class Line(Part):
    """A line of turns, from the board at its start, step by step; it ends where a card is drawn that nobody knows."""

    steps: tuple[LineStep, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnSeen(Part):
    """A finished turn, as the asking seat saw it."""

    seat: SeatNumber
    turn: TurnText


@dataclass(frozen=True, slots=True, kw_only=True)
class AnalysisWanted(Part):
    """A board whose turns are to be judged; what was seen of the round helps to place the hidden cards."""

    text: BoardText
    deal: BoardText | None = None
    """The deal as the seat to move saw it; without it, `turns` are ignored."""
    turns: Annotated[tuple[TurnSeen, ...], Items(most=100)] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure(Part):
    """A number and its 95% interval; all three are the same if it is certain."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionView(Part):
    """A way to go on with a turn, and what it is worth."""

    steps: str
    """Up to the end of the turn, or to a draw after which there is more to decide."""
    goes_out: bool
    chance: Figure
    """Of winning the round."""
    points: Figure | None
    """With scoring: the points to win, or with a minus the points that another player wins."""
    loss: Figure
    """What it loses against the best: in points with scoring, otherwise in chance."""
    reply: str | None = None
    """Of the best few, when a hint is asked for: what the next player may well do then."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AnalysisView(Part):
    """What the turns of the seat to move are worth, the best first."""

    text: str
    seat: int
    options: tuple[OptionView, ...]
    total: int
    """How many options there are; only the best are shown."""
    worlds: int
    """In how many deals of the hidden cards each was tried; 0 if every card is open."""
    solved: float
    """The share of outcomes that were solved exactly; the other rounds were played out at random."""


# --- games ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class NewGame(Part):
    """A game to store, as text."""

    text: GameText


@dataclass(frozen=True, slots=True, kw_only=True)
class GameSummary(Part):
    """A stored game."""

    id: str
    at: Milliseconds
    """When it was stored."""
    rules: str
    seats: tuple[str, ...]
    """The names of its players."""
    result: str
    """The winning seat, or several joined by =; * for a game that was not played to its end."""
    winners: tuple[int, ...]
    """Their seats; if all others resigned, whoever is left won. Empty if not known."""
    why: Literal["played", "resigned"] | None
    """None for a game that was broken off some other way."""
    resigned: tuple[int, ...]
    """Who resigned, if the record names them; in a game of three or four the others may have played on."""
    rounds: int
    turns: int
    eyes: Eyes
    """Whose record it is; `open` if it shows every card, so that it can be seen from any seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GamesPage(Part):
    """Games, newest first."""

    games: tuple[GameSummary, ...]
    before: str | None
    """What to ask for to get the next page; None at the end."""


DeedKind: TypeAlias = Literal["play", "discard", "move", "put-on-deck", "draw", "decline", "out"]
"""A discard goes from the hand to the canvas, a move from the player's own palette to the canvas."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed(Part):
    """One thing done in a turn."""

    kind: DeedKind
    card: CardText | None
    """None if there is no card, or it was not seen."""
    owner: int | None
    """Whose palette a card was taken from."""
    rule: str | None
    """The rule that a card on the canvas made."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame(Part):
    """The board after a turn; before the first turn of a round, after the deal."""

    round: int
    """From 1."""
    number: int
    """The number of the turn in its round, from 1; 0 is the deal."""
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
    """The number of the last event included here."""
    eyes: Eyes
    """The viewer's own seat, and `open` once the game is over."""
    frames: tuple[Frame, ...]


# --- reviews --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class VerdictView(Part):
    """What the review says about one turn."""

    round: int
    number: int
    seat: int
    turn: str
    mark: Literal["best", "fine", "mistake", "blunder", "forced"]
    played: OptionView
    best: OptionView
    better: str | None
    """The steps that were better, if the turn was not the best."""
    text: str
    """A sentence or two about it."""
    reply: str | None = None
    """With a mistake or a blunder: the steps with which the next player could win, if one turn stands out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CurvePoint(Part):
    """The chance of the player who moved, after their turn."""

    round: int
    number: int
    seat: int
    chance: float


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewView(Part):
    """A review, finished or in progress."""

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
    """Win the round against any defence, with every card open; or stay in, from what the player to move knows."""
    grade: int
    """How hard it is, from 1 to 5."""
    rules: str
    date: str | None
    """The day of a daily puzzle, in UTC."""
    board: Board
    deck: tuple[CardText, ...]
    """The deck, next card first, if every card is open and some may be drawn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleTry(Part):
    """A turn that may be the right one; its end may be left out."""

    steps: Annotated[Steps, Text(shortest=1)]


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleAnswer(Part):
    """Whether a turn was right, and if not, why."""

    right: bool
    why: Literal["right", "out", "loses"]
    """It puts its player out, or lets the other player win."""
    turn: str
    """What was tried, as its player saw it."""
    board: Board
    """Where it led."""
    refutation: str | None
    """A turn with which the other player wins then, if one was found."""
    solution: str | None
    """The right turn, once found."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleSolution(Part):
    """The right turn, and where it leads."""

    turn: str
    steps: str
    """Only its steps, as they are played."""
    board: Board
    line: tuple[str, ...] = ()
    """The steps of the turns after it: the best defence, and how it loses; empty if they were not found."""
