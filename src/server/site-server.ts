import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Context, Hono } from 'hono';
import { Problem, retryHeaders } from '#api/problem.ts';
import { Refusal } from '#core/errors.ts';
import { apiRoutes, type FollowPage, type SiteApis } from './api-routes.ts';
import type { EdgeCache } from './edge/edge-caches.ts';
import { keysOfReads } from './edge/surrogate-keys.ts';
import type { ViewsRoute } from './figures/views.ts';
import { admitBody } from './http/admit-body.ts';
import type { FormPages } from './http/body-limits.ts';
import { callerAddress } from './http/caller-address.ts';
import { duringRequest, nextRequestId, traceOf } from './http/current-request.ts';
import { compressed } from './http/encoding.ts';
import { type HttpProblem, httpProblems, problemAnswer } from './http/http-problem.ts';
import { isForFile } from './http/is-for-file.ts';
import { isForeignChange, mayChange } from './http/is-foreign-change.ts';
import { withinTime } from './http/limits.ts';
import { sendAtOnce } from './http/ready-answer.ts';
import { headersOfAll, headersOfDocuments, isDocument } from './http/security-headers.ts';
import { staticErrorPage } from './http/static-error-page.ts';
import { createStaticFiles } from './http/static-files.ts';
import type { Sender } from './listen.ts';
import { SHOWN_VERSION, shownVersion } from './live/change-stream.ts';
import { createFollowedPages } from './live/followed-pages.ts';
import type { Log } from './log.ts';
import type { ServerMetrics } from './metrics/server-metrics.ts';
import type { ClientsForPages, PageRenderer } from './page-renderer.ts';
import { createRenderingTurns } from './pages/rendering-turns.ts';
import { createSharedPages, type SharedPagesSetting } from './pages/shared-pages.ts';

export interface SiteSetting extends SiteApis {
  /** Origins under which the site is opened; changes must come from one of these. */
  origins: () => readonly string[];
  /** True if pages always contain the configured address, not the host of the request. */
  hasFixedOrigin: boolean;
  /** Invalidation of shared pages; see `Database`. */
  freshness: Pick<SharedPagesSetting, 'applyInvalidations' | 'onTouched' | 'readAsPage'>;
  isHttps: boolean;
  trustedProxies: number;
  renderer: PageRenderer;
  /** Creates clients of the readers' API, for pages. */
  clientFor: ClientsForPages;
  /** Key of the site's HMACs. */
  siteKey: string;
  /** Pages that accept posted forms. */
  formPages: FormPages;
  /** The site's folder of static files. */
  publicFolder: string;
  /** Routes of feeds, site maps and robots.txt. */
  feeds: Hono;
  /** Routes of uploaded media, below `/media`. */
  media: Hono;
  /** Returns true if the caller has exceeded the search limit; counts nothing. */
  isSearchRefused: () => Promise<boolean>;
  /** The cache in front of the site; default: none. */
  edge?: EdgeCache | undefined;
  /** Metrics that count requests; default: none. */
  metrics?: Pick<ServerMetrics, 'noteRequest'> | undefined;
  /** Returns false if the site wants no more requests; throws if it can't answer them now. */
  isReady: () => Promise<boolean>;
  /** Routes of share cards, below `/share`. */
  shareCards: Hono;
  /** Counts the views that pages report. */
  views: Pick<ViewsRoute, 'answer'>;
  log: Log;
}

interface SiteEnv {
  Bindings: Sender;
}

const isForApi = (c: Context): boolean => c.req.path === '/api' || c.req.path.startsWith('/api/');

const isSearch = (path: string): boolean => /^\/(?:api\/)?search\/*$/i.test(path);

/** Answers a failure of HTTP: problem details for the API, a page otherwise. */
const failWith = (c: Context, code: HttpProblem, headers?: Record<string, string>): Response =>
  isForApi(c) ? problemAnswer(code, headers) : staticErrorPage(code, headers);

const isNowhere = (error: unknown): boolean =>
  error instanceof Problem && error.details.kind === 'not-found';

/** The HTTP problem for an expected error that any request may meet. */
function expectedIn(error: unknown): 'too-busy' | 'database-away' | undefined {
  const kind =
    error instanceof Refusal ? error.failure.kind : error instanceof Problem && error.details.kind;
  if (kind === 'unavailable') return 'database-away';
  return kind === 'too-busy' ? kind : undefined;
}

