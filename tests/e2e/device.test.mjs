// What a phone or a browser adds: going back, sounds after a gesture, a screen that stays awake, a
// game controller.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keys, next_frame, press, rest, short_game, wait_for, wait_gone } from './hands.mjs';
import { close_page, complaints, drawn_at, kSmall, open_page, set_ratio } from './lib.mjs';

// Inside the page, so that it comes after the steps that the page has just added to its history.
const back = (page) => page.evaluate(() => history.back());

test('back closes a sheet, then leaves the set-up, and only then the page', async () => {
  const page = await open_page(kSmall);
  const start = await page.evaluate(() => history.length);
  await press(page, 'title/parchis');
  await press(page, 'title/ways');
  await wait_for(page, 'setup/start');
  await back(page);
  await wait_for(page, 'title/settings');
  await press(page, 'title/settings');
  await wait_for(page, 'settings/close');
  await back(page);
  await wait_gone(page, 'settings/close');
  await wait_for(page, 'title/parchis');
  await press(page, 'title/settings');
  await press(page, 'settings/close');
  await wait_gone(page, 'settings/close');
  await page.waitForFunction(() => history.state === null);
  assert.ok(await page.evaluate(() => history.length) <= start + 1);
  // Another fragment in the address is not a step back.
  await press(page, 'title/settings');
  await wait_for(page, 'settings/close');
  await page.evaluate(() => new Promise((done) => {
    addEventListener('hashchange', done, { once: true });
    location.hash = '#elsewhere';
  }));
  await rest(page);
  await wait_for(page, 'settings/close');
  await back(page);
  await wait_gone(page, 'settings/close');
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

// Each screen that was opened from another one has a step of its own, made by the touch that opened it.
test('back leads through every screen that was opened', async () => {
  const page = await open_page({ ...kSmall, kept: short_game() });
  await press(page, 'title/play');
  await wait_for(page, 'table/menu');
  await press(page, 'table/menu');
  await press(page, 'menu/leave');
  await press(page, 'title/games');
  await page.waitForFunction(() => history.state === 'inside 1');
  const game = (await keys(page)).find((key) => key.endsWith('/replay'));
  await press(page, game);
  await wait_for(page, 'review/share');
  await page.waitForFunction(() => history.state === 'inside 2');
  await back(page);
  await wait_for(page, game);
  await rest(page);
  assert.equal(await page.evaluate(() => history.state), 'inside 1');
  await back(page);
  await wait_for(page, 'title/games');
  await rest(page);
  assert.equal(await page.evaluate(() => history.state), null);
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

// The first goes from the menu back to the table, the second to the title. Each has a step of its own in the
// history, made when a person opened something: browsers skip steps that come without a touch.
test('with a sheet over the table there are two steps to go back', async () => {
  const page = await open_page(kSmall);
  await wait_for(page, 'title/play');
  await page.evaluate(() => {
    const { pushState: push } = history;
    globalThis.steps = 0;
    history.pushState = (...given) => {
      ++globalThis.steps;
      push.apply(history, given);
    };
  });
  const steps = () => page.evaluate(() => globalThis.steps);
  await press(page, 'title/play');
  await press(page, 'table/menu');
  await wait_for(page, 'menu/settings');
  await page.waitForFunction(() => history.state === 'inside 2');
  assert.equal(await steps(), 2);
  await back(page);
  await wait_gone(page, 'menu/settings');
  await wait_for(page, 'table/menu');
  await rest(page);
  assert.equal(await page.evaluate(() => history.state), 'inside 1');
  assert.equal(await steps(), 2, 'none is added without a touch');
  await back(page);
  await wait_for(page, 'title/play');
  await rest(page);
  assert.equal(await page.evaluate(() => history.state), null);
  assert.equal(await steps(), 2);
  // Forward leads nowhere, and two steps taken at once close both.
  await page.evaluate(() => history.forward());
  await page.waitForFunction(() => history.state === null);
  await press(page, 'title/continue');
  await press(page, 'table/menu');
  await page.waitForFunction(() => history.state === 'inside 2');
  await page.evaluate(() => history.go(-2));
  await wait_for(page, 'title/play');
  await rest(page);
  assert.equal(await page.evaluate(() => history.state), null);
  // What leads to the title at once takes both steps along.
  await press(page, 'title/continue');
  await press(page, 'table/menu');
  await page.waitForFunction(() => history.state === 'inside 2');
  await press(page, 'menu/leave');
  await wait_for(page, 'title/play');
  await page.waitForFunction(() => history.state === null);
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('a key that is held presses one button, not also what it has opened', async () => {
  const setup = 'parchis seats=Y,R first=Y\nhuman - Ann\nhuman - Ben\n';
  const page = await open_page({ ...kSmall, kept: { settings: 'speed 0\nforced 0\n', setup } });
  await wait_for(page, 'title/play');
  await page.focus('#mirror [data-key="title/play"]');
  await page.keyboard.down('Enter');
  await wait_for(page, 'table/throw');
  await rest(page);
  for (let i = 0; i < 3; ++i) await page.keyboard.down('Enter');  // as a held key repeats
  await rest(page);
  assert.equal(await page.evaluate(() => globalThis.homestretch.places().ply), 0);
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => globalThis.homestretch.places().ply > 0);
  await close_page(page);
});

// Records what the page asks about the screen's pixels, so that a test can answer.
function note_pixels() {
  const { matchMedia: ask } = globalThis;
  globalThis.matchMedia = (query) => {
    const answer = ask.call(globalThis, query);
    if (query.includes('resolution')) globalThis.pixels = answer;
    return answer;
  };
}

test('on a screen with other pixels the resting page is drawn anew', async () => {
  const page = await open_page({ ...kSmall, init: note_pixels });
  await wait_for(page, 'title/parchis');
  for (const ratio of [2, 1.5, 1]) {
    await rest(page);
    await set_ratio(page, ratio);
    await page.evaluate(() => globalThis.pixels.dispatchEvent(new Event('change')));
    await drawn_at(page, ratio);
  }
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('sounds come after a gesture, and the throw is heard', async () => {
  // The gesture is a click outside everything; it must not be the throw.
  const page = await open_page({ ...kSmall, kept: { settings: 'tap_throws 0\nforced 0\n' } });
  await press(page, 'title/parchis');
  await press(page, 'title/ways');
  await press(page, 'setup/start');
  assert.equal(await page.evaluate(() => globalThis.homestretch.sounds_ready()), 0);
  await wait_for(page, 'table/throw');
  await page.mouse.click(5, 5);
  await page.waitForFunction(() => globalThis.homestretch.sounds_ready() === 17);
  await press(page, 'table/throw');
  const kDice = 0;
  await page.waitForFunction((dice) => globalThis.homestretch.sounds_played().includes(dice), kDice);
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('a muted game asks for no sound', async () => {
  const page = await open_page({ ...kSmall, kept: { settings: 'sound 0\nspeed 0\n' } });
  await press(page, 'title/parchis');
  await press(page, 'title/ways');
  await press(page, 'setup/start');
  await press(page, 'table/throw');
  await rest(page);
  assert.deepEqual(await page.evaluate(() => globalThis.homestretch.sounds_played()), []);
  await close_page(page);
});

test('the screen stays awake while a game is on the table, and only then', async () => {
  const init = () => {
    globalThis.locks = { asked: 0, given_back: 0 };
    Object.defineProperty(navigator, 'wakeLock', { value: {
      request: async () => {
        ++globalThis.locks.asked;
        return Object.assign(new EventTarget(), { release: async () => { ++globalThis.locks.given_back; } });
      },
    } });
  };
  const page = await open_page({ ...kSmall, init, kept: { settings: 'speed 0\nforced 0\n' } });
  assert.deepEqual(await page.evaluate(() => globalThis.locks), { asked: 0, given_back: 0 });
  await press(page, 'title/parchis');
  await press(page, 'title/ways');
  await press(page, 'setup/start');
  await page.waitForFunction(() => globalThis.locks.asked === 1);
  await back(page);
  await page.waitForFunction(() => globalThis.locks.given_back === 1);
  await close_page(page);
});

test('where the clipboard refuses, the text is copied in the older way', async () => {
  const init = () => { navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError')); };
  const page = await open_page({ ...kSmall, init });
  await rest(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => globalThis.homestretch.copy('a text\nof two lines'));
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), 'a text\nof two lines');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'canvas');
  await close_page(page);
});

test('the browser is asked once to keep what is stored, when there is a game', async () => {
  const init = () => {
    globalThis.asked_to_keep = 0;
    navigator.storage.persist = async () => { globalThis.asked_to_keep += 1; };
  };
  const page = await open_page({ ...kSmall, init });
  const asked = () => page.evaluate(async () => {
    await globalThis.homestretch.saved();
    return globalThis.asked_to_keep;
  });
  await page.evaluate(() => globalThis.homestretch.save('settings', 'speed 0\n'));
  assert.equal(await asked(), 0);
  await press(page, 'title/parchis');
  await press(page, 'title/play');
  await wait_for(page, 'table/throw');
  await page.waitForFunction(() => globalThis.homestretch.keys().includes('game-'));
  await page.evaluate(() => globalThis.homestretch.save('game-another', 'text'));
  assert.equal(await asked(), 1);
  await close_page(page);
});

test('a game controller walks through the title and presses', async () => {
  const init = () => {
    globalThis.pad = { connected: true, axes: [0, 0], buttons: Array.from({ length: 16 }, () => ({ pressed: false })) };
    navigator.getGamepads = () => [globalThis.pad, null];
  };
  const page = await open_page({ ...kSmall, init });
  await wait_for(page, 'title/parchis');
  await page.evaluate(() => dispatchEvent(new Event('gamepadconnected')));
  // A controller is polled once a frame, however long that takes: wait until the key is noticed.
  const tap = (button) => page.evaluate(async (index) => {
    const canvas = document.querySelector('#canvas');
    const heard = (kind) => new Promise((done) => { canvas.addEventListener(kind, done, { once: true }); });
    for (const [pressed, kind] of [[true, 'keydown'], [false, 'keyup']]) {
      globalThis.pad.buttons[index].pressed = pressed;
      await heard(kind);
    }
  }, button);
  const [kA, kLeft, kRight] = [0, 4, 5];
  // The shoulder buttons go to the next thing and back, like the Tab key: here one too far, and back.
  const stops = await page.evaluate(() =>
    globalThis.homestretch.targets().filter(({ focusable, enabled, group, stop }) => focusable && enabled && (!group || stop)).map(({ key }) => key));
  for (let step = stops.indexOf('title/ways'); step >= -1; --step) await tap(kRight);
  await tap(kLeft);
  await tap(kA);
  await wait_for(page, 'setup/start');
  // The triggers turn pages.
  const pages = page.evaluate(() => new Promise((done) => {
    const heard = [];
    document.querySelector('#canvas').addEventListener('keydown', ({ code, keyCode }) => { if (heard.push(`${code} ${keyCode}`) === 2) done(heard); });
  }));
  const [kUp, kDown] = [6, 7];
  for (const trigger of [kUp, kDown]) await tap(trigger);
  assert.deepEqual(await pages, ['PageUp 33', 'PageDown 34']);
  // It may be meant for another window.
  await page.evaluate(() => {
    document.hasFocus = () => false;
    globalThis.heard = 0;
    document.querySelector('#canvas').addEventListener('keydown', () => { ++globalThis.heard; });
    globalThis.pad.buttons[0].pressed = true;
  });
  await next_frame(page);
  await page.evaluate(() => { delete document.hasFocus; });
  await next_frame(page);
  assert.equal(await page.evaluate(() => globalThis.heard), 0, 'held since then');
  await page.evaluate(() => { globalThis.pad.connected = false; });
  await close_page(page);
});
