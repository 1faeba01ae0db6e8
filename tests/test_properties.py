"""What holds in every game: matches played at random, with every law looked at on the way."""

import random
from itertools import combinations, islice, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from red7 import Card, Colour, Game, Outlook, Position, Rules, Seat, best, deal
from tests.support import laws
from tests.support.lanes import sample
from tests.support.matches import CARDS, KINDS, PLAYERS, Table, match_of, packs, round_of, seats_of, set_up, tables

pytestmark = pytest.mark.no_cover  # measuring takes three times as long as testing
WITH_ACTIONS = tuple(kind for kind in KINDS if "a" in kind)
LONGEST_ROUND = 400  # steps
LONGEST_MATCH = 150  # rounds
PRINTABLE = st.characters(exclude_categories=["C", "Z"], exclude_characters="}", include_characters=" ")
NAMES = st.text(PRINTABLE, max_size=9)

IS_LONG = settings.get_current_profile_name() == "long"


class Match(RuleBasedStateMachine):
    """A match of any kind, played, recorded, looked at by everybody, and taken to its end."""

    game: Game[Position]

    @initialize(table=tables(), names=st.lists(NAMES, min_size=4, max_size=4))
    def sit_down(self, table: Table, names: list[str]) -> None:
        self.seed = table.seed
        tags = {"Seed": table.seed, "Remark": 'a "quoted" \\ tag'}
        self.game = Game.start(table.deal(), seats=names[: table.players], tags=tags)
        self.seen: dict[str, Position] = {}

    @property
    def position(self) -> Position:
        return self.game.position

    def is_going(self) -> bool:
        return not self.position.is_over

    def has_turns(self) -> bool:
        return bool(self.game.rounds[-1].turns)

    def has_ended_a_round(self) -> bool:
        return self.position.is_over

    @precondition(is_going)
    @rule(number=st.integers(0, 999), rashly=st.sampled_from([False] * 9 + [True]))
    def play(self, number: int, rashly: bool) -> None:
        before = self.position
        outlook = before.outlook()
        staying = [step for step, found in outlook.items() if rashly or found is not Outlook.NO]
        steps = staying or list(outlook)
        step = steps[number % len(steps)]
        self.game = self.game.play(step)
        assert self.position == before.play(step)
        entry = self.game.rounds[-1].turns[-1]
        assert (entry.seat, entry.turn) == (before.seat, before.advance(step)[0])

    @precondition(has_turns)
    @rule(text=st.text(PRINTABLE, min_size=1, max_size=9))
    def comment(self, text: str) -> None:
        position = self.position
        before = self.game.rounds[-1].turns[-1].comment
        self.game = self.game.comment(text)
        assert self.position == position
        assert self.game.rounds[-1].turns[-1].comment == (f"{before} {text}" if before else text)

    @precondition(has_turns)
    @rule(looker=st.integers(-1, 3), number=st.integers(0, 999))
    def look(self, looker: int, number: int) -> None:
        seat = None if looker < 0 else Seat(looker % self.position.players)
        laws.hidden_cards_do_not_show(self.game, seat, random.Random(number))

    @precondition(has_ended_a_round)
    @rule()
    def deal_on(self) -> None:
        before = self.position
        following = self.game.next_round(seed=self.seed)
        assert (following is None) is bool(before.match_winners)
        if following is None:
            return
        self.game = following
        assert self.position == before.next_round(seed=self.seed, round=len(following.rounds))
        assert self.position.scored == before.scored
        assert (self.position.canvas, self.position.known) == ((), frozenset())
        assert set(self.position.hand_sizes) == {before.rules.hand_size}
        assert [len(palette) for palette in self.position.palettes] == [1] * before.players

    @invariant()
    def every_law_holds(self) -> None:
        position = self.position
        laws.check_position(position)
        laws.record_round_trips(self.game)
        text = str(position)
        for other_text, other in self.seen.items():
            assert (position == other) is (text == other_text)
            assert text != other_text or hash(position) == hash(other)
        self.seen[text] = position

    def teardown(self) -> None:
        if not hasattr(self, "game"):
            return
        ended = the_match_ends(self.game, self.seed)
        laws.record_round_trips(ended)


