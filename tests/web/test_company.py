"""Others at a table: chat, seats that are kept, strangers and onlookers."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Response, expect

from red7 import deal
from tests.support.serving import served
from tests.support.visitors import Visit, need_client
from tests.support.web_players import HAND, MINE, Player, gather, open_table, persons, play_on
from tests.support.web_positions import OVER_SOON, SHORT


def test_a_rematch_leaves_time_for_the_result(visit: Visit) -> None:
    ann, bob, cy = gather(visit, "mouse", "mouse", "mouse", position=OVER_SOON)
    watcher = visit().page
    watcher.goto(bob.page.url)
    for loser in (bob, cy):
        loser.page.locator("[data-deed=leave]").click()
    first = bob.page.url
    ann.page.get_by_role("button", name="Play again").click()
    ann.page.wait_for_url(lambda url: url != first)
    cy.page.get_by_role("button", name="Stay here").click()
    for page in (bob.page, watcher):
        expect(page.get_by_role("heading", name="Ann won the game.")).to_be_visible()
        expect(page.get_by_text("You’ll join it in").first).to_be_visible()
    for page in (bob.page, watcher):  # they are carried along all the same
        page.wait_for_url(ann.page.url, timeout=20_000)
    expect(ann.page.locator("[data-seat]", has_text="Bob")).to_be_visible()
    expect(cy.page.get_by_role("heading", name="Ann won the game.")).to_be_visible()
    cy.page.get_by_role("button", name="Go to the next game").click()
    for player in (ann, bob, cy):
        expect(player.page.locator("[data-phase=playing]")).to_be_visible()


def test_the_story_is_told_again_after_a_reload(visit: Visit) -> None:
    ann, bob = gather(visit, "mouse", "mouse", position=SHORT)
    bob.move()
    story = ann.page.get_by_role("list", name="The game so far")
    expect(story).to_contain_text("Bob: 5 to the palette, rule changed with 3, winning: ")
    told = story.inner_text().replace("Bob is online.\n", "")  # of whom the server keeps no account
    ann.page.reload()
    expect(story).to_contain_text("Bob: 5")
    assert story.inner_text().replace("Bob is online.\n", "") == told


@pytest.mark.quick
def test_chat_and_mute(visit: Visit) -> None:
    ann, bob = gather(visit, "mouse", "mouse", position=SHORT)
    for player in (ann, bob):
        player.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Say something").fill("<b>Good luck</b>")
    ann.page.get_by_role("button", name="Send").click()
    lines = bob.page.get_by_role("list", name="Chat")
    expect(lines).to_contain_text("<b>Good luck</b>")  # plain text, no markup
    bob.page.get_by_text("Mute or report a player").click()
    bob.page.get_by_role("checkbox", name="Ann").check()
    ann.page.get_by_role("button", name="Well played").click()
    expect(ann.page.get_by_role("list", name="Chat")).to_contain_text("Well played")
    bob.page.get_by_role("button", name="Thanks").click()
    expect(lines).to_contain_text("Thanks")
    expect(lines).not_to_contain_text("Well played")
    report = bob.page.get_by_role("button", name="Report Ann")
    report.click()
    expect(report).to_have_text("Reported")
    expect(report).to_be_disabled()


def test_a_server_without_chat_has_no_box_for_it_once_it_has_said_so(visit: Visit, tmp_path: Path) -> None:
    need_client()
    with served(f"sqlite:///{tmp_path / 'red7.db'}", tmp_path, "--no-chat") as server:
        ann, _ = gather(visit, "mouse", "mouse", url=server.url, position=SHORT)
        ann.page.get_by_role("tab", name="Chat").click()
        box = ann.page.get_by_label("Say something")
        box.fill("Hello")
        ann.page.get_by_role("button", name="Send").click()
        expect(ann.page.get_by_text("This server has no chat.")).to_be_visible()
        expect(box).to_have_count(0)
        ann.page.reload()
        ann.page.get_by_role("tab", name="Chat").click()
        ann.page.get_by_role("button", name="Thanks").click()
        expect(ann.page.get_by_role("list", name="Chat")).to_contain_text("Thanks")
        expect(box).to_have_count(0)


def test_whoever_waits_is_told_for_what_and_can_learn_the_game(visit: Visit) -> None:
    page = visit().page
    page.goto(open_table(page, seats=persons(3)))
    learn = page.get_by_role("link", name="New to the game?")
    expect(learn).to_have_attribute("href", "/learn")
    expect(learn).to_have_attribute("target", "_blank")  # the seat is kept meanwhile
    page.get_by_label("Your name at the table").fill("Ann")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("once every seat is taken")).to_be_visible()


def test_what_is_sent_twice_is_said_once(visit: Visit) -> None:
    """And what is written meanwhile stays."""
    ann, _ = gather(visit, "mouse", "mouse", position=SHORT)
    ann.page.get_by_role("tab", name="Chat").click()
    box = ann.page.get_by_label("Say something")
    box.fill("Hello")
    box.evaluate(
        """box => {
            box.form.requestSubmit();
            box.form.requestSubmit();
            box.value = "And good luck";
            box.dispatchEvent(new Event("input", {bubbles: true}));
        }"""
    )
    lines = ann.page.get_by_role("list", name="Chat")
    expect(lines).to_contain_text("Hello")
    expect(box).to_have_value("And good luck")
    box.press("Enter")
    expect(lines).to_contain_text("And good luck")
    assert lines.inner_text().count("Hello") == 1


def test_whoever_sits_down_twice_has_one_seat(visit: Visit) -> None:
    page = visit().page
    page.goto(open_table(page, seats=persons(3), one_device=True, starts="by-hand"))
    box = page.get_by_label("Your name at the table")
    box.fill("Ann")
    box.evaluate(
        """box => {
            box.form.requestSubmit();
            box.value = "Anna";
            box.dispatchEvent(new Event("input", {bubbles: true}));
            box.form.requestSubmit();
        }"""
    )
    expect(page.get_by_role("button", name="Leave seat")).to_be_visible()
    expect(page.locator(".seats").get_by_text("open")).to_have_count(2)


def test_what_was_said_is_marked_until_it_is_read(visit: Visit) -> None:
    ann, bob = gather(visit, "mouse", "touch", position=SHORT)
    story = bob.page.get_by_role("button", name="Log")
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_role("button", name="Hello").click()
    expect(story).to_have_accessible_name("Log 1 new message")
    expect(ann.page.get_by_role("tab", name="Chat")).to_have_accessible_name("Chat")  # one's own is no news
    story.tap()
    expect(bob.page.get_by_role("list", name="Chat")).to_contain_text("Hello")
    bob.page.get_by_role("button", name="Close").tap()
    expect(story).to_have_accessible_name("Log")
    bob.page.reload()
    expect(bob.page.locator(MINE)).to_be_visible()
    expect(story).to_have_accessible_name("Log")  # what was read stays read


def test_bots_are_not_asked(visit: Visit) -> None:
    (ann,) = gather(visit, "mouse", seats=[{"kind": "person"}, {"kind": "bot", "level": 1}])
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Pause the game").click()
    expect(ann.page.get_by_role("button", name="Resume")).to_be_visible()
    story = ann.page.get_by_role("list", name="The game so far")
    expect(story).to_contain_text("The game is paused.")
    expect(story).not_to_contain_text("You ask")


def test_a_seat_survives_the_browser(visit: Visit) -> None:
    ann, bob = gather(visit, "mouse", "mouse", position=SHORT)
    path = bob.page.url
    kept = bob.visitor.context.storage_state()
    bob.page.close()
    back = Player(visit(storage_state=kept), "Bob")
    back.page.goto(path)
    expect(back.page.locator(MINE)).to_be_visible()
    play_on(ann, back)


@pytest.mark.firefox
def test_a_stranger_cannot_take_a_seat(visit: Visit) -> None:
    _, bob = gather(visit, "mouse", "mouse", position=SHORT)
    stranger = visit().page
    stranger.goto(bob.page.url)
    expect(stranger.get_by_text("You’re watching.")).to_be_visible()
    expect(stranger.locator(HAND)).to_have_count(0)
    expect(stranger.get_by_role("button", name="Sit down")).to_have_count(0)
    answer = stranger.evaluate(
        """async () => {
            await fetch("/api/me");
            const id = location.pathname.split("/").pop();
            const body = {type: "sit", id: "x", seq: 0, nickname: "Eve", bits: "ab".repeat(16), seat: 1};
            const headers = {"Content-Type": "application/json"};
            const asked = {method: "POST", headers, body: JSON.stringify(body)};
            return (await (await fetch(`/api/tables/${id}/commands`, asked)).json()).code;
        }"""
    )
    assert answer == "begun"


@pytest.mark.chromium  # listens to sockets
@pytest.mark.quick
def test_an_onlooker_finds_no_hand(visit: Visit) -> None:
    """Neither on the page, nor in what came over the network, nor in what the browser keeps."""
    players = gather(visit, "mouse", "mouse", position=str(deal("1.3ds", players=2, seed=7)))
    watcher = visit()
    heard: list[str] = []
    watcher.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    answers: list[Response] = []
    watcher.page.on("response", lambda answer: answers.append(answer) if "/api/tables/" in answer.url else None)
    watcher.page.goto(players[0].page.url)
    expect(watcher.page.get_by_text("You’re watching.")).to_be_visible()
    table = watcher.page.url.rpartition("/")[2]  # may look like a card
    letters = {"Red": "R", "Orange": "O", "Yellow": "Y", "Green": "G", "Blue": "B", "Indigo": "I", "Violet": "V"}

    def hands() -> set[tuple[str, str]]:
        """Each card as it is written, and as it is named."""
        labels = [
            label.split(",")[0]
            for one in players
            for label in one.page.locator(HAND).evaluate_all("all => all.map(one => one.ariaLabel)")
        ]
        return {(letters[label.split()[0]] + label.split()[1], label) for label in labels}

    for _ in range(4):
        mover = next(player for player in players if player.is_to_move())
        mover.move()
        if not any(player.is_to_move() for player in players):
            break
        held = hands()
        page = watcher.page.evaluate("document.documentElement.outerHTML")
        kept = watcher.page.evaluate("JSON.stringify([localStorage, sessionStorage])").replace(table, "")
        heard += [answer.text() for answer in answers]
        answers.clear()
        assert held
        for card, name in held:
            assert f'data-card="{card}"' not in page
            assert f"{name}<" not in page
            assert f'"{name}' not in page
            assert card not in kept
            assert card not in "".join(heard).replace(table, "")
    assert any('"event"' in text for text in heard)
