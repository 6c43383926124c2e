// A person builds a maze, keeps it, finds it after a reload and plays in it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { press as press_now, targets, wait_for_kept } from './hands.mjs';
import { saved } from './keeping.mjs';
import { close_page, complaints, kDesktop, kPhone, open_page, screenshot } from './lib.mjs';

const target = async (page, key) => (await targets(page)).find((one) => one.key === key);
const frames = (page) => page.evaluate(() => globalThis.homestretch.frames());
// A press is handled in the next frame; only then may another follow.
async function after_frames(page, act) {
  const before = await frames(page);
  await act();
  await page.waitForFunction((count) => globalThis.homestretch.frames() > count, before);
}
const press = (page, key) => after_frames(page, () => press_now(page, key));
// Waits until the slots have these words: [[slot, 'wall' or 'no wall'], …].
const wait_slots = (page, wanted) => page.waitForFunction((slots) => slots.every(([slot, words]) =>
  globalThis.homestretch.targets().some((t) => t.key === `workshop/slot/${slot}` && t.label.endsWith(`: ${words}`))), wanted);
const wait_built = (page, count) => page.waitForFunction((number) => globalThis.homestretch.targets()
  .filter((t) => t.key.startsWith('workshop/slot/') && t.label.endsWith(': wall')).length === number, count);
const wait_words = (page, words) => page.waitForFunction((wanted) => globalThis.homestretch.targets()
  .some((t) => t.role === 'text' && t.label.includes(wanted)), words);
const wait_stored = (page, key, words) => page.waitForFunction(([name, wanted]) =>
  globalThis.homestretch.load(name)?.includes(wanted), [key, words]);
const stored = (page, key) => page.evaluate((name) => globalThis.homestretch.load(name), key);

async function open_workshop(page) {
  await press(page, 'title/maze');
  await press(page, 'title/ways');
  await press(page, 'setup/rules');
  await press(page, 'setup/rule/mazes');
  await press(page, 'mazes/build');
}

// Presses the middle of a slot as a finger or a mouse does.
async function tap_slot(page, slot, touch) {
  const { rect: [left, top, wide, high] } = await target(page, `workshop/slot/${slot}`);
  const [x, y] = [left + wide / 2, top + high / 2];
  if (touch) {
    await page.touchscreen.tap(x, y);
    return;
  }
  // A hand moves before it presses, and holds for a frame.
  await after_frames(page, () => page.mouse.move(x, y));
  await after_frames(page, () => page.mouse.down());
  await page.mouse.up();
}

for (const [name, device] of [['phone', kPhone], ['desktop', kDesktop]]) {
  test(`a maze is built, kept, found again and played in (${name})`, async () => {
    const page = await open_page({ ...device, kept: { settings: 'speed 0\n' } });
    await open_workshop(page);
    await press(page, 'workshop/blank');
    await press(page, 'workshop/symmetry/quarter');
    await press(page, 'workshop/slot/c2s');
    await wait_slots(page, [...['c2s', 'f3e', 'f6s', 'b6e'].map((slot) => [slot, 'wall']), ['b2s', 'no wall']]);

    await tap_slot(page, 'b3s', device.touch);
    await wait_slots(page, [['b3s', 'wall']]);
    await press(page, 'workshop/undo');
    await wait_slots(page, [['b3s', 'no wall']]);
    await press(page, 'workshop/redo');
    await screenshot(page, `workshop-${name}`);

    await wait_slots(page, [['b3s', 'wall']]);
    await press(page, 'workshop/save');
    await wait_stored(page, 'mazes', 'walls=');
    const kept = await stored(page, 'mazes');
    assert.match(kept, /^Maze%201 maze walls=/);
    assert.equal(kept.split('.').length, 8);

    await saved(page);
    await page.reload();
    await press(page, 'title/maze');
    await press(page, 'title/ways');
    await press(page, 'setup/rules');
    await press(page, 'setup/rule/mazes');
    await screenshot(page, `mazes-${name}`);
    await press(page, 'mazes/maze-1/play');
    await wait_stored(page, 'setup', 'maze walls=');
    await screenshot(page, `setup-own-maze-${name}`);
    await press(page, 'setup/start');
    await page.waitForFunction(() => globalThis.homestretch.targets().some((t) => t.key.startsWith('table/')), null);
    await wait_for_kept(page, kept.trim().split('walls=')[1]);
    assert.deepEqual(await complaints(page), []);
    await close_page(page);
  });
}

test('the keyboard walks from slot to slot and builds', async () => {
  const page = await open_page(kDesktop);
  await open_workshop(page);
  await press(page, 'workshop/blank');
  await press(page, 'workshop/symmetry/none');
  await wait_built(page, 0);
  await after_frames(page, () => page.locator('#mirror [data-key="workshop/slot/c3e"]').focus());
  await after_frames(page, () => page.keyboard.press('Enter'));
  await wait_slots(page, [['c3e', 'wall']]);
  await after_frames(page, () => page.keyboard.press('ArrowRight'));
  await after_frames(page, () => page.keyboard.press('Enter'));
  await wait_built(page, 2);
  // The focus is on an element beside the canvas: its keys reach the game, Shift and Ctrl with them.
  for (const [keys, built] of [['u', 1], ['Shift+U', 2], ['Control+z', 1], ['Control+y', 2]]) {
    await page.keyboard.press(keys);
    await wait_built(page, built);
  }
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('what cannot be read is said and kept', async () => {
  const page = await open_page({ ...kPhone, kept: { mazes: 'Good maze walls=b2s.c3e\nBad maze walls=a1s\n' } });
  await press(page, 'title/maze');
  await press(page, 'title/ways');
  await press(page, 'setup/rules');
  await press(page, 'setup/rule/mazes');
  await wait_words(page, 'left as they are: 1');
  await press(page, 'mazes/maze-1/bin');
  await press(page, 'mazes/maze-1/delete');
  await page.waitForFunction(() => globalThis.homestretch.load('mazes') === 'Bad maze walls=a1s\n', null);
  await press(page, 'mazes/open-line');
  await press(page, 'line/text');
  await page.locator('#edit').fill('maze walls=b2s.a1s');
  await page.locator('#edit').press('Enter');
  await page.waitForFunction(() => globalThis.homestretch.targets().some((t) => t.key === 'line/text' && t.value.includes('a1s')), null);
  await press(page, 'line/open');
  await wait_words(page, '“a1s”');
  await screenshot(page, 'line-refused-phone');
  await close_page(page);
});
