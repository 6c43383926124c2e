// The relays and buses of a room: from relays.json beside the page, and from the page's own
// address. Fetches nothing; a refusal is a sentence that names the place.

const kLargest = 16 * 1024;   // bytes of relays.json
const kMostAddresses = 16;    // in relays.json, all kinds together
const kMostAsked = 4;         // of each kind in the page's address
const kLongest = 512;         // characters of an address, a name or a password
const kRedundancy = 3;        // relays used at once unless relays.json says otherwise
const kParts = ['nostr', 'redundancy', 'bus', 'ice', 'relay_only'];

function refuse(place, why) {
  throw new TypeError(`relays.json: ${place} ${why}`);
}

const is_text = (value) => typeof value === 'string' && value.length > 0 && value.length <= kLongest;

// Whether the page may open a websocket to it: its policy (index.html) allows wss: and nothing else.
export function is_address(text) {
  if (!is_text(text) || /[\s#]/.test(text)) return false;
  let url;
  try {
    url = new URL(text);
  } catch {
    return false;
  }
  if (url.username || url.password) return false;
  return url.protocol === 'wss:';
}

function addresses(list, place) {
  if (!Array.isArray(list)) refuse(place, 'is no list');
  list.forEach((one, i) => { if (!is_address(one)) refuse(`${place}[${i}]`, 'is no wss: address'); });
  return list;
}

const is_ice = (text) => is_text(text) && /^(stun|turn)s?:[^\s]+$/i.test(text);

function ice_server(server, place) {
  if (typeof server !== 'object' || server === null) refuse(place, 'is no server');
  const urls = [server.urls].flat();
  if (urls.length === 0 || !urls.every(is_ice)) refuse(`${place}.urls`, 'is no stun: or turn: address');
  for (const name of ['username', 'credential']) {
    if (server[name] !== undefined && !is_text(server[name])) refuse(`${place}.${name}`, 'is no text');
  }
  const { username, credential } = server;
  return { urls, ...(username && { username }), ...(credential && { credential }) };
}

function ice_servers(list) {
  if (!Array.isArray(list)) refuse('ice', 'is no list');
  return list.map((server, i) => ice_server(server, `ice[${i}]`));
}

// The values for everything that is not mentioned: if `nostr` or `ice` is null, the library's own
// list is used.
export const kDefaults = Object.freeze({ nostr: null, redundancy: kRedundancy, bus: [], ice: null, relay_only: false });

// Reads relays.json; throws a TypeError with a sentence if it is wrong.
export function read_relays(text) {
  if (new TextEncoder().encode(text).length > kLargest) refuse('it', `has more than ${kLargest} bytes`);
  let parts;
  try {
    parts = JSON.parse(text);
  } catch (error) {
    refuse('it', `is no JSON: ${error.message}`);
  }
  if (typeof parts !== 'object' || parts === null || Array.isArray(parts)) refuse('it', 'is no object');
  for (const name of Object.keys(parts)) if (!kParts.includes(name)) refuse(name, 'is not known');
  const { redundancy = kRedundancy, relay_only = false } = parts;
  if (!Number.isInteger(redundancy) || redundancy < 1 || redundancy > kMostAddresses) refuse('redundancy', `is not 1…${kMostAddresses}`);
  if (typeof relay_only !== 'boolean') refuse('relay_only', 'is neither true nor false');
  const relays = {
    nostr: parts.nostr === undefined ? null : addresses(parts.nostr, 'nostr'),
    redundancy,
    bus: parts.bus === undefined ? [] : addresses(parts.bus, 'bus'),
    ice: parts.ice === undefined ? null : ice_servers(parts.ice),
    relay_only,
  };
  const count = (relays.nostr?.length ?? 0) + relays.bus.length + (relays.ice ?? []).flatMap(({ urls }) => urls).length;
  if (count > kMostAddresses) refuse('it', `names more than ${kMostAddresses} addresses`);
  return relays;
}

// The addresses in the page's own address: ?relay=wss://…&bus=wss://…; others are ignored.
export function asked_relays(search) {
  const asked = new URLSearchParams(search);
  const of = (name) => [...new Set(asked.getAll(name).filter(is_address))].slice(0, kMostAsked);
  return { relay: of('relay'), bus: of('bus') };
}

export const from_hex = (hex) => Uint8Array.from(hex.match(/../g), (two) => parseInt(two, 16));

async function place_of(room, address) {
  const text = new TextEncoder().encode(address);
  const bytes = new Uint8Array(room.length + text.length);
  bytes.set(room);
  bytes.set(text, room.length);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// The order in which a room (its id, 16 bytes) tries addresses: first the requested ones in their
// given order, then the others by SHA-256(room id ‖ address), so that everybody in a room meets on
// the same one while it lives.
export async function in_order(room, asked, others) {
  const rest = [...new Set(others)].filter((address) => !asked.includes(address));
  const places = new Map(await Promise.all(rest.map(async (address) => [address, await place_of(room, address)])));
  return [...asked, ...rest.sort((a, b) => (places.get(a) < places.get(b) ? -1 : 1))];
}
