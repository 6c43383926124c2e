// Accidents on people's devices while they play: a clock that jumps, a disk that stops answering, a
// service worker that never answers. Nobody loses a move.
import assert from 'node:assert/strict';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { places, play_by_buttons, press, rest, short_game, wait_for } from './hands.mjs';
import { game_keys, kFourPeople, moves_kept, new_game, positions, reload, saved, sleepy_disk, to_title, told } from './keeping.mjs';
import { close_page, complaints, first_frame, kSmall, open_page, serve_copy } from './lib.mjs';

// Lets a test move the page's clocks: `clocks.wall` and `clocks.page` are ms that are added.
function loose_clocks() {
  const clocks = globalThis.clocks = { wall: Number(sessionStorage.getItem('wall') ?? 0), page: 0 };
  const { now: wall } = Date;
  const page = performance.now.bind(performance);
  Date.now = () => wall() + clocks.wall;
  globalThis.Date = new Proxy(Date, {
    construct: (type, given) => new type(...(given.length > 0 ? given : [Date.now()])),
  });
  performance.now = () => page() + clocks.page;
}
const set_clocks = (page, wall, own) => page.evaluate(([wall, own]) => {
  sessionStorage.setItem('wall', String(wall));
  Object.assign(globalThis.clocks, { wall, page: own });
}, [wall, own]);

const kYear = 365 * 24 * 3_600_000;  // ms

