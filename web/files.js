// Files that the game's first frame does not need: other languages' catalogues, the bots' weights.
// Each is fetched once, when it is wanted; the game does without a file that cannot be loaded, and
// reports a file that was refused.
import { fetch_checked } from './checked.js';
import { kCatalogues } from './language.js';
import { with_text } from './memory.js';

const kLongest_ms = 15_000;  // a file that takes longer is not waited for

const fetched = new Map();
const wanted = new Map();  // when a file was requested, ms; long ago if it cannot be loaded
const refused = [];
let module = null;

function tell_refused() {
  if (!module) return;
  for (const name of refused.splice(0)) with_text(module, name, module._hs_refused);
}

// The bytes of a file, which are on their way; null if it cannot be loaded.
export async function fetch_or_miss(name, bytes) {
  try {
    return await bytes;
  } catch (error) {
    if (error.name !== 'Refused') return null;
    refused.push(name);
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

function miss(name) {
  wanted.set(name, -Infinity);
  module?._hs_wake();  // whoever waits for it may say so
}

// Passes the bytes on: at once if they are there, else when they arrive. A second request in the
// meantime gets nothing, for all ask for the same program.
export function want_file(name, take) {
  if (fetched.has(name)) {
    take(fetched.get(name));
  } else if (!wanted.has(name) || missed_file(name)) {
    wanted.set(name, performance.now());
    fetch_early(name).then(() => {
      if (fetched.has(name)) take(fetched.get(name));
      else miss(name);
    });
  }
}

// What could not be loaded without a network is asked for again with one.
addEventListener('online', () => {
  for (const name of wanted.keys()) if (missed_file(name)) wanted.delete(name);
  module?._hs_wake();
});

// Called once the program has been loaded and can be notified.
export function files_have(program) {
  module = program;
  tell_refused();
}
