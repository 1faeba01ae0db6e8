"""A second, deliberately naive Red7, written from the rules and notation pages alone, to check the engine against.

It shares no line with the engine: cards are strings such as "R7", zones are lists, sets of cards are found by
enumeration, and what a step leads to is found by playing it out.
"""

import hashlib
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache

COLOURS = "ROYGBIV"  # strongest first
NUMBERS = "1234567"
VERBS = "+>^=-."
OUTLOOKS = ("no", "maybe", "sure")


# --- cards and sets -----------------------------------------------------------------------------------------------


def strength(card: str) -> tuple[int, int]:
    """Give a key by which the higher of two cards is the greater: the number decides, then the colour."""
    return number(card), -COLOURS.index(card[0])


def number(card: str) -> int:
    return int(card[1])


def ordered(cards: Iterable[str]) -> list[str]:
    """Give the cards strongest first."""
    return sorted(cards, key=strength, reverse=True)


def follows(rule: str, cards: tuple[str, ...]) -> bool:
    """Tell whether these cards, all of them together, are a set of the kind that the rule asks for."""
    numbers = [number(card) for card in cards]
    colours = [card[0] for card in cards]
    match rule:
        case "R":
            return len(cards) <= 1
        case "O":
            return len(set(numbers)) <= 1
        case "Y":
            return len(set(colours)) <= 1
        case "G":
            return all(n % 2 == 0 for n in numbers)
        case "B":
            return len(set(colours)) == len(cards)
        case "I":
            return not cards or sorted(numbers) == list(range(min(numbers), max(numbers) + 1))
        case "V":
            return all(n <= 3 for n in numbers)
        case _:
            raise ValueError(f"no such rule: {rule}")


def sets(rule: str, palette: Iterable[str]) -> list[tuple[str, ...]]:
    """Give every subset of a palette that follows the rule, each weakest card first.

    Under all seven rules a set stays one when its highest card is taken away, so growing sets upwards misses none.
    """
    found: list[tuple[str, ...]] = [()]
    for card in sorted(palette, key=strength):
        found += [(*smaller, card) for smaller in found if follows(rule, (*smaller, card))]
    return found


def worth(cards: Iterable[str]) -> tuple[int, list[tuple[int, int]]]:
    """Give a key by which the better of two sets is the greater: size, then the highest card (then the next, ...)."""
    keys = [strength(card) for card in ordered(cards)]
    return len(keys), keys


def best(rule: str, palette: Iterable[str]) -> tuple[str, ...]:
    """Give the set by which a palette counts, strongest card first; () where it has none."""
    return tuple(ordered(max(sets(rule, palette), key=worth)))


@lru_cache(maxsize=200_000)
def worth_of_best(rule: str, palette: frozenset[str]) -> tuple[int, list[tuple[int, int]]]:
    return worth(best(rule, palette))


# --- rules and positions ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Rules:
    edition: str
    d: bool
    s: bool
    a: bool
    colours: str = COLOURS
    numbers: str = NUMBERS
    hand_size: int = 7

    @property
    def pack(self) -> list[str]:
        return ordered(colour + digit for colour in self.colours for digit in self.numbers)

    def __str__(self) -> str:
        switches = "d" * self.d + "s" * self.s + "a" * self.a
        whole = (self.colours, self.numbers, self.hand_size) == (COLOURS, NUMBERS, 7)
        return self.edition + switches + ("" if whole else f"[{self.colours}/{self.numbers}/{self.hand_size}]")


def read_rules(text: str) -> Rules:
    found = re.fullmatch(r"(1\.[0-3])(d?)(s?)(a?)(?:\[(\w+)/(\w+)/(\d+)])?", text)
    if not found:
        raise ValueError(f"not rules: {text}")
    edition, d, s, a, colours, numbers, size = found.groups()
    return Rules(edition, bool(d), bool(s), bool(a), colours or COLOURS, numbers or NUMBERS, int(size or 7))


@dataclass
class Seat:
    palette: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    scored: list[str] = field(default_factory=list)
    out: bool = False


