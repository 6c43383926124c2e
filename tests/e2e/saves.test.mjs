// Nothing is lost: games outlive a reload and a killed page, damage is told of, links and files open.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { press, rest } from './hands.mjs';
import { close_page, complaints, first_frame, kDesktop, kPhone, open_page, screenshot } from './lib.mjs';

const kSmall = { ...kDesktop, viewport: { width: 640, height: 480 } };

// Texts that an older version left; the page takes them over on its first start.
function old_texts() {
  if (localStorage.getItem('homestretch.settings') === null && !sessionStorage.getItem('begun')) {
    sessionStorage.setItem('begun', '1');
    localStorage.setItem('homestretch.settings', 'speed 0\n');
    localStorage.setItem('homestretch.setup', 'parchis pieces=1\nhuman - Ada\nhuman - Bo\nhuman - Cy\nhuman - Di\n');
  }
}
const says = (page, words) => page.waitForFunction((wanted) =>
  globalThis.homestretch.targets().some((target) => target.label.includes(wanted)), words);
const targets = (page) => page.evaluate(() => globalThis.homestretch.targets());
const saved = (page) => page.evaluate(() => globalThis.homestretch.saved());
const kept_games = (page) => page.evaluate(() => globalThis.homestretch.keys().split('\n').filter((key) => key.startsWith('game-')));
const games_are = (page, count) => page.waitForFunction((wanted) =>
  globalThis.homestretch.keys().split('\n').filter((key) => key.startsWith('game-')).length === wanted, count);
const go_to_link = (page, link) => page.evaluate((hash) => { location.hash = hash; }, link.slice(link.indexOf('#')));

async function new_game(page) {
  await press(page, 'title/parchis');
  await press(page, 'setup/start');
  await press(page, 'table/throw');
  await page.waitForFunction(() => globalThis.homestretch.keys().split('\n').some((key) =>
    key.startsWith('game-') && /^moves [1-9]/m.test(globalThis.homestretch.load(key))));
}
async function to_title(page) {
  await press(page, 'table/menu');
  await press(page, 'menu/leave');
}
// The position of each kept game, newest last.
const positions = (page) => page.evaluate(() => globalThis.homestretch.keys().split('\n')
  .filter((key) => key.startsWith('game-'))
  .map((key) => globalThis.homestretch.load(key).match(/^position (.*)$/m)[1]));

const moves_kept = (page) => page.evaluate(() => globalThis.homestretch.keys().split('\n')
  .filter((key) => key.startsWith('game-'))
  .map((key) => Number(globalThis.homestretch.load(key).match(/^moves (\d+)$/m)[1])));

async function reload(page) {
  await page.reload();
  await first_frame(page);
}

