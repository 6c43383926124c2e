// Nothing is lost: games outlive a reload and a killed page, damage is told of, links and files open.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { press, rest, wait_for } from './hands.mjs';
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

// Presses what copies, and gives the link once it is on the clipboard.
async function copy_link(page, key) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await press(page, key);
  // waitForFunction would take the promise of a text for the text.
  return page.evaluate(async () => {
    for (;;) {
      const text = await navigator.clipboard.readText();
      if (/#g=[\w-]+$/.test(text)) return text;
      await new Promise((soon) => { setTimeout(soon, 20); });
    }
  });
}

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
  await to_title(page);  // so that no later move keeps the game once more
  await wait_for(page, 'title/continue');
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

// Counts from now on how often these words appear on the screen.
const count_saying = (page, words) => page.evaluate((wanted) => {
  let shown = false;
  globalThis.times_said = 0;
  const look = () => {
    const before = shown;
    shown = globalThis.homestretch.targets().some((target) => target.label.includes(wanted));
    if (shown && !before) ++globalThis.times_said;
    requestAnimationFrame(look);
  };
  look();
}, words);

for (const [how, words, forbid] of [
  ['without any storage', 'This browser keeps nothing here.', () => {
    Object.defineProperty(globalThis, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } });
  }],
  ['with a full storage', 'There is no room left to keep games here.', () => {
    IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
  }],
]) {
  test(`${how} that is said once, and the game is played all the same`, async () => {
    const page = await open_page({ ...kSmall, init: old_texts });
    await page.addInitScript(forbid);
    await page.evaluate(() => { sessionStorage.clear(); });
    await reload(page);
    await count_saying(page, words);
    await new_game(page);
    await to_title(page);
    await press(page, 'title/continue');
    await press(page, 'table/menu');
    await rest(page);
    assert.equal(await page.evaluate(() => globalThis.times_said), 1);
    assert.deepEqual(await complaints(page), []);
    await close_page(page);
  });
}

test('the second tab with a game says so and can take it over', async () => {
  const first = await open_page({ ...kSmall, init: old_texts });
  await new_game(first);
  const second = await first.context().newPage();
  second.errors = [];
  await second.goto(first.url());
  await first_frame(second);
  await press(second, 'title/continue');
  await says(second, 'This game is open elsewhere');
  await screenshot(second, 'saves-elsewhere');
  await press(second, 'elsewhere/take-over');
  await says(first, 'This game is open elsewhere');
  const before = await moves_kept(first);
  await second.waitForFunction(() => {
    const next = globalThis.homestretch.targets().find((t) =>
      t.focusable && t.enabled && (t.key === 'table/throw' || t.key.startsWith('table/move/')));
    if (next) globalThis.homestretch.activate(next.key);
    return Boolean(next);
  });
  await second.waitForFunction((then) => globalThis.homestretch.keys().split('\n').some((key) =>
    key.startsWith('game-') && Number(globalThis.homestretch.load(key).match(/^moves (\d+)$/m)[1]) > then), before[0]);
  await rest(second);
  await saved(second);
  const after = await moves_kept(second);
  await press(first, 'elsewhere/leave');
  await press(first, 'title/continue');
  await press(first, 'elsewhere/take-over');
  await says(second, 'This game is open elsewhere');
  assert.deepEqual(await moves_kept(first), after);
  assert.deepEqual(await complaints(first), []);
  assert.deepEqual(second.errors, []);
  await close_page(first);
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

// Lets a text file fall onto the page.
async function drop_file(page, text) {
  const dataTransfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'game.txt', { type: 'text/plain' }));
    return data;
  }, text);
  await page.dispatchEvent('#canvas', 'drop', { dataTransfer });
}

test('a link opens on another page, a replay file too; a bad link is told of, the running game stays', async () => {
  const page = await open_page({ ...kSmall, init: old_texts });
  await new_game(page);
  await press(page, 'table/menu');
  await press(page, 'menu/share');
  await says(page, 'QR code of this link');
  await rest(page);
  await screenshot(page, 'saves-share');
  const link = await copy_link(page, 'share/copy');
  const hash = link.slice(link.indexOf('#'));
  const other = await open_page({ ...kSmall, hash });
  await press(other, 'review/turn-back');
  await rest(other);
  await screenshot(other, 'saves-review');
  assert.equal(await other.evaluate(() => location.hash), '');
  const download = page.waitForEvent('download');
  await press(page, 'share/file');
  const replay = readFileSync(await (await download).path(), 'utf8');
  assert.match(replay, /^race 1\n/);
  await press(other, 'review/back');
  await drop_file(other, replay);
  await press(other, 'review/turn-back');
  await press(other, 'review/seat');
  await says(other, 'Seen by Ada');
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
  const page = await open_page({ ...kSmall, motion: true, init: slow_texts });
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
  // The throw may have been answered by a pass before the end.
  const after = await moves_kept(again);
  assert.equal(after.length, before.length);
  for (const [i, moves] of before.entries()) assert.ok(after[i] >= moves, `${after[i]} of ${moves}`);
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
      const next = open.find((t) => /^table\/(throw$|move\/|hand\/)/.test(t.key));
      if (next) globalThis.homestretch.activate(next.key);
      return setTimeout(step, 30);
    };
    step();
  }));
  return copy_link(page, 'share/copy');
}

