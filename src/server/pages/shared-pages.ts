import type { IncomingMessage } from 'node:http';
import { encodingFor } from '../http/encoding.ts';
import { type ReadyAnswer, unlessKnown } from '../http/ready-answer.ts';
import { createPageCache } from './page-cache.ts';
import { createSharedPage, type SharedPage } from './shared-page.ts';
import { sharedPageKey } from './shared-page-key.ts';

export interface SharedPagesSetting {
  /** Another number whenever something was saved that a page shows. */
  version: () => number;
  /** Host that pages are made for when this `Host` is asked; none where it is not the site's. */
  hostInPages: (host: string | null | undefined) => string | undefined;
  /** Headers of every page. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Browsers ask each time whether a page has changed; a content network may keep it a second, and longer
 * while it asks again or finds nobody. Its own header says so, for browsers would keep it as well.
 */
const cacheable = {
  'cache-control': 'public, max-age=0, s-maxage=1, stale-if-error=86400',
  'cdn-cache-control': 'max-age=1, stale-while-revalidate=10, stale-if-error=86400',
};

/** Pages that are the same for everybody, made once for all who ask. */
export function createSharedPages(setting: SharedPagesSetting) {
  const { headers, hostInPages } = setting;
  const cache = createPageCache(setting);

  return {
    /** Answer to a request whose page is in the cache. */
    ready: ({ method, url, headers: asked }: IncomingMessage): ReadyAnswer | undefined => {
      const { cookie, authorization } = asked;
      const host = hostInPages(asked.host);
      const key = sharedPageKey({ method, target: url, host, cookie, authorization });
      const page = key === undefined ? undefined : cache.find(key);
      return page?.readyForm(encodingFor(asked['accept-encoding'] as string | undefined));
    },

    /**
     * The page at the request's address, from those that are kept or newly made by `render`, which gets
     * the address alone. `undefined` where the page may depend on who asks.
     */
    answer: async (
      request: Request,
      render: (plain: Request) => Promise<Response>,
    ): Promise<Response | undefined> => {
      const { method, headers: asked } = request;
      const { pathname, search } = new URL(request.url);
      const target = pathname + search;
      const host = hostInPages(asked.get('host'));
      const key = sharedPageKey({
        method,
        target,
        host,
        cookie: asked.get('cookie'),
        authorization: asked.get('authorization'),
      });
      if (key === undefined) return undefined;
      const page = await cache.load(key, async () => {
        // Made from the cache key alone: the next request with that key gets the same page.
        const answer = await render(new Request(`http://${host}${target}`));
        return createSharedPage(answer, answer.status === 200 ? { ...headers, ...cacheable } : {});
      });
      return sharedAnswer(page, asked);
    },
  };
}

/** The page in the form that a request takes, or that it has not changed since the caller got it. */
export async function sharedAnswer(page: SharedPage, asked: Headers): Promise<Response> {
  const form = await page.form(encodingFor(asked.get('accept-encoding')));
  return asResponse(unlessKnown(form, asked.get('if-none-match')));
}

const asResponse = ({ status, headers, body }: ReadyAnswer): Response =>
  new Response(status === 304 || body.byteLength === 0 ? null : body, { status, headers });
