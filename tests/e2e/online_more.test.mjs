// What people do at a table online besides playing: they leave and come back, go on without
// somebody, end a game and begin the next, change devices, and talk. Runs in a network of its own
// (run.mjs).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keys, press, rest, settle, wait_for, wait_gone } from './hands.mjs';
import { close_page, first_frame, kPatience, screenshot, throttle } from './lib.mjs';
import { start_bus } from './rooms/bus.mjs';
import { certificate, mesh } from './rooms/meeting.mjs';
import {
  begin, close_people, done, gather, kTwo, made, nothing_wrong, open_people, open_table, person, play, play_on, position, wait_label, wait_words,
} from './rooms/tables.mjs';

const kThree = 'parchis seats=Y,B,R pieces=1\nhuman - \nbot greedy Mila\nbot greedy Otto\n';

const two = (setup = kTwo, names = ['Ana', 'Ben']) => gather(certificate, mesh(), names, { setup });

test('whoever leaves is played for by a bot, and sits down again in the same seat', async () => {
  const { pages } = await two();
  const [ana, ben] = pages;
  await begin(pages);
  await play(pages, 4);
  await open_people(ben);
  await press(ben, 'room/people/leave-seat');
  await wait_for(ben, 'room/people/back');
  await wait_words(ana, /^Ben.*away, a bot plays/);
  await play_on(ana, { moves: await made(ana) + 6 });  // the bot plays Ben's moves
  await press(ben, 'room/people/back');
  await wait_gone(ben, 'room/people/back');
  await wait_words(ana, /^Ben.*, here/);
  await close_people(ben);
  await play(pages, 6);
  await done(pages);
});

test('a game is gone on with without somebody who has left for good', async () => {
  const { pages: [ana, ben] } = await two();
  await begin([ana, ben]);
  await play([ana, ben], 4);
  await close_page(ben);
  await open_people(ana);
  await press(ana, 'room/people/without');
  await wait_gone(ana, 'room/people/without');
  await close_people(ana);
  await play_on(ana);
  await rest(ana);
  assert.equal((await position(ana)).split('\n').length, 2, 'the game that rests is kept beside the one that was played on');
  await done([ana]);
});

test('all agree to end a game, and play another one with the seats moved on', async () => {
  const { pages } = await two();
  const [ana, ben] = pages;
  await begin(pages);
  await play(pages, 4);
  await open_people(ana);
  await press(ana, 'room/people/end');
  await wait_for(ben, 'room/question/yes');
  await screenshot(ben, 'online-question');
  await press(ben, 'room/question/yes');
  await Promise.all(pages.map((page) => wait_for(page, 'room/end/next-game')));
  await screenshot(ana, 'online-ended');
  await ana.waitForFunction(() => globalThis.homestretch.keys().split('\n').filter((key) => key.startsWith('game-'))
    .every((key) => /^over 1$/m.test(globalThis.homestretch.load(key))));  // it is kept as a game that has ended
  await press(ana, 'room/end/next-game');
  await wait_for(ben, 'room/end/lobby');
  // Until it begins, Ben plays something else, and keeps his seat.
  await press(ben, 'room/end/close');
  for (const key of ['table/menu', 'menu/leave', 'title/play', 'table/menu', 'menu/leave', 'title/tables']) await press(ben, key);
  await wait_label(ben, 'online/seat/1', /Ana.*ready/);
  await begin(pages, ben);  // the first seat's person now
  await play(pages, 4);
  await rest(ana);
  assert.equal((await position(ana)).split('\n').length, 2);
  await done(pages);
});

test('after a whole game the same people play the next one', async () => {
  const { pages } = await two();
  const [ana, ben] = pages;
  await begin(pages);
  await Promise.all(pages.map((page) => play_on(page)));
  await press(ana, 'results/next-game');
  await press(ben, 'results/lobby');
  await wait_label(ben, 'online/seat/1', /Ana.*ready/);
  await begin(pages, ben);  // the first seat's person now
  await play(pages, 6);
  await done(pages);
});

