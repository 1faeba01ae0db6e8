"""Fair deals: a chain of secrets that the server commits to, and the check that a game was dealt from it.

The secret of a round is the SHA-256 digest of the next round's, so that one digest, published before anybody sits down,
binds the server to all of them, and a secret that is shown tells nothing of rounds to come.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from typing import Final, NamedTuple

from red7.errors import Red7Error
from red7.position import Position, deal
from red7.record import Game
from red7.rules import Rules

ROUNDS: Final = 200
"""The length of the chain; no match comes near it. It must never change: stored secrets end such chains."""
COMMITMENT, SECRET, GIVEN, BITS = "Commitment", "Secret", "Given", "Bits"
"""The tags of a record: of the chain, of the last round that is over, of a given position, and of what seats added."""


class Unfair(Red7Error):
    """A game was not dealt as the server committed to, or its record cannot show it."""


@lru_cache(maxsize=1 << 10)
def secret_of(last: str, round: int) -> str:
    """The secret of a round, from the last of the chain."""
    return _hashed(last, ROUNDS - round)


@lru_cache(maxsize=1 << 10)
def commitment_of(last: str) -> str:
    """The published part of the chain: the digest of the first round's secret."""
    return _hashed(last, ROUNDS)


def _hashed(text: str, times: int) -> str:
    secret = bytes.fromhex(text)
    for _ in range(times):
        secret = sha256(secret).digest()
    return secret.hex()


def seed_of(secret: str, bits: Iterable[str]) -> str:
    """The seed of a round's deal: the digest of its secret and of what each seat added."""
    return sha256("/".join((secret, *bits)).encode()).hexdigest()


def first_deal(rules: Rules, secret: str, bits: tuple[str, ...]) -> Position:
    """The deal of the first round."""
    return deal(rules, players=len(bits), seed=seed_of(secret, bits))


def next_deal(end: Position, secret: str, bits: tuple[str, ...], round: int) -> Position | None:
    """The deal of a further round, or None when the match is over."""
    return end.next_round(seed=seed_of(secret, bits), round=round)


class Checked(NamedTuple):
    """What the check found to be fair."""

    commitment: str
    bits: tuple[str, ...]
    """What each seat added to the deals."""
    rounds: tuple[int, ...]
    """The rounds whose deals follow from the secrets."""
    unchecked: tuple[int, ...]
    """The rounds that were not dealt: the first, where it began from a given position."""


def check(game: Game) -> Checked:
    """The rounds of a finished game that were dealt as committed to; raises Unfair if one was not."""
    tags = game.tags
    commitment, secret = tags.get(COMMITMENT), tags.get(SECRET)
    bits = tuple(tags.get(f"{BITS}{seat}", "") for seat in range(len(game.seats)))
    if commitment is None or secret is None or not all(bits):
        raise Unfair(
            "no-secret", f"the record lacks what its deals are checked by: {COMMITMENT}, {SECRET}, {BITS}0 ..."
        )
    secrets = _secrets(secret, len(game.rounds))
    if _hashed(secrets[0], 1) != commitment:
        raise Unfair("secret-differs", "the secret is not the one that the server committed to")
    checked, unchecked = [], []
    end: Position | None = None
    for number, (one, its_secret) in enumerate(zip(game.rounds, secrets, strict=True), start=1):
        if not isinstance(one.deal, Position) or not isinstance(one.end, Position):
            raise Unfair("game-of-views", "a record as one seat saw it does not hold the deals")
        if number == 1 and GIVEN in tags:
            unchecked.append(number)
        else:
            due = next_deal(end, its_secret, bits, number) if end else first_deal(game.rules, its_secret, bits)
            if due != one.deal:
                raise Unfair("deal-differs", f"round {number} was not dealt from its secret and the seats' bits")
            checked.append(number)
        end = one.end
    return Checked(commitment, bits, tuple(checked), tuple(unchecked))


def _secrets(last: str, rounds: int) -> list[str]:
    """The secrets of all rounds, from the secret of the last one."""
    try:
        found = [_hashed(last, 0)]
    except ValueError as error:
        raise Unfair("secret-differs", "the secret is not written in hex") from error
    while len(found) < rounds:
        found.append(_hashed(found[-1], 1))
    return found[::-1]
