// A Nostr relay of our own with what introductions need: EVENT, REQ, CLOSE (NIP-01), ephemeral
// events only. It checks nothing and stores nothing.
import { createServer } from 'node:https';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { free_port, listen_again } from './ports.mjs';

const { WebSocketServer } = createRequire(join(process.env.HOMESTRETCH_PAGE, 'package.json'))('ws');

const matches = (filter, event) => (!filter.kinds || filter.kinds.includes(event.kind)) &&
  event.created_at >= (filter.since ?? 0) &&
  Object.entries(filter).every(([name, values]) => !name.startsWith('#') ||
    event.tags.some(([tag, value]) => tag === name.slice(1) && values.includes(value)));

function hear(relay, socket, text) {
  const [type, ...rest] = JSON.parse(text);
  const send = (...message) => socket.send(JSON.stringify(message));
  if (type === 'REQ') {
    socket.wishes.set(rest[0], rest.slice(1));
    send('EOSE', rest[0]);
  } else if (type === 'CLOSE') {
    socket.wishes.delete(rest[0]);
  } else if (type === 'EVENT') {
    const [event] = rest;
    relay.events += 1;
    relay.bytes += text.length;
    send('OK', event.id, true, '');
    for (const other of relay.sockets.clients) {
      for (const [id, filters] of other.wishes ?? []) {
        if (filters.some((filter) => matches(filter, event))) other.send(JSON.stringify(['EVENT', id, event]));
      }
    }
  }
}

// The relay's address stays the same when it is stopped and started again.
export async function start_relay(certificate, port) {
  const relay = { events: 0, bytes: 0 };
  const server = createServer({ cert: certificate.cert, key: certificate.key });
  await listen_again(server, port ?? await free_port());
  relay.sockets = new WebSocketServer({ server });
  relay.sockets.on('connection', (socket) => {
    socket.wishes = new Map();
    socket.on('message', (data) => hear(relay, socket, String(data)));
    socket.on('error', () => socket.terminate());
  });
  relay.address = `wss://localhost:${server.address().port}`;
  relay.stop = () => new Promise((done) => {
    for (const socket of relay.sockets.clients) socket.terminate();
    server.close(done);
    server.closeAllConnections();
  });
  relay.start_again = () => start_relay(certificate, Number(new URL(relay.address).port));
  return relay;
}
