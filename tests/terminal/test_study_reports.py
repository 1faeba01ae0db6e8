"""JSON about analyses and reviews."""

import json
import signal
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

from red7 import Game, Position
from red7.play.analysis import Analysis, Verdict, analyse, review
from tests.support.places import ROOT
from tests.support.running import printed, run

OPEN = "red7/1 1.3[RV/1234567/3] R3:V7R5V2/V6:R4V4R1 - V5R2V1R7V3R6 0"
VIEW = str(Position.parse(OPEN).view(0))
PLAYED = str(Game.start(OPEN, seats=["Ann", "Bob"]).play_turn("+V2>V7").play_turn("+R4>R1").play_turn("+R5.x"))
PAGE = (ROOT / "docs" / "json.md").read_text(encoding="utf-8")


def test_analyse() -> None:
    found = json.loads(printed("analyse", VIEW, "-b", "20", "--json"))
    real = analyse(VIEW, "20")
    assert (found["position"], found["seat"], found["worlds"]) == (VIEW, 0, 20)
    assert found["interrupted"] is False
    assert [one["turn"] for one in found["turns"]] == [str(option) for option in real.options]
    for one, option in zip(found["turns"], real.options, strict=True):
        assert one["chance"] == pytest.approx(option.chance._asdict(), abs=1e-4)
        assert one["loss"] == pytest.approx(option.loss._asdict(), abs=1e-4)
        assert (one["points"], one["out"]) == (None, option.goes_out)


def test_analyse_with_scoring_has_points() -> None:
    found = json.loads(printed("analyse", OPEN.replace("1.3[", "1.3s["), "--json"))
    assert found["solved"] == 1
    assert found["turns"][0]["points"]["value"] > 0


def test_an_interrupted_analysis(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*given: Any, progress: Callable[[int, int], None], **options: Any) -> Analysis:
        def tell(done: int, everything: int) -> None:
            progress(done, everything)
            if done == 3:
                signal.raise_signal(signal.SIGINT)

        return analyse(*given, progress=tell, **options)

    monkeypatch.setattr("red7.terminal.analysis.analyse", interrupted)
    ran = run("analyse", VIEW, "--json")
    found = json.loads(ran.stdout)
    assert (ran.exit_code, found["interrupted"], found["worlds"]) == (130, True, 4)


def test_review() -> None:
    found = json.loads(printed("review", "-", "-b", "20", "--json", given=PLAYED))
    assert [(one["round"], one["number"], one["seat"]) for one in found["verdicts"]] == [
        (1, 1, 0),
        (1, 2, 1),
        (1, 3, 0),
    ]
    assert [one["mark"] for one in found["verdicts"]] == [verdict.mark.value for verdict in review(PLAYED, "20")]
    assert found["verdicts"][0]["played"]["turn"] == "+V2>V7"
    assert found["verdicts"][0]["best"]["turn"] != "+V2>V7"
    assert found["verdicts"][2]["reply"] is None
    one_seat = json.loads(printed("review", "-", "-b", "20", "--seat", "1", "--json", given=PLAYED))
    assert one_seat["verdicts"] == [one for one in found["verdicts"] if one["seat"] == 1]


def test_an_interrupted_review(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: Any, **options: Any) -> Iterator[Verdict]:
        yield from islice(review(*arguments, **options), 2)
        raise KeyboardInterrupt

    monkeypatch.setattr("red7.terminal.review.review", interrupted)
    ran = run("review", "-", "-b", "5", "--json", given=PLAYED)
    found = json.loads(ran.stdout)
    assert (ran.exit_code, found["interrupted"], len(found["verdicts"])) == (130, True, 2)


def test_a_broken_record() -> None:
    ran = run("review", "-", "-b", "5", "--json", given=PLAYED.replace("2. 1 +R4>R1", "2. 1 +R4>R6"))
    found = json.loads(ran.stdout)
    assert (ran.exit_code, len(found["verdicts"]), found["error"]["turn"]) == (1, 1, 2)


def test_every_name_is_documented() -> None:
    analysed = json.loads(printed("analyse", VIEW, "-b", "3", "--json"))
    reviewed = json.loads(printed("review", "-", "-b", "3", "--json", given=PLAYED))
    shown = [analysed, *analysed["turns"], analysed["turns"][0]["chance"], reviewed, *reviewed["verdicts"]]
    for name in {name for one in shown for name in one}:
        assert f"`{name}`" in PAGE