test('a seat’s link takes it to another device, and the first one lets go', async () => {
  const { pages: [ana, ben], link } = await two();
  await begin([ana, ben]);
  await play([ana, ben], 4);
  await open_people(ben);
  await press(ben, 'room/people/seat-link');
  // The seat is secret: the invitation stays what it was.
  await press(ben, 'room/people/copy');
  await ben.waitForFunction(() => globalThis.copied);
  assert.equal(await ben.evaluate(() => globalThis.copied), link);
  await press(ben, 'room/people/copy-seat');
  await ben.waitForFunction((invitation) => globalThis.copied !== invitation, link);
  const phone = await person(certificate, mesh(), 'Ben', { address: await ben.evaluate(() => globalThis.copied) });
  await wait_words(ben, /You are playing on another device now/);
  await screenshot(ben, 'online-elsewhere');
  await wait_for(phone, 'table/menu');
  await play([ana, phone], 8);
  // Ana's own seat is not lost to somebody else's link, which is for the person on the phone.
  await open_people(phone);
  await press(phone, 'room/people/seat-link');
  await press(phone, 'room/people/copy-seat');
  await phone.waitForFunction(() => globalThis.copied);
  await ana.evaluate((hash) => { location.hash = hash; }, new URL(await phone.evaluate(() => globalThis.copied)).hash);
  await wait_words(ana, /You have a seat of your own at this table/);
  await wait_for(ana, 'table/menu');
  await close_people(phone);
  await play([ana, phone], 12);
  await done([ana, ben, phone]);
});

test('from a game at this device a room is opened: its bots become seats for friends', async () => {
  const ana = await person(certificate, mesh(), 'Ana', { setup: kTwo });
  await press(ana, 'title/play');
  await play_on(ana, { moves: 4 });
  await press(ana, 'table/menu');
  await press(ana, 'menu/online');
  await press(ana, 'online/copy');
  await ana.waitForFunction(() => globalThis.copied);
  const ben = await person(certificate, mesh(), 'Ben', { address: await ana.evaluate(() => globalThis.copied) });
  await press(ben, 'online/seat/1');
  await wait_label(ana, 'online/seat/1', /Ben.*ready/);
  await begin([ana, ben]);
  await Promise.all([ana, ben].map((page) => play_on(page, { moves: 6 })));
  await done([ana, ben]);
});

test('a game goes on in its room after another one was opened, and its lobby is left', async () => {
  const { pages: [ana, ben] } = await two();
  await begin([ana, ben]);
  await play([ana, ben], 4);
  await press(ana, 'table/menu');
  await press(ana, 'menu/leave');
  await ana.evaluate(() => { globalThis.copied = ''; });
  const link = await open_table(ana);
  const cleo = await person(certificate, mesh(), 'Cleo', { address: link });
  await wait_label(cleo, 'online/seat/0', /Ana/);
  await press(ana, 'online/back');
  await press(ana, 'online/leave/leave');
  await wait_label(cleo, 'online/seat/0', /free/);
  await press(ana, 'title/continue');
  await wait_for(ana, 'table/menu');
  await wait_words(ben, /^Ana.*, here/);
  await play([ana, ben], 8);
  await done([ana, ben, cleo]);
});

test('whoever leaves the table before the game frees the seat, also over the bus', async () => {
  const [node] = await start_bus(certificate);
  try {
    const { pages: [ana, ben] } = await gather(certificate, { nostr: [], bus: [node.address], ice: [] }, ['Ana', 'Ben'], { setup: kTwo });
    await press(ben, 'online/back');
    const left = Date.now();
    await press(ben, 'online/leave/leave');
    await wait_label(ana, 'online/seat/1', /free/);
    const ms = Date.now() - left;
    console.log(`the seat is free: ${ms} ms (25000 ms if nobody had said so)`);
    assert.ok(ms < 20_000 * throttle, `it took ${ms} ms`);
    await nothing_wrong([ana, ben]);
    await node.kill();
    await wait_words(ana, /No connection/);
    await Promise.all([ana, ben].map(close_page));
  } finally {
    await node.kill();
  }
});

