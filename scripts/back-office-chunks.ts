import type { Rolldown } from 'vite';

type ModuleGraph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Modules that only the pages that edit articles and live blogs load. */
const editorOfArticles =
  /node_modules[\\/](?:prosemirror-|orderedmap|w3c-keyname)|ui[\\/]admin[\\/]articles[\\/](?:surface|blocks|editor|commands|versions|live|preview-links|published-versions|ask-for-review|notes|presence)[\\/]|blocks[\\/][^\\/]+[\\/]kind\.tsx/;

const ofBackOffice = /src[\\/]ui[\\/]admin[\\/]/;

/**
 * Returns the function that names the chunk of a module that only the back office imports: one chunk for what several of
 * its pages share, and one for what edits articles. Without them it takes several times as many files, most of them below
 * 1 KB. Whatever such a chunk imports is in one of them or loaded by others too.
 * @param entries paths of the entries, without those of the back office alone
 */
export function backOfficeChunks(entries: readonly string[]) {
  /** Modules that others than the back office import. */
  const loadedElsewhere = new Set<string>();
  function followFrom(id: string, graph: ModuleGraph): void {
    if (loadedElsewhere.has(id) || ofBackOffice.test(id)) return;
    loadedElsewhere.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const next of [...importedIds, ...dynamicallyImportedIds]) followFrom(next, graph);
  }
  return (id: string, graph: ModuleGraph): string | null => {
    if (loadedElsewhere.size === 0) for (const entry of entries) followFrom(entry, graph);
    if (loadedElsewhere.has(id)) return null;
    return editorOfArticles.test(id) ? 'article-editor' : 'back-office';
  };
}
