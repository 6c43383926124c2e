// Parts of the page's script that are fetched only when they are wanted.
let misses = 0;  // times that one has not come
let missed = () => {};
// `listener` is told whenever a part has not come.
export const on_missed = (listener) => { missed = listener; };

// Loads a part of the script, if it belongs to the page: an import has no hash of its own, but uses
// what was preloaded for it, and that has one.
export async function chunk(name) {
  const { url, hash } = CHUNKS[name];
  // Some browsers do not ask again for a module that has failed, unless it has another address.
  const href = new URL(misses ? `${url}?again=${misses}` : url, document.baseURI).href;
  const link = document.createElement('link');
  try {
    if (link.relList.supports('modulepreload')) {
      await new Promise((done, fail) => {
        link.addEventListener('load', done);
        link.addEventListener('error', () => fail(new Error(`${url} has not come, or was refused`)));
        Object.assign(link, { rel: 'modulepreload', href, integrity: hash });
        document.head.append(link);
      });
    } else {
      await fetch(href, { integrity: hash });  // kept by the browser; fails if it is another file
    }
    return await import(href);
  } catch (error) {
    misses += 1;
    missed();
    throw error;
  } finally {
    link.remove();
  }
}
