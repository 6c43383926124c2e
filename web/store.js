// What outlives the page: texts by key, in IndexedDB. The program reads them from a copy that is
// there before it starts; its writes go to disk in order, and a key's latest text wins. Other pages
// of this site are told of every write. The texts of older versions (old_texts.js) are moved here at
// the next start, unless there is a newer text here. (Tests may use that to begin with texts of
// their own.)
import { createStore, entries } from 'idb-keyval';
import { open_channel } from './channel.js';
import { kDatabase, kTexts } from './database.js';
import { remove_old_text } from './old_texts.js';
import { in_time, kTimeout } from './patience.js';

// A browser that never opens its database must not stop the game, nor may a write that never ends
// stop all later ones.
const kPatience_ms = 4000;
const kWritePatience_ms = 10_000;
const kLongestPause_ms = 600_000;

// What texts are stored under (src/play/store_keys.h).
const [kGames, kRooms, kBeside] = ['game-', 'room-', 'beside-'];
const is_game = (key) => key.startsWith(kGames);
const is_played = (key) => is_game(key) || key.startsWith(kRooms);

const kept = new Map();
const on_disk = new Set();  // keys of which the disk has a text, possibly an older one
const waiting = new Set();  // keys whose texts have changed and are not yet being written
let under_way = [];         // keys that are being written
const failed = new Set();   // keys that the disk refused: retried with the next change, or when
                            // somebody leaves the page or comes back
const lent = new Set();     // keys that it refused in another page, which retries them
let writing = null;         // the promise of the transaction under way
let database = null;
let trouble = '';           // '', 'full', 'denied' (nothing is ever stored) or 'failed': the last
                            // trouble met
let refused_at = 0;         // ms: when the disk last refused
let missed = false;         // another page wrote before anybody listened
let tell = (what) => { missed ||= what === 'changed'; };  // a trouble, or 'changed'
const others = open_channel('homestretch');
// Texts that the disk does not have; null asks for them. On the other channel they would count as stored.
const refusals = open_channel('homestretch-refused');

// A new connection: the previous one may have stopped answering.
function connect() {
  database = createStore(kDatabase, kTexts);
}

function put_on_disk(changes) {
  for (const [key, text] of changes) {
    if (text === null) on_disk.delete(key);
    else on_disk.add(key);
  }
}

const is_full = (error) => error?.name === 'QuotaExceededError';
// Safari fails so when the process that stores has died, and starts it anew.
const may_recover = (error) => error?.name === 'UnknownError';

function met(error) {
  const before = trouble;
  const passes = on_disk.size > 0 || error?.message === kTimeout || may_recover(error);
  trouble = is_full(error) ? 'full' : passes ? 'failed' : 'denied';
  if (trouble !== before) tell(trouble);
}

// The end of a transaction. When one of its requests fails, it has no error yet: it has one when it
// has been given up.
const end_of = (transaction) => new Promise((done, fail) => {
  transaction.addEventListener('complete', done);
  transaction.addEventListener('abort', () => fail(transaction.error ?? new Error('given up')));
});

const for_others = (changes) => changes.filter(([key]) => !key.startsWith(kBeside));

async function write(changes) {
  await in_time(database('readwrite', (store) => {
    try {
      for (const [key, text] of changes) {
        if (text === null) store.delete(key);
        else store.put(text, key);
      }
    } catch (error) {
      store.transaction.abort();  // all or nothing
      throw error;
    }
    return end_of(store.transaction);
  }), kWritePatience_ms);
  put_on_disk(changes);
  others?.postMessage(for_others(changes));
}

// Other pages have no disk to read these from: without them, one that takes a game over would go on from
// an older state, and write that.
function share_refused(keys) {
  const changes = for_others(keys.map((key) => [key, kept.get(key) ?? null]));
  if (changes.length > 0) refusals?.postMessage(changes);
}

// Browsers may close a connection, as iOS does with a page in the background: a new one is tried at
// once.
async function write_anew(changes) {
  try {
    await write(changes);
  } catch (error) {
    if (is_full(error) || error?.message === kTimeout) throw error;
    connect();
    await write(changes);
  }
}

