// A person builds a maze, keeps it, finds it again after a reload and plays in it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { close_page, complaints, kDesktop, kPhone, open_page, screenshot } from './lib.mjs';

const targets = (page) => page.evaluate(() => globalThis.homestretch.targets());
const target = async (page, key) => (await targets(page)).find((one) => one.key === key);
const press = async (page, key) => {
  await page.waitForFunction((wanted) => globalThis.homestretch.targets().some((t) => t.key === wanted && t.enabled), key);
  await page.locator(`#mirror [data-key="${key}"]`).evaluate((button) => button.click());
  await page.waitForTimeout(250);
};
const stored = (page, key) => page.evaluate((name) => localStorage.getItem(`homestretch.${name}`), key);
const slot_label = async (page, slot) => (await target(page, `workshop/slot/${slot}`))?.label;

async function open_workshop(page) {
  await press(page, 'title/maze');
  await press(page, 'setup/rule/mazes');
  await press(page, 'mazes/build');
}

// Presses the middle of a slot as a finger or a mouse does.
async function tap_slot(page, slot, touch) {
  const { rect: [left, top, wide, high] } = await target(page, `workshop/slot/${slot}`);
  const [x, y] = [left + wide / 2, top + high / 2];
  if (touch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  await page.waitForTimeout(400);
}

for (const [name, device] of [['phone', kPhone], ['desktop', kDesktop]]) {
  test(`a maze is built, kept, found again and played in (${name})`, async () => {
    const page = await open_page({ ...device, dpr: 1, init: () => {
      localStorage.setItem('homestretch.settings', localStorage.getItem('homestretch.settings') ?? 'speed 0\n');
    } });
    await open_workshop(page);
    await press(page, 'workshop/blank');
    await press(page, 'workshop/symmetry/quarter');
    await press(page, 'workshop/slot/c2s');
    for (const slot of ['c2s', 'g3e', 'f6s', 'a6e']) assert.match(await slot_label(page, slot) ?? '', /wall$/, slot);
    assert.doesNotMatch(await slot_label(page, 'c2s'), /no wall$/);
    assert.match(await slot_label(page, 'b2s'), /no wall$/);

    await tap_slot(page, 'b3s', device.touch);
    assert.doesNotMatch(await slot_label(page, 'b3s'), /no wall$/);
    await press(page, 'workshop/undo');
    assert.match(await slot_label(page, 'b3s'), /no wall$/);
    await press(page, 'workshop/redo');
    await screenshot(page, `workshop-${name}`);

    await press(page, 'workshop/save');
    const kept = await stored(page, 'mazes');
    assert.match(kept, /^Maze%201 maze walls=/);
    assert.equal(kept.split('.').length, 8);

    await page.reload();
    await press(page, 'title/maze');
    await press(page, 'setup/rule/mazes');
    await screenshot(page, `mazes-${name}`);
    await press(page, 'mazes/maze-1/play');
    assert.match(await stored(page, 'setup'), /^maze walls=/);
    await screenshot(page, `setup-own-maze-${name}`);
    await press(page, 'setup/start');
    await page.waitForFunction(() => globalThis.homestretch.targets().some((t) => t.key.startsWith('table/')));
    const walls = kept.trim().split('walls=')[1];
    await page.waitForFunction((wanted) => localStorage.getItem('homestretch.game')?.includes(wanted), walls);
    assert.deepEqual(await complaints(page), []);
    await close_page(page);
  });
}

test('the keyboard walks from slot to slot and builds', async () => {
  const page = await open_page(kDesktop);
  await open_workshop(page);
  await press(page, 'workshop/blank');
  await press(page, 'workshop/symmetry/none');
  await page.locator('#mirror [data-key="workshop/slot/c3e"]').focus();
  await page.waitForTimeout(200);
  await page.keyboard.press('Enter');
  await page.waitForTimeout(300);
  assert.match(await slot_label(page, 'c3e'), /: wall$/);
  await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(200);
  await page.keyboard.press('Enter');
  await page.waitForTimeout(300);
  const built = (await targets(page)).filter((t) => t.key.startsWith('workshop/slot/') && /: wall$/.test(t.label));
  assert.equal(built.length, 2, built.map((t) => t.key).join(' '));
  await page.keyboard.press('u');
  await page.waitForTimeout(300);
  assert.equal((await targets(page)).filter((t) => t.key.startsWith('workshop/slot/') && /: wall$/.test(t.label)).length, 1);
  await close_page(page);
});

test('what cannot be read is said and kept', async () => {
  const page = await open_page({ ...kPhone, dpr: 1, init: () => {
    localStorage.setItem('homestretch.mazes', 'Good maze walls=b2s.c3e\nBad maze walls=a1s\n');
  } });
  await press(page, 'title/maze');
  await press(page, 'setup/rule/mazes');
  assert.ok((await targets(page)).some((t) => /left as they are: 1/.test(t.label)));
  await press(page, 'mazes/maze-1/bin');
  await press(page, 'mazes/maze-1/delete');
  assert.equal(await stored(page, 'mazes'), 'Bad maze walls=a1s\n');
  await press(page, 'mazes/open-line');
  await page.locator('#mirror [data-key="line/text"]').evaluate((field) => field.click());
  await page.waitForTimeout(300);
  await page.keyboard.type('maze walls=b2s.a1s');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(300);
  await press(page, 'line/open');
  assert.ok((await targets(page)).some((t) => /a1s/.test(t.label) && t.key !== 'line/text'));
  await screenshot(page, 'line-refused-phone');
  await close_page(page);
});
