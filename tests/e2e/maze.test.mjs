// The maze relay in a real browser: games to their end in four variants, touches and drags on the board,
// the keyboard, and the claw in each of its ways.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { by_mouse, by_touch, go_on, kept_games, next_frame, places, play_to_the_podium, press, rest, targets, wait_for, wait_for_kept, wait_gone } from './hands.mjs';
import { close_page, complaints, kDesktop, kPhone, kSmall, screenshot } from './lib.mjs';

const target = async (page, key) => (await targets(page)).find((one) => one.key === key);

async function end(page) {
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
}

const kAgainstABot = ['seat R human Ada', 'seat Y bot solid Otto'];
const kVariants = {
  quick: ['maze seats=R,Y board=pinwheel', kAgainstABot],
  barricades: ['maze seats=R,Y barricade=1', kAgainstABot],
  fast: ['maze seats=R,Y fast=1', kAgainstABot],
  expert: ['maze seats=RY,BG', ['seat RY human Ada', 'seat BG bot solid Otto']],
};
for (const [name, [rules, seats]] of Object.entries(kVariants)) {
  test(`a whole game of the variant ${name}, to the podium`, async () => {
    const page = await go_on(kSmall, rules, seats);
    assert.ok(await play_to_the_podium(page) > 3);
    await screenshot(page, `maze-podium-${name}`);
    await wait_for(page, 'results/keep-maze');
    await end(page);
  });
}

const kTwo = ['seat R human Ada', 'seat Y human Ben'];
const kWalls = 'walls=c1s.d1s.e1s.f1s.b2s.f2e.a3e.c3e.f3s.g3e.a4e.g4e.a5e';
const act = (red) =>
  `R a3,z,z Y h6,z,z | ${kWalls} turn=R phase=act blue=5 red=${red} left=5 moved=- using=- held=- relay=- out=RY`;
const kTry = `R a3,z,z Y h6,z,z | ${kWalls} turn=R phase=try blue=5 red=c left=5 moved=- using=- held=Yh relay=- out=RY`;

test('a maze is kept for the next game', async () => {
  const page = await go_on(kSmall, 'maze seats=R,Y', kAgainstABot,
    `R a3,a1,a1 Y h6,z,z | ${kWalls} turn=R phase=act blue=2 red=- left=2 moved=- using=- held=- relay=R out=RY`);
  await press(page, 'table/move/RLa3>a1');
  await press(page, 'results/keep-maze');
  await wait_for_kept(page, `rules maze seats=R,Y ${kWalls}`);
  await end(page);
});

// Touches or clicks the next thing of that kind that may be touched.
async function touch_first(page, point, kind) {
  await page.waitForFunction((wanted) => globalThis.homestretch.places().things.some((one) => one.kind === wanted), kind);
  await rest(page);
  const { things } = await places(page);
  await point(...things.find((one) => one.kind === kind).at);
}

test('a pawn is clicked and walks to a cell with a number', async () => {
  const page = await go_on(kDesktop, 'maze seats=R,Y', kTwo, act('-'));
  await touch_first(page, by_mouse(page), 'piece');
  await wait_for(page, 'table/unpick');
  await rest(page);
  await screenshot(page, 'maze-costs-desktop');
  await touch_first(page, by_mouse(page), 'site');
  await wait_for_kept(page, '\nRLa3>');
  await end(page);
});

for (const [name, device] of [['phone', kPhone], ['desktop', kDesktop]]) {
  test(`a second touch lets go of a picked pawn, on the ${name}`, async () => {
    const page = await go_on(device, 'maze seats=R,Y', kTwo, act('-'));
    const point = (device.touch ? by_touch : by_mouse)(page);
    await page.waitForFunction(() => globalThis.homestretch.places().things.some((one) => one.kind === 'piece'));
    await rest(page);
    const { at } = (await places(page)).things.find((one) => one.kind === 'piece');
    await point(...at);
    await wait_for(page, 'table/unpick');
    await rest(page);
    await point(...at);
    await wait_gone(page, 'table/unpick');
    await end(page);
  });
}

