// What a process and those it has started use, as Linux counts it.
'use strict';

const { readFileSync } = require('node:fs');

const TICKS = 100; // a second, on every Linux

function family(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...(children ? children.split(' ').flatMap((child) => family(Number(child))) : [])];
}

// Seconds of the processor, of all threads, in the program and in the kernel on its behalf.
function processor(pid) {
  let ticks = 0;
  for (const one of family(pid)) {
    const fields = readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1].split(' ');
    ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks / TICKS;
}

// Bytes in memory; what several of them share is counted once.
function memory(pid) {
  let kilobytes = 0;
  for (const one of family(pid)) {
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))[1]);
  }
  return kilobytes * 1024;
}

module.exports = { memory, processor };
