// Stands inside the page: what takes long begins while the page's script is still on its
// way. Whatever goes wrong here goes wrong again in the script, which says so. The preload of
// the program stands above it in the page: below, it would ask for the program once more.
import { ask, ask_program } from './checked.js';
import { is_new } from './database.js';
import { kCatalogues, page_language } from './language.js';

const begun = globalThis.begun = {
  program: ask_program(FIRST_PART),
  nothing_kept: is_new(),
  words: ask(kCatalogues[page_language()]),
};
for (const promise of Object.values(begun)) promise.catch(() => {});
