// Plays given games at one of the servers, a wave of tables at a time, and prints what it measured as JSON.
//
// A wave is made ready first: every table open, seats and onlookers connected, the cards dealt. Only the turns are timed.
// Its one argument is JSON: kind (red7, boardgame or colyseus), port, pid, games (a file), tables, onlookers, clock,
// seconds, rate, sleepers, rest, and `part`: to measure play, or the memory of sleepers at a server of their own, since
// play leaves memory behind that they would use.
'use strict';

const { readFileSync } = require('node:fs');
const { addressOf } = require('./wire.js');
const { memory, processor } = require('./usage.js');

const AT_A_TIME = 16; // tables being made ready
const QUIET = 500; // milliseconds after a wave
const WARM = 5; // seconds of play at most before anything is measured
const STALLED = 20_000; // milliseconds without any turn
const BATCH = 100; // tables that are live at a time while sleepers are made
const AWAKE = 4; // turns that a table plays before it is left to sleep

const wanted = JSON.parse(process.argv[2]);
const server = require(`./tables/${wanted.kind}.js`);
const games = JSON.parse(readFileSync(wanted.games, 'utf8'));
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const say = (text) => console.error(`${wanted.kind}: ${text}`);

const fail = (error) => {
  console.error(error.stack);
  process.exit(1);
};

// One game being played at one table.
class Play {
  constructor(game, address, length = game.turns.length) {
    const told = Array(2 + wanted.onlookers).fill(0);
    Object.assign(this, { game, address, length, next: 0, told, sentAt: 0, arrived: () => {}, ended: () => {} });
    this.waiting = told.length;
  }

  async open() {
    const { game, address } = this;
    const { port, clock, onlookers } = wanted;
    const turned = (guest, winner) => this.turned(guest, winner);
    const sent = () => (this.sentAt = performance.now());
    const failed = (error) => fail(new Error(`${address}, turn ${this.next}: ${error.message}`));
    this.table = await server.open({ port, address, game, clock, onlookers, sent, turned, fail: failed });
  }

  send() {
    this.mover = (this.game.deal.first + this.next) % 2;
    const steps = this.game.turns[this.next];
    this.next += 1;
    this.table.guests[this.mover].play(steps);
  }

  // A guest has been told of a turn. The time that counts is that of the seat that did not send it.
  turned(guest, winner) {
    const { turns } = this.game;
    this.told[guest] += 1;
    if (this.told[guest] === turns.length && winner !== this.game.winner) fail(new Error(`${winner} won`));
    if (guest === 1 - this.mover && this.told[guest] === this.next) this.arrived(performance.now() - this.sentAt);
    if (this.told[guest] === this.length && !--this.waiting) this.ended();
  }

  close() {
    return this.table.close(this.next === this.game.turns.length);
  }

  get isDone() {
    return this.next === this.length;
  }
}

