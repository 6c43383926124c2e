// A person's actions on the page: presses the elements beside the canvas, or touches and clicks
// things on the canvas. All waiting is for a condition.
import { kPatience, open_page, throttle } from './lib.mjs';

// Nothing is animated; one piece per colour makes a short game. For `kept` of open_page.
export function short_game(arms = 4) {
  const bots = ['Otto', 'Mila', 'Hugo', 'Nora', 'Emil'].slice(0, arms - 1).map((name) => `bot greedy ${name}\n`);
  return { settings: 'speed 0\nforced 0\n', setup: `parchis arms=${arms} pieces=1\nhuman - \n${bots.join('')}` };
}

// The same luck in every run: a random game may have no costly decision at all. For `init` of open_page.
export function with_known_luck() {
  let luck = 0;
  crypto.getRandomValues = (into) => into.forEach((_, i) => { into[i] = ++luck; }) ?? into;
}

export const targets = (page) => page.evaluate(() => globalThis.homestretch.targets());

export const keys = (page) => page.evaluate(() =>
  globalThis.homestretch.targets().filter((target) => target.focusable).map((target) => target.key));

export async function wait_for(page, key) {
  await page.waitForFunction((wanted) =>
    globalThis.homestretch.targets().some((target) => target.key === wanted && target.enabled), key);
}

export const wait_gone = (page, key) => page.waitForFunction((unwanted) =>
  !globalThis.homestretch.targets().some((target) => target.key === unwanted), key);

// As soon as it can be pressed: in one call, because it may be gone before a second one.
export const press = (page, key) => page.waitForFunction((wanted) => {
  if (!globalThis.homestretch.targets().some((target) => target.key === wanted && target.enabled)) return false;
  const button = document.querySelector(`#mirror [data-key="${wanted}"]`);
  button?.click();
  return button !== null;
}, key);

// Until no frame is pending, nor was for a while: everything is at rest.
export const rest = (page) => page.evaluate(() => new Promise((done) => {
  const kLookMs = 50;
  const kStill = 5;  // looks
  let before = -1;
  let still = 0;
  const look = () => {
    const now = globalThis.homestretch.rests() ? globalThis.homestretch.frames() : -1;
    still = now === before && now >= 0 ? still + 1 : 0;
    if (still === kStill) return done();
    before = now;
    return setTimeout(look, kLookMs);
  };
  look();
}));

// Until everything is at rest, and no late file will come any more: each that comes is worth a frame.
// The program asks for what it wants in its frames, so at rest it has asked for everything.
export async function settle(page) {
  await rest(page);
  await page.waitForFunction(() => !globalThis.files_awaited?.size);
  await rest(page);
}

// All words on the screen, as readers get them.
export const said = (page) => page.evaluate(() => document.querySelector('#mirror').textContent);

// Until the last action is on the screen.
export const next_frame = (page) => page.evaluate(() =>
  new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));

// Opens the table of a set-up, `setup` as the page stores it, without animation and without
// automatic moves; `settings` gives more lines.
export async function sit_down(options, setup, settings = '') {
  const page = await open_page({ ...options, kept: { settings: `speed 0\nforced 0\n${settings}`, setup } });
  await press(page, 'title/play');  // the stored set-up is the chosen one
  return page;
}

// Continues a game at its table: by these rules, with these players (lines of a replay), from a state
// unless it begins. `luck`: 16 hex digits that its throws follow from.
export async function go_on(options, rules, seats, from = '', { luck = '0000000000000007', settings = '' } = {}) {
  const game = [luck, 'race 1', `rules ${rules}`, ...(from ? [`from ${rules} | ${from}`] : []), ...seats, ''].join('\n');
  const page = await open_page({ ...options, kept: { settings: `speed 0\n${settings}`, game } });
  await press(page, 'title/continue');
  await wait_for(page, 'table/menu');
  return page;
}

export async function start_game(page) {
  await press(page, 'title/parchis');
  await press(page, 'title/play');
  await wait_for_turn(page, -1);
}

export const places = (page) => page.evaluate(() => globalThis.homestretch.places());

// Until more than `ply` moves have been made and somebody here may act, or the game is over.
export async function wait_for_turn(page, ply) {
  await page.waitForFunction((made) => {
    const now = globalThis.homestretch.places();
    const over = globalThis.homestretch.targets().some((target) => target.key === 'results/rematch');
    return over || (now.ply > made && now.things.length > 0);
  }, ply);
}

export const kMoved = 8000 * throttle;  // ms within which a touch is answered on the slowest machine

const kMostMisses = 10;

// Touches the first thing on the table that may be touched, until the game advances. False when the
// game is over. Something that moved away under the finger is touched once more, as people do.
export async function play_by_hand(page, point) {
  for (let misses = 0; misses < kMostMisses;) {
    await wait_for_turn(page, -1);
    const { ply, things } = await places(page);
    if (things.length > 0) {
      await point(...things[0].at);
      const moved = page.waitForFunction((made) => globalThis.homestretch.places().ply > made, ply, { timeout: kMoved });
      if (await moved.then(() => true, () => false)) {
        await wait_for_turn(page, ply);
        return true;
      }
      ++misses;
    } else if ((await keys(page)).includes('results/rematch')) {  // else a pass was made in the meantime
      return false;
    }
  }
  throw new Error(`${kMostMisses} touches do nothing: ${await keys(page)}`);
}

