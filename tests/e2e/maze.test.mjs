// The maze relay in a real browser: whole games in four variants, touches and drags on the board,
// the keyboard, and the claw in each of its ways.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { close_page, complaints, kDesktop, kPhone, open_page, screenshot } from './lib.mjs';

const kSmall = { ...kDesktop, viewport: { width: 640, height: 480 } };

const targets = (page) => page.evaluate(() => globalThis.homestretch.targets());
const has = async (page, key) => (await targets(page)).some((t) => t.key === key && t.enabled);
const press = (page, key) => page.locator(`#mirror [data-key="${key}"]`).evaluate((button) => button.click());
const wait_for = (page, key) => page.waitForFunction(
  (wanted) => globalThis.homestretch.targets().some((t) => t.key === wanted && t.enabled), key);

// A page that goes on with this game. `from`: a position of the rules, after “|”.
async function continue_game(options, rules, seats, from = null, settings = 'speed 0\n') {
  const lines = ['0000000000000007', 'race 1', `rules ${rules}`, ...seats];
  if (from) lines.splice(3, 0, `from ${rules} | ${from}`);
  const page = await open_page({ ...options, context: { ...(options.context ?? {}) }, init: null });
  await page.evaluate(([game, kept]) => {
    localStorage.setItem('homestretch.settings', kept);
    localStorage.setItem('homestretch.game', game);
  }, [lines.join('\n') + '\n', settings]);
  await page.reload();
  await page.waitForFunction(() => globalThis.homestretch?.first_frame_ms > 0);
  await wait_for(page, 'title/continue');
  await press(page, 'title/continue');
  return page;
}

// Presses what may be pressed until the podium: walks forward, sometimes a wall or the claw.
function play_to_the_end(page) {
  return page.evaluate(() => new Promise((done) => {
    let presses = 0;
    const press_key = (key) => document.querySelector(`#mirror [data-key="${key}"]`)?.click();
    const step = () => {
      const open = globalThis.homestretch.targets().filter((t) => t.focusable && t.enabled);
      if (open.some((t) => t.key === 'results/rematch')) return done(presses);
      const keys = open.map((t) => t.key);
      const moves = keys.filter((key) => key.startsWith('table/move/'));
      const next = keys.find((key) => key === 'table/throw' || key === 'claw/chance') ??
        moves[(presses * 7) % Math.max(1, moves.length)];
      if (next) {
        presses += 1;
        press_key(next);
      }
      return setTimeout(step, 4);
    };
    step();
  }));
}

const kVariants = {
  quick: ['maze seats=R,Y board=pinwheel', ['seat R human Ada', 'seat Y bot greedy Otto']],
  barricades: ['maze seats=R,Y barricade=1', ['seat R human Ada', 'seat Y bot greedy Otto']],
  fast: ['maze seats=R,Y fast=1', ['seat R human Ada', 'seat Y bot greedy Otto']],
  expert: ['maze seats=RY,BG', ['seat RY human Ada', 'seat BG bot greedy Otto']],
};
for (const [name, [rules, seats]] of Object.entries(kVariants)) {
  test(`a whole game with ${name} reaches the podium`, { timeout: 60_000 }, async () => {
    const page = await continue_game(kSmall, rules, seats);
    assert.ok(await play_to_the_end(page) > 3);
    await screenshot(page, `maze-podium-${name}`);
    assert.ok(await has(page, 'results/keep-maze'));
    assert.deepEqual(await complaints(page), []);
    await close_page(page);
  });
}

const kWalls = 'walls=c1s.d1s.e1s.f1s.b2s.f2e.a3e.c3e.f3s.g3e.a4e.g4e.a5e';
const kTwo = ['seat R human Ada', 'seat Y human Ben'];
const act = (red, pawns = 'R a3,z,z Y h6,z,z') =>
  `${pawns} | ${kWalls} turn=R phase=act blue=5 red=${red} left=5 moved=- using=- held=- relay=- out=RY`;
const kTry = `R a3,z,z Y h6,z,z | ${kWalls} turn=R phase=try blue=5 red=c left=5 moved=- using=- held=Yh relay=- out=RY`;

