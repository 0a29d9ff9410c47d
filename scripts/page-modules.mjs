import { inProject, textOf } from './project.mjs';

/** Matches a page's name and module in `reader-pages.ts`. */
const importedPage = /(\w+): \(\) => import\('\.\/([^']+)'\)/g;

/**
 * Returns the modules of readers' pages, relative to `src/ui`, by page name.
 * @returns {Record<string, string>}
 */
export function pageModules() {
  const text = textOf(inProject('src/ui/reader-pages.ts')) ?? '';
  return Object.fromEntries(
    [...text.matchAll(importedPage)].map(([, page, module]) => [page, module]),
  );
}

/** Module of the page for unknown addresses. */
export const NOT_FOUND_MODULE = 'reader/not-found/not-found-route.tsx';
