"""The board as lines of text: the rule, every seat with the cards that count lifted out, and the story so far."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from red7 import Board, Card, Seat
from red7.terminal.app.page import link
from red7.terminal.app.telling import Teller
from red7.terminal.style import card as draw_card
from red7.terminal.style import field, sentence, small_row

DIM, BOLD = Style(dim=True), Style(bold=True)
TAG = Style(bold=True, reverse=True)
_CANVAS_SHOWN = 8


@dataclass(frozen=True)
class Picking:
    """What the player is choosing: a card, and who would be winning with it."""

    card: Card | None = None
    among: frozenset[Card] = frozenset()
    """The cards that can be chosen."""
    leading: Seat | None = None
    """Who would be winning after the chosen step, if that changes."""
    tall: bool = False
    """Whether cards are three lines high."""
    flat: bool = False
    """Whether palettes are a single line, with no card above the others."""


def bold(words: str) -> Text:
    """A sentence in bold type, its cards in their colours."""
    text = sentence(words)
    text.stylize_before(BOLD)
    return text


def wrapped(text: Text, width: int, *, indent: int = 0) -> list[Text]:
    """The text in lines no wider than this, all but the first indented."""
    if text.cell_len <= width:
        return [text]
    lines: list[Text] = []
    start, end = 0, -1
    for word in text.plain.split(" "):
        begins, ends = end + 1, end + 1 + len(word)
        by = indent if lines else 0
        if start < end and by + text[start:ends].cell_len > width:
            lines.append(_indented(text[start:end], by))
            start = begins
        end = ends
    return [*lines, _indented(text[start:], indent if lines else 0)]


def _indented(line: Text, by: int) -> Text:
    return Text(" " * by).append_text(line) if by else line


def cut(lines: list[Text], most: int, width: int) -> list[Text]:
    """At most so many of the lines; where some are missing, the last one says so."""
    if len(lines) <= most:
        return lines
    last = lines[most - 1].copy()
    last.truncate(width - 1)
    return [*lines[: most - 1], last.append("…")]


def beside(left: Text, right: Text, width: int) -> Text:
    """Two texts at both ends of a line; what does not fit of the left one is cut off."""
    room = max(0, width - right.cell_len - 1)
    line = Text().append_text(left)  # the left one's style is not that of the whole line
    line.truncate(room, overflow="ellipsis", pad=True)
    return line.append(" ").append_text(right) if right else line


def rule_bar(board: Board, teller: Teller, width: int, *, plain: bool) -> Text:
    """The current rule, as wide as the screen, and what is left of the deck."""
    title = Text(f" {teller.say(f'rule-{board.rule.letter}')}")
    right = Text(f"{teller.say('deck-count', count=board.deck_size)} ")
    if title.cell_len + 1 + right.cell_len > width:
        right = Text(f"{teller.say('zone-deck')} {board.deck_size} ")
    rules = teller.rules(board.rules)
    if title.cell_len + right.cell_len + cell_len(rules) + 6 <= width:
        right = Text(f"{rules} · ").append_text(right)
    line = beside(title, right, width)
    line.stylize(Style(bold=True, reverse=True) if plain else field(board.rule))
    return line


def canvas_line(board: Board, teller: Teller) -> Text:
    """The last cards on the canvas, and what is known of the deck."""
    shown = board.canvas[-_CANVAS_SHOWN:]
    if not shown:
        return Text(f" {teller.say('canvas-first')}", style=DIM)
    line = Text(" ").append_text(Text(teller.say("canvas-top", card=""), style=DIM))
    if len(shown) < len(board.canvas):
        line.append("… ")
    line.append_text(small_row(shown))
    if board.deck and (top := board.deck[0]):
        line.append(f"   {teller.say('zone-deck')} ", style=DIM).append_text(small_row((top,)))
    return line


def seats_in_order(board: Board, you: Seat | None) -> list[Seat]:
    """Round the table, the reader last."""
    seats = [Seat(seat) for seat in range(board.players)]
    return seats if you is None else [*seats[you + 1 :], *seats[: you + 1]]


def seat_lines(
    board: Board, seat: Seat, teller: Teller, width: int, picking: Picking, *, with_hand: bool = False
) -> list[Text]:
    """A seat: its name and how it stands, the cards that count, and below them the others; perhaps its hand."""
    mover = not board.is_over and board.seat == seat
    head = Text("▸" if mover else " ").append(teller.name(seat), style=BOLD if mover else Style())
    if teller.notes and (note := teller.notes[seat]):
        head.append(f" ({note})", style=DIM)
    if tag := _tag(board, seat, teller, picking):
        head.append("  ").append_text(tag)
    right = [teller.say("hand-count", count=board.hand_sizes[seat])]
    if board.rules.scoring:
        right.append(teller.say("points-count", count=board.points[seat]))
    holdings = Text(" · ".join(right))
    count = Text()
    counts_now = picking.leading != seat or board.winning == seat
    if counts_now and (cards := _counting(board, seat)):
        count = sentence(teller.count(board.rule, cards))
    palette = _palette(board, seat, width, picking)
    if count and head.cell_len + 2 + count.cell_len + 1 + holdings.cell_len <= width:
        head.append("  ").append_text(count)
    else:
        _put_beside(palette, count, width)
    lines = [beside(head, holdings, width), *palette]
    if with_hand:
        hand = Text("  ").append(f"{teller.say('term-hand')} ", style=DIM)
        lines.append(hand.append_text(small_row(board.hands[seat])) if board.hands[seat] else Text())
    if board.is_out(seat):
        for line in lines:
            line.stylize(DIM)
    return lines


def _counting(board: Board, seat: Seat) -> Sequence[Card]:
    """The cards of a palette that count; none once they have been scored."""
    is_scored = board.is_over and board.rules.scoring
    return () if is_scored or board.is_out(seat) else board.counting(seat)


def _put_beside(lines: list[Text], words: Text, width: int) -> None:
    """Puts words at the end of the first line that has room for them."""
    for row, line in enumerate(lines):
        if line.cell_len + 2 + words.cell_len <= width:
            lines[row] = beside(line, words, width)
            return


def _tag(board: Board, seat: Seat, teller: Teller, picking: Picking) -> Text:
    if board.is_over:
        return Text(f" {teller.say('tag-won')} ", style=TAG) if board.winner == seat else Text()
    if board.is_out(seat):
        return Text(teller.say("seat-out"))
    if board.winning == seat:
        return Text(f" {teller.say('tag-leading')} ", style=TAG)
    if picking.leading == seat:
        return Text(f"({teller.say('tag-would-lead')})", style=BOLD)
    return Text()


def _palette(board: Board, seat: Seat, width: int, picking: Picking) -> list[Text]:
    """The cards of a palette; those that count stand one line above the others."""
    palette = board.palettes[seat]
    counting = set(_counting(board, seat))
    shown = [
        picked(card, picking) if card in picking.among else draw_card(card, counts=card in counting) for card in palette
    ]
    is_tall = picking.tall and 7 * len(palette) + 2 <= width
    blocks = [_block(text, is_tall=is_tall) for text in shown]
    gap = " " if sum(block[0].cell_len + 1 for block in blocks) + 2 <= width else ""
    lines = [Text("  ") for _ in range(4 if is_tall else 2 - picking.flat)]
    for card, block in zip(palette, blocks, strict=True):
        blank = [] if picking.flat else [Text(" " * block[0].cell_len)]
        column = [*block, *blank] if card in counting else [*blank, *block]
        for line, part in zip(lines, column, strict=True):
            line.append_text(part).append(gap)
    return lines


def _block(text: Text, *, is_tall: bool) -> list[Text]:
    """A card as lines: one, or three with room around its name."""
    if not is_tall:
        return [text]
    style = text.style
    middle = Text(" ", style=style).append_text(text).append(Text(" ", style=style))
    blank = Text(" " * middle.cell_len, style=style)
    if text.spans:  # what can be clicked can be clicked all over
        for line in (blank, middle):
            line.stylize(text.spans[-1].style)
    return [blank, middle, blank]


def picked(card: Card, picking: Picking, *, quiet: bool = False) -> Text:
    """A card that can be chosen, with pointers round the one that is."""
    if card is picking.card:
        text = Text(f"»{card}«", style=field(card.colour))
    elif quiet:
        text = draw_card(card, counts=False)
    else:
        text = draw_card(card)
    return link(text, f"card {card}")


def hand_lines(hand: Sequence[Card], picking: Picking, hopeless: Collection[Card], width: int) -> list[Text]:
    """The hand in a row, or in several; cards that cannot keep their player in are muted."""
    per_line = max(1, (width - 1) // (7 if picking.tall else 5))
    lines = []
    for start in range(0, len(hand), per_line):
        row = hand[start : start + per_line]
        blocks = [_block(picked(card, picking, quiet=card in hopeless), is_tall=picking.tall) for card in row]
        lines += [Text(" ").append_text(Text(" ").join(parts)) for parts in zip(*blocks, strict=True)]
    return lines or [Text()]


def board_lines(
    board: Board, teller: Teller, width: int, height: int, picking: Picking, *, hands: Collection[Seat] = ()
) -> list[Text]:
    """Every seat, with empty lines between them where there is room; `hands` says whose hands are shown."""
    seats = seats_in_order(board, teller.you)
    blocks = [seat_lines(board, seat, teller, width, picking, with_hand=seat in hands) for seat in seats]
    if sum(map(len, blocks)) > height:
        flat = replace(picking, tall=False, flat=True)
        blocks = [seat_lines(board, seat, teller, width, flat, with_hand=seat in hands) for seat in seats]
    lines: list[Text] = []
    spare = height - sum(map(len, blocks))
    for place, block in enumerate(blocks):
        if place and spare >= len(blocks) - place:
            lines.append(Text())
        lines += block
    return lines


def with_column(left: Sequence[Text], right: Sequence[Text], at: int, width: int) -> Iterator[Text]:
    """Two columns side by side, the second beginning there."""
    for row in range(max(len(left), len(right))):
        line = Text().append_text(left[row]) if row < len(left) else Text()
        line.truncate(at - 2, overflow="ellipsis", pad=True)
        line.append("│ ", style=DIM)
        if row < len(right):
            said = right[row].copy()
            said.truncate(width - at, overflow="ellipsis")
            line.append_text(said)
        yield line
