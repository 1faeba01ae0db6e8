// A table at boardgame.io: its lobby over HTTP, then what its own client says (socket.io, over WebSocket alone).
'use strict';

const { closed, connect, post } = require('../wire.js');

const ROOM = '/red7,';

// A player, or with no credentials an onlooker.
class Guest {
  constructor(table, number, credentials) {
    Object.assign(this, { table, number, credentials, state: 0, leaving: false });
    this.playerID = credentials ? String(number) : null;
    this.synced = new Promise((resolve) => (this.isSynced = resolve));
  }

  async enter() {
    const { port, address, fail } = this.table;
    const path = '/socket.io/?EIO=4&transport=websocket';
    const lost = (why) => this.leaving || fail(new Error(why));
    this.socket = connect({ port, address, path, heard: (data) => this.heard(data.toString()), lost });
    await this.synced;
  }

  leave() {
    this.leaving = true;
    return closed(this.socket);
  }

  say(...event) {
    this.socket.send(`42${ROOM}${JSON.stringify(event)}`);
  }

  play(steps) {
    const { playerID, credentials, state } = this;
    const payload = { type: 'turn', args: [steps], playerID, credentials };
    this.table.sent();
    this.say('update', { type: 'MAKE_MOVE', payload }, state, this.table.id, playerID);
  }

  heard(text) {
    if (text === '2') this.socket.send('3'); // their ping
    else if (text[0] === '0') this.socket.send(`40${ROOM}`);
    else if (text.startsWith(`40${ROOM}`)) this.say('sync', this.table.id, this.playerID, this.credentials, 2);
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

// A table where all have seen the deal. `sent()` is called as a turn is sent, and `turned(guest, winner)` as a guest is
// told of it.
async function open({ port, address, game, onlookers, sent, turned, fail }) {
  const table = { port, address, sent, turned, fail, guests: [] };
  const ask = (path, body) => post({ port, address, path: `/games/red7/${path}`, body });
  table.id = (await ask('create', { numPlayers: 2, setupData: game.deal })).matchID;
  for (const number of [0, 1]) {
    const playerID = String(number);
    const { playerCredentials } = await ask(`${table.id}/join`, { playerID, playerName: `Bot ${number}` });
    table.guests.push(new Guest(table, number, playerCredentials));
  }
  for (let number = 2; number < 2 + onlookers; number++) table.guests.push(new Guest(table, number));
  for (const guest of table.guests) await guest.enter();
  // A match is cleared away when both players have left it, which is asked for once the game is over.
  table.close = async (isOver) => {
    await Promise.all(table.guests.map((guest) => guest.leave()));
    if (!isOver) return;
    for (const { playerID, credentials } of table.guests) {
      if (credentials) await ask(`${table.id}/leave`, { playerID, credentials });
    }
  };
  return table;
}

module.exports = { open };