test('a game is there again after a reload, move by move', async () => {
  const page = await open_page({ ...kSmall, init: old_texts });
  await new_game(page);
  await saved(page);
  const before = await positions(page);
  await reload(page);
  assert.deepEqual(await positions(page), before);
  await press(page, 'title/continue');
  await press(page, 'table/menu');
  assert.equal(await page.evaluate(() => localStorage.length), 0);
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('several games stand side by side and can be renamed, deleted and taken back', async () => {
  const page = await open_page({ ...kPhone, dpr: 1, init: old_texts });
  await new_game(page);
  await to_title(page);
  await new_game(page);
  await to_title(page);
  assert.equal((await kept_games(page)).length, 2);
  await press(page, 'title/games');
  await rest(page);
  await screenshot(page, 'saves-games');
  const id = (await kept_games(page))[0].slice('game-'.length);
  await press(page, `games/${id}/delete`);
  await games_are(page, 1);
  await press(page, 'games/restore');
  await games_are(page, 2);
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('a damaged game is set aside, told of, and blocks nothing', async () => {
  const page = await open_page({ ...kSmall, init: old_texts });
  await new_game(page);
  await page.evaluate(() => {
    const key = globalThis.homestretch.keys().split('\n').find((one) => one.startsWith('game-'));
    globalThis.homestretch.save(key, globalThis.homestretch.load(key).replace('over 0', 'over 1'));
  });
  await saved(page);
  await reload(page);
  assert.deepEqual(await kept_games(page), []);
  assert.ok((await page.evaluate(() => globalThis.homestretch.keys())).includes('aside-game-'));
  assert.ok((await targets(page)).some((target) => target.key === 'title/parchis'));
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('without any storage the game is played all the same', async () => {
  const page = await open_page({
    ...kSmall,
    init: () => { Object.defineProperty(globalThis, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } }); },
  });
  await new_game(page);
  await to_title(page);
  await press(page, 'title/continue');
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('everything leaves as one file and comes back elsewhere', async () => {
  const page = await open_page({ ...kSmall, init: old_texts });
  await new_game(page);
  await to_title(page);
  await press(page, 'title/games');
  const download = page.waitForEvent('download');
  await press(page, 'games/export');
  const path = await (await download).path();
  const before = await positions(page);
  const other = await open_page(kSmall);
  const chooser = other.waitForEvent('filechooser');
  await press(other, 'title/games');
  await press(other, 'games/import');
  await (await chooser).setFiles(path);
  await other.waitForFunction(() => globalThis.homestretch.keys().includes('game-'));
  assert.deepEqual(await positions(other), before);
  assert.deepEqual(await complaints(other), []);
  await close_page(other);
  await close_page(page);
});

test('a link opens on another page, a bad one is told of, the running game stays', async () => {
  const page = await open_page({ ...kSmall, init: old_texts });
  await new_game(page);
  await press(page, 'table/menu');
  await press(page, 'menu/share');
  await says(page, 'QR code of this link');
  await rest(page);
  await screenshot(page, 'saves-share');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(page, 'share/copy');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /#g=[\w-]+$/);
  const hash = link.slice(link.indexOf('#'));
  const other = await open_page({ ...kSmall, hash });
  await press(other, 'review/turn-back');
  await rest(other);
  await screenshot(other, 'saves-review');
  assert.equal(await other.evaluate(() => location.hash), '');
  const games = await kept_games(page);
  await page.evaluate((bad) => { location.hash = bad; }, `${hash.slice(0, -3)}AAA`);
  await says(page, 'This link cannot be opened');
  assert.deepEqual(await kept_games(page), games);
  assert.deepEqual(await complaints(page), []);
  assert.deepEqual(await complaints(other), []);
  await close_page(other);
  await close_page(page);
});

// As old_texts, but pieces and dice take their time.
function slow_texts() {
  localStorage.setItem('homestretch.setup', 'parchis pieces=1\nhuman - Ada\nhuman - Bo\nhuman - Cy\nhuman - Di\n');
}
test('a page killed in mid-move loses nothing that was acknowledged', async () => {
  const page = await open_page({ ...kSmall, init: slow_texts });
  await new_game(page);
  await saved(page);
  const before = await moves_kept(page);
  const frames = await page.evaluate(() => globalThis.homestretch.frames());
  await page.waitForFunction((then) => globalThis.homestretch.frames() > then, frames);  // the die still rolls
  const context = page.context();
  const address = page.url();
  const crashed = page.waitForEvent('crash');
  const tools = await context.newCDPSession(page);
  tools.send('Page.crash').catch(() => {});  // never answers: there is nobody left
  await crashed;
  const again = await context.newPage();
  await again.goto(address);
  await first_frame(again);
  assert.deepEqual(await moves_kept(again), before);
  await press(again, 'title/continue');
  await press(again, 'table/menu');
  await context.close();
});

// Plays whatever may be played here until the link for the next person is offered; gives the link.
async function play_until_sent(page) {
  await page.evaluate(() => new Promise((done, fail) => {
    const kMostSteps = 600;
    let steps = 0;
    const step = () => {
      const open = globalThis.homestretch.targets().filter((t) => t.focusable && t.enabled);
      if (open.some((t) => t.key === 'share/copy')) return done();
      if (++steps > kMostSteps) return fail(new Error(`no link is offered: ${open.map((t) => t.key)}`));
      const next = open.find((t) => t.key === 'table/throw' || t.key.startsWith('table/move/'));
      if (next) globalThis.homestretch.activate(next.key);
      return setTimeout(step, 30);
    };
    step();
  }));
  await press(page, 'share/copy');
  return page.evaluate(() => navigator.clipboard.readText());
}

test('two people play by link; an old link is told of and changes nothing', async () => {
  const ada = await open_page({ ...kSmall, init: old_texts });
  const bo = await open_page(kSmall);
  for (const page of [ada, bo]) await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await new_game(ada);
  await press(ada, 'table/menu');
  await press(ada, 'menu/mail');
  await screenshot(ada, 'saves-mail');
  await press(ada, 'mail/ready');
  const first = await play_until_sent(ada);
  await go_to_link(bo, first);
  await says(bo, 'This game travels from device to device.');
  const free = (await targets(bo)).filter((t) => t.key.startsWith('mail/seat'));
  assert.equal(free.length, 3);
  for (const seat of free) await press(bo, seat.key);
  await press(bo, 'mail/ready');
  const second = await play_until_sent(bo);
  await go_to_link(ada, second);
  await ada.waitForFunction(() => globalThis.homestretch.targets().some((t) => t.key === 'table/throw' && t.enabled));
  await saved(ada);
  const [before] = await positions(ada);
  await go_to_link(ada, first);
  await says(ada, 'This link is older than the game on this device');
  await press(ada, 'mail/mine');
  assert.ok((await positions(ada)).includes(before));
  assert.deepEqual(await complaints(ada), []);
  assert.deepEqual(await complaints(bo), []);
  await close_page(ada);
  await close_page(bo);
});

test('every game has a page of its own for previews, which leads into it', async () => {
  const page = await open_page({ ...kSmall, hash: 'sorry/' });
  await says(page, 'Sorry!');
  assert.match(page.url(), /\/$/);
  assert.ok((await targets(page)).some((target) => target.key === 'setup/start'));
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});
