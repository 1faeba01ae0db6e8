"""Who is winning among bare palettes: as the engine says of whole positions."""

from random import Random

from red7 import Card, Colour, Position, Rules, Seat, leader

PACK = Rules.parse("1.3").pack


def test_leader_agrees_with_positions() -> None:
    chance = Random(7)
    for _ in range(300):
        cards = chance.sample(PACK, 49)
        canvas, rest = cards[0], cards[1:]
        sizes = [chance.randint(0, 6) for _ in range(chance.choice((2, 3, 4)))]
        palettes: list[list[Card]] = []
        for size in sizes:
            palettes.append(rest[:size])
            rest = rest[size:]
        seats = "/".join(f"{''.join(map(str, palette)) or '-'}:-" for palette in palettes)
        position = Position.parse(f"red7/1 1.3 {seats} {canvas} {''.join(map(str, rest))} 0")
        assert leader(canvas.colour, {Seat(seat): palette for seat, palette in enumerate(palettes)}) == position.winning


def test_nobody_leads_without_a_card_that_counts() -> None:
    assert leader(Colour.GREEN, {Seat(0): [Card.parse("R7")], Seat(1): []}) is None
    assert leader(Colour.RED, {Seat(0): [], Seat(1): []}) is None
