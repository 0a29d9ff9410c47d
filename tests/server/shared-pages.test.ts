import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config/read-config.ts';
import { createLog } from '#server/log.ts';
import { startServer } from '../../src/main/server.ts';
import {
  emptyFolder,
  ensureBuilt,
  enterBackOffice,
  type ServerProcess,
  startServerProcess,
} from '../support/server/server-process.ts';

let server: ServerProcess;
let owner: string;

beforeAll(async () => {
  await ensureBuilt();
  server = await startServerProcess({ DAYBREAK_DEMO: '1', DATA_DIR: await emptyFolder() });
  owner = await enterBackOffice(server.address, 'daybreak');
}, 120_000);

afterAll(() => server.stop());

const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(server.address + path, { headers, redirect: 'manual' });

/** Sends a request with any headers, unlike `fetch`. */
const askRaw = (
  path: string,
  headers: Record<string, string>,
  address = server.address,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const asked = request(address + path, { headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve(text));
    });
    asked.on('error', reject);
    asked.end();
  });

const content = [{ id: 'one', type: 'paragraph', content: 'The first boat left at six.' }];

/** Returns a free TCP port. */
async function freePort(): Promise<number> {
  const asking = createServer().listen(0, '127.0.0.1');
  await once(asking, 'listening');
  const { port } = asking.address() as AddressInfo;
  asking.close();
  await once(asking, 'close');
  return port;
}

