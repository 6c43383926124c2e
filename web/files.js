// Files that the game's first frame does not need: other languages' catalogues, the bots' weights.
// Each is fetched once, when it is wanted; the game does without a file that cannot be loaded, which is
// asked for again and again, and reports a file that was refused.
import { fetch_checked } from './checked.js';
import { kCatalogues } from './language.js';
import { with_text } from './memory.js';

const kLongest_ms = 15_000;  // a file that takes longer is not waited for
// Before a file that could not be loaded is asked for again.
const kFirstPause_ms = 20_000;
const kLongestPause_ms = 600_000;

const fetched = new Map();
const wanted = new Map();  // when a file was requested, ms; long ago if it cannot be loaded
const hurry = new Map();   // ends the pause before such a file is asked for again
const refused = [];
const altered = new Set();  // all that were refused; they are not asked for again by themselves
let module = null;

function tell_refused() {
  if (!module) return;
  for (const name of refused.splice(0)) with_text(module, name, module._hs_refused);
}

export const was_altered = (name) => altered.has(name);

// The bytes of a file, which are on their way; null if it cannot be loaded.
export async function fetch_or_miss(name, bytes) {
  try {
    return await bytes;
  } catch (error) {
    if (error.name !== 'Refused') return null;
    refused.push(name);
    altered.add(name);
    tell_refused();
    return null;
  }
}

// The list of all but the catalogues, name → { url, hash }, is such a file itself.
let list = null;
async function file_of(name) {
  const language = /^po\/(\w+)\.mo$/.exec(name);
  if (language) return kCatalogues[language[1]];
  list ??= fetch_checked(FILE_LIST).then((bytes) => JSON.parse(new TextDecoder().decode(bytes)));
  try {
    return (await list)[name];
  } catch (error) {
    list = null;  // it is asked for again
    throw error;
  }
}

async function fetch_by_name(name) {
  const file = await file_of(name);
  return file ? fetch_checked(file) : null;
}

// Starts to fetch a file, if it is not on its way; resolves when it has arrived or cannot be loaded.
export async function fetch_early(name, coming) {
  if (fetched.has(name)) return;
  const bytes = await fetch_or_miss(name, coming ?? fetch_by_name(name));
  if (bytes) fetched.set(name, new Uint8Array(bytes));
}

// Whether a file that was wanted cannot be loaded, or is so late that nobody should wait for it.
export const missed_file = (name) => performance.now() - wanted.get(name) > kLongest_ms;

const wake = () => module?._hs_wake();  // whoever waits for a file may say so

// Nobody waits for a file that could not be loaded; one that comes later is taken all the same.
async function fetch_until_here(name, take) {
  for (let ms = kFirstPause_ms; ; ms = Math.min(2 * ms, kLongestPause_ms)) {
    await fetch_early(name);
    if (fetched.has(name)) return take(fetched.get(name));
    wanted.set(name, -Infinity);
    wake();
    await new Promise((done) => {
      hurry.set(name, done);
      if (!altered.has(name)) setTimeout(done, ms);
    });
    hurry.delete(name);
  }
}

// A file that could not be loaded is asked for again, and waited for.
function ask_again(name) {
  wanted.set(name, performance.now());
  setTimeout(() => { if (!fetched.has(name)) wake(); }, kLongest_ms);
  hurry.get(name)?.();
}

// Passes the bytes on: at once if they are there, else when they arrive. A second request in the
// meantime gets nothing, for all ask for the same program.
export function want_file(name, take) {
  if (fetched.has(name)) return take(fetched.get(name));
  const first = !wanted.has(name);
  if (first || missed_file(name)) ask_again(name);
  if (first) fetch_until_here(name, take);
}

// What could not be loaded without a network is asked for again with one.
addEventListener('online', () => {
  for (const name of hurry.keys()) if (!altered.has(name)) ask_again(name);
  wake();
});

// Called once the program has been loaded and can be notified.
export function files_have(program) {
  module = program;
  tell_refused();
}
