"""What a policy is shown of many games at once, in tensors; `red7.play.policy.sight` makes the same for one game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

import torch
from torch import Tensor

from red7.cards import OF_NUMBER
from red7.envs.torch.bits import lowest, place_of, popcount
from red7.envs.torch.options import END, Options
from red7.envs.torch.state import FIVE, START, State, mine, seats_in
from red7.envs.torch.strength import colours, strengths
from red7.play.policy.sight import FULL_DECK, LARGEST_HAND, PLACES, seats_shown, shown, shown_to_critic
from red7.rules import EVEN, Rules

MOST_IN_HAND: Final = 7
"""In edition 1.3, every card drawn is drawn for one that has left the hand."""
NO_ROW: Final = len(PLACES) + 1


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
    """What the seat to move of each game is shown; only for edition 1.3."""
    players = len(state.palettes)
    seats = seats_shown(players)
    order = (torch.arange(players, device=state.seat.device)[:, None] + state.seat) % players
    hands, palettes = state.hands.gather(0, order), state.palettes.gather(0, order)
    is_in = seats_in(state.out, players).gather(0, order)
    unseen = _union(hands[1:] & ~state.known) | state.hidden
    outlook = _outlook(hands, palettes, is_in, unseen)
    sets = _bits(_sets(state, order, _padded(hands, seats), _padded(palettes, seats), unseen))
    numbers = _numbers(rules, state, order, _padded(hands, seats), _padded(is_in, seats))
    told = [sets, numbers, outlook.leads, outlook.replies, outlook.threats]
    secret = [_bits(_padded(hands, seats)[1:]), outlook.true_replies, outlook.true_threats]
    cells = torch.cat([_filled(told, shown(seats), kind), _filled(secret, shown_to_critic(seats), kind)])
    return Sight(cells.T.contiguous(), _mask(sensible(rules, state, options, outlook.leads)))


def _padded(rows: Tensor, seats: int) -> Tensor:
    """A row for each seat that is shown; those where nobody sits are empty."""
    return torch.cat([rows, rows.new_zeros(seats - len(rows), rows.shape[1])]) if len(rows) < seats else rows


def _filled(parts: list[Tensor], size: int, kind: torch.dtype) -> Tensor:
    """Parts one after the other and then empty cells; games stay last."""
    rows = torch.cat([part.reshape(-1, part.shape[-1]).to(kind) for part in parts])
    return torch.cat([rows, rows.new_zeros(size - len(rows), rows.shape[1])])


@cache
def _cards(device: torch.device) -> Tensor:
    """Each card as a set, and an empty set, copied to a device once."""
    return torch.tensor([1 << place for place in PLACES] + [0], device=device)[:, None]


@cache
def _places(device: torch.device) -> Tensor:
    """The bit of each card, copied to a device once."""
    return torch.tensor(PLACES, device=device)[:, None]


def _bits(sets: Tensor) -> Tensor:
    """One entry for each card of each set; games stay last."""
    return (sets[..., None, :] >> _places(sets.device) & 1).to(torch.uint8)


def _union(sets: Tensor) -> Tensor:
    """The cards in any of the sets, which share none."""
    return sets.sum(0)


def _sets(state: State, order: Tensor, hands: Tensor, palettes: Tensor, unseen: Tensor) -> Tensor:
    """The sets of cards that are shown; see `sight.sets_shown`."""
    top = torch.where(state.stacked != 0, 1 << (state.stack[0] & 63), 0)
    past = state.past.view(-1, 3, len(state.seat))
    return torch.cat(
        [
            hands[:1],
            palettes,
            _padded(state.discards.gather(0, order), len(palettes)),
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
    """The cells that are not about cards; see `sight.numbers_shown`."""
    players, seats = len(order), len(hands)
    switches = [torch.full_like(state.seat, on) for on in (rules.discard_rule, rules.scoring, rules.actions)]
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
        torch.stack(switches),
        _padded(points.gather(0, order) / rules.target(players), seats),
        ~is_in,
        _one_of(past, seats),
    ]
    return torch.cat([part.float() for part in parts])


def _outlook(hands: Tensor, palettes: Tensor, is_in: Tensor, unseen: Tensor) -> _Outlook:
    """What cards would do."""
    cards = _cards(hands.device)
    in_hand = _one_by_one(hands[0])  # and playing none
    own = _strengths(palettes[0] | in_hand)
    rivals = zip(palettes[1:], is_in[1:], strict=True)
    theirs = [_strengths(torch.where(plays, palette | cards, 0)) for palette, plays in rivals]
    is_unseen, is_theirs = _bits(unseen) != 0, _bits(_union(hands[1:])) != 0
    share = 1 / popcount(unseen).clamp(min=1)
    leads: list[Tensor] = []
    replies: list[Tensor] = []
    threats: list[Tensor] = []
    true_replies: list[Tensor] = []
    true_threats: list[Tensor] = []
    for strong, *rival_strong in zip(own, *theirs, strict=True):
        best = torch.stack(rival_strong).amax(0)
        leads.append(strong > best[-1])
        for is_there, weight, passing, threatening in (
            (is_unseen, share, replies, threats),
            (is_theirs, 1 / 7, true_replies, true_threats),
        ):
            rival = torch.where(is_there, best[:-1], 0)
            passing.append((rival[None] > strong[:, None]).sum(1, dtype=torch.int32) * weight)
            threatening.append(rival > strong[-1])
    row = torch.where(in_hand != 0, place_of(in_hand) - (place_of(in_hand) >> 3), NO_ROW)
    row[-1] = len(PLACES)
    parts = [_by_card(torch.stack(part), row) for part in (leads, replies, true_replies)]
    return _Outlook(parts[0] != 0, parts[1], torch.stack(threats), parts[2], torch.stack(true_threats))


def _by_card(values: Tensor, row: Tensor) -> Tensor:
    """Values for the cards in hand as values for all cards, none last; axes are rules, cards, games."""
    found = torch.zeros(len(values), NO_ROW + 1, values.shape[-1], device=values.device)
    return found.scatter_(1, row.expand(len(values), -1, -1), values.float())[:, :-1]


def _one_by_one(hand: Tensor) -> Tensor:
    """Each card in hand as a set, the lowest first, and then empty sets: one more than there can be cards."""
    found = []
    for _ in range(MOST_IN_HAND):
        card = lowest(hand)
        found.append(card)
        hand = hand ^ card
    return torch.stack([*found, torch.zeros_like(hand)])


def _strengths(cards: Tensor) -> list[Tensor]:
    """How strong these cards are under each rule; as one kernel on a GPU."""
    if cards.device.type == "cpu":
        return strengths(cards)
    found: list[Tensor] = _kernel()(cards.flatten())
    return [strong.view(cards.shape) for strong in found]


@cache
def _kernel() -> Callable[[Tensor], list[Tensor]]:
    from red7.envs.torch.fusion import GAMES  # noqa: PLC0415  not wanted on the processor
    from red7.envs.torch.kernels import fused  # noqa: PLC0415

    return fused(strengths, torch.ones(GAMES, dtype=torch.int64))


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
