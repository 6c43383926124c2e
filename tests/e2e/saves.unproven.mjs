// Nothing is lost: games outlive a reload and a killed page, damage is told of, links and files open.
import assert from 'node:assert/strict';
import { test } from 'node:test';
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
const targets = (page) => page.evaluate(() => globalThis.homestretch.targets());
const labels = async (page) => (await targets(page)).map((target) => target.label).join('\n');

async function press(page, key) {
  await page.waitForFunction((wanted) => globalThis.homestretch.targets().some((t) => t.key === wanted && t.enabled), key);
  await page.evaluate((wanted) => globalThis.homestretch.activate(wanted), key);
  await page.waitForTimeout(150);
}
async function says(page, words) {
  await page.waitForFunction((wanted) => globalThis.homestretch.targets().some((t) => t.label.includes(wanted)), words);
}
const saved = (page) => page.evaluate(() => globalThis.homestretch.saved());
const kept_games = (page) => page.evaluate(() => globalThis.homestretch.keys().split('\n').filter((key) => key.startsWith('game-')));

async function new_game(page) {
  await press(page, 'title/parchis');
  await press(page, 'setup/start');
  await press(page, 'table/throw');
}
async function to_title(page) {
  await press(page, 'table/menu');
  await press(page, 'menu/leave');
}
// The position of each kept game, newest last.
const positions = (page) => page.evaluate(() => globalThis.homestretch.keys().split('\n')
  .filter((key) => key.startsWith('game-'))
  .map((key) => globalThis.homestretch.load(key).match(/^position (.*)$/m)[1]));

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
  await page.waitForTimeout(1500);
  await screenshot(page, 'saves-games');
  const id = (await kept_games(page))[0].slice('game-'.length);
  await press(page, `games/${id}/delete`);
  assert.equal((await kept_games(page)).length, 1);
  await press(page, 'games/restore');
  assert.equal((await kept_games(page)).length, 2);
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
  await page.waitForTimeout(400);
  await screenshot(page, 'saves-share');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(page, 'share/copy');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /#g=[\w-]+$/);
  const hash = link.slice(link.indexOf('#'));
  const other = await open_page({ ...kSmall, hash });
  await press(other, 'review/turn-back');
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

test('a page killed in mid-move loses nothing that was acknowledged', async () => {
  const page = await open_page({ ...kSmall, init: old_texts });
  await new_game(page);
  await saved(page);
  const before = await positions(page);
  const context = page.context();
  await page.evaluate(() => { globalThis.homestretch.activate('table/throw'); });
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  again.errors = [];
  await again.goto(page.url());
  await first_frame(again);
  const after = await positions(again);
  assert.equal(after.length, before.length);
  await context.close();
});

// Plays whatever may be played here until the link for the next person is offered; gives the link.
async function play_until_sent(page) {
  await page.evaluate(() => new Promise((done) => {
    const step = () => {
      const open = globalThis.homestretch.targets().filter((t) => t.focusable && t.enabled);
      if (open.some((t) => t.key === 'share/copy')) return done();
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
  await bo.evaluate((hash) => { location.hash = hash; }, first.slice(first.indexOf('#')));
  await says(bo, 'This game travels from device to device.');
  const free = (await targets(bo)).filter((t) => t.key.startsWith('mail/seat'));
  assert.equal(free.length, 3);
  for (const seat of free) await press(bo, seat.key);
  await press(bo, 'mail/ready');
  const second = await play_until_sent(bo);
  await ada.evaluate((hash) => { location.hash = hash; }, second.slice(second.indexOf('#')));
  await press(ada, 'share/close').catch(() => {});
  await ada.waitForFunction(() => globalThis.homestretch.targets().some((t) => t.key === 'table/throw' && t.enabled));
  await saved(ada);
  const [before] = await positions(ada);
  await ada.evaluate((hash) => { location.hash = hash; }, first.slice(first.indexOf('#')));
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