test('nothing is drawn while nothing changes, though frames come', async () => {
  const { pages } = await two();
  const [ana, ben] = pages;
  await Promise.all(pages.map(settle));
  const drawn = await ana.evaluate(() => globalThis.homestretch.frames());
  const sent = await ben.evaluate(() => globalThis.sent);
  await ben.waitForFunction((before) => globalThis.sent >= before + 4, sent);
  assert.equal(await ana.evaluate(() => globalThis.homestretch.frames()), drawn);
  await done(pages);
});

test('what is kept of a room grows by what is new', async () => {
  const { pages } = await two();
  const [ana] = pages;
  await begin(pages);
  await play(pages, 20);
  const sizes = await ana.evaluate(() => {
    const { keys, load } = globalThis.homestretch;
    return keys().split('\n').filter((key) => /^room-[0-9a-f]+-\d+$/.test(key)).map((key) => load(key).length);
  });
  assert.ok(sizes.length > 4, 'the room is written as a whole each time');
  console.log(`a note of what changed: ${Math.max(...sizes)} characters at most`);
  await ana.reload();
  await first_frame(ana);
  await wait_for(ana, 'table/menu');
  await play(pages, 6);
  await done(pages);
});

const room_keys = (page) => page.evaluate(() => globalThis.homestretch.keys().split('\n').filter((key) => key.startsWith('room-')));

test('a room whose game is deleted in another tab stays with the tab that plays there', async () => {
  const { pages: [ana, ben] } = await two();
  await begin([ana, ben]);
  await play([ana, ben], 6);
  const list = await person(certificate, mesh(), 'Ana', { beside: ana });
  await press(list, 'title/games');
  await list.waitForFunction(() => {
    const { key } = globalThis.homestretch.targets().find((one) => /^games\/\w+\/delete$/.test(one.key)) ?? {};
    document.querySelector(`#mirror [data-key="${key}"]`)?.click();
    return Boolean(key);
  });
  await wait_for(list, 'games/restore');
  await press(list, 'games/back');
  await list.waitForFunction(() => !globalThis.homestretch.keys().includes('room-'));
  await list.evaluate(() => globalThis.homestretch.saved());
  await ana.waitForFunction(() => !globalThis.homestretch.keys().includes('room-'));
  await play([ana, ben], 4);
  await ana.evaluate(() => globalThis.homestretch.saved());
  await ana.reload();
  await first_frame(ana);
  await wait_for(ana, 'table/menu');
  await play([ana, ben], 6);
  await done([ana, ben]);
});

test('of two tabs in a room the newer one plays, and the other, which is hidden, leaves the game to it', async () => {
  const ana = await person(certificate, mesh(), 'Ana', { setup: kTwo });
  const link = await open_table(ana);
  const newer = await person(certificate, mesh(), 'Ana', { address: link, beside: ana });
  await wait_words(ana, /You are playing on another device now/);
  await ana.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const ben = await person(certificate, mesh(), 'Ben', { address: link });
  await press(ben, 'online/seat/1');
  await wait_label(newer, 'online/seat/1', /Ben.*ready/);
  await begin([newer, ben], newer);
  await play([newer, ben], 10);
  await newer.reload();
  await first_frame(newer);
  await wait_for(newer, 'table/menu');
  await play([newer, ben], 6);
  assert.ok(!(await keys(ana)).includes('table/menu'));
  await done([ben, newer]);
});

// Also the room's part of the script has not come.
test('a room that is opened without a network is joined once there is one', async () => {
  const ana = await person(certificate, mesh(), 'Ana', { setup: kTwo });
  await wait_for(ana, 'title/ways');
  await rest(ana);
  await ana.context().setOffline(true);
  const link = await open_table(ana);
  await wait_words(ana, /No connection/);
  await ana.context().setOffline(false);
  await ana.waitForFunction(() => !globalThis.homestretch.targets().some(({ label }) => /No connection/.test(label)));
  const ben = await person(certificate, mesh(), 'Ben', { address: link });
  await press(ben, 'online/seat/1');
  await wait_label(ana, 'online/seat/1', /Ben.*ready/);
  await begin([ana, ben]);
  await play([ana, ben], 4);
  await nothing_wrong([ben]);
  await Promise.all([ana, ben].map(close_page));
});

