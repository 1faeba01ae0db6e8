// A table at Colyseus: its matchmaker over HTTP, then what its own client says, decoded by Colyseus's own schema.
'use strict';

const { Decoder, encode } = require('@colyseus/schema');
const { Packr } = require('msgpackr');
const { NOBODY, Table } = require('../servers/colyseus_state.js');
const { closed, connect, post } = require('../wire.js');

const [JOIN, ERROR, LEAVE, DATA, STATE, PATCH] = [10, 11, 12, 13, 14, 15];
const packr = new Packr({ useRecords: false });

// A player, or with a number above 1 an onlooker.
class Guest {
  constructor(table, number) {
    Object.assign(this, { table, number, leaving: false, decoder: new Decoder(new Table()) });
    this.synced = new Promise((resolve) => (this.isSynced = resolve));
  }

  async enter({ processId, roomId, sessionId }) {
    const { port, address, fail } = this.table;
    const path = `/${processId}/${roomId}?sessionId=${sessionId}`;
    const lost = (why) => this.leaving || fail(new Error(why));
    this.socket = connect({ port, address, path, heard: (data) => this.heard(data), lost });
    await this.synced;
  }

  leave() {
    this.leaving = true;
    return closed(this.socket);
  }

  play(steps) {
    const head = [DATA];
    this.table.sent();
    encode.string(head, 'turn', { offset: 1 });
    this.socket.send(Buffer.concat([Buffer.from(head), packr.pack(steps)]));
  }

  heard(data) {
    const { state } = this.decoder;
    if (data[0] === JOIN) {
      this.socket.send(Buffer.from([JOIN]));
    } else if (data[0] === STATE) {
      this.decoder.decode(data, { offset: 1 });
      this.isSynced();
    } else if (data[0] === PATCH) {
      const before = state.turns;
      this.decoder.decode(data, { offset: 1 });
      if (state.turns !== before + 1) this.table.fail(new Error(`turn ${state.turns} after ${before}`));
      this.table.turned(this.number, state.winner === NOBODY ? null : state.winner);
    } else if (data[0] === ERROR || data[0] === LEAVE) {
      this.table.fail(new Error(`Colyseus said ${data.toString('latin1')}`));
    }
  }
}

// A table where all have seen the deal. `sent()` is called as a turn is sent, and `turned(guest, winner)` as a guest is
// told of it.
async function open({ port, address, game, onlookers, sent, turned, fail }) {
  const table = { port, address, sent, turned, fail, guests: [] };
  const ask = (path, body) => post({ port, address, path: `/matchmake/${path}`, body });
  for (let number = 0; number < 2 + onlookers; number++) {
    const seat = number < 2 ? number : null;
    const place = await (number ? ask(`joinById/${table.id}`, { seat }) : ask('create/red7', { seat, deal: game.deal }));
    table.id = place.roomId;
    const guest = new Guest(table, number);
    table.guests.push(guest);
    await guest.enter(place);
  }
  table.close = () => Promise.all(table.guests.map((guest) => guest.leave()));
  return table;
}

module.exports = { open };