// A browser may remove what it keeps when the device is full, unless it is asked not to. Firefox would
// ask the person, which is worth it only in a game that has been installed.
let asked_to_keep = false;
function ask_to_keep(keys) {
  if (asked_to_keep || !keys.some(is_played)) return;
  asked_to_keep = true;
  const would_ask = 'mozInnerScreenX' in globalThis && !matchMedia('(display-mode: standalone)').matches;
  if (!would_ask) navigator.storage?.persist?.().catch(() => {});
}

// Deleted games first, which makes room, then each other game for itself, so that what fits is stored;
// all else together, as it belongs together: a room's promises and what they replace. Throws the last
// trouble met; `refused`: the keys it was about.
async function write_what_fits(changes, refused) {
  const games = changes.filter(([key]) => is_game(key));
  const parts = [
    games.filter(([, text]) => text === null),
    ...games.filter(([, text]) => text !== null).map((change) => [change]),
    changes.filter(([key]) => !is_game(key)),
  ].filter((part) => part.length > 0);
  let trouble_met = null;
  for (const part of parts) {
    try {
      await write_anew(part);
    } catch (error) {
      trouble_met = error;
      refused.push(...part.map(([key]) => key));
    }
  }
  if (trouble_met) throw trouble_met;
}

// The same in one transaction, unless there is no room for it.
async function write_together(changes, refused) {
  try {
    await write_anew(changes);
  } catch (error) {
    if (is_full(error) && changes.length > 1) return write_what_fits(changes, refused);
    refused.push(...changes.map(([key]) => key));
    throw error;
  }
}

async function write_some() {
  const keys = [...waiting];
  const changes = keys.map((key) => [key, kept.get(key) ?? null]);
  waiting.clear();
  under_way = keys;
  const refused = [];
  try {
    await write_together(changes, refused);
    for (const key of keys) failed.delete(key);
    trouble = '';
    ask_to_keep(keys);
  } catch (error) {
    for (const key of keys) failed.delete(key);
    for (const key of refused) failed.add(key);
    share_refused(refused);
    refused_at = performance.now();
    // A write that was only slow may still come to its end.
    if (error?.message === kTimeout) put_on_disk(changes.filter(([, text]) => text !== null));
    met(error);
    if (trouble !== 'full') connect();
  }
  under_way = [];
}

async function write_all() {
  try {
    while (waiting.size > 0) await write_some();
  } finally {
    writing = null;
  }
}

function write_what_waits() {
  for (const key of failed) waiting.add(key);
  failed.clear();
  if (database && waiting.size > 0) writing ??= write_all();
}

function change(key, text) {
  if (text === null) kept.delete(key);
  else kept.set(key, text);
  lent.delete(key);
  waiting.add(key);
  write_what_waits();
}

document.addEventListener('visibilitychange', write_what_waits);

// A text of an older version is removed once it is on the disk.
async function move_old_texts() {
  const old = globalThis.begun.old_texts;
  for (const [key, text] of old) if (!kept.has(key)) change(key, text);
  await settle();
  for (const [key] of old) if (on_disk.has(key) && !failed.has(key)) remove_old_text(key);
}

// Waits until everything written so far is on the disk or has been refused. What was refused some
// time ago is tried once more.
async function settle() {
  if (failed.size > 0 && performance.now() - refused_at > kPatience_ms) write_what_waits();
  while (writing) await writing;
}

// Whether the text here is later than what another page has written.
const is_later_here = (key) => waiting.has(key) || under_way.includes(key);

// Another page has changed these texts; `stored`: the disk has them.
function take_changes(changes, stored) {
  for (const [key, text] of changes) {
    if (is_later_here(key)) continue;
    failed.delete(key);
    if (stored) lent.delete(key);
    else lent.add(key);
    if (text === null) kept.delete(key);
    else kept.set(key, text);
  }
  tell('changed');
}

others?.addEventListener('message', ({ data }) => {
  put_on_disk(data);
  take_changes(data, true);
});
refusals?.addEventListener('message', ({ data }) => {
  if (data) take_changes(data, false);
  else share_refused([...failed, ...lent]);
});