@dataclass
class Table:
    seats: list[Seat]
    canvas: list[str]
    deck: list[str]  # next to be drawn first
    known: set[str]  # cards that everybody knows to be where they are; only those in a hand or the deck matter

    def copy(self) -> "Table":
        seats = [Seat(list(s.palette), list(s.hand), list(s.scored), s.out) for s in self.seats]
        return Table(seats, list(self.canvas), list(self.deck), set(self.known))

    @property
    def rule(self) -> str:
        return self.canvas[-1][0] if self.canvas else "R"

    @property
    def winning(self) -> int | None:
        """Give the seat whose set is better than that of every other seat still in."""
        ins = [i for i, seat in enumerate(self.seats) if not seat.out]
        values = {i: worth_of_best(self.rule, frozenset(self.seats[i].palette)) for i in ins}
        top = max(values, key=lambda i: values[i])
        return top if values[top][0] > 0 else None


@dataclass
class Position:
    """A position.

    `phase` says what the seat to move is asked for: "start"; "five", "one", "seven" (answer that card); "free bonus"
    (after a 7's discard), "last bonus" (after a discard from hand); "middle" (discard or end); or "over".
    """

    rules: Rules
    start: Table  # as the turn began
    now: Table
    seat: int  # to move; the winner when the round is over
    turn: tuple[tuple[str, bool], ...] = ()  # steps and drawn cards "(Y6)" so far; with each, whether all may see it
    phase: str = "start"
    bound: bool = False  # the turn may end only with its player winning

    def __str__(self) -> str:
        return text_of(self, lambda _: True)


# --- text ---------------------------------------------------------------------------------------------------------


def text_of(position: Position, sees: Callable[[int | None], bool]) -> str:
    """Give a position's text, with holes for the cards not seen, be it in the hand of a seat or in the deck (None)."""
    table = position.start
    known = table.known

    def zone(cards: list[str]) -> str:
        return "".join(ordered(cards)) or "-"

    def hand(index: int, cards: list[str]) -> str:
        shown = [card for card in ordered(cards) if card in known or sees(index)]
        hidden = f"*{len(cards) - len(shown)}" if len(shown) < len(cards) else ""
        return "".join("!" * (card in known) + card for card in shown) + hidden or "-"

    deck, hidden = "", 0
    for card in table.deck:
        if card in known or sees(None):
            deck += f"*{hidden}" * (hidden > 0) + "!" * (card in known) + card
            hidden = 0
        else:
            hidden += 1
    deck += f"*{hidden}" * (hidden > 0)
    seats = "/".join(
        "x" * seat.out + f"{zone(seat.palette)}:{hand(i, seat.hand)}" + (f":{zone(seat.scored)}" if seat.scored else "")
        for i, seat in enumerate(table.seats)
    )
    turn = "".join(text if public or sees(position.seat) else "(??)" for text, public in position.turn)
    turn = f"{position.seat}#" if position.phase == "over" else f"{position.seat}{turn}"
    return f"red7/1 {position.rules} {seats} {''.join(table.canvas) or '-'} {deck or '-'} {turn}"


def view_text(position: Position, owner: int | None) -> str:
    """Give the position as one seat, or an onlooker, may know it."""
    text = text_of(position, lambda place: place is not None and place == owner)
    return f"{text} @{'-' if owner is None else owner}"


def read(text: str) -> Position:
    """Give the position that a text describes; ValueError where it holds a wrong card or an illegal step."""
    version, rules_text, seats_text, canvas, deck, turn = text.split(" ")
    rules = read_rules(rules_text)
    known: set[str] = set()

    def zone(cards: str, may_be_known: bool = False) -> list[str]:
        if cards == "-":
            return []
        if not re.fullmatch(r"(!?[ROYGBIV][1-7])+", cards) or ("!" in cards and not may_be_known):
            raise ValueError(f"not a zone: {cards}")
        known.update(card[1:] for card in re.findall(r"!..", cards))
        return re.findall(r"[A-Z]\d", cards)

    seats = []
    for seat_text in seats_text.split("/"):
        palette, hand, *scored = seat_text.removeprefix("x").split(":")
        seat_scored = zone(scored[0]) if scored else []
        seats.append(Seat(zone(palette), zone(hand, True), seat_scored, seat_text.startswith("x")))
    table = Table(seats, zone(canvas), zone(deck, True), known)
    everything = table.canvas + table.deck + [c for seat in seats for c in seat.palette + seat.hand + seat.scored]
    if version != "red7/1" or sorted(everything) != sorted(rules.pack):
        raise ValueError(f"not each card of the pack once: {text}")
    over = turn.endswith("#")
    position = Position(rules, table, table.copy(), int(turn[0]), phase="over" if over else "start")
    if seats[position.seat].out or (sum(not seat.out for seat in seats) == 1) != over:
        raise ValueError(f"the wrong seats are in: {text}")
    for step in () if over else re.findall(r"[+>^][A-Z]\d|[=.-]", turn[1:]):
        position = play(position, step)
    if not over and "".join(item for item, _ in position.turn) != turn[1:]:
        raise ValueError(f"the turn does not read as it was played: {text}")
    return position


