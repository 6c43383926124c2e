// The page's exchange with the outside: links in the address, files that are dropped or chosen,
// files to save, and the system's share sheet.
import { chunk } from './chunks.js';
import { is_inside } from './device.js';
import { with_text } from './memory.js';

const kLargestFile = 32 * 1024 * 1024;  // bytes, as in src/play/library.h; there is no room for more
const kDownload_ms = 120_000;  // some browsers ask before they save a file, and read it afterwards
const kArrivals = { link: 0, file: 1, too_large: 2, unreadable: 3 };

let module = null;
let dropped = null;  // a file that came before the program could take it

// False if the text is too long for the program's memory.
const send = (kind, text) => with_text(module, text, (at) => module._hs_arrival(kArrivals[kind], at));

// A link is removed from the address once it has been read: a game that it opened is stored, and a
// reload must not open it a second time. If something only looks like a link, the game says so.
function take_link() {
  if (!/^#[a-z]+=/.test(location.hash)) return false;
  const text = location.hash;
  history.replaceState(null, '', location.pathname + location.search);
  send('link', text);
  return true;
}

// A page returns to the room it was in. If it is only reloaded, and was in none, it shows again what a
// link has opened that is not stored.
const [kRoom, kLink] = ['homestretch.room', 'homestretch.link'];
function reopen(fragment, room) {
  const key = room ? kRoom : kLink;
  try {
    if (fragment) sessionStorage.setItem(key, fragment);
    else sessionStorage.removeItem(key);
  } catch {
    // Storage may be forbidden; then the link leads back as well.
  }
}

function take_again() {
  try {
    if (!is_inside()) sessionStorage.removeItem(kLink);
    const room = sessionStorage.getItem(kRoom);
    if (room) sessionStorage.removeItem(kLink);
    const fragment = room ?? sessionStorage.getItem(kLink);
    if (fragment) send('link', fragment);
  } catch {
    // As above.
  }
}

async function take_file(file) {
  if (!file) return;
  let text;
  try {
    text = file.size <= kLargestFile && await file.text();
  } catch {
    send('unreadable', file.name);  // a folder, or a file that is gone by now
    return;
  }
  if (text === false || !send('file', text)) send('too_large', file.name);
}

function ask_for_file() {
  let input = document.querySelector('#file');
  if (!input) {
    input = document.createElement('input');
    input.id = 'file';
    input.type = 'file';
    input.className = 'unseen';
    input.tabIndex = -1;
    input.ariaHidden = 'true';
    input.addEventListener('change', () => {
      take_file(input.files[0]);
      input.value = '';
    });
    document.body.append(input);
  }
  input.click();
}

function save_file(name, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), kDownload_ms);
}

// The older way, as a person would do it.
function select_and_copy(text) {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.className = 'unseen';
  field.value = text;
  field.readOnly = true;  // no keyboard comes up
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  before.focus({ preventScroll: true });
  return copied;
}

// The program is told whether the text is on the clipboard: the browser may refuse, and a page that
// came over plain HTTP has no clipboard of the newer kind.
async function copy(text) {
  let copied = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copied = select_and_copy(text);
  }
  module._hs_copied(Number(copied));
}

// Links are drawn as codes by a part of the script that is fetched when the first is wanted.
let code = null;
let asked = false;
function codes_ready() {
  if (!code && !asked) {
    asked = true;
    chunk('code').then((part) => {
      code = part;
      module._hs_wake();
    }, () => {
      setTimeout(() => {
        asked = false;
        module._hs_wake();
      }, 10_000);
    });
  }
  return Boolean(code);
}

// The page's own ?relay=…&bus=…, which name the meeting places of a room, remain in shared links.
function kept_search() {
  const kept = new URLSearchParams([...new URLSearchParams(location.search)].filter(([name]) => name === 'relay' || name === 'bus'));
  const text = kept.toString();
  return text ? `?${text}` : '';
}

// For the program, under globalThis.homestretch.
export const outside_calls = {
  ask_for_file,
  save_file,
  copy,
  codes_ready,
  qr: (text) => code.qr(text),
  reopen,
  can_share: () => Boolean(navigator.share),
  share: (title, url) => { navigator.share({ title, url }).catch(() => {}); },
  share_text: (text) => { navigator.share({ text }).catch(() => {}); },
  address: (game) => new URL(`${game}/${kept_search()}`, location.origin + location.pathname).href,
};

// From the start: a browser shows a file that nobody takes instead of the page.
export function start_outside() {
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (module) take_file(file);
    else dropped = file ?? dropped;
  });
}

export function outside_has(program) {
  module = program;
  take_file(dropped);
  addEventListener('hashchange', take_link);
  if (!take_link()) return take_again();
  for (const room of [false, true]) reopen('', room);  // what was open before the link
}
