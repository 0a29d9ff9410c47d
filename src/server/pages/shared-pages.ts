import type { IncomingMessage } from 'node:http';
import type { ReadAsPage, Reads } from '#core/freshness/reads.ts';
import { encodingFor } from '../http/encoding.ts';
import { type ReadyAnswer, unlessKnown } from '../http/ready-answer.ts';
import { SHOWN_VERSION } from '../live/change-stream.ts';
import { createPageCache, type PageCacheSetting, RENEWED_AFTER } from './page-cache.ts';
import { createQuestionTurns } from './question-turns.ts';
import { createSharedPage, type SharedPage } from './shared-page.ts';
import { answersQuestions, sharedTarget } from './shared-target.ts';

/** Parts of a request that select its page. */
export interface PageRequest {
  method: string | undefined;
  /** Path and query. */
  target: string | undefined;
  /** Absent for a host that isn't the site's: its pages aren't shared. */
  host: string | undefined;
  cookie: string | null | undefined;
  authorization: string | null | undefined;
}

/** Matches our own cookies: sessions and flash messages. */
const ownCookie = /daybreak/i;

/**
 * Cache key of a shared answer: host and normalized target, separated by a space. `undefined` for a
 * request with a personal answer. Shared answers must depend on nothing else in the request.
 */
export function sharedPageKey(request: PageRequest): string | undefined {
  const { method, target, host, cookie, authorization } = request;
  if (host === undefined || (method !== 'GET' && method !== 'HEAD')) return undefined;
  if (authorization || (cookie && ownCookie.test(cookie))) return undefined;
  const normal = target && sharedTarget(target);
  return normal ? `${host} ${normal}` : undefined;
}

export interface SharedPagesSetting extends PageCacheSetting {
  readAsPage: ReadAsPage;
  /** Returns the host to render pages for, given a `Host` header; `undefined` if it isn't the site's. */
  hostInPages: (host: string | null | undefined) => string | undefined;
  /** Headers of every page. */
  headers: Readonly<Record<string, string>>;
  /** Headers of every answer of the API. */
  headersOfApi: Readonly<Record<string, string>>;
  /** Returns headers for the cache in front of the site; default: none. */
  edgeHeadersOf?: ((reads: Reads) => Record<string, string>) | undefined;
}

/** Most bytes of cached answers to questions, beside pages: some 250 pages of results. */
const MOST_BYTES_OF_ANSWERS = 32 * 1024 * 1024;

/**
 * Browsers revalidate pages each time; CDNs may cache them for a second, and serve stale ones while
 * revalidating or on errors. The longer times are in `cdn-cache-control`, which browsers ignore.
 */
const cacheable = {
  'cache-control': 'public, max-age=0, s-maxage=1, stale-if-error=86400',
  'cdn-cache-control': 'max-age=1, stale-while-revalidate=10, stale-if-error=86400',
};

/** True for a read-only request; after a write, data must be read again. */
const isReading = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/**
 * Caches answers that are the same for everybody: pages, and in a second cache searches and lists
 * of the API, which strangers can vary without limit.
 */
