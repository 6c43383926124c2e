// The page's language; also the program's, until somebody chooses another one.
export const kCatalogues = CATALOGUES;  // code → { url, hash }; null for English, which the program has

// The first of the browser's preferred languages of which there are words, by code; else English.
export function language_of(words) {
  const wanted = (navigator.languages ?? [navigator.language]).map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag) => tag in words) ?? 'en';
}

export const page_language = () => language_of(kCatalogues);
