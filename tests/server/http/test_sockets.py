"""The game over sockets of a real server: greetings, whole games, repeats, coming back, looking ahead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from red7 import Game
from red7.protocol.encoding import encode
from red7.protocol.messages import Done, Event, Outcome, Refused, Resumed, View, Watching
from red7.show.past import REMEMBERED
from tests.support.wire import BITS, RICH, Guest, everybodys, finish, http, mover_of, open_table, seated, token


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> str:
    return everybodys(tmp_path_factory.getbasetemp()).url


@pytest.fixture
def pair(url: str) -> Iterator[tuple[Guest, Guest]]:
    """Ann and Bob, dealt in."""
    with seated(url) as both:
        yield both


@pytest.fixture
def given(url: str) -> Iterator[tuple[Guest, Guest]]:
    """Ann and Bob at a position in which Ann moves first, and can draw."""
    with seated(url, position=RICH) as both:
        yield both


# --- the greeting ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "text"),
    [
        ('{"type":"ping"}', "send hello first"),
        ('{"type":"hello","version":1}', "version 2"),
        ('{"type":"hello"}', "version"),
        ("[]", "message"),
        (b"{}", "not bytes"),
    ],
)
def test_hello_comes_first(url: str, first: str | bytes, text: str) -> None:
    table = open_table(url, token())
    with Guest(url, table, None, hello=False) as guest:
        guest.send(first)
        bye = guest.goodbye()
        assert bye
        assert (bye.code, bye.again) == ("malformed", False)
        assert text in bye.text


@pytest.mark.parametrize("table", ["AAAAAAAAAA", "short", "%00", "a" * 500, "%F0%9F%82%A1"])
def test_an_unknown_table(url: str, table: str) -> None:
    with Guest(url, table, token()) as guest:
        bye = guest.goodbye()
        assert bye
        assert (bye.code, bye.again) == ("no-table", False)


def test_whoever_has_no_token_looks_on_and_does_nothing(url: str) -> None:
    table = open_table(url, token())
    with Guest(url, table, None) as guest:
        assert guest.refused("sit", nickname="Ann", bits=BITS) == "guest"
        assert guest.view.you.seats == ()


# --- a game ------------------------------------------------------------------------------------------------------


def test_a_whole_game(url: str) -> None:
    with seated(url, rules="1.3ds") as (ann, bob), Guest(url, ann.table, None) as cy:
        finish(ann, bob)
        cy.wait_for(lambda view: view.result)
        for guest in (ann, bob, cy):
            told = [one.seq if isinstance(one, Event) else one.view.seq for one in guest.of(Event | View)]
            assert told == list(range(told[0], told[0] + len(told))), "every event once, in order"
        assert ann.view.result == bob.view.result == cy.view.result
        with http(url) as asking:
            text = asking.get(f"/api/tables/{ann.table}/record").text
            assert asking.get(f"/api/games/{ann.table}").status_code == 200
        game = Game.parse(text)
        assert game.result != "*"
        assert game.seats == ("Ann", "Bob")
        assert len(game.rounds) == cy.view.round
        fresh = Guest(url, ann.table, ann.token)
        with fresh:
            assert replace(fresh.view, now=0) == replace(ann.view, now=0)


def test_events_make_of_a_view_what_a_fresh_one_is(pair: tuple[Guest, Guest]) -> None:
    for _ in range(3):
        mover, other = mover_of(*pair)
        mover.turn()
        other.catch_up(mover.view.seq)
        for guest in pair:
            with Guest(guest.url, guest.table, guest.token) as fresh:
                assert replace(fresh.view, now=0) == replace(guest.view, now=0)


def test_a_repeated_command_is_carried_out_once(pair: tuple[Guest, Guest]) -> None:
    ann, bob = pair
    first = ann.do("say", id="once", text="hello")
    second = ann.do("say", id="once", text="hello")
    assert first == second
    with Guest(ann.url, ann.table, ann.token) as elsewhere:
        assert elsewhere.do("say", id="once", text="something else") == first
    bob.catch_up(first.seq)
    assert [line.text for line in bob.view.chat] == ["hello"]
    assert bob.view.seq == first.seq
    assert bob.do("say", id="once", text="mine").seq == first.seq + 1, "ids are everybody's own"


def test_a_repeated_command_while_the_first_is_being_kept(pair: tuple[Guest, Guest]) -> None:
    ann, bob = pair
    for _ in range(5):
        ann.say("say", id="twice", seq=0, text="hello")
    answers = [ann.answer("twice") for _ in range(5)]
    assert len({encode(answer) for answer in answers}) == 1
    bob.event("said")
    bob.catch_up(ann.view.seq)
    assert len(bob.view.chat) == 1


def test_a_stale_command_is_refused_with_the_table_as_it_is(pair: tuple[Guest, Guest]) -> None:
    mover, other = mover_of(*pair)
    old = mover.view.seq
    mover.turn()
    other.catch_up(mover.view.seq)
    assert other.view.board
    assert other.view.board.steps
    refused = other.ask("play", steps=other.view.board.steps[0].step, seq=old)
    assert isinstance(refused, Refused)
    assert refused.code == "stale"
    assert refused.view
    assert refused.view.seq == other.view.seq
    assert refused.view.you.seat == other.view.you.seat
    ahead = other.ask("play", steps=other.view.board.steps[0].step, seq=other.view.seq + 5)
    assert isinstance(ahead, Refused)
    assert ahead.code == "stale"
    assert isinstance(other.ask("say", text="never stale", seq=0), Done)


# --- coming back -------------------------------------------------------------------------------------------------


def test_a_client_that_comes_back_gets_exactly_the_rest(pair: tuple[Guest, Guest]) -> None:
    mover, other = mover_of(*pair)
    last = other.view.seq
    with Guest(other.url, other.table, other.token) as twin:
        other.leave()
        mover.do("say", text="one")
        mover.turn()
        mover.do("react", reaction="wow")
        twin.catch_up(mover.view.seq)
        seen = [text for text, message in zip(twin.texts, twin.heard, strict=True) if isinstance(message, Event)]
        with Guest(other.url, other.table, other.token, last=last) as back:
            rest = [text for text, message in zip(back.texts, back.heard, strict=True) if isinstance(message, Event)]
            assert rest == seen
            assert not back.of(View)
            resumed = back.heard[-1]
            assert isinstance(resumed, Resumed)
            assert resumed.seq == mover.view.seq
        with Guest(other.url, other.table, other.token, last=mover.view.seq) as again:
            assert not again.of(Event)
            assert len(again.of(Resumed)) == 1


@pytest.mark.parametrize("last", [0, 10_000])
def test_what_cannot_be_resumed_is_shown_afresh(pair: tuple[Guest, Guest], last: int) -> None:
    ann, _ = pair
    for number in range(REMEMBERED):
        ann.do("react", reaction="wow", id=f"r{number}")
    with Guest(ann.url, ann.table, ann.token, last=last) as back:
        assert replace(back.view, now=0) == replace(ann.view, now=0)
        assert not back.of(Resumed)


def test_what_was_told_to_other_eyes_is_not_resumed(url: str) -> None:
    """Whoever looked on, and sits down over another connection, needs a view of their own."""
    one, two = token(), token()
    table = open_table(url, one)
    with Guest(url, table, one) as ann, Guest(url, table, two) as bob:
        before = bob.view.seq
        ann.sit("Ann")
        bob.sit("Bob")
        with Guest(url, table, two, last=before) as back:
            assert not back.of(Resumed)
            assert back.view.you.seat == 1


# --- whole turns -------------------------------------------------------------------------------------------------


def test_part_of_a_turn_is_looked_at_and_not_played(given: tuple[Guest, Guest]) -> None:
    ann, bob = given
    with Guest(ann.url, ann.table, None) as cy:
        seq, shown = ann.view.seq, ann.view.board
        led = ann.look("+Y5")
        assert (led.board.turn, led.ends, led.draws) == ("+Y5", False, False)
        assert led.board.steps
        assert ann.look("+Y5+R7").board.turn == "+Y5+R7"
        for steps in ("+Y5", "+Y5+R7", ""):
            assert ann.refused("play", steps=steps) == "unfinished"
        for guest in (bob, cy):
            heard = len(guest.texts)
            guest.catch_up()
            assert not [one for one in guest.heard[heard:] if not isinstance(one, Watching) and one.type != "pong"]
            assert "R7" not in "".join(guest.texts)
        with Guest(ann.url, ann.table, ann.token, last=seq) as back:
            assert back.of(Resumed)[0].seq == seq
        assert ann.view.board == shown
        assert ann.do("play", steps="+R3").seq == seq + 1, "a card is drawn: all is shown"
        assert bob.event("drew").event.turn == "+R3(??)"  # type: ignore[union-attr]
        assert ann.of(Event)[-1].event.turn == "+R3(R5)"
        cy.event("drew")
        assert "R5" not in "".join(bob.texts + cy.texts)
        assert ann.refused("play", steps="+R3") != "stale", "what was shown cannot be taken back"


def test_onlookers_see_no_hand_and_no_steps(pair: tuple[Guest, Guest]) -> None:
    ann, bob = pair
    mover, other = mover_of(ann, bob)
    with Guest(ann.url, ann.table, token()) as cy:
        for guest in (cy, other):
            assert guest.view.board
            assert guest.view.board.steps is None
        assert cy.view.board
        assert mover.view.board
        assert mover.view.board.steps
        assert all(seat.cards == () and seat.hand == 7 for seat in cy.view.board.seats)
        own = mover.view.board.seats[mover.view.you.seat or 0].cards
        assert len(own) == 7
        told = "".join(cy.texts + other.texts).replace(ann.table, "")  # whose letters may look like a card
        assert not any(card in told for card in own)
        assert cy.refused("play", steps=mover.view.board.steps[0].step) == "not-seated"
        assert cy.refused("say", text="me too") == "not-seated"
        with Guest(ann.url, ann.table, None), Guest(ann.url, ann.table, None):
            mover.wait_for_onlookers(3)  # more than ever before: the players themselves looked on before they sat


def test_look(given: tuple[Guest, Guest]) -> None:
    ann, bob = given
    ann.say("look", id="look", steps="+O1>Y5")
    outcome = ann.until(lambda one: isinstance(one, Outcome))
    assert isinstance(outcome, Outcome)
    assert (outcome.id, outcome.ends, outcome.out, outcome.draws) == ("look", True, False, False)
    assert outcome.board.rule == "Y"
    ann.say("look", id="draw", steps="+R3")
    drawn = ann.until(lambda one: isinstance(one, Outcome))
    assert isinstance(drawn, Outcome)
    assert drawn.draws
    assert drawn.board.steps is None
    for steps, code in (("+G7", "not-in-hand"), ("+R3>G4", "after-draw")):
        ann.say("look", id="no", steps=steps)
        refused = ann.answer("no")
        assert isinstance(refused, Refused)
        assert refused.code == code
    bob.say("look", id="other", steps="+R6")
    assert isinstance(refused := bob.answer("other"), Refused)
    assert refused.code == "not-your-turn"
    bob.catch_up()
    assert not bob.of(Outcome)
    assert ann.view.board
    assert ann.view.board.turn == "", "looking changes nothing"
