/** Entry of a built file in Vite's manifest, as far as it is read here. */
export interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Vite's manifest of the browser's files, by their sources relative to `src/main`. */
export type Manifest = Record<string, ManifestChunk>;

/** The addresses of what pages load. */
export interface PageFiles {
  /** The whole look; a reader's page carries what it needs of it. */
  styles: string;
  /** The rules that fetch fonts. */
  fontRules: string;
  pageScript: string;
  /** Imports of the page script, to be fetched beside it and not after it. */
  pageImports: string[];
  adminScript: string;
  /** Fonts of every page's text. */
  fonts: string[];
  /** By the name of an island: its chunk, and those to be fetched beside it. */
  islands: ReadonlyMap<string, readonly string[]>;
}

const islandFile = /([^/]+)\.island\.tsx$/;

/** A chunk and everything that it imports, the chunk first. */
function closureOf(manifest: Manifest, sources: Iterable<string>): Set<string> {
  const closure = new Set(sources);
  for (const source of closure) {
    for (const imported of manifest[source]?.imports ?? []) closure.add(imported);
  }
  return closure;
}

/** Fails early, and by name, when a build lacks what pages need. */
export function pageFilesOf(manifest: Manifest): PageFiles {
  const addressOf = (source: string): string => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build has no ${source}: run npm run build.`);
    return `/${chunk.file}`;
  };
  const loadedAnyway = closureOf(manifest, ['page.ts', 'page/hydrate-island.tsx']);
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
    pageScript: addressOf('page.ts'),
    pageImports: (manifest['page.ts']?.imports ?? []).map(addressOf),
    adminScript: addressOf('admin.tsx'),
    fonts: ['newsreader-latin', 'schibsted-grotesk-latin'].map((name) =>
      addressOf(`../ui/kit/fonts/${name}.woff2`),
    ),
  };
}
