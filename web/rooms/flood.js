// Detects peers that send more than any player would: such a peer is cut off for a while. The
// program has finer limits for frames; this one is for data that never becomes a frame and would
// pile up in Trystero's memory. Has no clock of its own.

const kMost = 512 * 1024;      // bytes a second; a page that catches up gets at most 128 KiB/s from each
const kLong_ms = 6000;  // more than that for this long counts as a flood
const kDeaf_ms = 60_000;

export function new_flood() {
  return { seen: new Map(), deaf: new Map() };  // peer → { bytes, at, since }; peer → until when
}

export function is_deaf(flood, peer, now) {
  return flood.deaf.get(peer) > now;
}

// `received`: the bytes received from each peer so far. Returns the peers to be cut off now.
export function look_at(flood, received, now) {
  for (const peer of flood.seen.keys()) if (!received.has(peer)) flood.seen.delete(peer);
  for (const [peer, until] of flood.deaf) if (until <= now) flood.deaf.delete(peer);
  const cut = [];
  for (const [peer, bytes] of received) {
    const before = flood.seen.get(peer) ?? { bytes, at: now, since: null };
    const too_much = (bytes - before.bytes) * 1000 > kMost * (now - before.at);
    const since = too_much ? before.since ?? before.at : null;
    flood.seen.set(peer, { bytes, at: now, since });
    if (since !== null && now - since >= kLong_ms) {
      flood.deaf.set(peer, now + kDeaf_ms);
      flood.seen.delete(peer);
      cut.push(peer);
    }
  }
  return cut;
}