test('whose turn it is while the page is hidden hears of it', async () => {
  const { pages } = await two();
  const [ana, ben] = pages;
  await ben.evaluate(() => {
    globalThis.notices = [];
    globalThis.Notification = class {
      static permission = 'default';
      static async requestPermission() { this.permission = 'granted'; return 'granted'; }
      constructor(title, { body }) { globalThis.notices.push(`${title}: ${body}`); }
      addEventListener() {}
    };
  });
  await begin(pages);
  await play(pages, 2);
  await open_people(ben);
  await press(ben, 'room/people/notices');
  await ben.waitForFunction(() => globalThis.Notification.permission === 'granted');
  await close_people(ben);
  // Whoever has seen that it is their turn is not called for it.
  const acts = (page) => page.evaluate(() => globalThis.homestretch.targets().some(({ key, focusable, enabled }) =>
    focusable && enabled && (key === 'table/throw' || key.startsWith('table/move/'))));
  for (const end = performance.now() + kPatience; !await acts(ana);) {
    assert.ok(performance.now() < end, 'nobody may act');
    if (await acts(ben)) await play_on(ben, { moves: await made(ben) + 1 });
    else await ben.waitForTimeout(100);
  }
  await ben.evaluate(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true }));
  await Promise.race([play_on(ana), ben.waitForFunction(() => globalThis.notices.length > 0)]);
  assert.deepEqual(await ben.evaluate(() => globalThis.notices.slice(0, 1)), ['Homestretch: It is your turn.']);
  await done(pages);
});

test('one of three is put out by the two others, and watches', async () => {
  const { pages } = await two(kThree, ['Ana', 'Ben', 'Cleo']);
  const [ana, ben, cleo] = pages;
  await begin(pages);
  await play(pages, 4);
  await open_people(ana);
  await press(ana, 'room/people/seat/2/out');
  await wait_for(ben, 'room/question/yes');
  await press(ben, 'room/question/yes');
  await wait_words(ana, /^Cleo.*away, a bot plays/);
  await wait_words(cleo, /^Cleo.*away, a bot plays/);
  await close_people(ana);
  await play([ana, ben], 6);
  await done(pages);
});

test('somebody is muted here, and their words are seen by the others only', async () => {
  const { pages } = await two();
  const [ana, ben] = pages;
  await begin(pages);
  await open_people(ana);
  await open_people(ben);
  await press(ana, 'room/people/seat/1/mute');
  await wait_label(ana, 'room/people/seat/1/mute', /Unmute/);
  await press(ben, 'room/people/phrases');
  await press(ben, 'room/people/phrase/3');
  await wait_words(ben, /^You: Well played!/);
  await press(ana, 'room/people/seat/1/mute');  // messages sent meanwhile appear now
  await wait_words(ana, /^Ben: Well played!/);
  await done(pages);
});

test('a decision has its time: everybody knows how much, and then a bot’s move is made', async () => {
  const pages = [await person(certificate, mesh(), 'Ana', { setup: kTwo })];
  const [ana] = pages;
  const link = await open_table(ana);
  await press(ana, 'online/timer/20');
  const ben = await person(certificate, mesh(), 'Ben', { address: link });
  pages.push(ben);
  await wait_words(ben, /^Time for a decision: 20 s/);
  await press(ben, 'online/seat/1');
  await wait_label(ana, 'online/seat/1', /Ben.*ready/);
  await Promise.all(pages.map((page) => page.evaluate(() => {
    globalThis.heard = '';
    const status = document.querySelector('#status');
    new MutationObserver(() => { globalThis.heard += status.textContent; }).observe(status, { childList: true });
  })));
  await begin(pages);
  const hears = (words) => Promise.any(pages.map((page) => page.waitForFunction((wanted) => new RegExp(wanted).test(globalThis.heard), words.source)));
  await hears(/(1[1-9]|20) seconds left/);
  const before = await made(ana);
  await screenshot(ana, 'online-timer');
  await hears(/(^|\D)(10|[2-9]) seconds left/);
  // nobody has pressed
  await hears(/Time is up/);
  await Promise.all(pages.map((page) => page.waitForFunction((ply) => globalThis.homestretch.places().ply > ply, before)));
  await done(pages);
});
