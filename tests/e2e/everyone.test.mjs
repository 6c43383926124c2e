// Accessible to everybody: axe-core finds nothing, everything that is tapped is large enough, and a
// person who only has the elements beside the canvas plays a game to its end and is told each throw,
// each move and the win once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findings } from './axe.mjs';
import { kept_games, lightness, play_by_buttons, press, rest, settle, wait_for, with_known_luck } from './hands.mjs';
import { drop_file, saved } from './keeping.mjs';
import { between, close_page, complaints, kDesktop, kPhone, kSmall, open_page } from './lib.mjs';

const kTouch = 44;  // css px

// But for the gaps of the drawing board for mazes: a touch takes the one that is nearest.
const too_small = (page) => page.evaluate((least) => globalThis.homestretch.targets()
  .filter((target) => target.focusable && !target.key.startsWith('workshop/slot/'))
  .filter((target) => target.rect[2] < least - 0.5 || target.rect[3] < least - 0.5)
  .map((target) => `${target.key} ${target.rect[2]}x${target.rect[3]}`), kTouch);

// A screen reader's finger, and a magnifier, find each element where its widget is seen.
const misplaced = (page) => page.evaluate(() => {
  const targets = new Map(globalThis.homestretch.targets().map((target) => [String(target.id), target]));
  const elements = [...document.querySelectorAll('#mirror [data-key]')];
  return elements.filter((element) => {
    const seen = element.getBoundingClientRect();
    const [x, y, width, height] = targets.get(element.dataset.id).visible;
    return [seen.x - x, seen.y - y, seen.width - Math.max(1, width), seen.height - Math.max(1, height)]
      .some((off) => Math.abs(off) > 0.5);
  }).map(({ dataset }) => dataset.key);
});

// A game of each kind in its middle, and one of them at its end, as files.
const file_of = (rules, from, ...seats) => ['race 1', `rules ${rules}`, `from ${rules} | ${from}`, ...seats, ''].join('\n');
const kMiddles = {
  ludo: file_of('ludo board=parcheesi seats=Y,R', 'Y 10,20,30,40 R 50,n,n,n | turn=Y phase=move use=2,2,5,5 run=1 left=-',
    'seat Y human Ann', 'seat R human Ben'),
  sorry: file_of('sorry seats=R,Y mode=points',
    'R 4,s,s,s Y 34,s,s,s | deck=43333333334 turn=R phase=hand card=- left=0 not=- hands=R:1,3,5,8,11;Y:2,4,7,10,12',
    'seat R human Ann', 'seat Y human Ben'),
  maze: file_of('maze seats=R,Y', `R a3,z,z Y h6,z,z | walls=c1s.d1s.e1s.f1s.b2s.f2e.a3e.c3e.f3s.g3e.a4e.g4e.a5e turn=R phase=act
    blue=5 red=w left=5 moved=- using=- held=- relay=- out=RY`.replace(/\s+/g, ' '), 'seat R human Ann', 'seat Y human Ben'),
};
const kEnd = file_of('ludo seats=Y,R pieces=2', 'Y 41,49 R 43,46 | turn=Y phase=roll use=- run=0', 'seat Y human Ann', 'seat R human Ben');

// From screen to screen: what is pressed or done, and what is there then.
const drop = (file) => (page) => drop_file(page, file);
const kWay = [
  [[], 'title/parchis'],
  [['title/settings'], 'settings/close'],
  [['settings/close', 'title/help'], 'help/close'],
  [['help/close', 'title/about'], 'about/close'],
  [['about/close', 'title/daily'], 'daily-race/play'],
  [['daily-race/close', 'title/offer/lesson'], 'lesson/next'],
  [['lesson/close', 'title/maze', 'title/ways', 'setup/rules'], 'setup/rule/mazes'],
  [['setup/rule/mazes', 'mazes/build'], 'workshop/save'],
  [['workshop/save', 'workshop/back', 'setup/rule/mazes'], 'mazes/maze-1/play'],
  [['mazes/close', 'setup/back', 'title/parchis', 'title/ways'], 'setup/start'],
  [['setup/start'], 'table/menu'],
  [['table/menu'], 'menu/resume'],
  [['menu/resume', 'table/log'], 'log/close'],
  [['log/close', 'table/menu', 'menu/fairness'], 'fairness/close'],
  [['fairness/close', drop(kMiddles.ludo), 'review/go-on'], 'table/menu'],
  [[drop(kMiddles.maze), 'review/go-on'], 'table/menu'],
  [[drop(kMiddles.sorry), 'review/go-on'], 'table/curtain'],
  [['table/curtain'], 'table/hand/card-0'],
  [[drop(kEnd), 'review/go-on', play_by_buttons], 'results/rematch'],
  [['results/mistakes'], 'mistakes/mistake-1/again'],
  [['mistakes/close', 'results/chances'], 'chances/swing-1'],
  [['chances/close', 'results/watch'], 'review/scrubber'],
  [['review/back', 'table/menu', 'menu/leave', 'title/games'], 'games/statistics'],
  [['games/statistics'], 'records/close'],
];

