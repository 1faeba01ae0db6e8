"""Reads typed lines as steps: the notation, and simpler ways to write it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from red7 import Card, Colour, Step, Verb

TAKE, END = Step(Verb.TAKE), Step(Verb.END)

_VERBS = {
    "+": Verb.PLAY,
    "play": Verb.PLAY,
    ">": Verb.DISCARD,
    "discard": Verb.DISCARD,
    "rule": Verb.DISCARD,
    "^": Verb.TOP,
    "deck": Verb.TOP,
    "put": Verb.TOP,
}
_ANSWERS = {
    "=": Verb.TAKE,
    "draw": Verb.TAKE,
    "take": Verb.TAKE,
    "yes": Verb.TAKE,
    "y": Verb.TAKE,
    "-": Verb.DECLINE,
    "decline": Verb.DECLINE,
    "no": Verb.DECLINE,
    "n": Verb.DECLINE,
    ".": Verb.END,
    "end": Verb.END,
    "done": Verb.END,
    "pass": Verb.END,
}
_COLOURS = {colour.word: colour for colour in Colour} | {colour.letter.lower(): colour for colour in Colour}


def _any_of(words: Sequence[str]) -> str:
    """A pattern that matches any of the words, longest first, as whole words."""
    patterns = [re.escape(word) + (r"(?![a-z])" if word.isalpha() else "") for word in words]
    return "|".join(sorted(patterns, key=len, reverse=True))


_ITEM = re.compile(
    rf"(?:(?P<verb>{_any_of(list(_VERBS))})?\s*(?P<colour>{_any_of(list(_COLOURS))})\s*(?P<number>[1-7])(?![0-9])"
    rf"|(?P<answer>{_any_of(list(_ANSWERS))})"
    r"|\((?:[roygbiv][1-7]|\?\?)\)|x$|and\b|then\b|[\s,;]+)"
)


class Typed(NamedTuple):
    """One typed item: a card, with or without a verb, or an answer."""

    verb: Verb | None
    card: Card | None


def read_line(line: str) -> list[Typed] | None:
    """The typed items, or None if the line makes no sense."""
    text, at, found = line.strip().lower(), 0, []
    while at < len(text):
        item = _ITEM.match(text, at)
        if not item:
            return None
        if item["number"]:
            verb = _VERBS[item["verb"]] if item["verb"] else None
            found.append(Typed(verb, Card.parse(_COLOURS[item["colour"]].letter + item["number"])))
        elif item["answer"]:
            found.append(Typed(_ANSWERS[item["answer"]], None))
        at = item.end()
    return found


def step_for(typed: Typed, legal: Sequence[Step], *, begins: bool) -> Step | None:
    """The intended step, legal or not, or None if it could be two. A turn begins with a play."""
    verbs = {step.verb for step in legal}
    if typed.verb:
        return Step(typed.verb, typed.card)
    if begins or Verb.PLAY in verbs:
        return Step(Verb.PLAY, typed.card)
    meant = [step for step in legal if step.card is typed.card]
    if len(meant) == 2:
        return None
    if meant:
        return meant[0]
    return Step(Verb.TOP if Verb.TOP in verbs else Verb.DISCARD, typed.card)
