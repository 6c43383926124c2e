// Decisions of the transports of rooms, without a browser: which relays, in which order, when to
// heal, when to retry, and who is heard where. The clock is a number.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { from_web } from './rooms/from_web.mjs';

const { is_deaf, look_at, new_flood } = await from_web('rooms/flood.js');
const { asked_relays, in_order, is_address, kDefaults, read_relays } = await from_web('rooms/relays.js');
const { came, is_frame, kLargestFrame, new_sessions, sent, session_of, wants_bus } = await from_web('rooms/sessions.js');
const { heard, look, make_clock, new_watch, retry_delay } = await from_web('rooms/watchdog.js');

test('an address is wss: and nothing else, as in the page’s policy', () => {
  for (const good of ['wss://a.example', 'wss://a.example:8443/path?x=1', 'wss://localhost:1', 'wss://127.0.0.1:1', 'wss://[::1]:1']) {
    assert.ok(is_address(good), good);
  }
  const long = `wss://${'a'.repeat(600)}.example`;
  for (const bad of ['ws://a.example', 'ws://localhost:1', 'ws://127.0.0.1:1', 'ws://[::1]:1', 'https://a.example', 'javascript:alert(1)',
    'wss://', 'a.example', '', 'wss://u:p@a.example', 'wss://a.example#x', 'wss://a b', 'wss://a.example\n', long, 7, null, undefined]) {
    assert.ok(!is_address(bad), String(bad));
  }
});

test('relays.json: everything may be missing', () => {
  assert.deepEqual(read_relays('{}'), { ...kDefaults });
  assert.deepEqual(kDefaults, { nostr: null, redundancy: 3, bus: [], ice: null, relay_only: false });
});

test('relays.json: what it says is taken', () => {
  const turn = { urls: 'turn:t.example', username: 'u', credential: 'c' };
  const text = JSON.stringify({ nostr: ['wss://a.example'], redundancy: 2, bus: ['wss://127.0.0.1:80'], ice: [turn, { urls: ['stun:s.example', 'turns:t.example:443'] }], relay_only: true });
  assert.deepEqual(read_relays(text), {
    nostr: ['wss://a.example'], redundancy: 2, bus: ['wss://127.0.0.1:80'], relay_only: true,
    ice: [{ ...turn, urls: ['turn:t.example'] }, { urls: ['stun:s.example', 'turns:t.example:443'] }],
  });
  assert.deepEqual(read_relays('{"nostr": [], "ice": []}'), { ...kDefaults, nostr: [], ice: [] });
});

const many = (count) => Array.from({ length: count }, (_, i) => `wss://r${i}.example`);

test('relays.json: what is refused is named', () => {
  const cases = {
    'no JSON': ['{', 'null and void', ''],
    'no object': ['[]', 'null', '7'],
    'relayonly is not known': ['{"relayonly": true}'],
    'nostr is no list': ['{"nostr": "wss://a.example"}'],
    'nostr[1] is no wss: address': ['{"nostr": ["wss://a.example", "ws://a.example"]}', '{"nostr": ["wss://a.example", 7]}'],
    'bus[0] is no wss: address': ['{"bus": ["nats://a.example"]}'],
    'redundancy is not 1…16': ['{"redundancy": 0}', '{"redundancy": 17}', '{"redundancy": 1.5}', '{"redundancy": "3"}'],
    'relay_only is neither true nor false': ['{"relay_only": 1}'],
    'ice is no list': ['{"ice": {}}'],
    'ice[0] is no server': ['{"ice": [null]}', '{"ice": ["stun:a.example"]}'],
    'ice[0].urls is no stun: or turn: address': ['{"ice": [{}]}', '{"ice": [{"urls": []}]}', '{"ice": [{"urls": "http://a.example"}]}'],
    'ice[0].username is no text': ['{"ice": [{"urls": "turn:a", "username": 7}]}'],
    'more than 16384 bytes': [`{}${' '.repeat(16 * 1024)}`],
    'more than 16 addresses': [JSON.stringify({ nostr: many(17) }), JSON.stringify({ nostr: many(10), bus: many(6), ice: [{ urls: 'stun:a.example' }] })],
  };
  for (const [said, texts] of Object.entries(cases)) {
    for (const text of texts) {
      assert.throws(() => read_relays(text), (error) => error.message.startsWith('relays.json: ') && error.message.includes(said), text);
    }
  }
  assert.equal(read_relays(JSON.stringify({ nostr: many(16) })).nostr.length, 16);
});

test('the page’s address may ask for relays', () => {
  const search = '?relay=wss://a.example&x=1&relay=ws://b.example&relay=wss://a.example&bus=wss://c.example/d';
  assert.deepEqual(asked_relays(search), { relay: ['wss://a.example'], bus: ['wss://c.example/d'] });
  assert.deepEqual(asked_relays('?x=1&relay=http://a.example'), { relay: [], bus: [] });
  assert.equal(asked_relays(`?${many(9).map((one) => `relay=${one}`).join('&')}`).relay.length, 4);
});

test('all of a room try addresses in the order of SHA-256(room id ‖ address), those asked for first', async () => {
  const room = Uint8Array.from({ length: 16 }, (_, i) => i * 7);
  const place = (address) => createHash('sha256').update(room).update(address).digest('hex');
  const wanted = many(9).sort((a, b) => (place(a) < place(b) ? -1 : 1));
  assert.deepEqual(await in_order(room, [], many(9)), wanted);
  assert.deepEqual(await in_order(room, [], [...many(9), ...many(9)].reverse()), wanted);
  const asked = ['wss://z.example', 'wss://r3.example'];
  assert.deepEqual(await in_order(room, asked, many(9)), [...asked, ...wanted.filter((one) => one !== 'wss://r3.example')]);
  assert.notDeepEqual(await in_order(room.map((byte) => byte ^ 1), [], many(9)), wanted);
});

