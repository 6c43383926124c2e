// Ludo and its sisters to the podium: each of the four national games by touch or mouse, by the
// keyboard alone and by the elements beside the canvas alone, each on a phone and on a desktop; by
// link, as a replay, and in four languages. With four pieces a game takes a person some hundred moves,
// and a browser without a graphics card minutes. So on one device two colours play a whole game with
// one piece each, and on the other one the end of a game with two pieces each.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  by_mouse, by_touch, go_on, kept_games, keys, play_by_buttons, play_by_keys, play_by_touches, press, rest, sit_down, wait_for,
} from './hands.mjs';
import { copy_link, drop_file, go_to_link, installed, play_until_sent, positions, saved, says, to_title } from './keeping.mjs';
import { close_page, complaints, first_frame, kDesktop, kNarrow, kPhone, kSmall, open_page, screenshot } from './lib.mjs';

// A phone's window with coarser pixels; a machine without a GPU draws fine ones slowly.
const kDevices = { phone: kPhone, desktop: kDesktop };
const kTwo = 'seats=Y,R pieces=2';
// The whole game, the device on which it is played by hand, and one for the elements beside the canvas
// instead of only an end; the end of one with two pieces each, with the luck that makes it short, and what
// must be among its moves. By hand and by key Petits chevaux is played whole with the way home counted:
// its numbered stairs, which wait for one number each, are all climbed at the end.
const kGames = {
  ludo: {
    title: 'Ludo', section: 'A six brings a piece out',
    whole: 'ludo seats=Y,R pieces=1 out=1', by_hand: 'phone',
    by_names: `ludo ${kTwo}`,
    two: `ludo ${kTwo}`, from: 'Y 41,49 R 43,46 | turn=Y phase=roll use=- run=0', luck: '000000000000012a',
    moves: ['Yc4>g'],
  },
  maedn: {
    title: 'Mensch ärgere Dich nicht', section: 'Three tries',
    whole: 'ludo board=maedn seats=Y,R pieces=1', by_hand: 'desktop',
    two: `ludo board=maedn ${kTwo}`, from: 'Y 31,36 R 32,n | turn=Y phase=roll use=- run=0 tries=0', luck: '0000000000000040',
    moves: ['Rn>21'],
  },
  chevaux: {
    title: 'Petits chevaux', section: 'The foot of the stairs',
    whole: 'ludo board=chevaux seats=Y,R pieces=1 out=1 home=count', by_hand: 'desktop',
    by_names: 'ludo board=chevaux seats=Y,R pieces=1 out=1',
    two: `ludo board=chevaux ${kTwo}`, from: 'Y 56,c6 R n,n | turn=Y phase=roll use=- run=0', luck: '000000000016aca2',
    moves: ['Y56>c1', 'Yc1>c2', 'Yc2>c3', 'Yc3>c4', 'Yc4>c5', 'Yc5>c6', 'Yc6>g'],
  },
  parcheesi: {
    title: 'Parcheesi', section: 'Two dice',
    whole: 'ludo board=parcheesi seats=Y,R pieces=1 out=1', by_hand: 'phone',
    two: `ludo board=parcheesi ${kTwo}`, from: 'Y 51,57 R 50,59 | turn=Y phase=roll use=- run=0 left=-', luck: '00000000000000b9',
    moves: [],
  },
};
const kAgainstABot = 'human - Ada\nbot greedy Otto\n';
const kTwoPeople = ['seat Y human Ada', 'seat R human Bo'];
const kMostMoves = 2000;

const sit_at = (device, rules, players = kAgainstABot) => sit_down(kDevices[device], `${rules}\n${players}`);
const near_the_end = (device, { two, from, luck }) =>
  go_on(kDevices[device], two, kTwoPeople, from, { luck, settings: 'forced 0\n' });

async function end(page, name) {
  await rest(page);
  assert.ok((await keys(page)).includes('results/rematch'), (await keys(page)).join(' '));
  await screenshot(page, name);
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
}

