// The game's files that its first frame does not need: other languages' catalogues, the bots' weights.
// Each is fetched once, when it is wanted; the game does without one that cannot be had.
const fetched = new Map();

async function fetch_file(name) {
  const response = await fetch(LATE_FILES[name], { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

// Begins to fetch a file; resolves when it is there, or when it cannot be had.
export function fetch_early(name) {
  if (!LATE_FILES[name] || fetched.has(name)) return Promise.resolve();
  return fetch_file(name).then((bytes) => { fetched.set(name, bytes); }, () => {});
}

// Hands the bytes over: at once if they are there, else when they have come.
export function want_file(name, take) {
  if (fetched.has(name)) take(fetched.get(name));
  else fetch_early(name).then(() => { if (fetched.has(name)) take(fetched.get(name)); });
}
