// The game's sounds by Web Audio: fetched after the first frame, heard after the first gesture, as
// browsers require. Knows no game: a sound is a number.
import { fetch_checked } from './checked.js';
import { fetch_or_miss, was_altered } from './files.js';

const kGestures = ['pointerup', 'touchend', 'click', 'keydown'];
const kFile = 'sounds.wavs';
const kAgainMs = 60_000;  // after which sounds that did not come are asked for once more
const kSilenceMs = 8000;  // after this long the audio device may rest

let context = null;
let output = null;
let sounds = [];
let file = null;
let rest = 0;

// One WAV file after another: bytes 4…7 of each give the length of the rest of it.
function split_files(bytes) {
  const view = new DataView(bytes);
  const parts = [];
  for (let at = 0; at + 8 <= bytes.byteLength;) {
    const end = Math.min(bytes.byteLength, at + 8 + view.getUint32(at + 4, true));
    parts.push(bytes.slice(at, end));
    at = end;
  }
  return parts;
}

function rest_later() {
  clearTimeout(rest);
  rest = setTimeout(() => context.suspend().catch(() => {}), kSilenceMs);
}

function listen() {
  for (const kind of kGestures) addEventListener(kind, on_gesture, true);
}

async function open() {
  const bytes = await file;
  if (!bytes) {  // they are asked for again when the network is back
    context.suspend().catch(() => {});
    if (was_altered(kFile)) return;
    file = null;
    listen();
    addEventListener('online', fetch_sounds, { once: true });
    setTimeout(fetch_sounds, kAgainMs);
    return;
  }
  output = new DynamicsCompressorNode(context, { threshold: -6, ratio: 12, attack: 0.002, release: 0.1 });
  output.connect(context.destination);
  sounds = await Promise.all(split_files(bytes).map((part) => context.decodeAudioData(part)));
}

function on_gesture({ isTrusted }) {
  if (!file || !isTrusted) return;  // only a person's own press starts the sound
  for (const kind of kGestures) removeEventListener(kind, on_gesture, true);
  // A browser that cannot play them stays silent; the game goes on.
  const silent = (reason) => { console.warn('no sound:', reason); };
  try {
    context ??= new AudioContext({ latencyHint: 'interactive' });
    rest_later();
    open().catch(silent);
  } catch (reason) {
    silent(reason);
  }
}

function play_sound(index, volume, pitch) {
  const buffer = sounds[index];
  if (!buffer) return;
  context.resume().catch(() => {});  // no device to play on
  rest_later();
  const source = new AudioBufferSourceNode(context, { buffer, playbackRate: pitch });
  source.connect(new GainNode(context, { gain: volume })).connect(output);
  source.start();
}

// Adds the functions that the app and the tests call to globalThis.homestretch.
export function start_sound() {
  listen();
  const played = [];
  Object.assign(globalThis.homestretch, {
    play_sound(index, volume, pitch) {
      played.push(index);
      if (played.length > 100) played.shift();
      play_sound(index, volume, pitch);
    },
    sounds_played: () => played,
    sounds_ready: () => sounds.length,
  });
}

// Called after the first frame: the sounds may be fetched.
export function fetch_sounds() {
  file ??= fetch_or_miss(kFile, fetch_checked(SOUNDS));
}