async function forEach(plays, work) {
  const waiting = [...plays];
  const worker = async () => {
    while (waiting.length) await work(waiting.shift());
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}

async function ready(count, { from = 0, length } = {}) {
  const plays = [];
  for (let index = from; index < from + count; index++) {
    plays.push(new Play(games[index % games.length], addressOf(index), length));
  }
  await forEach(plays, (play) => play.open());
  return plays;
}

async function clear(plays) {
  await forEach(plays, (play) => play.close());
  await pause(QUIET);
}

// Every table sends its next turn as soon as the one before has arrived.
function atOnce(plays) {
  for (const play of plays) play.arrived = chain(play, () => play.isDone || play.send());
  for (const play of plays) play.send();
}

// So many turns a second, from one table after the other, whether the answers are quick or not.
function atRate(plays, rate) {
  const free = [...plays];
  for (const play of plays) play.arrived = chain(play, () => play.isDone || free.push(play));
  const start = performance.now();
  let sent = 0;
  let left = plays.reduce((sum, play) => sum + play.length, 0);
  const tick = () => {
    const due = Math.min(((performance.now() - start) * rate) / 1000 - sent, left);
    for (let turn = 0; turn < due && free.length; turn++, sent++, left--) free.shift().send();
    if (left) setTimeout(tick, 1);
  };
  tick();
}

const chain = (play, then) => {
  const before = play.arrived;
  return (time) => {
    before(time);
    then();
  };
};

// All turns of these tables: how long it took, what the server used, and how long each turn was on its way.
async function wave(plays, rate) {
  const times = [];
  let running = plays.length;
  let seen = -1;
  const watch = setInterval(() => {
    if (seen === times.length) fail(new Error('stalled'));
    seen = times.length;
  }, STALLED);
  const ended = new Promise((resolve) => {
    for (const play of plays) {
      play.arrived = (time) => times.push(time);
      play.ended = () => --running || resolve();
    }
  });
  const own = process.cpuUsage();
  const before = processor(wanted.pid);
  const start = performance.now();
  if (rate) atRate(plays, rate);
  else atOnce(plays);
  await ended;
  const seconds = (performance.now() - start) / 1000;
  const used = processor(wanted.pid) - before;
  const { user, system } = process.cpuUsage(own);
  clearInterval(watch);
  return { times, seconds, processor: used, driver: (user + system) / 1e6 };
}

function summary(waves) {
  const sum = (pick) => waves.reduce((total, one) => total + pick(one), 0);
  const times = waves.flatMap((one) => one.times).sort((a, b) => a - b);
  const quantile = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  const seconds = sum((one) => one.seconds);
  const used = sum((one) => one.processor);
  return {
    turns: times.length,
    seconds,
    waves: waves.length,
    turns_per_second: times.length / seconds,
    turns_per_core_second: times.length / used,
    processor_ms_per_turn: (used * 1000) / times.length,
    p50_ms: quantile(0.5),
    p99_ms: quantile(0.99),
    worst_ms: times[times.length - 1],
    cores_used_by_server: used / seconds,
    cores_used_by_driver: sum((one) => one.driver) / seconds,
  };
}

// Waves of so many tables until they have taken that long in all; `between` is called before and after each.
async function waves({ tables, seconds, rate, between = () => {} }) {
  const found = [];
  for (let spent = 0; spent < seconds; spent += found[found.length - 1].seconds) {
    const plays = await ready(tables);
    between('seated');
    found.push(await wave(plays, rate));
    between('played');
    await clear(plays);
  }
  return found;
}

// Leaves tables in the middle of their games, a batch at a time, so that no more than a batch was ever live at once.
async function sleepers(count) {
  say(`${count} tables put to sleep`);
  await clear(await begun(BATCH, count)); // so that the memory of a live batch is there already
  const before = memory(wanted.pid).server;
  for (let from = 0; from < count; from += BATCH) await clear(await begun(Math.min(BATCH, count - from), from));
  await pause(wanted.rest * 1000);
  const after = memory(wanted.pid).server;
  return { tables: count, before, after, per_table: Math.round((after - before) / count) };
}

async function begun(count, from) {
  const plays = await ready(count, { from, length: AWAKE });
  await wave(plays, 0);
  return plays;
}

async function play() {
  const { tables, seconds, rate, pid } = wanted;
  const found = {};
  const bytes = { empty: memory(pid) }; // before the warm-up, which leaves memory behind that tables use again
  await server.think?.(wanted.port);
  bytes.awake = memory(pid);
  say('warming up');
  await waves({ tables: Math.min(tables, 100), seconds: Math.min(seconds, WARM), rate: 0 });
  const between = (moment) => (bytes[moment] ??= memory(pid));
  if (rate) {
    say(`${rate} turns a second at ${tables} tables`);
    found.at_rate = summary(await waves({ tables, seconds, rate, between }));
  }
  say(`as many turns as it can, at ${tables} tables`);
  found.at_most = summary(await waves({ tables, seconds, rate: 0, between }));
  bytes.last = memory(pid);
  bytes.per_table = Math.round((bytes.played.server - bytes.empty.server) / tables);
  return { ...found, memory: bytes };
}

async function main() {
  await pause(QUIET);
  console.log(JSON.stringify(wanted.part === 'play' ? await play() : await sleepers(wanted.sleepers)));
  process.exit(0);
}

main().catch(fail);
