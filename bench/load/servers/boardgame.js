// A boardgame.io server with Red7 Basic, its tables in memory. `node boardgame.js PORT CLOCK`, NODE_ENV=production.
//
// One move is a finished turn: a boardgame.io client has the rules, so that it can try the steps out by itself. Each move
// writes the next deadline, CLOCK milliseconds on, and comes too late after it; boardgame.io has no timers. Whole states
// are sent, which is its default: with its `deltaState` it makes little more than half the turns.
'use strict';

const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');
const { Origins, Server } = require('boardgame.io/server');
const { original } = require('immer');
const { isTurn, play } = require('../rules.js');

const PORT = Number(process.argv[2]);
const CLOCK = Number(process.argv[3]);

const Red7 = {
  name: 'red7',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true, // spares the server a copy of every state

  validateSetupData: (deal) => (deal?.hands?.length === 2 && deal?.palettes?.length === 2 ? undefined : 'no deal'),
  setup: (_, { hands, palettes, deck, first }) => ({
    first,
    palettes,
    canvas: [],
    held: hands.map((hand) => hand.length),
    out: null,
    deadline: Date.now() + CLOCK,
    players: { 0: { hand: hands[0] }, 1: { hand: hands[1] } },
    secret: { deck },
  }),
  playerView: PlayerView.STRIP_SECRETS,

  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.first, next: ({ ctx }) => 1 - ctx.playOrderPos },
  },
  moves: {
    turn: {
      client: false, // the deadline is the server's
      move: ({ G, playerID }, steps) => {
        const seat = Number(playerID);
        const before = original(G); // the plain state: much quicker to read than immer's draft of it
        const now = Date.now();
        if (!isTurn(steps) || now > before.deadline) return INVALID_MOVE;
        const after = play({ ...before, hand: before.players[seat].hand }, seat, steps);
        if (!after) return INVALID_MOVE;
        G.palettes[seat] = after.palettes[seat];
        G.canvas = after.canvas;
        G.players[seat].hand = after.hand;
        G.held[seat] = after.hand.length;
        G.deadline = now + CLOCK;
        if (after.out) G.out = seat;
      },
    },
  },
  endIf: ({ G }) => (G.out === null ? undefined : { winner: 1 - G.out }),
};

const server = Server({ games: [Red7], origins: [Origins.LOCALHOST] });
server.run({ port: { host: '127.0.0.1', port: PORT } });
