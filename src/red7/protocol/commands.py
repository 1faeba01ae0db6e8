"""What a client may ask of a table: one type for each command."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from red7.protocol.checks import Part, Tagged
from red7.protocol.parts import Bits, CommandId, Level, Line, Nickname, SeatNumber, Sequence, Steps

Reaction: TypeAlias = Literal["hello", "well-played", "wow", "oops", "thinking", "thanks", "good-game", "sorry"]
Proposed: TypeAlias = Literal["undo", "pause"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked(Part):
    """What every command carries: an id of its own, so that repeating it is harmless, and the last event seen."""

    id: CommandId
    seq: Sequence


@dataclass(frozen=True, slots=True, kw_only=True)
class Own(Asked):
    """A command for one seat: with several on one device, `seat` says which; otherwise it can be left out."""

    seat: SeatNumber | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Sit(Asked):
    """Take a seat before the deal: a certain one, or any that is open."""

    type: Literal["sit"] = "sit"
    nickname: Nickname
    bits: Bits
    seat: SeatNumber | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave(Asked):
    """Give up my seat before the deal; later, let a bot play until I come back."""

    type: Literal["leave"] = "leave"


@dataclass(frozen=True, slots=True, kw_only=True)
class Remove(Asked):
    """As host: free somebody's seat, before the deal."""

    type: Literal["remove"] = "remove"
    seat: SeatNumber


@dataclass(frozen=True, slots=True, kw_only=True)
class Fill(Asked):
    """As host: put bots in all open seats, before the deal."""

    type: Literal["fill"] = "fill"
    level: Level


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Asked):
    """Deal, when every seat is taken."""

    type: Literal["start"] = "start"


@dataclass(frozen=True, slots=True, kw_only=True)
class Play(Own):
    """Play my turn, from where others last saw it to its end or to a draw."""

    type: Literal["play"] = "play"
    steps: Steps


@dataclass(frozen=True, slots=True, kw_only=True)
class HandOver(Own):
    """Let a bot of this level, or a character, play for me until I take my seat back."""

    type: Literal["hand-over"] = "hand-over"
    level: Level


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBack(Own):
    """Take my seat back from the bot."""

    type: Literal["take-back"] = "take-back"


@dataclass(frozen=True, slots=True, kw_only=True)
class Resign(Own):
    """Resign."""

    type: Literal["resign"] = "resign"


@dataclass(frozen=True, slots=True, kw_only=True)
class Propose(Own):
    """Ask everybody to agree to take back my last turn, or to pause."""

    type: Literal["propose"] = "propose"
    what: Proposed


@dataclass(frozen=True, slots=True, kw_only=True)
class Agree(Asked):
    """Agree to what is proposed."""

    type: Literal["agree"] = "agree"


@dataclass(frozen=True, slots=True, kw_only=True)
class Decline(Asked):
    """Decline what is proposed, or withdraw my own proposal."""

    type: Literal["decline"] = "decline"


@dataclass(frozen=True, slots=True, kw_only=True)
class Resume(Asked):
    """Go on after a pause."""

    type: Literal["resume"] = "resume"


@dataclass(frozen=True, slots=True, kw_only=True)
class Next(Asked):
    """I am ready for the next round."""

    type: Literal["next"] = "next"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rematch(Asked):
    """Go on at a new table with the same players and rules."""

    type: Literal["rematch"] = "rematch"


@dataclass(frozen=True, slots=True, kw_only=True)
class React(Own):
    """Show one of a few preset reactions."""

    type: Literal["react"] = "react"
    reaction: Reaction


@dataclass(frozen=True, slots=True, kw_only=True)
class Say(Own):
    """A line of chat."""

    type: Literal["say"] = "say"
    text: Line


@dataclass(frozen=True, slots=True, kw_only=True)
class Mute(Asked):
    """Hide the chat and reactions of a seat, or show them again."""

    type: Literal["mute"] = "mute"
    seat: SeatNumber
    muted: bool


Command: TypeAlias = Annotated[
    Sit
    | Leave
    | Remove
    | Fill
    | Start
    | Play
    | HandOver
    | TakeBack
    | Resign
    | Propose
    | Agree
    | Decline
    | Resume
    | Next
    | Rematch
    | React
    | Say
    | Mute,
    Tagged("type"),
]
