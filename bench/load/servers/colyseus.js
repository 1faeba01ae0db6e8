// A Colyseus server with Red7 Basic: a room for each table, in memory. `node colyseus.js PORT CLOCK`, NODE_ENV=production.
//
// A hand is a field with a view, which its player alone has, as Colyseus's documentation recommends for cards. The room
// sends what has changed at once after each turn, instead of looking for changes 20 times a second, which is the default:
// that is quicker, and costs nothing while nobody moves. A message is a finished turn. A timer ends a turn after CLOCK
// milliseconds.
'use strict';

const { Room, Server } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');
const { StateView } = require('@colyseus/schema');
const { isTurn, play } = require('../rules.js');
const { NOBODY, Seat, Table } = require('./colyseus_state.js');

const PORT = Number(process.argv[2]);
const CLOCK = Number(process.argv[3]);

class Red7 extends Room {
  autoDispose = false; // a table outlives its players' connections, until the game is over
  patchRate = null;

  onCreate({ deal }) {
    this.state = new Table();
    const { palettes, hands, deck, first } = deal;
    for (const [number, palette] of palettes.entries()) {
      const seat = new Seat();
      seat.palette.push(...palette);
      seat.hand.push(...hands[number]);
      seat.held = hands[number].length;
      this.state.seats.push(seat);
    }
    this.deck = deck;
    this.state.mover = first;
    this.state.winner = NOBODY;
    this.onMessage('turn', (client, steps) => this.turn(client, steps));
    this.startClock();
  }

  onJoin(client, { seat }) {
    if (seat === null) return; // an onlooker
    client.userData = { seat };
    client.view = new StateView();
    client.view.add(this.state.seats[seat]);
  }

  turn(client, steps) {
    const { state } = this;
    const number = client.userData?.seat;
    if (number !== state.mover || state.winner !== NOBODY || !isTurn(steps)) return;
    const seat = state.seats[number];
    const palettes = state.seats.map((one) => [...one.palette]);
    const after = play({ hand: [...seat.hand], palettes, canvas: [...state.canvas] }, number, steps);
    if (!after) return;
    for (const card of after.palettes[number].slice(seat.palette.length)) seat.palette.push(card);
    for (const card of after.canvas.slice(state.canvas.length)) state.canvas.push(card);
    for (let place = seat.hand.length - 1; place >= 0; place--) {
      if (!after.hand.includes(seat.hand[place])) seat.hand.splice(place, 1);
    }
    seat.held = after.hand.length;
    this.finishTurn(after.out);
  }

  finishTurn(out) {
    const { state } = this;
    state.turns += 1;
    if (out) {
      state.winner = 1 - state.mover;
      this.autoDispose = true;
      clearTimeout(this.timer);
    } else {
      state.mover = 1 - state.mover;
      this.startClock();
    }
    this.broadcastPatch();
  }

  startClock() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.finishTurn(true), CLOCK);
    this.state.deadline = Date.now() + CLOCK;
  }

  onDispose() {
    clearTimeout(this.timer);
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('red7', Red7);
server.listen(PORT, '127.0.0.1');
