// Seats at a table online before the game: people at one device play several, and whoever leaves
// is asked first. Runs in a network of its own (run.mjs).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { press, wait_for, wait_gone } from './hands.mjs';
import { told } from './keeping.mjs';
import { close_page, kPhone, screenshot } from './lib.mjs';
import { certificate, mesh } from './rooms/meeting.mjs';
import { begin, close_people, done, gather, kTwo, open_people, open_table, person, play, play_on, wait_label } from './rooms/tables.mjs';

const kThree = 'parchis seats=Y,B,R pieces=1\nhuman - \nbot greedy Mila\nbot greedy Otto\n';

// The names in the room's game, as stored by this page.
const names_kept = (page) => page.evaluate(() => {
  const { keys, load } = globalThis.homestretch;
  const game = keys().split('\n').filter((key) => key.startsWith('game-')).map(load).find((text) => text.includes('\nroom '));
  return [...game.matchAll(/^seat (.*)$/gm)].map(([, words]) => decodeURIComponent(words));
});

test('two people at one device play two seats of a game with somebody elsewhere', async () => {
  const { pages } = await gather(certificate, mesh(), ['Ana', 'Ben'], { setup: kThree, ...kPhone });
  const [ana, ben] = pages;
  await press(ben, 'online/seat/2');
  await wait_for(ben, 'online/seat/also');
  await screenshot(ben, 'online-second-seat');
  await press(ben, 'online/seat/also');
  await wait_label(ana, 'online/seat/2', /Ben 2.*ready/);
  await press(ben, 'online/seat/2');
  await press(ben, 'online/seat/free');
  await wait_label(ana, 'online/seat/2', /free/);
  await press(ben, 'online/seat/2');
  await press(ben, 'online/seat/also');
  await wait_label(ana, 'online/seat/2', /Ben 2.*ready/);
  await begin(pages);
  await Promise.all(pages.map((page) => play_on(page)));
  for (const page of pages) {
    const names = await names_kept(page);
    for (const name of [/\bAna$/, /\bBen$/, /\bBen 2$/]) assert.ok(names.some((one) => name.test(one)), `${name} among ${names}`);
  }
  await done(pages);
});

test('whoever has loaded the lobby again and then leaves it comes to the title', async () => {
  const page = await person(certificate, mesh(), 'Ana', { setup: kTwo });
  await open_table(page);
  await page.reload();
  await wait_for(page, 'online/back');
  await page.waitForFunction(() => history.state === 'inside 1');
  await press(page, 'online/back');
  await wait_for(page, 'title/settings');
  await page.waitForFunction(() => history.state === null);
  await press(page, 'title/settings');
  await wait_for(page, 'settings/close');
  await page.evaluate(() => history.back());
  await wait_gone(page, 'settings/close');
  await wait_for(page, 'title/settings');
  await done([page]);
});

test('whoever asks for the end of the game hears that somebody has not agreed', async () => {
  const { pages } = await gather(certificate, mesh(), ['Ana', 'Ben'], { setup: kTwo });
  const [ana, ben] = pages;
  await begin(pages);
  await play(pages, 4);
  await open_people(ana);
  await told(ana, 'Not everybody has agreed.', async () => {
    await press(ana, 'room/people/end');
    await wait_for(ben, 'room/question/no');
    await press(ben, 'room/question/no');
  });
  await close_people(ana);
  await play(pages, 4);
  await done(pages);
});

test('whoever has a seat among others is asked before it is given up', async () => {
  const { pages } = await gather(certificate, mesh(), ['Ana', 'Ben'], { setup: kTwo });
  const [ana, ben] = pages;
  await ben.keyboard.press('Escape');
  await wait_for(ben, 'online/leave/leave');
  await ben.keyboard.press('Escape');
  await wait_gone(ben, 'online/leave/leave');
  await wait_label(ana, 'online/seat/1', /Ben.*ready/);
  await press(ben, 'online/back');
  await press(ben, 'online/leave/leave');
  await wait_label(ana, 'online/seat/1', /free/);
  await close_page(ben);
  await done([ana]);
});