# --- steps --------------------------------------------------------------------------------------------------------


def legal_steps(position: Position) -> list[str]:
    """Give what the seat to move may do, by verb in the order of the notation page, strongest card first."""
    rules, table, seat = position.rules, position.now, position.seat
    match position.phase:
        case "start":
            steps = [*plays(rules, table, seat), *discards(rules, table, seat), "."]
        case "five":
            steps = plays(rules, table, seat)
        case "one":
            steps = answers_to_one(rules, table, seat)
        case "seven":
            steps = answers_to_seven(rules, table, seat)
        case "free bonus" | "last bonus":
            steps = ["=", "-"]
        case "middle":
            may_end = table.winning == seat or not position.bound
            steps = discards(rules, table, seat) + ["."] * may_end
        case _:
            steps = []
    by_strength = sorted(steps, key=lambda step: strength(step[1:]) if step[1:] else (0, 0), reverse=True)
    return sorted(by_strength, key=lambda step: VERBS.index(step[0]))


def moved(table: Table, card: str, place: str) -> Table:
    """Give the table after a card has gone, from wherever it was, to the canvas, the deck, or (a digit) a palette."""
    after = table.copy()
    for seat in after.seats:
        for zone in (seat.palette, seat.hand):
            if card in zone:
                zone.remove(card)
    if place == "canvas":
        after.canvas.append(card)
    elif place == "deck":
        after.deck.insert(0, card)
        after.known.add(card)
    else:
        after.seats[int(place)].palette.append(card)
    if place != "deck":
        after.known.discard(card)
    return after


def discards(rules: Rules, table: Table, seat: int) -> list[str]:
    """Give the legal discards from hand: those that leave their player winning, and in 1.0d are high enough."""
    size = len(table.seats[seat].palette)
    limited = rules.edition == "1.0" and rules.d
    high_enough = [card for card in table.seats[seat].hand if not limited or number(card) >= size]
    return [">" + card for card in high_enough if moved(table, card, "canvas").winning == seat]


def can_stay(rules: Rules, table: Table, seat: int) -> bool:
    """Tell whether the turn can end with the seat winning, as things stand or by a discard from hand (ruling 1)."""
    return table.winning == seat or bool(discards(rules, table, seat))


def plays(rules: Rules, table: Table, seat: int) -> list[str]:
    """Give the legal plays: every card in hand, but for the 1s and 7s that 1.3 forbids (rulings 2 and 4)."""
    steps = []
    for card in table.seats[seat].hand:
        after = moved(table, card, str(seat))
        allowed = True
        if rules.a and rules.edition == "1.3" and number(card) == 1:
            if robbable(rules, after, seat):
                allowed = bool(answers_to_one(rules, after, seat))
            else:
                allowed = can_stay(rules, after, seat)
        if rules.a and rules.edition == "1.3" and number(card) == 7:
            allowed = bool(answers_to_seven(rules, after, seat))
        if allowed:
            steps.append("+" + card)
    return steps


def robbable(rules: Rules, table: Table, seat: int) -> list[str]:
    """Give the cards that a 1, now in the palette of the seat, could reach, were it not for staying in."""
    cards = []
    for i, other in enumerate(table.seats):
        if i == seat or other.out:
            continue
        if rules.edition == "1.1" and len(other.palette) == 1:
            continue
        if rules.edition in ("1.2", "1.3") and len(other.palette) < len(table.seats[seat].palette):
            continue
        cards += other.palette
    return cards


