// The boards on which tables open to strangers are offered: publish and subscribe, as ephemeral
// events on the mesh's Nostr relays and over the bus, but never over a mesh. They carry frames,
// which anybody who knows the board may read, and know nothing of their content.
import { createEvent, subscribe } from '@trystero-p2p/nostr';
import { mesh_addresses, mesh_possible } from './mesh.js';
import { dated_back, parsed, refuses } from './nostr.js';
import { asked_relays, from_hex, in_order } from './relays.js';
import { is_frame } from './sessions.js';
import { make_clock, retry_delay } from './watchdog.js';
import { or_without } from './without.js';

const kSaid_ms = 15_000;  // for this long, a published frame is also sent to relays that connect
                          // later
const kStands_ms = 10_000;  // a relay that stays for this long serves
const kMostTurns = 4;  // times the redundancy: relays tried for a board if others are dead
const kRemembered = 128;  // frames: several relays bring the same

const topic_of = (id) => `hs1.${id}`;
const to_text = (frame) => btoa(String.fromCharCode(...frame));

function from_text(text) {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

// A request to a relay for a board.
const wish_for = (id) => dated_back(subscribe(id, topic_of(id)));

// A websocket to a relay, for one or more boards; it is retried for as long as it is wanted.
// `calls`: came(id, text), ready(relay, id), and failed(id), once for a board until it serves again,
// when it cannot be reached, hangs up before it has served, or refuses a frame.
class Relay {
  #calls;
  #address;
  #socket = null;
  #wanted = true;
  #attempts = 0;  // since it last served
  #timer = 0;
  #told = new Set();  // boards for which it has failed
  ids = new Set();

  constructor(address, calls) {
    this.#address = address;
    this.#calls = calls;
    this.#connect();
  }

  add(id) {
    if (this.ids.has(id)) return;
    this.ids.add(id);
    if (this.#socket.readyState === WebSocket.OPEN) this.#calls.ready(this, id);
  }

  live() {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  send(text) {
    if (this.live()) this.#socket.send(text);
  }

  close() {
    this.#wanted = false;
    clearTimeout(this.#timer);
    this.#socket.close();
  }

  #connect() {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    let opened = Infinity;  // ms
    this.#attempts += 1;
    socket.onopen = () => {
      opened = performance.now();
      for (const id of this.ids) this.#calls.ready(this, id);
    };
    socket.onmessage = ({ data }) => this.#took(parsed(data));
    socket.onclose = () => {
      if (!this.#wanted) return;
      if (performance.now() - opened >= kStands_ms) this.#serves();
      if (this.#attempts > 0) this.#fail();
      this.#timer = setTimeout(() => this.#connect(), retry_delay(Math.max(0, this.#attempts - 1), Math.random()));
    };
  }

  #serves() {
    if (this.#attempts > 0) this.#told.clear();
    this.#attempts = 0;
  }

  #fail() {
    for (const id of this.ids) {
      if (this.#told.has(id)) continue;
      this.#told.add(id);
      this.#calls.failed(id);
    }
  }

  #took(message) {
    const [type, name, what] = message;
    if (type === 'EVENT' && this.ids.has(name) && typeof what?.content === 'string') this.#calls.came(name, what.content);
    if (type === 'EOSE' || (type === 'OK' && what === true)) this.#serves();
    if (refuses(message)) this.#fail();
  }
}

// `came(id, frame)`. `load_bus` fetches the bus's own chunk.
export class Boards {
  #came;
  #load_bus;
  #now = make_clock();
  #open = true;
  #listens = false;
  #orders = new Map();  // board → addresses of relays to try if those before are dead
  #relays = new Map();  // address → Relay
  #buses = [];
  #said = new Map();  // board → { text, at }: the last frame published
  #known = new Set();   // frames, as text

  constructor(came, load_bus) {
    this.#came = came;
    this.#load_bus = load_bus;
  }

  // `ids` of the boards in hex, `relays` as returned by read_relays, `search` of the page's
  // address. Returns which of { mesh, bus } there are.
  async open(ids, listens, relays, search = '') {
    this.#listens = listens;
    const asked = asked_relays(search);
    const there = { mesh: false, bus: false };
    const buses = new Map();  // an order of addresses → the boards with this order
    for (const id of ids) {
      const board = from_hex(id);
      const nostr = mesh_possible(relays) ? await in_order(board, asked.relay, mesh_addresses(relays)) : [];
      const bus = await in_order(board, asked.bus, relays.bus);
      if (!this.#open) return there;
      there.mesh ||= nostr.length > 0;
      there.bus ||= bus.length > 0;
      this.#orders.set(id, nostr.slice(0, relays.redundancy * kMostTurns));
      for (let i = 0; i < relays.redundancy; ++i) this.#next_relay(id);
      const same = buses.get(bus.join(' ')) ?? { bus, ids: [] };
      same.ids.push(id);
      buses.set(bus.join(' '), same);
    }
    if (there.bus) there.bus = await or_without(there.mesh, this.#open_buses([...buses.values()]));
    return there;
  }

  // Whether a relay is connected.
  live() {
    return [...this.#relays.values(), ...this.#buses].some((one) => one.live());
  }

  async close() {
    this.#open = false;
    for (const relay of this.#relays.values()) relay.close();
    await Promise.all(this.#buses.map((bus) => bus.close()));
  }

  // Publishes a frame on a board that is open.
  async say(id, frame) {
    if (!this.#open || !is_frame(frame)) return;
    const text = to_text(frame);
    this.#is_new(text);  // our own frames are not reported
    this.#said.set(id, { text, at: this.#now() });
    this.#say_on_buses(id, frame);
    const event = await createEvent(topic_of(id), text);
    for (const relay of this.#relays.values()) if (relay.ids.has(id)) relay.send(event);
  }

  #is_new(text) {
    if (this.#known.has(text)) return false;
    this.#known.add(text);
    if (this.#known.size > kRemembered) this.#known.delete(this.#known.values().next().value);
    return true;
  }

  #heard(id, frame, text = to_text(frame)) {
    if (this.#open && this.#listens && is_frame(frame) && this.#is_new(text)) this.#came(id, frame);
  }

  // Lets the next relay in a board's order serve it too.
  #next_relay(id) {
    const address = this.#orders.get(id).shift();
    if (address === undefined || !this.#open) return;
    if (!this.#relays.has(address)) this.#relays.set(address, new Relay(address, this.#calls));
    this.#relays.get(address).add(id);
  }

  #calls = {
    came: (id, text) => this.#heard(id, from_text(text), text),
    ready: async (relay, id) => {
      if (this.#listens) relay.send(wish_for(id));
      const said = this.#said.get(id);
      if (said && this.#now() - said.at < kSaid_ms) relay.send(await createEvent(topic_of(id), said.text));
    },
    failed: (id) => this.#next_relay(id),
  };

  async #open_buses(groups) {
    const { BoardBus } = await this.#load_bus();
    if (!this.#open) return;
    this.#buses = groups.map(({ bus, ids }) => new BoardBus(ids, bus, this.#listens ? (id, frame) => this.#heard(id, frame) : null));
    for (const [id, { text }] of this.#said) this.#say_on_buses(id, from_text(text));
  }

  #say_on_buses(id, frame) {
    for (const bus of this.#buses) if (bus.ids.includes(id)) bus.say(id, frame);
  }
}
