/**
 * Service worker of the browser edition: without a connection, the site opens from the files that its pages kept
 * (`main/keep-files.ts`). While there is a connection, pages come from the network.
 */
declare const self: ServiceWorkerGlobalScope;

/** The one document of the edition, which shows every address. */
const SHELL = '/';

const keptFile = (file: string): Promise<Response | undefined> =>
  caches.match(file, { ignoreVary: true });

async function networkFirst(request: Request, file: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await keptFile(file);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  // Parts of a sound or a video: a whole file is no answer.
  if (request.headers.has('range')) return;
  if (request.mode === 'navigate') event.respondWith(networkFirst(request, SHELL));
  // Their names change with what is in them.
  else if (pathname.startsWith('/assets/')) {
    event.respondWith(keptFile(request.url).then((kept) => kept ?? fetch(request)));
  } else event.respondWith(networkFirst(request, request.url));
});
