// What is said to Nostr relays, and what they say.
const kClocks_s = 150;  // another device's clock may be this far behind ours

// A relay's message; an empty one if it is none.
export function parsed(data) {
  try {
    const message = JSON.parse(data);
    return Array.isArray(message) ? message : [];
  } catch {
    return [];
  }
}

// Whether a message ends a subscription or refuses an event, not only for now.
export const refuses = ([type, , what, why]) =>
  type === 'CLOSED' || (type === 'OK' && what === false && !/^(rate-limited|duplicate):/.test(why));

// A request that also covers what is dated back a little, by a slow clock there or a fast one here.
export function dated_back(request) {
  const [type, name, filter] = JSON.parse(request);
  return JSON.stringify([type, name, { ...filter, since: filter.since - kClocks_s }]);
}
