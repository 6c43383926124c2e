// The transports of rooms in real browsers: the mesh with our own relay, the bus with Debian's
// nats-server. Times are printed beside their targets; the asserted limits are generous (times.mjs), so
// that a slow machine does not fail. Runs in a network of its own (run.mjs): only loopback can be reached.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { start_bus } from './rooms/bus.mjs';
import { make_certificate } from './rooms/certificate.mjs';
import { from_web } from './rooms/from_web.mjs';
import { kPatience } from './lib.mjs';
import { complaints, make_stage, meets, new_room, open_room, renderers } from './rooms/pages.mjs';
import { start_relay } from './rooms/relay.mjs';
import { tell } from './rooms/times.mjs';
import { start_turn } from './rooms/turn.mjs';

const { from_hex, in_order } = await from_web('rooms/relays.js');

let certificate;
let stage;
let relay;
const mesh = () => stage.relays({ nostr: [relay.address], ice: [] });
const wait = (ms) => new Promise((done) => { setTimeout(done, ms); });

before(async () => {
  certificate = make_certificate();
  stage = await make_stage(certificate);
  relay = await start_relay(certificate);
});

after(async () => {
  await stage?.close();
  await relay?.stop();
  certificate?.remove();
});

const diary = (page) => page.evaluate(() => globalThis.tested.diary);
const last_up = async (page) => (await diary(page)).up.at(-1);
const last_down = async (page) => (await diary(page)).down.at(-1);
const session = (page) => page.evaluate(() => globalThis.tested.session);
const close_all = (pages) => Promise.all(pages.map((page) => page.context().close()));

// All open the room at once; returns the longest time that one of them took to have a pipe to each
// other.
async function join(pages, room, relays) {
  const opened = await Promise.all(pages.map((page) => open_room(page, room, relays)));
  await Promise.all(pages.map((page) => meets(page, pages.length - 1)));
  return Math.max(...await Promise.all(pages.map(async (page, i) => await last_up(page) - opened[i].began)));
}

const beat = (page, ms = 500) => page.evaluate((every) => { globalThis.tested.beat(every); }, ms);

// Whether the page has heard the other after that moment.
const hears = (page, other, since) => page.waitForFunction(
  ([who, when]) => globalThis.tested.heard.get(who) > when, [other, since], { timeout: kPatience, polling: 50 });

const kCalls = 50;

// Calls, and waits until nine tenths of the answers of this many others have come back: pipes may
// lose some. Returns the times of all that came in ms, sorted.
async function round_trips(page, others) {
  await page.evaluate(async (calls) => {
    const { ping, round_trips: trips } = globalThis.tested;
    trips.length = 0;
    for (let i = 0; i < calls; ++i) {
      ping();
      await new Promise((done) => { setTimeout(done, 20); });
    }
  }, kCalls);
  await page.waitForFunction((wanted) => globalThis.tested.round_trips.length >= wanted, kCalls * others * 0.9);
  return page.evaluate(() => globalThis.tested.round_trips.toSorted((a, b) => a - b));
}

