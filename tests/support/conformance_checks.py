"""The checks of the conformance table: what each keyword asks of the engine (format: tests/conformance/README.md)."""

import re
from collections.abc import Callable
from functools import partial
from itertools import pairwise

from red7 import Card, Colour, IllegalStep, Position, Red7Error, Rules, Seat, Step, View, best, deal

REST_SIGN = "..."  # in a position: the cards of the pack not named in it, strongest first
COLOURS = "ROYGBIV"
NUMBERS = "1234567"

CARD = re.compile(r"[ROYGBIV][1-7]")
STEP = re.compile(r"[+>^][ROYGBIV][1-7]|[=.]|-")
PACK = re.compile(r"^red7/1 [^\s\[]+\[([A-Z]+)/(\d+)/\d+\]")


class BadTable(Exception):
    """The table itself is wrong: a line that cannot be read, a case that checks nothing."""


def written_out(text: str) -> str:
    """A position's text with `...` replaced by the cards of its pack that it does not name, strongest first."""
    if REST_SIGN not in text:
        return text
    match = PACK.match(text)
    colours, numbers = match.groups() if match else (COLOURS, NUMBERS)
    named = set(CARD.findall(" ".join(text.split(" ")[2:5])))
    pack = [colour + number for number in reversed(numbers) for colour in COLOURS if colour in colours]
    return text.replace(REST_SIGN, "".join(card for card in pack if card not in named) or "-", 1)


