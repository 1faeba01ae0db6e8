// HTTP and WebSocket to a server on this machine. Each table comes from an address of its own, as tables do.
'use strict';

const http = require('node:http');
const WebSocket = require('ws');

const agents = new Map();

// The address of table `index`: 127.1.0.0 and on, all of them this machine.
const addressOf = (index) => `127.${1 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`;

function agentOf(address) {
  if (!agents.has(address)) agents.set(address, new http.Agent({ keepAlive: true, maxSockets: 1, timeout: 5000 }));
  return agents.get(address);
}

function post({ port, address, path, body = {}, headers = {} }) {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        localAddress: address,
        agent: agentOf(address),
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), ...headers },
      },
      (response) => {
        let answer = '';
        response.setEncoding('utf8');
        response.on('data', (part) => (answer += part));
        response.on('end', () =>
          response.statusCode < 300
            ? resolve(answer.startsWith('{') ? JSON.parse(answer) : answer)
            : reject(new Error(`POST ${path}: ${response.statusCode} ${answer.slice(0, 300)}`)),
        );
      },
    );
    request.on('error', reject);
    request.end(text);
  });
}

function get({ port, path }) {
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path }, (response) => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', (part) => (answer += part));
      response.on('end', () => resolve(answer));
    });
    request.on('error', reject);
  });
}

// A socket about to open; `heard` gets every message as bytes.
function connect({ port, address, path, headers = {}, opened = () => {}, heard, lost }) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
    localAddress: address,
    headers,
    perMessageDeflate: false,
    skipUTF8Validation: true,
  });
  socket.on('open', opened);
  socket.on('message', heard);
  socket.on('error', (error) => lost(error.message));
  socket.on('close', (code, reason) => lost(`closed: ${code} ${reason}`));
  return socket;
}

const closed = (socket) =>
  new Promise((resolve) => {
    socket.on('close', resolve);
    socket.close();
  });

module.exports = { addressOf, closed, connect, get, post };
