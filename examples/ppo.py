"""A baseline: learn two-player Red7 by playing against oneself (PPO), on one core of a processor.

    pip install 'red7[envs,learn]'
    python examples/ppo.py --minutes 4 --curve curve.csv

One small network scores each step by what would follow from it, and plays both seats of many games at once. Another
one values positions; it sees both hands, since only training needs it. Every half minute the first plays against
`greedy`, from which it has never learned.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn.functional import one_hot

from red7.learn.games import Games
from red7.play.bots.bot import Budget
from red7.play.bots.match import Player, play_match
from red7.play.history import Seen
from red7.play.policy.sight import leads_at, look, mask_of, sets_shown, shown
from red7.rules import Rules
from red7.steps import Step

RULES, GAMES, STEPS, WIDTH, EPOCHS, PART = "1.3", 256, 32, 128, 2, 512
CARDS, NONE = 49, 49
SIZES = slice(CARDS * sets_shown(2), CARDS * sets_shown(2) + 37)
"""The rule, the phase, who is winning, how many cards there are in hands and deck."""
LEADS, THEIRS = leads_at(2), shown(2)


def by_card(cells: Tensor, first: int, cards: int) -> Tensor:
    """Cells about rules and cards: games x rules x cards."""
    return cells[:, first : first + 7 * cards].view(-1, 7, cards)


def candidates(cells: Tensor, mask: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """All steps worth trying, one after another: which game's each is, its number, and what would follow from it."""
    game, action = mask.nonzero(as_tuple=True)
    verb, card = (action // CARDS).clamp(max=2), action % CARDS  # play, discard, or end the turn
    played = torch.where(verb == 0, card, NONE)
    leads, replies = (by_card(cells, at, CARDS + 1)[game, :, played] for at in (LEADS, LEADS + 7 * (CARDS + 1)))
    number, colour = (one_hot(part, 7) * (verb < 2)[:, None] for part in (card // 7, card % 7))
    kept = cells[game, :CARDS].view(-1, 7, 7).sum(1) - colour
    rule = torch.where((verb == 1)[:, None], colour, cells[game, SIZES][:, :7])
    then = torch.stack([(leads * rule).sum(1), (replies * rule).sum(1)], 1)
    told = [leads, replies, number, colour, kept, rule, then, one_hot(verb, 3), cells[game, SIZES]]
    return game, action, torch.cat(told, 1)


class Learner(nn.Module):
    """How likely each action should be, and what positions are worth. It is also a bot."""

    def __init__(self) -> None:
        super().__init__()
        self.actor, self.critic = layers(84), layers(170)

    def logs(self, cells: Tensor, mask: Tensor) -> Tensor:
        """The logarithms of how likely each action is, from what the seat to move may see."""
        game, action, features = candidates(cells, mask)
        return torch.full(mask.shape, -1e9).index_put((game, action), self.actor(features)).log_softmax(1)

    def value(self, cells: Tensor) -> Tensor:
        """What positions are worth to the seat to move, from -1 to 1: by what both hands could do under each rule."""
        leads, threats = by_card(cells, LEADS, CARDS + 1), by_card(cells, THEIRS + CARDS + 7 * (CARDS + 1), CARDS)
        replies = by_card(cells, THEIRS + CARDS, CARDS + 1)
        rules = [leads.sum(2), (leads * (1 - replies)).amax(2), leads[..., NONE], replies[..., NONE], threats.sum(2)]
        hands = [cells[:, :CARDS], cells[:, THEIRS : THEIRS + CARDS]]
        return torch.tanh(self.critic(torch.cat([*rules, cells[:, SIZES], *hands], 1)))

    @torch.no_grad()
    def choose(self, seen: Seen, budget: Budget, chance: Random) -> Step:  # noqa: ARG002 (a bot may do without)
        """The likeliest step."""
        cells, steps = look(seen)
        return steps[int(self.logs(torch.from_numpy(cells)[None], torch.from_numpy(mask_of(steps))[None]).argmax())]


def layers(inputs: int) -> nn.Sequential:
    """A small network with one output."""
    hidden = [nn.Linear(inputs, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()]
    return nn.Sequential(*hidden, nn.Linear(WIDTH, 1), nn.Flatten(0))


class Moments(NamedTuple):
    """What happened in one step of all games, or in many; rewards are those of the seat that acted."""

    cells: Tensor
    mask: Tensor
    actions: Tensor
    logs: Tensor
    values: Tensor
    seats: Tensor
    rewards: Tensor


def of_each(values: Tensor, places: Tensor) -> Tensor:
    """From each row, the value in one place."""
    return values.gather(1, places[:, None])[:, 0]


@torch.no_grad()
def play_on(learner: Learner, games: Games) -> tuple[Moments, Tensor]:
    """The next steps of all games, each drawn by its likelihood; and how much better each did than expected."""
    moments = []
    for _ in range(STEPS):
        (cells, mask), seats = games.look(), games.batch.seats.clone()
        logs, values = learner.logs(cells, mask), learner.value(cells)
        actions = logs.exp().multinomial(1)[:, 0]
        rewards = of_each(games.step(actions), seats)
        moments.append(Moments(cells, mask, actions, of_each(logs, actions), values, seats, rewards))
    played = Moments(*map(torch.stack, zip(*moments, strict=True)))
    return played, advantages(played, learner.value(games.look().cells), games.batch.seats)


def advantages(played: Moments, value: Tensor, seat: Tensor, trust: float = 0.9) -> Tensor:
    """How much better each action did than the value said; what is good for one seat is bad for the other."""
    found, advantage = torch.zeros_like(played.values), torch.zeros_like(value)
    for step in reversed(range(len(found))):
        sign = torch.where(played.seats[step] == seat, 1.0, -1.0) * (played.rewards[step] == 0)
        surprise = played.rewards[step] + sign * value - played.values[step]
        found[step] = advantage = surprise + trust * sign * advantage
        value, seat = played.values[step], played.seats[step]
    return found


def learn(learner: Learner, optimizer: torch.optim.Optimizer, played: Moments, gained: Tensor, *, calm: float) -> None:
    """Make good actions likelier, but not much in one go, and values truer; `calm` falls from 1 to 0."""
    optimizer.param_groups[0]["lr"] = 2e-3 * calm
    flat = Moments(*(tensor.flatten(0, 1) for tensor in played))
    gained, wanted = gained.flatten(), (gained + played.values).flatten()
    for part in torch.cat([torch.randperm(len(gained)) for _ in range(EPOCHS)]).split(PART):
        logs = learner.logs(flat.cells[part], flat.mask[part])
        ratio = (of_each(logs, flat.actions[part]) - flat.logs[part]).exp()
        weight = (gained[part] - gained[part].mean()) / (gained[part].std() + 1e-6)
        gain = torch.minimum(ratio * weight, ratio.clamp(0.8, 1.2) * weight).mean()
        error = (learner.value(flat.cells[part]) - wanted[part]).square().mean()
        entropy = -(logs.exp() * logs).sum(1).mean()
        optimizer.zero_grad()
        (0.5 * error - gain - 0.03 * calm * entropy).backward()
        nn.utils.clip_grad_norm_(learner.parameters(), 0.5)
        optimizer.step()


def wins_against(bot: str, learner: Learner, deals: int) -> float:
    """The share of games that the learner wins against a bot; it plays each deal from both seats."""
    won = 0
    for game in range(2 * deals):
        seat, chance = game % 2, Random(game)
        players = [Player(bot, chance, bot=learner if seat == own else None, strict=True) for own in range(2)]
        won += play_match(Rules.parse(RULES), players, seed=str(game // 2)).position.winner == seat
    return won / (2 * deals)


def main() -> None:
    """Learn, and tell how it goes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=4.0, help="of the processor's time to learn for (4)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="a file for seconds, games learned from, and the share of wins")
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(options.seed)
    games = Games(RULES, 2, GAMES, device=torch.device("cpu"), kind=torch.float32, seed=options.seed)
    learner = Learner()
    optimizer = torch.optim.Adam(learner.parameters())
    curve, rounds, spent, next_trial, whole = ["seconds,games,wins"], 0, 0.0, 0.0, 60 * options.minutes
    while True:
        if spent >= min(next_trial, whole):
            next_trial, wins = spent + 30, wins_against("greedy", learner, 250)
            curve.append(f"{spent:.0f},{rounds},{wins:.3f}")
            print(f"{spent:5.0f} s {rounds:8} games  wins {wins:.1%} against greedy", flush=True)
        if spent >= whole:
            break
        started = time.process_time()
        played, gained = play_on(learner, games)
        learn(learner, optimizer, played, gained, calm=1 - spent / whole)
        rounds += int((played.rewards != 0).sum())
        spent += time.process_time() - started
    if options.curve:
        options.curve.write_text("\n".join(curve) + "\n")


if __name__ == "__main__":
    main()
