// A thousand games in one page, one after another, and its memory meanwhile: run by tools/dev bench
// memory. After every tenth of them it prints the memory of the program and of the page. The games
// themselves are stored and take space, as a person’s do; nothing else may grow.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { close_page, complaints, open_page } from './lib.mjs';

const kGames = Number(process.env.HOMESTRETCH_GAMES ?? 1000);
const kPrints = 10;
const kMost = 1.1;  // memory at the end, relative to after the first tenth
const kRoom = 8;  // bytes in memory that each byte of a stored game may take

// Plays this many more games, with bots at all seats.
const play = (page, games) => page.evaluate((wanted) => new Promise((done) => {
  let over = 0;
  const step = () => {
    const open = globalThis.homestretch.targets().some(({ key, enabled }) => key === 'results/rematch' && enabled);
    if (open) {
      if (++over > wanted) return done();
      document.querySelector('#mirror [data-key="results/rematch"]').click();
    }
    return requestAnimationFrame(() => requestAnimationFrame(step));
  };
  step();
}), games);

const held = (page) => page.evaluate(() => {
  const { module, keys, load } = globalThis.homestretch;
  globalThis.gc();
  const games = keys().split('\n').filter((key) => key.startsWith('game-')).map((key) => load(key).length);
  return {
    program: module.HEAPU8.length,
    script: performance.memory.usedJSHeapSize,
    elements: document.querySelectorAll('*').length,
    games: games.length,
    kept: games.reduce((sum, size) => sum + size, 0),
  };
});

test(`${kGames} games in one page`, async () => {
  const page = await open_page({
    viewport: { width: 240, height: 240 },
    switches: ['--js-flags=--expose-gc', '--enable-precise-memory-info'],
    kept: { settings: 'speed 0\n', setup: 'parchis seats=Y,R pieces=1\nbot greedy Ann\nbot greedy Otto\n' },
  });
  await page.evaluate(() => document.querySelector('#mirror [data-key="title/play"]').click());
  const megabytes = (bytes) => (bytes / 2 ** 20).toFixed(1);
  const rows = [];
  for (let i = 1; i <= kPrints; ++i) {
    await play(page, kGames / kPrints);
    const now = await held(page);
    rows.push(now);
    console.log(`${String(now.games).padStart(5)} games: program ${megabytes(now.program)} MB, script ${megabytes(now.script)} MB, ` +
      `${now.elements} elements, kept games ${megabytes(now.kept)} MB`);
  }
  const [first, last] = [rows[0], rows.at(-1)];
  const kept = kRoom * (last.kept - first.kept);
  assert.ok(last.program <= kMost * first.program + kept, 'the program’s memory');
  assert.ok(last.script <= kMost * first.script + kept, 'the script’s memory');
  assert.ok(last.elements <= kMost * first.elements, 'the elements beside the canvas');
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});