test('a picked pawn is dragged to a cell', async () => {
  const page = await go_on({ ...kDesktop, dpr: 1 }, 'maze seats=R,Y', kTwo, act('-'));
  await page.waitForFunction(() => globalThis.homestretch.places().things.some((one) => one.kind === 'piece'));
  await rest(page);
  const { at } = (await places(page)).things.find((one) => one.kind === 'piece');
  await page.mouse.click(...at);
  await wait_for(page, 'table/unpick');
  await rest(page);
  const { at: to } = (await places(page)).things.find((one) => one.kind === 'site');
  await page.mouse.move(...at);
  await page.mouse.down();
  await next_frame(page);
  await page.mouse.move(...to, { steps: 4 });
  await next_frame(page);
  await page.mouse.up();
  await wait_for_kept(page, '\nRLa3>');
  await end(page);
});

for (const [name, device] of [['phone', kPhone], ['desktop', kDesktop]]) {
  test(`a wall is lifted and dropped by two touches, on the ${name}`, async () => {
    const page = await go_on(device, 'maze seats=R,Y', kTwo, act('w'));
    const point = (device.touch ? by_touch : by_mouse)(page);
    await page.waitForFunction(() => globalThis.homestretch.targets().some((one) => one.label === 'Move a wall'));
    await press(page, (await targets(page)).find((one) => one.label === 'Move a wall').key);
    await touch_first(page, point, 'slot');
    await wait_for_kept(page, '\nlift:');
    await rest(page);
    await touch_first(page, point, 'slot');
    if (device.touch) {
      // A finger sees the wall in the gap, and everybody's ways, before it drops it.
      await page.waitForFunction(() => globalThis.homestretch.targets().filter((one) => /all pawns home/.test(one.label)).length === 2);
      await rest(page);
      await screenshot(page, 'maze-preview-phone');
      assert.doesNotMatch((await kept_games(page)).join('\n'), /drop:/);
      await touch_first(page, point, 'slot');
    }
    await wait_for_kept(page, 'drop:');
    await end(page);
  });
}

test('a wall is dragged to another gap, and its place is seen on the way', async () => {
  const page = await go_on({ ...kDesktop, dpr: 1 }, 'maze seats=R,Y', kTwo, act('w'));
  await page.waitForFunction(() => globalThis.homestretch.targets().some((one) => one.label === 'Move a wall'));
  await press(page, (await targets(page)).find((one) => one.label === 'Move a wall').key);
  await page.waitForFunction(() => globalThis.homestretch.places().things.some((one) => one.kind === 'slot'));
  const [wall] = (await places(page)).things;
  await page.mouse.move(...wall.at);
  await page.mouse.down();
  await wait_for_kept(page, '\nlift:');
  await page.waitForFunction(() => globalThis.homestretch.places().things.length > 20);
  const gaps = (await places(page)).things;
  const gap = gaps[Math.floor(gaps.length / 2)];
  await page.mouse.move((wall.at[0] + gap.at[0]) / 2, (wall.at[1] + gap.at[1]) / 2, { steps: 4 });
  await page.mouse.move(...gap.at, { steps: 4 });
  await page.waitForFunction(() => globalThis.homestretch.targets().some((one) => /all pawns home/.test(one.label)));
  await screenshot(page, 'maze-drag');
  await page.mouse.up();
  await wait_for_kept(page, 'drop:');
  await end(page);
});

