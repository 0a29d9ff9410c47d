import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { docsPage } from './docs-page.ts';
import { createAllowedMethods } from './http/allowed-methods.ts';
import { problemAnswer } from './http/http-problem.ts';
import type { ChangeStream } from './live/change-stream.ts';
import type { Ask } from './page-renderer.ts';

interface Routes {
  routes: readonly { method: string; path: string }[];
}

/** The APIs, and what stands beside them on the network. */
export interface SiteApis {
  askApi: Ask;
  askAdminApi: Ask;
  /** The addresses and methods of both. */
  apiRoutes: Routes['routes'];
  changeStream: ChangeStream;
  mayHearAll: (request: Request) => Promise<boolean>;
  /** The OpenAPI document, made when it is first asked for. */
  openApi: () => Promise<object>;
}

/** Everything below `/api`. */
export function apiRoutes(setting: SiteApis) {
  const { askApi, askAdminApi, changeStream } = setting;
  const methodsOf = createAllowedMethods(setting.apiRoutes);

  /** The APIs know nothing of an address without its method; the network does. */
  async function withMethods(request: Request, ask: Ask): Promise<Response> {
    const answer = await ask(request);
    if (answer.status !== 404) return answer;
    const allowed = methodsOf(new URL(request.url).pathname);
    if (allowed.length === 0 || allowed.includes(request.method)) return answer;
    return problemAnswer('method-not-allowed', { allow: allowed.join(', ') });
  }

  let document: Promise<object> | undefined;
  const openApi = (): Promise<object> => {
    document ??= setting.openApi();
    return document;
  };

  return new Hono()
    .get('/api/events', async (c) =>
      changeStream.answer(c.req.raw, await setting.mayHearAll(c.req.raw)),
    )
    .get('/api/openapi.json', etag(), async (c) => c.json(await openApi()))
    .get('/api/docs', async () => docsPage(await openApi()))
    .all('/api/admin/*', async (c) => {
      const answer = await withMethods(c.req.raw, askAdminApi);
      const headers = new Headers(answer.headers);
      headers.set('cache-control', 'no-store');
      return new Response(answer.body, { status: answer.status, headers });
    })
    .use('/api/*', etag())
    .all('/api/*', async (c) => {
      const answer = await withMethods(c.req.raw, askApi);
      const headers = new Headers(answer.headers);
      // What is answered depends on who asks, so that nobody between may keep it.
      headers.set('cache-control', 'private, no-cache');
      return new Response(answer.body, { status: answer.status, headers });
    });
}
