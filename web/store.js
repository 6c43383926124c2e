// What outlives the page: texts under keys, in IndexedDB. The program reads them from a copy that is
// there before it starts; what it writes goes to the disk in order, and a key's latest text wins.
// Other pages of this site are told of every write. Older versions kept their texts in localStorage
// as `homestretch.<key>`; those move over at the next start, unless there is a newer text here.
// (Tests may use that to begin with texts of their own.)
import { createStore, entries, get, promisifyRequest } from 'idb-keyval';
import { kDatabase, kTexts } from './database.js';

const kOldPrefix = 'homestretch.';
const kPatience_ms = 4000;  // a browser that never opens its database must not stop the game

const kept = new Map();
const waiting = new Map();  // key → text, or null to erase; not yet handed to the disk
const failed = new Map();   // what the disk refused: it is tried again with the next change
let writing = null;         // the promise of the transaction under way
let database = null;
let trouble = '';           // '', 'full' or 'denied': the last trouble met
let missed = false;         // another page wrote before anybody listened
let tell = (what) => { missed ||= what === 'changed'; };  // 'full', 'denied', 'changed'
const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel('homestretch') : null;

function in_time(promise) {
  return Promise.race([promise, new Promise((_, fail) => setTimeout(() => fail(new Error('timeout')), kPatience_ms))]);
}

function met(error) {
  trouble = error?.name === 'QuotaExceededError' ? 'full' : 'denied';
  tell(trouble);
}

async function write(changes) {
  await database('readwrite', (store) => {
    for (const [key, text] of changes) {
      if (text === null) store.delete(key);
      else store.put(text, key);
    }
    return promisifyRequest(store.transaction);
  });
  others?.postMessage(changes);
}

async function write_all() {
  while (waiting.size > 0) {
    const changes = [...waiting];
    waiting.clear();
    try {
      await write(changes);
      trouble = '';
    } catch (error) {
      for (const [key, text] of changes) failed.set(key, text);
      met(error);
    }
  }
  writing = null;
}

function change(key, text) {
  if (text === null) kept.delete(key);
  else kept.set(key, text);
  for (const [again, old] of failed) waiting.set(again, old);
  failed.clear();
  waiting.set(key, text);
  if (database) writing ??= write_all();
}

function move_old_texts() {
  let old = [];
  try {
    old = Object.keys(localStorage).filter((key) => key.startsWith(kOldPrefix));
    for (const name of old) {
      const key = name.slice(kOldPrefix.length);
      if (!kept.has(key)) change(key, localStorage.getItem(name));
    }
  } catch {
    return;  // no localStorage: there is nothing to move
  }
  writing?.then(() => { if (!trouble) for (const name of old) localStorage.removeItem(name); });
}

others?.addEventListener('message', ({ data }) => {
  for (const [key, text] of data) {
    if (text === null) kept.delete(key);
    else kept.set(key, text);
  }
  tell('changed');
});

// Fills the copy. Never fails: without a database the game is played and forgotten.
export async function open_store() {
  try {
    database = createStore(kDatabase, kTexts);
    const none = globalThis.begun.nothing_kept.then(() => []);
    for (const [key, text] of await in_time(Promise.race([entries(database), none]))) {
      if (typeof key === 'string' && typeof text === 'string') kept.set(key, text);
    }
  } catch (error) {
    database = null;
    met(error);
  }
  move_old_texts();
}

// Rereads a text that another page may have just written. Never fails.
export async function reread(key) {
  if (!database || waiting.has(key)) return;
  try {
    const text = await in_time(get(key, database));
    if (typeof text === 'string') kept.set(key, text);
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
  // Resolves when everything written so far is on the disk.
  saved: async () => { while (writing) await writing; },
};

// `listener` is told of trouble, including trouble met before, and of other pages' writes.
export function on_store(listener) {
  tell = listener;
  if (trouble) tell(trouble);
  if (missed) tell('changed');
}
