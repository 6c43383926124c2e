// The program comes in two parts, and no file of the page may differ from what it was built with.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { drop_file, games_are, vectors } from './keeping.mjs';
import { keys, next_frame, play_by_buttons, press, rest, targets, wait_for } from './hands.mjs';
import { wait_words } from './rooms/tables.mjs';
import { close_page, complaints, first_frame, kDesktop, kPhone, kSmall, open_page, screenshot } from './lib.mjs';

const kSecond = '**/homestretch-second-*.wasm';
const is_whole = (page) => page.evaluate(() => globalThis.homestretch.whole());
const until_whole = (page) => page.waitForFunction(() => globalThis.homestretch?.whole?.());

// Opens the page without its second part; returns the page, and a function that releases that part.
async function open_title(options) {
  let let_go;
  const released = new Promise((done) => { let_go = done; });
  const page = await open_page({ ...options, before: async (fresh) => {
    await fresh.route(kSecond, async (route) => {
      await released;
      await route.continue();
    });
  } });
  return { page, let_go };
}

for (const [name, device] of Object.entries({ phone: kPhone, desktop: kDesktop })) {
  test(`a press on the title waits for the second part, and is carried out (${name})`, async () => {
    const { page, let_go } = await open_title({ ...device, dpr: 1 });
    const { rect } = (await targets(page)).find((target) => target.key === 'title/ways');
    const [x, y] = [rect[0] + rect[2] / 2, rect[1] + rect[3] / 2];
    if (device.touch) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
    await next_frame(page);
    await next_frame(page);
    await screenshot(page, `waiting-${name}`);
    assert.equal(await is_whole(page), false);
    assert.ok((await keys(page)).includes('title/ways'));
    let_go();
    await wait_for(page, 'setup/start');
    assert.deepEqual(await complaints(page), []);
    await close_page(page);
  });
}

