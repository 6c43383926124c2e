// From the title to a game: which games there are, two taps to the first throw, the quick game, and
// touching the set-up's table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keys, press, rest, targets, wait_for, wait_gone } from './hands.mjs';
import { positions } from './keeping.mjs';
import { close_page, complaints, kDesktop, kNarrow, kPhone, kSharpPhone, open_page } from './lib.mjs';

const kGames = ['ludo', 'maedn', 'chevaux', 'parcheesi', 'parchis', 'sorry', 'maze'].map((name) => `title/${name}`);
const game_keys = (page) => page.evaluate(() => globalThis.homestretch.targets()
  .filter(({ key, role }) => /^title\/[a-z]+$/.test(key) && role === 'radio').map(({ key }) => key));
const chosen = (page) => page.evaluate(() => document.querySelector(
  '#mirror [data-key^="title/"][role="radio"][aria-checked="true"]')?.dataset.key);

for (const [name, device] of Object.entries({ 'small phone': kNarrow, desktop: kDesktop })) {
  test(`all games are seen at once, each by its name (${name})`, async () => {
    const page = await open_page(device);
    await wait_for(page, 'title/play');
    await rest(page);
    const cards = (await targets(page)).filter(({ key }) => kGames.includes(key));
    assert.equal(cards.length, kGames.length);
    for (const { key, rect, visible } of cards) {
      assert.deepEqual([visible[2], visible[3]], [rect[2], rect[3]], `${key} is cut`);
    }
    assert.deepEqual(await complaints(page), []);
    await close_page(page);
  });
}

test('Tab stops once in each group of games, and the arrows go on from there', async () => {
  const page = await open_page({ ...kDesktop, kept: { settings: 'speed 0\n' } });
  await press(page, 'title/parchis');
  await rest(page);
  const groups = await page.evaluate(() => [...document.querySelectorAll('#mirror [role="radiogroup"]')].map((group) => ({
    label: group.getAttribute('aria-label'),
    keys: [...group.querySelectorAll('[role="radio"]')].map(({ dataset }) => dataset.key),
    stops: [...group.querySelectorAll('[role="radio"]')].filter(({ tabIndex }) => tabIndex === 0).length,
  })));
  assert.deepEqual(groups.flatMap(({ keys }) => keys).filter((key) => kGames.includes(key)).sort(), [...kGames].sort());
  for (const { label, stops } of groups) {
    assert.ok(label);
    assert.equal(stops, 1, label);
  }
  const focused = () => page.evaluate(() => document.activeElement?.dataset?.key);
  await page.focus('#mirror [data-key="title/parchis"]');
  await page.keyboard.press('Tab');
  await rest(page);
  assert.ok(!(await focused()).endsWith('/parcheesi') && (await focused()) !== 'title/ludo', await focused());
  await page.keyboard.press('Shift+Tab');
  await rest(page);
  assert.equal(await focused(), 'title/parchis');
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() => document.activeElement?.dataset?.key !== 'title/parchis');
  const next = await focused();
  assert.ok(kGames.includes(next), next);
  await page.keyboard.press('Enter');
  await page.waitForFunction((key) => document.querySelector(`#mirror [data-key="${key}"]`).getAttribute('aria-checked') === 'true', next);
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

// The longest words.
test('the whole title is seen at once on a desktop in Czech', async () => {
  const page = await open_page({ ...kDesktop, kept: { settings: 'language cs\n' } });
  await wait_for(page, 'title/play');
  await rest(page);
  for (const { key, rect, visible } of await targets(page)) assert.equal(visible[3], rect[3], `${key} is cut`);
  await close_page(page);
});

test('two taps lead from the title to the first throw', async () => {
  const page = await open_page({
    ...kPhone,
    kept: { settings: 'speed 0\n', setup: 'parchis first=Y\nhuman - \nbot solid Otto\nbot solid Mila\nbot solid Hugo\n' },
  });
  await press(page, 'title/play');
  await press(page, 'table/throw');
  await page.waitForFunction(() => globalThis.homestretch.places().ply > 0);
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('a quick game is one tap away, and leaves the usual one as it was', async () => {
  const page = await open_page({
    ...kDesktop, kept: { setup: 'parchis\nhuman - \nbot solid Otto\nbot solid Mila\nbot solid Hugo\n' },
  });
  await press(page, 'title/quick');
  await wait_for(page, 'table/menu');
  await press(page, 'table/throw');
  await page.waitForFunction(() => globalThis.homestretch.places().ply > 0);
  await page.evaluate(() => globalThis.homestretch.saved());
  assert.match((await positions(page)).at(-1), /^parchis pieces=2 /);
  assert.match(await page.evaluate(() => globalThis.homestretch.load('setup')), /^parchis\n/);
  await close_page(page);
});

test('statistics are one tap from the title', async () => {
  const page = await open_page(kDesktop);
  await press(page, 'title/statistics');
  await wait_for(page, 'records/close');
  await close_page(page);
});

test('the set-up is the table: a nest is touched, and a bot, a person or nobody sits there', async () => {
  const page = await open_page(kSharpPhone);
  await press(page, 'title/parchis');
  await press(page, 'title/ways');
  await press(page, 'setup/nest/blue');
  await press(page, 'setup/seat/kind/nobody');
  await press(page, 'setup/seat/close');
  await wait_gone(page, 'setup/seat-4');
  await press(page, 'setup/nest/red');
  await press(page, 'setup/seat/kind/person');
  await press(page, 'setup/seat/close');
  await press(page, 'setup/nest/green');
  await press(page, 'setup/seat/face/Nora');
  await press(page, 'setup/seat/level/more');
  await press(page, 'setup/seat/close');
  await page.waitForFunction(() => /^parchis seats=Y,G,R\nhuman - .*\nbot \w+ Nora\nhuman - /.test(globalThis.homestretch.load('setup')));
  await press(page, 'setup/start');
  await wait_for(page, 'table/menu');
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('the title remembers the game that was chosen', async () => {
  const page = await open_page(kDesktop);
  await press(page, 'title/maze');
  await page.waitForFunction(() => globalThis.homestretch.load('setup')?.startsWith('maze'));
  await page.evaluate(() => globalThis.homestretch.saved());
  await page.reload();
  await wait_for(page, 'title/maze');
  assert.equal(await chosen(page), 'title/maze');
  assert.ok((await keys(page)).includes('title/play'));
  assert.deepEqual((await game_keys(page)).sort(), [...kGames].sort());
  await close_page(page);
});

// Each language begins with its own country's game.
for (const [language, game] of [['en', 'Ludo'], ['fr', 'Petits chevaux'], ['cs', 'Člověče, nezlob se'], ['es', 'Parchís']]) {
  test(`the first game is ${game} (${language})`, async () => {
    const page = await open_page({ ...kPhone, kept: { settings: `language ${language}\n` } });
    await wait_for(page, 'title/play');
    await rest(page);
    const [first] = await game_keys(page);
    assert.equal(await chosen(page), first);
    assert.match(await page.locator(`#mirror [data-key="${first}"]`).getAttribute('aria-label') ??
      await page.locator(`#mirror [data-key="${first}"]`).innerText(), new RegExp(`^${game}`));
    await close_page(page);
  });
}
