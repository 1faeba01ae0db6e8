"""What a policy is shown of many games at once, in tensors; `red7.play.policy.sight` makes the same for one game."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from red7.cards import OF_NUMBER
from red7.envs.torch.bits import popcount
from red7.envs.torch.options import END, Options
from red7.envs.torch.state import FIVE, START, State, mine, seats_in
from red7.envs.torch.strength import colours, strengths
from red7.play.policy.layout import FULL_DECK, LARGEST_HAND, PLACES, shown, shown_to_critic
from red7.rules import EVEN, Rules


class Sight(NamedTuple):
    """What is shown of each game: cells for the policy and, after them, for the critic; and the steps worth trying."""

    cells: Tensor
    mask: Tensor


class _Outlook(NamedTuple):
    """What cards would do. Axes are rules, cards (and, where one may play none, that comes last), games."""

    leads: Tensor
    """Whether one would be winning after playing the card; only for cards in hand."""
    replies: Tensor
    """The share of unseen cards with which a rival would then pass."""
    threats: Tensor
    """Whether a rival would pass with the card as things are; only for unseen cards."""
    true_replies: Tensor
    true_threats: Tensor


def look(rules: Rules, state: State, options: Options, kind: torch.dtype) -> Sight:
    """What the seat to move of each game is shown."""
    players = len(state.palettes)
    order = (torch.arange(players, device=state.seat.device)[:, None] + state.seat) % players
    hands, palettes = state.hands.gather(0, order), state.palettes.gather(0, order)
    is_in = seats_in(state.out, players).gather(0, order)
    unseen = _union(hands[1:] & ~state.known) | state.hidden
    outlook = _outlook(hands, palettes, is_in, unseen)
    bits = _bits(_sets(state, order, hands, palettes, unseen))
    parts = [bits.flatten(0, 1), _numbers(rules, state, order, hands, is_in)]
    parts += [part.flatten(0, 1) for part in outlook[:3]]
    secret = [_bits(hands[1:]).flatten(0, 1), *(part.flatten(0, 1) for part in outlook[3:])]
    games = len(state.seat)
    cells = torch.zeros(games, shown(players) + shown_to_critic(players), dtype=kind, device=state.seat.device)
    _fill(cells, parts)
    _fill(cells[:, shown(players) :], secret)
    return Sight(cells, _mask(sensible(rules, state, options, outlook.leads)))


def _fill(cells: Tensor, parts: list[Tensor]) -> None:
    """Write parts, whose last axis is games, into cells, whose first axis is games."""
    start = 0
    for part in parts:
        cells[:, start : start + len(part)] = part.T
        start += len(part)


def _places(device: torch.device) -> Tensor:
    return torch.tensor(PLACES, device=device)[:, None]


def _bits(sets: Tensor) -> Tensor:
    """One entry for each card of each set; games stay last."""
    return (sets[..., None, :] >> _places(sets.device) & 1).to(torch.uint8)


def _union(sets: Tensor) -> Tensor:
    """The cards in any of the sets, which share none."""
    return sets.sum(0)


def _sets(state: State, order: Tensor, hands: Tensor, palettes: Tensor, unseen: Tensor) -> Tensor:
    """The sets of cards that are shown; see `layout.sets_shown`."""
    top = torch.where(state.stacked != 0, 1 << (state.stack[0] & 63), 0)
    past = state.past.unflatten(0, (-1, 3))
    return torch.cat(
        [
            hands[:1],
            palettes,
            state.discards.gather(0, order),
            _union(state.scored)[None],
            hands[1:] & state.known,
            state.stacked[None],
            top[None],
            (state.turn[0] | state.turn[1] | state.turn[2])[None],
            past[:, 0] | past[:, 1] | past[:, 2],
            unseen[None],
        ]
    )


def _one_of(values: Tensor, count: int) -> Tensor:
    """A row of flags for each value, all of them before games."""
    flags = values[..., None, :] == torch.arange(count, device=values.device)[:, None]
    return flags.reshape(-1, values.shape[-1])


def _numbers(rules: Rules, state: State, order: Tensor, hands: Tensor, is_in: Tensor) -> Tensor:
    """The cells that are not about cards; see `layout.numbers_shown`."""
    players = len(hands)
    switches = torch.tensor([rules.discard_rule, rules.scoring, rules.actions], device=state.seat.device)
    points = torch.zeros_like(state.scored)
    for number in range(1, 8):
        points = points + number * popcount(state.scored & OF_NUMBER[number])
    past = torch.where(state.past_seats >= 0, (state.past_seats - state.seat) % players, -1)
    parts = [
        _one_of(state.rule, 7),
        _one_of(state.phase, 7),
        state.bound[None],
        state.winning[None],
        _one_of(popcount(hands).clamp(max=LARGEST_HAND), LARGEST_HAND + 1),
        popcount(state.hidden | state.stacked)[None] / FULL_DECK,
        switches[:, None].expand(-1, len(state.seat)),
        points.gather(0, order) / rules.target(players),
        ~is_in,
        _one_of(past, players),
    ]
    return torch.cat([part.float() for part in parts])


def _outlook(hands: Tensor, palettes: Tensor, is_in: Tensor, unseen: Tensor) -> _Outlook:
    """What cards would do."""
    none = torch.zeros(1, 1, dtype=torch.int64, device=hands.device)
    cards = torch.cat([1 << _places(hands.device), none])  # and playing none
    own = strengths(palettes[0] | cards)
    rivals = zip(palettes[1:], is_in[1:], strict=True)
    theirs = [strengths(torch.where(plays, palette | cards, 0)) for palette, plays in rivals]
    best = [torch.stack(strong).amax(0) for strong in zip(*theirs, strict=True)]
    playable = torch.cat([_bits(hands[0]) != 0, torch.ones_like(unseen[None], dtype=torch.bool)])
    is_unseen, is_theirs = _bits(unseen) != 0, _bits(_union(hands[1:])) != 0
    share = 1 / popcount(unseen).clamp(min=1)
    leads, replies, threats, true_replies, true_threats = [], [], [], [], []
    for mine_strong, strong in zip(own, best, strict=True):
        leads.append((mine_strong > strong[-1]) & playable)
        for is_there, weight, found, direct in (
            (is_unseen, share, replies, threats),
            (is_theirs, 1 / 7, true_replies, true_threats),
        ):
            rival = torch.where(is_there, strong[:-1], 0)
            passing = (rival[None] > mine_strong[:, None]).sum(1, dtype=torch.int32)
            found.append(torch.where(playable, passing * weight, 0))
            direct.append(rival > mine_strong[-1])
    return _Outlook(*(torch.stack(part) for part in (leads, replies, threats, true_replies, true_threats)))


def sensible(rules: Rules, state: State, options: Options, leads: Tensor) -> Options:
    """The legal steps without those that put their player out for sure, if there are others.

    `leads` says by rule and card, none last, whether one would be winning after playing it.
    """
    hand = mine(state.hands, state.seat)
    closing = 1 << state.rule | colours(hand & ~(1 << _places(hand.device)))
    if rules.discard_limit:
        raise NotImplementedError("no policy is trained for discards that are limited")
    ahead = sum(lead.long() << rule for rule, lead in enumerate(leads[:, :-1]))
    stays = ((ahead & closing != 0).long() << _places(hand.device)).sum(0)
    if rules.actions:
        stays = stays | ~EVEN  # only even numbers do nothing that could still help
    may_end = state.winning if rules.edition.idle_leader_stays else state.winning & (state.phase != START)
    plays = (state.phase == START) | (state.phase == FIVE)
    better = options._replace(
        play=torch.where(plays, options.play & stays, options.play),
        other=torch.where(may_end, options.other, options.other & ~END),
    )
    is_any = better.play | better.discard | better.top | better.other != 0
    return Options(*(torch.where(is_any, new, old) for new, old in zip(better, options, strict=True)))


def _mask(options: Options) -> Tensor:
    """One cell for each action: whether it is among the steps."""
    cards = _bits(torch.stack(options[:3])).flatten(0, 1)
    other = options.other >> torch.arange(3, device=options.other.device)[:, None] & 1
    return torch.cat([cards != 0, other != 0]).T.contiguous()
