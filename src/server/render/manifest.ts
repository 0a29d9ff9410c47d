/** The properties of a chunk in Vite's manifest that are used here. */
export interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Vite's manifest of the browser files, by source relative to `src/main`. */
export type Manifest = Record<string, ManifestChunk>;

/** Addresses of the files that pages load. */
export interface PageFiles {
  /** The complete style sheet; readers' pages inline the rules that they use. */
  styles: string;
  /** The `@font-face` rules. */
  fontRules: string;
  pageScript: string;
  /** Imports of the page script, to be fetched in parallel with it. */
  pageImports: string[];
  adminScript: string;
  /** Fonts used on every page. */
  fonts: string[];
  /** Chunks of each island, by name: its own first, then its imports. */
  islands: ReadonlyMap<string, readonly string[]>;
}

const islandFile = /([^/]+)\.island\.tsx$/;

/** The sources and all their transitive imports, the sources first. */
function closureOf(manifest: Manifest, sources: Iterable<string>): Set<string> {
  const closure = new Set(sources);
  for (const source of closure) {
    for (const imported of manifest[source]?.imports ?? []) closure.add(imported);
  }
  return closure;
}

/** Sources of the script of pages: of a server's, and of an exported site's. */
export type PageScript = 'page.ts' | 'exported-page.ts';

/** Collects the files of pages; throws an error that names the first missing one. */
export function pageFilesOf(manifest: Manifest, script: PageScript): PageFiles {
  const addressOf = (source: string): string => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build has no ${source}: run npm run build.`);
    return `/${chunk.file}`;
  };
  const loadedAnyway = closureOf(manifest, [script, 'page/hydrate-island.tsx']);
  const islands = Object.keys(manifest).flatMap((source) => {
    const [, name] = islandFile.exec(source) ?? [];
    if (name === undefined) return [];
    const chunks = [...closureOf(manifest, [source])].filter((chunk) => !loadedAnyway.has(chunk));
    return [[name, chunks.map(addressOf)] as const];
  });
  return {
    islands: new Map(islands),
    styles: addressOf('../ui/kit/styles.css'),
    fontRules: addressOf('../ui/kit/fonts.css'),
    pageScript: addressOf(script),
    pageImports: (manifest[script]?.imports ?? []).map(addressOf),
    adminScript: addressOf('admin.tsx'),
    fonts: ['newsreader-latin', 'schibsted-grotesk-latin'].map((name) =>
      addressOf(`../ui/kit/fonts/${name}.woff2`),
    ),
  };
}
