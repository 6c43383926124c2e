// Where the page's texts are: the database, and whether it is new; what older versions stored; and
// what this tab alone remembers.
export const kDatabase = 'homestretch';
export const kTexts = 'texts';
const kOldPrefix = 'homestretch.';
const kBoth = 'homestretch-both';

// Resolves if the database is only now created, so that nothing is stored in it; otherwise never.
export const is_new = () => new Promise((made) => {
  try {
    const request = indexedDB.open(kDatabase);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(kTexts);
      made();
    };
    request.onsuccess = () => request.result.close();
  } catch {
    // There is no storage: opening the database later fails the same way and reports it.
  }
});

// The texts that an older version stored, [key, text], and how they are removed.
export function old_texts() {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(kOldPrefix))
      .map((name) => [name.slice(kOldPrefix.length), localStorage.getItem(name)]);
  } catch {
    return [];  // no localStorage: there is nothing to move
  }
}
export function remove_old_text(key) {
  localStorage.removeItem(kOldPrefix + key);
}

// Whether this tab is to start with both parts of the program (parts.js): whatever stores nothing
// forgets it.
export function wants_both() {
  try {
    return sessionStorage.getItem(kBoth) !== null;
  } catch {
    return false;
  }
}
export function want_both() {
  try {
    sessionStorage.setItem(kBoth, '');
  } catch {
    // No storage: only the kind of navigation tells.
  }
}
