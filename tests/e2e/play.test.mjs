// A person sets a game up and plays it to the podium, by the elements beside the canvas.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { close_page, complaints, kDesktop, kPhone, open_page, screenshot } from './lib.mjs';

// No animation, and one piece a colour: a short game.
function still() {
  localStorage.setItem('homestretch.settings', 'speed 0\n');
  localStorage.setItem('homestretch.setup', 'parchis pieces=1\nhuman - \nbot greedy Otto\nbot greedy Mila\nbot greedy Hugo\n');
}
const keys = (page) => page.evaluate(() => globalThis.homestretch.targets().filter((t) => t.focusable).map((t) => t.key));
const press = (page, key) => page.locator(`#mirror [data-key="${key}"]`).evaluate((button) => button.click());

async function wait_for(page, key) {
  await page.waitForFunction((wanted) => globalThis.homestretch.targets().some((t) => t.key === wanted && t.enabled), key);
}

const keys_of = keys;
async function press_when_there(page, key) {
  await wait_for(page, key);
  await press(page, key);
}
async function rest(page) {
  let before = -1;
  for (let now = 0; now !== before; now = await page.evaluate(() => globalThis.homestretch.frames())) {
    before = now;
    await page.waitForTimeout(300);
  }
}

test('a whole game against bots reaches the podium, by the mirrored buttons', async () => {
  const page = await open_page({ ...kDesktop, viewport: { width: 640, height: 480 }, init: still });
  await wait_for(page, 'title/parchis');
  await press(page, 'title/parchis');
  await wait_for(page, 'setup/start');
  await press(page, 'setup/start');
  // Playing hundreds of turns one round trip each would take minutes: the page presses for us.
  await page.evaluate(() => new Promise((done) => {
    const step = () => {
      const open = globalThis.homestretch.targets().filter((t) => t.focusable);
      if (open.some((t) => t.key === 'results/rematch')) return done();
      const next = open.find((t) => t.key === 'table/throw' || t.key.startsWith('table/move/'));
      if (next) document.querySelector(`#mirror [data-key="${next.key}"]`).click();
      return setTimeout(step, 5);
    };
    step();
  }));
  await screenshot(page, 'podium');
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('a resting page draws no frame', async () => {
  const page = await open_page(kPhone);
  await page.waitForTimeout(1500);
  const before = await page.evaluate(() => globalThis.homestretch.frames());
  await page.waitForTimeout(10_000);
  assert.equal(await page.evaluate(() => globalThis.homestretch.frames()), before);
  await close_page(page);
});

for (const lang of ['en-GB', 'fr-FR', 'cs-CZ', 'es-ES']) {
  test(`every screen keeps its words inside (${lang})`, async () => {
    const page = await open_page({ ...kPhone, dpr: 1, lang });
    for (const key of ['title/settings', 'settings/close', 'title/help', 'help/close', 'title/parchis', 'setup/start']) {
      await wait_for(page, key);
      await press(page, key);
      await page.waitForTimeout(700);
      await screenshot(page, `${lang}-${key.replace('/', '-')}`);
      const clipped = await page.evaluate(() => globalThis.homestretch.targets().filter((t) => t.clipped).map((t) => t.label));
      assert.deepEqual(clipped, []);
      assert.ok((await keys(page)).length > 0);
    }
    await close_page(page);
  });
}

test('a whole game by the keyboard alone, to the podium', async () => {
  const page = await open_page({
    ...kDesktop, viewport: { width: 640, height: 480 },
    init: () => {
      localStorage.setItem('homestretch.settings', 'speed 0\n');
      localStorage.setItem('homestretch.setup', 'parchis pieces=1\nhuman - \nbot greedy Otto\nbot greedy Mila\nbot greedy Hugo\n');
    },
  });
  await press_when_there(page, 'title/parchis');
  await press_when_there(page, 'setup/start');
  await page.waitForFunction(() => globalThis.homestretch.targets().some((target) => target.key === 'table/throw'));
  for (let i = 0; i < 6000 && !(await keys_of(page)).some((key) => key.startsWith('results/')); ++i) {
    await page.keyboard.press('Space');
    await page.waitForTimeout(60);
  }
  await rest(page);
  await screenshot(page, 'podium');
  assert.ok((await keys_of(page)).some((key) => key.startsWith('results/')), (await keys_of(page)).join(' '));
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});
