// Ludo and its sisters to the podium: each of the four national games by touch or mouse, by the
// keyboard alone and by the elements beside the canvas alone, on a phone and on a desktop; by link,
// as a replay, and in four languages. With four pieces a game takes a person some hundred moves,
// and a browser without a graphics card minutes: here two colours play with one piece each, a short
// game by the same rules. Only the numbered stairs of Petits chevaux, which wait for one number
// each, are climbed by the page's own presses; by hand and by key the way home is counted.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { by_mouse, by_touch, keys, kMoved, play_by_buttons, play_by_keys, press, rest, sit_down, wait_for } from './hands.mjs';
import { copy_link, go_to_link, play_until_sent, positions, saved, says } from './keeping.mjs';
import { close_page, complaints, kDesktop, kNarrow, kPhone, kSmall, open_page, screenshot } from './lib.mjs';

// A phone's window with coarser pixels; a machine without a GPU draws fine ones slowly.
const kDevices = { phone: kPhone, desktop: kDesktop };
const kShort = 'seats=Y,R pieces=1';
const kGames = {
  ludo: `ludo ${kShort} out=1`,
  maedn: `ludo board=maedn ${kShort}`,
  chevaux: `ludo board=chevaux ${kShort} out=1`,
  parcheesi: `ludo board=parcheesi ${kShort} out=1`,
};
const kAgainstABot = 'human - Ada\nbot greedy Otto\n';
const kMostMoves = 2000;

const sit_at = (device, rules, players = kAgainstABot) => sit_down(kDevices[device], `${rules}\n${players}`);
const over = async (page) => (await keys(page)).includes('results/rematch');

async function end(page, name) {
  await rest(page);
  assert.ok(await over(page), (await keys(page)).join(' '));
  await screenshot(page, name);
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
}

// The things on the table that may be touched, as soon as there are any that differ from `before`.
const next_things = (page, before, options) => page.waitForFunction((old) => {
  if (globalThis.homestretch.targets().some(({ key }) => key === 'results/rematch')) return { over: true };
  const { ply, things } = globalThis.homestretch.places();
  const now = JSON.stringify([ply, things]);
  return things.length > 0 && now !== old && { now, at: things.at(-1).at };
}, before, options).then((found) => found.jsonValue());

// Touches the last thing on the table that may be touched, until the podium: dice, pieces, squares.
// What moved away under the finger is touched once more, as people do.
async function play_by_touches(page, point) {
  const anything = () => next_things(page, '');
  let touched = 0;
  for (let next = await anything(); !next.over;) {
    assert.ok(++touched < kMostMoves);
    await point(...next.at);
    next = await next_things(page, next.now, { timeout: kMoved }).catch(anything);
  }
  return touched;
}

// By roles and names, as a screen reader offers them. Hundreds of round trips would take minutes:
// the page plays by itself. Returns the number of moves.
const play_by_names = (page) => page.evaluate((most) => new Promise((done, fail) => {
  const step = () => {
    const { ply } = globalThis.homestretch.places();
    const buttons = [...document.querySelectorAll('#mirror button:not([disabled])')];
    if (buttons.some(({ textContent }) => textContent === 'Rematch')) return done(ply);
    buttons.find(({ textContent }) => /^Throw the di(e|ce)$|›|^No piece can move$/.test(textContent))?.click();
    if (ply > most) return fail(new Error(`no end; there is ${buttons.map(({ textContent }) => textContent)}`));
    return setTimeout(step, 4);
  };
  step();
}), kMostMoves);

// Each game in each way, and each way on both devices.
const kByHand = { ludo: 'phone', maedn: 'desktop', chevaux: 'phone', parcheesi: 'desktop' };
const other = (device) => (device === 'phone' ? 'desktop' : 'phone');
const counted = (game) => kGames[game] + (game === 'chevaux' ? ' home=count' : '');

for (const [game, device] of Object.entries(kByHand)) {
  test(`${game} to the podium by ${device === 'phone' ? 'touch on a phone' : 'mouse on a desktop'}`, async () => {
    const page = await sit_at(device, counted(game));
    await wait_for(page, 'table/menu');
    // luck may end a game early
    assert.ok(await play_by_touches(page, (device === 'phone' ? by_touch : by_mouse)(page)) > 0);
    await end(page, `${game}-podium-${device}`);
  });

  test(`${game} to the podium by the keyboard alone (${other(device)})`, async () => {
    const page = await sit_at(other(device), counted(game));
    await wait_for(page, 'table/menu');
    await play_by_keys(page, kMostMoves);
    await end(page, `${game}-podium-${other(device)}`);
  });

  test(`${game} to the podium by the elements beside the canvas alone (${device})`, async () => {
    const page = await sit_at(device, kGames[game]);
    assert.ok(await play_by_names(page) > 10);
    await end(page, `${game}-podium-by-names`);
  });
}

