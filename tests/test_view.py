"""Views: what one seat, or an onlooker, may know."""

import copy
import pickle

import pytest

from red7 import IllegalStep, Position, Seat, Step, Turn, View

POSITION = Position.parse("red7/1 1.2da[RO/1234567/3] R5:!O7O4R2/R6:R3O3O1 O6 !R4O5O2R7R1 1")
VIEWS = {
    Seat(0): "red7/1 1.2da[RO/1234567/3] R5:!O7O4R2/R6:*3 O6 !R4*4 1 @0",
    Seat(1): "red7/1 1.2da[RO/1234567/3] R5:!O7*2/R6:R3O3O1 O6 !R4*4 1 @1",
    None: "red7/1 1.2da[RO/1234567/3] R5:!O7*2/R6:*3 O6 !R4*4 1 @-",
}


@pytest.mark.parametrize("owner", VIEWS)
def test_what_a_view_shows(owner: Seat | None) -> None:
    view = POSITION.view(owner)
    assert str(view) == VIEWS[owner]
    assert View.parse(VIEWS[owner]) == view
    assert repr(view) == f"View.parse({str(view)!r})"
    assert view.owner == owner
    assert view.hand == (() if owner is None else POSITION.hands[owner])
    assert view.known == POSITION.known
    assert (view.hand_sizes, view.deck_size) == ((3, 3), 5)


def test_views_of_different_owners_are_different() -> None:
    whole = Position.parse("red7/1 1.3[RO/12/1] R2O2R1O1:-/-:- - - 0")
    views = [whole.view(None), whole.view(Seat(0)), whole.view(Seat(1))]
    assert len(set(views)) == 3
    assert views[0] != str(views[0])


def test_only_the_mover_is_told_its_steps() -> None:
    view = View.parse(VIEWS[Seat(1)])
    assert view.legal_steps() == POSITION.legal_steps()
    assert view.outlook() == POSITION.outlook()
    for owner in (Seat(0), None):
        with pytest.raises(IllegalStep, match="only seat 1 can know") as caught:
            POSITION.view(owner).legal_steps()
        assert caught.value.code == "not-the-mover"


def test_after_a_round_there_are_no_steps_for_anybody() -> None:
    over = POSITION.play_turn(".x")
    for owner in VIEWS:
        assert over.view(owner).legal_steps() == []
        assert over.view(owner).outlook() == {}
        assert over.view(owner).winner == 0


def test_a_draw_is_shown_to_those_who_may_know_it() -> None:
    drawn = POSITION.play(Step.parse("+R3"))
    assert str(drawn).endswith("+R3(R4)")
    for owner, text in VIEWS.items():
        assert str(drawn.view(owner)) == text.replace(" 1 @", " 1+R3(R4) @")


def test_a_draw_is_hidden_from_those_who_may_not_know_it() -> None:
    position = Position.parse("red7/1 1.2da[RO/1234567/3] R5:!O7O4R2/R6:R3O3O1 O6 O5!R4O2R7R1 1")
    drawn = position.play(Step.parse("+R3"))
    shown = {owner: str(drawn.view(owner).turn) for owner in VIEWS}
    assert shown == {Seat(0): "+R3(??)", Seat(1): "+R3(O5)", None: "+R3(??)"}
    for owner in VIEWS:
        assert drawn.view(owner).hand_sizes == drawn.hand_sizes
    assert str(drawn.view(None)) == "red7/1 1.2da[RO/1234567/3] R5:!O7*2/R6:*3 O6 *1!R4*3 1+R3(??) @-"


def test_the_zones_of_a_view_are_those_at_the_start_of_the_turn() -> None:
    view = POSITION.play(Step.parse("+O1")).view(Seat(0))
    assert str(view).startswith(VIEWS[Seat(0)].removesuffix(" 1 @0"))
    assert [len(palette) for palette in view.palettes] == [1, 2]
    assert view.hand_sizes == (3, 2)
    assert str(view.turn_start) == VIEWS[Seat(0)]


