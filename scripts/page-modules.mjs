import { inProject, textOf } from './project.mjs';

/** A page's name and module, as `reader-pages.ts` writes them. */
const importedPage = /(\w+): \(\) => import\('\.\/([^']+)'\)/g;

/**
 * The modules of the pages for readers, relative to `src/ui`, by the names of the pages.
 * @returns {Record<string, string>}
 */
export function pageModules() {
  const text = textOf(inProject('src/ui/reader-pages.ts')) ?? '';
  return Object.fromEntries(
    [...text.matchAll(importedPage)].map(([, page, module]) => [page, module]),
  );
}

/** The module of the page at every address that has none. */
export const NOT_FOUND_MODULE = 'reader/not-found/not-found-route.tsx';
