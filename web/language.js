// The language in which the page speaks until the program has read its settings: the first of those that
// the browser's owner reads and for which there is a catalogue.
export const kCatalogues = CATALOGUES;  // code → { url, hash }

export function page_language() {
  const wanted = (navigator.languages ?? [navigator.language]).map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag) => tag in kCatalogues) ?? 'en';
}
