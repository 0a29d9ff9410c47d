/**
 * Service worker of the server edition: pages come from the network as without it, and those that were read lately are kept for
 * times without a connection. It keeps nothing that is personal, and no script: a page is never older than the network has it
 * while there is one.
 */
declare const self: ServiceWorkerGlobalScope;

const PAGES = 'daybreak-pages-1';

/** Page that lists the others; it has the words of the notice, too. */
const OFFLINE = '/offline';

/** Most pages that are kept; the ones read last. */
const MOST = 30;

/** Milliseconds after which the list page is asked for anew. */
const DAY = 24 * 60 * 60 * 1000;

const isToKeep = ({ pathname, search }: URL): boolean =>
  search === '' && /^\/(?:(?:article|category)\/[^/]+)?$/.test(pathname);

/** True for a page that is the same for everybody. */
const isForAll = ({ ok, redirected, headers }: Response): boolean =>
  ok &&
  !redirected &&
  /\bpublic\b/.test(headers.get('cache-control') ?? '') &&
  /^text\/html/.test(headers.get('content-type') ?? '');

const addressOf = (url: URL): string => url.origin + url.pathname;

async function renewList(pages: Cache): Promise<void> {
  const kept = await pages.match(OFFLINE);
  const at = Date.parse(kept?.headers.get('date') ?? '');
  if (Date.now() - at < DAY) return;
  await pages.add(new Request(OFFLINE, { cache: 'reload', credentials: 'omit' }));
}

/** Keeps a page as the one read last. */
async function keep(url: URL, answer: Response): Promise<void> {
  const pages = await caches.open(PAGES);
  // The cache lists its pages in the order in which they were put there.
  await pages.delete(addressOf(url));
  await pages.put(addressOf(url), answer);
  const kept = (await pages.keys()).filter((one) => new URL(one.url).pathname !== OFFLINE);
  for (const old of kept.slice(0, Math.max(0, kept.length - MOST))) await pages.delete(old);
  await renewList(pages).catch(() => undefined);
}

/** Answers of pages that the site has no longer, such as a withdrawn article's. */
const isGone = [404, 410];

async function forget(url: URL): Promise<void> {
  await (await caches.open(PAGES)).delete(addressOf(url));
}

const asPage = (html: string, { headers }: Response): Response => new Response(html, { headers });

/** A kept page, with a notice that it is one. */
async function withNotice(page: Response, list: Response | undefined): Promise<Response> {
  const notice = /data-notice="([^"]*)"/.exec((await list?.text()) ?? '')?.[1];
  const html = await page.text();
  if (notice === undefined) return asPage(html, page);
  const line = `<p role="status" style="margin:0;padding:8px 16px;text-align:center;background:#f7b32b;color:#12181f">${notice}</p>`;
  // Within what is replaced once there is a connection again and the page has changed.
  return asPage(
    html.replace(/<main\b[^>]*>/, (begin) => begin + line),
    page,
  );
}

/** The list of kept pages, the one read last first. */
async function listPages(pages: Cache, list: Response): Promise<Response> {
  const items: string[] = [];
  for (const request of await pages.keys()) {
    const { pathname } = new URL(request.url);
    const html = pathname === OFFLINE ? '' : ((await (await pages.match(request))?.text()) ?? '');
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
    if (title) items.unshift(`<li><a href="${pathname}">${title}</a></li>`);
  }
  const html = (await list.text()).replace(
    /<ul [^>]*data-kept[^>]*>(?=<\/ul>)/,
    (begin) => begin + items.join(''),
  );
  return asPage(html, list);
}

async function withoutConnection(url: URL): Promise<Response> {
  const pages = await caches.open(PAGES);
  const page = url.pathname === OFFLINE ? undefined : await pages.match(addressOf(url));
  const list = await pages.match(OFFLINE);
  if (page) return withNotice(page, list);
  return list ? listPages(pages, list) : Response.error();
}

/** The answer of the network, which may have been asked before the worker had started. */
async function ask({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const preloaded = (await preloadResponse) as Response | undefined;
  return preloaded ?? fetch(request);
}

async function navigate(event: FetchEvent, later: (work: Promise<void>) => void) {
  const url = new URL(event.request.url);
  try {
    const answer = await ask(event);
    if (isToKeep(url) && isForAll(answer)) later(keep(url, answer.clone()));
    else if (isGone.includes(answer.status)) later(forget(url));
    return answer;
  } catch {
    return withoutConnection(url);
  }
}

/** Keeps the pages that were opened before the worker was there, from the browser's own cache. */
async function keepOpenPages(): Promise<void> {
  for (const { url } of await self.clients.matchAll({
    type: 'window',
    includeUncontrolled: true,
  })) {
    const address = new URL(url);
    if (!isToKeep(address)) continue;
    const answer = await fetch(addressOf(address), { cache: 'force-cache' });
    if (isForAll(answer)) await keep(address, answer);
  }
}

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(caches.open(PAGES).then(renewList));
});
self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([self.registration.navigationPreload?.enable(), keepOpenPages()]).catch(
      () => undefined,
    ),
  ),
);
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (mode !== 'navigate' || method !== 'GET' || origin !== self.location.origin) return;
  const isPage = !/^\/(?:admin|api|media)(?:\/|$)/.test(pathname);
  // Preloaded anyway: without an answer here, the browser would ask again.
  if (!isPage) event.respondWith(ask(event));
  else event.respondWith(navigate(event, (work) => event.waitUntil(work)));
});
