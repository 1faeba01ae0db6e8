"""How the characters differ from `policy`: what each does at the table, and how often it wins against `policy`.

Single rounds between two, each deal in both seatings. Counted are turns after which the bot was still in: how many of
them were of two cards and how many set the rule, the highest card played, the cards left in hand after its last one,
and the share of unseen cards with which the other would then lead at once. Wins come with 95% intervals.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from statistics import mean
from typing import NamedTuple

from red7 import Game, Position, Rules, Seat, Turn, Verb, deal
from red7.play.arena.tally import share
from red7.play.bots.characters import CHARACTERS, risk
from red7.play.bots.match import Player, play_round
from red7.rounds import Round

OTHER = "policy"


class Habits(NamedTuple):
    """What was seen of a bot, turn by turn; of the cards left, round by round."""

    pairs: list[bool]
    changes: list[bool]
    heights: list[int]
    left: list[int]
    risks: list[float]


def stayed(played: Round[Position], seat: Seat) -> Iterator[tuple[Turn, Position]]:
    """A seat's turns that kept it in, and the position after each."""
    for at, entry in enumerate(played.turns):
        if entry.seat == seat and not played.positions[at + 1].is_out(seat):
            yield entry.turn, played.positions[at + 1]


def watch(played: Round[Position], seat: Seat, seen: Habits) -> None:
    """Adds what a seat did in a round."""
    last = played.deal
    for turn, after in stayed(played, seat):
        cards = {step.verb: step.card for step in turn.steps if step.card}
        seen.pairs.append(Verb.PLAY in cards and Verb.DISCARD in cards)
        seen.changes.append(Verb.DISCARD in cards)
        if Verb.PLAY in cards:
            seen.heights.append(cards[Verb.PLAY].number)
        seen.risks.append(risk(after.view(seat).moment.zones._replace(seat=seat)))
        last = after
    seen.left.append(last.hand_sizes[seat])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="*", default=[OTHER, *CHARACTERS], help="policy and all characters")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--rules", default="1.3")
    parser.add_argument("--seed", default="characters")
    options = parser.parse_args()
    print("           two cards  sets rule  highest  left over   risk   wins")
    for bot in options.bots:
        seen, wins = Habits([], [], [], [], []), []
        for number in range(options.deals):
            start, won = deal(Rules.parse(options.rules), players=2, seed=f"{options.seed}/{number}"), 0
            for seat in (Seat(0), Seat(1)):
                names = [bot, OTHER] if seat == 0 else [OTHER, bot]
                players = [Player(name, Random(f"{number}/{place}")) for place, name in enumerate(names)]
                played = play_round(Game.start(start, seats=names), players, lambda _: None).rounds[-1]
                watch(played, seat, seen)
                won += played.winner == seat
            wins.append((float(won), 2.0))
        rate = share(wins)
        assert rate
        habits = (
            f"    {mean(seen.pairs):5.1%}      {mean(seen.changes):5.1%}     {mean(seen.heights):4.2f}"
            f"       {mean(seen.left):4.2f}  {mean(seen.risks):5.1%}"
        )
        print(f"{bot:10}{habits}  {rate.value:5.1%} ± {(rate.high - rate.low) / 2:.1%}", flush=True)


if __name__ == "__main__":
    main()
