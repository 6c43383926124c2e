// The daily race from the title to its line to share, and the costliest decisions after a game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keys, play_by_buttons, press, rest, said, sit_down, wait_for, with_known_luck } from './hands.mjs';
import { game_keys, reload, saved, sleepy_disk } from './keeping.mjs';
import { close_page, complaints, kNarrow, open_page, screenshot } from './lib.mjs';

// Tuesday, 24 November 2026, at noon; copied text is remembered.
function on_a_tuesday() {
  const noon = new Date(2026, 10, 24, 12).getTime();
  const Clock = Date;
  globalThis.Date = class extends Clock {
    constructor(...given) { super(...(given.length > 0 ? given : [noon])); }

    static now() { return noon; }
  };
  globalThis.copied = [];
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: (text) => { globalThis.copied.push(text); return Promise.resolve(); } },
  });
}

test('the daily race is played once, and its line to share gives nothing away', async () => {
  const page = await open_page({ ...kNarrow, kept: { settings: 'speed 0\n' }, init: on_a_tuesday });
  await press(page, 'title/daily');
  await wait_for(page, 'daily-race/play');
  await rest(page);
  await screenshot(page, 'daily-before');
  assert.match(await said(page), /Today, Tuesday/);
  await press(page, 'daily-race/month-back');
  await page.waitForFunction(() => document.querySelector('#mirror').textContent.includes('October 2026'));
  await press(page, 'daily-race/play');
  await wait_for(page, 'table/menu');
  await play_by_buttons(page, 'results/daily');
  assert.ok(!(await keys(page)).includes('table/undo'), 'what has fallen stands');
  await press(page, 'results/daily');
  await wait_for(page, 'daily-race/copy');
  await page.waitForFunction(() =>
    document.querySelector('#mirror').textContent.includes('Your place during the race'));
  await rest(page);
  await screenshot(page, 'daily-after');
  await press(page, 'daily-race/copy');
  await page.waitForFunction(() => globalThis.copied.length > 0);
  const [line] = await page.evaluate(() => globalThis.copied);
  assert.match(line, /^Homestretch, daily race of 24 November 2026\n.+: (First|Second|Third) of three, after \d+ rounds?\n(🥇|🥈|🥉){8}$/u);
  const medal = { First: '🥇', Second: '🥈', Third: '🥉' }[line.match(/(First|Second|Third) of three/)[1]];
  assert.ok(line.endsWith(medal), 'the last medal is the result’s');
  await saved(page);
  await reload(page);
  await press(page, 'title/daily');
  await wait_for(page, 'daily-race/copy');
  assert.ok(!(await keys(page)).includes('daily-race/play'), 'once a day');
  assert.match(await said(page), /Streak: 1 day/);
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

// The races that are kept, and how many moves of each.
const races = (page) => page.evaluate(() => homestretch.keys().split('\n').filter((key) => key.startsWith('game-'))
  .map((key) => [key, Number(homestretch.load(key).match(/^moves (\d+)$/m)[1])]));

async function begin_race(page) {
  await press(page, 'title/daily');
  await press(page, 'daily-race/play');
  await press(page, 'table/throw');
  await page.waitForFunction(() => globalThis.homestretch.places().ply > 0);
  await rest(page);
  await saved(page);
}

test('a race that a busy disk has stays as it was, and one begun meanwhile goes on beside it', async () => {
  const page = await open_page({ ...kNarrow, kept: { settings: 'speed 0\n' }, init: on_a_tuesday });
  await begin_race(page);
  await press(page, 'table/throw');
  await rest(page);
  await saved(page);
  const [[race, moves]] = await races(page);
  await page.addInitScript(sleepy_disk);
  await page.reload();
  await wait_for(page, 'title/daily');
  assert.deepEqual(await game_keys(page), []);
  await begin_race(page);
  await page.evaluate(() => globalThis.wake());
  await page.waitForFunction(() => homestretch.keys().split('\n').filter((key) => key.startsWith('game-')).length === 2);
  await press(page, 'table/throw');
  await rest(page);
  await saved(page);
  const kept = new Map(await races(page));
  assert.equal(kept.get(race), moves);
  assert.equal(kept.size, 2);
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('after a game: the costliest decisions, and the game again from before one of them', async () => {
  const page = await sit_down({ ...kNarrow, init: with_known_luck },
    'parchis arms=3 pieces=2 first=Y\nhuman - Ann\nbot greedy Otto\nbot greedy Mila\n');
  await play_by_buttons(page);
  await press(page, 'results/mistakes');
  await wait_for(page, 'mistakes/mistake-1/again');
  await rest(page);
  await screenshot(page, 'mistakes');
  assert.match(await said(page), /Your move: .+[.!] ?Better: .+[.!] .+\./);
  await page.focus('#mirror [data-key="mistakes/mistake-1/again"]');
  await page.keyboard.press('Enter');
  await wait_for(page, 'table/menu');
  // it goes on
  await page.waitForFunction(() => !globalThis.homestretch.targets().some(({ key }) => key.startsWith('results/')));
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});
