"""What holds for every position and every record: each law is a function that asserts it."""

import random
import re
from collections.abc import Sequence

import pytest

from red7 import Board, Card, Draw, Game, IllegalStep, Outlook, Position, Seat, Step, Turn, View
from tests.support.matches import STEPS, seats_of

CARD = re.compile(r"[ROYGBIV][1-7]")


def check_position(position: Position) -> None:
    """Every law of a position."""
    the_pack_is_conserved(position)
    text_round_trips(position)
    exactly_the_listed_steps_can_be_played(position)
    a_view_is_as_good_to_its_mover(position)
    turns_are_told_alike(position)
    steps_lead_to_different_positions(position)
    the_mover_goes_by_what_it_sees(position)


def the_pack_is_conserved(position: Position) -> None:
    zones = (*position.palettes, *position.hands, *position.scored, position.canvas, position.deck)
    assert sorted(card for zone in zones for card in zone) == sorted(position.rules.pack)
    assert position.hand_sizes == tuple(map(len, position.hands))
    assert position.deck_size == len(position.deck)
    assert position.known <= {card for zone in (*position.hands, position.deck) for card in zone}


def text_round_trips(position: Position) -> None:
    """The text of a position and of everybody's view of it, also in mid-turn."""
    again = Position.parse(str(position))
    assert str(again) == str(position)
    assert again == position
    assert hash(again) == hash(position)
    assert again.legal_steps() == position.legal_steps()
    assert again.outlook() == position.outlook()
    for seat in seats_of(position):
        view = position.view(seat)
        read = View.parse(str(view))
        assert str(read) == str(view)
        assert read == view
        assert hash(read) == hash(view)
        assert open_to_all(read) == open_to_all(position)
        assert read.deck == tuple(card if card in position.known else None for card in position.deck)
        for other, hand in enumerate(position.hands):
            assert read.hands[other] == tuple(card for card in hand if other == seat or card in position.known)
        assert read.hand == (() if seat is None else position.hands[seat])


def open_to_all(board: Board) -> tuple[object, ...]:
    """What everybody may know, whoever looks."""
    return (
        (board.rules, board.players, board.seat, board.rule, board.is_over, board.winner, board.winning),
        (board.palettes, board.scored, board.canvas, board.hand_sizes, board.deck_size, board.known),
        (board.points, board.match_winners, board.turn.steps),
        tuple((board.is_out(Seat(seat)), board.counting(Seat(seat))) for seat in range(board.players)),
    )


def exactly_the_listed_steps_can_be_played(position: Position) -> None:
    listed = position.legal_steps()
    assert len(listed) == len(set(listed))
    assert listed == [step for step in STEPS if step in listed], "not in the order of the notation"
    assert bool(listed) is not position.is_over
    before = str(position)
    for step in STEPS:
        refused = refusal(position, step)
        assert (refused is None) is (step in listed) is position.is_legal(step)
        if refused:
            assert refused.position == before
            assert str(refused).startswith(f"{step} is not legal: ")
    assert str(position) == before, "playing from a position has changed it"


def refusal(position: Position, step: Step) -> IllegalStep | None:
    """Why the step cannot be played, or None if it can."""
    try:
        position.play(step)
    except IllegalStep as error:
        return error
    return None


def a_view_is_as_good_to_its_mover(position: Position) -> None:
    """The seat to move finds the same steps and outlook in its view; others may not ask."""
    assert list(position.outlook()) == position.legal_steps()
    for seat in seats_of(position):
        view = position.view(seat)
        if seat == position.seat or position.is_over:
            assert view.legal_steps() == position.legal_steps()
            assert [step for step in STEPS if view.is_legal(step)] == position.legal_steps()
            assert view.outlook() == position.outlook()
            continue
        for ask in (view.legal_steps, view.outlook):
            with pytest.raises(IllegalStep) as caught:
                ask()
            assert caught.value.code == "not-the-mover"


def turns_are_told_alike(position: Position) -> None:
    """A step played, the turn it makes, and that turn as others see it all lead to the same place."""
    if position.is_over:
        return
    start = Position.parse(str(position).rsplit(" ", 1)[0] + f" {position.seat}")
    for step in position.legal_steps():
        after = position.play(step)
        turn, same = position.advance(step)
        assert same == after
        assert Turn.parse(str(turn)) == turn
        assert turn.steps == (*position.turn.steps, step)
        for seat in seats_of(position):
            seen = start.turn_seen(turn, seat)
            last = seen.items[-1]
            drawn = last.card if isinstance(last, Draw) else None
            assert position.view(seat).advance(step, drawn) == (seen, after.view(seat))
        if after.turn.items:
            assert after.turn == turn
            assert start.begin_turn(turn) == after
            assert not turn.out
            continue
        assert turn.out is after.is_out(position.seat)
        assert start.play_turn(str(turn)) == after
        for seat in seats_of(position):
            assert start.view(seat).play_turn(start.turn_seen(turn, seat)) == after.view(seat)


