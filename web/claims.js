// A kept game is played by one page at a time; a browser lock says by which. To take a game over, a
// page asks the other one for it, which writes its last move and lets go; a page that does not
// answer, because the browser has frozen it, loses the game all the same.
import { open_channel } from './channel.js';
import { reread, store_calls } from './store.js';

const kPatience_ms = 2000;
const kAsked = 0;
const kHeld = 1;
const kElsewhere = 2;

const others = open_channel('homestretch-claims');
let claimed = '';     // the game's id
let state = kHeld;
let question = 0;  // number of the last request; answers to older ones are ignored
let let_go = null;    // releases the lock
let wake = () => {};

function now(next) {
  state = next;
  wake();
}

function give_up() {
  let_go?.();
  let_go = null;
}

// Asks for the lock; holds it until let_go().
async function hold(options) {
  const id = claimed;
  const asked = ++question;
  const answer = (next) => { if (asked === question) now(next); };
  try {
    await navigator.locks.request(`homestretch-game-${id}`, options, async (lock) => {
      if (asked !== question) return;
      if (!lock) return answer(kElsewhere);
      const given_back = new Promise((done) => { let_go = done; });
      if (!options.ifAvailable) await reread();  // what the other page wrote last, of a room too
      answer(kHeld);
      await given_back;
    });
  } catch (error) {
    if (asked !== question) return;
    if (error.name === 'TimeoutError') return hold({ steal: true });
    ++question;  // the callback above may still be rereading: it must not answer that the game is held
    now(error.name === 'AbortError' ? kElsewhere : kHeld);  // taken over, or a browser without locks
  }
}

function claim(id) {
  if (id === claimed && state === kHeld) return;
  give_up();
  claimed = id;
  ++question;
  state = kHeld;
  if (!id || !navigator.locks) return;
  state = kAsked;
  hold({ ifAvailable: true });
}

function take_over() {
  state = kAsked;
  others?.postMessage(claimed);
  hold({ signal: AbortSignal.timeout(kPatience_ms) });
}

others?.addEventListener('message', async ({ data }) => {
  if (data !== claimed || state !== kHeld) return;
  now(kElsewhere);  // from here on nothing more is written
  const release = let_go;  // by the time all is saved, the page may hold another game
  await store_calls.saved();
  release?.();
});

// For the program, under globalThis.homestretch.
export const claim_calls = { claim, take_over, claim_state: () => state };

export function claims_have(program) {
  wake = () => program._hs_wake();
}
