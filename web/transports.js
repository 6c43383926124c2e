// The program's access to a room's transports. These are parts of the page's script that are
// fetched only when a room is opened; frames reach the program through one inbox and leave it
// through one call.
import { chunk } from './chunks.js';
import { with_text } from './memory.js';
import { store_calls } from './store.js';

let module = null;
let opened = null;  // { rooms, sent, texts, failed, refused } of the open room
let closing = Promise.resolve();  // resolves when the previous room has been left
let timer = 0;
let boards = null;  // { ids, there, ticks, failed } while some are open
const kTick_ms = 1000;
const kPatience_ms = 12_000;  // in which a relay should have been reached
const kAgain_ms = 10_000;     // after which opening is tried again

// Resolves when what has failed because there was no network may be tried again.
const next_chance = () => new Promise((done) => {
  addEventListener('online', done, { once: true });
  setTimeout(() => {
    removeEventListener('online', done);
    done();
  }, kAgain_ms);
});

// Reports that neither a relay nor anybody else has been reached for some time, and then that one has
// been. `is_open`: whether the transport is still in use; `told`: whether a failure has been reported
// before.
function watch_relays(transport, told, is_open, failed, reached) {
  let since = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    if (!is_open()) {
      clearInterval(timer);
    } else if (transport.live()) {
      since = now;
      if (told) reached();
      told = false;
    } else if (!told && now - since >= kPatience_ms) {
      told = true;
      failed('no relay answers');
    }
  }, kTick_ms);
}

// The libraries of the transports catch what their listeners throw. If the program stumbles, the page has
// to hear of it (main.js).
const guarded = (act) => (...given) => {
  try {
    return act(...given);
  } catch (error) {
    reportError(error);
    return false;
  }
};

const tell = guarded((text) => with_text(module, text, module._hs_room_failed));
const tell_stored = guarded((stored) => module._hs_room_stored(Number(stored)));
const tell_of_boards = guarded((text) => with_text(module, text, module._hs_board_failed));

// Hands a frame to the program by way of its inbox; returns whether the program says yes to it.
function hand_over(frame, take) {
  const inbox = module._hs_room_inbox(frame.length);
  if (!inbox) return false;
  module.HEAPU8.set(frame, inbox);
  return Boolean(take(frame.length));
}

const opens = guarded((frame) => hand_over(frame, (size) => module._hs_room_opens(size)));
const came = guarded((pipe, frame) => hand_over(frame, (size) => module._hs_room_came(pipe, size)));
const up = guarded((pipe, over_mesh) => module._hs_room_up(pipe, over_mesh ? 0 : 1));
const down = guarded((pipe) => module._hs_room_down(pipe));

// A failure is reported with its reason, unless the room has been closed or changed by then. It is
// tried again: the room may have been entered without a network.
async function join(mine, id, password) {
  const while_open = (act) => (...given) => { if (opened === mine) act(...given); };
  const calls = { up: while_open(up), down: while_open(down), came: while_open(came), opens };
  try {
    const { fetch_relays, Rooms } = await chunk('rooms');
    const relays = await fetch_relays();
    await closing;
    if (opened !== mine) return;
    mine.rooms = new Rooms(calls, () => chunk('bus'));
    const { mesh, bus } = await mine.rooms.open(id, password, relays, location.search);
    if (!mesh && !bus) throw new Error('no relay');
    watch_relays(mine.rooms, mine.failed, () => opened === mine, tell, () => module._hs_room_reached());
  } catch (error) {
    mine.failed = true;
    while_open(tell)(String(error.message));
    await next_chance();
    while_open(join)(mine, id, password);
  }
}

function room_open(id, password) {
  // `texts`: how the keys of what is stored of the room begin (name_of in src/app/rooms/rooms.cpp).
  opened = { rooms: null, sent: Promise.resolve(), texts: `room-${id.slice(0, 16)}`, failed: false, refused: false };
  join(opened, id, password);
}

// The last frames are still sent.
function room_close() {
  const mine = opened;
  opened = null;
  if (mine?.rooms) closing = mine.sent.then(() => mine.rooms.close()).catch(() => {});
}

// Before a frame leaves, everything that must be stored first is on disk; frames keep their order.
// If the disk refuses, the frame is lost, and the others take this page for silent until the disk
// accepts what it refused: loaded anew before that, the page returns to a state that has shown
// nothing more than is stored. A room of which nothing at all is on the disk, as in a browser that
// keeps nothing, is played in memory: its page returns, if at all, as another person's.
async function send_when_kept(mine, pipe, frame) {
  const stored = await store_calls.saved(mine.texts);
  if (stored) mine.rooms?.send(pipe, frame);
  if (opened !== mine || stored !== mine.refused) return;
  mine.refused = !stored;
  tell_stored(stored);
}

const board_came = guarded((board, frame) => hand_over(frame, (size) => module._hs_board_came(board, size)));

// Finds the boards with these ids; the program knows each by its index.
async function find_boards(mine, listens) {
  let found = null;
  try {
    const { fetch_relays, Boards } = await chunk('rooms');
    const relays = await fetch_relays();
    if (boards !== mine) return null;
    found = new Boards((id, frame) => { if (boards === mine) board_came(mine.ids.indexOf(id), frame); }, () => chunk('bus'));
    const { mesh, bus } = await found.open(mine.ids, listens, relays, location.search);
    if (!mesh && !bus) throw new Error('no relay');
    watch_relays(found, mine.failed, () => boards === mine, tell_of_boards, () => module._hs_board_reached());
    return found;
  } catch (error) {
    if (boards === mine) tell_of_boards(String(error.message));
    found?.close().catch(() => {});
    mine.failed = true;
    next_chance().then(() => { if (boards === mine) mine.there = find_boards(mine, listens); });
    return null;
  }
}

function boards_close() {
  if (!boards) return;
  clearInterval(boards.ticks);
  boards.there.then((found) => found?.close()).catch(() => {});
  boards = null;
}

function boards_open(ids, listens) {
  boards_close();
  boards = { ids: ids.split(' '), there: null, ticks: setInterval(() => module._hs_board_tend(), kTick_ms), failed: false };
  boards.there = find_boards(boards, listens);
}

// For the program, under globalThis.homestretch.
export const transport_calls = {
  room_open,
  room_close,
  room_send(pipe, frame) {
    const mine = opened;
    const send = () => send_when_kept(mine, pipe, frame);
    if (mine) mine.sent = mine.sent.then(send, send);
  },
  boards_open,
  boards_close,
  board_say(board, frame) {
    const { ids, there } = boards;
    there.then((found) => found?.say(ids[board], frame)).catch(() => {});
  },
  // Works also where nothing is drawn, as in a hidden page.
  room_wake(ms) {
    clearTimeout(timer);
    timer = setTimeout(() => module._hs_room_tend(), ms);
  },
};

export const is_in_room = () => opened !== null;

export function transports_have(program) {
  module = program;
}