function tell_trips(what, trips) {
  const at = (share) => trips[Math.min(trips.length - 1, Math.floor(trips.length * share))].toFixed(1);
  console.log(`${what}: round trip p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}

async function nothing_wrong(pages) {
  for (const page of pages) assert.deepEqual(await complaints(page), []);
}

test('the mesh joins two pages, carries frames, and tells of a page that leaves', async () => {
  const pages = await Promise.all([stage.page(), stage.page()]);
  assert.ok(!pages[0].requests.some((url) => url.endsWith('rooms.js')), 'the chunk came before a room was opened');
  tell('join of two', await join(pages, new_room(), mesh()), 1000);
  tell_trips('mesh of two', await round_trips(pages[0], 1));
  const left = Date.now();
  await pages[1].evaluate(() => { globalThis.tested.close(); });
  await meets(pages[0], 0);
  tell('leave seen', await last_down(pages[0]) - left, 100);
  await nothing_wrong(pages);
  const hosts = new Set(pages.flatMap(({ requests }) => requests).map((url) => new URL(url).host));
  assert.deepEqual(hosts, new Set([new URL(stage.address).host, new URL(relay.address).host]));
  assert.ok(!pages[0].requests.some((url) => url.endsWith('bus.js')), 'the bus came though there is none');
  await close_all(pages);
});

// Whoever waits in a room holds offers ready. Trystero makes new ones of those older than a minute.
test('the mesh joins pages that have waited for more than a minute', async () => {
  const waited = () => { globalThis.waited = true; };
  const pages = await Promise.all([stage.page(waited), stage.page(waited), stage.page(waited)]);
  tell('join of three who have waited', await join(pages, new_room(), mesh()), 3000);
  await nothing_wrong(pages);
  await close_all(pages);
});

test('a page that leaves or is reloaded comes back', async () => {
  const [one, other] = await Promise.all([stage.page(), stage.page()]);
  const room = new_room();
  const relays = mesh();
  await join([one, other], room, relays);
  await other.evaluate(() => globalThis.tested.close());
  await meets(one, 0);
  const again = await open_room(other, room, relays);
  await meets(one, 1);
  tell('opened again', await last_up(one) - again.began, 1000);
  await other.reload();
  await meets(one, 0);
  const reloaded = await open_room(other, room, relays);
  await meets(one, 1);
  tell('back after a reload', await last_up(one) - reloaded.began, 1000);
  await nothing_wrong([one, other]);
  await close_all([one, other]);
});

test('six pages are fully meshed', async () => {
  const pages = await Promise.all(Array.from({ length: 6 }, () => stage.page()));
  tell('join of six', await join(pages, new_room(), mesh()), 3000);
  tell_trips('mesh of six', await round_trips(pages[0], 5));
  await nothing_wrong(pages);
  await close_all(pages);
});

test('a page that was frozen heals, one that was killed is missed', async () => {
  const awake = await stage.page();
  const [short, long, killed] = await Promise.all([stage.page_alone(), stage.page_alone(), stage.page_alone()]);
  await join([awake, short, long, killed], new_room(), mesh());
  await Promise.all([awake, short, long, killed].map((page) => beat(page)));
  const names = await Promise.all([awake, short, long].map(session));
  const frozen_for = async (page, ms) => {
    const processes = await renderers(page);
    try {
      for (const pid of processes) process.kill(pid, 'SIGSTOP');
      await wait(ms);
    } finally {
      for (const pid of processes) process.kill(pid, 'SIGCONT');  // stopped, they would outlive the test
    }
    return Date.now();
  };
  for (const pid of await renderers(killed)) process.kill(pid, 'SIGKILL');
  const died = Date.now();
  const back = async (page, name, ms, target) => {
    const thawed = await frozen_for(page, ms);
    await Promise.all([hears(awake, name, thawed), hears(page, names[0], thawed)]);
    tell(`frozen ${ms / 1000} s, heard again both ways`, Date.now() - thawed, target);
  };
  const missed = awake.waitForFunction(() => globalThis.tested.diary.down.length > 0, null, { timeout: kPatience });
  await Promise.all([
    back(short, names[1], 8000, 3000), back(long, names[2], 20_000, 5000),
    missed.then(async () => tell('killed, missed', (await diary(awake)).down[0] - died, 15_000)),
  ]);
  await Promise.all([awake, short, long].map((page) => meets(page, 2)));
  await nothing_wrong([awake, short, long]);
  await close_all([awake, short, long, killed]);
});

// As in Firefox, which does not say what a connection's transport has received.
function count_pairs_only() {
  const { getStats } = RTCPeerConnection.prototype;
  RTCPeerConnection.prototype.getStats = async function get() {
    return new Map([...await getStats.call(this)].filter(([, { type }]) => type !== 'transport'));
  };
}

test('a page that floods the others is cut off, and they stay together', async () => {
  const pages = await Promise.all([stage.page(), stage.page(count_pairs_only), stage.page_alone()]);
  await join(pages, new_room(), mesh());
  const names = await Promise.all(pages.map(session));
  await Promise.all(pages.slice(0, 2).map((page) => beat(page)));
  await pages[2].evaluate(() => { globalThis.tested.flood(); });
  const began = Date.now();
  await Promise.all(pages.slice(0, 2).map((page) => meets(page, 1)));
  tell('a flood, cut off', Date.now() - began, 10_000);
  const since = Date.now();
  await Promise.all([hears(pages[0], names[1], since), hears(pages[1], names[0], since)]);
  await nothing_wrong(pages.slice(0, 2));
  await close_all(pages);
});

test('two pages that no relay introduces have no link; a third has one to each', async (t) => {
  const second = await start_relay(certificate);
  t.after(() => second.stop());
  const [one, other, third] = await Promise.all([stage.page(), stage.page(), stage.page()]);
  const room = new_room();
  const met_at = (...relays) => stage.relays({ nostr: relays.map(({ address }) => address), ice: [] });
  await open_room(one, room, met_at(relay));
  await open_room(other, room, met_at(second));
  await open_room(third, room, met_at(relay, second));
  await Promise.all([meets(one, 1), meets(other, 1), meets(third, 2)]);
  await nothing_wrong([one, other, third]);
  await close_all([one, other, third]);
});

// A room of the mesh whose pages ask this one of the two relays first.
async function room_of(first, nostr) {
  for (;;) {
    const room = new_room();
    if ((await in_order(from_hex(room.id), [], nostr))[0] === first.address) return room;
  }
}

test('a dead relay keeps nobody apart: the next one in the order is asked', async () => {
  const dead = await start_relay(certificate);
  const nostr = [dead.address, relay.address];
  await dead.stop();
  const room = await room_of(dead, nostr);
  const pages = await Promise.all([stage.page(), stage.page()]);
  tell('join of two whose first relay is dead', await join(pages, room, stage.relays({ nostr, redundancy: 1, ice: [] })), 12_000);
  await nothing_wrong(pages);
  await close_all(pages);
});

test('pages that have met over a relay that is dead now meet again over the next one', async () => {
  const dying = await start_relay(certificate);
  const nostr = [dying.address, relay.address];
  const room = await room_of(dying, nostr);
  const relays = stage.relays({ nostr, redundancy: 1, ice: [] });
  const [one, other] = await Promise.all([stage.page(), stage.page()]);
  await join([one, other], room, relays);
  await dying.stop();
  await other.reload();
  await other.waitForFunction(() => globalThis.tested !== undefined);
  await meets(one, 0);
  await open_room(other, room, relays);
  const since = Date.now();
  await meets(one, 1);
  tell('met again over another relay', await last_up(one) - since, 25_000);
  await close_all([one, other]);
});

test('a page whose clock is fast is met at once', async () => {
  const fast = () => {
    const { now } = Date;
    Date.now = () => now() + 60_000;
  };
  const pages = await Promise.all([stage.page(fast), stage.page()]);
  tell('join of two whose clocks differ', await join(pages, new_room(), mesh()), 1000);
  await nothing_wrong(pages);
  await close_all(pages);
});

test('with relays only, all goes through TURN', async (t) => {
  const turn = await start_turn();
  t.after(() => turn.kill());
  const pages = await Promise.all([stage.page(), stage.page()]);
  const relays = stage.relays({ nostr: [relay.address], ice: [turn.server], relay_only: true });
  tell('join of two through TURN', await join(pages, new_room(), relays), 2000);
  const kinds = await Promise.all(pages.map((page) => page.evaluate(() => globalThis.tested.ends())));
  assert.deepEqual([...new Set(kinds.flat())], ['relay']);
  await nothing_wrong(pages);
  await close_all(pages);
});

test('TURN is asked only after a page could not be reached', async (t) => {
  const turn = await start_turn();
  t.after(() => turn.kill());
  const unreachable = () => { globalThis.unreachable = true; };
  const pages = await Promise.all([stage.page(unreachable), stage.page(unreachable)]);
  const relays = stage.relays({ nostr: [relay.address], ice: [turn.server] });
  tell('join of two who do not reach each other', await join(pages, new_room(), relays), 30_000);
  await nothing_wrong(pages);
  await close_all(pages);
});

test('while the relay is dead links stay, and a late page joins once it is back', async () => {
  const [one, other, late] = await Promise.all([stage.page(), stage.page(), stage.page()]);
  const room = new_room();
  const relays = mesh();
  await join([one, other], room, relays);
  await relay.stop();
  const came = await open_room(late, room, relays);
  assert.deepEqual(came.possible, { mesh: true, bus: false });
  await wait(10_000);
  tell_trips('mesh of two without a relay', await round_trips(one, 1));
  assert.equal((await diary(one)).down.length, 0);
  relay = await relay.start_again();
  const since = Date.now();
  await meets(late, 2);
  tell('joined after the relay was back', await last_up(late) - since, 15_000);
  await nothing_wrong([one, other, late]);
  await close_all([one, other, late]);
});

test('the bus carries frames, also when one node of its cluster is killed', async (t) => {
  const nodes = await start_bus(certificate, 2);
  t.after(() => Promise.all(nodes.map((node) => node.kill())));
  const relays = stage.relays({ nostr: [], bus: nodes.map(({ address }) => address) });
  const pages = await Promise.all([stage.page(), stage.page(), stage.page()]);
  const room = new_room();
  const opened = await Promise.all(pages.map((page) => open_room(page, room, relays)));
  assert.deepEqual(opened[0].possible, { mesh: false, bus: true });
  await Promise.all(pages.map((page) => beat(page, 100)));
  await Promise.all(pages.map((page) => meets(page, 2)));
  const names = await Promise.all(pages.map(session));
  tell('join of three over the bus', Math.max(...await Promise.all(pages.map(last_up))) - Math.min(...opened.map(({ began }) => began)), 1000);
  tell_trips('bus', await round_trips(pages[0], 2));
  // All members of a room are on the same node.
  const sockets = new Set(pages.flatMap(({ requests }) => requests).filter((url) => url.startsWith('wss:')).map((url) => new URL(url).port));
  assert.equal(sockets.size, 1, [...sockets].join(' '));
  await nodes.find(({ address }) => sockets.has(new URL(address).port)).kill();
  const killed = Date.now();
  await Promise.all(pages.flatMap((page, i) => names.filter((_, k) => k !== i).map((name) => hears(page, name, killed + 1))));
  const heard_again = await Promise.all(pages.map((page) => page.evaluate(() => Math.max(...globalThis.tested.heard.values()))));
  tell('heard again after a node was killed', Math.max(...heard_again) - killed, 3000);
  await Promise.all(pages.map((page) => meets(page, 2)));
  assert.deepEqual(await Promise.all(pages.map(async (page) => (await diary(page)).down.length)), [0, 0, 0]);
  await nothing_wrong(pages);
  await close_all(pages);
});

test('who has no WebRTC is met over the bus by those in the mesh', async (t) => {
  const [node] = await start_bus(certificate);
  t.after(() => node.kill());
  const relays = stage.relays({ nostr: [relay.address], ice: [], bus: [node.address] });
  const pages = await Promise.all([stage.page(), stage.page(), stage.page(() => { delete globalThis.RTCPeerConnection; })]);
  const room = new_room();
  const opened = await Promise.all(pages.map((page) => open_room(page, room, relays)));
  assert.deepEqual(opened.map(({ possible }) => possible.mesh), [true, true, false]);
  await Promise.all(pages.map((page) => beat(page, 500)));
  const names = await Promise.all(pages.map(session));
  const since = Date.now();
  await Promise.all(pages.flatMap((page, i) => names.filter((_, k) => k !== i).map((name) => hears(page, name, since))));
  await nothing_wrong(pages);
  await close_all(pages);
});