def steps_lead_to_different_positions(position: Position) -> None:
    """Equal text exactly when equal position, among the positions that follow and this one."""
    near = [position, *(position.play(step) for step in position.legal_steps())]
    texts = [str(one) for one in near]
    for one, text in zip(near, texts, strict=True):
        for other, other_text in zip(near, texts, strict=True):
            assert (one == other) is (text == other_text)
            assert text != other_text or hash(one) == hash(other)
    assert position.is_over or len(set(texts)) == len(texts)


def the_mover_goes_by_what_it_sees(position: Position) -> None:
    """If the cards hidden from the seat to move change places, its turn so far and its choices stay the same."""
    hidden = hidden_from(position.view(position.seat))
    places = dict(zip(hidden, random.Random(str(position)).sample(hidden, len(hidden)), strict=True))
    other = rearranged(position, places)
    assert other.view(position.seat) == position.view(position.seat)
    assert other.legal_steps() == position.legal_steps()
    assert other.outlook() == position.outlook()


def outlook_is_true(position: Position) -> None:
    """`sure` and `no` hold whatever the hidden cards are; `maybe` means that they decide."""
    if position.is_over:
        return
    worlds = [position, *(exchanged(position, position.deck[0], card) for card in unseen_with_deck(position))]
    for step, outlook in position.outlook().items():
        stays = {can_end_in(world, step) for world in worlds}
        expected = {Outlook.SURE: {True}, Outlook.NO: {False}, Outlook.MAYBE: {True, False}}[outlook]
        assert stays == expected, f"{step} is {outlook} in {position}"


def unseen_with_deck(position: Position) -> list[Card]:
    """The other cards that could be next in the deck, as far as the player to move knows."""
    if not position.deck or position.deck[0] in position.known:
        return []
    cards = [card for card in hidden_from(position.view(position.seat)) if card is not position.deck[0]]
    may_draw = position.rules.actions and any(card.number == 3 for card in position.hands[position.seat])
    return cards if may_draw else cards[:1]  # without a 3 nothing drawn can matter; one other world is enough


def can_end_in(position: Position, step: Step) -> bool:
    """Whether some way to go on after this step keeps its player in, seen by somebody who knows every card."""
    after = position.play(step)
    if after.turn.items:
        return any(can_end_in(after, further) for further in after.legal_steps())
    return not after.is_out(position.seat)


def hidden_from(view: View) -> list[Card]:
    """The cards that the owner of a view has not seen: all that its text does not name."""
    named = set(CARD.findall(str(view)))
    return [card for card in view.rules.pack if str(card) not in named]


def exchanged(position: Position, one: Card, other: Card) -> Position:
    """The position with two cards in each other's place."""
    return rearranged(position, {one: other, other: one})


def rearranged(position: Position, places: dict[Card, Card]) -> Position:
    """The position with every card moved as the mapping says."""
    names = {str(card): str(place) for card, place in places.items()}
    return Position.parse(CARD.sub(lambda found: names.get(found[0], found[0]), str(position)))


def hidden_cards_do_not_show(game: Game[Position], seat: Seat | None, chance: random.Random, tries: int = 3) -> int:
    """Dealing the cards hidden from a viewer differently changes nothing that the viewer gets.

    Gives back how many of the tries were deals under which the same steps could have been played.
    """
    last, now = game.rounds[-1], game.position
    hidden = hidden_from(now.view(seat))
    steps = [step for entry in last.turns for step in entry.turn.steps]
    record = replayed(last.deal, steps).view(seat)
    possible = 0
    for _ in range(tries):
        places = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
        try:
            other = replayed(rearranged(last.deal, places), steps)
        except IllegalStep:
            continue
        possible += 1
        ended = other.position
        assert str(ended.view(seat)) == str(now.view(seat))
        assert ended.view(seat) == now.view(seat)
        assert str(other.view(seat)) == str(record)
        assert other.view(seat) == record
        if seat == now.seat:
            assert ended.legal_steps() == now.legal_steps()
            assert ended.outlook() == now.outlook()
    return possible


def replayed(deal: Position, steps: Sequence[Step]) -> Game[Position]:
    """The game from that deal on with these steps."""
    return Game.start(deal, seats=[""] * deal.players).play(*steps)


def record_round_trips(game: Game[Position]) -> None:
    """The record and everybody's view of it round-trip when read strictly."""
    position = game.position
    every: list[Game] = [game, *(game.view(seat) for seat in seats_of(position))]
    for one in every:
        text = str(one)
        again = Game.parse(text)
        assert str(again) == text
        assert again == one
        assert again.tags == one.tags
    for seat in seats_of(position):
        assert game.view(seat).position == position.view(seat)


def a_broken_record_keeps_its_valid_part(text: str, broken: str) -> None:
    """Whatever is read of a broken record is a beginning of the whole one, and reads strictly."""
    whole = Game.parse(text)
    part, failure = Game.read(broken)
    assert part or failure
    if part:
        assert Game.parse(str(part)) == part
    if not part or not failure:
        return
    assert 1 <= failure.line <= broken.count("\n") + 2
    assert f"line {failure.line}" in str(failure)
    kept = [entry.turn for one in part.rounds for entry in one.turns]
    assert len(part.rounds) <= len(whole.rounds)
    assert kept[:-1] == [entry.turn for one in whole.rounds for entry in one.turns][: len(kept)][:-1]