for (const [name, device] of Object.entries({ phone: kPhone, desktop: kDesktop })) {
  test(`axe-core finds nothing on any screen, and a finger everything (${name})`, async () => {
    const page = await open_page({ ...device, kept: { settings: 'speed 0\n' }, init: with_known_luck });
    await page.waitForSelector('#loading', { state: 'hidden' });
    const wrong = [];
    for (const [acts, then] of kWay) {
      for (const act of acts) await (typeof act === 'string' ? press(page, act) : act(page));
      await wait_for(page, then);
      await rest(page);
      for (const look of [findings, too_small, misplaced]) wrong.push(...(await look(page)).map((what) => `${then}: ${what}`));
    }
    assert.deepEqual(wrong, []);
    assert.deepEqual(await complaints(page), []);
    await close_page(page);
  });
}

// A screen reader on a phone changes a slider's value by no key.
test('a slider follows what a screen reader makes of it', async () => {
  const page = await open_page(kDesktop);
  await press(page, 'title/settings');
  await wait_for(page, 'settings/volume');
  const slider = page.locator('[data-key="settings/volume"]');
  const value = () => slider.evaluate((one) => Number(one.value));
  const before = await value();
  for (const [more, expected] of [[-1, (now) => now < before], [1, (now) => now === before]]) {
    await slider.evaluate((one, step) => {
      one.value = one.now + step * 0.1 * (one.max - one.min);
      one.dispatchEvent(new Event('input', { bubbles: true }));
    }, more);
    await rest(page);
    assert.ok(expected(await value()), `${before} became ${await value()}`);
  }
  assert.match(await slider.getAttribute('aria-valuetext'), /\d/);
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('a text field that is edited has its name, and Tab goes on from it', async () => {
  const page = await open_page(kDesktop);
  await press(page, 'title/settings');
  await press(page, 'settings/name');
  const field = page.getByRole('textbox', { name: 'Your name in new games' });
  await field.waitFor();
  assert.deepEqual(await findings(page), []);
  const next = await page.evaluate(() => {
    const keys = [...document.querySelectorAll('#mirror [data-key]')].filter((one) => !one.disabled && one.tabIndex >= 0)
      .map((one) => one.dataset.key);
    return keys[keys.indexOf('settings/name') + 1];
  });
  assert.ok(next);
  await page.keyboard.press('Tab');
  await page.waitForFunction((key) => document.activeElement.dataset.key === key, next);
  await page.waitForSelector('#edit', { state: 'detached' });
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('a page without https says why it cannot play online', async () => {
  const insecure = () => Object.defineProperty(globalThis, 'isSecureContext', { value: false });
  const page = await open_page({ ...kPhone, init: insecure });
  await press(page, 'title/parchis');
  await press(page, 'title/ways');
  await press(page, 'setup/online');
  await page.waitForFunction(() => globalThis.homestretch.targets().some(({ label }) =>
    label === 'To play online, open this page at its https address.'));
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

// Everything below is done by roles and names, as a screen reader offers them.
test('a game is played to its end by the elements beside the canvas alone', async () => {
  const page = await open_page({
    ...kSmall,
    kept: { settings: 'speed 0\n', setup: 'parchis pieces=1\nhuman - \nbot greedy Otto\nbot greedy Mila\nbot greedy Hugo\n' },
  });
  await wait_for(page, 'title/parchis');
  await press(page, 'title/parchis');
  await press(page, 'title/ways');
  await wait_for(page, 'setup/start');
  await page.evaluate(() => {
    globalThis.told = [];
    const status = document.querySelector('[role=status]');
    new MutationObserver(() => globalThis.told.push(status.textContent)).observe(status, { childList: true, characterData: true, subtree: true });
  });
  await press(page, 'setup/start');
  await page.getByRole('button', { name: 'Throw the die' }).waitFor({ state: 'attached' });
  // Hundreds of turns, one round trip each, would take minutes: the page plays by itself.
  const heard = await page.evaluate(() => new Promise((done) => {
    const open = () => [...document.querySelectorAll('#mirror button:not([disabled])')];
    const step = () => {
      const buttons = open();
      if (buttons.some((button) => button.textContent === 'Rematch')) return done(globalThis.told);
      const named = (test) => buttons.find((button) => test(button.textContent));
      const next = named((words) => words === 'Throw the die') ?? named((words) => /→/.test(words));
      next?.click();
      return setTimeout(step, 5);
    };
    step();
  }));
  assert.ok(heard.length > 20, `told ${heard.length} times`);
  assert.ok(heard.every((words) => words.trim().length > 0));
  const all = heard.join(' ');
  const told = (pattern) => [...all.matchAll(pattern)].map(([, what]) => what);
  await saved(page);
  const [kept] = await kept_games(page);
  const played = kept.split(/\s+/);
  assert.deepEqual(told(/throws a (\d)/g), played.filter((word) => /^d\d$/.test(word)).map((word) => word[1]));
  assert.equal(told(/ → | brings a piece out /g).length, played.filter((word) => /^[YBRG]\w+>/.test(word)).length);
  assert.equal(told(/has won|wins/g).length, 1);
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

// From `tick` on, the page's clock goes on by the same time in each frame, however long that takes.
function frame_clock() {
  const kFrame = 16;  // ms
  const { requestAnimationFrame: request, performance: { now } } = globalThis;
  let time = null;
  performance.now = () => time ?? now.call(performance);
  globalThis.requestAnimationFrame = (then) => request.call(globalThis, (at) => {
    if (time !== null) time += kFrame;
    then(time ?? at);
  });
  globalThis.tick = () => { time = now.call(performance); };
}

// Where the settings' button to close has been seen, in each frame.
const note_places = between('mirror', (mirror, json, ...rest) => {
  const close = json && JSON.parse(json).find(({ key }) => key === 'settings/close');
  globalThis.places_seen ??= new Set();
  if (close) globalThis.places_seen.add(String(close.rect));
  return mirror(json, ...rest);
});

test('someone who wants little motion sees the end of each at once', async () => {
  const seen = {};
  for (const motion of [false, true]) {
    const page = await open_page({ ...kDesktop, viewport: { width: 640, height: 480 }, motion, init: frame_clock,
      before: (fresh) => fresh.addInitScript(note_places) });
    await wait_for(page, 'title/settings');
    await settle(page);
    await page.evaluate(() => globalThis.tick());
    await press(page, 'title/settings');
    await wait_for(page, 'settings/close');
    await rest(page);
    seen[motion] = await page.evaluate(() => [...globalThis.places_seen]);
    await close_page(page);
  }
  // The sheet's height is known from its second frame on.
  assert.ok(seen.false.length <= 2, `without motion: ${seen.false.join('; ')}`);
  assert.ok(seen.true.length > 4, `with motion: ${seen.true.join('; ')}`);
});

test('the page follows the light that the system asks for', async () => {
  const light = {};
  for (const colorScheme of ['light', 'dark']) {
    const page = await open_page({ ...kDesktop, viewport: { width: 640, height: 480 }, context: { colorScheme } });
    await press(page, 'title/parchis');
    await press(page, 'title/ways');
    await wait_for(page, 'setup/start');
    await rest(page);
    light[colorScheme] = await lightness(page);
    await close_page(page);
  }
  assert.ok(light.light > 150, `by day ${light.light}`);
  assert.ok(light.dark < 90, `in the evening ${light.dark}`);
});
