import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articleForm } from '../support/newsroom/content-examples.ts';
import {
  emptyFolder,
  ensureBuilt,
  enterBackOffice,
  eventually,
  type ServerProcess,
  startServerProcess,
} from '../support/server/server-process.ts';
import { hasVarnish, startVarnish } from '../support/server/start-varnish.ts';
import { freePort } from '../support/sql/postgres-server.ts';

/** Longest time from the answer to a save until the fresh page comes through the cache, in milliseconds. */
const FRESH = 2000;

const form = (title: string) => ({ ...articleForm, category: 'Tech', title });

describe.skipIf(!hasVarnish)(
  'Varnish (packages varnish, varnish-modules) in front of the site',
  { timeout: 60_000 },
  () => {
    let server: ServerProcess;
    let varnish: Awaited<ReturnType<typeof startVarnish>>;
    let owner: string;

    beforeAll(async () => {
      await ensureBuilt();
      const [port, own] = [String(await freePort()), String(await freePort())];
      server = await startServerProcess({
        DAYBREAK_DEMO: '1',
        DATA_DIR: await emptyFolder(),
        PROCESSES: '2',
        PORT: own,
        ORIGIN: `http://127.0.0.1:${port}`,
        CACHE: 'varnish',
        CACHE_URL: `http://127.0.0.1:${port}/`,
      });
      varnish = await startVarnish(own, port);
      owner = await enterBackOffice(varnish.address, 'daybreak');
    }, 120_000);

    afterAll(async () => {
      await varnish?.stop();
      await server?.stop();
    }, 60_000);

    const get = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(varnish.address + path, { headers });
      return { answer, cache: answer.headers.get('x-cache'), text: await answer.text() };
    };

    /** Asks until the answer is a kept one. */
    const kept = (path: string) =>
      eventually(async () => {
        const one = await get(path);
        return one.cache === 'HIT' ? one : undefined;
      }, 5000);

    const call = async (method: string, path: string, body: object, version?: number) => {
      const answer = await fetch(`${varnish.address}/api/admin${path}`, {
        method,
        headers: {
          cookie: owner,
          origin: varnish.address,
          'content-type': 'application/json',
          ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
        },
        body: JSON.stringify(body),
      });
      expect(answer.status, await answer.clone().text()).toBeLessThan(300);
      return answer.json() as Promise<{ id: string; version: number }>;
    };

    /** Time until `isFresh`, in milliseconds. */
    async function wait(isFresh: () => Promise<boolean>): Promise<number> {
      const begun = performance.now();
      await eventually(async () => ((await isFresh()) ? true : undefined), 10_000);
      return performance.now() - begun;
    }

    test('pages are kept, and tell readers nothing of their keys', async () => {
      const { answer, text } = await kept('/');
      expect([answer.status, text.includes('</html>')]).toEqual([200, true]);
      for (const name of ['surrogate-key', 'xkey', 'cdn-cache-control', 'set-cookie'])
        expect(answer.headers.get(name), name).toBeNull();
      expect((await kept('/feed.xml')).answer.status).toBe(200);
    });

    test('what somebody who is logged in gets is never kept, nor answers of the API', async () => {
      await kept('/');
      for (const path of ['/', '/admin', '/api/front', '/search?q=rain']) {
        const session = { cookie: owner };
        await get(path, session);
        expect((await get(path, session)).cache, path).not.toBe('HIT');
      }
      await get('/api/front');
      expect((await get('/api/front')).cache).toBe('MISS');
      // A cookie of somebody else changes nothing.
      expect((await get('/', { cookie: 'statistics=1' })).cache).toBe('HIT');
    });

    test('a save is on the page through the cache at once, and a withdrawn article is gone', async () => {
      const took: number[] = [];
      for (let round = 0; round < 5; round += 1) {
        const title = `Through the cache ${round}`;
        await kept('/');
        await kept('/category/Tech');
        const draft = await call('POST', '/drafts', form(title));
        const published = await call('POST', `/articles/${draft.id}/publish`, {}, draft.version);
        const onPage = async (path: string) => (await get(path)).text.includes(title);
        took.push(await wait(() => onPage('/category/Tech')), await wait(() => onPage('/')));
        const path = `/article/${draft.id}`;
        await kept(path);
        await call('POST', `/articles/${draft.id}/withdraw`, {}, published.version);
        took.push(
          await wait(async () => (await get(path)).answer.status !== 200),
          await wait(async () => !(await onPage('/category/Tech'))),
        );
        // No answer that was on its way may bring it back.
        await setTimeout(200);
        expect((await get(path)).answer.status).not.toBe(200);
      }
      expect(Math.max(...took)).toBeLessThan(FRESH);
    });

    test('while the site fails, readers get the pages that are kept', async () => {
      // The purges of the test before are repeated after a second.
      await setTimeout(1500);
      await kept('/');
      await server.stop('SIGTERM');
      expect((await get('/')).answer.status).toBe(200);
      expect((await get('/category/never-asked-for')).answer.status).toBe(503);
    });
  },
);

test.skipIf(!hasVarnish)(
  'a page that is long stale is shown by Varnish (packages varnish, varnish-modules) while the site answers that it fails',
  { timeout: 60_000 },
  async () => {
    let fails = false;
    const site = createServer((request, response) => {
      if (request.url === '/healthz') return response.end();
      if (fails) return response.writeHead(503, { 'cache-control': 'no-store' }).end('away');
      const times = 'max-age=1, stale-while-revalidate=10, stale-if-error=86400';
      return response.writeHead(200, { 'cdn-cache-control': times }).end('the page');
    });
    const [port, own] = [String(await freePort()), await freePort()];
    await new Promise<void>((resolve) => site.listen(own, '127.0.0.1', resolve));
    const varnish = await startVarnish(String(own), port);
    try {
      const get = async (path: string) => {
        const answer = await fetch(varnish.address + path);
        return [answer.status, await answer.text()];
      };
      expect(await get('/')).toEqual([200, 'the page']);
      fails = true;
      // Longer than a page may be stale while the site works.
      await setTimeout(12_000);
      for (let at = 0; at < 4; at += 1) expect(await get('/')).toEqual([200, 'the page']);
      expect(await get('/never-asked-for')).toEqual([503, 'away']);
      const foreign = await fetch(varnish.address, {
        method: 'PURGE',
        headers: { 'xkey-purge': 'articles-any', 'x-forwarded-for': '203.0.113.9' },
      });
      expect(foreign.status).toBe(403);
    } finally {
      await varnish.stop();
      site.closeAllConnections();
      site.close();
    }
  },
);
