// Plays a share of a cluster's tables for cluster.js, which forks it: open files are limited for each process.
//
// Seat 0 comes through nginx, which sends each table to one process. Every other seat 1, and every onlooker, comes to some
// process directly, past nginx. As the protocol asks, clients that are cut off come back with the last event they saw, and
// send what was not answered again, with the same id.
'use strict';

const { randomBytes } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { addressOf, connect, post } = require('./wire.js');

const AT_A_TIME = 16; // tables being opened
const AGAIN = 300; // milliseconds until a command that a process could not carry out is sent again
const BACK = 500; // milliseconds, about, until a client that was cut off comes back
const TRIES = 10; // to open a table
const LATE = 1000; // milliseconds in which the last turns may still be answered

const wanted = JSON.parse(process.argv[2]);
const games = JSON.parse(readFileSync(wanted.games, 'utf8'));
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const living = [...wanted.ports];
const some = (list) => list[Math.floor(Math.random() * list.length)];
const count = { told: 0, refused: {} };

// Somebody at a table, who comes back whenever the line is cut.
class Guest {
  constructor(table, number, token) {
    Object.assign(this, { table, number, token, seq: null, asked: 0, pending: null, isEnding: false });
    this.isDirect = number > 1 || (number === 1 && table.index % 2 === 1);
    this.entered = new Promise((resolve) => (this.hasEntered = resolve));
  }

  enter() {
    const headers = this.token ? { authorization: `Bearer ${this.token}` } : {};
    const path = `/api/tables/${this.table.id}/socket`;
    let isLost = false;
    this.socket = connect({
      port: this.isDirect ? some(living) : wanted.front,
      address: this.table.address,
      path,
      headers,
      opened: () => this.say({ type: 'hello', version: 2, last: this.seq }),
      heard: (data) => this.heard(JSON.parse(data.toString())),
      lost: () => {
        if (isLost || this.isEnding) return;
        isLost = true;
        setTimeout(() => this.enter(), BACK * (0.5 + Math.random()));
      },
    });
    return this.entered;
  }

  say(message) {
    if (this.socket.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  // Gives a command until it is answered, once its player has seen event `after`.
  ask(command, after = 0) {
    this.asked += 1;
    return new Promise((resolve) => {
      this.pending = { ...command, id: String(this.asked), after, resolve };
      this.try();
    });
  }

  try() {
    if (!this.pending || this.seq === null || this.seq < this.pending.after) return;
    const { after, resolve, ...command } = this.pending;
    this.say({ ...command, seq: this.seq });
  }

  answered(id, seq) {
    if (this.pending?.id !== id) return;
    const { resolve } = this.pending;
    this.pending = null;
    resolve(seq);
  }

  heard(message) {
    const { type } = message;
    if (type === 'view') this.sees(message.view.seq);
    else if (type === 'resumed') this.sees(message.seq);
    else if (type === 'event') this.happened(message);
    else if (type === 'done') this.answered(message.id, message.seq);
    else if (type === 'refused') this.refused(message);
  }

  sees(seq) {
    this.seq = seq;
    this.hasEntered();
    this.try();
  }

  happened({ seq, event }) {
    if (this.seq === null || seq > this.seq) this.seq = seq;
    if (event.kind === 'turned') count.told += 1;
    if (this.pending && seq === this.pending.after) this.try();
  }

  refused({ id, code, view }) {
    count.refused[code] = (count.refused[code] ?? 0) + 1;
    if (view) this.seq = view.seq;
    if (code === 'not-your-turn' || code === 'not-playing') this.answered(id, this.seq);
    else setTimeout(() => this.try(), AGAIN);
  }
}

class Table {
  constructor(index) {
    Object.assign(this, { index, address: addressOf(index), game: games[index % games.length], next: 0, seq: 0 });
  }

  async open() {
    const { address, game } = this;
    const ask = async (path, body, headers) => {
      for (let tries = 1; ; tries++) {
        try {
          return await post({ port: wanted.front, address, path, body, headers });
        } catch (error) {
          if (tries === TRIES) throw error;
          await pause(AGAIN * tries);
        }
      }
    };
    const tokens = [(await ask('/api/guests')).token, (await ask('/api/guests')).token];
    const body = {
      seats: [{ kind: 'person' }, { kind: 'person' }],
      position: game.position,
      starts: 'when-full',
      clock: { turn: wanted.clock, reserve: 0 },
    };
    this.id = (await ask('/api/tables', body, { authorization: `Bearer ${tokens[0]}` })).id;
    this.guests = tokens.map((token, number) => new Guest(this, number, token));
    for (let number = 2; number < 2 + wanted.onlookers; number++) this.guests.push(new Guest(this, number, null));
    for (const guest of this.guests) {
      await guest.enter();
      const { number } = guest;
      const bits = randomBytes(16).toString('hex');
      if (number < 2) this.seq = await guest.ask({ type: 'sit', nickname: `Bot ${number}`, bits, seat: number });
    }
  }

  get isDone() {
    return this.next === this.game.turns.length;
  }

  async turn() {
    const mover = this.guests[(this.game.deal.first + this.next) % 2];
    const steps = this.game.turns[this.next];
    this.next += 1;
    this.seq = await mover.ask({ type: 'play', steps: steps.join('') }, this.seq);
  }

  close() {
    for (const guest of this.guests) {
      guest.isEnding = true;
      guest.socket.terminate();
    }
  }
}

async function open() {
  const tables = Array.from({ length: wanted.tables }, (_, index) => new Table(wanted.from + index));
  const waiting = [...tables];
  const worker = async () => {
    while (waiting.length) {
      await waiting.pop().open();
      process.send({ opened: 1 });
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  return tables;
}

// Offers so many turns a second for so long; gives when each was due, and how long it took, in milliseconds.
async function play(tables) {
  const free = [...tables];
  const turns = [];
  const start = performance.now();
  const now = () => performance.now() - start;
  for (let sent = 0; now() < wanted.seconds * 1000; await pause(2)) {
    for (const due = (now() * wanted.rate) / 1000; sent < due && free.length; sent++) {
      const table = free.shift();
      const turn = { due: now(), took: null };
      turns.push(turn);
      table.turn().then(() => {
        turn.took = now() - turn.due;
        if (!table.isDone) free.push(table);
      });
    }
    if (!free.length) sent = Math.floor((now() * wanted.rate) / 1000); // nobody is there to offer more
  }
  await pause(LATE);
  return turns;
}

async function main() {
  const tables = await open();
  process.on('message', async (message) => {
    if (message === 'killed') living.shift();
    if (message !== 'play') return;
    const turns = await play(tables);
    for (const table of tables) table.close();
    process.send({ turns, ...count }, () => process.exit(0));
  });
  process.send({ ready: true });
}

main().catch((error) => {
  console.error(error.stack);
  process.exit(1);
});