def answers_to_one(rules: Rules, table: Table, seat: int) -> list[str]:
    cards = robbable(rules, table, seat)
    if rules.edition in ("1.2", "1.3"):
        cards = [card for card in cards if can_stay(rules, moved(table, card, "deck"), seat)]
    return ["^" + card for card in cards]


def answers_to_seven(rules: Rules, table: Table, seat: int) -> list[str]:
    palette = table.seats[seat].palette
    steps = []
    for card in palette:
        to_canvas, to_deck = moved(table, card, "canvas"), moved(table, card, "deck")
        match rules.edition:
            case "1.0" | "1.1":
                is_the_seven = card == palette[-1]  # the card just played
                too_low = rules.edition == "1.0" and rules.d and number(card) < len(palette) - 1
                if to_canvas.winning == seat and not is_the_seven and not too_low:
                    steps.append(">" + card)
            case "1.2":
                steps += [">" + card] * (to_canvas.winning == seat) + ["^" + card]
            case _:
                steps += [">" + card] * can_stay(rules, to_canvas, seat)
                steps += ["^" + card] * can_stay(rules, to_deck, seat)
    return steps


def draws(position: Position, step: str) -> bool:
    """Tell whether a step makes its player draw a card."""
    return step == "=" or (position.rules.a and step[0] == "+" and step[2] == "3" and bool(position.now.deck))


def play(position: Position, step: str) -> Position:
    """Give the position after a legal step."""
    if step not in legal_steps(position):
        raise ValueError(f"{step} is not legal in {position}")
    return played(position, step)


def played(position: Position, step: str) -> Position:
    """Give the position after a step that is known to be legal."""
    rules, seat = position.rules, position.seat
    turn = (*position.turn, (step, True))
    table, phase, bound = position.now.copy(), "middle", position.bound
    card = step[1:]
    if step[0] == "+":
        table = moved(table, card, str(seat))
    elif step[0] == "^":
        table = moved(table, card, "deck")
        bound = bound or (position.phase == "one" and rules.edition == "1.2")
    elif step[0] == ">":
        from_hand = card in table.seats[seat].hand
        table = moved(table, card, "canvas")
        phase = "end" if from_hand else "middle"
        has_bonus = rules.d and (rules.edition in ("1.1", "1.2") or (rules.edition == "1.3" and from_hand))
        if has_bonus and table.deck and number(card) > len(table.seats[seat].palette):
            phase = "last bonus" if from_hand else "free bonus"
    elif step == "." or position.phase == "last bonus":
        phase = "end"
    if draws(position, step):
        drawn = table.deck.pop(0)
        table.seats[seat].hand.append(drawn)
        turn = (*turn, (f"({drawn})", drawn in table.known))
    if step[0] == "+" and rules.a:
        if number(card) == 1 and answers_to_one(rules, table, seat):
            phase = "one"
        elif number(card) == 5 and plays(rules, table, seat):
            phase = "five"
        elif number(card) == 7 and answers_to_seven(rules, table, seat):
            phase = "seven"
        bound = bound or (rules.edition == "1.3" and number(card) in (1, 7))
    if phase != "end":
        return replace(position, now=table, turn=turn, phase=phase, bound=bound)
    did_nothing = position.phase == "start" and step == "." and rules.edition != "1.0"
    table.seats[seat].out = did_nothing or table.winning != seat
    return next_turn(rules, table, seat)


def turn_text(position: Position, step: str, owner: int | None) -> str:
    """Give the text of the turn with this step in it, as a seat or an onlooker sees it: draws, and x for going out."""
    after = play(position, step)
    items = after.turn
    if not items:
        items = (*position.turn, (step, True))
        if draws(position, step):
            drawn = position.now.deck[0]
            items = (*items, (f"({drawn})", drawn in position.now.known))
    text = "".join(item if public or owner == position.seat else "(??)" for item, public in items)
    return text + "x" * after.now.seats[position.seat].out


