"""Games at a table, from the first seat to the last card, each player in a browser of their own."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Response, expect

from tests.support.axe import violations
from tests.support.serving import Served
from tests.support.visitors import DESKTOP, PHONE, SMALL_PHONE
from tests.support.web_players import HAND, MINE, Player, Way, expect_board, open_table, persons, play_on
from tests.web.conftest import Visit

SHORT = "red7/1 1.3[ROY/12345/3] R5:O4O2O1/Y4:Y5Y3R2 - O5R4R3O3Y2R1Y1 1"
EMPTY = "red7/1 1.3[ROY/12345/3] R5:O4O2O1/Y4:- - O5R4R3O3Y5Y3R2Y2R1Y1 1"
OVER_SOON = "red7/1 1.3[ROY/12345/3] R5:O4O2O1/Y4:-/Y2:- - O5R4R3O3Y5Y3R2R1Y1 1"
TAKING = "red7/1 1.3a[ROYG/1234567/4] R5O4O3Y2G3G1Y4:R1R2R3R4/R7:O1Y5G4G6 - R6O2O5O6O7Y1Y3Y6Y7G2G5G7 1"
BETTER_DISCARDED = "red7/1 1.1a[ROYG/1234567/4] R7:R1R2/O1O2O4:Y5G6 - R3R4R5R6O3O5O6O7Y1Y2Y3Y4Y6Y7G1G2G3G4G5G7 1"
YELLOW_FIVE = "[data-card=Y5]"
ACTIONS = "red7/1 1.3a[ROYG/1234567/4] R5:O1O7O3Y5/Y4:Y7Y3R1G5/G2:R7O6O5G1 - R2R3R4R6O2O4Y1Y2Y6G3G4G6G7 1"


def gather(visit: Visit, *ways: Way, url: str | None = None, **wanted: object) -> list[Player]:
    """People who sit at one table, whose cards are dealt."""
    kinds = {"mouse": DESKTOP, "keyboard": DESKTOP, "touch": PHONE}
    names = ("Ann", "Bob", "Cy", "Di")
    place = {"url": url} if url else {}
    players = [Player(visit(kind=kinds[way], **place), names[seat], way) for seat, way in enumerate(ways)]
    path = open_table(players[0].page, **{"seats": persons(len(ways))} | wanted)
    for player in players:
        player.sit(path)
    for player in players:
        expect_board(player)
    return players


def test_two_play_by_mouse_and_touch(visit: Visit) -> None:
    ann, bob = gather(visit, "mouse", "touch", position=SHORT)
    play_on(ann, bob)
    for player in (ann, bob):
        expect(player.page.get_by_role("heading", name="win")).to_be_visible()
    first = ann.page.url
    ann.page.get_by_role("button", name="Play again").click()
    bob.page.get_by_role("button", name="On to the next game").tap()
    for player in (ann, bob):  # both sit at the new table
        expect(player.page.locator("[data-phase=playing]")).to_be_visible()
        assert player.page.url != first
    assert ann.page.url == bob.page.url


@pytest.mark.long
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
        expect(page.get_by_role("heading", name="Ann wins the game.")).to_be_visible()
        expect(page.get_by_text("You go along in").first).to_be_visible()
    for page in (bob.page, watcher):  # they are carried along all the same
        page.wait_for_url(ann.page.url, timeout=20_000)
    expect(ann.page.locator("[data-seat]", has_text="Bob")).to_be_visible()
    expect(cy.page.get_by_role("heading", name="Ann wins the game.")).to_be_visible()
    cy.page.get_by_role("button", name="On to the next game").click()
    for player in (ann, bob, cy):
        expect(player.page.locator("[data-phase=playing]")).to_be_visible()


def test_one_plays_by_keyboard_against_bots(visit: Visit) -> None:
    bots = [{"kind": "person"}, {"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}]
    (ann,) = gather(visit, "keyboard", seats=bots, rules="1.3ds")
    play_one_round(ann)


def play_one_round(player: Player) -> None:
    """Plays until the round is over, bots playing the others."""
    for _ in range(60):
        player.page.wait_for_selector(f"{MINE}, [data-phase=between], [data-phase=over]")
        if not player.is_to_move():
            break
        player.move()
    expect(
        player.page.get_by_role("heading", name="round").or_(player.page.get_by_role("heading", name="game"))
    ).to_be_visible()


def test_a_card_is_shown_where_it_serves_best(visit: Visit) -> None:
    _, bob = gather(visit, "mouse", "keyboard", position=BETTER_DISCARDED)
    page = bob.page
    page.get_by_role("button", name="Yellow 5").click()
    bar = page.locator("[data-deed]")
    expect(page.locator("[data-deed=discard].primary")).to_be_visible()
    page.locator("[data-deed=play]").click()
    expect(bar).to_have_count(1)  # a 5 wants another card, so there is but the way back
    bob.move()
    expect(page.get_by_role("heading", name="Ann wins")).to_be_visible()


def test_a_card_shows_what_it_would_lead_to(visit: Visit) -> None:
    ann, bob = gather(visit, "mouse", "mouse", position=SHORT)
    page = bob.page
    expect(page.get_by_role("region", name="The rule in force")).to_contain_text("Red: highest card")
    expect(page.get_by_role("region", name="Palette of Ann")).to_contain_text("leading")
    card = page.get_by_role("button", name="Yellow 5")
    card.click()
    palette = page.get_by_role("region", name="Your palette")
    expect(palette.locator(YELLOW_FIVE)).to_be_visible()  # the ghost, where it would go
    expect(page.get_by_text("You would be behind Ann")).to_be_visible()
    expect(ann.page.get_by_role("region", name="Palette of Bob").locator(YELLOW_FIVE)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(palette.locator(YELLOW_FIVE)).to_have_count(0)
    expect(page.get_by_role("button", name="Red 2, cannot keep you in")).to_be_enabled()  # paler, not forbidden


def test_a_draft_is_seen_by_its_player_alone_and_can_be_taken_back(visit: Visit) -> None:
    ann, bob = gather(visit, "mouse", "mouse", position=SHORT)
    bob.page.get_by_role("button", name="Yellow 5").click()
    bob.page.locator("[data-deed=play-then-rule]").click()
    palette = bob.page.get_by_role("region", name="Your palette")
    expect(palette.locator(YELLOW_FIVE)).to_be_visible()
    bob.page.reload()  # a draft is kept by the server
    expect(palette.locator(YELLOW_FIVE)).to_be_visible()
    expect(ann.page.get_by_role("region", name="Palette of Bob").locator("[data-card]")).to_have_count(1)
    bob.page.locator("[data-deed=undo]").click()
    expect(palette.locator(YELLOW_FIVE)).to_have_count(0)
    expect(bob.page.locator(HAND)).to_have_count(3)


def test_a_card_can_be_dragged(visit: Visit) -> None:
    _, bob = gather(visit, "mouse", "mouse", position=SHORT)
    page = bob.page
    page.get_by_role("button", name="Yellow 5").drag_to(page.locator("[data-drop=palette]"))
    expect(page.get_by_role("region", name="Your palette").locator(YELLOW_FIVE)).to_be_visible()
    page.get_by_role("button", name="Yellow 3").drag_to(page.locator("[data-drop=canvas]"))
    expect(page.get_by_role("region", name="The rule in force")).to_contain_text("Yellow")
    expect(page.locator(MINE)).to_have_count(0)


def test_going_out_asks_first(visit: Visit) -> None:
    ann, bob = gather(visit, "mouse", "mouse", position=SHORT)
    bob.page.locator("[data-deed=nothing]").click()
    expect(bob.page.get_by_text("you would be out of this round")).to_be_visible()
    bob.page.locator("[data-deed=stay]").click()
    expect(bob.page.locator(MINE)).to_be_visible()
    bob.page.locator("[data-deed=nothing]").click()
    bob.page.locator("[data-deed=go-out]").click()
    expect(ann.page.get_by_role("heading", name="You win the game.")).to_be_visible()
    expect(bob.page.get_by_role("heading", name="Ann wins the game.")).to_be_visible()


@pytest.mark.long
def test_going_out_is_not_asked_about_where_nothing_else_can_be_done(visit: Visit) -> None:
    _, bob = gather(visit, "mouse", "mouse", position=EMPTY)
    expect(bob.page.get_by_text("Your hand is empty")).to_be_visible()
    expect(bob.page.locator("[data-deed=hint]")).to_have_count(0)
    bob.page.locator("[data-deed=leave]").click()
    expect(bob.page.get_by_role("heading", name="Ann wins the game.")).to_be_visible()


def test_what_to_do_next_is_said_in_the_middle_of_a_turn(visit: Visit) -> None:
    _, bob = gather(visit, "mouse", "mouse", position=SHORT)
    bob.page.get_by_role("button", name="Yellow 5").click()
    bob.page.locator("[data-deed=play-then-rule]").click()
    expect(bob.page.get_by_text("its colour becomes the rule")).to_be_visible()


def test_another_palettes_card_is_chosen_by_one_tap_or_in_a_tray(visit: Visit) -> None:
    """Cards that lie side by side are tapped themselves; a fan that is too narrow for a finger opens a tray."""
    seats = [{"kind": "bot", "level": 1}, {"kind": "person"}]
    for kind, card in ((PHONE, "Orange 3"), (SMALL_PHONE, "Yellow 2")):
        ann = Player(visit(kind=kind), "Ann", "touch")
        ann.sit(open_table(ann.page, seats=seats, position=TAKING))
        ann.press(ann.page.get_by_role("button", name="Orange 1"))
        ann.press(ann.page.locator("[data-deed=play]"))
        theirs = ann.page.get_by_role("region", name="Palette of Bot")
        if kind is SMALL_PHONE:
            ann.press(theirs.get_by_role("button", name="Choose one of"))
            boxes = theirs.locator("[data-tray] button").evaluate_all("all => all.map(one => one.offsetWidth)")
            assert min(boxes) >= 44
            ann.press(theirs.locator("[data-tray]").get_by_role("button", name=card))
            expect(theirs.locator("[data-tray]")).to_have_count(0)
        else:
            ann.press(theirs.get_by_role("button", name=card))
        chosen = theirs.get_by_role("button", name=card)
        expect(chosen).to_have_attribute("aria-pressed", "true")
        expect(ann.page.locator("[data-deed=deck]")).to_be_visible()


@pytest.mark.long
def test_the_story_is_told_again_after_a_reload(visit: Visit) -> None:
    ann, bob = gather(visit, "mouse", "mouse", position=SHORT)
    bob.move()
    story = ann.page.get_by_role("list", name="The game so far")
    expect(story).to_contain_text("Bob played")
    told = story.inner_text().replace("Bob is here.\n", "")  # of whom the server keeps no account
    ann.page.reload()
    expect(story).to_contain_text("Bob played")
    assert story.inner_text().replace("Bob is here.\n", "") == told


def test_a_hint_names_the_best_turns(visit: Visit) -> None:
    _, bob = gather(visit, "mouse", "mouse", position=SHORT)
    bob.page.locator("[data-deed=hint]").click()
    expect(bob.page.get_by_text("% to win").first).to_be_visible(timeout=60_000)


def test_chat_and_mute(visit: Visit) -> None:
    ann, bob = gather(visit, "mouse", "mouse", position=SHORT)
    for player in (ann, bob):
        player.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Say something").fill("<b>Good luck</b>")
    ann.page.get_by_role("button", name="Send").click()
    lines = bob.page.get_by_role("list", name="Chat")
    expect(lines).to_contain_text("<b>Good luck</b>")  # plain text, no markup
    bob.page.get_by_text("Mute somebody").click()
    bob.page.get_by_role("checkbox", name="Ann").check()
    ann.page.get_by_role("button", name="Well played").click()
    expect(ann.page.get_by_role("list", name="Chat")).to_contain_text("Well played")
    bob.page.get_by_role("button", name="Thanks").click()
    expect(lines).to_contain_text("Thanks")
    expect(lines).not_to_contain_text("Well played")


@pytest.mark.long
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
    expect(page.get_by_role("button", name="Leave the seat")).to_be_visible()
    expect(page.locator(".seats").get_by_text("open")).to_have_count(2)


def test_what_was_said_is_marked_until_it_is_read(visit: Visit) -> None:
    ann, bob = gather(visit, "mouse", "touch", position=SHORT)
    story = bob.page.get_by_role("button", name="Story")
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_role("button", name="Hello").click()
    expect(story).to_have_accessible_name("Story 1 new message")
    expect(ann.page.get_by_role("tab", name="Chat")).to_have_accessible_name("Chat")  # one's own is no news
    story.tap()
    expect(bob.page.get_by_role("list", name="Chat")).to_contain_text("Hello")
    bob.page.get_by_role("button", name="Close").tap()
    expect(story).to_have_accessible_name("Story")
    bob.page.reload()
    expect(bob.page.locator(MINE)).to_be_visible()
    expect(story).to_have_accessible_name("Story")  # what was read stays read


def test_bots_are_not_asked(visit: Visit) -> None:
    (ann,) = gather(visit, "mouse", seats=[{"kind": "person"}, {"kind": "bot", "level": 1}])
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Pause the game").click()
    expect(ann.page.get_by_role("button", name="Go on")).to_be_visible()
    story = ann.page.get_by_role("list", name="The game so far")
    expect(story).to_contain_text("The game pauses.")
    expect(story).not_to_contain_text("You ask")


def test_a_reload_a_lost_network_and_a_restart(visit: Visit, own_site: Served) -> None:
    ann, bob = gather(visit, "mouse", "mouse", url=own_site.url, position=SHORT)
    bob.page.reload()
    expect(bob.page.locator(MINE)).to_be_visible()
    bob.page.get_by_role("button", name="Yellow 3").click()
    bob.page.locator("[data-deed=play-then-rule]").click()
    expect(bob.page.locator("[data-deed=undo]")).to_be_visible()

    bob.visitor.context.set_offline(True)
    expect(bob.page.get_by_text("No connection")).to_be_visible()
    bob.page.get_by_role("button", name="Yellow 5").click()
    bob.page.locator("[data-deed=discard]").click()  # sent when the network is back
    bob.visitor.context.set_offline(False)
    expect(bob.page.get_by_text("No connection")).to_have_count(0, timeout=20_000)
    expect(ann.page.locator(MINE)).to_be_visible(timeout=20_000)
    story = ann.page.get_by_role("list", name="The game so far")
    expect(story).to_contain_text("Bob changed the rule")
    assert story.inner_text().count("Bob played") == 1

    own_site.stop()
    for player in (ann, bob):
        expect(player.page.get_by_text("No connection")).to_be_visible(timeout=20_000)
    own_site.start()
    for player in (ann, bob):
        expect(player.page.get_by_text("No connection")).to_have_count(0, timeout=20_000)
    play_on(ann, bob)


def test_a_seat_survives_the_browser(visit: Visit) -> None:
    ann, bob = gather(visit, "mouse", "mouse", position=SHORT)
    path = bob.page.url
    kept = bob.visitor.context.storage_state()
    bob.page.close()
    back = Player(visit(storage_state=kept), "Bob")
    back.page.goto(path)
    expect(back.page.locator(MINE)).to_be_visible()
    play_on(ann, back)


def test_a_stranger_cannot_take_a_seat(visit: Visit) -> None:
    _, bob = gather(visit, "mouse", "mouse", position=SHORT)
    stranger = visit().page
    stranger.goto(bob.page.url)
    expect(stranger.get_by_text("You are looking on.")).to_be_visible()
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


def test_an_onlooker_finds_no_hand(visit: Visit) -> None:
    """Neither on the page, nor in what came over the network, nor in what the browser keeps."""
    players = gather(visit, "mouse", "mouse", rules="1.3ds")
    watcher = visit()
    heard: list[str] = []
    watcher.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    answers: list[Response] = []
    watcher.page.on("response", lambda answer: answers.append(answer) if "/api/tables/" in answer.url else None)
    watcher.page.goto(players[0].page.url)
    expect(watcher.page.get_by_text("You are looking on.")).to_be_visible()
    letters = {"Red": "R", "Orange": "O", "Yellow": "Y", "Green": "G", "Blue": "B", "Indigo": "I", "Violet": "V"}

    def hands() -> set[tuple[str, str]]:
        """Each card as it is written, and as it is named."""
        labels = [
            label.split(",")[0]
            for one in players
            for label in one.page.locator(HAND).evaluate_all("all => all.map(one => one.ariaLabel)")
        ]
        return {(letters[label.split()[0]] + label.split()[1], label) for label in labels}

    for _ in range(6):
        mover = next(player for player in players if player.is_to_move())
        mover.move()
        held = hands()
        page = watcher.page.evaluate("document.documentElement.outerHTML")
        kept = watcher.page.evaluate("JSON.stringify([localStorage, sessionStorage])")
        heard += [answer.text() for answer in answers]
        answers.clear()
        assert held
        for card, name in held:
            assert f'data-card="{card}"' not in page
            assert f"{name}<" not in page
            assert f'"{name}' not in page
            assert card not in kept
            assert card not in "".join(heard)
        if not any(player.is_to_move() for player in players):
            break
    assert any('"event"' in text for text in heard)


def sized(width: int, height: int, kind: dict[str, object] = DESKTOP) -> dict[str, object]:
    """A window of another size."""
    return kind | {"viewport": {"width": width, "height": height}}


FITTING = [
    pytest.param(DESKTOP, id="desk"),
    pytest.param(PHONE, id="phone"),
    pytest.param(SMALL_PHONE, id="small"),
    pytest.param(sized(844, 390, PHONE), id="across", marks=pytest.mark.long),
    pytest.param(sized(820, 1180, PHONE), id="tablet", marks=pytest.mark.long),
    pytest.param(sized(1024, 768), id="1024", marks=pytest.mark.long),
    pytest.param(sized(1280, 600), id="low", marks=pytest.mark.long),
    pytest.param(sized(1920, 1080), id="large", marks=pytest.mark.long),
]
VISIBLE = """all => all.map(one => {
    const end = one.closest("main")?.getBoundingClientRect().bottom ?? innerHeight;  // the foot may cover no card
    const {left, right, top, bottom} = one.getBoundingClientRect();
    return left >= 0 && right <= innerWidth + 0.5 && top >= 0 && bottom <= Math.min(end, innerHeight) + 0.5;
})"""


@pytest.mark.parametrize("kind", FITTING)
def test_four_with_seven_cards_each_fit(visit: Visit, kind: dict[str, object]) -> None:
    seats = [{"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}, {"kind": "person"}, {"kind": "bot", "level": 1}]
    visitor = visit(kind=kind)
    path = open_table(visitor.page, seats=seats, position=FULL, clock={"turn": 60, "reserve": 120})
    ann = Player(visitor, "Ann")
    ann.sit(path)
    expect(ann.page.locator(MINE)).to_be_visible()
    for selector, count in ((HAND, 7), ("[data-zone=palette] [data-card]", 28), ("[data-deed]", 2)):
        seen = ann.page.locator(selector).evaluate_all(VISIBLE)
        assert seen == [True] * count, selector
    assert not ann.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not ann.page.evaluate("document.documentElement.scrollHeight > innerHeight")
    lefts = ann.page.locator(HAND).evaluate_all("all => all.map(one => one.getBoundingClientRect().left)")
    assert min(after - before for before, after in pairwise(lefts)) >= 44  # to be met by a finger
    palette = ann.page.get_by_role("region", name="Your palette")
    clock = palette.get_by_role("timer").bounding_box()
    counted = palette.locator("header [role=img]:visible").last.bounding_box()
    assert clock
    assert counted
    assert counted["x"] + counted["width"] <= clock["x"]

    ann.page.locator("[data-deed=hint]").click()
    hints = ann.page.locator(".hints li")
    expect(hints.first).to_contain_text("%", timeout=60_000)
    for selector, count in ((HAND, 7), ("[data-zone=palette] [data-card]", 28)):
        seen = ann.page.locator(selector).evaluate_all(VISIBLE)
        assert seen == [True] * count, f"{selector} with hints"
    assert hints.evaluate_all(VISIBLE) == [True] * 3
    ann.page.get_by_role("button", name="Close").click()
    expect(ann.page.locator("[data-deed=hint]")).to_be_visible()


@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_the_end_is_in_view(visit: Visit, way: Way) -> None:
    ann, bob = gather(visit, way, way, position=SHORT)
    bob.press(bob.page.locator("[data-deed=nothing]"))
    bob.press(bob.page.locator("[data-deed=go-out]"))
    for player in (ann, bob):
        for ending in (
            player.page.get_by_role("heading", name="the game."),
            player.page.get_by_role("button", name="Play again"),
            player.page.get_by_role("link", name="Look at the game"),
        ):
            expect(ending).to_be_in_viewport(ratio=1)


FULL = (
    "red7/1 1.3ds R6B4V2I7Y3G1O5:R1Y6G4B7/Y7O4G3B1I6V5R2:Y5I5O2/R4O3Y2I1G7B5V6:R7O6Y4G2B3I4V1/G6B6I3V4Y1O7R3:R5O1G5"
    " - B2I2V7V3 2"
)


@pytest.mark.long
@pytest.mark.parametrize(
    "ways", [("mouse",) * 3, ("touch",) * 3, ("keyboard",) * 3], ids=["mouse", "touch", "keyboard"]
)
def test_three_with_actions(visit: Visit, ways: tuple[Way, ...]) -> None:
    players = gather(visit, *ways, position=ACTIONS)
    play_on(*players)
    expect(players[0].page.get_by_role("link", name="Look at the game")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("rules", ["1.3", "1.3dsa", "1.0", "1.1a", "1.2d"])
def test_four_play_a_dealt_game(visit: Visit, rules: str) -> None:
    players = gather(visit, "mouse", "touch", "keyboard", "mouse", rules=rules)
    play_on(*players, turns=1500)
    for player in players:
        expect(player.page.get_by_role("link", name="Look at the game")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("way", ["mouse", "touch", "keyboard"])
def test_two_play_a_dealt_game(visit: Visit, way: Way) -> None:
    players = gather(visit, way, way)
    play_on(*players)
    for player in players:
        expect(player.page.get_by_role("link", name="Look at the game")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("kind", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_everybody_can_use_the_table(visit: Visit, kind: dict[str, object], scheme: str) -> None:
    seats = [{"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}, {"kind": "person"}, {"kind": "bot", "level": 1}]
    visitor = visit(kind=kind, color_scheme=scheme, reduced_motion="reduce")
    path = open_table(visitor.page, seats=seats, position=FULL)
    visitor.page.goto(path)
    expect(visitor.page.get_by_role("button", name="Sit down")).to_be_visible()
    assert violations(visitor.page) == []
    ann = Player(visitor, "Ann")
    ann.sit(path)
    expect(ann.page.locator(MINE)).to_be_visible()
    assert violations(ann.page) == []
    ann.page.get_by_role("button", name="Violet 1").click()
    assert violations(ann.page) == []
    ann.page.get_by_role("button", name="Menu").click()
    assert violations(ann.page) == []
