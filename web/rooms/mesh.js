// A room's mesh: browsers joined by WebRTC, introduced by Nostr relays (Trystero). Carries frames
// and knows nothing else. Does what Trystero leaves to others: coming back after a sleep, meeting
// again after relays were dead, and asking for TURN only if needed. One mesh at a time.
import { defaultRelayUrls, joinRoom } from '@trystero-p2p/nostr';
import { is_deaf, look_at, new_flood } from './flood.js';
import { is_frame } from './sessions.js';
import { close_sockets, Sockets } from './sockets.js';
import { heard, kGap_ms, kWatch_ms, look, make_clock, new_watch } from './watchdog.js';

const kApp = 'homestretch/1';
const kAction = 'f';
const kMostPeers = 16;  // 6 play, 4 watch; the others are dying links
const kMostUnsent = 256 * 1024;     // bytes for one peer; frames beyond that are dropped
const kGoodbye_ms = 500;  // by then it is known that a closed connection is closed
const kRelayLook_ms = 100;
const kConnect_ms = 10_000;         // after both ends know each other's description
// If two pages may heal at about the same moment, each stays away for this long: otherwise a page
// still in the old room would answer the other and then be gone, and the other would wait for it.
const kAway_ms = 2500;
const kPatience_ms = 10_000;  // if no relay has answered by then, twice as many are asked
const kAgain_ms = [2000, 6000, 14_000];  // announced again after joining, losing somebody, or a relay's return

const wait = (ms) => new Promise((done) => { setTimeout(done, ms); });
const is_turn = ({ urls }) => urls.some((url) => /^turns?:/i.test(url));

// Every connection that Trystero has made, including those that it holds ready or has not reported
// yet. A connection that is not established is given up sooner than by Trystero, which would accept
// no other for 23 s; and Trystero is told of every end.
const connections = new Set();
class Connection extends (globalThis.RTCPeerConnection ?? Object) {
  #patience = 0;

  constructor(...given) {
    super(...given);
    connections.add(this);
  }

  // Trystero takes an offer back that is older than a minute, before it makes a new one. Chromium
  // would then negotiate once more as soon as the new one is answered, and nobody would ever be met.
  // A new offer replaces the old one without that.
  async setLocalDescription(...given) {
    const takes_back = given[0]?.type === 'rollback' && this.signalingState === 'have-local-offer';
    if (!takes_back) await super.setLocalDescription(...given);
  }

  async setRemoteDescription(...given) {
    await super.setRemoteDescription(...given);
    this.#patience ||= setTimeout(() => { if (this.connectionState !== 'connected') this.close(); }, kConnect_ms);
  }

  close() {
    if (!connections.delete(this)) return;
    clearTimeout(this.#patience);
    super.close();
    this.dispatchEvent(new Event('connectionstatechange'));
  }
}

function close_connections() {
  for (const connection of connections) connection.close();
}

// The bytes received through a connection. Firefox counts them for pairs of addresses only.
async function received_by(connection) {
  const reports = [...(await connection.getStats()).values()];
  const sum_of = (type) => reports.filter((one) => one.type === type).reduce((sum, { bytesReceived = 0 }) => sum + bytesReceived, 0);
  return sum_of('transport') || sum_of('candidate-pair');
}

// Trystero allows one room of a name at a time: leaving or joining waits for whatever is under way.
let last = Promise.resolve();
const in_turn = (act) => (last = last.then(act, act));

// Leaving fails if a connection has been closed and Trystero does not know it yet.
const leave = (room) => room.leave().catch(() => wait(kGoodbye_ms).then(() => room.leave())).catch(() => {});

// Whether a mesh is possible in this browser and with these relays.
export function mesh_possible(relays) {
  return 'RTCPeerConnection' in globalThis && (!relays.relay_only || (relays.ice ?? []).some(is_turn));
}

// The relay addresses to choose from, not yet in order.
export const mesh_addresses = (relays) => relays.nostr ?? defaultRelayUrls;

// The ICE servers: first STUN; all of them once a peer could not be reached; only TURN if nobody
// may learn an address. Undefined leaves the choice to Trystero.
function rtc_config({ ice, relay_only }, use_turn) {
  if (relay_only) return { iceServers: ice.filter(is_turn), iceTransportPolicy: 'relay' };
  if (ice === null) return undefined;
  return { iceServers: use_turn ? ice : ice.filter((server) => !is_turn(server)) };
}

// A transport. `calls`: up(pipe), down(pipe), came(pipe, frame); pipes are numbers from `new_pipe`.
export class Mesh {
  #calls;
  #new_pipe;
  #now;
  #open = null;  // { id, password, relays, addresses, since } while open; since when no relay has
                 // been connected and nobody been here
  #room = null;      // Trystero's
  #action = null;
  #joined = 0;  // how many times; news from an earlier room is ignored
  #busy = false;  // leaving and joining again
  #use_turn = false;
  #used = 0;         // addresses
  #watch = null;
  #timer = 0;
  #sockets = null;
  #live = false;  // a relay was connected at the last check
  #announce = [];  // times at which to announce again
  #anybody = false;  // whether anybody has been here
  #pipe_of = new Map();  // peer → pipe
  #peer_of = new Map();  // pipe → peer
  #flood = new_flood();
  #unsent = new Map();  // peer → bytes passed on but not sent yet