def next_turn(rules: Rules, table: Table, seat: int) -> Position:
    """Give the position after a finished turn of the seat: the next seat to the left, or the end of the round."""
    players = len(table.seats)
    remaining = [i % players for i in range(seat + 1, seat + 1 + players) if not table.seats[i % players].out]
    if len(remaining) == 1 and rules.s:
        winner = table.seats[remaining[0]]
        for card in best(table.rule, winner.palette):
            winner.palette.remove(card)
            winner.scored.append(card)
    return Position(rules, table, table.copy(), remaining[0], phase="start" if len(remaining) > 1 else "over")


def outlook(position: Position) -> dict[str, str]:
    """Give for each legal step whether its player can then stay in: "sure", "maybe" or "no", from what they see."""
    return {step: OUTLOOKS[prospect(position, step)] for step in legal_steps(position)}


def prospect(position: Position, step: str) -> int:
    """Give 2, 1 or 0 as "sure", "maybe" or "no", by playing on in every world that the player holds possible."""
    worlds = [position]
    if draws(position, step) and position.now.deck[0] not in position.now.known:
        worlds = [with_next(position, card) for card in unseen(position)]
    prospects = set()
    for world in worlds:
        after = played(world, step)
        if after.turn:
            prospects.add(best_prospect(after))
        else:
            prospects.add(0 if after.now.seats[position.seat].out else 2)
        if len(prospects) > 1:
            return 1
    return prospects.pop()


def best_prospect(position: Position) -> int:
    found = 0
    for step in legal_steps(position):
        found = max(found, prospect(position, step))
        if found == 2:
            break
    return found


def unseen(position: Position) -> list[str]:
    """Give the cards that the seat to move cannot see and does not know of: in the deck or in others' hands."""
    others = [card for i, seat in enumerate(position.now.seats) if i != position.seat for card in seat.hand]
    return [card for card in position.now.deck + others if card not in position.now.known]


def with_next(position: Position, card: str) -> Position:
    """Give the position in which an unseen card has changed places with the next card of the deck."""
    table = position.now.copy()
    swap = {card: table.deck[0], table.deck[0]: card}
    for zone in [table.deck] + [seat.hand for seat in table.seats]:
        zone[:] = [swap.get(c, c) for c in zone]
    return replace(position, now=table)


def perft(position: Position, depth: int) -> int:
    """Give the number of sequences of exactly so many steps; a finished round adds none."""
    if depth == 0:
        return 1
    return sum(perft(played(position, step), depth - 1) for step in legal_steps(position))


# --- rounds and matches -------------------------------------------------------------------------------------------


def deal(rules: Rules, players: int, seed: str) -> Position:
    return deal_round(rules, [[] for _ in range(players)], seed, 1)


def deal_round(rules: Rules, scored: list[list[str]], seed: str, count: int) -> Position:
    """Give the first position of a round, dealt from the cards that nobody has scored."""
    cards = [card for card in rules.pack if not any(card in pile for pile in scored)]
    cards.sort(key=lambda card: hashlib.sha256(f"{seed}/{count}/{card}".encode()).hexdigest())
    if len(cards) < len(scored) * (rules.hand_size + 1):
        raise ValueError("too few cards to deal")
    seats = []
    for pile in scored:
        hand, cards = cards[: rules.hand_size], cards[rules.hand_size :]
        seats.append(Seat(hand=hand, scored=list(pile)))
    for seat in seats:
        seat.palette.append(cards.pop(0))
    leader = max(range(len(seats)), key=lambda i: strength(seats[i].palette[0]))
    return next_turn(rules, Table(seats, [], cards, set()), leader)


def points(position: Position) -> list[int]:
    return [sum(number(card) for card in seat.scored) for seat in position.now.seats]


def match_winners(position: Position) -> list[int]:
    """Give the seats that have won the match; none while it goes on."""
    if position.phase != "over":
        return []
    if not position.rules.s:
        return [position.seat]
    total, players = points(position), len(position.now.seats)
    unscored = len(position.rules.pack) - sum(len(seat.scored) for seat in position.now.seats)
    if max(total) < (10 - players) * 5 and unscored >= players * (position.rules.hand_size + 1):
        return []
    return [i for i in range(players) if total[i] == max(total)]


def next_round(position: Position, seed: str, count: int) -> Position | None:
    """Give the next deal after a finished round; None when the match is over."""
    if match_winners(position):
        return None
    return deal_round(position.rules, [seat.scored for seat in position.now.seats], seed, count)
