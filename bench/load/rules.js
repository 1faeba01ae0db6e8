// Red7 Basic (edition 1.3, two players, no switches): what a turn leads to. Both peers play by it.
'use strict';

const COLOURS = 'VIBGYOR'; // weakest first
const RED = 'R';

const number = (card) => Number(card[1]);
const strength = (card) => number(card) * 7 + COLOURS.indexOf(card[0]);

// The worth of a set: its size first, then its highest card; nothing for a set of no cards.
const worth = (cards) => (cards.length ? cards.length * 64 + Math.max(...cards.map(strength)) : 0);

const bestGroup = (cards, key) => {
  const groups = {};
  for (const card of cards) (groups[key(card)] ||= []).push(card);
  return Math.max(0, ...Object.values(groups).map(worth));
};

const highestOfEach = (cards, key) => {
  const highest = {};
  for (const card of cards) {
    const other = highest[key(card)];
    if (!other || strength(card) > strength(other)) highest[key(card)] = card;
  }
  return Object.values(highest);
};

const bestRun = (cards) => {
  let best = 0;
  let run = [];
  const rising = highestOfEach(cards, number).sort((a, b) => number(a) - number(b));
  for (const card of rising) {
    run = run.length && number(run[run.length - 1]) === number(card) - 1 ? [...run, card] : [card];
    best = Math.max(best, worth(run));
  }
  return best;
};

const WORTH = {
  R: (palette) => Math.max(...palette.map(strength)),
  O: (palette) => bestGroup(palette, number),
  Y: (palette) => bestGroup(palette, (card) => card[0]),
  G: (palette) => worth(palette.filter((card) => number(card) % 2 === 0)),
  B: (palette) => worth(highestOfEach(palette, (card) => card[0])),
  I: bestRun,
  V: (palette) => worth(palette.filter((card) => number(card) <= 3)),
};

const winning = (palettes, rule, seat) => WORTH[rule](palettes[seat]) > WORTH[rule](palettes[1 - seat]);

// What a turn leads to: the mover's hand, the palettes, the canvas, whether the mover is out; null if it is not legal.
function play({ hand, palettes, canvas }, seat, steps) {
  palettes = [...palettes];
  canvas = [...canvas];
  hand = [...hand];
  let played = false;
  for (const [index, step] of steps.entries()) {
    const last = index === steps.length - 1;
    if (step === '.') {
      const rule = canvas.length ? canvas[canvas.length - 1][0] : RED;
      return last ? { hand, palettes, canvas, out: !played || !winning(palettes, rule, seat) } : null;
    }
    const card = step.slice(1);
    const place = hand.indexOf(card);
    if (place < 0) return null;
    hand.splice(place, 1);
    if (step[0] === '+' && !played) {
      palettes[seat] = [...palettes[seat], card];
      played = true;
    } else if (step[0] === '>' && last && winning(palettes, card[0], seat)) {
      return { hand, palettes, canvas: [...canvas, card], out: false };
    } else {
      return null;
    }
  }
  return null;
}

const isTurn = (steps) => Array.isArray(steps) && steps.every((step) => typeof step === 'string');

module.exports = { isTurn, play };