test('a file that is dropped before the second part is there is opened with it', async () => {
  const { page, let_go } = await open_title(kSmall);
  await drop_file(page, readFileSync(new URL('kept/version1.txt', vectors), 'utf8'));
  assert.equal(await is_whole(page), false);
  let_go();
  await games_are(page, 3);
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('another language is shown before the second part is there, and kept after', async () => {
  const { page, let_go } = await open_title(kSmall);
  await press(page, 'title/language/fr');
  await page.waitForFunction(() => document.documentElement.lang === 'fr' &&
    globalThis.homestretch.targets().some((target) => target.label === 'Réglages'));
  assert.equal(await is_whole(page), false);
  let_go();
  await until_whole(page);
  await page.waitForFunction(() => globalThis.homestretch.load('settings')?.includes('language fr'));
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('a step into the second part before it is there loads the page anew, whole, and keeps nothing', async () => {
  const { page, let_go } = await open_title(kSmall);
  const reloaded = page.waitForEvent('load');
  const thrown = await page.evaluate(() => {
    try {
      globalThis.homestretch.module._hs_places();
      return '';
    } catch (error) {
      globalThis.homestretch.save('settings', 'broken');
      return String(error);
    }
  });
  assert.match(thrown, /second part/);
  let_go();
  await reloaded;
  await first_frame(page);
  assert.equal(await is_whole(page), true);
  assert.equal(await page.evaluate(() => globalThis.homestretch.load('settings')), null);
  await press(page, 'title/ways');
  await wait_for(page, 'setup/start');
  await close_page(page);
});

test('a page left before its second part is there is left, and nothing is loaded anew', async () => {
  const { page, let_go } = await open_title(kSmall);
  await next_frame(page);
  assert.equal(await is_whole(page), false);
  await page.reload({ waitUntil: 'commit' });
  let_go();
  await first_frame(page);
  assert.equal(await page.evaluate(() => sessionStorage.length), 0, 'it was not given up');
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('who has kept something, or comes by a link, has both parts from the start', async () => {
  for (const options of [{ hash: '#game=sorry' }, { kept: { settings: 'speed 0\n' } }]) {
    const page = await open_page({ ...kSmall, ...options, wait: false });
    await page.waitForFunction(() => globalThis.homestretch?.first_frame_ms > 0);
    assert.equal(await is_whole(page), true);
    await rest(page);
    assert.deepEqual(await complaints(page), []);
    await close_page(page);
  }
});

test('a second part that cannot be had is said, with a way to try again', async () => {
  const page = await open_page({
    ...kSmall, wait: false, init: () => { sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1; },
    before: (fresh) => fresh.route(kSecond, (route) => route.fulfill({ status: 404 })),
  });
  await page.waitForSelector('#trouble button:not([hidden])');
  assert.match(await page.textContent('#trouble'), /404/);
  // What the program still hears, such as the loss of the focus, does not begin everything again.
  await next_frame(page);
  assert.equal(await page.evaluate(() => sessionStorage.loads), '1');
  await close_page(page);
});

// A custom section without a name: the program could still run.
const kSection = Buffer.from([0, 1, 0]);
const changed = (tail) => async (route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: Buffer.concat([await response.body(), tail]) });
};
const kChanged = {
  'the first part': ['**/homestretch-first-*.wasm', kSection, /not the one that belongs/],
  'the second part': [kSecond, kSection, /not the one that belongs/],
  'the script': ['**/homestretch-*.js', Buffer.from('\n// other\n'), /not the one that belongs/],
  'the style': ['**/homestretch-*.css', Buffer.from('\n/* other */\n'), /not the one that belongs/],
};
for (const [what, [files, tail, said]] of Object.entries(kChanged)) {
  test(`a changed file is refused, with a sentence: ${what}`, async () => {
    const page = await open_page({ ...kSmall, dpr: 1, wait: false, before: (fresh) => fresh.route(files, changed(tail)) });
    await page.waitForSelector('#trouble:not([hidden])');
    assert.match(await page.textContent('#trouble'), said);
    await screenshot(page, `changed-${what.replaceAll(' ', '-')}`);
    await close_page(page);
  });
}

// The files, what the page calls them, what is pressed to want them and to leave again, and the language of
// a page that wants them.
const kDropped = {
  'the words': ['**/fr-*.mo', 'po/fr.mo', [], [], 'fr-FR'],
  'weights': ['**/ludo-4-*.net', 'weights/ludo-4.net', [], []],
  'the list of such files': ['**/files-*.json', 'weights/ludo-4.net', [], []],
  'sounds': ['**/sounds-*.wavs', 'sounds.wavs', [], []],
  'a lesson': ['**/ludo-*.lesson', 'learn/ludo.lesson', ['title/help', 'help/lesson-ludo'], ['help/close']],
  'rules': ['**/sorry-*.rules', 'learn/sorry.rules', ['title/help'], ['help/close']],
};
const said = (file) => `“${file}” is not the file`;
// Until this has been shown in some frames, one after the other: no other sentence has taken its place.
const stays = (page, words) => page.waitForFunction((wanted) => {
  const kFrames = 5;
  const shown = globalThis.homestretch?.targets?.().some(({ label }) => label.includes(wanted));
  globalThis.frames_shown = shown ? (globalThis.frames_shown ?? 0) + 1 : 0;
  return globalThis.frames_shown === kFrames;
}, words, { polling: 'raf' });
for (const [what, [files, name, there, back, lang]] of Object.entries(kDropped)) {
  test(`a changed file is refused, with a sentence, and the game goes on without it: ${what}`, async () => {
    let told;  // looked for from the start: it may be told before anything is pressed, and for some seconds only
    const page = await open_page({ ...kSmall, lang, before: async (fresh) => {
      await fresh.route(files, changed(Buffer.from([0])));
      told = stays(fresh, said(name));
    } });
    for (const key of there) await press(page, key);
    await told;
    for (const key of back) await press(page, key);
    await press(page, 'title/play');
    await wait_for(page, 'table/throw');
    await close_page(page);
  });
}

// Makes the page's pauses before it asks once more for a file short.
function hasten() {
  const { setTimeout: later } = globalThis;
  globalThis.setTimeout = (call, ms, ...given) => later(call, [20_000, 40_000].includes(ms) ? 100 : ms, ...given);
}
test('a file that did not come is asked for again, though the network never failed', async () => {
  let asked = 0;
  const page = await open_page({ ...kSmall, init: hasten, before: (fresh) => fresh.route('**/parchis-*.rules', (route) => {
    asked += 1;
    return asked < 3 ? route.fulfill({ status: 503 }) : route.continue();
  }) });
  await press(page, 'title/help');
  await press(page, 'help/game/parchis');
  await wait_words(page, /^A five brings a piece out$/);
  assert.equal(asked, 3);
  await close_page(page);
});

// Parts of the script that are fetched late, and what is pressed to want them.
const kLateScripts = {
  'the rooms': ['**/rooms-*.js', ['title/ways', 'setup/online']],
  'the links as codes': ['**/code-*.js', ['title/ways', 'setup/share']],
};
for (const [what, [files, there]] of Object.entries(kLateScripts)) {
  test(`a changed part of the script is never run: ${what}`, async () => {
    const foreign = changed(Buffer.from('\nglobalThis.foreign = true;\n'));
    const page = await open_page({ ...kSmall, before: (fresh) => fresh.route(files, foreign) });
    const came = page.waitForResponse(files);
    for (const key of there) await press(page, key);
    await came;
    await rest(page);
    assert.equal(await page.evaluate(() => globalThis.foreign), undefined);
    if (what === 'the rooms') await wait_words(page, /was refused/);
    await close_page(page);
  });
}

const kBots = {
  kept: { settings: 'speed 0\nforced 0\n', setup: 'ludo seats=Y,R pieces=1 out=1\nbot expert Otto\nbot expert Mila\n' },
};
const fetched = (page, ending) => page.evaluate((end) => performance.getEntriesByType('resource')
  .map(({ name }) => name.split('/').pop()).filter((name) => name.endsWith(end)), ending);

test('words come in one language only, and in English with the program', async () => {
  for (const [lang, files] of [['en-GB', 0], ['fr-CA', 1], ['de-DE', 0]]) {
    const page = await open_page({ ...kSmall, lang });
    await wait_for(page, 'title/help');
    assert.equal((await fetched(page, '.mo')).length, files, lang);
    await close_page(page);
  }
});

const kFrames = 20;  // in which a bot that may play at full speed makes a move
test('what bots have learned comes when a game is chosen, and until then they wait', async () => {
  let let_go;
  const released = new Promise((done) => { let_go = done; });
  const page = await open_page({ ...kSmall, ...kBots, before: (fresh) => fresh.route('**/*.net', async (route) => {
    await released;
    await route.continue();
  }) });
  await press(page, 'title/play');
  await wait_for(page, 'table/menu');
  await page.waitForFunction(() => globalThis.homestretch.places().ply > 0);
  // Up to the first decision: frames come, and in none of them is a move made.
  await page.waitForFunction((frames) => {
    const { frames: drawn, places } = globalThis.homestretch;
    const { ply } = places();
    if (ply !== globalThis.stands?.ply) globalThis.stands = { ply, since: drawn() };
    return drawn() - globalThis.stands.since >= frames;
  }, kFrames);
  assert.ok(!(await keys(page)).includes('results/rematch'));
  await page.waitForFunction(() => [...globalThis.files_awaited].join() === 'weights/ludo-2.net');
  let_go();
  await wait_for(page, 'results/rematch');
  const names = await fetched(page, '.net');
  assert.equal(names.length, 1, names.join(' '));
  assert.match(names[0], /^ludo-2-/);
  assert.deepEqual(await fetched(page, '.lesson'), []);
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('bots play as well as they can without what cannot be had, and no luck is stored that is worked out so', async () => {
  const page = await open_page({
    ...kSmall, kept: { ...kBots.kept, setup: kBots.kept.setup.replace('bot expert Otto', 'human - Ann') },
    before: (fresh) => fresh.route('**/*.net', (route) => route.abort()),
  });
  await press(page, 'title/play');
  await play_by_buttons(page);
  await rest(page);
  const results = await page.evaluate(() => globalThis.homestretch.load('results'));
  assert.match(results, /Ann/);
  assert.doesNotMatch(results, /^luck /m);
  await close_page(page);
});
