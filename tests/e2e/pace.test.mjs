// How the page uses its time: nothing runs while nothing moves, and no bot's thinking holds up a
// frame.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { places, rest, sit_down } from './hands.mjs';
import { close_page, complaints, kSharpPhone, kSmall, open_page } from './lib.mjs';


test('a resting page draws no frame', async () => {
  const page = await open_page(kSharpPhone);
  await rest(page);
  const before = await page.evaluate(() => globalThis.homestretch.frames());
  await page.waitForTimeout(10_000);
  assert.equal(await page.evaluate(() => globalThis.homestretch.frames()), before);
  await close_page(page);
});

// The page reports the longest time that playing on (the rules, and a slice of the bot's thinking)
// took in a frame. Drawing is excluded: without a GPU it alone exceeds any useful bound.
// With four pieces there is a choice often enough, and the game does not end before the last turn.
test('a master thinks in slices: none holds up a frame', async () => {
  const page = await sit_down({ ...kSmall, dpr: 1 },
    'parchis arms=3 first=Y\nhuman - Ann\nbot master Otto\nbot master Mila\n', 'auto_throw 1\nforced 1\n');
  const kTurns = 12;
  for (let turn = 0; turn < kTurns; ++turn) {
    const { ply } = await places(page);
    // In one call: a forced move may be made before a second one.
    await page.waitForFunction(() => {
      const move = globalThis.homestretch.targets().find((target) => target.enabled && target.key.startsWith('table/move/'));
      const button = move && document.querySelector(`#mirror [data-key="${move.key}"]`);
      button?.click();
      return Boolean(button);
    });
    await page.waitForFunction((made) => globalThis.homestretch.places().ply > made, ply);
  }
  const { ply, step_ms } = await places(page);
  assert.ok(ply > kTurns);
  assert.ok(step_ms > 0 && step_ms < 200, `${step_ms} ms`);
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});
