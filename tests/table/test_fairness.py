"""Fair deals: the chain of secrets, the seeds that follow from it, and the check of a whole record."""

from __future__ import annotations

from hashlib import sha256

import pytest

from red7 import Game, Rules, deal
from red7.protocol import commands as asked
from red7.table.fairness import ROUNDS, Checked, Unfair, check, commitment_of, secret_of, seed_of
from tests.support.tables import ANN, BITS, BOB, DRAWS, SECRET, Clerk, given, seated


def finished(clerk: Clerk) -> str:
    while not clerk.table.is_finished:
        if clerk.table.phase == "between":
            clerk.ask(ANN, asked.Next)
            clerk.ask(BOB, asked.Next)
        clerk.turn(stays=False)
    return clerk.table.record()


def test_each_secret_is_the_digest_of_the_next() -> None:
    assert secret_of(SECRET, ROUNDS) == SECRET
    for number in (1, 2, 100, ROUNDS - 1):
        assert secret_of(SECRET, number) == sha256(bytes.fromhex(secret_of(SECRET, number + 1))).hexdigest()
    assert commitment_of(SECRET) == sha256(bytes.fromhex(secret_of(SECRET, 1))).hexdigest()


def test_the_seed_is_the_digest_of_the_secret_and_of_all_bits() -> None:
    assert seed_of("ab", ("cd", "-")) == sha256(b"ab/cd/-").hexdigest()


def test_the_deal_follows_from_the_seed() -> None:
    clerk = seated(3)
    seed = seed_of(secret_of(SECRET, 1), (BITS, BITS, BITS))
    assert clerk.table.game
    assert clerk.table.game.rounds[0].deal == deal(Rules.parse("1.3"), players=3, seed=seed)


def test_the_secret_is_shown_after_its_round_and_not_before() -> None:
    clerk = seated(2, "1.3s")
    shown = [clerk.table.secret_shown]
    clerk.turn(stays=False)
    shown.append(clerk.table.secret_shown)
    clerk.ask(ANN, asked.Next)
    clerk.ask(BOB, asked.Next)
    assert clerk.table.round == 2
    shown.append(clerk.table.secret_shown)
    clerk.ask(ANN, asked.Resign)
    shown.append(clerk.table.secret_shown)
    first, second = secret_of(SECRET, 1), secret_of(SECRET, 2)
    assert shown == [None, first, first, second]


def test_a_whole_match_is_checked() -> None:
    game = Game.parse(finished(seated(2, "1.3s")))
    assert len(game.rounds) > 1
    assert check(game) == Checked(commitment_of(SECRET), (BITS, BITS), tuple(range(1, len(game.rounds) + 1)), ())


def test_a_given_position_is_no_deal() -> None:
    game = Game.parse(finished(given(DRAWS)))
    assert (check(game).rounds, check(game).unchecked) == ((), (1,))


def test_the_rounds_after_a_given_position_are_checked() -> None:
    game = Game.parse(finished(seated(2, "1.3s")).replace("[Result", '[Given "yes"]\n[Result'))
    checked = check(game)
    assert (checked.rounds, checked.unchecked) == (tuple(range(2, len(game.rounds) + 1)), (1,))


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("Commitment", "Promise", "no-secret"),
        ("Bits1", "Bots1", "no-secret"),
        (secret_of(SECRET, 1), "0" * 64, "secret-differs"),
        (secret_of(SECRET, 1), "no hex", "secret-differs"),
        (commitment_of(SECRET), "0" * 64, "secret-differs"),
        (f'[Bits0 "{BITS}"]', '[Bits0 "00"]', "deal-differs"),
    ],
)
def test_what_is_not_fair(old: str, new: str, code: str) -> None:
    text = finished(seated())
    assert old in text
    with pytest.raises(Unfair) as caught:
        check(Game.parse(text.replace(old, new)))
    assert caught.value.code == code


def test_a_record_as_one_seat_saw_it_cannot_be_checked() -> None:
    game = Game.parse(finished(seated()))
    with pytest.raises(Unfair) as caught:
        check(game.view(None))
    assert caught.value.code == "game-of-views"