class Table:
    """The state of a case: the current position, and the checks."""

    def __init__(self, edition: str) -> None:
        self.edition = edition
        self._position: Position | None = None

    @property
    def position(self) -> Position:
        if self._position is None:
            raise BadTable("there is no position yet")
        return self._position

    # Setting up and playing

    def set_position(self, text: str) -> None:
        """A position in its canonical spelling."""
        text = written_out(text)
        self._position = Position.parse(text)
        same(str(self._position), text, "the position just read, written again")

    def set_written(self, text: str) -> None:
        """A position in any spelling."""
        self._position = Position.parse(written_out(text))

    def deal(self, text: str) -> None:
        """`<rules> <n> players seed <seed>`: a first deal."""
        rules, players, seed = parts(r"(\S+) (\d) players seed (\S+)", text)
        self._position = deal(Rules.parse(rules), players=int(players), seed=seed)

    def next_round(self, text: str) -> None:
        """`round <n> seed <seed>`: the next deal. `none`: there is none. `refused`: not before this one is over."""
        if text == "none":
            assert self.position.next_round(seed="7", round=2) is None, "there is a next round"
            return
        if text == "refused":
            raises(partial(self.position.next_round, seed="7", round=2), Red7Error, "a next round was dealt")
            return
        number, seed = parts(r"round (\d+) seed (\S+)", text)
        following = self.position.next_round(seed=seed, round=int(number))
        assert following is not None, "there is no next round"
        self._position = following

    def play(self, text: str) -> None:
        """Turns, or the beginning or the rest of one, with the cards they reveal."""
        for turn in text.split():
            start = position = self.position
            told = ""
            for step in steps_of(turn):
                assert position is start or position.turn.items, f"{turn}: the turn was over before {step}"
                legal = position.legal_steps()
                assert step in legal, f"{turn}: {step} is not legal, but {listed(legal) or 'nothing'} is"
                turn_told, position = position.advance(step)
                told = str(turn_told)
            same(told, f"{start.turn}{turn}", "the text of the turn")
            assert position != start, "the position is taken for the one before"
            if not position.turn.items:
                self._read_whole(beginning_of_turn(start), told, position)
            self._position = position

    def _read_whole(self, start: Position, turn: str, after: Position) -> None:
        """A whole turn can be read in one piece as well, and leads everybody who watches to their own view."""
        same(str(start.play_turn(turn)), str(after), "the position, after the turn read in one piece,")
        for owner in (None, *map(Seat, range(start.players))):
            seen = turn if owner == start.seat else as_others_see(turn, {str(card) for card in start.known})
            what = f"what {'an onlooker' if owner is None else f'seat {owner}'} knows after seeing {seen}"
            same(str(start.view(owner).play_turn(seen)), str(after.view(owner)), what)

    # Checks

    def then(self, text: str) -> None:
        """The exact text of the position as it stands."""
        text = written_out(text)
        same(str(self.position), text, "the position")
        assert Position.parse(text) == self.position, "the position differs from the one that its text gives"

    def legal(self, text: str) -> None:
        """The legal steps, exactly these, in this order; `none` once the round is over."""
        wanted = "" if text == "none" else text
        same(listed(self.position.legal_steps()), wanted, "the legal steps")
        if not self.position.is_over:
            view = self.position.view(self.position.seat)
            same(listed(view.legal_steps()), wanted, "the legal steps, as the view of the seat to move gives them")

    def outlook(self, text: str) -> None:
        """The legal steps, exactly these, in this order, each with its outlook."""
        wanted = ", ".join(part.strip() for part in text.split(","))
        for looker in (self.position, self.position.view(self.position.seat)):
            found = ", ".join(f"{step} {outlook.value}" for step, outlook in looker.outlook().items())
            same(found, wanted, f"the outlook from the {type(looker).__name__.lower()}")

    def refused(self, text: str) -> None:
        """Sequences of steps, the last of which is illegal."""
        for sequence in text.split():
            *legal, last = steps_of(sequence)
            position = self.position
            for step in legal:
                position = position.play(step)
            assert last not in position.legal_steps(), f"{last} is listed as legal"
            raises(partial(position.play, last), IllegalStep, f"{sequence} was played")

    def disagrees(self, text: str) -> None:
        """Texts of turns that are refused because they are not what happens here."""
        for turn in text.split():
            raises(partial(self.position.play_turn, turn), Red7Error, f"{turn} was played")

    def impossible(self, text: str) -> None:
        """A text that is not a position."""
        raises(lambda: Position.parse(written_out(text)), Red7Error, "this was read as a position")

    def undealt(self, text: str) -> None:
        """`<rules> <n> players`: a deal that is refused."""
        rules, players = parts(r"(\S+) (\d) players", text)
        raises(lambda: deal(Rules.parse(rules), players=int(players), seed="7"), Red7Error, "this was dealt")

    def rule(self, text: str) -> None:
        """The current rule."""
        same(self.position.rule.word.capitalize(), text, "the rule in force")

    def winning(self, text: str) -> None:
        """The seat that is winning right now, or `nobody`."""
        same(seat_name(self.position.winning), text, "winning")

    def winner(self, text: str) -> None:
        """The seat that has won the round, or `nobody`."""
        same(seat_name(self.position.winner), text, "the winner of the round")

    def points(self, text: str) -> None:
        """The points of every seat."""
        same(" ".join(map(str, self.position.points)), text, "the points")

    def result(self, text: str) -> None:
        """Who has won the game, as in a record's Result: `0`, `0=1` for a shared win, `*` while it goes on."""
        same("=".join(map(str, self.position.match_winners)) or "*", text, "the winners of the game")

    def view(self, text: str) -> None:
        """What the seat named at the end (`@1`), or a spectator (`@-`), sees."""
        owner = text.rpartition("@")[2]
        view = self.position.view(None if owner == "-" else Seat(int(owner)))
        same(str(view), text, f"the view of {owner}")
        same(str(View.parse(text)), text, "the view just read, written again")

    def blind(self, text: str) -> None:
        """Those who are not shown the legal steps."""
        for owner in text.split():
            view = self.position.view(None if owner == "-" else Seat(int(owner)))
            raises(view.legal_steps, IllegalStep, f"{owner} is shown the legal steps")

    def under(self, text: str) -> None:
        """`<Rule> <palette> / <palette> ... -> <seat> with <cards>`, or `-> nobody`; x marks a palette of one out."""
        word, palettes, outcome = parts(r"(\w+)\s+(.+?)\s*-> (.+)", text)
        seats = [palette.replace(" ", "") for palette in palettes.split("/")]
        colour = word[0]
        used = set(CARD.findall(palettes))
        canvas = next(card for card in (colour + number for number in NUMBERS) if card not in used)
        to_move = next(str(seat) for seat, palette in enumerate(seats) if not palette.startswith("x"))
        zones = "/".join(f"{palette}:-" for palette in seats)
        self.set_written(f"red7/1 {self.edition} {zones} {canvas} {REST_SIGN} {to_move}")
        self.rule(word)
        seat, _, cards = outcome.partition(" with ")
        same(seat_name(self.position.winning), seat, "winning")
        if seat != "nobody":
            same("".join(map(str, best(Colour[word.upper()], self.position.palettes[int(seat)]))), cards, "the set")

    def best(self, text: str) -> None:
        """`<Rule> <cards> -> <cards>`, or `-> none`: the cards of a palette that count."""
        word, palette, wanted = parts(r"(\w+)\s+(\S+) -> (\S+)", text)
        cards = [Card.parse(card) for card in CARD.findall(palette)]
        for order in (cards, cards[::-1]):
            same("".join(map(str, best(Colour[word.upper()], order))) or "none", wanted, "the set")

    def order(self, text: str) -> None:
        """Cards, each higher than the next."""
        cards = [Card.parse(card) for card in text.split(" > ")]
        same(" > ".join(map(str, sorted(cards, reverse=True))), text, "the order")
        for higher, lower in pairwise(cards):
            assert lower < higher != lower, f"{higher} is not higher than {lower}"

    def pack(self, text: str) -> None:
        """`<rules> -> <cards>`: the whole pack."""
        rules, cards = parts(r"(\S+) -> (.+)", text)
        same("".join(map(str, Rules.parse(rules).pack)), cards.replace(" ", ""), "the pack")


