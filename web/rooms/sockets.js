// The websockets to Nostr relays, which belong to Trystero. It would give up a relay after a
// minute, so its own reconnection is paused for good, and dead sockets are retried from here.
// Trystero also announces a page four times within two seconds and then once a minute; from here it
// is announced more often while somebody may be missing.
import {
  createEvent, getRelaySockets, pauseRelayReconnection, resumeRelayReconnection, selfId,
} from '@trystero-p2p/nostr';
import { dated_back, parsed, refuses } from './nostr.js';
import { retry_delay } from './watchdog.js';

// Events heard, each with its relay. A relay that remembers tells of them again when it is asked
// again, and Trystero would answer what is long over, also in a room that is opened again.
const known = new Set();
const kRemembered = 1000;
function is_new(url, id) {
  const name = `${url} ${id}`;
  if (known.has(name)) return false;
  known.add(name);
  if (known.size > kRemembered) known.delete(known.values().next().value);
  return true;
}

pauseRelayReconnection();
async function try_again() {
  resumeRelayReconnection();
  await new Promise((done) => { setTimeout(done, 0); });
  pauseRelayReconnection();
}

export function close_sockets() {
  for (const socket of Object.values(getRelaySockets())) socket.close();
}

// Trystero's topic of a room: the bytes of a SHA-1, each in base 36.
async function topic_of(app, id) {
  const text = new TextEncoder().encode(['Trystero', app, id].join('@'));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', text));
  return Array.from(digest, (byte) => byte.toString(36)).join('');
}

export class Sockets {
  #addresses;
  #now;
  #deaf;
  #guarded = new WeakSet();
  #attempts = 1;  // at reaching dead ones; those left by an earlier room are retried at once
  #next = 0;      // when to try next

  // While `deaf` returns true, Trystero neither hears nor says anything: messages that waited while
  // the page slept would make it answer from a room that is about to be left, and the others would
  // wait for it in vain.
  constructor(addresses, now, deaf) {
    this.#addresses = addresses;
    this.#now = now;
    this.#deaf = deaf;
  }

  #all() {
    const all = Object.entries(getRelaySockets()).filter(([url]) => this.#addresses.includes(url)).map(([, socket]) => socket);
    for (const socket of all) this.#guard(socket);
    return all;
  }

  // Trystero would give up for good a relay that ends a subscription or refuses an event. One that has
  // served this page before is only hung up on: it is asked anew when it is called again.
  #guard(socket) {
    if (this.#guarded.has(socket)) return;
    this.#guarded.add(socket);
    const hear = socket.onmessage;
    const served = new Set();
    socket.onmessage = (event) => {
      const message = parsed(event.data);
      const [type, , what] = message;
      if (type === 'EOSE') served.add('CLOSED');
      if (type === 'OK' && what === true) served.add('OK');
      if (refuses(message) && served.has(type)) socket.close();
      else if ((type !== 'EVENT' || is_new(socket.url, what?.id)) && !this.#deaf()) hear.call(socket, event);
    };
    const send = socket.send.bind(socket);
    socket.send = (text) => {
      if (text.startsWith('["REQ"')) send(dated_back(text));
      else if (!text.startsWith('["EVENT"') || !this.#deaf()) send(text);
    };
  }

  // Whether a relay is connected.
  live() {
    return this.#all().some(({ readyState }) => readyState === WebSocket.OPEN);
  }

  // Whether each of the first `used` addresses has had its connection, and all are dead now.
  lost(used) {
    const tried = getRelaySockets();
    return this.#addresses.slice(0, used).every((url) => url in tried) && !this.live();
  }

  // Announces to the room once more that this page is there.
  async announce(app, id) {
    const event = await createEvent(await topic_of(app, id), JSON.stringify({ peerId: selfId }));
    for (const socket of this.#all()) if (socket.readyState === WebSocket.OPEN) socket.send(event);
  }

  tend() {
    const time = this.#now();
    if (!this.#all().some(({ readyState }) => readyState === WebSocket.CLOSED)) {
      this.#attempts = 0;
    } else if (this.#attempts === 0) {
      this.#next = time + retry_delay(this.#attempts++, Math.random());
    } else if (time >= this.#next) {
      this.#next = time + retry_delay(this.#attempts++, Math.random());
      try_again().then(() => this.#all());  // guards the new ones before they are connected
    }
  }

  // The network is back: ends the wait.
  hurry() {
    this.#next = 0;
  }
}
