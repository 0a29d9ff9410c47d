import type { IncomingMessage } from 'node:http';
import type { ReadAsPage } from '#core/freshness/reads.ts';
import { encodingFor } from '../http/encoding.ts';
import { type ReadyAnswer, unlessKnown } from '../http/ready-answer.ts';
import { createPageCache, type PageCacheSetting } from './page-cache.ts';
import { createQuestionTurns } from './question-turns.ts';
import { createSharedPage, type SharedPage } from './shared-page.ts';
import { sharedPageKey } from './shared-page-key.ts';
import { answersQuestions } from './shared-target.ts';

export interface SharedPagesSetting extends PageCacheSetting {
  readAsPage: ReadAsPage;
  /** Host that pages are made for when this `Host` is asked; none where it is not the site's. */
  hostInPages: (host: string | null | undefined) => string | undefined;
  /** Headers of every page. */
  headers: Readonly<Record<string, string>>;
  /** Headers of every answer of the API. */
  headersOfApi: Readonly<Record<string, string>>;
}

/** Bytes of answers to questions that are kept beside pages: some 250 pages of results. */
const MOST_BYTES_OF_ANSWERS = 32 * 1024 * 1024;

/**
 * Browsers ask each time whether a page has changed; a content network may keep it a second, and longer
 * while it asks again or finds nobody. Its own header says so, for browsers would keep it as well.
 */
const cacheable = {
  'cache-control': 'public, max-age=0, s-maxage=1, stale-if-error=86400',
  'cdn-cache-control': 'max-age=1, stale-while-revalidate=10, stale-if-error=86400',
};

/** True for a request that only reads; one that writes reads again what it changed. */
const isReading = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/**
 * Answers that are the same for everybody, made once for all who ask: pages, and in a memory of their own
 * searches and lists of the API, which strangers can vary without end.
 */
export function createSharedPages(setting: SharedPagesSetting) {
  const { headers, headersOfApi, hostInPages, readAsPage } = setting;
  const pages = createPageCache(setting);
  const answers = createPageCache({ ...setting, mostBytes: MOST_BYTES_OF_ANSWERS });
  let requests = 0;
  let questions = 0;
  const questionTurns = createQuestionTurns(() => requests - questions);
  const cacheFor = (path: string) => (answersQuestions(path) ? answers : pages);

  /** Headers of a page or an answer that everybody gets. */
  function headersOf(path: string): Record<string, string> {
    if (path.startsWith('/api/')) return headersOfApi;
    return answersQuestions(path) ? headers : { ...headers, ...cacheable };
  }

  /** Returns the cached page, or makes it from the key alone, as later requests get it, too. */
  const load = (
    key: string,
    path: string,
    make: (plain: Request) => Promise<Response>,
  ): Promise<SharedPage> =>
    cacheFor(path).load(key, async () => {
      const plain = new Request(`http://${key.replace(' ', '')}`);
      const { value: answer, ...reads } = await readAsPage(() => make(plain));
      return createSharedPage(answer, headersOf(path), reads);
    });

  return {
    /**
     * The key of a page, and how to have it, from those that are kept or newly made by `make`; `undefined` for
     * what is not the same for everybody, and for answers to questions.
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
      return { key, load: () => load(key, path, make) };
    },

    /** Answer to a request whose page is in the cache. */
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

    /**
     * The answer to a request, from the cache or newly made by `make`. For an answer that everybody
     * gets, `make` is given the address alone. Refuses with `too-busy` when too many wait to ask
     * questions.
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
      const page = await load(key, path, (plain) => {
        isOwn = true;
        return makeInTurn(plain);
      });
      // Limits count by address: a refusal is for that caller alone.
      return page.status === 429 && !isOwn ? makeOwn(request) : sharedAnswer(page, asked);
    },
  };
}

export type SharedPages = ReturnType<typeof createSharedPages>;

/** The page in the form that a request takes, or that it has not changed since the caller got it. */
export async function sharedAnswer(page: SharedPage, asked: Headers): Promise<Response> {
  const form = await page.form(encodingFor(asked.get('accept-encoding')));
  return asResponse(unlessKnown(form, asked.get('if-none-match')));
}

const asResponse = ({ status, headers, body }: ReadyAnswer): Response =>
  new Response(status === 304 || body.byteLength === 0 ? null : body, { status, headers });
