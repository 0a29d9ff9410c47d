/** Files of the browser edition, kept for times without a connection; its records are in the browser anyway. */
import { readerPages } from '#ui/reader-pages.ts';

const WORKER = '/shell-worker.js';

/** Begins the name of each cache; the rest is the build's own. */
const CACHE = 'daybreak-files ';

/** Pages that open without a connection even if nobody has opened one of their kind before. */
const wherePeopleRead = [
  'home',
  'category',
  'article',
  'author',
  'tag',
  'search',
  'saved',
  'webStories',
] as const;

async function deleteCaches(keep?: string): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE) && name !== keep) await caches.delete(name);
  }
}

/** Keeps the document, and the scripts, styles, fonts and pictures of the site that the page has loaded and goes on to load. */
async function keepLoaded(): Promise<void> {
  // The name of this script changes with every script and style of a build, since it names them.
  const name = CACHE + import.meta.url;
  await deleteCaches(name);
  const cache = await caches.open(name);
  const keep = async (file: string): Promise<void> => {
    const { origin, pathname } = new URL(file, location.href);
    if (origin !== location.origin || !/^\/(?:$|assets\/|art\/)/.test(pathname)) return;
    if (await cache.match(file, { ignoreVary: true })) return;
    // The page has loaded all but the document, which the browser may have of an earlier build.
    const mode = pathname === '/' ? 'no-cache' : 'force-cache';
    await cache.add(new Request(file, { cache: mode }));
  };
  const keepQuietly = (file: string): void => void keep(file).catch(() => undefined);
  keepQuietly('/');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) keepQuietly(entry.name);
  }).observe({ type: 'resource', buffered: true });
  for (const page of wherePeopleRead) await readerPages[page]().catch(() => undefined);
}

/**
 * Lets the site open without a connection, or, where that is not wanted, takes away what did. Does nothing
 * where the browser allows no service worker.
 */
export async function keepFiles(isWanted: boolean): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (isWanted) {
    await navigator.serviceWorker.register(WORKER);
    await navigator.serviceWorker.ready;
    await keepLoaded();
  } else {
    await (await navigator.serviceWorker.getRegistration('/'))?.unregister();
    await deleteCaches();
  }
}
