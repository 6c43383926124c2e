// The cost and the times of online play, in one run on this machine: run by tools/dev bench rooms.
// No times are asserted. Runs in a network of its own (run.mjs).
import { test } from 'node:test';
import { press } from './hands.mjs';
import { close_page } from './lib.mjs';
import { start_bus } from './rooms/bus.mjs';
import { load } from './rooms/load.mjs';
import { certificate, mesh } from './rooms/meeting.mjs';
import { begin, made, open_table, person, wait_label } from './rooms/tables.mjs';

const kNames = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
const kSmall = { width: 320, height: 400 };
const kMoves = 100;

const setup_of = (people) => (people === 2 ? 'parchis seats=Y,R' : 'parchis arms=6') +
  `\nhuman - \n${kNames.slice(1, people).map((name) => `bot greedy ${name}\n`).join('')}`;
const at = (list, share) => Math.round([...list].sort((a, b) => a - b)[Math.floor((list.length - 1) * share)]);

const now = (page) => page.evaluate(() => performance.timeOrigin + performance.now());

// All but the first open the link at once and sit down. Measures until the first one sees all of
// them ready, from the first link and from the last first frame.
async function gathered(people, relays) {
  const ana = await person(certificate, relays, kNames[0], { setup: setup_of(people), viewport: kSmall });
  const link = await open_table(ana);
  const began = await now(ana);
  const loaded = [];
  const others = await Promise.all(kNames.slice(1, people).map(async (name, i) => {
    const page = await person(certificate, relays, name, { address: link, viewport: kSmall });
    loaded.push(await page.evaluate(() => performance.timeOrigin + globalThis.homestretch.first_frame_ms));
    await press(page, `online/seat/${i + 1}`);
    return page;
  }));
  await Promise.all(others.map((_, i) => wait_label(ana, `online/seat/${i + 1}`, /ready/)));
  const done = await now(ana);
  console.log(`${people} at a table: ${Math.round(done - began)} ms from the link, ${Math.round(done - Math.max(...loaded))} ms from the last one's first frame`);
  return [ana, ...others];
}

// In the page: notes when its table reaches each move, and presses whatever may be pressed.
const play_and_note = (page, moves) => page.evaluate((most) => new Promise((done) => {
  const kLook_ms = 2;
  const pressed = {};
  const seen = {};
  const moment = () => performance.timeOrigin + performance.now();
  let tried = -1;
  const timer = setInterval(() => {
    const { ply } = globalThis.homestretch.places();
    seen[ply] ??= moment();
    if (ply >= most) {
      clearInterval(timer);
      return done({ pressed, seen });
    }
    if (tried === ply) return undefined;
    const next = globalThis.homestretch.targets().find(({ key, focusable, enabled }) => focusable && enabled &&
      (key === 'table/throw' || key.startsWith('table/move/')));
    if (!next) return undefined;
    if (next.key !== 'table/throw') pressed[ply + 1] = moment();
    tried = ply;
    setTimeout(() => { tried = -1; }, 200);  // pressed once more if it had no effect
    return document.querySelector(`#mirror [data-key="${next.key}"]`)?.click();
  }, kLook_ms);
}), moves);

async function measure(what, people, relays) {
  const pages = await gathered(people, relays);
  await begin(pages);
  const from = await made(pages[0]);
  const notes = await Promise.all(pages.map((page) => play_and_note(page, from + kMoves)));
  const delays = notes.flatMap(({ pressed }) => Object.entries(pressed).map(([ply, began]) =>
    Math.max(...notes.map(({ seen }) => seen[ply] ?? NaN)) - began)).filter((ms) => ms >= 0);
  console.log(`${what}: pressed until it is on everybody's table, ${delays.length} moves: p50 ${at(delays, 0.5)} ms, p95 ${at(delays, 0.95)} ms`);
  await Promise.all(pages.map(close_page));
}

test('two and six on the page, over the mesh', async () => {
  await measure('mesh of two', 2, mesh());
  await measure('mesh of six', 6, mesh());
});

test('six on the page, over the bus', async () => {
  const [node] = await start_bus(certificate);
  await measure('bus, six', 6, { nostr: [], bus: [node.address], ice: [] });
  await node.kill();
});

test('many rooms on a bus', async () => {
  for (const [nodes, rooms] of [[1, 100], [1, 300], [1, 1000], [2, 1000]]) {
    const bus = await start_bus(certificate, nodes);
    const { p50, p95, deliveries, bytes, cores, megabytes, entries } = await load(bus, rooms);
    console.log(`bus of ${nodes}, ${rooms} rooms of four: ${entries} entries seen by all, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms; ` +
      `${Math.round(deliveries)} deliveries/s, ${(bytes / 1000).toFixed(2)} kB/s a room, ${cores.toFixed(3)} cores, ` +
      `${Math.round(rooms / cores)} such rooms a core, ${Math.round(megabytes)} MB`);
    await Promise.all(bus.map((one) => one.kill()));
  }
});
