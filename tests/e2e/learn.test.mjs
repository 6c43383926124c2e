// Learning: a lesson is played to its end by the elements beside the canvas, its progress is kept,
// and the rules are searched; the keyboard goes through each screen in reading order, visibly.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { keys, press, rest, wait_for } from './hands.mjs';
import { saved, told } from './keeping.mjs';
import { close_page, complaints, kDesktop, kPhone, open_page } from './lib.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const small = { ...kDesktop, viewport: { width: 900, height: 600 } };

// The steps of a lesson: what is wanted, and whether the reader must press to go on.
function steps_of(game) {
  const steps = [];
  for (const line of readFileSync(join(root, `assets/learn/${game}.lesson`), 'utf8').split('\n')) {
    const [, part, text] = /^(\w+) (.*)$/.exec(line) ?? [];
    if (part === 'step') steps.push({});
    else if (part === 'do') steps.at(-1).wanted = text.split(' ')[0];
    else if (part === 'well') steps.at(-1).well = text;
  }
  return steps;
}

const says = (page, words) => page.waitForFunction((wanted) =>
  globalThis.homestretch.targets().some((target) => target.label === wanted), words);
const at_step = (page, step, of) => says(page, `Step ${step} of ${of}`);

async function do_wanted(page, wanted) {
  await page.waitForFunction(() => globalThis.homestretch.targets().some(({ key, enabled }) =>
    enabled && (key === 'lesson/throw' || key.startsWith('lesson/move/'))));
  const there = await keys(page);
  const move = wanted === '*' ? there.find((key) => key.startsWith('lesson/move/')) : `lesson/move/${wanted}`;
  await press(page, there.includes(move) ? move : 'lesson/throw');
}

// Does a lesson from its first step to its last, and goes on to the set-up. `at` is called with the
// number of each step, from 0, once it is shown.
async function do_lesson(page, steps, at = () => {}) {
  for (const [i, step] of steps.entries()) {
    await at_step(page, i + 1, steps.length);
    await at(i);
    if (step.wanted) await do_wanted(page, step.wanted);
    if (step.well) await says(page, step.well);
    if (i + 1 < steps.length && (step.well || !step.wanted)) await press(page, 'lesson/next');
  }
  await press(page, 'lesson/play');
  await wait_for(page, 'setup/start');
}

