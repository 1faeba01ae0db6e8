"""Records: whole games as text, as everybody saw them and as one seat did."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from red7 import Game, IllegalStep, NotationError, Position, Rules, Seat, Step, Turn, View, deal
from red7.record import Entry
from tests.support import laws
from tests.support.matches import Table, choose, tables
from tests.support.records import LINES, RECORD

SHORT = Game.start(deal(Rules.parse("1.3"), players=2, seed="7"), seats=["Ann", "Bob"])


def test_what_a_record_tells() -> None:
    game = Game.parse(RECORD)
    assert str(game) == RECORD
    assert game.tags == {
        "Red7": "1",
        "Rules": "1.3dsa[ROV/1347/3]",
        "Seat0": 'Ann "A" \\ B',
        "Seat1": "",
        "Date": "2026-11-15",
        "Result": "1",
    }
    assert list(game.tags) == ["Red7", "Rules", "Seat0", "Seat1", "Date", "Result"]
    assert (game.rules, game.seats) == (Rules.parse("1.3dsa[ROV/1347/3]"), ('Ann "A" \\ B', ""))
    first, second = game.rounds
    assert str(first.deal) == LINES[7].removeprefix("deal ")
    assert first.turns[2] == Entry(Seat(0), Turn.parse("+R3(V7)>V7=(V1)"), " a clock { ran out ")
    assert (first.winner, "".join(map(str, first.won))) == (1, "V3R1O1")
    assert (second.winner, "".join(map(str, second.won))) == (1, "R4V4")
    assert game.position == second.end
    assert (game.position.points, game.position.match_winners, game.result) == ((0, 13), (1,), "1")


def test_a_record_is_played_step_by_step() -> None:
    whole = Game.parse(RECORD)
    start = whole.rounds[0].deal
    assert isinstance(start, Position)
    game = Game.start(start, seats=whole.seats, tags={"Date": "2026-11-15"})
    for entry in whole.rounds[0].turns:
        for step in entry.turn.steps:
            game = game.play(step)
        game = game.comment(entry.comment) if entry.comment else game
    assert game.rounds[0] == whole.rounds[0]
    assert (game.result, game.tags["Result"]) == ("*", "*")
    assert str(game) == "\n".join(LINES[:16]).replace('[Result "1"]', '[Result "*"]') + "\n"


def test_whole_turns() -> None:
    game = SHORT.play_turn("+O7.").play_turn(Turn.parse(".x"))
    assert [str(entry.turn) for entry in game.rounds[0].turns] == ["+O7.", ".x"]
    assert game.result == "0"
    assert str(game).endswith("\n1. 0 +O7.\n2. 1 .x\nwon 0\n")
    assert game.next_round(seed="7") is None
    with pytest.raises(IllegalStep, match="the turn is not finished"):
        SHORT.play_turn("+O7")
    with pytest.raises(IllegalStep, match="= is not legal"):
        SHORT.play(Step.parse("="))
    with pytest.raises(IllegalStep, match="the next round is dealt when this one is over"):
        SHORT.next_round(seed="7")


def test_a_turn_is_written_anew_while_it_lasts() -> None:
    begun = SHORT.play(Step.parse("+O7")).comment("hm")
    assert str(begun).endswith("\n1. 0 +O7 {hm}\n")
    assert (begun.rounds[0].winner, begun.rounds[0].won) == (None, ())
    assert Game.parse(str(begun)) == begun
    done = begun.play(Step.parse("."))
    assert str(done).endswith("\n1. 0 +O7. {hm}\n")
    assert str(done.comment("aha")).endswith("\n1. 0 +O7. {hm aha}\n")
    assert len(done.rounds[0].positions) == 2


def test_winning_nothing() -> None:
    start = Position.parse("red7/1 1.3s[RG/123/1] R3:G3/R1:G1 G2 R2 0")
    game = Game.start(start, seats=["", ""]).play_turn(".x")
    assert str(game).endswith("\nwon 1 -\n")
    assert Game.parse(str(game)) == game
    assert game.rounds[0].won == ()


def test_a_shared_win() -> None:
    start = Position.parse("red7/1 1.3s[RG/1234/2] R2:G2:R4/G1:G3:R3 - G4R1 0")
    game = Game.start(start, seats=["", ""]).play_turn(".x")
    assert (game.position.points, game.result) == ((4, 4), "0=1")
    assert '\n[Result "0=1"]\n' in str(game)
    assert Game.parse(str(game)) == game
    assert game.next_round(seed="7") is None


@pytest.mark.parametrize(
    ("seats", "tags", "code"),
    [
        (["Ann"], {}, "seat-tags"),
        (["Ann", "Bob", "Cy"], {}, "seat-tags"),
        (["Ann", "B\nob"], {}, "tag-syntax"),
        (["Ann", "B\ud800b"], {}, "tag-syntax"),
        (["Ann", "Bob"], {"Event": "a\u2028b"}, "tag-syntax"),
        (["Ann", "Bob"], {"Eve nt": ""}, "tag-syntax"),
        (["Ann", "Bob"], {"": ""}, "tag-syntax"),
        (["Ann", "Bob"], {"1st": ""}, "tag-syntax"),
        (["Ann", "Bob"], {"Result": "*"}, "tag-twice"),
        (["Ann", "Bob"], {"Rules": "1.3"}, "tag-twice"),
        (["Ann", "Bob"], {"Red7": "1"}, "tag-twice"),
        (["Ann", "Bob"], {"Seat7": ""}, "tag-twice"),
    ],
)
def test_names_and_tags_are_checked(seats: list[str], tags: dict[str, str], code: str) -> None:
    start = SHORT.rounds[0].deal
    with pytest.raises(NotationError) as caught:
        Game.start(start, seats=seats, tags=tags)
    assert caught.value.code == code


@pytest.mark.parametrize("step", ["+O7", "."])
def test_a_record_starts_at_the_start_of_a_turn(step: str) -> None:
    position = SHORT.play(step).position
    with pytest.raises(NotationError) as caught:
        Game.start(position, seats=["", ""])
    assert caught.value.code == "deal-begun"


@pytest.mark.parametrize("text", ["", "a}b", "a\nb", "\x00", "\u2029", "\ud800"])
def test_comments_are_checked(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        SHORT.play_turn("+O7.").comment(text)
    assert caught.value.code == "comment"


def test_a_comment_needs_a_turn() -> None:
    for game in (SHORT, Game.parse("\n".join(LINES[:5]) + '\n[Result "*"]\n')):
        with pytest.raises(NotationError, match="no turn to comment on yet"):
            game.comment("hello")


def test_a_game_without_a_deal() -> None:
    text = "\n".join(LINES[:5]) + '\n[Result "*"]\n'
    game = Game.parse(text)
    assert (game.rounds, game.result, str(game)) == ((), "*", text)
    asked: list[Callable[[], object]] = [
        lambda: game.position,
        lambda: game.next_round(seed=7),
        lambda: game.play("."),
        game.play,
        lambda: game.play_turn(".x"),
    ]
    for ask in asked:
        with pytest.raises(NotationError, match=r"start one with Game\.start") as caught:
            ask()
        assert caught.value.code == "no-deal"
    assert game.view(0) == game


def test_tags_between_the_required_ones_are_kept() -> None:
    text = "\n".join([LINES[0], '[Event "x"]', *LINES[1:3], '[Site "y"]', *LINES[3:]]) + "\n"
    game = Game.parse(text)
    assert game.tags["Event"] == "x"
    assert game.tags["Site"] == "y"
    assert str(game) == text
    assert game.with_tags({"Round": "z"}).tags["Round"] == "z"
    with pytest.raises(NotationError):
        game.with_tags({"Event": "again"})


def test_a_last_line_need_not_end() -> None:
    assert Game.parse(RECORD.removesuffix("\n")) == Game.parse(RECORD)


def test_cards_won_may_stand_in_any_order() -> None:
    assert Game.parse(RECORD.replace("won 1 V3R1O1", "won 1 O1V3R1")) == Game.parse(RECORD)


# --- as one seat saw it --------------------------------------------------------------------------------------------


def test_a_record_as_one_seat_saw_it() -> None:
    seen = Game.parse(RECORD).view(Seat(1))
    lines = str(seen).splitlines()
    assert lines[7] == "deal red7/1 1.3dsa[ROV/1347/3] V4:*3/O7:R7V3O1 - *4 0 @1"
    assert lines[9] == "2. 1 +V3(R1)>R7-"
    assert lines[10] == "3. 0 +R3(??)>V7=(??) { a clock { ran out }"
    assert lines[22] == "5. 1 +R3(O3)>O3"
    assert Game.parse(str(seen)) == seen
    assert isinstance(seen.position, View)
    assert (seen.tags, seen.result) == (Game.parse(RECORD).tags, "1")


def test_a_seed_would_tell_every_card() -> None:
    start = SHORT.rounds[0].deal
    game = Game.start(start, seats=["Ann", "Bob"], tags={"Seed": "7", "Date": "2026-11-15"})
    assert game.tags["Seed"] == "7"
    for seat in (Seat(0), Seat(1), None):
        assert list(game.view(seat).tags) == ["Red7", "Rules", "Seat0", "Seat1", "Date", "Result"]


def test_what_a_seat_saw_goes_on_with_whole_turns() -> None:
    seen = SHORT.view(Seat(1)).play_turn("+O7.")
    assert seen == SHORT.play_turn("+O7.").view(Seat(1))
    asked: list[Callable[[], Game | None]] = [
        lambda: seen.play(Step.parse(".")),
        lambda: seen.view(None),
        lambda: seen.play_turn(".x").next_round(seed="7"),
    ]
    for ask in asked:
        with pytest.raises(NotationError) as caught:
            ask()
        assert caught.value.code == "game-of-views"


@given(tables(), st.integers())
def test_matches_round_trip_over_all_their_rounds(table: Table, number: int) -> None:
    chance = random.Random(number)
    game = Game.start(table.deal(), seats=[f"player {seat}" for seat in range(table.players)])
    for _ in range(60):
        position = game.position
        following = game.next_round(seed=table.seed) if position.is_over else game.play(choose(position, chance))
        if following is None:
            break
        game = following
    laws.record_round_trips(game)
    text = str(game)
    cut = text[: chance.randrange(len(text))]
    laws.a_broken_record_keeps_its_valid_part(text, cut)