test('clocks that jump forward and back stop no game, and the one played last is continued', async () => {
  const page = await open_page({ ...kSmall, motion: true, kept: { setup: kFourPeople.setup }, init: loose_clocks });
  await new_game(page);
  await to_title(page);
  const [older] = await game_keys(page);
  // While the die rolls, the device wakes after a night; then its clock is set far back; then the
  // page's own clock goes back too, which no browser should do.
  await new_game(page);
  for (const [wall, own] of [[8 * 3_600_000, 8 * 3_600_000], [-20 * kYear, 8 * 3_600_000], [-20 * kYear, -5000]]) {
    const { ply } = await places(page);
    await press(page, 'table/throw');
    await set_clocks(page, wall, own);
    await page.waitForFunction((before) => globalThis.homestretch.places().ply > before, ply);
    await wait_for(page, 'table/throw');
  }
  await rest(page);  // a forced move follows the throw
  await saved(page);
  const before = await positions(page);
  const newer = (await game_keys(page)).find((key) => key !== older);
  await reload(page);
  assert.deepEqual(await positions(page), before);
  await press(page, 'title/continue');
  const moves = await page.evaluate((key) => Number(globalThis.homestretch.load(key).match(/^moves (\d+)$/m)[1]), newer);
  assert.ok(moves >= 4, `${moves} moves in the newer game`);
  await page.waitForFunction((made) => globalThis.homestretch.places().ply === made, moves);
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

// While `held` is set, a transaction of the store never ends, and no later one begins.
function stubborn_disk() {
  globalThis.held = false;
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function held_put(...given) {
    const keep_open = () => { if (globalThis.held) this.get('').onsuccess = keep_open; };
    keep_open();
    return put.apply(this, given);
  };
}

test('a disk that stops to answer is told of, and what was played meanwhile is kept once it answers', async () => {
  const page = await open_page({ ...kSmall, kept: kFourPeople, init: stubborn_disk });
  await new_game(page);
  await page.evaluate(() => { globalThis.held = true; });
  await told(page, 'The storage of this browser did not answer.', async () => {
    for (let moves = 0; moves < 3; ++moves) {
      const { ply } = await places(page);
      await press(page, 'table/throw');
      await page.waitForFunction((before) => globalThis.homestretch.places().ply > before, ply);
    }
  });
  await page.evaluate(() => {
    globalThis.held = false;
    document.dispatchEvent(new Event('visibilitychange'));  // the person looks elsewhere
  });
  await rest(page);  // a forced move follows the throw
  await saved(page);
  const [moves] = await moves_kept(page);
  assert.ok(moves >= 4, `${moves} moves kept`);
  const before = await positions(page);
  await reload(page);
  assert.deepEqual(await positions(page), before);
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('a disk that is busy at the start gives its games as soon as it can, and keeps what is new', async () => {
  const page = await open_page({ ...kSmall, kept: kFourPeople });
  await new_game(page);
  await rest(page);
  await saved(page);
  const before = await positions(page);
  const setup = await page.evaluate(() => globalThis.homestretch.load('setup'));
  await page.evaluate(() => globalThis.homestretch.save('learn', 'parchis 5\n'));
  await saved(page);
  await page.addInitScript(sleepy_disk);
  await page.reload();
  await wait_for(page, 'title/ludo');
  assert.deepEqual(await game_keys(page), []);
  await page.evaluate(() => {
    const { save } = globalThis.homestretch;
    save('sketch', 'drawn meanwhile');
    save('setup', 'chosen without knowing the one on the disk');
    save('learn', 'ludo 2\n');
  });
  await page.evaluate(() => globalThis.wake());
  await wait_for(page, 'title/continue');
  assert.deepEqual(await positions(page), before);
  await saved(page);
  assert.equal(await page.evaluate(() => globalThis.homestretch.load('setup')), setup);
  assert.equal(await page.evaluate(() => globalThis.homestretch.load('learn')), 'parchis 5\nludo 2\n', 'both together');
  assert.doesNotMatch(await page.evaluate(() => globalThis.homestretch.keys()), /^beside-/m);
  assert.ok(await page.evaluate(() => new Promise((done) => {
    indexedDB.open('homestretch').onsuccess = ({ target: { result } }) => {
      result.transaction('texts').objectStore('texts').get('sketch').onsuccess = (event) => done(event.target.result === 'drawn meanwhile');
    };
  })));
  await close_page(page);
});

async function try_again(page) {
  const reloaded = page.waitForEvent('load');
  await page.click('#trouble button');
  await reloaded;
  await first_frame(page);
}

test('a program that stumbles stops with a word, and stores nothing more', async () => {
  const page = await open_page({ ...kSmall, kept: kFourPeople });
  await new_game(page);
  await rest(page);
  await saved(page);
  const before = await positions(page);
  // As the browser reports it. (A real one ends the whole of Chromium on some machines without a screen.)
  await page.evaluate(() => { setTimeout(() => { throw new WebAssembly.RuntimeError('memory access out of bounds'); }); });
  await page.waitForSelector('#trouble:not([hidden])');
  await page.evaluate(() => {
    const { keys, save } = globalThis.homestretch;
    save(keys().split('\n').find((key) => key.startsWith('game-')), 'spoilt');
  });
  await try_again(page);
  await wait_for(page, 'title/continue');
  assert.deepEqual(await positions(page), before);
  await close_page(page);
});

test('a picture that the browser takes away for good is told of', async () => {
  const page = await open_page({ ...kSmall, painter: 'swiftshader' });
  await page.evaluate(() => {
    document.querySelector('#canvas').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext();
  });
  await page.waitForSelector('#trouble:not([hidden])');
  await try_again(page);
  await wait_for(page, 'title/help');
  await close_page(page);
});

test('a page asked for its game while the disk is slow gives that one up, and not the one opened since', async () => {
  const page = await open_page({ ...kSmall, init: stubborn_disk });
  await rest(page);
  const locks = await page.evaluate(async () => {
    const { claim, claim_state, save, saved } = globalThis.homestretch;
    const [kHeld, kElsewhere] = [1, 2];
    const soon = () => new Promise((done) => { setTimeout(done, 20); });
    const until = async (state) => { while (claim_state() !== state) await soon(); };
    claim('one');
    await until(kHeld);
    globalThis.held = true;
    save('slow', 'text');
    new BroadcastChannel('homestretch-claims').postMessage('one');
    await until(kElsewhere);
    claim('two');
    await until(kHeld);
    globalThis.held = false;
    await saved();
    const held = async () => (await navigator.locks.query()).held.map(({ name }) => name).join();
    for (let looks = 0; looks < 500 && await held() !== 'homestretch-game-two'; ++looks) await soon();
    return held();
  });
  assert.equal(locks, 'homestretch-game-two');
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

// The page's worker, with something inserted before it.
async function with_worker(test, before) {
  const { copy, address } = await serve_copy(test);
  const worker = join(copy, 'sw.js');
  const text = readFileSync(worker, 'utf8');
  writeFileSync(worker, before);
  appendFileSync(worker, text);
  return address;
}

const never_registers = () => { navigator.serviceWorker.register = () => new Promise(() => {}); };
for (const [how, worker, before] of [
  ['never installs', 'addEventListener("install", (event) => event.waitUntil(new Promise(() => {})));\n'],
  ['is never even registered', '', (page) => page.addInitScript(never_registers)],
]) {
  test(`with a service worker that ${how} a game is played to its end`, async (test) => {
    const address = await with_worker(test, worker);
    const page = await open_page({ ...kSmall, address, kept: short_game(), before, context: { serviceWorkers: 'allow' } });
    await press(page, 'title/parchis');
    await press(page, 'title/play');
    await wait_for(page, 'table/throw');
    await saved(page);
    await reload(page);
    assert.equal(await page.evaluate(() => navigator.serviceWorker.controller), null);
    await press(page, 'title/continue');
    await play_by_buttons(page);
    assert.deepEqual(await complaints(page), []);
    await close_page(page);
  });
}