// The last game that the page keeps has these moves.
async function has_moves(page, moves) {
  await saved(page);
  const made = (await kept_games(page)).at(-1).split(/\s+/);
  for (const move of moves) assert.ok(made.includes(move), `${move} is not among ${made.join(' ')}`);
}

// By roles and names, as a screen reader offers them. Hundreds of round trips would take minutes:
// the page plays by itself. Returns the number of moves.
const play_by_names = (page) => page.evaluate((most) => new Promise((done, fail) => {
  const step = () => {
    const { ply } = globalThis.homestretch.places();
    const buttons = [...document.querySelectorAll('#mirror button:not([disabled])')];
    if (buttons.some(({ textContent }) => textContent === 'Rematch')) return done(ply);
    buttons.find(({ textContent }) => /^Throw the di(e|ce)$|→|^No piece can move$/.test(textContent))?.click();
    if (ply > most) return fail(new Error(`no end; there is ${buttons.map(({ textContent }) => textContent)}`));
    return setTimeout(step, 4);
  };
  step();
}), kMostMoves);

// Each game in each way on each device.
for (const [name, game] of Object.entries(kGames)) {
  for (const device of Object.keys(kDevices)) {
    test(`${name} to the podium by ${device === 'phone' ? 'touch on a phone' : 'mouse on a desktop'}`, async () => {
      const whole = device === game.by_hand;
      const page = await (whole ? sit_at(device, game.whole) : near_the_end(device, game));
      await wait_for(page, 'table/menu');
      // luck may end a game early
      assert.ok(await play_by_touches(page, (device === 'phone' ? by_touch : by_mouse)(page)) > 0);
      if (!whole) await has_moves(page, game.moves);
      await end(page, `${name}-podium-${device}`);
    });

    test(`${name} to the podium by the keyboard alone (${device})`, async () => {
      const whole = device !== game.by_hand;
      const page = await (whole ? sit_at(device, game.whole) : near_the_end(device, game));
      await wait_for(page, 'table/menu');
      await play_by_keys(page, kMostMoves);
      if (!whole) await has_moves(page, game.moves);
      await end(page, `${name}-podium-by-keys-${device}`);
    });

    test(`${name} to the podium by the elements beside the canvas alone (${device})`, async () => {
      const rules = device === game.by_hand ? game.whole : game.by_names;
      const page = await (rules ? sit_at(device, rules) : near_the_end(device, game));
      assert.ok(await play_by_names(page) > 10);
      await end(page, `${name}-podium-by-names-${device}`);
    });
  }
}