// Where the last thing on the table is that may be touched, as soon as the things differ from `before`.
const next_act = (page, before, most, options) => page.waitForFunction(([old, enough]) => {
  const { ply, things } = globalThis.homestretch.places();
  const ended = globalThis.homestretch.targets().some(({ key, enabled }) => key === 'results/rematch' && enabled);
  if (ply >= enough || ended) return { over: true };
  const now = JSON.stringify([ply, things]);
  if (now === old) return false;
  return things.length > 0 && { now, at: things.at(-1).at };
}, [before, most], options).then((found) => found.jsonValue());

// Touches the last thing on the table that may be touched, until the podium or until so many moves have
// been made: dice, pieces, squares. What moved away under the finger is touched once more, as people do.
// Returns the number of touches.
export async function play_by_touches(page, point, moves = Number.MAX_SAFE_INTEGER) {
  const kMost = 2000;
  let touched = 0;
  let misses = 0;
  const anything = () => next_act(page, '', moves);
  const again = (error) => {
    if (++misses > kMostMisses) throw error;
    return anything();
  };
  for (let next = await anything(); !next.over; ++touched) {
    if (touched > kMost) throw new Error(`no end after ${kMost} touches: ${await keys(page)}`);
    await point(...next.at);
    next = await next_act(page, next.now, moves, { timeout: kMoved }).catch(again);
  }
  return touched;
}

export const by_touch = (page) => (x, y) => page.touchscreen.tap(x, y);
export const by_mouse = (page) => (x, y) => page.mouse.click(x, y);

// The games that the page stores, as it writes them.
export const kept_games = (page) => page.evaluate(() => {
  const { keys, load } = globalThis.homestretch;
  return keys().split('\n').filter((key) => key.startsWith('game-')).map(load);
});

// Until a game that contains these words is stored.
export const wait_for_kept = (page, words) => page.waitForFunction((wanted) => {
  const { keys, load } = globalThis.homestretch;
  return keys().split('\n').some((key) => key.startsWith('game-') && load(key).includes(wanted));
}, words);

// The brightness of the whole page, 0…255.
export async function lightness(page) {
  const picture = [...await page.screenshot({ type: 'png' })];
  return page.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
    const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    drawing.drawImage(bitmap, 0, 0);
    const { data } = drawing.getImageData(0, 0, bitmap.width, bitmap.height);
    let sum = 0;
    for (let i = 0; i < data.length; i += 4) sum += 0.2126 * data[i] + 0.7152 * data[i + 1] + 0.0722 * data[i + 2];
    return sum / (data.length / 4);
  }, picture);
}

const kMostPresses = 10_000;

// Presses the space bar until the podium. A press while nothing may be pressed does nothing, so moves
// are counted.
export async function play_by_keys(page, most) {
  let moved = { ply: -1, at: 0 };
  for (;;) {
    const [over, ply] = await page.evaluate(() => {
      const { places, targets } = globalThis.homestretch;
      return [targets().some(({ key, focusable }) => focusable && key === 'results/rematch'), places().ply];
    });
    if (over) return;
    if (ply !== moved.ply) moved = { ply, at: performance.now() };
    if (ply > most || performance.now() - moved.at > kPatience) throw new Error(`no end after ${ply} moves: ${await keys(page)}`);
    await page.keyboard.press('Space');
    await next_frame(page);
  }
}

// Presses whatever may be pressed, in the page, until `last` appears; a card that cannot be played
// only says why, so the choice is random (with a fixed generator).
export function play_by_buttons(page, last = 'results/rematch') {
  return page.evaluate(({ last, most }) => new Promise((done, fail) => {
    let seed = 1;
    let count = 0;
    const any = (list) => list[(seed = (seed * 1103515245 + 12345) % 2147483648) % list.length];
    const wanted = (key) => key === 'table/throw' || key === 'table/curtain' || key === 'results/next-round' ||
      key.startsWith('table/move/') || key.startsWith('table/hand/');
    const step = () => {
      const open = globalThis.homestretch.targets().filter((target) => target.focusable);
      if (open.some((target) => target.key === last)) return done(count);
      const next = open.filter((target) => wanted(target.key));
      if (next.length > 0) {
        document.querySelector(`#mirror [data-key="${any(next).key}"]`)?.click();
        ++count;
      }
      if (count > most) return fail(new Error(`no end after ${most} presses`));
      return requestAnimationFrame(() => requestAnimationFrame(step));  // once the press is visible
    };
    step();
  }), { last, most: kMostPresses });
}

// A game of the maze, whose moves always include one homeward: presses whatever may be pressed, in
// turn, until the podium. The page itself does it, because hundreds of round trips would take
// minutes.
export function play_to_the_podium(page) {
  return page.evaluate(() => new Promise((done) => {
    let pressed = 0;
    const step = () => {
      const open = globalThis.homestretch.targets().filter((one) => one.focusable && one.enabled).map((one) => one.key);
      if (open.includes('results/rematch')) return done(pressed);
      const moves = open.filter((key) => key.startsWith('table/move/'));
      const homeward = moves.find((key) => key.endsWith('>a1')) ?? moves.find((key) => key.startsWith('table/move/pick-piece-0-1'));
      const next = open.find((key) => key === 'table/throw' || key === 'claw/chance') ?? homeward ?? moves[(pressed * 7) % moves.length];
      if (next) {
        pressed += 1;
        document.querySelector(`#mirror [data-key="${next}"]`)?.click();
      }
      return setTimeout(step, 4);
    };
    step();
  }));
}
