// A person sets a game up and plays it to the podium, by the elements beside the canvas and by
// keys.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keys, places, play_by_buttons, rest, short_game, start_game, wait_for_turn } from './hands.mjs';
import { close_page, complaints, kSmall, open_page, screenshot } from './lib.mjs';

async function open_game() {
  const page = await open_page({ ...kSmall, kept: short_game() });
  await start_game(page);
  return page;
}

test('a whole game against bots reaches the podium, by the mirrored buttons', async () => {
  const page = await open_game();
  await play_by_buttons(page);
  await rest(page);
  await screenshot(page, 'podium');
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('a whole game by the keyboard alone, to the podium', async () => {
  const page = await open_game();
  const over = async () => (await keys(page)).some((key) => key.startsWith('results/'));
  while (!(await over())) {
    const { ply, things } = await places(page);
    // If there are several moves, the first key only points at one.
    const presses = things.filter((thing) => thing.kind !== 'chance').length > 1 ? 2 : 1;
    for (let i = 0; i < presses; ++i) await page.keyboard.press('Space');
    await wait_for_turn(page, ply);
  }
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});
