// Links and files: a position, a game, a turn by link, a maze, pages for previews.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { kept_games, press, rest, targets, wait_for } from './hands.mjs';
import {
  copy_link, drop_file, game_keys, go_to_link, kFourPeople, new_game, play_until_sent, positions, reload, saved, says,
  told, vectors,
} from './keeping.mjs';
import { close_page, complaints, kSmall, open_page, screenshot } from './lib.mjs';

test('a link opens on another page, a replay file too; a bad link is told of, the running game stays', async () => {
  const page = await open_page({ ...kSmall, kept: kFourPeople });
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
  await rest(other);
  const before = (await targets(other)).map(({ label }) => label).join();
  await drop_file(other, replay);
  // It opens at its end, so the words change once it is there.
  await other.waitForFunction((then) => globalThis.homestretch.targets().map(({ label }) => label).join() !== then, before);
  await press(other, 'review/turn-back');
  await press(other, 'review/seat');
  await says(other, 'Seen from Ada’s seat');
  const games = await game_keys(page);
  await told(page, 'This link cannot be opened', () => page.evaluate((bad) => { location.hash = bad; }, `${hash.slice(0, -3)}AAA`));
  assert.deepEqual(await game_keys(page), games);
  assert.deepEqual(await complaints(page), []);
  assert.deepEqual(await complaints(other), []);
  await close_page(other);
  await close_page(page);
});

