// Tracks who is heard where. A frame begins with the session of the page that made it, 8 bytes: by
// it a page recognises its own frames, the bus makes its pipes, and it is known whether the mesh
// reaches everybody.

const kSession = 8;                // bytes
const kSmallest = 16;              // bytes: session and counter
export const kLargestFrame = 20 * 1024;  // bytes: what a bus accepts (src/app/rooms/transport.h)
const kBus_ms = 8000;       // silence over the mesh after which the bus is used too
const kForgotten_ms = 60_000;
const kMost = 64;                  // sessions remembered

export const is_frame = (bytes) => bytes instanceof Uint8Array && bytes.length >= kSmallest && bytes.length <= kLargestFrame;

export function session_of(frame) {
  return Array.from(frame.subarray(0, kSession), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function new_sessions() {
  return { own: new Set(), others: new Map() };  // session → { mesh, any }: when it was heard, in ms
}

export function sent(sessions, frame) {
  sessions.own.add(session_of(frame));
}

// A page's frame has arrived, over the mesh or not. False if it is our own frame coming back.
export function came(sessions, frame, over_mesh, now) {
  const session = session_of(frame);
  if (sessions.own.has(session)) return false;
  const one = sessions.others.get(session) ?? { mesh: -Infinity, any: now };
  one.any = now;
  if (over_mesh) one.mesh = now;
  sessions.others.delete(session);  // so that the newest is last
  sessions.others.set(session, one);
  if (sessions.others.size > kMost) sessions.others.delete(sessions.others.keys().next().value);
  return true;
}

// Whether frames also go over the bus: nobody is in the mesh, or somebody heard lately is not heard
// there.
export function wants_bus(sessions, mesh_pipes, now) {
  for (const [session, { any }] of sessions.others) {
    if (now - any > kForgotten_ms) sessions.others.delete(session);
  }
  return mesh_pipes === 0 || [...sessions.others.values()].some(({ mesh }) => now - mesh > kBus_ms);
}
