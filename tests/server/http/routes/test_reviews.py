"""Reviews: asked for, stopped, and gone on with."""

from __future__ import annotations

import asyncio
import json

import pytest

from red7 import Game, Red7Error, Rules, deal
from red7.protocol.around import ReviewView
from red7.protocol.decoding import decode
from red7.protocol.encoding import encode
from red7.server.limits import Asker
from red7.server.think.reviews import Reviews
from tests.support.site import GAME, Site, token


def test_a_game_is_reviewed(site: Site, game: str) -> None:
    ann = token()
    assert not site.get(f"/games/{game}/review", expected=204), "nobody has asked"
    assert not site.ask("DELETE", f"/games/{game}/review", expected=204)
    assert site.get("/games/nosuchgame/review", expected=404)["code"] == "no-game"
    begun = site.post(f"/games/{game}/review", expected=202, headers=ann)
    turns = Game.parse(GAME).rounds[0].turns
    assert (begun["state"], begun["turns"]) == ("going-on", len(turns))
    assert site.post(f"/games/{game}/review", expected=202, headers=ann)["state"] == "going-on", "asked again"
    found = _finished(site, game)
    assert found.done == len(turns)
    assert [one.turn for one in found.verdicts] == [str(entry.turn) for entry in turns]
    assert [point.chance for point in found.curve] == [one.played.chance.value for one in found.verdicts]
    assert {one.mark for one in found.verdicts} >= {"forced"}
    for one in found.verdicts:
        assert (one.better is None) is (one.mark in ("best", "forced")) or one.mark == "fine"
    assert site.post(f"/games/{game}/review", expected=202, headers=token())["state"] == "done", "it is kept"


def _finished(site: Site, game: str) -> ReviewView:
    while True:
        found = decode(ReviewView, json.dumps(site.get(f"/games/{game}/review")))
        if found.state == "done":
            return found
        site.run(asyncio.sleep(0.05))


def test_a_review_is_stopped_by_whoever_asked_for_it_and_goes_on_where_it_was(site: Site) -> None:
    ann, bob = token(), token()
    game = site.post("/games", expected=201, text=GAME.replace("Ann", "Dee"))["id"]
    other = site.post("/games", expected=201, text=GAME.replace("Ann", "Cy"))["id"]
    site.post(f"/games/{game}/review", expected=202, headers=ann)
    assert site.post(f"/games/{other}/review", expected=429, headers=ann)["code"] == "one-at-a-time"
    refused = site.ask("DELETE", f"/games/{game}/review", expected=403, headers=bob)
    assert refused["code"] == "not-asker"
    while site.get(f"/games/{game}/review")["done"] < 1:
        site.run(asyncio.sleep(0.01))
    stopped = site.ask("DELETE", f"/games/{game}/review", headers=ann)
    assert stopped["state"] == "stopped"
    assert 0 < stopped["done"] < stopped["turns"]
    assert site.thinking.waiting == 0
    assert site.ask("DELETE", f"/games/{game}/review", headers=bob)["state"] == "stopped", "there is nothing to stop"
    restarted = Reviews(site.storage, site.thinking)  # as after a restart: nothing but what was kept
    going = site.run(restarted.ask(game, Asker("192.0.2.1", "Bob")))
    assert going.state == "going-on"
    assert going.done == stopped["done"]
    assert [json.loads(encode(one)) for one in going.verdicts] == stopped["verdicts"]
    site.run(restarted.close())
    site.post(f"/games/{game}/review", expected=202, headers=bob)
    assert _finished(site, game).verdicts[: stopped["done"]] == going.verdicts


def test_a_review_that_could_not_be_kept_can_be_asked_for_again(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    def away(*_: object) -> None:
        raise Red7Error("database-unreachable", "away")

    ann = token()
    game = site.post("/games", expected=201, text=GAME.replace("Ann", "Eve"))["id"]
    with monkeypatch.context() as patched:
        patched.setattr(site.storage, "keep_review", away)
        site.post(f"/games/{game}/review", expected=202, headers=ann)
        assert site.ask("DELETE", f"/games/{game}/review", expected=204, headers=ann) == ""
    site.post(f"/games/{game}/review", expected=202, headers=ann)
    _finished(site, game)


def test_a_record_that_cannot_be_reviewed(site: Site) -> None:
    game = site.post("/games", expected=201, text=str(Game.parse(GAME).view(None)))["id"]
    assert site.post(f"/games/{game}/review", expected=422)["code"] == "review-onlooker"
    dealt = str(Game.start(deal(Rules.parse("1.3"), players=2, seed="7"), seats=["Ann", "Bob"]))
    game = site.post("/games", expected=201, text=dealt)["id"]
    assert site.post(f"/games/{game}/review", expected=422)["code"] == "review-empty"
    assert not site.get(f"/games/{game}/review", expected=204), "there is none"
    assert site.post("/games/nowhere/review", expected=404)["code"] == "no-game"