SETTING: dict[str, Callable[[Table, str], None]] = {
    "position": Table.set_position,
    "written": Table.set_written,
}
CHECKS: dict[str, Callable[[Table, str], None]] = {
    "play": Table.play,
    "deal": Table.deal,
    "next": Table.next_round,
    "then": Table.then,
    "legal": Table.legal,
    "outlook": Table.outlook,
    "refused": Table.refused,
    "disagrees": Table.disagrees,
    "impossible": Table.impossible,
    "undealt": Table.undealt,
    "rule": Table.rule,
    "winning": Table.winning,
    "winner": Table.winner,
    "points": Table.points,
    "result": Table.result,
    "view": Table.view,
    "blind": Table.blind,
    "under": Table.under,
    "best": Table.best,
    "order": Table.order,
    "pack": Table.pack,
}


def same(found: str, wanted: str, what: str) -> None:
    """Raises unless the two texts are the same."""
    assert found == wanted, f"{what}\n  should be  {wanted}\n  but is     {found}"


def raises(call: Callable[[], object], error: type[Red7Error], complaint: str) -> None:
    """Raises unless the call fails with that error."""
    try:
        call()
    except error:
        return
    raise AssertionError(complaint)


def parts(pattern: str, text: str) -> tuple[str, ...]:
    """The parts of a line."""
    match = re.fullmatch(pattern, text)
    if match is None:
        raise BadTable(f"cannot read {text!r}")
    return match.groups()


def steps_of(turn: str) -> list[Step]:
    """The steps in the text of a turn, without the cards they revealed."""
    bare = re.sub(r"\(..\)|x$", "", turn)
    steps = STEP.findall(bare)
    if "".join(steps) != bare or not steps:
        raise BadTable(f"not steps: {turn!r}")
    return [Step.parse(step) for step in steps]


def beginning_of_turn(position: Position) -> Position:
    """The position when the turn began, which is the same text without the steps taken."""
    if not position.turn.items:
        return position
    return Position.parse(str(position).removesuffix(str(position.turn)))


def as_others_see(turn: str, known: set[str]) -> str:
    """A turn's text for viewers who see only drawn cards that everybody knew to be on the deck."""
    known = known | set(re.findall(r"\^(..)", turn))
    return re.sub(r"\((..)\)", lambda drawn: drawn[0] if drawn[1] in known else "(??)", turn)


def listed(steps: list[Step]) -> str:
    """Steps with spaces between them."""
    return " ".join(map(str, steps))


def seat_name(seat: Seat | None) -> str:
    """A seat's number, or `nobody`."""
    return "nobody" if seat is None else str(seat)
