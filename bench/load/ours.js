// A table at `red7 serve`: made over HTTP, then one socket for each seat (src/red7/protocol/).
'use strict';

const { randomBytes } = require('node:crypto');
const { closed, connect, post } = require('./wire.js');

const PING = 30_000; // milliseconds

class Seat {
  constructor(table, number, token) {
    Object.assign(this, { table, number, token, seq: 0, asked: 0, winner: null, leaving: false });
    this.viewed = new Promise((resolve) => (this.isViewed = resolve));
    this.seated = new Promise((resolve) => (this.isSeated = resolve));
    this.dealt = new Promise((resolve) => (this.isDealt = resolve));
  }

  async enter() {
    const { port, address, id, fail } = this.table;
    this.socket = connect({
      port,
      address,
      path: `/api/tables/${id}/socket`,
      headers: { authorization: `Bearer ${this.token}` },
      opened: () => this.say({ type: 'hello', version: 2 }),
      heard: (text) => this.heard(JSON.parse(text)),
      lost: (why) => this.leaving || fail(new Error(why)),
    });
    this.pinging = setInterval(() => this.say({ type: 'ping' }), PING);
    await this.viewed;
    this.ask({ type: 'sit', nickname: `Bot ${this.number}`, bits: randomBytes(16).toString('hex'), seat: this.number });
    await this.seated;
  }

  say(message) {
    this.socket.send(JSON.stringify(message));
  }

  ask(command) {
    this.asked += 1;
    this.say({ ...command, id: String(this.asked), seq: this.seq });
  }

  play(steps) {
    this.ask({ type: 'play', steps: steps.join('') });
  }

  heard(message) {
    if (message.type === 'event') this.happened(message);
    else if (message.type === 'done') this.isSeated();
    else if (message.type === 'view') this.viewing(message.view);
    else if (message.type === 'refused') this.table.fail(new Error(`${message.code}: ${message.text}`));
    else if (message.type === 'bye' && !this.leaving) this.table.fail(new Error(`${message.code}: ${message.text}`));
  }

  viewing(view) {
    this.seq = view.seq;
    this.isViewed();
    if (view.board) this.isDealt();
  }

  // The end of the game is told in events that follow its last turn; what matters is when the turn came.
  happened({ seq, event, changes }) {
    if (seq !== this.seq + 1) this.table.fail(new Error(`event ${seq} after ${this.seq}`));
    this.seq = seq;
    if (event.kind === 'dealt') this.isDealt();
    if (event.kind === 'turned') this.table.turned(this.number, changes.board?.winner ?? null);
  }
}

// Has a thinker awake, and at work once: it answers when it has compiled or fetched all it needs.
function think(port) {
  const body = { text: 'red7/1 1.3dsa V7:*7/G1:R6Y5G5I4V4O2B1 - *33 1 @1' };
  return post({ port, address: '127.0.0.1', path: '/api/boards/analyse', body });
}

// A table where both have sat down and seen the deal. `turned(seat, winner)` is called as a seat is told of a turn.
async function open({ port, address, game, turned, fail }) {
  const table = { port, address, turned, fail };
  const tokens = [];
  for (let seat = 0; seat < 2; seat++) tokens.push((await post({ port, address, path: '/api/guests' })).token);
  const body = {
    seats: [{ kind: 'person' }, { kind: 'person' }],
    position: game.position,
    starts: 'when-full',
  };
  const headers = { authorization: `Bearer ${tokens[0]}` };
  table.id = (await post({ port, address, path: '/api/tables', body, headers })).id;
  table.seats = tokens.map((token, number) => new Seat(table, number, token));
  for (const seat of table.seats) await seat.enter();
  await Promise.all(table.seats.map((seat) => seat.dealt));
  table.close = async () => {
    for (const seat of table.seats) {
      seat.leaving = true;
      clearInterval(seat.pinging);
    }
    await Promise.all(table.seats.map((seat) => closed(seat.socket)));
  };
  return table;
}

module.exports = { open, think };
