// The page's language until the program has read its settings: the first of the browser's preferred
// languages for which there is a catalogue.
export const kCatalogues = CATALOGUES;  // code → { url, hash }

export function page_language() {
  const wanted = (navigator.languages ?? [navigator.language]).map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag) => tag in kCatalogues) ?? 'en';
}
