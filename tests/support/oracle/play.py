"""What may be done and what it leads to, the naive way."""

import re
from dataclasses import replace

from tests.support.oracle.cards import best, number, strength
from tests.support.oracle.table import Position, Rules, Seat, Table, read_rules

VERBS = "+>^=-."


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