def test_a_view_follows_turns() -> None:
    view = View.parse(VIEWS[Seat(0)])
    after = view.play_turn("+R3(R4)>O1")
    assert after == POSITION.play_turn("+R3(R4)>O1").view(Seat(0))
    assert view.begin_turn(Turn.parse("+R3(R4)")) == POSITION.begin_turn("+R3(R4)").view(Seat(0))
    with pytest.raises(IllegalStep, match="already begun"):
        view.begin_turn("+O1").play_turn(".x")
    assert str(view) == VIEWS[Seat(0)]


def test_a_view_does_not_believe_what_cannot_be() -> None:
    view = View.parse(VIEWS[Seat(0)])
    for turn in ("+O4.x", "+R4.x", "+O7.x", "+R5.x", "+O6.x"):  # seat 0's own card, known ones, open ones
        with pytest.raises(IllegalStep, match="is not in hand"):
            view.play_turn(turn)


# In 1.2 whether a 1 has to take a card, in 1.3 whether a 5 must be followed, can hang on the mover's hidden hand.
UNCLEAR = [
    ("red7/1 1.2a[RV/1234567/2] R7V7:R5R4/R6:*2 - *7 1 @0", "+V1^R7>V2", "+V1.x"),
    ("red7/1 1.3a[RV/1234567/2] R7V7:R6R4/V6:*2 - *7 1 @0", "+R5+V4.x", "+R5.x"),
]


@pytest.mark.parametrize(("view", "one", "other"), UNCLEAR)
def test_what_hangs_on_a_hidden_hand_is_left_open(view: str, one: str, other: str) -> None:
    for turn in (one, other):
        assert View.parse(view).play_turn(turn).seat == 0
        begun = View.parse(view.replace(" @", f"{turn[:3]} @"))
        assert str(begun.turn) == turn[:3]
    with pytest.raises(IllegalStep):
        View.parse(view).play_turn(other.removesuffix("x"))


@pytest.mark.parametrize(
    ("text", "turn"),
    [
        ("red7/1 1.1a[RV/1234567/2] R7V7:R5R4/R6:*2 - *7 1 @0", "+V1.x"),
        ("red7/1 1.3a[RV/1234567/2] R7V7:R5R4/R6:*2 - *7 1 @0", "+V1.x"),
        ("red7/1 1.2a[RV/1234567/2] V7:R6R4/V6:*2 - *8 1 @0", "+R7."),
        ("red7/1 1.2a[ROYGBIV/17/2] R7Y7B7R1I1:!B1/G7I7G1V1:!V7!O1*2 - - 1 @0", "+O1.x"),
        ("red7/1 1.3dsa[OG/1234567/3] O5G4:!O3G3:G7O2/-:!O6!G6!G2*3 O1G1 - 1 @0", "+G5.x"),
        ("red7/1 1.3a[RV/1234567/2] V7:R6R4/V6:*2 - *8 1 @0", "+R7."),
    ],
)
def test_an_action_that_must_have_been_carried_out_cannot_be_left_out(text: str, turn: str) -> None:
    """Whatever the hidden hand holds: a 1 of 1.1 or 1.3 must take a card, a 7 must move one, known cards may bind."""
    with pytest.raises(IllegalStep) as refused:
        View.parse(text).play_turn(turn)
    assert refused.value.code == "out-of-turn"


def test_an_action_that_may_have_failed_can_be_left_out() -> None:
    """In 1.2 it hangs on the hidden hand whether the 1 may take anything."""
    View.parse("red7/1 1.2a[RV/1234567/2] R7V7:R5R4/R6:*2 - *7 1 @0").play_turn("+V1.x")


def test_a_view_that_looks_ahead_can_be_copied() -> None:
    ahead = Position.parse("red7/1 1.3a[RV/1234567/2] R5:R4V3/V6:R3R1 - V2R7V5R2V1R6V4V7 0").view(0).play("+V3")
    for copied in (pickle.loads(pickle.dumps(ahead)), copy.deepcopy(ahead)):  # noqa: S301 (our own)
        assert (copied, copied.moment) == (ahead, ahead.moment)