def the_match_ends(game: Game[Position], seed: str) -> Game[Position]:
    """The game played on to the end of the match, which must come."""
    chance = random.Random(seed)
    while not game.position.match_winners:
        position = game.position
        for _ in range(LONGEST_ROUND):
            if position.is_over:
                break
            step = chance.choice(position.legal_steps())
            game, position = game.play(step), position.play(step)
        assert position.is_over
        assert len(game.rounds) < LONGEST_MATCH
        game = game.next_round(seed=seed) or game
    position = game.position
    most = max(position.points)
    expected = [seat for seat, points in enumerate(position.points) if points == most]
    assert list(position.match_winners) == (expected if position.rules.scoring else [position.winner])
    assert game.tags["Result"] == "=".join(map(str, position.match_winners))
    assert game.next_round(seed=seed) is None
    return game


TestMatch = pytest.mark.long(Match.TestCase)
TestMatch.settings = settings(max_examples=120 if IS_LONG else 12, stateful_step_count=60 if IS_LONG else 40)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("kind", sample(KINDS, 5))
def test_every_kind_of_game(kind: str, players: int) -> None:
    chance = random.Random(f"{kind}/{players}")
    for count, position in enumerate(match_of(Table(Rules.parse(kind), players, kind), chance)):
        laws.the_pack_is_conserved(position)
        if chance.random() < (0.4 if IS_LONG else 0.1):
            laws.check_position(position)
        assert count < LONGEST_ROUND * LONGEST_MATCH


@given(tables(WITH_ACTIONS), st.integers())
def test_outlook_is_true(table: Table, number: int) -> None:
    for position in islice(match_of(table, random.Random(number)), 25):
        laws.outlook_is_true(position)


@given(tables(), st.integers())
def test_any_arrangement_of_the_cards(table: Table, number: int) -> None:
    chance = random.Random(number)
    for position in islice(round_of(set_up(table.rules, table.players, chance), chance), 6):
        laws.check_position(position)
        laws.outlook_is_true(position)


@pytest.mark.parametrize("kind", sample(KINDS, 5))
def test_hidden_cards_do_not_show(kind: str) -> None:
    chance = random.Random(kind)
    possible = 0
    for players in PLAYERS:
        game = Game.start(deal(Rules.parse(kind), players=players, seed=kind), seats=["a", "b", "c", "d"][:players])
        while not game.position.is_over:
            position = game.position
            outlook = position.outlook()
            staying = [step for step, found in outlook.items() if found is not Outlook.NO]
            game = game.play(chance.choice(staying or list(outlook)))
            if not game.position.is_over:
                possible += laws.hidden_cards_do_not_show(game, chance.choice(seats_of(position)), chance, tries=1)
    assert possible


def slow_best(rule: Colour, palette: list[Card]) -> tuple[Card, ...]:
    """The best of all subsets that follow the rule, as the rules page words it."""
    found = [
        subset for size in range(len(palette) + 1) for subset in combinations(palette, size) if follows(rule, subset)
    ]
    size = max(map(len, found))
    of_that_size = [sorted(subset, reverse=True) for subset in found if len(subset) == size]
    return tuple(max(of_that_size))


def follows(rule: Colour, cards: tuple[Card, ...]) -> bool:
    numbers = sorted(card.number for card in cards)
    colours = [card.colour for card in cards]
    return {
        Colour.RED: len(cards) <= 1,
        Colour.ORANGE: len(set(numbers)) <= 1,
        Colour.YELLOW: len(set(colours)) <= 1,
        Colour.GREEN: all(number in (2, 4, 6) for number in numbers),
        Colour.BLUE: len(set(colours)) == len(colours),
        Colour.INDIGO: all(after == number + 1 for number, after in pairwise(numbers)),
        Colour.VIOLET: all(number in (1, 2, 3) for number in numbers),
    }[rule]


@settings(max_examples=5_000 if IS_LONG else 200)
@given(st.sampled_from(Colour), st.lists(st.sampled_from(CARDS), unique=True, max_size=9))
def test_best_is_the_best_of_all_subsets(rule: Colour, palette: list[Card]) -> None:
    assert best(rule, palette) == slow_best(rule, palette)


@given(st.data())
def test_rules_round_trip(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(KINDS)) + data.draw(
        st.one_of(st.just(""), packs(data.draw(st.sampled_from(PLAYERS))))
    )
    assert str(Rules.parse(text)) == text
    assert Rules.parse(text) == Rules.parse(text)
