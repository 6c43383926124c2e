// How the page uses its time: nothing runs while nothing moves, and no bot's thinking holds up a
// frame.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { places, settle, sit_down } from './hands.mjs';
import { close_page, complaints, kSharpPhone, kSmall, open_page } from './lib.mjs';

// On an upright tablet the text grows to sizes that are no whole numbers.
const kTablet = { viewport: { width: 820, height: 1180 }, touch: true };
test('a resting page draws no frame, on a phone and on a tablet', async () => {
  const pages = await Promise.all([open_page(kSharpPhone), open_page(kTablet)]);
  await Promise.all(pages.map(settle));  // with the weights for the bots
  const drawn = () => Promise.all(pages.map((page) => page.evaluate(() => globalThis.homestretch.frames())));
  const before = await drawn();
  await pages[0].waitForTimeout(8000);
  assert.deepEqual(await drawn(), before);
  await Promise.all(pages.map(close_page));
});

// A bot thinks in slices of a few hundred positions, for some milliseconds in each frame; the page
// counts how often the rest was left to the next one.
// With four pieces there is a choice often enough, and the game does not end before the last turn.
test('a master’s thinking is shared out among frames', async () => {
  const page = await sit_down({ ...kSmall, dpr: 1 },
    'parchis arms=3 first=Y\nhuman - Ann\nbot master Otto\nbot master Mila\n', 'auto_throw 1\nforced 1\n');
  // How often depends on the dice, which may leave a master nothing to think about, and on the machine.
  const kShared = 3;
  const kMostTurns = 150;
  for (let turn = 0; turn < kMostTurns; ++turn) {
    const { ply, put_off } = await places(page);
    if (put_off > kShared) break;
    // A forced move may be made meanwhile; and where a six may count seven, a piece is pressed before its move.
    await page.waitForFunction((made) => {
      const move = globalThis.homestretch.targets().find((target) => target.enabled && target.key.startsWith('table/move/'));
      document.querySelector(`#mirror [data-key="${move?.key}"]`)?.click();
      return globalThis.homestretch.places().ply > made;
    }, ply);
  }
  const { ply, put_off } = await places(page);
  assert.ok(put_off > kShared, `${put_off} times in ${ply} moves`);
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

// While a bot pauses before its move, nothing is to be shown, and so no frame comes.
test('while bots pause, hardly a frame comes that shows nothing new', async () => {
  const page = await sit_down({ ...kSmall, dpr: 1 },
    'parchis arms=3 first=Y\nhuman - Ann\nbot greedy Otto\nbot greedy Mila\n', 'speed 100\nauto_throw 1\nforced 1\nbot_pace calm\n');
  const kMoves = 8;
  const count = () => page.evaluate(() => [globalThis.homestretch.frames(), globalThis.homestretch.painted()]);
  await page.waitForFunction(() => globalThis.homestretch.places().ply > 0);
  const [frames, painted] = await count();
  await page.waitForFunction((moves) => {
    const move = globalThis.homestretch.targets().find((target) => target.enabled && target.key.startsWith('table/move/'));
    document.querySelector(`#mirror [data-key="${move?.key}"]`)?.click();
    return globalThis.homestretch.places().ply > moves;
  }, kMoves);
  const [frames_then, painted_then] = await count();
  assert.ok(painted_then >= painted + kMoves, `${painted_then - painted} frames show ${kMoves} moves`);
  assert.ok(frames_then - frames < 4 * (painted_then - painted),
    `${painted_then - painted} of ${frames_then - frames} frames are drawn`);
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});