test('a wall is moved by the keyboard alone', async () => {
  const page = await go_on(kDesktop, 'maze seats=R,Y', kTwo, act('w'));
  const focus_on = async (label) => {
    await page.waitForFunction((wanted) => globalThis.homestretch.targets().some((one) => wanted === one.label), label);
    for (let i = 0; i < 40; ++i) {
      const focused = await page.evaluate(() => document.activeElement?.getAttribute('data-key'));
      if (focused && (await target(page, focused))?.label === label) return;
      await page.keyboard.press('Tab');
      await next_frame(page);
    }
    assert.fail(`the focus never came to “${label}”`);
  };
  await focus_on('Move a wall');
  await page.keyboard.press('Enter');
  await focus_on('Lift f3–f4');
  await page.keyboard.press('Enter');
  await wait_for_kept(page, 'lift:f3s');
  await focus_on('b1–b2');
  await page.waitForFunction(() => globalThis.homestretch.targets().some((one) => /all pawns home/.test(one.label)));
  await page.keyboard.press('Enter');
  await wait_for_kept(page, 'drop:b1s');
  await end(page);
});

const crane_says = (page, label) => page.waitForFunction((wanted) => {
  const button = globalThis.homestretch.targets().find((one) => one.key === 'claw/press');
  return button?.enabled && button.label === wanted;
}, label);

test('the crane: Space in time carries the victim home', async () => {
  const page = await go_on(kSmall, 'maze seats=R,Y', kTwo, kTry, { settings: 'claw crane\nclaw_help full\nclaw_slow 1\n' });
  await crane_says(page, 'Start the crane');
  await page.keyboard.press('Space');
  for (const label of ['Grab', 'Let go']) {
    await crane_says(page, label);
    // In one call: by a second one the crane may have passed.
    await page.waitForFunction(() => {
      if (globalThis.homestretch.targets().find((one) => one.key === 'claw/press')?.value !== 'in reach') return false;
      const space = { key: ' ', code: 'Space', keyCode: 32, bubbles: true, cancelable: true };
      for (const kind of ['keydown', 'keyup']) document.querySelector('#canvas').dispatchEvent(new KeyboardEvent(kind, space));
      return true;
    }, null, { polling: 'raf' });
  }
  await crane_says(page, 'Go on');
  await screenshot(page, 'maze-crane-holds');
  await press(page, 'claw/press');
  await wait_for_kept(page, '\nhit');
  await end(page);
});

test('the cups stand in for the crane where motion is not wanted', async () => {
  const page = await go_on(kSmall, 'maze seats=R,Y', kTwo, kTry);
  // The sheet's sentences one after another; other announcements meanwhile are ignored.
  const next_sentence = async (before) => (await page.waitForFunction((last) => {
    const words = globalThis.homestretch.targets().filter((one) => one.layer > 0).map((one) => one.label).join('\n');
    const sentence = /cup \d\. Remember|Cups .* change places \(.*\)|Under which cup is the .*\?|Found: .*|The claw (holds|slips)/.exec(words);
    return sentence !== null && sentence[0] !== last && sentence[0];
  }, before)).jsonValue();
  let at = 0;
  for (let said = await next_sentence(''); ; said = await next_sentence(said)) {
    const under = /cup (\d)\. Remember/.exec(said);
    const swap = /Cups (\d) and (\d)/.exec(said)?.slice(1).map(Number);
    if (under) at = Number(under[1]);
    if (swap?.includes(at)) at = swap[0] + swap[1] - at;
    if (under || swap) await screenshot(page, `maze-cups-${swap ? 'swap' : 'look'}`);
    await press(page, said.startsWith('Under') ? `claw/cup-${at}` : 'claw/press');
    if (said.startsWith('The claw')) break;
  }
  await wait_for_kept(page, '\nhit');
  await end(page);
});

test('chance decides the claw when it is asked to', async () => {
  const page = await go_on(kSmall, 'maze seats=R,Y claw=35', kTwo, kTry);
  await wait_for(page, 'claw/chance');
  assert.match((await target(page, 'claw/chance')).label, /35%/);
  await press(page, 'claw/chance');
  await page.waitForFunction(() => !globalThis.homestretch.targets().some((one) => one.key.startsWith('claw/')));
  assert.match((await kept_games(page)).join('\n'), /\n(hit|miss)/);
  await end(page);
});
