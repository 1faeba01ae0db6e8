"""Outlook, deals and matches, the naive way."""

import hashlib
from dataclasses import replace

from tests.support.oracle.cards import number, strength
from tests.support.oracle.play import draws, legal_steps, next_turn, played
from tests.support.oracle.table import Position, Rules, Seat, Table

OUTLOOKS = ("no", "maybe", "sure")


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