// A doublet also gives the undersides of the dice, which no die on the table shows.
test('one number of a doublet after another is picked by a key, or by a finger where both have no room', async () => {
  const from = 'Y 10,20,30,40 R 50,n,n,n | turn=Y phase=move use=2,2,5,5 run=1 left=-';
  for (const [name, device] of [['desktop', kDesktop], ['phone', kNarrow]]) {
    const page = await go_on(device, 'ludo board=parcheesi seats=Y,R', kTwoPeople, from);
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

// The end of a game with these players as a file.
const end_of = ({ two, from }, players = kTwoPeople) => ['race 1', `rules ${two}`, `from ${two} | ${from}`, ...players, ''].join('\n');

// Goes on at the table from the end of such a file.
async function take_up(page, file) {
  await drop_file(page, file);
  await press(page, 'review/go-on');
  await wait_for(page, 'table/menu');
}

// One pair of pages for all games.
test('two people play each game by link, whose page shows that game', async () => {
  const [ada, bo] = await Promise.all([0, 1].map(() => open_page({ ...kSmall, kept: { settings: 'speed 0\n' } })));
  for (const [name, game] of Object.entries(kGames)) {
    await take_up(ada, end_of(game));
    await press(ada, 'table/menu');
    await press(ada, 'menu/mail');
    await press(ada, 'mail/ready');
    const first = await play_until_sent(ada);
    assert.match(first, new RegExp(`/${name}/#g=`));
    await go_to_link(bo, first);
    await says(bo, 'This game travels from device to device.');
    // Whoever begins has a seat there; the only free one is taken without a touch.
    await says(bo, `${game.title} · `);
    await press(bo, 'mail/ready');
    const second = await play_until_sent(bo);
    await saved(bo);
    const there = (await positions(bo)).at(-1);
    await go_to_link(ada, second);
    await wait_for(ada, 'table/throw');
    await saved(ada);
    assert.ok((await positions(ada)).includes(there), `the move of the other is on this table (${name})`);
  }
  for (const page of [ada, bo]) {
    assert.deepEqual(await complaints(page), []);
    await close_page(page);
  }
});

test('a whole game of each is given away as a link and watched from it', async () => {
  const [page, guest] = await Promise.all([0, 1].map(() => open_page({ ...kSmall, kept: { settings: 'speed 0\n' } })));
  for (const [name, game] of Object.entries(kGames)) {
    await take_up(page, end_of(game));
    await play_by_buttons(page);
    await press(page, 'results/share');
    const link = await copy_link(page, 'share/copy');
    assert.match(link, new RegExp(`/${name}/#g=`));
    await press(page, 'share/close');
    await go_to_link(guest, link);
    await says(guest, game.title);
    await press(guest, 'review/turn-back');
    await rest(guest);
    await screenshot(guest, `${name}-replay`);
    assert.deepEqual(await complaints(guest), []);
  }
  assert.deepEqual(await complaints(page), []);
  await close_page(guest);
  await close_page(page);
});

// The lessons, the rules pages and the experts' weights are fetched only when needed; here there is no
// network any more by then.
test('each game is read, learned and played to its end without a network, against what comes when it is chosen', async () => {
  const page = await open_page({ ...kSmall, context: { serviceWorkers: 'allow' }, kept: { settings: 'speed 0\n' } });
  await installed(page);
  await page.context().setOffline(true);
  await page.reload();
  await first_frame(page);
  for (const [name, game] of Object.entries(kGames)) {
    await press(page, `title/${name}`);
    await press(page, 'title/help');
    await says(page, game.section);
    await press(page, `help/lesson-${name}`);
    await wait_for(page, 'lesson/next');
    await press(page, 'lesson/close');
    await take_up(page, end_of(game, ['seat Y human Ada', 'seat R bot expert Otto']));
    await play_by_buttons(page);
    await press(page, 'results/close');
    await to_title(page);
    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1)));
    for (const late of [new RegExp(`^${name}-\\w+\\.lesson$`), new RegExp(`^${name}-2-\\w+\\.net$`)]) {
      assert.ok(fetched.some((file) => late.test(file)), `${late} is not among ${fetched.join(' ')}`);
    }
  }
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

// A catalogue's entry for a sentence.
function translated(language, words) {
  const text = readFileSync(new URL(`../../assets/po/${language}.po`, import.meta.url), 'utf8');
  return text.split(`\nmsgid "${words}"\nmsgstr "`)[1].split('"\n')[0];
}

for (const language of ['en', 'fr', 'cs', 'es']) {
  test(`each game is set up and explained (${language})`, async () => {
    const page = await open_page({ ...kPhone, kept: { settings: `language ${language}\nspeed 0\n` } });
    for (const [name, game] of Object.entries(kGames)) {
      await press(page, `title/${name}`);
      await press(page, 'title/ways');
      await wait_for(page, 'setup/start');
      // The Czech know the board by the name of their own rules.
      await says(page, language === 'cs' && name === 'maedn' ? 'Člověče, nezlob se' : game.title);
      await says(page, translated(language, 'Start the game'));
      await rest(page);
      await screenshot(page, `${name}-set-up-${language}`);
      await press(page, 'setup/start');
      await press(page, 'table/menu');
      await press(page, 'menu/help');
      await says(page, translated(language, game.section));
      await rest(page);
      await screenshot(page, `${name}-rules-${language}`);
      await press(page, 'help/close');
      await to_title(page);
    }
    assert.deepEqual(await complaints(page), []);
    await close_page(page);
  });
}
