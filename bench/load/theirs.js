// A table at boardgame.io: its lobby over HTTP, then what its own client says (socket.io, over WebSocket alone).
'use strict';

const { closed, connect, post } = require('./wire.js');

const ROOM = '/red7,';

class Seat {
  constructor(table, number, credentials) {
    Object.assign(this, { table, number, credentials, state: 0, leaving: false });
    this.synced = new Promise((resolve) => (this.isSynced = resolve));
  }

  async enter() {
    const { port, address, fail } = this.table;
    const path = '/socket.io/?EIO=4&transport=websocket';
    const lost = (why) => this.leaving || fail(new Error(why));
    this.socket = connect({ port, address, path, heard: (text) => this.heard(text), lost });
    await this.synced;
  }

  say(...event) {
    this.socket.send(`42${ROOM}${JSON.stringify(event)}`);
  }

  play(steps) {
    const { id } = this.table;
    const payload = { type: 'turn', args: [steps], playerID: String(this.number), credentials: this.credentials };
    this.say('update', { type: 'MAKE_MOVE', payload }, this.state, id, String(this.number));
  }

  heard(text) {
    if (text === '2') this.socket.send('3'); // their ping
    else if (text[0] === '0') this.socket.send(`40${ROOM}`);
    else if (text.startsWith(`40${ROOM}`)) this.say('sync', this.table.id, String(this.number), this.credentials, 2);
    else if (text.startsWith(`42${ROOM}`)) this.told(JSON.parse(text.slice(2 + ROOM.length)));
  }

  told([type, , ...rest]) {
    if (type === 'sync') {
      this.state = rest[0].state._stateID;
      this.isSynced();
    } else if (type === 'update') {
      const [{ _stateID, ctx }] = rest;
      this.turned(_stateID, ctx.gameover);
    }
  }

  turned(state, over) {
    if (state !== this.state + 1) this.table.fail(new Error(`state ${state} after ${this.state}`));
    this.state = state;
    this.table.turned(this.number, over ? over.winner : null);
  }
}

// A table where both have sat down and seen the deal. `turned(seat, winner)` is called as a seat is told of a turn.
async function open({ port, address, game, turned, fail }) {
  const table = { port, address, turned, fail };
  const ask = (path, body) => post({ port, address, path: `/games/red7/${path}`, body });
  table.id = (await ask('create', { numPlayers: 2, setupData: game.deal })).matchID;
  table.seats = [];
  for (const number of [0, 1]) {
    const playerID = String(number);
    const { playerCredentials } = await ask(`${table.id}/join`, { playerID, playerName: `Bot ${number}` });
    table.seats.push(new Seat(table, number, playerCredentials));
  }
  for (const seat of table.seats) await seat.enter();
  table.close = async () => {
    for (const seat of table.seats) seat.leaving = true;
    await Promise.all(table.seats.map((seat) => closed(seat.socket)));
    for (const { number, credentials } of table.seats) {
      await ask(`${table.id}/leave`, { playerID: String(number), credentials });
    }
  };
  return table;
}

module.exports = { open };
