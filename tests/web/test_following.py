"""A game that can be followed: at one's own pace, in one order, with the reasons, and with an end that tells it all."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.visitors import IN_VIEW, PHONE, SMALL_PHONE, Visit
from tests.support.web_players import MINE, Player, gather, open_table, persons
from tests.support.web_positions import OVER_SOON, SHORT

BOT = {"kind": "bot", "level": 1}
WITH_BOTS = "red7/1 1.3[ROYG/1234567/4] O5:R7Y2Y3/Y4:G6O6O3/G2:R6Y7Y6 - R1R2R3R4R5O1O2O4O7Y1Y5G1G3G4G5G7 0"
HOPELESS = "red7/1 1.3[ROY/12345/3] R5:O4O2O1/Y1:Y2 - O5R4R3O3Y5Y3Y4R2R1 1"
SEVENS = "R7O7Y7G7B7I7V7"


def story(page: Page) -> Locator:
    """The list of what happened."""
    return page.get_by_role("list", name="The game so far")


def test_bots_wait_until_their_turns_have_been_seen(visit: Visit) -> None:
    ann = Player(visit(), "Ann")
    page = ann.page
    told: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: told.append(str(frame))))
    page.clock.install()
    path = open_table(page, seats=[{"kind": "person"}, BOT, BOT], position=WITH_BOTS)
    page.evaluate("localStorage.setItem('red7.speed', 'normal')")
    ann.sit(path)
    expect(page.locator(MINE)).to_be_visible()
    page.clock.pause_at(page.evaluate("Date.now() + 60_000"))
    page.get_by_role("button", name="Red 7").click()
    page.locator("[data-deed=play]").click()
    own, bots = (story(page).locator("li", has_text=re.compile(f"^({name}): ")) for name in ("You", "Nino|Mia"))
    expect(own).to_have_count(1)
    for _ in range(500):
        if sum('"kind":"turned"' in frame for frame in told) >= 3:
            break
        page.wait_for_timeout(20)
    turned = [json.loads(frame) for frame in told if '"kind":"turned"' in frame]
    assert len(turned) >= 3, "the server has told all"
    expect(bots).to_have_count(0)
    page.clock.run_for(1_600)
    expect(bots).to_have_count(1)
    page.clock.run_for(1_600)
    expect(bots).to_have_count(2)


def test_the_speed_is_chosen_and_kept(visit: Visit) -> None:
    (ann,) = gather(visit, "mouse", seats=[*persons(1), BOT])
    page = ann.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Speed of the bots").select_option("Slow")
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Speed of the bots")).to_have_value("slow")


@pytest.mark.firefox
def test_the_last_turns_are_shown_again(visit: Visit) -> None:
    ann, bob = gather(visit, "mouse", "mouse", position=SHORT)
    bob.move()
    expect(ann.page.locator(MINE)).to_be_visible()
    ann.page.get_by_role("button", name="Show the last turns again").click()
    foot = ann.page.get_by_role("region", name="Your side")
    expect(foot).to_contain_text("Bob: 5 to the palette, rule changed with 3, winning: ")
    expect(foot.get_by_role("button", name="Hint")).to_have_count(0)
    foot.get_by_role("button", name="Back to the game").click()
    expect(ann.page.locator("[data-zone=hand] button")).to_have_count(3)
    ann.page.get_by_role("button", name="Show the last turns again").click()
    expect(foot.get_by_role("button", name="Back to the game")).to_be_visible()
    expect(ann.page.locator("[data-zone=hand] button")).to_have_count(3)  # it ends by itself


def test_the_newest_line_is_nearest_to_the_hand(visit: Visit) -> None:
    """On a phone as beside the board, and the name is said once."""
    ann, bob = gather(visit, "touch", "mouse", position=SHORT)
    bob.move()
    expect(ann.page.locator(MINE)).to_be_visible()
    lines = ann.page.locator("main .latest ol li")
    told = lines.evaluate_all(
        """all => all.map(one => [one.getBoundingClientRect(), one.innerText])
            .filter(([{right}]) => right <= innerWidth).map(([{top}, text]) => [top, text])"""
    )
    newest = max(told)[1]
    assert newest.startswith("Bob: ")
    assert newest.count("Bob") == 1
    assert story(bob.page).locator("li").last.inner_text().startswith("You: ")


def test_that_nothing_helps_is_said_at_once(visit: Visit) -> None:
    _, bob = gather(visit, "mouse", "mouse", position=HOPELESS)
    sentence = bob.page.locator(".sentence")
    expect(sentence).to_contain_text("Nothing can keep you in any more")
    expect(sentence).to_contain_text("Ann is winning: highest card")


def test_why_one_is_out_stays_to_be_read(visit: Visit) -> None:
    _, bob, _ = gather(visit, "mouse", "mouse", "mouse", position=OVER_SOON)
    bob.page.locator("[data-deed=leave]").click()
    foot = bob.page.get_by_role("region", name="Your side")
    expect(foot).to_contain_text("You’re out. Ann was winning: highest card")
    bob.page.reload()
    expect(foot).to_contain_text("You’re out. Ann was winning: highest card")


def test_why_a_bot_plays_is_said_at_the_seat_and_to_its_player(visit: Visit) -> None:
    ann, bob = gather(visit, "mouse", "mouse", clock={"turn": 5, "reserve": 0})
    slow, other = (ann, bob) if ann.is_to_move() else (bob, ann)
    foot = slow.page.get_by_role("region", name="Your side")
    expect(foot.get_by_text("Your time ran out, so a bot is playing for you.")).to_be_visible(timeout=20_000)
    expect(story(slow.page)).to_contain_text("Your time ran out; a bot takes over.")
    expect(other.page.get_by_text("time ran out; bot playing")).to_be_visible()


def test_the_end_tells_how_everybody_came_out(visit: Visit) -> None:
    ann, bob, cy = gather(visit, "mouse", "mouse", "mouse", position=OVER_SOON)
    for loser in (bob, cy):
        loser.page.locator("[data-deed=leave]").click()
    for late in (False, True):
        if late:
            ann.page.reload()
        rows = ann.page.get_by_role("table", name="Placings").get_by_role("row")
        expect(rows).to_have_text(["1.Ann", "2.Cy", "3.Bob"])


def test_the_end_tells_which_turn_decided_it(visit: Visit) -> None:
    ann, bob = gather(visit, "mouse", "mouse", position=SHORT)
    bob.move()
    expect(ann.page.locator(MINE)).to_be_visible()
    ann.page.locator("[data-deed=nothing], [data-deed=leave]").first.click()
    if ann.page.locator("[data-deed=go-out]").count():
        ann.page.locator("[data-deed=go-out]").click()
    ending = bob.page.get_by_role("region", name="You won the game.")
    expect(ending).to_contain_text("The decisive turn You: 5 to the palette, rule changed with 3, winning: ")
    for name in ("Play again", "Replay the game", "Home"):
        expect(ending.get_by_text(name, exact=True)).to_be_visible()


@pytest.mark.parametrize("kind", [PHONE, SMALL_PHONE], ids=["phone", "small"])
def test_the_end_of_a_round_leaves_the_palette_in_view(visit: Visit, kind: dict[str, object]) -> None:
    rest = "".join(
        card
        for card in (colour + number for colour in "ROYGBIV" for number in "7654321")
        if card not in SEVENS + "G1Y4Y2Y3O1"
    )
    visitors = [visit(kind=kind) for _ in range(4)]
    players = [Player(one, name, "touch") for one, name in zip(visitors, ("Ann", "Bob", "Cy", "Di"), strict=True)]
    ann = players[0]
    position = f"red7/1 1.3s {SEVENS}:G1/Y4:-/Y2:-/Y3:- O1 {rest} 1"
    path = open_table(ann.page, seats=persons(4), position=position)
    for player in players:
        player.sit(path)
    for player in players[1:]:
        player.press(player.page.locator("[data-deed=leave]"))
    for player in players[:2]:
        expect(player.page.get_by_role("heading", name="won the game.")).to_be_visible()
        won = player.page.locator("[data-seat].leading [data-zone=palette] [data-card]")
        expect(won).to_have_count(7)
        assert won.evaluate_all(IN_VIEW) == [True] * 7
        for name in ("Play again", "Replay the game", "Home"):
            expect(player.page.get_by_text(name, exact=True)).to_be_in_viewport(ratio=1)
