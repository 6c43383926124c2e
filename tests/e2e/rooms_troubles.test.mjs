// Relays that hang up, refuse or forget, and noise on a bus, met without a browser: the libraries are
// fakes, and the test says what they hear.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { from_web } from './rooms/from_web.mjs';

// What the modules of the page expect to find.
globalThis.WebSocket = class {
  static OPEN = 1;
  static CLOSED = 3;
  static called = [];  // addresses
  static greet = () => {};
  readyState = 0;
  sent = [];

  constructor(address) {
    this.url = address;
    WebSocket.called.push(address);
    WebSocket.greet(this);
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.readyState = WebSocket.CLOSED;
  }
};
globalThis.RTCPeerConnection = class extends EventTarget {};
globalThis.sockets = {};
globalThis.server = {};  // what a bus knows of its server

const kNostr = `
  export const defaultRelayUrls = [];
  export const getRelaySockets = () => globalThis.sockets;
  export const selfId = 'me';
  export const [pauseRelayReconnection, resumeRelayReconnection, joinRoom] = [() => {}, () => {}, () => {}];
  export const createEvent = async (topic, content) => JSON.stringify(['EVENT', { topic, content }]);
  export const subscribe = (id, topic) => JSON.stringify(['REQ', id, { '#x': [topic], since: 1000 }]);`;
const kNats = `
  export const wsconnect = async () => ({
    get info() { return globalThis.server; }, isClosed: () => false, publish() {}, flush: async () => {}, close: async () => {},
    subscribe: (subject, { callback }) => { globalThis.on_bus = (data) => callback(null, { data }); },
  });`;
const kFakes = { '@trystero-p2p/nostr': kNostr, '@nats-io/nats-core': kNats };

const { Boards } = await from_web('rooms/boards.js', kFakes);
const { Bus } = await from_web('rooms/bus.js', kFakes);
const { Sockets } = await from_web('rooms/sockets.js', kFakes);

const kAddress = 'wss://a.example';
// A socket as Trystero has made it; what is passed on to Trystero is in `heard`.
function guarded(deaf = () => false) {
  const socket = new WebSocket(kAddress);
  socket.readyState = WebSocket.OPEN;
  socket.heard = [];
  socket.onmessage = ({ data }) => socket.heard.push(JSON.parse(data)[0]);
  globalThis.sockets = { [kAddress]: socket };
  const sockets = new Sockets([kAddress], () => 0, deaf);
  assert.ok(sockets.live());
  socket.says = (...message) => socket.onmessage({ data: JSON.stringify(message) });
  return socket;
}

test('a relay that ends what it has served, or refuses what it has taken, is called anew and not given up', () => {
  const [ends, refuses] = [guarded(), guarded()];
  ends.says('EOSE', 's');
  ends.says('CLOSED', 's', 'error: shutting down');
  refuses.says('OK', 'e', true, '');
  refuses.says('OK', 'f', false, 'rate-limited: slow down');
  assert.equal(refuses.readyState, WebSocket.OPEN);
  refuses.says('OK', 'g', false, 'error: busy');
  for (const socket of [ends, refuses]) assert.equal(socket.readyState, WebSocket.CLOSED);
  assert.deepEqual(ends.heard, ['EOSE']);
  assert.deepEqual(refuses.heard, ['OK', 'OK']);
});

test('a relay that never serves is given up', () => {
  for (const no of [['CLOSED', 's', 'auth-required:'], ['OK', 'e', false, 'blocked:']]) {
    const socket = guarded();
    socket.says(...no);
    assert.equal(socket.readyState, WebSocket.OPEN);
    assert.deepEqual(socket.heard, [no[0]]);
  }
});

test('a request covers what clocks that differ have dated, and nothing is heard twice', () => {
  let deaf = false;
  const socket = guarded(() => deaf);
  socket.send('["REQ","s",{"kinds":[1],"since":1000}]');
  assert.deepEqual(socket.sent, [['REQ', 's', { kinds: [1], since: 850 }]]);
  for (const id of ['one', 'two', 'one']) socket.says('EVENT', 's', { id });
  assert.deepEqual(socket.heard, ['EVENT', 'EVENT']);
  deaf = true;
  socket.says('EVENT', 's', { id: 'three' });
  deaf = false;
  socket.says('EVENT', 's', { id: 'three' });
  assert.equal(socket.heard.length, 2, 'what came while nobody listened is for an earlier room');
  const again = guarded();  // the room is opened again
  again.says('EVENT', 's', { id: 'two' });
  assert.deepEqual(again.heard, []);
});

test('a board’s relay that accepts and hangs up is called ever more seldom, and the next one is asked', async (t) => {
  const delays = [];
  const real = globalThis.setTimeout;
  globalThis.setTimeout = (act, ms) => { if (delays.push(ms) < 8) real(act, 1); };
  t.after(() => { globalThis.setTimeout = real; });
  WebSocket.called = [];
  WebSocket.greet = (socket) => real(() => {
    socket.readyState = WebSocket.OPEN;
    socket.onopen();
    if (socket.url !== kAddress) return socket.onmessage({ data: '["EOSE","s"]' });
    socket.readyState = WebSocket.CLOSED;
    return socket.onclose();
  }, 1);
  const boards = new Boards(() => {}, null);
  const other = 'wss://b.example';
  await boards.open(['ab'.repeat(16)], true, { nostr: [kAddress, other], bus: [], redundancy: 1 }, `?relay=${kAddress}`);
  while (delays.length < 8) await new Promise((soon) => { real(soon, 1); });
  assert.equal(WebSocket.called.filter((one) => one === other).length, 1);
  assert.ok(delays[7] >= 3000, String(delays));
  await boards.close();
});

const frame_of = (session) => {
  const frame = new Uint8Array(16);
  new DataView(frame.buffer).setUint32(0, session);
  return frame;
};

test('on a bus only who has the room’s secret takes a pipe', async () => {
  const told = [];
  const kHonest = 7000;
  const opens = (frame) => new DataView(frame.buffer).getUint32(0) >= kHonest;
  const calls = { up: (pipe) => told.push(`up ${pipe}`), down: (pipe) => told.push(`down ${pipe}`), came: (pipe) => told.push(`came ${pipe}`), opens };
  let last = 0;
  const bus = new Bus(calls, () => ++last, () => 0);
  bus.open('aa', [kAddress]);
  await new Promise((soon) => { setTimeout(soon, 1); });
  for (let session = 0; session < 1000; ++session) globalThis.on_bus(frame_of(session));
  for (const session of [kHonest, kHonest + 1]) globalThis.on_bus(frame_of(session));
  assert.deepEqual(told, ['up 1', 'came 1', 'up 2', 'came 2']);
  await bus.close();
});

test('a bus that has lost its server is not live, and is again once it has found it', async () => {
  const bus = new Bus({ up() {}, down() {}, came() {}, opens: () => false }, () => 1, () => 0);
  assert.equal(bus.live(), false);
  bus.open('aa', [kAddress]);
  await new Promise((soon) => { setTimeout(soon, 1); });
  assert.equal(bus.live(), true);
  globalThis.server = undefined;  // as while the library reconnects
  assert.equal(bus.live(), false);
  globalThis.server = {};
  assert.equal(bus.live(), true);
  await bus.close();
  assert.equal(bus.live(), false);
});
