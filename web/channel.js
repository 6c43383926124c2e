// A channel to the other pages of this site; null where there is none. Browsers that keep nothing for
// the site refuse it with an error.
export function open_channel(name) {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
