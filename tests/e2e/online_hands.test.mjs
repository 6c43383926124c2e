// A game with hidden hands online: each page sees its own cards and nobody else's, and all are checked at the
// end. Runs in a network of its own (run.mjs).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { press, rest } from './hands.mjs';
import { first_frame, screenshot } from './lib.mjs';
import { certificate, mesh } from './rooms/meeting.mjs';
import { begin, done, gather, made, moves_kept, open_people, play, play_on, position, wait_words } from './rooms/tables.mjs';

const kPoints = 'sorry seats=R,Y mode=points pawns=1 target=150 first=R\nhuman - \nbot greedy Mila\n';
const kLonger = kPoints.replace('pawns=1', 'pawns=2');
const kWithBot = 'sorry seats=R,B,Y mode=points pawns=1 first=R\nhuman - \nbot greedy Mila\nbot greedy Otto\n';

// The cards in the hand, as read out.
const hand = (page) => page.evaluate(() => globalThis.homestretch.targets()
  .filter(({ key }) => key.startsWith('table/hand/card-')).map(({ label }) => label));

const cards_are_there = (page, count) => page.waitForFunction((last) =>
  globalThis.homestretch.targets().some(({ key }) => key === last), `table/hand/card-${count - 1}`);
const hand_is_there = (page) => cards_are_there(page, 5);

// The moves of the game on the table, as stored by this page.
const replay = (page) => page.evaluate(() => {
  const { keys, load } = globalThis.homestretch;
  return keys().split('\n').filter((key) => key.startsWith('game-')).map(load).join('\n');
});

test('two people play for points: neither page holds the other’s hand, and all cards are checked in the end', async () => {
  const { pages } = await gather(certificate, mesh(), ['Ana', 'Ben'], { setup: kPoints });
  const [ana, ben] = pages;
  await begin(pages);
  await Promise.all(pages.map(hand_is_there));
  await Promise.all(pages.map(rest));
  await screenshot(ana, 'online-hand');
  for (const page of pages) {
    assert.equal((await hand(page)).length, 5);
    const kept = await replay(page);
    assert.equal(kept.match(/\bk\?/g)?.length, 5, `five cards are unknown here: ${kept}`);
  }
  await Promise.all(pages.map((page) => play_on(page)));
  await Promise.all(pages.map(rest));
  assert.equal(await made(ana), await made(ben));
  assert.equal(await position(ana), await position(ben));
  assert.ok(!(await replay(ana)).includes('k?'), 'every card is known when the round was opened');
  await press(ana, 'results/look');
  await open_people(ana);
  await press(ana, 'room/people/fair');
  await press(ana, 'room/fair/check');
  await wait_words(ana, /^Checked just now/);
  await done(pages);
});

// The browser reports late which page plays a kept game: cards that have arrived by then reach the
// table afterwards.
test('cards that come before the page may play are dealt when it may', async () => {
  const { pages } = await gather(certificate, mesh(), ['Ana', 'Ben'], { setup: kPoints });
  const kLate_ms = 1500;
  await Promise.all(pages.map((page) => page.evaluate((late) => {
    const request = navigator.locks.request.bind(navigator.locks);
    navigator.locks.request = (...given) => new Promise((done) => { setTimeout(done, late); }).then(() => request(...given));
  }, kLate_ms)));
  await begin(pages);
  await Promise.all(pages.map(hand_is_there));
  await done(pages);
});

test('a page that is loaded anew in mid-game has its cards again, also the one that deals', async () => {
  const { pages } = await gather(certificate, mesh(), ['Ana', 'Ben'], { setup: kLonger });
  const [ana, ben] = pages;
  const deals = async () => (await replay(ana)).match(/\bk\S+/g).length;
  await begin(pages);
  for (const page of [ben, ana]) {
    await play(pages, 8);
    const dealt = await deals();
    await page.reload();
    await first_frame(page);
    await cards_are_there(page, 4);  // the fifth may be chosen already, and wait for its move
    assert.ok(await deals() >= dealt, 'the cards were dealt anew');
  }
  await play(pages, 8);
  await Promise.all(pages.map((page) => play_on(page)));
  await Promise.all(pages.map(rest));
  assert.equal(await position(ana), await position(ben));
  assert.equal(await moves_kept(ana), await moves_kept(ben));
  assert.ok(!(await replay(ben)).includes('k?'));
  await done(pages);
});

test('a bot plays its own hidden hand at the same table', async () => {
  const { pages } = await gather(certificate, mesh(), ['Ana', 'Ben'], { setup: kWithBot });
  await begin(pages);
  await Promise.all(pages.map((page) => play_on(page, { moves: 40 })));
  await done(pages);
});
