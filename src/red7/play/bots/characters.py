"""Characters: bots that play well, but to their own taste."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from red7.cards import cards_in
from red7.play.turns.seen import Ending
from red7.rules import strength
from red7.steps import Step, Verb
from red7.turn import rivals_of, rule_of, unseen
from red7.zones import Zones

Character: TypeAlias = Literal["cautious", "bold", "hoarder"]


class Taste(NamedTuple):
    """How much each thing counts that others at the table would notice about a turn; a taste of 1 is a factor of e."""

    keeping: float = 0.0
    """For each card in hand afterwards."""
    height: float = 0.0
    """For a 7 played to the palette, and in proportion for lower cards."""
    risk: float = 0.0
    """If the others would then lead with any card that is unseen, and in proportion if with fewer."""


CHARACTERS: Final[dict[Character, Taste]] = {
    "cautious": Taste(risk=-30.0),
    "bold": Taste(keeping=-10.0, height=20.0),
    "hoarder": Taste(keeping=12.0),
}
SHARPNESS: Final = 1.0
"""How sharp a character is, beside its taste."""


def bot_text(level: int | Character) -> str:
    """The text of the bot of a level, or of a character."""
    return f"level:{level}" if isinstance(level, int) else level


def likings(taste: Taste, endings: Sequence[Ending], steps: Iterable[Step]) -> list[float]:
    """How much each of these first steps is liked: as much as the ending of it that is liked best."""
    found: dict[Step, float] = {}
    for ending in [ending for ending in endings if not ending.goes_out] or endings:
        step, liking = ending.steps[0], liking_for(taste, ending)
        found[step] = max(liking, found.get(step, liking))
    least = min(found.values())  # for steps that lead only to where others lead, or out
    return [found.get(step, least) for step in steps]


def liking_for(taste: Taste, ending: Ending) -> float:
    """How much an ending is to this taste."""
    zones = ending.zones
    played = max((step.card.number for step in ending.steps if step.verb is Verb.PLAY and step.card), default=0)
    return (
        taste.keeping * (zones.hands[zones.seat].bit_count() + ending.drawn)
        + taste.height * played / 7
        + (taste.risk * risk(zones) if taste.risk else 0.0)
    )


def risk(zones: Zones) -> float:
    """The share of the unseen cards with which another player would lead at once."""
    rule, rivals, cards = rule_of(zones), rivals_of(zones), cards_in(unseen(zones))
    bar = strength(rule, zones.palettes[zones.seat])
    beaten = sum(any(strength(rule, rival | card.bit) > bar for rival in rivals) for card in cards)
    return beaten / max(1, len(cards))