test('a lesson is played to its end, and goes on where it was left', async () => {
  const page = await open_page({ ...small, kept: { settings: 'speed 0\n' } });
  const steps = steps_of('parchis');
  await press(page, 'title/parchis');
  await press(page, 'title/offer/lesson');
  const kChoice = 6;  // the step at which another move is legal too
  await do_lesson(page, steps, async (i) => {
    if (i !== kChoice) return;
    // Another legal move gets an answer, and is not made.
    await press(page, 'lesson/move/Y5>9');
    await says(page, 'That is allowed, but it spares Red. Take your other piece.');
    // Left and resumed.
    await press(page, 'lesson/close');
    await wait_for(page, 'title/help');
    await saved(page);
    await page.reload();
    await wait_for(page, 'title/help');
    assert.ok(!(await keys(page)).includes('title/offer/lesson'), 'it is offered once');
    await press(page, 'title/help');
    await press(page, 'help/lesson-parchis');
    await at_step(page, i + 1, steps.length);
  });
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

// For a chosen game there are its own pages and its own lesson, under its well-known name.
for (const [game, title, section] of [['chevaux', 'Petits chevaux', 'The foot of the stairs'],
  ['maedn', 'Mensch ärgere Dich nicht', 'Three tries'], ['parcheesi', 'Parcheesi', 'Two dice']]) {
  test(`${title} is read and learned by itself`, async () => {
    const page = await open_page({ ...small, kept: { settings: 'speed 0\n' } });
    const steps = steps_of(game);
    await press(page, `title/${game}`);
    await press(page, 'title/help');
    await says(page, section);
    await press(page, `help/lesson-${game}`);
    await says(page, title);
    await do_lesson(page, steps);
    assert.deepEqual(await complaints(page), []);
    await close_page(page);
  });
}

test('a lesson that comes late does not take the screen from a game, and one that does not come is told of', async () => {
  let let_come;
  const come = new Promise((done) => { let_come = done; });
  const page = await open_page({ ...kPhone, kept: { settings: 'speed 0\n' } });
  await page.route(/parchis-\w+\.lesson$/, async (route) => {
    await come;
    await route.continue();
  });
  await page.route(/ludo-\w+\.lesson$/, (route) => route.abort());
  await press(page, 'title/help');
  await told(page, 'The lesson is not here yet: the network is slow or missing.', () => press(page, 'help/lesson-ludo'));
  await press(page, 'help/game/parchis');
  await press(page, 'help/lesson-parchis');
  await press(page, 'help/close');
  await press(page, 'title/play');
  await wait_for(page, 'table/menu');
  let_come();
  await page.waitForFunction(() => globalThis.files_taken.has('learn/parchis.lesson'));
  await press(page, 'table/menu');
  await wait_for(page, 'menu/resume');
  assert.ok(!(await keys(page)).some((key) => key.startsWith('lesson/')));
  await close_page(page);
});

test('the rules are searched without accents and capitals, in all games', async () => {
  const page = await open_page({ ...kPhone, kept: { settings: 'speed 0\n' } });
  await press(page, 'title/help');
  await says(page, 'A six brings a piece out');  // a newcomer's game is Ludo
  await press(page, 'help/search');
  await page.locator('#edit').fill('BARRIÉR');
  await page.waitForFunction(() => !globalThis.homestretch.targets().some(({ label }) => label === 'The aim'));
  await says(page, 'Barriers');
  await page.locator('#edit').fill('safety zone');
  await says(page, 'Safety zone and Home');
  await page.locator('#edit').fill('qqq');
  await says(page, 'No rule contains these words.');
  // The sheet takes its field along, also if nothing else is touched.
  await page.evaluate(() => globalThis.homestretch.activate('help/close'));
  await page.waitForSelector('#edit', { state: 'detached' });
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

// The focus moves on: never up in a column, never left in a row. Around a board it follows the
// turn: clockwise, from nest to nest.
const steps_back = (page) => page.evaluate(() => {
  const all = globalThis.homestretch.targets();
  const top = Math.max(0, ...all.map(({ layer }) => layer));
  // Scrolled-out elements do not count.
  const stops = all.filter(({ focusable, layer, visible }) => focusable && layer === top && visible[2] > 0 && visible[3] > 0);
  const wrong = [];
  const is_nest = ({ key }) => key.startsWith('setup/nest/');
  const nests = stops.filter(is_nest).map(({ visible: [x, y, width, height] }) => [x + width / 2, y + height / 2]);
  const middle = [0, 1].map((axis) => nests.reduce((sum, at) => sum + at[axis], 0) / nests.length);
  const clockwise = (...pair) => {
    const [a, b] = pair.map(({ visible: [x, y, width, height] }) => [x + width / 2 - middle[0], y + height / 2 - middle[1]]);
    return a[0] * b[1] - a[1] * b[0] > 0;
  };
  for (const [i, { key, visible: [x, y, width] }] of stops.entries()) {
    const next = stops[i + 1];
    if (!next) break;
    if (is_nest(stops[i]) && is_nest(next)) {
      if (!clockwise(stops[i], next)) wrong.push(`${key} → ${next.key}`);
      continue;
    }
    const [nx, ny, nwidth, nheight] = next.visible;
    const same_column = nx < x + width && nx + nwidth > x;
    const up = same_column && ny + nheight <= y + 1;
    const left = nx + nwidth <= x + 1 && ny + nheight / 2 < y;
    if (up || left) wrong.push(`${key} → ${next.key}`);
  }
  return wrong;
});

// The elements of the screen in order, and those that Tab comes to from the first one.
async function by_tab(page) {
  const stops = await page.evaluate(() => [...document.querySelectorAll('#mirror [data-key]')]
    .filter((one) => !one.disabled && one.tabIndex >= 0).map((one) => one.dataset.key));
  await page.locator(`#mirror [data-key="${stops[0]}"]`).focus();
  const met = [stops[0]];
  while (met.length < stops.length) {
    await page.keyboard.press('Tab');
    met.push(await page.evaluate(() => document.activeElement.dataset.key));
  }
  return { stops, met };
}

for (const [name, device] of Object.entries({ phone: kPhone, desktop: kDesktop })) {
  test(`the keyboard goes through each screen as one reads it (${name})`, async () => {
    const page = await open_page({ ...device, kept: { settings: 'speed 0\n' } });
    for (const [key, then] of [[null, 'title/parchis'], ['title/ways', 'setup/start'], ['setup/start', 'table/throw']]) {
      if (key) await press(page, key);
      await wait_for(page, then);
      await rest(page);
      assert.deepEqual(await steps_back(page), [], then);
      const { stops, met } = await by_tab(page);
      assert.deepEqual(met, stops, then);
    }
    await close_page(page);
  });
}

// Of the element that has the focus.
const focus_comes_to = (page, key) => page.waitForFunction((wanted) => document.activeElement?.dataset.key === wanted, key);

test('the focus returns to what opened a sheet', async () => {
  const page = await open_page(small);
  await wait_for(page, 'title/settings');
  await rest(page);
  await page.locator('#mirror [data-key="title/settings"]').focus();
  await page.keyboard.press('Enter');
  await wait_for(page, 'settings/close');
  // A sheet is a dialog with a name, read from its title on: the next key presses nothing in it.
  await page.waitForFunction(() => document.activeElement === document.querySelector('[role=dialog] h1'));
  await page.getByRole('dialog', { name: 'Settings' }).waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await rest(page);
  await wait_for(page, 'settings/close');
  await page.keyboard.press('Tab');
  await focus_comes_to(page, 'settings/close');
  await page.keyboard.press('Escape');
  await focus_comes_to(page, 'title/settings');
  await close_page(page);
});

test('a sheet that follows another one is read from its title on', async () => {
  const page = await open_page(small);
  await press(page, 'title/play');
  await wait_for(page, 'table/menu');
  await page.locator('#mirror [data-key="table/menu"]').focus();
  await page.keyboard.press('Enter');
  await wait_for(page, 'menu/settings');
  await page.locator('#mirror [data-key="menu/settings"]').focus();
  await page.keyboard.press('Enter');
  await wait_for(page, 'settings/close');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1' && document.activeElement.textContent === 'Settings');
  await close_page(page);
});

test('the focus is seen where it is', async () => {
  const page = await open_page(small);
  await wait_for(page, 'title/play');
  await rest(page);
  const place = () => page.evaluate(() => {
    const [x, y, width, height] = globalThis.homestretch.targets().find(({ key }) => key === 'title/play').rect;
    return { x: x - 6, y: y - 6, width: width + 12, height: height + 12 };
  });
  await page.locator('#mirror [data-key="title/quick"]').focus();
  await rest(page);
  await page.locator('#mirror [data-key="title/play"]').focus();
  await rest(page);
  const clip = await place();
  const with_ring = await page.screenshot({ clip });
  await page.keyboard.press('Shift+Tab');
  await rest(page);
  assert.deepEqual(await place(), clip, 'nothing has scrolled');
  assert.ok(!with_ring.equals(await page.screenshot({ clip })), 'a ring was there');
  await close_page(page);
});
