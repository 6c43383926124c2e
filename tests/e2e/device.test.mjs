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

test('a muted game asks for no sound', async () => {
  const page = await open_page({ ...small, init: () => localStorage.setItem('homestretch.settings', 'sound 0\nspeed 0\n') });
  await press_when_there(page, 'title/parchis');
  await press_when_there(page, 'setup/start');
  await press_when_there(page, 'table/throw');
  await page.waitForTimeout(300);
  assert.deepEqual(await page.evaluate(() => globalThis.homestretch.sounds_played()), []);
  await close_page(page);
});

test('the screen stays awake while a game is on the table, and only then', async () => {
  const init = () => {
    globalThis.locks = { asked: 0, given_back: 0 };
    Object.defineProperty(navigator, 'wakeLock', { value: {
      request: async () => {
        ++globalThis.locks.asked;
        return Object.assign(new EventTarget(), { release: async () => { ++globalThis.locks.given_back; } });
      },
    } });
  };
  const page = await open_page({ ...small, init });
  assert.deepEqual(await page.evaluate(() => globalThis.locks), { asked: 0, given_back: 0 });
  await press_when_there(page, 'title/parchis');
  await press_when_there(page, 'setup/start');
  await page.waitForFunction(() => globalThis.locks.asked === 1);
  await page.goBack();
  await page.waitForFunction(() => globalThis.locks.given_back === 1);
  await close_page(page);
});

test('a game controller walks through the title and presses', async () => {
  const init = () => {
    globalThis.pad = { connected: true, axes: [0, 0], buttons: Array.from({ length: 16 }, () => ({ pressed: false })) };
    navigator.getGamepads = () => [globalThis.pad, null];
  };
  const page = await open_page({ ...small, init });
  await there(page, 'title/parchis');
  await page.evaluate(() => dispatchEvent(new Event('gamepadconnected')));
  const tap = async (button) => {
    await page.evaluate((index) => { globalThis.pad.buttons[index].pressed = true; }, button);
    await page.waitForTimeout(200);
    await page.evaluate((index) => { globalThis.pad.buttons[index].pressed = false; }, button);
    await page.waitForTimeout(200);
  };
  const [kA, kShoulder] = [0, 5];
  await tap(kShoulder);
  await tap(kA);
  await there(page, 'setup/start');
  await page.evaluate(() => { globalThis.pad.connected = false; });
  await close_page(page);
});