test('what a link has opened is there again after a reload until it is left, though nothing is stored', async () => {
  const links = readFileSync(new URL('link/version1.txt', vectors), 'utf8').split('\n')
    .map((line) => line.split(' ')[2]).filter(Boolean);
  const page = await open_page(kSmall);
  await go_to_link(page, `#${links.find((link) => link[3] >= 'Q' && link[3] <= 'f')}`);
  await wait_for(page, 'review/run');
  await reload(page);
  await wait_for(page, 'review/run');
  await press(page, 'review/back');
  await wait_for(page, 'title/ludo');
  await rest(page);
  await reload(page);
  await wait_for(page, 'title/ludo');
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('a question about one game does not stand over the next', async () => {
  const page = await open_page({ ...kSmall, kept: kFourPeople });
  await new_game(page);
  await press(page, 'table/menu');
  await press(page, 'menu/share');
  const link = await copy_link(page, 'share/copy');
  await press(page, 'share/close');
  await press(page, 'table/menu');
  await press(page, 'menu/mail');
  await wait_for(page, 'mail/ready');
  await go_to_link(page, link);
  await wait_for(page, 'review/turn-back');
  assert.ok(!(await targets(page)).some(({ key }) => key.startsWith('mail/')));
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('a link is said to be copied only if it was', async () => {
  const forbid = () => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    document.execCommand = () => false;
  };
  const page = await open_page({ ...kSmall, kept: kFourPeople, init: forbid });
  await new_game(page);
  await press(page, 'table/menu');
  await press(page, 'menu/share');
  await told(page, 'Nothing was copied', () => press(page, 'share/copy'));
  assert.ok(!(await targets(page)).some(({ label }) => label === 'The link is copied.'));
  await page.evaluate(() => { navigator.clipboard.writeText = () => Promise.resolve(); });
  await told(page, 'The link is copied.', () => press(page, 'share/copy'));
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('a dropped file that cannot be read is told of', async () => {
  const unreadable = () => { Blob.prototype.text = () => Promise.reject(new DOMException('gone', 'NotFoundError')); };
  const page = await open_page({ ...kSmall, init: unreadable });
  await rest(page);
  await told(page, '“game.txt” cannot be read.', () => drop_file(page, 'race 1'));
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('a fragment that is no link of this game is told of, not passed over', async () => {
  const page = await open_page({ ...kSmall, hash: '#m=garbage' });
  await says(page, 'This link cannot be opened');
  await press(page, 'info/close');
  // Closing goes a step back in the browser's history, and would take a link entered meanwhile along.
  await page.waitForFunction(() => history.state === null);
  await told(page, 'This link cannot be opened', () => page.evaluate(() => { location.hash = '#q=more-garbage'; }));
  await told(page, 'There is no game or preset “chess”.', () => page.evaluate(() => { location.hash = '#game=chess'; }));
  assert.equal(await page.evaluate(() => location.hash), '');
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('two people play by link; an old link is told of and changes nothing', async () => {
  const ada = await open_page({ ...kSmall, kept: kFourPeople });
  const bo = await open_page(kSmall);
  await new_game(ada);
  await press(ada, 'table/menu');
  await press(ada, 'menu/mail');
  await rest(ada);
  await screenshot(ada, 'saves-mail');
  await press(ada, 'mail/ready');
  const first = await play_until_sent(ada);
  await press(ada, 'share/close');
  await press(ada, 'table/send');
  assert.equal(await copy_link(ada, 'share/copy'), first, 'the table offers the link again');
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

test('two people who took the same seat play apart, and neither gets the other’s seat', async () => {
  const [ada, bo, cy] = await Promise.all([open_page({ ...kSmall, kept: kFourPeople }), open_page(kSmall), open_page(kSmall)]);
  await new_game(ada);
  await press(ada, 'table/menu');
  await press(ada, 'menu/mail');
  await press(ada, 'mail/ready');
  const first = await play_until_sent(ada);
  const free_seats = async (page) => (await targets(page)).filter(({ key }) => key.startsWith('mail/seat')).map(({ key }) => key);
  const links = [];
  let seat = '';
  for (const page of [bo, cy]) {
    await go_to_link(page, first);
    await says(page, 'This game travels from device to device.');
    const free = await free_seats(page);
    const adas = [0, 1, 2, 3].find((one) => !free.includes(`mail/seat${one}`));
    seat = `mail/seat${(adas + 1) % 4}`;  // whose turn it is
    await press(page, seat);
    await press(page, 'mail/ready');
    links.push(await play_until_sent(page));
  }
  const [kept] = await kept_games(bo);
  await go_to_link(bo, links[1]);
  await says(bo, 'This link and the game on this device differ in what has been played.');
  await press(bo, 'mail/both');
  await says(bo, 'Which free seats are yours?');
  const left = await free_seats(bo);
  assert.ok(left.length === 2 && !left.includes(seat), left.join(' '));
  for (const one of left) await press(bo, one);
  await press(bo, 'mail/ready');
  const third = await play_until_sent(bo);
  await saved(bo);
  assert.equal((await kept_games(bo)).length, 2);
  assert.ok((await kept_games(bo)).some((text) => /^mail .*$/m.exec(text)[0] === /^mail .*$/m.exec(kept)[0]));
  // It is Ada’s turn, in the game in which Cy came first.
  const before = (await kept_games(ada)).length;
  await go_to_link(ada, third);
  await wait_for(ada, 'table/throw');
  assert.equal((await kept_games(ada)).length, before);
  for (const page of [ada, bo, cy]) {
    assert.deepEqual(await complaints(page), []);
    await close_page(page);
  }
});

// Two people with hidden hands.
const kPointScore = { settings: 'speed 0\n', setup: 'sorry seats=R,Y mode=points first=R\nhuman - Ada\nhuman - Bo\n' };
const hand = async (page) => (await targets(page)).filter((t) => t.key.startsWith('table/hand/')).map((t) => t.label);

test('two people play for points by link, and neither sees the other’s hand', async () => {
  const ada = await open_page({ ...kSmall, kept: kPointScore });
  const bo = await open_page({ ...kSmall, kept: kPointScore });
  await press(ada, 'title/sorry');
  await press(ada, 'title/ways');
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
  // A device stores only what its seat may know.
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
    const texts = await kept_games(page);
    assert.ok(texts.some((text) => /^mail /m.test(text) && own[turn % 2].test(text)), texts.join('\n'));
  }
  // A person without a seat watches, and sees no hand.
  const guest = await open_page(kSmall);
  await go_to_link(guest, link);
  await wait_for(guest, 'review/run');
  assert.deepEqual(await hand(guest), []);
  for (const page of [ada, bo, guest]) {
    assert.deepEqual(await complaints(page), []);
    await close_page(page);
  }
});

test('links that were made natively open on the page: set-up, game, position, a turn by link', async () => {
  const links = readFileSync(new URL('link/version1.txt', vectors), 'utf8').split('\n')
    .map((line) => line.split(' ')[2]).filter(Boolean);
  // The second letter of a link gives its kind, four kinds for each of 16 letters.
  const kLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const of_kind = (kind) => links.find((link) => kLetters.indexOf(link[3]) >> 4 === kind);
  // All seats of the travelling game are taken: others who open it watch.
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
  await press(page, 'title/ways');
  await press(page, 'setup/rules');
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

for (const [word, title] of [['sorry', 'Sorry!'], ['chevaux', 'Petits chevaux']]) {
  test(`${title} has a page of its own for previews, which leads into it`, async () => {
    const page = await open_page({ ...kSmall, hash: `${word}/` });
    await says(page, title);
    assert.match(page.url(), /\d\/$/);
    const own = await (await fetch(new URL(`${word}/`, page.url()))).text();
    assert.match(own, /<script src="\.\.\/to-game-[^"]+" integrity="sha256-[^"]+">/);
    assert.ok((await targets(page)).some((target) => target.key === 'setup/start'));
    assert.deepEqual(await complaints(page), []);
    await close_page(page);
  });
}
