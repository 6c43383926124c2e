// How long something is waited for that may never end.
const kTick_ms = 2000;  // few: in a hidden page each may take a minute

export const kTimeout = 'timeout';  // an error's message

// The promise, or an error of the network's kind once so much time has passed. Time in which the page itself
// is busy or asleep hardly counts: it hears of the disk and the network only afterwards.
export function in_time(promise, patience_ms) {
  let left = patience_ms / kTick_ms;
  let timer;
  const end = new Promise((_, fail) => {
    const tick = () => {
      if (left-- > 0) timer = setTimeout(tick, kTick_ms);
      else fail(new TypeError(kTimeout));
    };
    tick();
  });
  return Promise.race([promise, end]).finally(() => clearTimeout(timer));
}
