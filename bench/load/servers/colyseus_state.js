// The state of a table at Colyseus, for the server and for what drives it.
'use strict';

const { Encoder, schema, t } = require('@colyseus/schema');

Encoder.BUFFER_SIZE = 1024; // bytes, taken twice by each room; a table needs about 300

const Seat = schema({ palette: t.array('string'), held: t.uint8(), hand: t.array('string').view() }, 'Seat');

const Table = schema(
  {
    seats: t.array(Seat),
    canvas: t.array('string'),
    turns: t.uint16().default(0),
    mover: t.uint8(),
    winner: t.int8(),
    deadline: t.number(),
  },
  'Table',
);

module.exports = { NOBODY: -1, Seat, Table };
