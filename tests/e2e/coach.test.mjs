// Help by the expert: a hint in each game, the graph after a game, and people's own dice.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { go_on, keys, next_frame, play_by_buttons, press, rest, said, sit_down, wait_for, wait_for_kept, wait_gone } from './hands.mjs';
import { drop_file } from './keeping.mjs';
import { close_page, complaints, kPhone, kSmall, screenshot } from './lib.mjs';

const wait_for_words = (page, words) => page.waitForFunction(
  (wanted) => document.querySelector('#mirror').textContent.includes(wanted), words);

// Throws or draws until there is a choice. Looks and presses in one call: what was seen may be gone
// before a second call.
async function reach_a_choice(page) {
  for (;;) {
    const choice = await (await page.waitForFunction(() => {
      const open = (key) => globalThis.homestretch.targets().some((target) => target.key === key && target.enabled);
      if (open('table/hint')) return 'choice';
      const button = open('table/throw') && document.querySelector('#mirror [data-key="table/throw"]');
      if (button) button.click();
      return button ? 'thrown' : false;
    })).jsonValue();
    if (choice === 'choice') return;
    await next_frame(page);
  }
}

const kFour = ['seat Y human Ann', 'seat B bot greedy Otto', 'seat R bot greedy Mila', 'seat G bot greedy Hugo'];
const new_game = (device, setup) => () => sit_down(device, setup);
const at_a_choice = (device, rules, from, seats = kFour) => () => go_on(device, rules, seats, from);
const kTables = {
  parchis: new_game(kSmall, 'parchis arms=3 first=Y\nhuman - \nbot greedy Otto\nbot greedy Mila\n'),
  sorry: new_game(kPhone, 'sorry first=R\nhuman - \nbot greedy Otto\nbot greedy Mila\nbot greedy Hugo\n'),
  maze: new_game(kSmall, 'maze seats=R,Y first=R\nhuman - \nbot greedy Otto\n'),
  ludo: at_a_choice(kPhone, 'ludo', 'Y 10,20,n,n B 5,n,n,n R 40,n,n,n G 30,n,n,n | turn=Y phase=move use=4 run=0'),
  maedn: at_a_choice(kSmall, 'ludo board=maedn', 'Y 5,18,n,n B 30,n,n,n R 22,n,n,n G 33,n,n,n | turn=Y phase=move use=4 run=0 tries=0'),
  chevaux: at_a_choice(kPhone, 'ludo board=chevaux', 'Y 10,20,n,n B 13,n,n,n R 33,n,n,n G 45,n,n,n | turn=Y phase=move use=2 run=0'),
  parcheesi: at_a_choice(kSmall, 'ludo board=parcheesi',
    'Y 20,40,n,n B 26,n,n,n R 50,n,n,n G 66,n,n,n | turn=Y phase=move use=2,6 run=0 left=-',
    [kFour[0], kFour[3], kFour[2], kFour[1]]),  // on this board people sit the other way round
};
for (const [game, open] of Object.entries(kTables)) {
  test(`a hint at ${game}: the move, its reason and the chance to win`, async () => {
    const page = await open();
    await reach_a_choice(page);
    await press(page, 'table/hint');
    await wait_for_words(page, 'Chance to win:');
    assert.match(await said(page), /Hint: .+\. .+\. Chance to win: (< )?\d+%/);
    await rest(page);
    await screenshot(page, `hint-${game}`);
    await page.keyboard.press('h');
    await page.waitForFunction(() => !document.querySelector('#mirror').textContent.includes('Chance to win:'));
    assert.deepEqual(await complaints(page), []);
    await close_page(page);
  });
}

// Plays a game to its end and opens its graph, which is read.
async function see_the_graph(setup) {
  const page = await sit_down(kSmall, setup);
  await play_by_buttons(page);
  await press(page, 'results/chances');
  await wait_for(page, 'chances/swing-1');
  await rest(page);
  await screenshot(page, `chances-${setup.split(' ')[0]}`);
  assert.match(await said(page), /Ann: luck ([+−]\d+|0)%, lost (−\d+|0)%/);
  const graph = await page.evaluate(() =>
    globalThis.homestretch.targets().find((target) => target.key === 'chances/graph').value);
  assert.match(graph, /100%/, 'the graph ends with the winner');
  await press(page, 'chances/swing-1');
  await wait_for(page, 'review/scrubber');
  return page;
}

test('after a game: the graph, what changed most, luck and skill, and the way into the replay', async () => {
  const page = await see_the_graph('parchis arms=3 pieces=1 first=Y\nhuman - Ann\nbot greedy Otto\nbot greedy Mila\n');
  // Another game that comes closes the sheet; “back” leads to the first one's table.
  await press(page, 'review/chances');
  await wait_for(page, 'chances/graph');
  await drop_file(page, 'race 1\nrules sorry seats=R,Y\nseat R human Ada\nseat Y human Ben\n');
  await wait_gone(page, 'chances/graph');
  await wait_for(page, 'review/back');
  await page.evaluate(() => history.back());
  await wait_for(page, 'table/menu');
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('after a game of Ludo: the same graph', async () => {
  const page = await see_the_graph('ludo seats=Y,R pieces=1 out=1 first=Y\nhuman - Ann\nbot greedy Otto\n');
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('people’s own dice are entered by touch, by key and by the mirror, for bots too', async () => {
  const page = await sit_down(kPhone,
    'parchis arms=3 first=Y\nhuman - Ann\nbot greedy Otto\nbot greedy Mila\n', 'own_dice 1\n');
  await wait_for(page, 'table/enter/die-5');
  assert.ok(!(await keys(page)).includes('table/throw'));
  const [x, y, width, height] = await page.evaluate(() =>
    globalThis.homestretch.targets().find((target) => target.key === 'table/enter/die-5').rect);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await wait_for_kept(page, '\nd5');
  // Ann brings a piece out if that is her choice; then the bots' throws are asked for.
  const enter = async (how) => {
    await rest(page);  // what was there before the last throw is gone
    await page.waitForFunction(() => globalThis.homestretch.targets().some((target) =>
      target.enabled && (target.key === 'table/enter/die-3' || target.key.startsWith('table/move/'))));
    const move = (await keys(page)).find((key) => key.startsWith('table/move/'));
    if (move) await press(page, move);
    await wait_for(page, 'table/enter/die-3');
    await how();
  };
  await enter(() => page.keyboard.press('3'));
  await wait_for_kept(page, ' d3');
  await enter(() => press(page, 'table/enter/die-2'));
  await wait_for_kept(page, ' d2');
  await rest(page);
  await screenshot(page, 'own-dice');
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});
