import { type Handler, Hono } from 'hono';
import { etag } from 'hono/etag';
import type { Actor } from '#core/actor.ts';
import { admits, staff } from '#core/permission.ts';
import { callerKey } from './accounts/caller-networks.ts';
import { docsPage } from './docs-page.ts';
import { createAllowedMethods } from './http/allowed-methods.ts';
import { currentRequest } from './http/current-request.ts';
import { problemAnswer } from './http/http-problem.ts';
import type { ChangeStream } from './live/change-stream.ts';
import type { FollowedPage, TellVersion } from './live/followed-pages.ts';
import { createSharedPage, type SharedPage } from './pages/shared-page.ts';
import { type SharedPages, sharedAnswer } from './pages/shared-pages.ts';

/** Addresses whose answers contain an account, a link to one, or what is behind a secret. */
const personal = /^\/api\/(?:me|password|password-resets|preview|session|users)(?:\/|$)/;

type Ask = (request: Request) => Promise<Response>;

/** The APIs, with what the network needs beside them. */
export interface SiteApis {
  askApi: Ask;
  askAdminApi: Ask;
  /** Routes of all contracts, such as `GET /articles`. */
  apiRoutes: readonly string[];
  changeStream: ChangeStream;
  /** Returns the sender of a request. */
  actorOf: (request: Request) => Promise<Actor>;
  /** Returns the OpenAPI document, which is generated on first use. */
  openApi: () => Promise<object>;
}

/** Follows the page at a path and query; `undefined` for a page that differs by reader. */
export type FollowPage = (
  request: Request,
  target: string,
  tell: TellVersion,
) => Promise<FollowedPage | undefined>;

interface ApiRoutesSetting extends SiteApis {
  /** Answers from the cache of shared pages; see `createSharedPages`. */
  answerShared: SharedPages['answer'];
  followPage: FollowPage;
}

/** Serves an answer that is expensive to make and to compress, made on first use. */
function madeOnce(make: () => Promise<Response>): Handler {
  let page: Promise<SharedPage> | undefined;
  return async (c) => {
    page ??= make().then((answer) => createSharedPage(answer, {}));
    return sharedAnswer(await page, c.req.raw.headers);
  };
}

/** Routes below `/api`. */
export function apiRoutes(setting: ApiRoutesSetting) {
  const { askApi, askAdminApi, changeStream } = setting;
  const methodsOf = createAllowedMethods(setting.apiRoutes);

  /** Answers 405 for a known path with a wrong method, where the APIs answer 404. */
  async function withMethods(request: Request, ask: Ask): Promise<Response> {
    const answer = await ask(request);
    if (answer.status !== 404) return answer;
    const allowed = methodsOf(new URL(request.url).pathname);
    if (allowed.length === 0 || allowed.includes(request.method)) return answer;
    return problemAnswer('method-not-allowed', { allow: allowed.join(', ') });
  }

  /** Calls the readers' API; `path` is decoded. */
  async function askReaders(request: Request, path: string): Promise<Response> {
    const answer = await withMethods(request, askApi);
    const headers = new Headers(answer.headers);
    // Answers depend on the caller, so no shared cache may keep them.
    const isPersonal = personal.test(path);
    headers.set('cache-control', isPersonal ? 'no-store' : 'private, no-cache');
    if (isPersonal) headers.set('x-robots-tag', 'noindex');
    return new Response(answer.body, { status: answer.status, headers });
  }

  return new Hono()
    .get('/api/events', (c) => {
      const request = c.req.raw;
      const page = c.req.query('page');
      return changeStream.answer({
        request,
        caller: callerKey(currentRequest()?.address ?? ''),
        shown: c.req.query('shown') ?? '',
        maySeeAll: async () => admits(staff, await setting.actorOf(request)),
        follow: page === undefined ? undefined : (tell) => setting.followPage(request, page, tell),
      });
    })
    .get(
      '/api/openapi.json',
      madeOnce(async () => Response.json(await setting.openApi())),
    )
    .get(
      '/api/docs',
      madeOnce(async () => docsPage(await setting.openApi())),
    )
    .all('/api/admin/*', async (c) => {
      const answer = await withMethods(c.req.raw, askAdminApi);
      const headers = new Headers(answer.headers);
      headers.set('cache-control', 'no-store');
      return new Response(answer.body, { status: answer.status, headers });
    })
    .use('/api/*', etag())
    .all('/api/*', async (c) => {
      const { path, raw } = c.req;
      const ask = (request: Request): Promise<Response> => askReaders(request, path);
      // An encoded spelling such as `/%61pi/` could match the cache key of a page.
      const isPlain = new URL(raw.url).pathname.startsWith('/api/');
      return isPlain ? setting.answerShared(raw, path, ask) : ask(raw);
    });
}
