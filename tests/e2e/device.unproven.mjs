// What a phone or a browser adds: the way back, sounds after a gesture, a screen that stays awake, a
// game controller.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { close_page, complaints, kDesktop, open_page } from './lib.mjs';

const small = { ...kDesktop, viewport: { width: 640, height: 480 } };
const press = (page, key) => page.locator(`#mirror [data-key="${key}"]`).evaluate((button) => button.click());
const there = (page, key) => page.waitForFunction(
  (wanted) => globalThis.homestretch.targets().some((target) => target.key === wanted && target.enabled), key);
const gone = (page, key) => page.waitForFunction(
  (wanted) => !globalThis.homestretch.targets().some((target) => target.key === wanted), key);

async function press_when_there(page, key) {
  await there(page, key);
  await press(page, key);
}

test('back closes a sheet, then leaves the set-up, and only then the page', async () => {
  const page = await open_page(small);
  const start = await page.evaluate(() => history.length);
  await press_when_there(page, 'title/parchis');
  await there(page, 'setup/start');
  await page.goBack();
  await there(page, 'title/settings');
  await press(page, 'title/settings');
  await there(page, 'settings/close');
  await page.goBack();
  await gone(page, 'settings/close');
  await there(page, 'title/parchis');
  await press(page, 'title/settings');
  await press_when_there(page, 'settings/close');
  await gone(page, 'settings/close');
  await page.waitForFunction(() => history.state === null);
  assert.ok(await page.evaluate(() => history.length) <= start + 1);
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('sounds come after a gesture, and the throw is heard', async () => {
  const page = await open_page(small);
  await press_when_there(page, 'title/parchis');
  await press_when_there(page, 'setup/start');
  assert.equal(await page.evaluate(() => globalThis.homestretch.sounds_ready()), 0);
  await there(page, 'table/throw');
  await page.mouse.click(5, 5);
  await page.waitForFunction(() => globalThis.homestretch.sounds_ready() === 12);
  await press(page, 'table/throw');
  const kDice = 0;
  await page.waitForFunction((dice) => globalThis.homestretch.sounds_played().includes(dice), kDice);
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

