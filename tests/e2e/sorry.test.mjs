// Sorry! to the podium in all its modes: by the elements beside the canvas, by keyboard, by touch.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { by_mouse, by_touch, keys, places, play_by_buttons, play_by_keys, press, rest, said, sit_down, wait_for } from './hands.mjs';
import { close_page, complaints, first_frame, kDesktop, kPhone, kSmall, screenshot } from './lib.mjs';

const kMostMoves = 2500;

test('a basic game, by the mirrored buttons', async () => {
  const page = await sit_down(kSmall, 'sorry pawns=1 out=1\nhuman - \nbot greedy Otto\nbot greedy Mila\nbot greedy Hugo\n');
  await wait_for(page, 'table/sheet');
  await press(page, 'table/sheet');
  await rest(page);
  await screenshot(page, 'sorry-cards-left-desktop');
  await press(page, 'sheet/close');
  await play_by_buttons(page);
  await rest(page);
  await screenshot(page, 'sorry-podium-desktop');
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('a partnership of two people with two colours each, by the keyboard alone', async () => {
  const page = await sit_down(kSmall, 'sorry seats=RY,BG mode=teams pawns=1 out=1\nhuman - \nhuman - \n');
  await wait_for(page, 'table/menu');
  await play_by_keys(page, kMostMoves);
  await rest(page);
  await screenshot(page, 'sorry-teams-podium');
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

// llvmpipe, unlike a graphics card, draws everything anew once it is at rest.
test('the names on the board keep their places when a phone is turned', async () => {
  const players = 'human - \n'.repeat(4);
  const page = await sit_down({ ...kPhone, painter: 'swiftshader' }, `sorry pawns=1\n${players}`);
  await wait_for(page, 'table/menu');
  await rest(page);
  const { width, height } = kPhone.viewport;
  for (const viewport of [{ width: height, height: width }, kPhone.viewport]) {
    await page.setViewportSize(viewport);
    await page.waitForFunction((wide) => globalThis.homestretch.places().size[0] === wide, viewport.width);
    await rest(page);
    const turned = await page.screenshot();
    await page.evaluate(() => globalThis.homestretch.module._hs_wake());
    await rest(page);
    assert.ok(turned.equals(await page.screenshot()), 'another frame looks the same');
  }
  await close_page(page);
});

test('a match of point score with the curtain, on a phone, by touch', async () => {
  const page = await sit_down(kPhone, 'sorry seats=R,Y mode=points pawns=1 target=150\nhuman - Ann\nhuman - Ben\n');
  const touch = by_touch(page);
  await wait_for(page, 'table/curtain');
  const behind = await keys(page);
  assert.deepEqual(behind.filter((key) => /hand|move|throw/.test(key)), [], 'no card is told behind the curtain');
  assert.doesNotMatch(await said(page), /forward|backward/);
  await rest(page);
  await screenshot(page, 'sorry-curtain-phone');
  // The first turns by real touches: cards in the hand, then pawns on the table.
  for (let i = 0; i < 14; ++i) {
    await rest(page);
    const open = await page.evaluate(() => globalThis.homestretch.targets().filter((target) => target.focusable));
    // with luck the round is over
    if (open.some((target) => target.key === 'results/next-round')) break;
    const { things } = await places(page);
    const curtain = open.find((target) => target.key === 'table/curtain');
    const card = open.filter((target) => target.key.startsWith('table/hand/') && target.enabled);
    const button = open.find((target) => target.key.startsWith('table/move/') && target.visible[2] > 0);
    const middle = ([x, y, width, height]) => [x + width / 2, y + height / 2];
    if (curtain) await touch(...middle(curtain.rect));
    else if (things.length > 0) await touch(...things[0].at);
    else if (button) await touch(...middle(button.rect));
    else if (card.length > 0) await touch(...middle(card[i % card.length].rect));
    else assert.fail(`nothing to touch among ${open.map((target) => target.key)}`);
    if (i === 1) {
      await rest(page);
      await screenshot(page, 'sorry-hand-phone');
    }
  }
  assert.ok((await places(page)).ply > 12, 'touches have played cards and moved pawns');
  await play_by_buttons(page, 'results/next-round');
  await rest(page);
  await screenshot(page, 'sorry-round-phone');
  // The podium, closed to look at the board, can be opened again in the menu.
  await press(page, 'results/look');
  await press(page, 'table/menu');
  await press(page, 'menu/results');
  await press(page, 'results/next-round');
  await play_by_buttons(page);
  await rest(page);
  await screenshot(page, 'sorry-match-phone');
  const sums = [...(await said(page)).matchAll(/in this round, (\d+) in all/g)].map(([, sum]) => Number(sum));
  assert.equal(sums.length, 2);
  assert.ok(Math.max(...sums) >= 150, `somebody has reached the target: ${sums}`);
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('point score alone against bots has no curtain, and goes on after a reload, by mouse', async () => {
  const page = await sit_down(kDesktop, 'sorry seats=R,Y mode=points pawns=1 first=R\nhuman - \nbot greedy Otto\n');
  await wait_for(page, 'table/hand/card-0');
  await rest(page);
  await screenshot(page, 'sorry-hand-desktop');
  const hand = (page) => page.evaluate(() => globalThis.homestretch.targets()
    .filter((target) => target.key.startsWith('table/hand/')).map((target) => target.label));
  const before = await hand(page);
  assert.equal(before.length, 5);
  await page.reload();
  await first_frame(page);
  await press(page, 'title/continue');
  await wait_for(page, 'table/hand/card-0');
  assert.deepEqual(await hand(page), before);
  const click = by_mouse(page);
  const rects = await page.evaluate(() => globalThis.homestretch.targets()
    .filter((target) => target.key.startsWith('table/hand/')).map((target) => target.rect));
  const ply = (await places(page)).ply;
  for (const [x, y, width, height] of rects) {
    await click(x + width / 2, y + height / 2);
    await rest(page);
    if ((await places(page)).ply > ply) break;
  }
  assert.ok((await places(page)).ply > ply, 'a card of the hand was played or discarded');
  assert.ok(!(await keys(page)).includes('table/curtain'));
  await play_by_buttons(page);
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});