async function save(title: string): Promise<string> {
  const answer = await fetch(`${server.address}/api/admin/articles`, {
    method: 'POST',
    headers: { cookie: owner, 'content-type': 'application/json', origin: server.address },
    body: JSON.stringify({ title, category: 'India', content, isFeatured: true }),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

describe('[page-cache] a page for everybody', () => {
  test.each(['identity', 'br', 'gzip'])('is the same from the cache, in %s', async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const made = await ask('/category/india', headers);
    const kept = await ask('/category/india', headers);
    expect(await kept.text()).toBe(await made.text());
    const lasting = [...made.headers].filter(([name]) => !/^(date|x-request-id)$/.test(name));
    for (const [name, value] of lasting) {
      expect(kept.headers.get(name), name).toBe(value);
    }
    expect(kept.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(kept.headers.get('x-request-id')).not.toBe(made.headers.get('x-request-id'));
    expect(kept.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
  });

  test('may be cached for a second by a proxy, and is revalidated by a browser', async () => {
    const { headers } = await ask('/');
    expect(headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=1, stale-if-error=86400',
    );
    expect(headers.get('vary')).toBe('accept-encoding, cookie');
    const tag = headers.get('etag') ?? '';
    const again = await ask('/', { 'if-none-match': `"other", W/${tag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('etag')).toBe(tag);
  });

  test('shows what was saved the moment it is', async () => {
    await ask('/');
    const title = 'Ferries run again across the strait';
    const id = await save(title);
    const { headers } = await ask('/');
    expect(await (await ask('/')).text()).toContain(title);
    expect(await (await ask(`/article/${id}`)).text()).toContain(title);
    expect((await ask('/', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
  });

  test('contains nothing about the first request', async () => {
    const hostile = {
      'accept-language': 'xx-hostile',
      'user-agent': 'hostile-agent',
      'x-forwarded-host': 'hostile.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=hostile.example',
      'x-original-url': '/hostile',
      referer: 'http://hostile.example/',
      cookie: 'theme=hostile',
      'sec-purpose': 'prefetch',
    };
    const title = 'A page nobody has asked for yet';
    const id = await save(title);
    const first = await askRaw(`/article/${id}`, hostile);
    const second = await (await ask(`/article/${id}`)).text();
    expect(first).toContain(title);
    expect(second).toBe(first);
    expect(second).not.toContain('hostile');
  });

  test('is not cached for a foreign host name', async () => {
    const path = '/about-us';
    const foreign = await askRaw(path, { host: 'hostile.example' });
    expect(foreign).toContain('About');
    expect(await (await ask(path)).text()).not.toContain('hostile.example');
  });
});

describe('[search-kept] the answer to a query', () => {
  test.each(['/search?q=rain', '/api/search?q=rain', '/api/articles?limit=5', '/api/front'])(
    '%s is cached for everybody, but not by proxies',
    async (path) => {
      const made = await ask(path);
      const kept = await ask(path);
      expect(await kept.text()).toBe(await made.text());
      for (const [name, value] of made.headers) {
        if (!/^(date|x-request-id)$/.test(name)) expect(kept.headers.get(name), name).toBe(value);
      }
      expect(kept.headers.get('cache-control')).toBe('private, no-cache');
      expect(kept.headers.get('vary')).toBe('accept-encoding, cookie');
      const tag = kept.headers.get('etag') ?? '';
      expect((await ask(path, { 'if-none-match': tag })).status).toBe(304);
    },
  );

  test('shows what was saved the moment it is', async () => {
    for (const path of ['/search?q=quayside', '/api/search?q=quayside', '/api/articles']) {
      await ask(path);
      const title = `Quayside by ${path.length}`;
      await save(title);
      expect((await (await ask(path)).text()).replace(/<\/?mark[^>]*>/g, '')).toContain(title);
    }
  });

  test('contains nothing that only subscribers find', async () => {
    const secret = 'xylophonist';
    await fetch(`${server.address}/api/admin/articles`, {
      method: 'POST',
      headers: { cookie: owner, 'content-type': 'application/json', origin: server.address },
      body: JSON.stringify({
        title: 'A premium story',
        category: 'India',
        isPremium: true,
        content: [
          ...Array.from({ length: 30 }, (_, at) => ({
            id: `${at}`,
            type: 'paragraph',
            content: 'Many words that everybody may read, at length.',
          })),
          { id: 'last', type: 'paragraph', content: `And the ${secret} played.` },
        ],
      }),
    });
    for (const path of [`/search?q=${secret}`, `/api/search?q=${secret}`]) {
      const found = async (headers = {}) =>
        (await (await ask(path, headers)).text()).includes('A premium story');
      expect(await found({ cookie: owner })).toBe(true);
      expect(await found()).toBe(false);
      expect(await found({ cookie: owner })).toBe(true);
    }
  });

  test('does not count against the limit of searches when cached', async () => {
    for (let at = 0; at < 130; at += 1) {
      expect((await ask('/search?q=often')).status).toBe(200);
    }
  });
});

test('[search-limit] too many searches are refused at once, and cached answers are still sent', async () => {
  const statuses: number[] = [];
  for (let at = 0; statuses.at(-1) !== 429 && at < 200; at += 1) {
    statuses.push((await ask(`/api/search?q=different${at}`)).status);
  }
  expect(statuses.length).toBeLessThanOrEqual(121);
  const refused = await ask('/search?q=refused');
  expect([refused.status, await refused.text()]).toEqual([
    429,
    expect.stringContaining('Too Many Tries'),
  ]);
  expect((await ask('/search?q=often')).status).toBe(200);
});

test('[page-cache] a page that lacks refused search results is not cached', async () => {
  const config = readConfig({
    DAYBREAK_DEMO: '1',
    DATA_DIR: await emptyFolder(),
    PORT: '0',
    TRUST_PROXY: '1',
  });
  const own = await startServer(
    config,
    createLog('silent', () => {}),
  );
  const ask = (path: string, caller: string) =>
    fetch(own.address + path, { headers: { 'x-forwarded-for': caller } });
  for (let at = 0; at < 120; at += 1) await ask(`/api/search?q=different${at}`, '192.0.2.1');
  // An empty category: its page searches for its name.
  const refused = await ask('/category/rain', '192.0.2.1');
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await refused.text()).not.toContain('Articles that mention');
  const whole = await ask('/category/rain', '192.0.2.2');
  expect(whole.headers.get('cache-control')).toContain('public');
  expect(await whole.text()).toContain('Articles that mention');
  expect(await (await ask('/category/rain', '192.0.2.1')).text()).toContain(
    'Articles that mention',
  );
  await own.close();
});

test('[page-cache] with a configured origin, no Host header gets into a page', async () => {
  const port = await freePort();
  const config = readConfig({
    DAYBREAK_DEMO: '1',
    DATA_DIR: await emptyFolder(),
    ORIGIN: 'https://news.example',
    PORT: String(port),
  });
  const own = await startServer(
    config,
    createLog('silent', () => {}),
  );
  const address = `http://127.0.0.1:${port}`;
  const first = await askRaw('/', { host: 'hostile.example' }, address);
  expect(first).toContain('https://news.example/');
  expect(first).not.toContain('hostile');
  expect(await askRaw('/', { host: 'news.example' }, address)).toBe(first);
  await own.close();
});

test('[page-cache] an unknown address never answers 304', async () => {
  const first = await ask('/nothing-here');
  expect(first.status).toBe(404);
  const tag = first.headers.get('etag') ?? '';
  expect((await ask('/nothing-here', { 'if-none-match': tag })).status).toBe(404);
});

describe('[page-cache] a page for a logged-in reader', () => {
  const reader = { name: 'Asha Rao', email: 'asha@example.com', password: 'secret-123' };
  let cookie: string;

  beforeAll(async () => {
    const answer = await fetch(`${server.address}/api/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.address },
      body: JSON.stringify(reader),
    });
    expect(answer.ok, await answer.clone().text()).toBe(true);
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  });

  test.each(['/', '/profile', '/category/india'])(
    'is never sent to anybody else: %s',
    async (path) => {
      const own = await ask(path, { cookie });
      expect(own.headers.get('cache-control')).toMatch(/^(?:private, no-cache|no-store)$/);
      const ownText = await own.text();
      expect(ownText).toContain('data-reader="user');
      for (const other of [{}, { cookie: 'daybreak=invented' }, { cookie: 'x=y' }] as Record<
        string,
        string
      >[]) {
        const text = await (await ask(path, other)).text();
        expect(text).not.toContain('data-reader="user');
        expect(text).not.toContain(reader.name);
      }
      expect(await (await ask(path, { cookie })).text()).toContain('data-reader="user');
    },
  );
});
