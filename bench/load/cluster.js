// Has several processes of `red7 serve` played at, at a fixed rate, kills one of them, and prints what it measured.
//
// Its one argument is JSON: front (nginx's port), ports and pids (of the processes), games (a file), tables, onlookers,
// clock, rate, and seconds before and after one is killed.
'use strict';

const { fork } = require('node:child_process');
const { join } = require('node:path');
const { get } = require('./wire.js');

const SOCKETS = 15_000; // of one driver
const IN_TIME = 1000; // milliseconds from when a turn is due in which it goes through
const ENOUGH = 0.99;
const STEADY = 3; // seconds in a row

const wanted = JSON.parse(process.argv[2]);
const seconds = wanted.before + wanted.after;
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const say = (text) => console.error(`cluster: ${text}`);

let opened = 0;

// A driver with a share of the tables; `ready` and `played` are promises.
function driver(index, number) {
  const share = Math.ceil(wanted.tables / number);
  const from = index * share;
  const tables = Math.min(share, wanted.tables - from);
  const asked = { ...wanted, from, tables, rate: (wanted.rate * tables) / wanted.tables, seconds };
  const child = fork(join(__dirname, 'cluster_driver.js'), [JSON.stringify(asked)]);
  const one = { child };
  one.ready = new Promise((resolve) => (one.isReady = resolve));
  one.played = new Promise((resolve) => (one.isPlayed = resolve));
  child.on('message', (message) => {
    if (message.opened && ++opened % 1000 === 0) say(`${opened} tables are open`);
    if (message.ready) one.isReady();
    if (message.turns) one.isPlayed(message);
  });
  child.on('exit', (code) => code && process.exit(code));
  return one;
}

function summary(turns, span) {
  const times = turns.map((turn) => turn.took ?? Infinity).sort((a, b) => a - b);
  const quantile = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  const carried = times.filter((time) => time < Infinity).length;
  return { offered: turns.length, turns_per_second: carried / span, p50_ms: quantile(0.5), p99_ms: quantile(0.99) };
}

// Of the turns due in each second after the kill, the share that went through in time.
function sharesAfter(turns, killed) {
  const due = Array(wanted.after).fill(0);
  const through = Array(wanted.after).fill(0);
  for (const turn of turns) {
    const second = Math.floor((turn.due - killed) / 1000);
    if (second < 0 || second >= wanted.after) continue;
    due[second] += 1;
    if (turn.took !== null && turn.took <= IN_TIME) through[second] += 1;
  }
  return due.map((number, second) => (number ? through[second] / number : 0));
}

// Seconds after the kill until enough turns go through in time again, and keep doing so; null if they never do.
function recovery(shares) {
  for (let second = 0; second + STEADY <= shares.length; second++) {
    if (shares.slice(second, second + STEADY).every((share) => share >= ENOUGH)) return second;
  }
  return null;
}

async function takenOver(ports) {
  let sum = 0;
  for (const port of ports) {
    const text = await get({ port, path: '/metrics' });
    for (const [, count] of text.matchAll(/^red7_tables_(?:taken_over|stolen)_total (\S+)/gm)) sum += Number(count);
  }
  return sum;
}

async function main() {
  const number = Math.ceil((wanted.tables * (2 + wanted.onlookers)) / SOCKETS);
  say(`opening ${wanted.tables} tables`);
  const began = performance.now();
  const drivers = Array.from({ length: number }, (_, index) => driver(index, number));
  await Promise.all(drivers.map((one) => one.ready));
  const opening = (performance.now() - began) / 1000;
  const left = wanted.ports.slice(1);
  const before = await takenOver(left);
  say(`${wanted.rate} turns a second; one process is killed after ${wanted.before} s`);
  for (const { child } of drivers) child.send('play');
  await pause(wanted.before * 1000);
  process.kill(wanted.pids[0], 'SIGKILL');
  for (const { child } of drivers) child.send('killed');
  const parts = await Promise.all(drivers.map((one) => one.played));
  const turns = parts.flatMap((part) => part.turns);
  const killed = wanted.before * 1000;
  const shares = sharesAfter(turns, killed);
  const refused = {};
  for (const part of parts) {
    for (const [code, times] of Object.entries(part.refused)) refused[code] = (refused[code] ?? 0) + times;
  }
  const found = {
    tables: wanted.tables,
    opening_seconds: opening,
    calm: summary(
      turns.filter((turn) => turn.due < killed),
      wanted.before,
    ),
    after_kill: summary(
      turns.filter((turn) => turn.due >= killed),
      wanted.after,
    ),
    shares_in_time: shares,
    recovered_seconds: recovery(shares),
    taken_over: (await takenOver(left)) - before,
    lost: turns.filter((turn) => turn.took === null).length,
    refused,
    events_told: parts.reduce((sum, part) => sum + part.told, 0),
  };
  console.log(JSON.stringify(found));
  process.exit(0);
}

main().catch((error) => {
  console.error(error.stack);
  process.exit(1);
});
