// A person plays at the table itself: by touch, by mouse, through rotation, reload and a lost
// context.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { by_mouse, by_touch, keys, places, play_by_hand, press, rest, short_game, start_game, wait_for, wait_for_turn } from './hands.mjs';
import { saved } from './keeping.mjs';
import { close_page, complaints, first_frame, kDesktop, kPhone, kSmall, open_page, screenshot } from './lib.mjs';

async function play_to_podium(page, point) {
  while (await play_by_hand(page, point));
  assert.ok((await keys(page)).includes('results/rematch'), (await keys(page)).join(' '));
}

test('a whole game by touch on a phone, rotated in the middle', async () => {
  const page = await open_page({ ...kPhone, motion: true, kept: short_game(3) });
  await start_game(page);
  const touch = by_touch(page);
  // So few touches that nobody can have won: the shortest game lasts some five turns of two touches.
  for (let i = 0; i < 3; ++i) assert.ok(await play_by_hand(page, touch));
  await page.setViewportSize({ width: 844, height: 390 });
  await page.waitForFunction(() => globalThis.homestretch.places().size[0] === 844);
  await rest(page);
  await screenshot(page, 'table-phone-on-its-side');
  for (let i = 0; i < 3; ++i) assert.ok(await play_by_hand(page, touch));
  await page.setViewportSize(kPhone.viewport);
  await page.waitForFunction(() => globalThis.homestretch.places().size[0] === 390);
  await rest(page);
  await play_to_podium(page, touch);
  await screenshot(page, 'podium-phone');
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('a whole game by mouse on a desktop, through a reload and a resized window', async () => {
  const page = await open_page({ ...kDesktop, motion: true, kept: short_game() });
  await start_game(page);
  const click = by_mouse(page);
  for (let i = 0; i < 5; ++i) assert.ok(await play_by_hand(page, click));
  const before = await places(page);
  await saved(page);
  await page.reload();
  await first_frame(page);
  await press(page, 'title/continue');
  await wait_for_turn(page, before.ply - 1);
  assert.equal((await places(page)).ply, before.ply, 'the game goes on where it was left');
  await page.setViewportSize({ width: 900, height: 640 });
  await page.waitForFunction(() => globalThis.homestretch.places().size[0] === 900);
  await rest(page);
  await play_to_podium(page, click);
  await screenshot(page, 'podium-desktop');
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('a lost WebGL context comes back with the game', async () => {
  // Graphics cards compile shaders beside the program; SwiftShader does so if it is asked to.
  const page = await open_page({
    ...kSmall, painter: 'swiftshader', kept: short_game(),
    switches: ['--enable-angle-features=enableParallelCompileAndLink'],
  });
  const compiles_beside = await page.evaluate(() => document.querySelector('#canvas').getContext('webgl2')
    .getSupportedExtensions().includes('KHR_parallel_shader_compile'));
  assert.ok(compiles_beside);
  await start_game(page);
  const click = by_mouse(page);
  for (let i = 0; i < 3; ++i) assert.ok(await play_by_hand(page, click));
  await rest(page);
  const before = { picture: await page.locator('#canvas').screenshot(), ...await places(page) };
  await page.evaluate(() => new Promise((done) => {
    const canvas = document.querySelector('#canvas');
    globalThis.loss = canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
    canvas.addEventListener('webglcontextlost', () => setTimeout(done), { once: true });
    globalThis.loss.loseContext();
  }));
  // Who taps at what cannot be seen has chosen nothing.
  const [wide, high] = before.size;
  for (const [x, y] of [[0.5, 0.5], [0.5, 0.9], [0.9, 0.9]]) await page.mouse.click(x * wide, y * high);
  await page.evaluate(() => new Promise((done) => {
    document.querySelector('#canvas').addEventListener('webglcontextrestored', () => done(), { once: true });
    globalThis.loss.restoreContext();
  }));
  await rest(page);
  const after = { picture: await page.locator('#canvas').screenshot(), ...await places(page) };
  await screenshot(page, 'context-restored');
  assert.deepEqual(after.things, before.things);
  assert.ok(after.picture.equals(before.picture), 'the picture is the same as before');
  assert.ok(await play_by_hand(page, click));
  await close_page(page);
});

test('the debug panel plays any outcome, takes a position and refuses a broken one', async () => {
  const page = await open_page({ ...kDesktop, hash: '#debug' });
  const paste = async (text) => {
    await press(page, 'debug/paste');
    await page.fill('#edit', text);
    await page.keyboard.press('Enter');
    await page.waitForSelector('#edit', { state: 'detached' });
    await press(page, 'debug/open');
  };
  await paste('parchis first=Y arms=9');
  await page.waitForFunction(() => document.querySelector('#mirror').textContent.includes('A position line is made of rules'));
  await paste('parchis pieces=1 first=Y | Y 5 B n R n G n | turn=Y phase=roll sixes=0 last=-');
  for (const token of ['d4', 'Y5>9']) await press(page, `debug/play/${token}`);
  await wait_for(page, 'debug/play/d6');
  await screenshot(page, 'debug');
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});
