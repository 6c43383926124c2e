// Online play on the page itself: people open a table, come by its link, play to the end, leave and
// come back; over the mesh and over the bus. Runs in a network of its own (run.mjs): only loopback
// can be reached.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axe_finds_nothing } from './axe.mjs';
import { press, rest, wait_for, wait_gone } from './hands.mjs';
import { sleepy_disk } from './keeping.mjs';
import { close_page, first_frame, screenshot } from './lib.mjs';
import { start_bus } from './rooms/bus.mjs';
import { certificate, mesh } from './rooms/meeting.mjs';
import { start_relay } from './rooms/relay.mjs';
import {
  begin, close_people, kTwo, made, nothing_wrong, open_people, open_table, person, play_on, position, wait_label, wait_words,
} from './rooms/tables.mjs';
import { tell } from './rooms/times.mjs';


// Ana opens a table for two, Ben comes by the link, and their game has begun.
async function table_of_two(relays) {
  const ana = await person(certificate, relays, 'Ana', { setup: kTwo });
  assert.ok(!ana.asked.some((url) => /rooms[-.]/.test(url)), 'the chunk came before a room was opened');
  const link = await open_table(ana);
  const ben = await person(certificate, relays, 'Ben', { address: link });
  const came = Date.now();
  await press(ben, 'online/seat/1');
  await ana.waitForFunction(() =>
    globalThis.homestretch.targets().some((one) => one.key === 'online/seat/1' && /Ben.*ready/.test(one.label)));
  await wait_for(ana, 'online/start');
  tell('seat taken and ready', Date.now() - came, 1000);
  return { ana, ben, link };
}

test('two people play a whole game over the mesh', async () => {
  const { ana, ben } = await table_of_two(mesh());
  await begin([ana, ben], ana);
  const began = Date.now();
  await Promise.all([play_on(ana), play_on(ben)]);
  tell('a whole game of two', Date.now() - began, 60_000);
  assert.equal(await made(ana), await made(ben));
  await rest(ana);
  await rest(ben);
  assert.equal(await position(ana), await position(ben));
  assert.match(await position(ana), /phase=/);
  await screenshot(ana, 'online-podium');
  await nothing_wrong([ana, ben]);
  await Promise.all([ana, ben].map(close_page));
});

// From now on the page's clock runs so many times slower.
const slow_clock = (page, times) => page.evaluate((slower) => {
  const { now } = performance;
  const since = now.call(performance);
  performance.now = () => since + (now.call(performance) - since) / slower;
}, times);

// Says a phrase, until it is read on the other page: what has been sent before it has come by then.
async function say(from, to, phrase, words) {
  await open_people(from);
  await press(from, 'room/people/phrases');
  await press(from, `room/people/phrase/${phrase}`);
  await wait_words(to, words);
  await close_people(from);
}

test('nobody sees a throw before the person who throws', async () => {
  const { ana, ben } = await table_of_two(mesh());
  const pages = [ana, ben];
  // A throw that nobody makes is made for them by the other page after seven seconds (src/view/table/session_time.cpp):
  // by these clocks after more than a minute.
  await Promise.all(pages.map((page) => slow_clock(page, 10)));
  await begin(pages);
  const may_throw = () => globalThis.homestretch.targets().some(({ key, focusable, enabled }) => key === 'table/throw' && focusable && enabled);
  await Promise.any(pages.map((page) => page.waitForFunction(may_throw)));
  const [thrower, other] = await ana.evaluate(may_throw) ? [ana, ben] : [ben, ana];
  const before = await made(thrower);
  // A word there and a word back: a throw made without a press, on either page, would come with them.
  await say(thrower, other, 2, /: Good luck!$/);
  await say(other, thrower, 3, /: Well played!$/);
  assert.equal(await made(other), before);
  await press(thrower, 'table/throw');
  await other.waitForFunction((ply) => globalThis.homestretch.places().ply > ply, before);
  await nothing_wrong(pages);
  await Promise.all(pages.map(close_page));
});

test('a page that is loaded anew in mid-game comes back to its seat', async () => {
  const { ana, ben } = await table_of_two(mesh());
  await begin([ana, ben], ana);
  await Promise.all([play_on(ana, { moves: 6 }), play_on(ben, { moves: 6 })]);
  const began = Date.now();
  await ben.reload();
  await first_frame(ben);
  await wait_for(ben, 'table/menu');
  tell('back at the table', Date.now() - began, 2000);
  assert.ok(await made(ben) > 0, 'the game began anew');
  await Promise.all([play_on(ana), play_on(ben)]);
  assert.equal(await made(ana), await made(ben));
  await rest(ana);
  await rest(ben);
  assert.equal(await position(ana), await position(ben));
  await nothing_wrong([ana, ben]);
  await Promise.all([ana, ben].map(close_page));
});

test('whoever comes back before the disk has answered has the seat again as soon as it has', async () => {
  const { ana, ben } = await table_of_two(mesh());
  await begin([ana, ben], ana);
  await Promise.all([play_on(ana, { moves: 6 }), play_on(ben, { moves: 6 })]);
  await ben.addInitScript(sleepy_disk);
  await ben.reload();
  await first_frame(ben);
  await wait_for(ben, 'table/menu');
  await rest(ben);
  await ben.evaluate(() => globalThis.wake());
  await Promise.all([play_on(ana), play_on(ben)]);
  assert.equal(await position(ana), await position(ben));
  await nothing_wrong([ana, ben]);
  await Promise.all([ana, ben].map(close_page));
});

