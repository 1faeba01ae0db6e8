// A table at `red7 serve`: opened over HTTP, then a socket for each seat and each onlooker (docs/protocol.md).
'use strict';

const { randomBytes } = require('node:crypto');
const { closed, connect, post } = require('../wire.js');

const WAKING = 20; // times to ask, since the first start on a machine compiles for a minute

// Somebody at the table, who keeps count of events and says when a turn has come.
class Guest {
  constructor(table, number) {
    Object.assign(this, { table, number, seq: 0, leaving: false });
    this.viewed = new Promise((resolve) => (this.isViewed = resolve));
    this.dealt = new Promise((resolve) => (this.isDealt = resolve));
  }

  async enter(headers = {}) {
    const { port, address, id, fail } = this.table;
    this.socket = connect({
      port,
      address,
      path: `/api/tables/${id}/socket`,
      headers,
      opened: () => this.say({ type: 'hello', version: 2 }),
      heard: (data) => this.heard(JSON.parse(data.toString())),
      lost: (why) => this.leaving || fail(new Error(why)),
    });
    await this.viewed;
  }

  leave() {
    this.leaving = true;
    return closed(this.socket);
  }

  say(message) {
    this.socket.send(JSON.stringify(message));
  }

  heard(message) {
    if (message.type === 'event') this.happened(message);
    else if (message.type === 'view') this.viewing(message.view);
    else if (message.type === 'refused') this.table.fail(new Error(`${message.code}: ${message.text}`));
    else if (message.type === 'bye' && !this.leaving) this.table.fail(new Error(`${message.code}: ${message.text}`));
  }

  viewing(view) {
    this.seq = view.seq;
    this.isViewed();
    if (view.board) this.isDealt();
  }

  // The end of the game comes in events after its last turn; what counts is when the turn came.
  happened({ seq, event, changes }) {
    if (seq !== this.seq + 1) this.table.fail(new Error(`event ${seq} after ${this.seq}`));
    this.seq = seq;
    if (event.kind === 'dealt') this.isDealt();
    if (event.kind === 'turned') this.table.turned(this.number, changes.board?.winner ?? null);
  }
}

class Player extends Guest {
  constructor(table, number, token) {
    super(table, number);
    Object.assign(this, { token, asked: 0 });
    this.seated = new Promise((resolve) => (this.isSeated = resolve));
  }

  async enter() {
    await super.enter({ authorization: `Bearer ${this.token}` });
    this.ask({ type: 'sit', nickname: `Bot ${this.number}`, bits: randomBytes(16).toString('hex'), seat: this.number });
    await this.seated;
  }

  ask(command) {
    this.asked += 1;
    this.say({ ...command, id: String(this.asked), seq: this.seq });
  }

  // Of a turn with two cards, the client looks where the first leads before it plays both.
  play(steps) {
    const finish = () => {
      this.table.sent();
      this.ask({ type: 'play', steps: steps.join('') });
    };
    if (steps.length < 2 || steps[1] === '.') {
      finish();
    } else {
      this.asked += 1;
      this.looked = finish;
      this.say({ type: 'look', id: String(this.asked), steps: steps[0] });
    }
  }

  heard(message) {
    if (message.type === 'done') this.isSeated();
    else if (message.type === 'outcome') this.looked();
    else super.heard(message);
  }
}

// Wakes a thinker, and has it work once: it answers when it has compiled or fetched all it needs.
async function think(port) {
  const body = { text: 'red7/1 1.3dsa V7:*7/G1:R6Y5G5I4V4O2B1 - *33 1 @1' };
  const analyse = () => post({ port, address: '127.0.0.1', path: '/api/boards/analyse', body });
  for (let tries = 1; ; tries++) {
    try {
      return await analyse();
    } catch (error) {
      if (error.message.includes('"too-hard"')) return undefined; // awake, on a machine that is busy
      if (tries === WAKING || !error.message.includes('"waking"')) throw error;
    }
  }
}

// A table where all have seen the deal. `sent()` is called as a turn is sent, and `turned(guest, winner)` as a guest is
// told of it.
async function open({ port, address, game, clock, onlookers, sent, turned, fail }) {
  const table = { port, address, sent, turned, fail };
  const tokens = [];
  for (let seat = 0; seat < 2; seat++) tokens.push((await post({ port, address, path: '/api/guests' })).token);
  const body = {
    seats: [{ kind: 'person' }, { kind: 'person' }],
    position: game.position,
    starts: 'when-full',
    clock: { turn: clock, reserve: 0 },
  };
  const headers = { authorization: `Bearer ${tokens[0]}` };
  table.id = (await post({ port, address, path: '/api/tables', body, headers })).id;
  table.guests = tokens.map((token, number) => new Player(table, number, token));
  for (let number = 2; number < 2 + onlookers; number++) table.guests.push(new Guest(table, number));
  for (const guest of table.guests) await guest.enter();
  await Promise.all(table.guests.map((guest) => guest.dealt));
  table.close = () => Promise.all(table.guests.map((guest) => guest.leave()));
  return table;
}

module.exports = { open, think };