// Looks every 2 s from `from` to `to`; returns the times at which something was wanted.
function look_from(watch, from, to, more) {
  const wanted = [];
  for (let now = from; now <= to; now += 2000) {
    const what = look(watch, { now, visible: true, known: true, ...more });
    if (what === 'mute') wanted.push(now);
  }
  return wanted;
}

test('the watchdog heals once after it has slept, and not when looks come in time', () => {
  const watch = new_watch(0);
  assert.equal(look(watch, { now: 2000, visible: true, known: true }), '');
  heard(watch, 2000);
  assert.equal(look(watch, { now: 10_900, visible: true, known: true }), 'ask');
  heard(watch, 11_000);
  assert.equal(look(watch, { now: 19_900, visible: true, known: true }), 'ask');
  assert.equal(look(watch, { now: 28_901, visible: true, known: true }), 'slept');
  assert.equal(look(watch, { now: 30_900, visible: true, known: true }), '');
});

test('a hidden page that slept asks first: its timers may only be slow', () => {
  const watch = new_watch(0);
  assert.equal(look(watch, { now: 60_000, visible: false, known: true }), 'ask');
  heard(watch, 60_010);
  assert.equal(look(watch, { now: 120_000, visible: false, known: true }), 'ask');
  assert.equal(look(watch, { now: 122_000, visible: false, known: true }), 'slept');
});

test('silence is healed after 12 s, not twice in 15 s, and ever more seldom while nobody answers', () => {
  const watch = new_watch(0);
  assert.deepEqual(look_from(watch, 2000, 100_000), [12_000, 28_000, 58_000]);
  heard(watch, 100_000);
  assert.deepEqual(look_from(watch, 102_000, 114_000), [112_000]);
});

test('silence is nothing to a page that knows nobody, or that nobody looks at', () => {
  assert.deepEqual(look_from(new_watch(0), 2000, 100_000, { known: false }), []);
  assert.deepEqual(look_from(new_watch(0), 2000, 100_000, { visible: false }), []);
});

test('the clock counts the time for which the machine slept, and never goes back', () => {
  let [monotonic, wall] = [100, 1_000_000];
  const now = make_clock(() => monotonic, () => wall);
  const pass = (ms, slept = 0) => { monotonic += ms; wall += ms + slept; return now(); };
  assert.equal(pass(1000), 1100);
  assert.equal(pass(1000, 60_000), 62_100);
  assert.equal(pass(1000, -3_600_000), 63_100);
  assert.equal(pass(1000), 64_100);
});

test('dead relays are tried again soon, then every few seconds, then every minute', () => {
  const delays = Array.from({ length: 60 }, (_, i) => retry_delay(i, 1));
  assert.deepEqual(delays.slice(0, 5), [1000, 2000, 4000, 6000, 6000]);
  assert.equal(delays.at(-1), 60_000);
  assert.equal(retry_delay(0, 0), 500);
  assert.ok(delays.slice(0, 30).every((ms) => ms <= 6000));
});

const frame = (session, length = 64) => new Uint8Array(length).fill(session);

test('frames have a size', () => {
  assert.ok(is_frame(frame(1, 16)) && is_frame(frame(1, kLargestFrame)));
  assert.ok(!is_frame(frame(1, 15)) && !is_frame(frame(1, kLargestFrame + 1)) && !is_frame('text') && !is_frame({ length: 20 }));
  assert.equal(session_of(frame(0xab)), 'abababababababab');
});

test('one’s own frames are known when they come back', () => {
  const sessions = new_sessions();
  sent(sessions, frame(1));
  assert.equal(came(sessions, frame(1), false, 0), false);
  assert.equal(came(sessions, frame(2), false, 0), true);
});

test('the bus is used while nobody is in the mesh, or somebody is not heard there', () => {
  const sessions = new_sessions();
  assert.ok(wants_bus(sessions, 0, 0));
  assert.ok(!wants_bus(sessions, 1, 0));
  came(sessions, frame(2), true, 1000);
  assert.ok(!wants_bus(sessions, 1, 9000));
  assert.ok(wants_bus(sessions, 1, 9001));
  came(sessions, frame(2), true, 10_000);
  came(sessions, frame(3), false, 10_000);
  assert.ok(wants_bus(sessions, 1, 10_000));
  for (let now = 11_000; now <= 71_000; now += 1000) came(sessions, frame(2), true, now);
  assert.ok(!wants_bus(sessions, 1, 71_000), 'who is gone for a minute is forgotten');
});

test('a flood of sessions is bounded', () => {
  const sessions = new_sessions();
  for (let i = 0; i < 1000; ++i) {
    const bytes = frame(9);
    new DataView(bytes.buffer).setUint32(0, i);
    came(sessions, bytes, false, i);
  }
  assert.equal(sessions.others.size, 64);
});

test('who floods for six seconds is cut off for a minute, and nobody else', () => {
  const flood = new_flood();
  const [calm, wild] = [100_000, 2_000_000];  // bytes in two seconds
  const at = (look) => look_at(flood, new Map([['calm', calm * look], ['wild', wild * look], ['burst', look < 2 ? 0 : wild]]), 2000 * look);
  assert.deepEqual([0, 1, 2].map(at), [[], [], []]);
  assert.ok(!is_deaf(flood, 'wild', 4000));
  assert.deepEqual(at(3), ['wild']);
  assert.ok(is_deaf(flood, 'wild', 65_999) && !is_deaf(flood, 'wild', 66_000) && !is_deaf(flood, 'burst', 6000));
  assert.deepEqual(look_at(flood, new Map(), 70_000), []);
  assert.equal(flood.seen.size + flood.deaf.size, 0);
});