  constructor(calls, new_pipe, now = make_clock()) {
    this.#calls = calls;
    this.#new_pipe = new_pipe;
    this.#now = now;
  }

  // `id` and `password` in hex; `addresses` of relays in the order in which they are tried.
  open(id, password, relays, addresses) {
    this.#open = { id, password, relays, addresses, since: this.#now() };
    this.#used = Math.min(relays.redundancy, addresses.length);
    this.#watch = new_watch(this.#now());
    this.#sockets = new Sockets(addresses, this.#now, () => this.#deaf());
    this.#timer = setInterval(this.#tend, kWatch_ms);
    addEventListener('online', this.#online);
    addEventListener('pagehide', this.#hidden);
    document.addEventListener('visibilitychange', this.#tend);
    this.heal();
  }

  // Whether a relay is connected, or somebody else.
  live() {
    return this.count() > 0 || Boolean(this.#sockets?.live());
  }

  close() {
    this.#open = null;
    ++this.#joined;
    clearInterval(this.#timer);
    removeEventListener('online', this.#online);
    removeEventListener('pagehide', this.#hidden);
    document.removeEventListener('visibilitychange', this.#tend);
    this.#drop_all();
    return in_turn(async () => {
      if (this.#room) await leave(this.#room);
      this.#room = null;
      close_connections();
      close_sockets();
    });
  }

  // To one pipe, or to all with null. Frames that cannot be sent are lost.
  send(pipe, frame) {
    if (pipe !== null) this.#send_to(this.#peer_of.get(pipe), frame);
    else for (const peer of this.#pipe_of.keys()) this.#send_to(peer, frame);
  }

  has(pipe) {
    return this.#peer_of.has(pipe);
  }

  count() {
    return this.#pipe_of.size;
  }

  // Closes every connection, leaves and rejoins: that brings back a page that has slept. Leaving
  // alone is not enough, because connections outlive the room, and some are made while it is being
  // left.
  heal(away_ms = 0) {
    if (this.#busy || !this.#open) return;
    this.#busy = true;
    ++this.#joined;
    this.#drop_all();
    in_turn(() => this.#join_anew(away_ms))
      // It fails if relays.json names ICE servers that the browser refuses.
      .catch((reason) => console.warn('the room could not be joined:', reason))
      .finally(() => { this.#busy = false; });
  }

  async #join_anew(away_ms) {
    const old = this.#room;
    this.#room = null;
    if (old) {
      close_connections();
      await leave(old);
      close_connections();
      await wait(away_ms);
    }
    // An announcement that reaches no relay would not be repeated for a minute.
    while (this.#open && this.#sockets.lost(this.#used)) {
      this.#sockets.tend();
      this.#use_more();
      await wait(kRelayLook_ms);
    }
    if (this.#open) this.#join();
  }

  #join() {
    const turn = ++this.#joined;
    const mine = (act) => (...given) => { if (turn === this.#joined) act(...given); };
    const { id, password, relays, addresses } = this.#open;
    this.#room = joinRoom({
      appId: kApp, password, rtcPolyfill: Connection, rtcConfig: rtc_config(relays, this.#use_turn),
      relayConfig: { urls: addresses.slice(0, this.#used), manualReconnection: true, warnOnRelayFailure: false },
    }, id, { onJoinError: mine(({ error }) => this.#could_not_join(error)) });
    this.#action = this.#room.makeAction(kAction, { onMessage: mine((bytes, { peerId }) => this.#came(peerId, bytes)) });
    this.#room.onPeerJoin = mine((peer) => this.#up(peer));
    this.#room.onPeerLeave = mine((peer) => this.#down(peer));
    this.#sockets.tend();
    this.#announce_again();
  }

  // A peer is known by name but cannot be reached; with TURN it may be.
  #could_not_join(error) {
    if (!/exchanging SDP/.test(error)) return;
    if (this.#use_turn || !(this.#open.relays.ice ?? []).some(is_turn)) {
      this.#announce_again();
      return;
    }
    this.#use_turn = true;
    this.heal(kAway_ms);
  }

  #up(peer) {
    if (this.#pipe_of.has(peer)) return;
    if (this.#pipe_of.size >= kMostPeers || is_deaf(this.#flood, peer, this.#now())) {
      this.#room.getPeers()[peer]?.close();
      return;
    }
    const pipe = this.#new_pipe();
    this.#pipe_of.set(peer, pipe);
    this.#peer_of.set(pipe, peer);
    this.#anybody = true;
    heard(this.#watch, this.#now());
    this.#calls.up(pipe);
  }

  #down(peer) {
    const pipe = this.#pipe_of.get(peer);
    if (pipe === undefined) return;
    this.#pipe_of.delete(peer);
    this.#peer_of.delete(pipe);
    this.#unsent.delete(peer);
    this.#announce_again();
    this.#calls.down(pipe);
  }

  #drop_all() {
    for (const peer of [...this.#pipe_of.keys()]) this.#down(peer);
  }

  #came(peer, bytes) {
    const pipe = this.#pipe_of.get(peer);
    if (pipe === undefined) return;
    heard(this.#watch, this.#now());
    if (is_frame(bytes)) this.#calls.came(pipe, bytes);
  }

  #send_to(peer, frame) {
    const before = this.#unsent.get(peer) ?? 0;
    if (!this.#pipe_of.has(peer) || before + frame.length > kMostUnsent) return;
    this.#unsent.set(peer, before + frame.length);
    const done = () => {
      if (this.#unsent.has(peer)) this.#unsent.set(peer, this.#unsent.get(peer) - frame.length);
    };
    this.#action.send(frame, { target: peer }).then(done, done);
  }

  #tend = () => {
    if (this.#busy || !this.#open) return;
    const visible = document.visibilityState === 'visible';
    const wanted = look(this.#watch, { now: this.#now(), visible, known: this.#anybody });
    if (wanted === 'slept') this.heal();
    if (wanted === 'mute') this.heal(kAway_ms);
    if (wanted === 'ask') this.#ask();
    if (this.#busy) return;
    this.#tend_relays();
    this.#tend_floods();
  };

  #tend_relays() {
    this.#sockets.tend();
    const time = this.#now();
    const was = this.#live;
    this.#live = this.#sockets.live();
    if (this.#live && !was) this.#announce_again();
    if (this.#live && time >= this.#announce[0]) {
      this.#announce = this.#announce.filter((moment) => moment > time);
      this.#sockets.announce(kApp, this.#open.id);
    }
    if (this.#use_more()) this.heal();
  }

  // Whether more relays are to be asked from now on, because none has answered for long. That breaks
  // every connection, so whoever is here is kept.
  #use_more() {
    const { addresses, since, relays } = this.#open;
    const patience_ms = kPatience_ms * this.#used / relays.redundancy;
    if (this.#pipe_of.size > 0 || this.#sockets.live()) this.#open.since = this.#now();
    else if (this.#used < addresses.length && this.#now() - since > patience_ms) {
      this.#used = Math.min(this.#used * 2, addresses.length);
      return true;
    }
    return false;
  }

  async #tend_floods() {
    const peers = Object.entries(this.#room?.getPeers() ?? {}).filter(([peer]) => this.#pipe_of.has(peer));
    const asked = await Promise.allSettled(peers.map(async ([peer, connection]) => [peer, await received_by(connection)]));
    const received = asked.filter(({ value }) => value).map(({ value }) => value);  // one that has closed says nothing
    for (const peer of look_at(this.#flood, new Map(received), this.#now())) {
      peers.find(([name]) => name === peer)[1].close();
      this.#down(peer);
    }
  }

  #announce_again() {
    this.#announce = kAgain_ms.map((ms) => this.#now() + ms);
  }

  // Pings everybody; one answer is enough.
  async #ask() {
    const turn = this.#joined;
    try {
      await Promise.any([...this.#pipe_of.keys()].map((peer) => this.#room.ping(peer)));
    } catch {
      return;  // all of them have gone
    }
    if (turn === this.#joined) heard(this.#watch, this.#now());
  }

  // Whether it is leaving, or has just woken and is about to leave.
  #deaf() {
    if (!this.#busy && this.#open && this.#now() - this.#watch.looked > kGap_ms) this.#tend();
    return this.#busy;
  }

  #online = () => {
    this.#sockets?.hurry();
    this.#tend();
  };

  #hidden = ({ persisted }) => {
    if (!persisted) this.#room?.leave().catch(() => {});
  };
}
