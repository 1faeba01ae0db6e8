"""Whole games as somebody would type them: the lines, and the record that must result."""

from random import Random
from typing import NamedTuple

from red7 import Game, Outlook, Rules, Step, Verb, deal
from red7.play.bots.bot import Budget
from red7.play.bots.match import Player
from red7.play.bots.roster import enter
from red7.play.history import seen_of

END = Step(Verb.END)
BOT = "greedy"
"""Who sits in the other seats."""


class Script(NamedTuple):
    lines: list[str]
    game: Game

    @property
    def text(self) -> str:
        return "".join(f"{line}\n" for line in self.lines)

    @property
    def record(self) -> str:
        """The game as `--save` writes it, but for its date."""
        return str(self.game)


def script(rules: str, players: int, humans: int, seed: str) -> Script:
    """A game against bots, in which people play like it too, each step typed on a line of its own."""
    people = ["Player"] if humans == 1 else [f"Player {number}" for number in range(1, humans + 1)]
    names = [*people, *(f"Bot {number}" for number in range(1, players - humans + 1))]
    tags = {"Seed": seed} | ({"Bots": BOT} if humans < players else {})
    game = Game.start(deal(Rules.parse(rules), players=players, seed=seed), seats=names, tags=tags)
    bots = {seat: Player(enter(BOT), Random(f"{seed}/{seat}")) for seat in range(humans, players)}
    person, typing, lines = enter(BOT).make(), Random(seed), []
    while True:
        while not game.position.is_over:
            position = game.position
            seen = seen_of(game.rounds[-1], position.seat)
            if position.seat in bots:
                game = game.play(bots[position.seat].decide(position, seen).step)
                continue
            begins, outlook = not position.turn.items, seen.now.outlook()
            if humans > 1 and begins:
                lines.append("")  # hand over
            step = person.choose(seen, Budget(), typing)
            if list(outlook) != [END] or not begins:
                lines.append(str(step))
                if step is END and outlook[END] is Outlook.NO:
                    lines.append("y")  # refused if nobody asked, which does no harm
            game = game.play(step)
        following = game.next_round(seed=seed)
        if following is None:
            return Script(lines, game)
        if humans == 1:
            lines.append("")  # the pause between rounds
        game = following