// A doublet also gives the undersides of the dice, which no die on the table shows.
test('one number of a doublet after another is picked by a key, or by a finger where both have no room', async () => {
  const from = 'Y 10,20,30,40 R 50,n,n,n | turn=Y phase=move use=2,2,5,5 run=1 left=-';
  const rules = 'ludo board=parcheesi seats=Y,R';
  const text = ['0000000000000007', 'race 1', `rules ${rules}`, `from ${rules} | ${from}`, 'seat Y human Ada', 'seat R human Bo', ''];
  for (const [name, device] of [['desktop', kDesktop], ['phone', kNarrow]]) {
    const page = await open_page({ ...device, kept: { settings: 'speed 0\n', game: text.join('\n') } });
    await press(page, 'title/continue');
    await wait_for(page, 'table/die-2');
    for (const number of [2, 5]) {
      if (name === 'desktop') await page.keyboard.press('d');
      else await press(page, `table/die-${number}`);
      await says(page, `Move a piece ${number} squares`);
    }
    await rest(page);
    await screenshot(page, `parcheesi-die-${name}`);
    assert.deepEqual(await complaints(page), []);
    await close_page(page);
  }
});

test('two people play Mensch ärgere Dich nicht by link, whose page shows that game', async () => {
  const [ada, bo] = await Promise.all([
    sit_at('desktop', kGames.maedn, 'human - Ada\nhuman - Bo\n'), open_page(kSmall)]);
  await press(ada, 'table/menu');
  await press(ada, 'menu/mail');
  await press(ada, 'mail/ready');
  const first = await play_until_sent(ada);
  assert.match(first, /\/maedn\/#g=/);
  await go_to_link(bo, first);
  await says(bo, 'This game travels from device to device.');
  // Whoever begins has a seat there; the only free one is taken without a touch.
  await says(bo, 'Mensch ärgere Dich nicht · ');
  await press(bo, 'mail/ready');
  const second = await play_until_sent(bo);
  await saved(bo);
  const [there] = await positions(bo);
  await go_to_link(ada, second);
  await wait_for(ada, 'table/throw');
  await saved(ada);
  assert.ok((await positions(ada)).includes(there), 'the move of the other is on this table');
  for (const page of [ada, bo]) {
    assert.deepEqual(await complaints(page), []);
    await close_page(page);
  }
});

test('a whole game of Parcheesi is given away as a link and watched from it', async () => {
  const page = await sit_at('desktop', kGames.parcheesi);
  await play_by_buttons(page);
  await press(page, 'results/share');
  const link = await copy_link(page, 'share/copy');
  assert.match(link, /\/parcheesi\/#g=/);
  const guest = await open_page({ ...kSmall, hash: link.slice(link.indexOf('#')) });
  await says(guest, 'Parcheesi');
  await press(guest, 'review/turn-back');
  await rest(guest);
  await screenshot(guest, 'parcheesi-replay');
  assert.deepEqual(await complaints(guest), []);
  await close_page(guest);
  await close_page(page);
});

// A catalogue's entry for a sentence.
function translated(language, words) {
  const text = readFileSync(new URL(`../../assets/po/${language}.po`, import.meta.url), 'utf8');
  return text.split(`\nmsgid "${words}"\nmsgstr "`)[1].split('"\n')[0];
}

for (const [language, game, name, section] of [
  ['en', 'ludo', 'Ludo', 'A six brings a piece out'], ['fr', 'chevaux', 'Petits chevaux', 'The foot of the stairs'],
  ['cs', 'maedn', 'Člověče, nezlob se', 'Three tries'], ['es', 'parcheesi', 'Parcheesi', 'Two dice'],
]) {
  test(`${name} is set up and explained in its language (${language})`, async () => {
    const page = await open_page({
      ...kDevices.phone, hash: `${game}/`, kept: { settings: `language ${language}\n` },
    });
    await wait_for(page, 'setup/start');
    await says(page, name);
    await rest(page);
    await screenshot(page, `${game}-set-up-${language}`);
    await press(page, 'setup/start');
    await press(page, 'table/menu');
    await press(page, 'menu/help');
    await says(page, translated(language, section));
    await rest(page);
    await screenshot(page, `${game}-rules-${language}`);
    assert.deepEqual(await complaints(page), []);
    await close_page(page);
  });
}
