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

// Bytes in memory of the process itself, and of each that it has started. Libraries count in full for each of them, so
// that no figure depends on what else is running.
function memory(pid) {
  const bytes = (one) => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/status`, 'utf8'))[1]) * 1024;
  const [server, ...started] = family(pid).map(bytes);
  return { server, started };
}

module.exports = { memory, processor };
