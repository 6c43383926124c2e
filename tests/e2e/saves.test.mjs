// Nothing is lost: games outlive a reload, damage is reported, files can be imported again. (Killed pages
// and browsers: kills.test.mjs.)
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { crc_of } from '../../tools/web/crc.mjs';
import { kept_games, press, rest, targets, wait_for } from './hands.mjs';
import {
  drop_file, game_keys, games_are, kFourPeople, moves_kept, new_game, positions, reload, saved, says,
  sleepy_disk, to_title, told, vectors,
} from './keeping.mjs';
import { between, close_page, complaints, kPhone, kSmall, open_page, screenshot } from './lib.mjs';

test('a game is there again after a reload, move by move', async () => {
  const page = await open_page({ ...kSmall, kept: kFourPeople });
  await new_game(page);
  await rest(page);  // a pass may follow automatically
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
  const page = await open_page({ ...kPhone, kept: kFourPeople });
  await new_game(page);
  await to_title(page);
  await new_game(page);
  await to_title(page);
  assert.equal((await game_keys(page)).length, 2);
  await press(page, 'title/games');
  await rest(page);
  await screenshot(page, 'saves-games');
  const [key] = await game_keys(page);
  const id = key.slice('game-'.length);
  await press(page, `games/${id}/rename`);
  await press(page, 'games/rename/name');
  await page.locator('#edit').fill('Sunday');
  const faces = await page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
  assert.deepEqual(faces, ['letters loaded'], 'what is written looks like the rest of the page');
  await press(page, 'games/rename/done');
  await says(page, 'Sunday');
  await page.waitForFunction((kept) => globalThis.homestretch.load(kept).includes('Sunday'), key);
  await press(page, `games/${id}/rename`);
  // The key that opens the field is released in it; the next one is heard all the same.
  await page.locator('#mirror [data-key="games/rename/name"]').focus();
  await rest(page);
  await page.locator('#canvas').focus();
  for (const time of ['first', 'second']) {
    await page.keyboard.down('Space');
    await page.waitForSelector('#edit').catch(() => assert.fail(`not opened the ${time} time`));
    await page.keyboard.up('Space');
    await page.keyboard.press('Escape');
    await page.waitForSelector('#edit', { state: 'detached' });
    await rest(page);
  }
  await press(page, 'games/rename/name');
  const letters = page.waitForResponse((answer) => /names-[^/]+\.ttf$/.test(answer.url()));
  await page.locator('#edit').fill('Понедельник');
  await page.locator('#edit').press('Enter');
  await says(page, 'Понедельник');
  assert.ok((await letters).ok(), 'the letters that it needs come when they are asked for');
  await rest(page);
  await screenshot(page, 'saves-games-renamed');
  await press(page, `games/${id}/delete`);
  await games_are(page, 1);
  await press(page, 'games/restore');
  await games_are(page, 2);
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

// Stores a kept game with other lines.
async function rewrite(page, key, change) {
  const [first, , ...lines] = (await page.evaluate((one) => globalThis.homestretch.load(one), key)).trimEnd().split('\n');
  const text = `${change(lines).join('\n')}\n`;
  const check = crc_of(Buffer.from(text)).toString(16).padStart(8, '0');
  await page.evaluate(([one, all]) => globalThis.homestretch.save(one, all), [key, `${first}\ncheck ${check}\n${text}`]);
  await saved(page);
}

test('a game whose moves cannot be read is set aside when it is opened, and the others stay', async () => {
  const page = await open_page({ ...kSmall, kept: kFourPeople });
  await new_game(page);
  await to_title(page);
  const [older] = await game_keys(page);
  await new_game(page);
  await to_title(page);
  await wait_for(page, 'title/continue');
  const newer = (await game_keys(page)).find((key) => key !== older);
  await rewrite(page, newer, (lines) => [...lines, 'R1>1']);  // a move that is not legal
  await saved(page);
  await reload(page);
  await told(page, '1 kept game is damaged; it was set aside.', () => press(page, 'title/continue'));
  await saved(page);
  assert.deepEqual(await game_keys(page), [older]);
  await press(page, 'title/continue');
  await press(page, 'table/menu');
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('a damaged game is set aside, told of, and blocks nothing', async () => {
  const page = await open_page({ ...kSmall, kept: kFourPeople });
  await new_game(page);
  await to_title(page);  // so that no later move saves the game once more
  await wait_for(page, 'title/continue');
  await page.evaluate(() => {
    const key = globalThis.homestretch.keys().split('\n').find((one) => one.startsWith('game-'));
    globalThis.homestretch.save(key, globalThis.homestretch.load(key).replace('over 0', 'over 1'));
  });
  await saved(page);
  await told(page, '1 kept game is damaged; it was set aside.', () => reload(page));
  assert.deepEqual(await game_keys(page), []);
  assert.ok((await page.evaluate(() => globalThis.homestretch.keys())).includes('aside-game-'));
  assert.ok((await targets(page)).some((target) => target.key === 'title/parchis'));
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

// All sentences that come to the screen, one after the other, from the first frame on.
const note_sayings = between('mirror', (mirror, json, ...rest) => {
  if (json === '') return mirror(json, ...rest);
  const [before, now] = [globalThis.on_screen ?? [], JSON.parse(json).map(({ label }) => label)];
  globalThis.sayings = [...globalThis.sayings ?? [], ...now.filter((label) => !before.includes(label))];
  globalThis.on_screen = now;
  return mirror(json, ...rest);
});

for (const [how, words, forbid] of [
  ['without any storage', 'Nothing can be stored here.', () => {
    function refuse() { throw new DOMException('no', 'SecurityError'); }
    Object.defineProperty(globalThis, 'indexedDB', { get: refuse });
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: refuse });
    globalThis.BroadcastChannel = refuse;
  }],
  ['with a full storage', 'There is no room left to keep games here.', () => {
    IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
  }],
  ['with a storage that turns out to be full', 'There is no room left to keep games here.', () => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function full_put(...given) {
      const request = put.apply(this, given);
      const { transaction } = this;
      Object.defineProperty(transaction, 'error', { value: new DOMException('full', 'QuotaExceededError') });
      transaction.abort();
      return request;
    };
  }],
]) {
  test(`${how} that is said once, and the game is played all the same`, async () => {
    const page = await open_page({ ...kSmall, kept: kFourPeople });
    await page.addInitScript(forbid);
    await page.evaluate(() => { sessionStorage.clear(); });
    await page.addInitScript(note_sayings);
    await reload(page);
    await new_game(page);
    await to_title(page);
    await press(page, 'title/continue');
    await press(page, 'table/menu');
    await rest(page);
    const sayings = await page.evaluate(() => globalThis.sayings);
    assert.equal(sayings.filter((label) => label.includes(words)).length, 1, sayings.join('\n'));
    assert.deepEqual(await complaints(page), []);
    await close_page(page);
  });
}

// A request may fail when nobody expects it any more, and then has no error yet.
test('a write that fails late is told of, and what it held is kept with the next', async () => {
  const page = await open_page({ ...kSmall, kept: kFourPeople });
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    globalThis.mend = () => { IDBObjectStore.prototype.put = put; };
    IDBObjectStore.prototype.put = function late(...given) {
      put.apply(this, given);
      return this.add(...given);  // there is one with this key by then
    };
  });
  await told(page, 'The storage of this browser did not answer.', () => new_game(page));
  await page.evaluate(() => {
    globalThis.mend();
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await rest(page);
  await saved(page);
  const before = await positions(page);
  assert.equal(before.length, 1);
  await reload(page);
  assert.deepEqual(await positions(page), before);
  await close_page(page);
});

// A disk with room for so many letters, which a deletion frees only once it has been carried out.
function small_disk() {
  const { put } = IDBObjectStore.prototype;
  const kRoom = 1500;
  const sizes = new Map();
  let free = kRoom;
  IDBObjectStore.prototype.put = function small_put(text, key) {
    if (this.name !== 'texts' || !key.startsWith('game-')) return put.call(this, text, key);
    if (text.length - (sizes.get(key) ?? 0) > free) throw new DOMException('full', 'QuotaExceededError');
    free -= text.length - (sizes.get(key) ?? 0);
    sizes.set(key, text.length);
    return put.call(this, text, key);
  };
  const remove = IDBObjectStore.prototype.delete;
  IDBObjectStore.prototype.delete = function small_delete(key) {
    this.transaction.addEventListener('complete', () => {
      free += sizes.get(key) ?? 0;
      sizes.delete(key);
    });
    return remove.call(this, key);
  };
}

test('on a full disk a deletion makes room, and one text that is too large holds up no other', async () => {
  const page = await open_page({ ...kSmall, init: small_disk });
  await rest(page);
  const on_disk = await page.evaluate(async () => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function no_second_room(text, key) {
      if (key === 'room-two') throw new DOMException('full', 'QuotaExceededError');
      return put.call(this, text, key);
    };
    const { erase, save, saved } = globalThis.homestretch;
    const write = async (...texts) => {
      for (const [key, size] of texts) save(key, 'x'.repeat(size));
      await saved();
    };
    await write(['game-a', 1000], ['room-one', 10]);
    await write(['game-b', 1000]);  // there is no room for it
    await write(['game-huge', 9000], ['game-c', 100]);
    erase('game-a');
    erase('room-one');  // is not erased without the text that replaces it
    await write(['room-two', 10]);
    return new Promise((done) => {
      indexedDB.open('homestretch').onsuccess = ({ target: { result } }) => {
        result.transaction('texts').objectStore('texts').getAllKeys().onsuccess = ({ target }) =>
          done(target.result.filter((key) => /^(game|room)-/.test(key)));
      };
    });
  });
  assert.deepEqual(on_disk, ['game-b', 'game-c', 'room-one']);
  await close_page(page);
});

test('what the disk has refused stays the newest, also when a game is taken over', async () => {
  const page = await open_page(kSmall);
  await rest(page);
  const after = await page.evaluate(async () => {
    const { claim, claim_state, load, save, saved, take_over } = globalThis.homestretch;
    const kHeld = 1;
    save('aside-one', 'old');
    await saved();
    IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
    save('aside-one', 'new');
    await saved();
    claim('another');
    while (claim_state() !== kHeld) await new Promise((soon) => { setTimeout(soon, 10); });
    take_over();
    while (claim_state() !== kHeld) await new Promise((soon) => { setTimeout(soon, 10); });
    return load('aside-one');
  });
  assert.equal(after, 'new');
  await close_page(page);
});

// A page may be closed, or let another one have its game, while the disk has an older state of it.
test('what the disk has refused is in every page, also in one that is opened later', async () => {
  const first = await open_page(kSmall);
  const second = await open_page({ ...kSmall, beside: first });
  const newest = (page) => page.waitForFunction(() => globalThis.homestretch.load?.('text-one') === 'new');
  await first.evaluate(async () => {
    const { save, saved } = globalThis.homestretch;
    save('text-one', 'old');
    await saved();
    IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
    save('text-one', 'new');
    await saved();
  });
  await newest(second);
  const third = await open_page({ ...kSmall, beside: first });
  await newest(third);
  const late = await open_page({ ...kSmall, beside: first });
  await late.addInitScript(sleepy_disk);
  await late.reload();
  await wait_for(late, 'title/ludo');
  await late.evaluate(() => globalThis.wake());
  await newest(late);  // its disk has answered later than it waits
  await late.close();
  // One whose disk works goes on with it and stores that; the first page has nothing to store any more.
  await third.evaluate(async () => {
    const { load, save, saved } = globalThis.homestretch;
    save('text-one', `${load('text-one')}est`);
    await saved();
  });
  await first.waitForFunction(() => globalThis.homestretch.load('text-one') === 'newest');
  assert.equal(await first.evaluate(() => globalThis.homestretch.saved('text-one')), true);
  await first.close();
  await second.close();
  await reload(third);
  assert.equal(await third.evaluate(() => globalThis.homestretch.load('text-one')), 'newest');
  await close_page(third);
});

test('an online game whose room is not here any more is watched', async () => {
  const page = await open_page({ ...kSmall, kept: kFourPeople });
  await new_game(page);
  await to_title(page);
  await wait_for(page, 'title/continue');
  const [key] = await game_keys(page);
  await rewrite(page, key, (lines) => lines.flatMap((line) => (line.startsWith('position ') ? [`room ${'a'.repeat(16)}`, line] : [line])));
  await reload(page);
  await press(page, 'title/continue');
  await wait_for(page, 'review/go-on');  // nobody else would ever move at the table
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('a full storage is told of, though another page writes at the same moment', async () => {
  const page = await open_page(kSmall);
  await rest(page);
  await told(page, 'There is no room left to keep games here.', () => page.evaluate(() => {
    const [kFull, kChanged] = [0, 2];
    for (const news of [kFull, kChanged]) globalThis.homestretch.module._hs_store(news);
  }));
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

// Throws as soon as the table allows it, until a game with more moves than that is saved.
const play_on = (page, before) => page.waitForFunction((then) => {
  const { activate, keys, load, targets } = globalThis.homestretch;
  const next = targets().find((t) =>
    t.focusable && t.enabled && (t.key === 'table/throw' || t.key.startsWith('table/move/')));
  if (next) activate(next.key);
  return keys().split('\n').some((key) =>
    key.startsWith('game-') && Number(load(key).match(/^moves (\d+)$/m)[1]) > then);
}, before);

test('a game that another tab deletes and takes back is still the one on the table', async () => {
  const first = await open_page({ ...kSmall, kept: kFourPeople });
  await new_game(first);
  await rest(first);
  await saved(first);
  const games = await game_keys(first);
  const [moves] = await moves_kept(first);
  const second = await open_page({ ...kSmall, beside: first });
  await press(second, 'title/games');
  await press(second, `games/${games[0].slice('game-'.length)}/delete`);
  await games_are(first, 0);
  await rest(first);
  await press(second, 'games/restore');
  await games_are(first, 1);
  await rest(first);
  await play_on(first, moves);
  assert.deepEqual(await game_keys(first), games);
  assert.deepEqual(await complaints(first), []);
  assert.deepEqual(await complaints(second), []);
  await close_page(first);
});

test('the second tab with a game says so and can take it over', async () => {
  const first = await open_page({ ...kSmall, kept: kFourPeople });
  await new_game(first);
  const second = await open_page({ ...kSmall, beside: first });
  await press(second, 'title/continue');
  await says(second, 'This game is open elsewhere');
  await screenshot(second, 'saves-elsewhere');
  await press(second, 'elsewhere/take-over');
  await says(first, 'This game is open elsewhere');
  const before = await moves_kept(first);
  await play_on(second, before[0]);
  await rest(second);
  await saved(second);
  const after = await moves_kept(second);
  await press(first, 'elsewhere/leave');
  await press(first, 'title/continue');
  await press(first, 'elsewhere/take-over');
  await says(second, 'This game is open elsewhere');
  assert.deepEqual(await moves_kept(first), after);
  assert.deepEqual(await complaints(first), []);
  assert.deepEqual(await complaints(second), []);
  await close_page(first);
});

test('everything leaves as one file and comes back elsewhere', async () => {
  const page = await open_page({ ...kSmall, kept: kFourPeople });
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

test('the page reads what the window has kept, counts it and writes it unaltered', async () => {
  const file = readFileSync(new URL('kept/version1.txt', vectors), 'utf8');
  const page = await open_page(kPhone);
  await press(page, 'title/games');
  await drop_file(page, file);
  await games_are(page, 3);
  const texts = await kept_games(page);
  for (const text of texts) assert.ok(file.includes(text));
  await press(page, 'games/statistics');
  await says(page, 'Wins in a row: ');
  await says(page, 'Luck per game: ');
  await rest(page);
  await screenshot(page, 'saves-statistics');
  const download = page.waitForEvent('download');
  await press(page, 'records/save-table');
  assert.match(readFileSync(await (await download).path(), 'utf8'), /,parchis,1,/);
  await press(page, 'records/clear');
  await says(page, 'Finished games are counted here');
  await press(page, 'records/take-back');
  await says(page, 'Wins in a row: ');
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

// A file as all games of a page are saved in: texts by their keys.
function export_of(texts) {
  const body = Object.entries(texts).map(([key, text]) => `${key} ${Buffer.byteLength(text)}\n${text}\n`).join('');
  return `homestretch export 1 ${crc_of(Buffer.from(body)).toString(16).padStart(8, '0')}\n${body}`;
}

test('what cannot be read of a file is said and set aside; progress in lessons is added', async () => {
  const page = await open_page({ ...kPhone, kept: { learn: 'ludo 2\nparchis 5\n' } });
  const key = 'game-0123456789abcdef';
  const newer = 'homestretch game 99\nof another time\n';
  const both = { [key]: 'no game', 'game-fedcba9876543210': newer, learn: 'parchis 3\nmaedn 4\n' };
  await told(page, '0 games were added. 1 kept game is damaged; it was set aside. 1 game of a newer version was set aside.',
    () => drop_file(page, export_of(both)));
  await drop_file(page, export_of({ [key]: 'another one' }));
  const aside = () => page.evaluate(() => globalThis.homestretch.keys().split('\n').filter((one) => one.startsWith('aside-'))
    .map((one) => globalThis.homestretch.load(one)).sort());
  await page.waitForFunction(() => globalThis.homestretch.keys().split('\n').filter((one) => one.startsWith('aside-')).length === 3);
  assert.deepEqual(await aside(), ['another one', newer, 'no game'], 'none takes the place of another');
  assert.equal(await page.evaluate(() => globalThis.homestretch.load('learn')), 'parchis 5\nludo 2\nmaedn 4\n');
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});
