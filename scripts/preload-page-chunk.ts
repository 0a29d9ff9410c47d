import type { IndexHtmlTransformContext, Plugin } from 'vite';
import { patterns } from '../src/ui/routes.ts';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** `webStories` is in `web-stories-route.tsx`: pages are named after their pattern. */
const moduleEnding = (page: string): string =>
  `/${page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-route.tsx`;

/** As React Router reads a pattern, so far as ours go: whole segments, upper or lower case. */
const expressionOf = (pattern: string): string => `^${pattern.replace(/:\w+/g, '[^/]+')}/?$`;

/** The files that a page's chunk needs beyond those that every page loads. */
function filesOf(bundle: Bundle, page: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const own = chunks.find(
    // The back office has sections of the same names.
    ({ facadeModuleId: file }) =>
      file?.endsWith(moduleEnding(page)) && !file.includes('/ui/admin/'),
  );
  if (!own) throw new Error(`The page '${page}' of src/ui/routes.ts has no ${moduleEnding(page)}.`);
  const known = new Set([entry?.fileName, ...(entry?.imports ?? [])]);
  return [own.fileName, ...own.imports].filter((file) => !known.has(file));
}

/**
 * Fetches the chunk of the page at the address together with the site's own, not after it: on a slow
 * network that is a whole round trip. The router asks for it later and finds it there.
 */
export function preloadPageChunk(): Plugin {
  return {
    name: 'preload-page-chunk',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        if (!bundle) return [];
        const pages = Object.entries(patterns).map(([page, pattern]) => [
          expressionOf(pattern),
          filesOf(bundle, page),
        ]);
        const script = `for(const [p,files] of ${JSON.stringify(pages)})if(new RegExp(p,'i').test(location.pathname))for(const file of files)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href:'/'+file}))`;
        return [{ tag: 'script', children: script, injectTo: 'head-prepend' }];
      },
    },
  };
}
