// What a page stores and hands out: kept games, links, files.
import { kept_games, places, press, wait_for } from './hands.mjs';
import { first_frame, kPatience } from './lib.mjs';

export const vectors = new URL('../vectors/', import.meta.url);

// Four people, one piece per colour, at full speed. For `kept` of open_page.
export const kFourPeople = { settings: 'speed 0\n', setup: 'parchis pieces=1\nhuman - Ada\nhuman - Bo\nhuman - Cy\nhuman - Di\n' };
export const says = (page, words) => page.waitForFunction((wanted) =>
  globalThis.homestretch?.targets?.().some((target) => target.label.includes(wanted)), words);
// Until the page has said what it says about an act, which may load it anew. Looked for from before the
// act: some sentences are told for a few seconds only, and a slow machine would look too late.
export const told = (page, words, act) => Promise.all([says(page, words), act()]);
export const saved = (page) => page.evaluate(() => globalThis.homestretch.saved());
export const game_keys = (page) => page.evaluate(() => globalThis.homestretch.keys().split('\n').filter((key) => key.startsWith('game-')));
export const games_are = (page, count) => page.waitForFunction((wanted) =>
  globalThis.homestretch.keys().split('\n').filter((key) => key.startsWith('game-')).length === wanted, count);

// Enters a link in the page's address, until it is accepted and has replaced what was open.
export async function go_to_link(page, link) {
  await page.evaluate((hash) => { location.hash = hash; }, link.slice(link.indexOf('#')));
  await page.waitForFunction(() => location.hash === '' &&
    !globalThis.homestretch.targets().some((target) => target.key === 'share/copy'));
}

// Presses the button that copies; returns the link once it is on the clipboard.
export async function copy_link(page, key) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await press(page, key);
  // waitForFunction would take the promise of a text for the text.
  return page.evaluate(async (patience) => {
    let text = '';
    for (const end = performance.now() + patience; performance.now() < end;) {
      text = await navigator.clipboard.readText();
      if (/#g=[\w-]+$/.test(text)) return text;
      await new Promise((soon) => { setTimeout(soon, 20); });
    }
    const seen = globalThis.homestretch.targets().map((one) => `${one.key} ${one.label}`).join('; ');
    throw new Error(`no link on the clipboard, but “${text}”; on the screen: ${seen}`);
  }, kPatience);
}

// Plays whatever may be played here until the link for the next person is offered; returns the
// link.
export async function play_until_sent(page) {
  await page.evaluate((patience) => new Promise((done, fail) => {
    const end = performance.now() + patience;
    const step = () => {
      const open = globalThis.homestretch.targets().filter((t) => t.focusable && t.enabled);
      if (open.some((t) => t.key === 'share/copy')) return done();
      if (performance.now() > end) return fail(new Error(`no link is offered: ${open.map((t) => t.key)}`));
      const next = open.find((t) => /^table\/(throw$|move\/|hand\/)/.test(t.key));
      if (next) globalThis.homestretch.activate(next.key);
      return setTimeout(step, 30);
    };
    step();
  }), kPatience);
  return copy_link(page, 'share/copy');
}

// A game with its first throw made and saved.
export async function new_game(page) {
  await press(page, 'title/parchis');
  await press(page, 'title/ways');
  await press(page, 'setup/start');
  await wait_for(page, 'table/throw');
  const { ply } = await places(page);
  await press(page, 'table/throw');
  await page.waitForFunction((before) => globalThis.homestretch.places().ply > before, ply);
  await saved(page);
}
export async function to_title(page) {
  await press(page, 'table/menu');
  await press(page, 'menu/leave');
}
// The position of each kept game, newest last; and the number of moves of each.
export const positions = async (page) =>
  (await kept_games(page)).map((text) => text.match(/^position (.*)$/m)[1]);
export const moves_kept = async (page) =>
  (await kept_games(page)).map((text) => Number(text.match(/^moves (\d+)$/m)[1]));

export async function reload(page) {
  await page.reload();
  await first_frame(page);
}

// Drops a file onto the table.
export async function drop_file(page, text) {
  const dataTransfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'game.txt', { type: 'text/plain' }));
    return data;
  }, text);
  await page.dispatchEvent('#canvas', 'drop', { dataTransfer });
}

// Nothing can be read from the disk until `wake` is called. For addInitScript.
export function sleepy_disk() {
  const asleep = new Promise((done) => { globalThis.wake = done; });
  const { getAllKeys } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.getAllKeys = function slow(...given) {
    const request = getAllKeys.apply(this, given);
    let listener = null;
    Object.defineProperty(request, 'onsuccess', { set(then) { listener = then; } });
    request.addEventListener('success', () => asleep.then(() => listener?.()));
    return request;
  };
}

// The worker has stored everything and controls the page.
export async function installed(page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await first_frame(page);
  if (!await page.evaluate(() => navigator.serviceWorker.controller !== null)) throw new Error('the worker does not control the page');
}