const isDecodable = (url: string): boolean => {
  try {
    decodeURIComponent(new URL(url).pathname);
    return true;
  } catch {
    return false;
  }
};

const plain = (text: string, status: 200 | 404 | 503): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
  });

/** The site as one application: APIs, media, static files, pages. */
export function createSite(setting: SiteSetting) {
  const { log, renderer, edge } = setting;
  const ofAll = headersOfAll(setting);
  const ofDocuments = { ...ofAll, ...headersOfDocuments(renderer.inlineScripts) };
  /** Computed with the first request, since the port may be assigned by the system. */
  let hosts: readonly string[] | undefined;
  const rendering = createRenderingTurns();
  /** Requests that may change something and are not answered yet. */
  let changing = 0;
  const sharedPages = createSharedPages({
    ...setting.freshness,
    isChanging: () => changing > 0,
    hostInPages: (host) => {
      hosts ??= setting.origins().map((origin) => new URL(origin).host);
      if (setting.hasFixedOrigin) return hosts[0];
      return host && hosts.includes(host) ? host : undefined;
    },
    headers: ofDocuments,
    edgeHeadersOf: edge && ((reads) => edge.headersOf(keysOfReads(reads))),
    headersOfApi: { ...ofAll, 'cross-origin-resource-policy': 'same-origin' },
  });
  const staticFiles = createStaticFiles(
    setting.publicFolder,
    (type) => (isDocument(type) ? ofDocuments : ofAll),
    setting.feeds.routes.map(({ path }) => path),
  );
  const render = async (page: Request): Promise<Response> => {
    const version = shownVersion(setting.changeStream.version());
    const answer = await renderer.render(page, {
      clientFor: setting.clientFor,
      report: log.unexpected,
      siteKey: setting.siteKey,
      inTurn: rendering,
    });
    if (answer.ok) answer.headers.set(SHOWN_VERSION, version);
    return answer;
  };

  const { usual, long } = setting.formPages;
  const hasForm = (path: string): boolean => usual.includes(path) || long.includes(path);
  const site = new Hono<SiteEnv>();

  site.use(async (c, next) => {
    await next();
    const answer = await compressed(c.req.raw, c.res);
    // Hono copies the headers of a response into the one that replaces it, the former length included.
    c.res = undefined;
    c.res = answer;
    if (isForApi(c)) c.res.headers.set('cross-origin-resource-policy', 'same-origin');
    const isPage = isDocument(c.res.headers.get('content-type'));
    for (const [name, value] of Object.entries(isPage ? ofDocuments : ofAll))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
  site.use(async (c, next) => {
    if (isForeignChange(c.req.raw, new Set(setting.origins())))
      return failWith(c, 'foreign-origin');
    return next();
  });
  site.use(admitBody({ ...setting, fail: failWith }));
  // The sender of a change finds it in every page that is asked for after the answer.
  site.use(async (c, next) => {
    if (!mayChange(c.req)) return next();
    changing += 1;
    try {
      await next();
      await sharedPages.whenRenewed();
    } finally {
      changing -= 1;
    }
  });

  site.get('/healthz', () => plain('ok', 200));
  site.get('/readyz', async () => {
    try {
      if (await setting.isReady()) return plain('ready', 200);
      return plain('not ready', 503);
    } catch (error) {
      if (expectedIn(error) === undefined) log.unexpected(error);
      return plain('not ready', 503);
    }
  });
  // Closes the connection: an endless body would keep it open.
  site.use(withinTime(setting.formPages, (c) => failWith(c, 'too-slow', { connection: 'close' })));
  site.use(async (c, next) => {
    // Answered from memory before the queue, so that a caller over the limit takes no place in it.
    if (isSearch(c.req.path) && (await setting.isSearchRefused()))
      return failWith(c, 'too-many-tries');
    return next();
  });
  const followed = createFollowedPages(setting.freshness.onTouched);
  const followPage: FollowPage = async (request, target, tell) => {
    // Addresses of files, and those that can't be decoded, aren't pages.
    if (isForFile(target) || !isDecodable(`http://site.invalid${target}`)) return undefined;
    const page = sharedPages.page(target, request.headers.get('host'), render);
    return page && followed(page.key, page.load, tell);
  };
  site.route('/', apiRoutes({ ...setting, answerShared: sharedPages.answer, followPage }));
  setting.feeds.onError((error) => {
    throw error;
  });
  for (const { path } of setting.feeds.routes) {
    site.get(path, async (c) => {
      const make = async (asked: Request): Promise<Response> => setting.feeds.fetch(asked);
      // Drops the query, which feeds ignore, so that it makes no further cache keys.
      const { href } = new URL(c.req.path, c.req.raw.url);
      const asked = new Request(href, { headers: c.req.raw.headers });
      return sharedPages.answer(asked, c.req.path, make);
    });
  }
  site.route('/', setting.media);
  site.route('/', setting.shareCards);
  site.all('/media/*', (c) => c.notFound());
  site.all('*', async (c) => {
    const file = staticFiles.answer(c.req.raw);
    if (file) return file;
    // The router would log each of these to the console.
    if (!isDecodable(c.req.raw.url)) return failWith(c, 'not-acceptable');
    const methods = hasForm(c.req.path) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
    if (!methods.includes(c.req.raw.method)) {
      return failWith(c, 'method-not-allowed', { allow: methods.join(', ') });
    }
    const { pathname, search } = new URL(c.req.raw.url);
    const spelled = renderer.spelledPath(pathname);
    if (spelled !== pathname && c.req.raw.method !== 'POST') {
      c.header('cache-control', 'no-cache');
      return c.redirect(spelled + search, 301);
    }
    // A missing file gets a short text instead of a page of 60 KB.
    if (isForFile(c.req.path)) return plain('Not found', 404);
    // HEAD is answered like GET; the body is dropped later.
    const asked =
      c.req.raw.method === 'HEAD' ? new Request(c.req.raw, { method: 'GET' }) : c.req.raw;
    return sharedPages.answer(asked, c.req.path, render);
  });
  site.notFound((c) => failWith(c, 'not-found'));
  site.onError((error, c) => {
    if (isNowhere(error)) return failWith(c, 'not-found');
    const expected = expectedIn(error);
    if (expected) return failWith(c, expected, retryHeaders(httpProblems[expected].status));
    log.unexpected(error);
    return failWith(c, 'unexpected');
  });

  const logRequest = (
    request: string,
    method: string,
    path: string,
    status: number,
    ms: number,
  ): void => log.info('request', { request, method, path, status, ms });

  /** Answers a request and logs it. */
  async function fetch(request: Request, sender: Sender): Promise<Response> {
    const id = nextRequestId();
    const started = performance.now();
    const forwardedFor = request.headers.get('x-forwarded-for');
    const address = callerAddress(sender.peer, forwardedFor, setting.trustedProxies);
    const trace = traceOf(request.headers.get('traceparent'));
    return duringRequest({ id, address, trace }, async () => {
      const answer = await site.fetch(request, sender);
      answer.headers.set('x-request-id', id);
      const took = performance.now() - started;
      const { pathname: path } = new URL(request.url);
      logRequest(id, request.method, path, answer.status, Math.round(took));
      setting.metrics?.noteRequest({
        ...{ path, status: answer.status, seconds: took / 1000 },
        isKept: false,
      });
      return answer;
    });
  }

  return {
    fetch,
    reportUnexpected: log.unexpected,
    whenRenewed: sharedPages.whenRenewed,
    /** Answers from memory, before any middleware; returns whether it did. */
    answerQuickly: (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
      // Not logged: a log of what a visitor looks at would be one of persons.
      if (setting.views.answer(incoming, outgoing)) return true;
      const ready = sharedPages.ready(incoming) ?? staticFiles.ready(incoming);
      if (!ready) return false;
      const id = nextRequestId();
      const status = sendAtOnce(ready, id, incoming, outgoing);
      const { method = '', url = '' } = incoming;
      const path = url.split('?', 1)[0] ?? '';
      // Answered synchronously, so the duration is 0.
      logRequest(id, method, path, status, 0);
      setting.metrics?.noteRequest({ path, status, seconds: 0, isKept: true });
      return true;
    },
  };
}