export function createSharedPages(setting: SharedPagesSetting) {
  const { headers, headersOfApi, hostInPages, readAsPage, edgeHeadersOf } = setting;
  const pages = createPageCache(setting);
  const answers = createPageCache({
    ...setting,
    isChanging: () => false,
    mostBytes: MOST_BYTES_OF_ANSWERS,
  });
  let requests = 0;
  let questions = 0;
  const questionTurns = createQuestionTurns(() => requests - questions);
  const cacheFor = (path: string) => (answersQuestions(path) ? answers : pages);

  /** Headers of a shared page or API answer. */
  function headersOf(path: string, reads: Reads): Record<string, string> {
    if (path.startsWith('/api/')) return headersOfApi;
    if (answersQuestions(path)) return headers;
    return { ...headers, ...cacheable, ...edgeHeadersOf?.(reads) };
  }

  /** Returns what makes a page from the key alone, so that it suits later requests as well. */
  const maker =
    (key: string, path: string, make: (plain: Request) => Promise<Response>) =>
    async (): Promise<SharedPage> => {
      const plain = new Request(`http://${key.replace(' ', '')}`);
      const { value: answer, ...reads } = await readAsPage(() => make(plain), true);
      // Nobody follows them, so that their version can't be compared.
      if (answersQuestions(path)) answer.headers.delete(SHOWN_VERSION);
      return createSharedPage(answer, headersOf(path, reads.reads), reads);
    };

  return {
    /**
     * Returns the key of a page and a function that loads it, cached or made by `make`; `undefined` for
     * pages that aren't shared and for answers to questions.
     */
    page: (
      target: string,
      host: string | null,
      make: (plain: Request) => Promise<Response>,
    ): { key: string; load: () => Promise<SharedPage> } | undefined => {
      const asked = { cookie: undefined, authorization: undefined, host: hostInPages(host) };
      const key = sharedPageKey({ ...asked, method: 'GET', target });
      const path = target.split('?', 1)[0] ?? '';
      if (key === undefined || path.startsWith('/api/') || answersQuestions(path)) return undefined;
      return { key, load: () => pages.loadCurrent(key, maker(key, path, make)) };
    },

    /** Returns the cached answer to a request, if any. */
    ready: ({ method, url, headers: asked }: IncomingMessage): ReadyAnswer | undefined => {
      requests += 1;
      const { cookie, authorization } = asked;
      const host = hostInPages(asked.host);
      const key = sharedPageKey({ method, target: url, host, cookie, authorization });
      if (key === undefined) return undefined;
      let page = pages.find(key);
      if (!page) {
        page = answers.find(key);
        if (page) questions += 1;
      }
      return page?.readyForm(encodingFor(asked['accept-encoding'] as string | undefined));
    },

    /** Resolves when no outdated page is served any more, see `createPageCache`. */
    whenRenewed: pages.whenRenewed,

    /**
     * Answers a request from the cache or by `make`. For a shared answer, `make` gets a request with the
     * address only. Refuses with `too-busy` when too many questions are queued.
     * @param path of the request, decoded
     */
    answer: async (
      request: Request,
      path: string,
      make: (asked: Request) => Promise<Response>,
    ): Promise<Response> => {
      const { method, headers: asked } = request;
      if (answersQuestions(path)) questions += 1;
      const makeInTurn = (one: Request): Promise<Response> =>
        answersQuestions(path) ? questionTurns(() => make(one)) : make(one);
      const makeOwn = async (one: Request): Promise<Response> =>
        isReading(one) ? (await readAsPage(() => makeInTurn(one))).value : makeInTurn(one);
      const { pathname, search } = new URL(request.url);
      const key = sharedPageKey({
        method,
        target: pathname + search,
        host: hostInPages(asked.get('host')),
        cookie: asked.get('cookie'),
        authorization: asked.get('authorization'),
      });
      if (key === undefined) return makeOwn(request);
      let isOwn = false;
      const own = maker(key, path, (plain) => {
        isOwn = true;
        return makeInTurn(plain);
      });
      const page = await cacheFor(path).load(key, own);
      // A 429 made for another caller of a shared rendering doesn't apply: limits are per address.
      return page.status === 429 && !isOwn ? makeOwn(request) : sharedAnswer(page, asked);
    },
  };
}

export type SharedPages = ReturnType<typeof createSharedPages>;

/**
 * Encodes a page for a request, or answers 304. `Cache-Status` (RFC 9211) tells of a page that is sent although it is old,
 * since it could not be made anew.
 */
export async function sharedAnswer(page: SharedPage, asked: Headers): Promise<Response> {
  const form = await page.form(encodingFor(asked.get('accept-encoding')));
  const answer = asResponse(unlessKnown(form, asked.get('if-none-match')));
  if (!page.isStale) return answer;
  const left = Math.min(-1, Math.floor((RENEWED_AFTER + page.madeAt - performance.now()) / 1000));
  answer.headers.set('cache-status', `Daybreak; hit; ttl=${left}`);
  // Caches in front ask again soon.
  for (const name of ['cdn-cache-control', 'surrogate-control'])
    if (answer.headers.has(name)) answer.headers.set(name, 'max-age=1, stale-if-error=86400');
  return answer;
}

const asResponse = ({ status, headers, body }: ReadyAnswer): Response =>
  new Response(status === 304 || body.byteLength === 0 ? null : body, { status, headers });