// Takes over what the disk has. Of a text that was changed here while the disk did not answer the disk
// has the better one, for it was changed here without knowing that. The one from here is put beside it,
// and this page's program, of which no other hears, adds to the disk's what only that has. (But a seat in
// a room it holds itself.)
function take_over(found) {
  const beside = [];
  for (const [key, text] of found) {
    if (typeof key !== 'string' || typeof text !== 'string') continue;
    on_disk.add(key);
    if (lent.has(key)) continue;  // another page has a later one
    const here = waiting.delete(key) && kept.get(key);
    if (here && here !== text && !key.startsWith(kRooms)) beside.push([kBeside + key, here]);
    kept.set(key, text);
  }
  for (const [key, text] of beside) change(key, text);
}

// The disk was busy for longer than the game waited.
function come_late(found) {
  connect();
  trouble = '';
  take_over(found);
  refusals?.postMessage(null);
  tell('changed');
  move_old_texts();
  write_what_waits();
}

async function read_disk() {
  let store = database ?? createStore(kDatabase, kTexts);
  for (const ms of [300, 1500]) {
    try {
      return await entries(store);
    } catch (error) {
      if (!may_recover(error)) throw error;
      await new Promise((done) => { setTimeout(done, ms); });
      store = createStore(kDatabase, kTexts);
    }
  }
  return entries(store);
}

// If the disk may recover, or get room, it is asked again for as long as the page is open, less and less
// often.
function ask_again(error, pause_ms = kWritePatience_ms) {
  if (!may_recover(error) && !is_full(error)) return;
  setTimeout(() => {
    read_disk().then(come_late, (again) => ask_again(again, Math.min(2 * pause_ms, kLongestPause_ms)));
  }, pause_ms);
}

// Fills the copy. Never fails: without a database the game is played but not stored.
export async function open_store() {
  let found;
  try {
    connect();
    const none = globalThis.begun.nothing_kept.then(() => []);
    found = Promise.race([read_disk(), none]);
    take_over(await in_time(found, kPatience_ms));
  } catch (error) {
    database = null;
    met(error);
    if (error?.message === kTimeout) {
      found.then(come_late, ask_again);
      return;
    }
    ask_again(error);
  }
  refusals?.postMessage(null);
  move_old_texts();
}

// Rereads the texts, which another page may have just written; what the disk has refused is newer
// than what it has. Never fails.
export async function reread() {
  if (!database) return;
  try {
    const found = await in_time(entries(database), kPatience_ms).catch((error) => {
      if (error?.message === kTimeout) throw error;
      connect();  // the browser may have closed the connection
      return in_time(entries(database), kPatience_ms);
    });
    for (const [key, text] of found) {
      if (typeof key === 'string' && typeof text === 'string' && !is_later_here(key) && !failed.has(key) && !lent.has(key)) kept.set(key, text);
    }
  } catch (error) {
    met(error);
  }
}

// For the program, under globalThis.homestretch.
export const store_calls = {
  load: (key) => kept.get(key) ?? null,
  save: (key, text) => { if (kept.get(key) !== text) change(key, text); },
  erase: (key) => { if (kept.has(key)) change(key, null); },
  keys: () => [...kept.keys()].sort().join('\n'),
  // Resolves when everything written so far is on the disk or has been refused: to false if the disk
  // has only an older state of the texts whose keys begin so. Texts of which it has nothing at all,
  // because it keeps nothing, have no older state.
  async saved(beginning = '') {
    await settle();
    const some = (keys) => [...keys].some((key) => key.startsWith(beginning));
    return !some(failed) || !some(on_disk);
  },
};

// What the program writes from now on is not stored: its memory cannot be trusted.
export const stop_storing = () => { Object.assign(globalThis.homestretch, { save() {}, erase() {} }); };

// Whether there are texts here that the disk does not have.
export const holds_more = () => failed.size + waiting.size + under_way.length > 0;

// The same of games only.
export const holds_games = () => [...failed, ...waiting, ...under_way].some(is_played);

// The page was put aside by the browser, and is back as it was left: it has not heard what others have
// stored meanwhile, but may hold what the disk has not.
export async function come_back() {
  if (!holds_more()) return location.reload();
  lent.clear();
  write_what_waits();
  await reread();
  refusals?.postMessage(null);
  tell('changed');
}

// A newer version has to wait, since a reload would lose games that the disk has refused.
export const tell_unsaved = () => tell('unsaved');

// `listener` is told of trouble, including earlier trouble, and of other pages' writes.
export function on_store(listener) {
  tell = listener;
  if (trouble) tell(trouble);
  if (missed) tell('changed');
}
