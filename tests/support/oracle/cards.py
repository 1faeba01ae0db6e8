"""Cards and sets, the naive way."""

from collections.abc import Iterable
from functools import lru_cache

COLOURS = "ROYGBIV"  # strongest first
NUMBERS = "1234567"


def strength(card: str) -> tuple[int, int]:
    """Give a key by which the higher of two cards is the greater: the number decides, then the colour."""
    return number(card), -COLOURS.index(card[0])


def number(card: str) -> int:
    return int(card[1])


def ordered(cards: Iterable[str]) -> list[str]:
    """Give the cards strongest first."""
    return sorted(cards, key=strength, reverse=True)


def follows(rule: str, cards: tuple[str, ...]) -> bool:
    """Tell whether these cards, all of them together, are a set of the kind that the rule asks for."""
    numbers = [number(card) for card in cards]
    colours = [card[0] for card in cards]
    match rule:
        case "R":
            return len(cards) <= 1
        case "O":
            return len(set(numbers)) <= 1
        case "Y":
            return len(set(colours)) <= 1
        case "G":
            return all(n % 2 == 0 for n in numbers)
        case "B":
            return len(set(colours)) == len(cards)
        case "I":
            return not cards or sorted(numbers) == list(range(min(numbers), max(numbers) + 1))
        case "V":
            return all(n <= 3 for n in numbers)
        case _:
            raise ValueError(f"no such rule: {rule}")


def sets(rule: str, palette: Iterable[str]) -> list[tuple[str, ...]]:
    """Give every subset of a palette that follows the rule, each weakest card first.

    Under all seven rules a set stays one when its highest card is taken away, so growing sets upwards misses none.
    """
    found: list[tuple[str, ...]] = [()]
    for card in sorted(palette, key=strength):
        found += [(*smaller, card) for smaller in found if follows(rule, (*smaller, card))]
    return found


def worth(cards: Iterable[str]) -> tuple[int, list[tuple[int, int]]]:
    """Give a key by which the better of two sets is the greater: size, then the highest card (then the next, ...)."""
    keys = [strength(card) for card in ordered(cards)]
    return len(keys), keys


def best(rule: str, palette: Iterable[str]) -> tuple[str, ...]:
    """Give the set by which a palette counts, strongest card first; () where it has none."""
    return tuple(ordered(max(sets(rule, palette), key=worth)))


@lru_cache(maxsize=200_000)
def worth_of_best(rule: str, palette: frozenset[str]) -> tuple[int, list[tuple[int, int]]]:
    return worth(best(rule, palette))
