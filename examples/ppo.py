"""A baseline: learn two-player Red7 by playing against oneself (PPO), on two cores of a processor.

    pip install 'red7[envs,learn]'
    python examples/ppo.py --minutes 6 --curve curve.csv

One network plays both seats of many games at once. It sees an observation and the mask, and gives a score to every
action and a value to the position. Every so often it plays against a bot that it has never learned from.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import NamedTuple, SupportsFloat

import gymnasium
import torch
from torch import Tensor, nn

import red7.envs.gymnasium  # noqa: F401  registers Red7-v0
from red7.envs.actions import ACTIONS, CARDS, END
from red7.envs.batched import Batch
from red7.envs.cells import Rows
from red7.envs.observation import blocks, observation_size
from red7.envs.torch.strength import colours, leading, strengths

RULES = "1.3"
LEADS = observation_size(2)
RULE, FREE = blocks(2)["rule"], blocks(2)["phase"].start + 1
BITS = torch.tensor([card.bit for card in CARDS])


def glance(observations: Rows, masks: Rows) -> tuple[Tensor, Tensor]:
    """What a look at the table adds to observations: which cards would lead if played, under each rule.

    First the player's cards on the player's palette, then all cards not seen on the rival's. From the masks it takes
    the steps that are sure to put the player out, as long as there are others.
    """
    seen, legal = torch.from_numpy(observations.copy()), torch.from_numpy(masks.copy())
    hand, own, other, *thrown = (seen[:, first : first + 49].long() for first in range(0, 245, 49))
    held, palette, rival = ((cells * BITS).sum(1) for cells in (hand, own, other))
    unseen = 1 - (hand + own + other + sum(thrown)).clamp(max=1)
    plays, replies = _leads(palette, rival), _leads(rival, palette)
    rule = (seen[:, RULE.start : RULE.stop].long() << torch.arange(7)).sum(1)
    stays = plays & (colours(held[:, None] & ~BITS) | rule[:, None]) != 0
    leads_now = leading(strengths(palette), strengths(rival)) & rule != 0
    kept = legal.clone()
    kept[:, :49] *= stays
    kept[:, END] *= leads_now & (seen[:, FREE] == 1)
    cells = [(cards[..., None] >> torch.arange(7) & 1).flatten(1) for cards in (plays * hand, replies * unseen)]
    return torch.cat([seen, *cells], 1).to(torch.uint8), torch.where(kept.sum(1, keepdim=True) > 0, kept, legal)


def _leads(palette: Tensor, rival: Tensor) -> Tensor:
    """The rules under which each card would make the palette lead, one bit each."""
    bars = [strength[:, None] for strength in strengths(rival)]
    return leading(strengths(palette[:, None] | BITS), bars)


class Player(nn.Module):
    """Scores of all actions and the value of the position, from what is seen and from masks."""

    used: Tensor
    faces: Tensor
    """The number and the colour of each card."""

    def __init__(self, used: Tensor, width: int) -> None:
        super().__init__()
        self.register_buffer("used", used)
        self.body = nn.Sequential(nn.Linear(len(used), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.scores = nn.Linear(width, ACTIONS)
        self.value = nn.Linear(width, 1)
        self.cards = nn.Sequential(nn.Linear(21, 32), nn.ReLU(), nn.Linear(32, 32))
        self.wishes = nn.Linear(width, 32)
        self.register_buffer("faces", torch.cat([torch.eye(7).repeat_interleave(7, 0), torch.eye(7).repeat(7, 1)], 1))
        nn.init.zeros_(self.scores.weight)
        nn.init.zeros_(self.wishes.weight)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        body = self.body(torch.cat([seen, mask], 1)[:, self.used].float())
        # Each card gets a score for its own face and for what it would lead under, weighed by the whole position.
        leads = seen[:, LEADS : LEADS + 343].reshape(-1, 49, 7)
        cards = self.cards(torch.cat([leads, self.faces.expand(len(seen), -1, -1)], 2)) * self.wishes(body)[:, None]
        of_cards = cards.reshape(-1, 49, 2, 16).sum(3).transpose(1, 2).flatten(1)
        return (self.scores(body) + nn.functional.pad(of_cards, (0, ACTIONS - 98))).masked_fill(
            mask == 0, -1e9
        ), self.value(body)[:, 0].tanh()


def used_cells(batch: Batch) -> Tensor:
    """The cells that change in random games; all others say nothing under these rules."""
    rows = []
    for _ in range(50):
        rows.append(torch.cat(glance(batch.observe(), batch.masks()), 1))
        batch.step(batch.sample())
    seen = torch.cat(rows)
    return (seen.amin(0) < seen.amax(0)).nonzero()[:, 0]


class Moments(NamedTuple):
    """What happened in one step of all games, or in many: what was seen, what was done and what came of it."""

    seen: Tensor
    masks: Tensor
    actions: Tensor
    logs: Tensor
    """The logarithms of how likely the actions were."""
    values: Tensor
    seats: Tensor
    rewards: Tensor
    """What the seat that acted got for it."""
    done: Tensor


@torch.no_grad()
def play_on(player: Player, batch: Batch, steps: int) -> tuple[Moments, Tensor]:
    """The next steps of all games, each chosen by chance as the player finds good; and how good each turned out."""
    moments = []
    for _ in range(steps):
        seen, mask = glance(batch.observe(), batch.masks())
        scores, values = player(seen, mask)
        logs = scores.log_softmax(1)
        actions = logs.exp().multinomial(1)[:, 0]
        seats = torch.from_numpy(batch.seats.copy())
        rewards, done = batch.step(actions.numpy())
        own = torch.from_numpy(rewards.copy()).gather(1, seats[:, None])[:, 0]
        over = torch.from_numpy(done.copy())
        moments.append(Moments(seen, mask, actions, logs.gather(1, actions[:, None])[:, 0], values, seats, own, over))
    played = Moments(*map(torch.stack, zip(*moments, strict=True)))
    _, last = player(*glance(batch.observe(), batch.masks()))
    return played, advantages(played, last, torch.from_numpy(batch.seats.copy()))


def advantages(played: Moments, value: Tensor, seat: Tensor, trust: float = 0.95) -> Tensor:
    """How much better each action did than the value said; what is good for one seat is bad for the other."""
    found, advantage = torch.zeros_like(played.values), torch.zeros_like(value)
    for step in reversed(range(len(found))):
        sign = torch.where(played.seats[step] == seat, 1.0, -1.0) * ~played.done[step]
        surprise = played.rewards[step] + sign * value - played.values[step]
        advantage = surprise + trust * sign * advantage
        found[step], value, seat = advantage, played.values[step], played.seats[step]
    return found


def learn(
    player: Player, optimizer: torch.optim.Optimizer, played: Moments, advantage: Tensor, part: int, *, calm: float
) -> None:
    """Make good actions more likely, but not much in one go; and the values truer.

    `calm` falls from 1 to 0: the steps get smaller, and chance is wanted less.
    """
    optimizer.param_groups[0]["lr"] = 1e-3 * calm
    flat = Moments(*(tensor.flatten(0, 1) for tensor in played))
    gained, wanted = advantage.flatten(), (advantage + played.values).flatten()
    for chosen in torch.cat([torch.randperm(len(gained)) for _ in range(2)]).reshape(-1, part):
        scores, values = player(flat.seen[chosen], flat.masks[chosen])
        logs = scores.log_softmax(1)
        ratio = (logs.gather(1, flat.actions[chosen, None])[:, 0] - flat.logs[chosen]).exp()
        weight = (gained[chosen] - gained[chosen].mean()) / (gained[chosen].std() + 1e-6)
        gain = torch.minimum(ratio * weight, ratio.clamp(0.8, 1.2) * weight).mean()
        error = (values - wanted[chosen]).square().mean()
        loss = 0.5 * error - gain - 0.03 * calm * -(logs.exp() * logs).sum(1).mean()
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(player.parameters(), 0.5)
        optimizer.step()


@torch.no_grad()
def wins_against(bot: str, player: Player, games: int) -> float:
    """The share of games that the player wins against a bot, always with the action it finds best."""
    env = gymnasium.make("Red7-v0", opponents=[bot], rules=RULES)
    won = 0
    for game in range(games):
        seen, info = env.reset(seed=game)
        reward: SupportsFloat = 0
        over = False
        while not over:
            scores, _ = player(*glance(seen[None], info["action_mask"][None]))
            seen, reward, over, _, info = env.step(int(scores.argmax()))
        won += float(reward) > 0
    return won / games


def main() -> None:
    """Learn, and tell how it goes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=6.0, help="how long to learn, of the processor's time")
    parser.add_argument("--bot", default="greedy", help="whom to play against to see how it goes")
    parser.add_argument("--games", type=int, default=256, help="how many games are played at once")
    parser.add_argument("--width", type=int, default=256, help="of the network")
    parser.add_argument("--threads", type=int, default=1, help="more of them help only where nothing else runs")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="a file for seconds, games learned from, and the share of wins")
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    batch = Batch(options.games, rules=RULES, seed=options.seed)
    player = Player(used_cells(batch), options.width)
    optimizer = torch.optim.Adam(player.parameters(), lr=1e-3)
    curve, games, spent, told = ["seconds,games,wins"], 0, 0.0, 0.0
    while spent < 60 * options.minutes:
        started = time.process_time()
        played, advantage = play_on(player, batch, 48)
        learn(player, optimizer, played, advantage, 1024, calm=1 - spent / (60 * options.minutes))
        games += int(played.done.sum())
        spent += time.process_time() - started
        if spent - told >= 30:
            told = spent
            wins = wins_against(options.bot, player, 200)
            curve.append(f"{spent:.0f},{games},{wins:.3f}")
            print(f"{spent:5.0f} s {games:8} games  wins {wins:.1%} against {options.bot}", flush=True)
    if options.curve:
        options.curve.write_text("\n".join(curve) + "\n")


if __name__ == "__main__":
    main()
