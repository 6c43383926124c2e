// Whether this tab is to start with both parts of the program (parts.js). A browser that stores
// nothing forgets it; then only the kind of navigation tells.
const kMark = 'homestretch-both';

export function wants_both() {
  try {
    return sessionStorage.getItem(kMark) !== null;
  } catch {
    return false;
  }
}

export function want_both() {
  try {
    sessionStorage.setItem(kMark, '');
  } catch {
    // There is no storage.
  }
}
