// A room's transports behind one small interface: the mesh and, if there is one, the bus. They
// carry frames and know nothing of their content except the session with which a frame begins.
import { Mesh, mesh_addresses, mesh_possible } from './mesh.js';
import { asked_relays, from_hex, in_order, kDefaults, read_relays } from './relays.js';
import { came, is_frame, new_sessions, sent, wants_bus } from './sessions.js';
import { or_without } from './without.js';
import { make_clock } from './watchdog.js';

export { Boards } from './boards.js';

const kPatience_ms = 10_000;

// The settings beside the page, or the defaults if there is no such file. Throws with a sentence.
export async function fetch_relays(address = 'relays.json') {
  const response = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(kPatience_ms) });
  if (response.status === 404) return kDefaults;
  if (!response.ok) throw new TypeError(`relays.json: ${response.status}`);
  return read_relays(await response.text());
}

// `calls`: up(pipe, over_mesh), down(pipe), came(pipe, frame), and opens(frame): whether its sender has
// the room's secret. `load_bus` fetches the bus's own chunk. For one room.
export class Rooms {
  #calls;
  #load_bus;
  #now = make_clock();
  #last_pipe = 0;
  #open = false;
  #mesh = null;
  #bus = null;
  #sessions = new_sessions();

  constructor(calls, load_bus) {
    this.#calls = calls;
    this.#load_bus = load_bus;
  }

  // `id` and `password` in hex, `relays` as returned by read_relays, `search` of the page's
  // address. Returns which of { mesh, bus } there are. If there is a bus, it is listened to from
  // the start: somebody may come who cannot be reached otherwise.
  async open(id, password, relays, search = '') {
    this.#open = true;
    const asked = asked_relays(search);
    const room = from_hex(id);
    const nostr = await in_order(room, asked.relay, mesh_addresses(relays));
    const buses = await in_order(room, asked.bus, relays.bus);
    const there = { mesh: mesh_possible(relays) && nostr.length > 0, bus: buses.length > 0 };
    if (there.mesh && this.#open) {
      this.#mesh = new Mesh(this.#hearing(true), this.#new_pipe, this.#now);
      this.#mesh.open(id, password, relays, nostr);
    }
    if (there.bus && this.#open) there.bus = await or_without(there.mesh, this.#open_bus(id, buses));
    return there;
  }

  // Whether a relay or anybody else is reached now.
  live() {
    return Boolean(this.#mesh?.live() || this.#bus?.live());
  }

  async close() {
    this.#open = false;
    await Promise.all([this.#mesh?.close(), this.#bus?.close()]);
  }

  // To one pipe, or to all if `pipe` is null. Frames may be lost, duplicated, late or out of order.
  send(pipe, frame) {
    if (!this.#open || !is_frame(frame)) return;
    sent(this.#sessions, frame);
    if (pipe === null || this.#mesh?.has(pipe)) this.#mesh?.send(pipe, frame);
    if (!this.#bus) return;
    const over_bus = pipe === null ? wants_bus(this.#sessions, this.#mesh?.count() ?? 0, this.#now()) : this.#bus.has(pipe);
    if (over_bus) this.#bus.send(frame);
  }

  #new_pipe = () => ++this.#last_pipe;

  #hearing(over_mesh) {
    const { up, down, opens } = this.#calls;
    return { up: (pipe) => up(pipe, over_mesh), down, opens, came: (pipe, frame) => {
      if (came(this.#sessions, frame, over_mesh, this.#now())) this.#calls.came(pipe, frame);
    } };
  }

  async #open_bus(id, addresses) {
    const { Bus } = await this.#load_bus();
    if (!this.#open) return;
    this.#bus = new Bus(this.#hearing(false), this.#new_pipe, this.#now);
    this.#bus.open(id, addresses);
  }
}
