// Where the page's texts are kept, and whether there are any.
export const kDatabase = 'homestretch';
export const kTexts = 'texts';

// Resolves if the database is made now, so that nothing is kept in it; else never.
export const is_new = () => new Promise((made) => {
  try {
    const request = indexedDB.open(kDatabase);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(kTexts);
      made();
    };
    request.onsuccess = () => request.result.close();
  } catch {
    // There is no storage: whoever opens the database for good meets the same, and says it.
  }
});
