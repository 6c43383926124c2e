// What fingers and keys do beside the game's own buttons: touches that the system takes for itself, the
// on-screen keyboard, keys that no element hears, zooming by the wheel.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { press, rest, targets, wait_for, wait_gone } from './hands.mjs';
import { close_page, complaints, kPhone, kSmall, open_page } from './lib.mjs';

async function middle_of(page, wanted) {
  await wait_for(page, wanted);
  await rest(page);
  const [left, top, width, height] = (await targets(page)).find(({ key }) => key === wanted).visible;
  return { x: left + width / 2, y: top + height / 2 };
}

async function finger(page, type, touchPoints) {
  page.devtools ??= await page.context().newCDPSession(page);
  await page.devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
}

test('a touch that the system takes for itself presses nothing', async () => {
  const page = await open_page(kPhone);
  const at = await middle_of(page, 'title/parchis');
  const chosen = async () => (await targets(page)).find(({ key }) => key === 'title/parchis').value;
  const before = await chosen();
  for (const soon of [false, true]) {
    await finger(page, 'touchStart', [at]);
    if (!soon) await rest(page);
    await finger(page, 'touchCancel', []);
    await rest(page);
    assert.equal(await chosen(), before);
  }
  await page.touchscreen.tap(at.x, at.y);
  await rest(page);
  assert.notEqual(await chosen(), before);
  // The browser remarks that SDL cannot prevent what has been cancelled.
  assert.deepEqual((await complaints(page)).filter((text) => !text.includes('touchcancel')), []);
  await close_page(page);
});

test('a finger in a text field calls the keyboard by the touch itself', async () => {
  const page = await open_page(kPhone);
  await press(page, 'title/settings');
  const at = await middle_of(page, 'settings/name');
  await page.evaluate(() => {
    addEventListener('touchend', () => { globalThis.at_touch = document.activeElement.tagName; }, { once: true });
  });
  await page.touchscreen.tap(at.x, at.y);
  await page.waitForFunction(() => document.activeElement.id === 'edit');
  assert.equal(await page.evaluate(() => globalThis.at_touch), 'INPUT');
  await page.keyboard.type('Ana');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => globalThis.homestretch.load('settings')?.includes('Ana'));
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('the game hears the keys again after the window was left while somebody wrote', async () => {
  const page = await open_page(kSmall);
  await press(page, 'title/settings');
  await press(page, 'settings/name');
  await page.waitForSelector('#edit');
  await page.evaluate(() => { document.querySelector('#edit').dispatchEvent(new FocusEvent('blur')); });  // it stays the active element
  await page.waitForSelector('#edit', { state: 'detached' });
  await page.keyboard.press('Escape');
  await wait_gone(page, 'settings/close');
  // Nor need anything have the focus.
  await press(page, 'title/settings');
  await wait_for(page, 'settings/close');
  await page.evaluate(() => { document.activeElement.blur(); });
  await page.keyboard.press('Escape');
  await wait_gone(page, 'settings/close');
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('the browser zooms by the wheel, and the game scrolls by it', async () => {
  const init = () => {
    globalThis.kept_from = [];
    addEventListener('wheel', (event) => setTimeout(() => globalThis.kept_from.push(event.defaultPrevented)), { capture: true });
  };
  const page = await open_page({ ...kSmall, init });
  await wait_for(page, 'title/parchis');
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 40);
  await page.waitForFunction(() => globalThis.kept_from.length === 1);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 40);
  await page.keyboard.up('Control');
  await page.waitForFunction(() => globalThis.kept_from.length === 2);
  assert.deepEqual(await page.evaluate(() => globalThis.kept_from), [true, false]);
  await close_page(page);
});

// A screen reader presses an element without a key or a finger. Here its key was pressed long before.
test('a screen reader finds the elements below a finger once it has pressed one', async () => {
  const page = await open_page(kPhone);
  const at = await middle_of(page, 'title/parchis');
  const found = () => page.evaluate(({ x, y }) => document.elementFromPoint(x, y).dataset.key ?? 'canvas', at);
  assert.equal(await found(), 'canvas');
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    addEventListener('keydown', () => { performance.now = () => now() + 1000; }, { once: true });
    document.querySelector('[data-key="title/sorry"]').focus();
  });
  await page.keyboard.press('Enter');
  await rest(page);
  assert.equal(await found(), 'title/parchis');
  // A real finger presses what it has found, and has the canvas again.
  await page.touchscreen.tap(at.x, at.y);
  await rest(page);
  assert.equal((await targets(page)).find(({ key }) => key === 'title/parchis').value, 'on');
  assert.equal(await found(), 'canvas');
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});