test('a maze is kept for the next game', { timeout: 60_000 }, async () => {
  const page = await continue_game(kSmall, 'maze seats=R,Y', ['seat R human Ada', 'seat Y bot greedy Otto'],
    `R a2,a1,a1 Y h6,z,z | ${kWalls} turn=R phase=act blue=5 red=- left=5 moved=- using=- held=- relay=R out=RY`);
  await page.waitForFunction(() => globalThis.homestretch.targets().some((t) => t.key.startsWith('table/move/')));
  const home = (await targets(page)).find((t) => t.key.includes('RLa2>a1'));
  await press(page, home ? home.key : 'table/move/pick-piece-0-1-8-0');
  if (!home) {
    await wait_for(page, 'table/move/RLa2>a1');
    await press(page, 'table/move/RLa2>a1');
  }
  await wait_for(page, 'results/keep-maze');
  await press(page, 'results/keep-maze');
  await page.waitForFunction((walls) => localStorage.getItem('homestretch.game')?.includes(walls), kWalls);
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('the crane: Space in time carries the victim home', { timeout: 60_000 }, async () => {
  const page = await continue_game(kSmall, 'maze seats=R,Y', kTwo, kTry, 'speed 0\nclaw crane\nclaw_help full\nclaw_slow 1\n');
  const in_reach = () => page.waitForFunction(() =>
    globalThis.homestretch.targets().find((t) => t.key === 'claw/press')?.value === 'in reach', null, { polling: 'raf' });
  await wait_for(page, 'claw/press');
  await page.keyboard.press('Space');
  for (let beat = 0; beat < 2; ++beat) {
    await in_reach();
    await page.keyboard.press('Space');
  }
  await page.waitForFunction(() => {
    const button = globalThis.homestretch.targets().find((t) => t.key === 'claw/press');
    return button?.enabled && button.label === 'Go on';
  });
  await screenshot(page, 'maze-crane-done');
  await press(page, 'claw/press');
  await page.waitForFunction(() => localStorage.getItem('homestretch.game')?.includes('\nhit'));
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('the crane: a touch out of reach is the only try, and misses', { timeout: 60_000 }, async () => {
  const page = await continue_game({ ...kPhone, dpr: 1 }, 'maze seats=R,Y', kTwo, kTry, 'speed 0\nclaw crane\nclaw_help none\n');
  await wait_for(page, 'claw/press');
  await screenshot(page, 'maze-crane-phone');
  const { rect } = (await targets(page)).find((t) => t.key === 'claw/press');
  await page.touchscreen.tap(rect.x + rect.w / 2, rect.y + rect.h / 2);
  await page.waitForFunction(() => globalThis.homestretch.targets().find((t) => t.key === 'claw/press')?.label === 'Grab');
  await page.touchscreen.tap(rect.x + rect.w / 2, rect.y + rect.h / 2);
  await page.waitForFunction(() => globalThis.homestretch.targets().find((t) => t.key === 'claw/press')?.label === 'Go on');
  await press(page, 'claw/press');
  await page.waitForFunction(() => localStorage.getItem('homestretch.game')?.includes('\nmiss'));
  assert.equal(await has(page, 'table/undo'), false, 'one try');
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('the cups stand in for the crane where motion is not wanted', { timeout: 60_000 }, async () => {
  const page = await continue_game({ ...kSmall, context: { reducedMotion: 'reduce' } }, 'maze seats=R,Y', kTwo, kTry);
  await wait_for(page, 'claw/press');
  const said = async () => (await targets(page)).filter((t) => t.key.startsWith('claw/')).map((t) => t.label).join('\n');
  for (let round = 0; round < 2; ++round) {
    let at = 0;
    for (let i = 0; i < 20 && !(await has(page, 'claw/content/cup-1')) && !(await has(page, 'claw/cup-1')); ++i) {
      const text = await said();
      const under = /under cup (\d)\. Remember/.exec(text);
      const swap = /Cups (\d) and (\d) change places/.exec(text);
      if (under) at = Number(under[1]);
      if (swap) {
        const [a, b] = [Number(swap[1]), Number(swap[2])];
        at = at === a ? b : at === b ? a : at;
      }
      const before = text;
      await press(page, 'claw/press');
      await page.waitForFunction((old) => globalThis.homestretch.targets()
        .filter((t) => t.key.startsWith('claw/')).map((t) => t.label).join('\n') !== old, before);
    }
    await screenshot(page, `maze-cups-${round}`);
    await press(page, `claw/cup-${at}`);
    await wait_for(page, 'claw/press');
    await press(page, 'claw/press');
  }
  await page.waitForFunction(() => localStorage.getItem('homestretch.game')?.includes('\nhit'));
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('chance decides the claw when it is asked to', { timeout: 60_000 }, async () => {
  const page = await continue_game(kSmall, 'maze seats=R,Y claw=35', kTwo, kTry);
  await wait_for(page, 'claw/chance');
  assert.match((await targets(page)).find((t) => t.key === 'claw/chance').label, /35 %/);
  await press(page, 'claw/chance');
  await page.waitForFunction(() => /\n(hit|miss)/.test(localStorage.getItem('homestretch.game') ?? ''));
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

// What lies on the board is found by trying: the page tells where a hover points.
const moves_made = (page) => page.evaluate(() => (localStorage.getItem('homestretch.game') ?? '').split('\n').slice(4).join(' '));

for (const [name, device] of [['phone', { ...kPhone, dpr: 1 }], ['desktop', kDesktop]]) {
  test(`a pawn is tapped and walks, on the ${name}`, { timeout: 60_000 }, async () => {
    const page = await continue_game(device, 'maze seats=R,Y', kTwo, act('-'));
    await wait_for(page, 'table/move/pick-piece-0-1-16-0');
    const tap = (x, y) => (device.touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    // A grid of taps over the table finds the pawn, then a cell.
    const box = device.touch ? { x: 195, y: 300, w: 340, h: 320 } : { x: 470, y: 400, w: 800, h: 640 };
    const grid = [];
    for (let row = 0; row < 12; ++row) {
      for (let column = 0; column < 12; ++column) {
        grid.push([box.x + (column / 11 - 0.5) * box.w, box.y + (row / 11 - 0.5) * box.h]);
      }
    }
    let picked = false;
    for (const [x, y] of grid.reverse()) {
      await tap(x, y);
      await page.waitForTimeout(30);
      if (!picked && await has(page, 'table/unpick')) {
        picked = true;
        await screenshot(page, `maze-costs-${name}`);
      }
      if (/RLa3>/.test(await moves_made(page))) break;
    }
    assert.match(await moves_made(page), /RLa3>/);
    assert.deepEqual(await complaints(page), []);
    await close_page(page);
  });
}

test('a wall is lifted by the keyboard, and every player’s way is told before it is dropped', { timeout: 60_000 }, async () => {
  const page = await continue_game(kDesktop, 'maze seats=R,Y', kTwo, act('w'));
  await wait_for(page, 'table/move/pick-button-0-0-0-10');
  await press(page, 'table/move/pick-button-0-0-0-10');
  await wait_for(page, 'table/move/lift:f3s');
  await press(page, 'table/move/lift:f3s');
  await page.waitForFunction(() => globalThis.homestretch.targets().some((t) => t.key.startsWith('table/move/drop:')));
  await page.keyboard.press('Tab');
  let told = [];
  for (let i = 0; i < 12 && told.length < 2; ++i) {
    told = (await targets(page)).filter((t) => /to the zone/.test(t.label) && /all pawns home/.test(t.label));
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(120);
  }
  assert.equal(told.length, 2, 'both players');
  await screenshot(page, 'maze-preview');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => /drop:/.test(localStorage.getItem('homestretch.game') ?? ''));
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('a wall is dragged to another gap', { timeout: 60_000 }, async () => {
  const page = await continue_game(kDesktop, 'maze seats=R,Y', kTwo, act('w'));
  await wait_for(page, 'table/move/pick-button-0-0-0-10');
  // From a grid of places, until one is a wall that comes along.
  for (let i = 0; i < 60 && !/drop:/.test(await moves_made(page)); ++i) {
    const x = 200 + (i % 10) * 60;
    const y = 160 + Math.floor(i / 10) * 90;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.waitForTimeout(40);
    for (const step of [0.3, 0.6, 1]) {
      await page.mouse.move(x + 130 * step, y + 60 * step);
      await page.waitForTimeout(40);
    }
    if (/lift:/.test(await moves_made(page))) await screenshot(page, 'maze-drag');
    await page.mouse.up();
    await page.waitForTimeout(60);
    if (/RL/.test(await moves_made(page))) break;
  }
  assert.match(await moves_made(page), /lift:/);
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});
