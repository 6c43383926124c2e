// Decides when a mesh must be healed, and when its relays are retried. Has no clock of its own:
// callers pass the milliseconds.

export const kWatch_ms = 2000;  // how often the watchdog checks
export const kGap_ms = 9000;       // a gap this long means that the watchdog itself has slept
const kMute_ms = 12_000;    // nobody has been heard for this long
const kRest_ms = 15_000;           // between two heals because of silence
const kLongestRest_ms = 240_000;
const kAsk_ms = 6000;              // after a silence this long, everybody is asked
const kSlip_ms = 5000;

// A clock that only goes forward and also counts the time during which the machine slept.
export function make_clock(monotonic = () => performance.now(), wall = () => Date.now()) {
  const first = wall() - monotonic();
  let slept = 0;
  return () => {
    const ahead = wall() - monotonic() - first;
    if (ahead > slept + kSlip_ms) slept = ahead;
    return monotonic() + slept;
  };
}

export function new_watch(now) {
  return { looked: now, heard: now, healed: -Infinity, rest: kRest_ms, doubt: false };
}

// A frame has arrived, or an answer to 'ask'.
export function heard(watch, now) {
  watch.heard = now;
  watch.rest = kRest_ms;
  watch.doubt = false;
}

function heal(watch, now, why) {
  watch.healed = now;
  watch.heard = now;
  watch.doubt = false;
  return why;
}

// What to do now: 'slept' or 'mute' (close every connection, leave, rejoin), 'ask' (ping everybody)
// or ''. `known`: somebody was here and has not said goodbye. A hidden page may merely have slow
// timers, so it asks first. While nobody answers, the pauses between heals double.
export function look(watch, { now, visible, known }) {
  const gap = now - watch.looked;
  watch.looked = now;
  if (gap > kGap_ms && visible) return heal(watch, now, 'slept');
  if (!known) return '';
  if (watch.doubt) return heal(watch, now, 'slept');
  if (gap > kGap_ms) {
    watch.doubt = true;
    return 'ask';
  }
  const silence = now - watch.heard;
  if (visible && silence >= kMute_ms && now - watch.healed >= watch.rest) {
    if (watch.healed > -Infinity) watch.rest = Math.min(watch.rest * 2, kLongestRest_ms);
    return heal(watch, now, 'mute');
  }
  return silence >= kAsk_ms ? 'ask' : '';
}

const kFirstRetry_ms = 1000;
const kRetry_ms = 6000;
const kQuickRetries = 40;          // about three minutes
const kSlowRetry_ms = 60_000;

// How long to wait before the relays are retried, after this many failed attempts; `share` is drawn
// from 0…1, so that the pages of a room do not all come at once.
export function retry_delay(attempts, share) {
  const whole = attempts < kQuickRetries ? Math.min(kFirstRetry_ms * 2 ** attempts, kRetry_ms) : kSlowRetry_ms;
  return whole * (0.5 + share / 2);
}
