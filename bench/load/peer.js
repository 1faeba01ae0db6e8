// The peer: a boardgame.io server with Red7 Basic, its tables in memory. `node peer.js PORT`, NODE_ENV=production.
//
// Whole states are sent, which is boardgame.io's default: with its `deltaState` it makes little more than half the
// turns.
'use strict';

const { Origins, Server } = require('boardgame.io/server');
const { Red7 } = require('./red7.js');

const server = Server({ games: [Red7], origins: [Origins.LOCALHOST] });
server.run({ port: { host: '127.0.0.1', port: Number(process.argv[2]) } });
