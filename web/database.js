// The database of the page's texts, and whether it is new.
export const kDatabase = 'homestretch';
export const kTexts = 'texts';

// Resolves if the database is only now created, so that nothing is stored in it; otherwise never.
export const once_new = () => new Promise((made) => {
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
