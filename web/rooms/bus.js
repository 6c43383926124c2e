// A room's bus: a NATS server, or a cluster, that passes frames on (subject hs1.<room id>). One
// pipe for each session heard that has the room's secret. Carries frames and knows nothing else;
// reconnects by itself.
import { wsconnect } from '@nats-io/nats-core';
import { is_frame, session_of } from './sessions.js';
import { make_clock } from './watchdog.js';

const kTend_ms = 2000;
const kGone_ms = 25_000;  // silent for this long: the pipe is down (with no game on, a HELLO comes
                          // every 10 s)
const kMostPipes = 32;
const kStale_ms = 10_000;  // a pipe silent for this long may be replaced
const kRetry_ms = 1000;
const kGoodbye_ms = 500;
const kOptions = {
  noEcho: true, noRandomize: true, ignoreClusterUpdates: true, maxReconnectAttempts: -1, reconnectTimeWait: 250,
  reconnectJitter: 250, timeout: 4000, pingInterval: 5000, maxPingOut: 2,
  ignoreAuthErrorAbort: true,  // a server that refuses twice may be restarting with other users
};

const wait = (ms) => new Promise((done) => { setTimeout(done, ms); });

// The first connection is retried for as long as it is wanted; later the library reconnects. Null
// if it is no longer wanted.
async function connected(addresses, wanted) {
  while (wanted()) {
    try {
      const fresh = await wsconnect({ ...kOptions, servers: addresses });
      if (wanted()) return fresh;
      await fresh.close();
    } catch {
      await wait(kRetry_ms);
    }
  }
  return null;
}

// The last frames are still sent.
async function say_goodbye(connection) {
  await Promise.race([connection.flush().catch(() => {}), wait(kGoodbye_ms)]);
  await connection.close();
}

// Also while it reconnects, which the library does by itself.
const is_open = (connection) => Boolean(connection) && !connection.isClosed();
// While it reconnects, the library knows no server.
const is_live = (connection) => is_open(connection) && Boolean(connection.info);

const subject_of = (id) => `hs1.${id}`;

// A transport. `calls`: up(pipe), down(pipe), came(pipe, frame), opens(frame); pipes are numbers from
// `new_pipe`.
export class Bus {
  #calls;
  #new_pipe;
  #now;
  #subject = '';   // while it is open
  #connection = null;
  #timer = 0;
  #sessions = new Map();  // session → { pipe, heard }
  #pipes = new Map();     // pipe → session

  constructor(calls, new_pipe, now = make_clock()) {
    this.#calls = calls;
    this.#new_pipe = new_pipe;
    this.#now = now;
  }

  // `id` in hex; `addresses` in the order in which they are tried.
  open(id, addresses) {
    this.#subject = subject_of(id);
    this.#timer = setInterval(() => this.#tend(), kTend_ms);
    this.#connect(addresses);
  }

  async close() {
    this.#subject = '';
    clearInterval(this.#timer);
    for (const session of [...this.#sessions.keys()]) this.#drop(session);
    const connection = this.#connection;
    this.#connection = null;
    if (connection) await say_goodbye(connection);
  }

  // Everybody hears everything: a frame for one pipe goes to all.
  send(frame) {
    if (this.#subject && is_open(this.#connection)) this.#connection.publish(this.#subject, frame);
  }

  // Whether a relay is reached at this moment.
  live() {
    return is_live(this.#connection);
  }

  has(pipe) {
    return this.#pipes.has(pipe);
  }

  async #connect(addresses) {
    const fresh = await connected(addresses, () => this.#subject !== '');
    if (fresh) this.#listen(fresh);
  }

  #listen(connection) {
    this.#connection = connection;
    connection.subscribe(this.#subject, {
      callback: (error, message) => { if (!error && this.#subject) this.#took(message.data); },
    });
  }

  #took(bytes) {
    if (!is_frame(bytes)) return;
    const session = session_of(bytes);
    const one = this.#sessions.get(session) ?? (this.#calls.opens(bytes) ? this.#add(session) : null);
    if (!one) return;
    one.heard = this.#now();
    this.#calls.came(one.pipe, bytes);
  }

  // A pipe for a session that is heard for the first time; none if all are taken.
  #add(session) {
    if (this.#sessions.size >= kMostPipes) {
      const [oldest, { heard }] = [...this.#sessions].reduce((a, b) => (a[1].heard <= b[1].heard ? a : b));
      if (this.#now() - heard < kStale_ms) return null;
      this.#drop(oldest);
    }
    const one = { pipe: this.#new_pipe(), heard: this.#now() };
    this.#sessions.set(session, one);
    this.#pipes.set(one.pipe, session);
    this.#calls.up(one.pipe);
    return one;
  }

  #drop(session) {
    const { pipe } = this.#sessions.get(session);
    this.#sessions.delete(session);
    this.#pipes.delete(pipe);
    this.#calls.down(pipe);
  }

  #tend() {
    for (const [session, { heard }] of [...this.#sessions]) {
      if (this.#now() - heard > kGone_ms) this.#drop(session);
    }
  }
}

// Boards over a bus (boards.js): everybody sends and hears, and there are no pipes. `came(id,
// frame)`, or null if nobody listens.
export class BoardBus {
  ids;
  #open = true;
  #connection = null;
  #waits = new Map();  // board → frame to send once there is a connection

  // `ids` in hex; `addresses` in the order in which they are tried.
  constructor(ids, addresses, came) {
    this.ids = ids;
    this.#connect(addresses, came);
  }

  say(id, frame) {
    if (!this.#connection) this.#waits.set(id, frame);
    else if (is_open(this.#connection)) this.#connection.publish(subject_of(id), frame);
  }

  live() {
    return is_live(this.#connection);
  }

  async close() {
    this.#open = false;
    if (this.#connection) await say_goodbye(this.#connection);
  }

  async #connect(addresses, came) {
    this.#connection = await connected(addresses, () => this.#open);
    if (!this.#connection) return;
    for (const id of came ? this.ids : []) {
      this.#connection.subscribe(subject_of(id), {
        callback: (error, message) => { if (!error && this.#open) came(id, message.data); },
      });
    }
    for (const [id, frame] of this.#waits) this.say(id, frame);
    this.#waits.clear();
  }
}
