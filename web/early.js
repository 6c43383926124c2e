// Inlined in the page: starts whatever takes long before the page's script has loaded. Anything
// that goes wrong here goes wrong again in the script, which reports it. The preload of the program
// comes before it in the page: after it, the program would be requested twice.
import { wants_both } from './both_parts.js';
import { ask_program, fetch_checked } from './checked.js';
import { once_new } from './database.js';
import { kCatalogues, page_language } from './language.js';
import { old_texts } from './old_texts.js';

const words = kCatalogues[page_language()];
const begun = globalThis.begun = {
  program: ask_program(FIRST_PART),
  nothing_kept: once_new(),
  words: words ? fetch_checked(words) : Promise.resolve(),
};
for (const promise of Object.values(begun)) promise.catch(() => {});
// Reading these waits for the browser, but until the files come there is nothing else to do.
begun.old_texts = old_texts();
begun.both = wants_both();
