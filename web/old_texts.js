// What older versions stored: texts in localStorage as `homestretch.<key>`. store.js moves them.
const kPrefix = 'homestretch.';

// All of them, [key, text].
export function old_texts() {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(kPrefix))
      .map((name) => [name.slice(kPrefix.length), localStorage.getItem(name)]);
  } catch {
    return [];  // no localStorage: there is nothing to move
  }
}
export function remove_old_text(key) {
  localStorage.removeItem(kPrefix + key);
}