test('two people play by link; an old link is told of and changes nothing', async () => {
  const ada = await open_page({ ...kSmall, init: old_texts });
  const bo = await open_page(kSmall);
  await new_game(ada);
  await press(ada, 'table/menu');
  await press(ada, 'menu/mail');
  await rest(ada);
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

// Two people with hidden hands. For `init` of open_page.
function point_score() {
  localStorage.setItem('homestretch.settings', 'speed 0\n');
  localStorage.setItem('homestretch.setup', 'sorry seats=R,Y mode=points first=R\nhuman - Ada\nhuman - Bo\n');
}
const hand = async (page) => (await targets(page)).filter((t) => t.key.startsWith('table/hand/')).map((t) => t.label);

test('two people play for points by link, and neither sees the other’s hand', async () => {
  const ada = await open_page({ ...kSmall, init: point_score });
  const bo = await open_page({ ...kSmall, init: point_score });
  await press(ada, 'title/sorry');
  await press(ada, 'setup/start');
  await press(ada, 'table/menu');
  await press(ada, 'menu/mail');
  await says(ada, 'Every hand is sealed for its own device');
  await rest(ada);
  await screenshot(ada, 'saves-sealed');
  await press(ada, 'mail/ready');
  await says(ada, 'Send this link to the next person who sits down.');
  const invitation = await play_until_sent(ada);
  assert.deepEqual(await hand(ada), [], 'nothing is dealt before all have sat down');
  await go_to_link(bo, invitation);
  await says(bo, 'Which free seat is yours?');
  await press(bo, (await targets(bo)).find((t) => t.key.startsWith('mail/seat')).key);
  await press(bo, 'mail/ready');
  await says(bo, 'Ada deals the cards: send them this link.');
  let link = await play_until_sent(bo);
  // What is kept on a device is what its seat may know.
  const own = [/hands=R:[^;?]+;Y:\?+/, /hands=R:\?+;Y:[^;?]+/];
  for (let turn = 0; turn < 4; ++turn) {
    const page = [ada, bo][turn % 2];
    await go_to_link(page, link);
    await page.waitForFunction(() =>
      globalThis.homestretch.targets().filter((target) => target.key.startsWith('table/hand/')).length === 5);
    if (turn === 1) {
      await rest(page);
      await screenshot(page, 'saves-sealed-hand');
    }
    link = await play_until_sent(page);
    await saved(page);
    const texts = await page.evaluate(() => globalThis.homestretch.keys().split('\n')
      .filter((key) => key.startsWith('game-')).map((key) => globalThis.homestretch.load(key)));
    assert.ok(texts.some((text) => /^mail /m.test(text) && own[turn % 2].test(text)), texts.join('\n'));
  }
  // Somebody who has no seat watches, and sees no hand.
  const guest = await open_page(kSmall);
  await go_to_link(guest, link);
  await wait_for(guest, 'review/run');
  assert.deepEqual(await hand(guest), []);
  for (const page of [ada, bo, guest]) {
    assert.deepEqual(await complaints(page), []);
    await close_page(page);
  }
});

const vectors = new URL('../vectors/', import.meta.url);

test('the page reads what the window has kept, counts it and writes it unaltered', async () => {
  const file = readFileSync(new URL('kept/version1.txt', vectors), 'utf8');
  const page = await open_page({ ...kPhone, dpr: 1 });
  await press(page, 'title/games');
  await drop_file(page, file);
  await games_are(page, 3);
  const texts = await page.evaluate(() => globalThis.homestretch.keys().split('\n')
    .filter((key) => key.startsWith('game-')).map((key) => globalThis.homestretch.load(key)));
  for (const text of texts) assert.ok(file.includes(text));
  await press(page, 'games/statistics');
  await says(page, 'Wins in a row: ');
  await says(page, 'Luck a game: ');
  await rest(page);
  await screenshot(page, 'saves-statistics');
  const download = page.waitForEvent('download');
  await press(page, 'records/save-table');
  assert.match(readFileSync(await (await download).path(), 'utf8'), /,parchis,1,/);
  await press(page, 'records/clear');
  await says(page, 'Games that were played to their end are counted here');
  await press(page, 'records/take-back');
  await says(page, 'Wins in a row: ');
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('links that were made natively open on the page: set-up, game, position, a turn by link', async () => {
  const links = readFileSync(new URL('link/version1.txt', vectors), 'utf8').split('\n')
    .map((line) => line.split(' ')[2]).filter(Boolean);
  // The second letter of a link tells its kind, four of them for each of 16 letters.
  const kLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const of_kind = (kind) => links.find((link) => kLetters.indexOf(link[3]) >> 4 === kind);
  // All seats of the travelling game are taken: whoever opens it watches.
  const page = await open_page(kSmall);
  for (const [kind, key] of ['setup/start', 'review/run', 'table/menu', 'review/run'].entries()) {
    await go_to_link(page, `#${of_kind(kind)}`);
    await wait_for(page, key);
  }
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('a maze of the workshop is given away as a link', async () => {
  const page = await open_page(kSmall);
  await press(page, 'title/maze');
  await press(page, 'setup/rule/mazes');
  await press(page, 'mazes/build');
  await press(page, 'workshop/share');
  await says(page, 'QR code of this link');
  const link = await copy_link(page, 'share/copy');
  const other = await open_page(kSmall);
  await go_to_link(other, link);
  await press(other, 'setup/start');
  await press(other, 'table/menu');
  assert.deepEqual(await complaints(other), []);
  await close_page(other);
  await close_page(page);
});

test('every game has a page of its own for previews, which leads into it', async () => {
  const page = await open_page({ ...kSmall, hash: 'sorry/' });
  await says(page, 'Sorry!');
  assert.match(page.url(), /\/$/);
  assert.ok((await targets(page)).some((target) => target.key === 'setup/start'));
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});
