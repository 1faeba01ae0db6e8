"""What a step leads to, against what playing it really does."""

from random import Random

import pytest

from red7 import Outlook, Position, Rules, Step, Verb, deal
from red7.play.turns.prospects import Prospect, Then, prospects


def prospect_of(text: str, step: str) -> Prospect:
    position = Position.parse(text)
    return next(found for found in prospects(position.view(position.seat)) if str(found.step) == step)


@pytest.mark.parametrize("rules", ["1.0da", "1.1dsa", "1.2dsa", "1.3dsa", "1.3"])
def test_prospects_come_true(rules: str) -> None:
    chance = Random(7)
    for seed in range(4):
        position = deal(Rules.parse(rules), players=3, seed=str(seed))
        while not position.is_over:
            found = prospects(position.view(position.seat))
            assert [prospect.step for prospect in found] == position.legal_steps()
            for prospect in found:
                check(position, prospect)
            able = [prospect.step for prospect in found if prospect.outlook is not Outlook.NO]
            position = position.play(chance.choice(able or [Step(Verb.END)]))


def check(position: Position, prospect: Prospect) -> None:
    seat, after = position.seat, position.play(prospect.step)
    if after.is_over:
        return
    assert (after.rule, after.palettes) == (prospect.rule, prospect.palettes)
    assert after.counting(seat) == prospect.counting
    assert (after.winning == seat) == (prospect.leads and not after.is_out(seat))
    if prospect.then is Then.OVER:
        assert after.seat != seat
        return
    assert after.seat == seat
    if prospect.then is Then.SEE_DRAW:
        assert after.deck_size == position.deck_size - 1
        return
    verbs = {step.verb for step in after.legal_steps()}
    assert (
        verbs
        <= {
            Then.FREE: {Verb.DISCARD, Verb.END},
            Then.TAKE_AWAY: {Verb.TOP},
            Then.PLAY_MORE: {Verb.PLAY},
            Then.MOVE: {Verb.DISCARD, Verb.TOP},
            Then.BONUS: {Verb.TAKE, Verb.DECLINE},
        }[prospect.then]
    )
    from_hand = {step.card for step in after.legal_steps() if step.verb is Verb.DISCARD} & set(after.hands[seat])
    assert set(prospect.discards) == from_hand


def test_a_3_shows_nothing_of_the_card_it_will_draw() -> None:
    text = "red7/1 1.3a[RV/1234567/2] R5:R4V3/V6:R3R1 - {}R2V1R6V4V7V5R7 0"
    one = prospect_of(text.format("V2"), "+V3")
    other = prospect_of(text.format("V2").replace("V2R2V1", "R2V2V1"), "+V3")
    assert one == other
    assert (one.outlook, one.then, one.leads) == (Outlook.MAYBE, Then.SEE_DRAW, False)


def test_seats_that_are_out_do_not_count() -> None:
    found = prospect_of("red7/1 1.3[RV/1234567/2] V2:V3R1/xR7:R6R2/V6V4:R3 - R4R5V7V5V1 0", "+V3")
    assert found.leads is False
    text = "red7/1 1.3[RV/1234567/2] V2:V3R1/{}R7:R6R2/V1:R3 - R4R5V7V5V6V4 0"
    assert prospect_of(text.format("x"), "+V3").leads
    assert not prospect_of(text.format(""), "+V3").leads
