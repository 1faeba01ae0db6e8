"""Sentences about a game in the reader's language, from the messages that the browser shows as well."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from red7 import Board, Card, Colour, Draw, Game, Outlook, Rules, Seat, Step, Turn, Verb, View
from red7.locales import Words
from red7.terminal.words import distinct


def names_of(game: Game, words: Words) -> tuple[str, ...]:
    """The names at the seats, each only once; people who gave none are called players in the reader's language."""
    names = []
    for name in game.seats:
        if name == "Player":
            names.append(words.text("term-player"))
        elif name.startswith("Player ") and name[7:].isdecimal():
            names.append(words.text("player-name", number=int(name[7:])))
        else:
            names.append(name)
    return distinct(tuple(names))


@dataclass(frozen=True)
class Teller:
    """The language, the names at the seats, and which seat is the reader's."""

    words: Words
    names: tuple[str, ...]
    you: Seat | None = None
    notes: tuple[str, ...] = ()
    """What is to be said of each seat besides the game."""

    def say(self, message: str, /, **values: object) -> str:
        return self.words.text(message, **values)

    def name(self, seat: int) -> str:
        return self.say("seat-own") if seat == self.you else self.names[seat]

    def _who(self, seat: int) -> dict[str, object]:
        return {"name": self.names[seat], "you": "yes" if seat == self.you else "no"}

    def count(self, rule: Colour, cards: Sequence[Card]) -> str:
        """How a set counts under a rule, as in `3 even cards, highest G6`."""
        if not cards:
            return self.say("count-none")
        return self.say(f"count-{rule.letter}", count=len(cards), card=str(cards[0]))

    def leads(self, board: Board) -> str:
        """Who is winning, in one sentence."""
        seat = board.winning
        if seat is None:
            return self.say("nobody-leads")
        return self.say("leads", **self._who(seat), count=self.count(board.rule, board.counting(seat)))

    def won(self, winner: int, cards: Sequence[Card]) -> str:
        """Who won a round, and the cards that were scored."""
        said = self.say("story-won", **self._who(winner))
        if not cards:
            return said
        points = self.say("points-won", count=sum(card.number for card in cards))
        return f"{said} {' '.join(map(str, cards))}: {points}."

    def rules(self, rules: Rules) -> str:
        """The rules by name, as in `Advanced, edition 1.3`."""
        text = str(rules).partition("[")[0]
        edition, switches = text[:3], text[3:]
        game = self.say("rules-game", switches=switches or "none")
        small = "-small-pack" if "[" in str(rules) else ""
        return self.say(f"rules-name{small}", game=game, edition=edition)

    def story(self, before: Board, turn: Turn) -> str:
        """What was done in a turn that began there."""
        seat, own, me = before.seat, set(before.palettes[before.seat]), self._who(before.seat)
        said: list[str] = []
        played: Card | None = None
        """The card played in the step before, if that was all it did."""
        for item in turn.items:
            card, last = item.card, played
            played = None
            if isinstance(item, Draw):
                said.append(self.say("did-draw-card", **me, card=str(card)) if card else self.say("did-draw", **me))
            elif card is None:
                continue
            elif item.verb is Verb.PLAY:
                played = card
                own.add(card)
                said.append(self.say("did-play", **me, card=str(card)))
            elif item.verb is Verb.DISCARD and card in own:
                said.append(self.say("did-move", **me, card=str(card)))
            elif item.verb is Verb.DISCARD and last:
                said[-1] = self.say("did-both", **me, card=str(last), rule=str(card))
            elif item.verb is Verb.DISCARD:
                said.append(self.say("did-discard", **me, card=str(card)))
            else:
                said.append(self._took(before, seat, card))
        if turn.out:
            said.append(self.say("did-out", **me))
        return " ".join(said)

    def _took(self, before: Board, seat: Seat, card: Card) -> str:
        owners = [other for other, palette in enumerate(before.palettes) if card in palette and other != seat]
        if not owners:
            return self.say("did-put-back", **self._who(seat), card=str(card))
        whose = {"owner": self.names[owners[0]], "yours": "yes" if owners[0] == self.you else "no"}
        return self.say("did-take", **self._who(seat), card=str(card), **whose)

    # --- a turn being made --------------------------------------------------------------------------------------

    def asked(self, view: View, *, back: bool) -> str:
        """What the player has to do now."""
        outlook = view.outlook()
        verbs = {step.verb for step in outlook}
        if Verb.TAKE in verbs:
            return self.say("ask-draw")
        if Verb.END not in verbs and (question := self._action_asked(verbs, by_hand=_by_hand(view))):
            return self.say(question)
        if not view.turn.items and len(outlook) > 1:
            return self.say("ask-turn")
        if not view.turn.items and Outlook.NO in outlook.values():
            return self.say("ask-lost" if view.hand else "ask-empty", back="no")
        if view.winning == view.seat:
            return self.say("ask-lead-or-rule" if Verb.DISCARD in verbs else "ask-lead")
        hopeful = {step.verb for step, found in outlook.items() if found is not Outlook.NO}
        if Verb.TOP in hopeful:
            return self.say("ask-seven" if Verb.DISCARD in hopeful else "ask-one")
        if Verb.PLAY in hopeful:
            return self.say("ask-go-on" if Verb.DISCARD in hopeful else "ask-five")
        return self.say("ask-rule") if hopeful else self.say("ask-lost", back="yes" if back else "no")

    def _action_asked(self, verbs: set[Verb], *, by_hand: bool) -> str:
        if Verb.TOP in verbs:
            return "ask-seven" if Verb.DISCARD in verbs else "ask-one"
        if Verb.DISCARD in verbs:
            return "ask-rule" if by_hand else "ask-seven-canvas"
        return "ask-five" if Verb.PLAY in verbs else ""

    def would(self, view: View, step: Step, outlook: Outlook) -> tuple[str, Seat | None]:
        """What a step with a card would lead to, and who would be winning then."""
        card = step.card
        assert card
        place = {Verb.PLAY: "would-play", Verb.DISCARD: "would-discard"}.get(step.verb, "would-deck")
        begins = self.say(place, card=str(card), colour=card.colour.letter)
        turn, after = view.advance(step)
        if isinstance(turn.items[-1], Draw) and turn.items[-1].card is None:
            return f"{begins} {self.say('would-draw')}", None
        seat = view.seat
        leading = after.winning
        if leading == seat:
            count = self.count(after.rule, after.counting(seat))
            return f"{begins} {self.say('would-lead-with', count=count)}", leading
        if outlook is Outlook.NO:
            return f"{begins} {self.say('would-be-out')}", leading
        if step.verb is Verb.PLAY and after.turn.items and _is_action(after, card):
            return f"{begins} {self.say(f'would-act-{card.number}')}", leading
        if leading is None:
            return f"{begins} {self.say('would-nobody')}", None
        return f"{begins} {self.say('would-be-behind', name=self.names[leading])}", leading

    def refused(self, code: str) -> str:
        """Why a step was refused."""
        try:
            return self.say(f"trouble-{code}")
        except KeyError:
            return self.say("trouble")


def _by_hand(view: View) -> bool:
    """Whether a card from the hand may go to the canvas, rather than one from the palette."""
    return any(step.card in view.hand for step in view.legal_steps())


def _is_action(after: View, card: Card) -> bool:
    """Whether the card just played asks for something."""
    steps = after.legal_steps()
    verbs = {step.verb for step in steps}
    if Verb.END in verbs:
        return False
    own = after.palettes[after.seat]
    moves = any(step.card in own for step in steps)
    asks = {1: Verb.TOP in verbs, 5: Verb.PLAY in verbs, 7: moves}
    return asks.get(card.number, False)