test('the same over the bus alone, with a third who watches', async () => {
  const [node] = await start_bus(certificate);
  try {
    const relays = { nostr: [], bus: [node.address], ice: [] };
    const { ana, ben, link } = await table_of_two(relays);
    const cleo = await person(certificate, relays, 'Cleo', { address: link });
    await wait_for(cleo, 'online/copy');
    await begin([ana, ben, cleo], ana);
    await Promise.all([play_on(ana), play_on(ben)]);
    const moves = await made(ana);
    assert.equal(await made(ben), moves);
    await cleo.waitForFunction((wanted) => globalThis.homestretch.places().ply === wanted, moves);
    await nothing_wrong([ana, ben, cleo]);
    await Promise.all([ana, ben, cleo].map(close_page));
  } finally {
    await node.kill();
  }
});

test('play goes on when the relay is gone', async () => {
  const own = await start_relay(certificate);
  const { ana, ben } = await table_of_two({ nostr: [own.address], ice: [] });
  await begin([ana, ben], ana);
  await own.stop();
  await Promise.all([play_on(ana, { moves: 12 }), play_on(ben, { moves: 12 })]);
  await nothing_wrong([ana, ben]);
  await Promise.all([ana, ben].map(close_page));
});

test('phrases and words are heard; the whole game is checked before one’s eyes; nothing is wrong for axe', async () => {
  const { ana, ben } = await table_of_two(mesh());
  await axe_finds_nothing(ana);
  await press(ben, 'online/phrases');
  await press(ben, 'online/phrase/2');
  await ana.waitForFunction(() => globalThis.homestretch.targets().some((one) => one.label === 'Ben: Good luck!'));
  await screenshot(ana, 'online-lobby');
  await begin([ana, ben], ana);
  await Promise.all([play_on(ana, { moves: 8 }), play_on(ben, { moves: 8 })]);
  await press(ana, 'table/menu');
  await press(ana, 'menu/people');
  await wait_for(ana, 'room/people/fair');
  await axe_finds_nothing(ana);
  await screenshot(ana, 'online-people');
  await press(ana, 'room/people/fair');
  await press(ana, 'room/fair/check');
  await ana.waitForFunction(() => globalThis.homestretch.targets().some((one) => /^Checked just now/.test(one.label)));
  await axe_finds_nothing(ana);
  await screenshot(ana, 'online-fair');
  await nothing_wrong([ana, ben]);
  await Promise.all([ana, ben].map(close_page));
});

test('without the bus’s code people still meet over the mesh', async () => {
  const nobody = 'wss://localhost:1';
  const relays = { ...mesh(), bus: [nobody] };
  const ana = await person(certificate, relays, 'Ana', { setup: kTwo });
  await ana.route('**/bus-*.js', (route) => route.abort());
  const link = await open_table(ana);
  const ben = await person(certificate, relays, 'Ben', { address: link });
  await press(ben, 'online/seat/1');
  await wait_label(ana, 'online/seat/1', /Ben.*ready/);
  assert.ok(!(await ana.evaluate(() => document.querySelector('#mirror').textContent)).includes('No connection'));
  await nothing_wrong([ben]);
  await Promise.all([ana, ben].map(close_page));
});

// From now on the disk refuses everything; from `accept` on it takes it again.
const refuse = (page) => page.evaluate(() => {
  const { put } = IDBObjectStore.prototype;
  globalThis.accept = () => { IDBObjectStore.prototype.put = put; };
  IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
});

test('what the disk refuses is not shown to others before it is kept', async () => {
  const { ana, ben } = await table_of_two(mesh());
  await begin([ana, ben], ana);
  await Promise.all([play_on(ana, { moves: 4 }), play_on(ben, { moves: 4 })]);
  // It is Ben's turn, so that Ana has nothing to do while her sheet is open.
  const ana_plays = play_on(ana);
  await play_on(ben, { last: 'table/throw' });
  await refuse(ben);
  const games = Promise.all([ana_plays, play_on(ben)]);
  // Ben hears everything and is silent, so Ana may go on without him.
  await open_people(ana);
  await wait_for(ana, 'room/people/without');
  await wait_words(ben, /Not stored: the others see nothing/);
  await ben.evaluate(() => {
    globalThis.accept();
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await wait_gone(ana, 'room/people/without');
  await close_people(ana);
  await games;
  assert.equal(await made(ana), await made(ben));
  await nothing_wrong([ana, ben]);
  await Promise.all([ana, ben].map(close_page));
});

test('where nothing at all can be kept, people play all the same', async () => {
  const ana = await person(certificate, mesh(), 'Ana', { setup: kTwo });
  await refuse(ana);
  const link = await open_table(ana);
  const ben = await person(certificate, mesh(), 'Ben', { address: link });
  await press(ben, 'online/seat/1');
  await wait_label(ana, 'online/seat/1', /Ben.*ready/);
  await begin([ana, ben], ana);
  await Promise.all([play_on(ana, { moves: 8 }), play_on(ben, { moves: 8 })]);
  await nothing_wrong([ana, ben]);
  await Promise.all([ana, ben].map(close_page));
});
