// The test page of the transports: the same two chunks as the game's page, fetched in the same way,
// and a diary of their calls. Driven by rooms.test.mjs.
const session = crypto.getRandomValues(new Uint8Array(8));
let counter = 0;
let rooms = null;
const connections = [];

// With `globalThis.waited`, whoever makes a connection takes it for more than a minute old.
const wall = Date.now;
function made_long_ago() {
  Date.now = () => wall() - 60_000;
  queueMicrotask(() => { Date.now = wall; });
}

// Records every connection. With `globalThis.unreachable` it learns only relayed addresses, as
// behind a strict router.
const direct = (text) => globalThis.unreachable && / typ (host|srflx|prflx)/.test(text);
if ('RTCPeerConnection' in globalThis) {
  globalThis.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(...given) {
      super(...given);
      connections.push(this);
      if (globalThis.waited) made_long_ago();
    }

    async addIceCandidate(candidate) {
      if (!direct(candidate?.candidate ?? '')) await super.addIceCandidate(candidate);
    }

    async setRemoteDescription({ type, sdp }) {
      await super.setRemoteDescription({ type, sdp: sdp.split('\r\n').filter((line) => !direct(line)).join('\r\n') });
    }
  };
}

// The kinds of address at both ends of the open connections: 'host', 'relay'.
async function ends() {
  const kinds = new Set();
  for (const connection of connections.filter(({ connectionState }) => connectionState === 'connected')) {
    const stats = await connection.getStats();
    for (const { type, selectedCandidatePairId: pair } of stats.values()) {
      if (type !== 'transport' || !pair) continue;
      const { localCandidateId, remoteCandidateId } = stats.get(pair);
      for (const id of [localCandidateId, remoteCandidateId]) kinds.add(stats.get(id).candidateType);
    }
  }
  return [...kinds];
}

const diary = { up: [], down: [] };  // times
const live = new Set();
const heard = new Map();  // session → time last heard
const round_trips = [];

// Milliseconds since 1970, the same for all pages of this machine.
const now = () => performance.timeOrigin + performance.now();
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

// Session, counter, a letter, and the letter's data: 'p' asks for an echo, 'e' is one, both with a
// time.
function frame(letter, to, time) {
  const bytes = new Uint8Array(189);
  const view = new DataView(bytes.buffer);
  bytes.set(session);
  view.setBigUint64(8, BigInt(++counter));
  view.setUint8(16, letter.charCodeAt(0));
  if (to) bytes.set(to, 17);
  view.setFloat64(25, time);
  return bytes;
}

function came(pipe, bytes) {
  heard.set(hex(bytes.subarray(0, 8)), now());
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const letter = String.fromCharCode(view.getUint8(16));
  const time = view.getFloat64(25);
  if (letter === 'p') rooms.send(pipe, frame('e', bytes.subarray(0, 8), time));
  if (letter === 'e' && hex(bytes.subarray(17, 25)) === hex(session)) round_trips.push(now() - time);
}

async function open(id, password, relays) {
  const { Rooms, fetch_relays } = await import(new URL(relays.chunks.rooms, document.baseURI).href);
  const load_bus = () => import(new URL(relays.chunks.bus, document.baseURI).href);
  rooms = new Rooms({
    up: (pipe) => { live.add(pipe); diary.up.push(now()); },
    down: (pipe) => { live.delete(pipe); diary.down.push(now()); },
    came,
    opens: () => true,
  }, load_bus);
  const began = now();
  const possible = await rooms.open(id, password, await fetch_relays(relays.address), location.search);
  return { began, possible };
}

globalThis.tested = {
  diary, live, heard, round_trips, open,
  session: hex(session),
  close: () => rooms.close(),
  ends,
  ping: () => rooms.send(null, frame('p', null, now())),
  // As many frames as the transport accepts, of the largest size.
  flood: () => setInterval(() => {
    const bytes = new Uint8Array(20 * 1024);
    bytes.set(session);
    for (let i = 0; i < 20; ++i) rooms.send(null, bytes);
  }, 20),
  beat: (ms) => setInterval(() => rooms.send(null, frame('h', null, now())), ms),
};
