import type { IndexHtmlTransformContext, Plugin } from 'vite';
import { patterns } from '../src/ui/routes.ts';
import { pageModules } from './page-modules.mjs';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** Converts a route pattern as React Router matches ours: whole segments, ignoring case. */
const expressionOf = (pattern: string): string => `^${pattern.replace(/:\w+/g, '[^/]+')}/?$`;

/** Returns the files of a page's chunk that not every page loads. */
function filesOf(bundle: Bundle, page: string, module: string | undefined): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find(({ isEntry, name }) => isEntry && name === 'index');
  const own = chunks.find(({ facadeModuleId: file }) => file?.endsWith(`/src/ui/${module}`));
  if (!own) throw new Error(`src/ui/reader-pages.ts imports no module of its own for '${page}'.`);
  const known = new Set([entry?.fileName, ...(entry?.imports ?? [])]);
  return [own.fileName, ...own.imports].filter((file) => !known.has(file));
}

/**
 * Preloads the chunk of the addressed page in parallel with the entry, which saves a round trip. The
 * router imports it later from the module cache.
 */
export function preloadPageChunk(): Plugin {
  return {
    name: 'preload-page-chunk',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        if (!bundle) return [];
        const modules = pageModules();
        const pages = Object.entries(patterns).map(([page, pattern]) => [
          expressionOf(pattern),
          filesOf(bundle, page, modules[page]),
        ]);
        // The first that matches: that of the newsroom's own pages, which matches many addresses, is the last.
        const script = `for(const file of ${JSON.stringify(pages)}.find(([p])=>new RegExp(p,'i').test(location.pathname))?.[1]??[])document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href:'/'+file}))`;
        return [{ tag: 'script', children: script, injectTo: 'head-prepend' }];
      },
    },
  };
}
