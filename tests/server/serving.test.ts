import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  emptyFolder,
  ensureBuilt,
  eventually,
  runDaybreak,
  type ServerProcess,
  startServerProcess,
} from '../support/server/server-process.ts';

// Processes start slowly while many tests run.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let server: ServerProcess;

beforeAll(async () => {
  await ensureBuilt();
  const folder = await emptyFolder();
  // A folder that does not exist yet.
  server = await startServerProcess({ DATA_DIR: join(folder, 'new/data'), DAYBREAK_DEMO: '1' });
}, 300_000);

afterAll(() => server.stop());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(server.address + path, { redirect: 'manual', ...init });

describe('[server-start] from an empty folder', () => {
  test('the homepage is a complete document', async () => {
    const answer = await ask('/');
    const html = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(html).toMatch(/^<!doctype html><html[\s\S]*<h1[\s\S]*<\/html>$/);
  });

  test.each([
    ['/healthz', 'ok\n'],
    ['/readyz', 'ready\n'],
  ])('%s', async (path, text) => {
    expect(await (await ask(path)).text()).toBe(text);
  });
});

test('a part of a static file is sent, and a part past its end refused', async () => {
  const path = '/sound/harbour-bell.wav';
  const whole = Buffer.from(await (await ask(path)).arrayBuffer());
  for (const _ of ['from the disk', 'beside what is kept in memory']) {
    const part = await ask(path, { headers: { range: 'bytes=10-19' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 10-19/${whole.length}`,
    ]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 20));
  }
  const end = await ask(path, { headers: { range: 'bytes=-5' } });
  expect(Buffer.from(await end.arrayBuffer())).toEqual(whole.subarray(-5));
  const past = await ask(path, { headers: { range: `bytes=${whole.length}-` } });
  expect([past.status, past.headers.get('content-range')]).toEqual([
    416,
    `bytes */${whole.length}`,
  ]);
});

describe('[server-status] every address answers with its status:', () => {
  test.each([
    ['/nothing', 404, 'text/html'],
    ['/article/article-0', 404, 'text/html'],
    ['/assets/nothing.js', 404, 'text/plain'],
    ['/../package.json', 404, 'text/plain'],
    ['/%2e%2e%2fpackage.json', 404, 'text/plain'],
    ['/assets/..%2f..%2fpackage.json', 404, 'text/plain'],
    ['/media/nothing', 404, ''],
    ['/api', 404, 'application/problem+json'],
    ['/api/nothing', 404, 'application/problem+json'],
    ['/api/articles/nothing', 404, 'application/problem+json'],
    ['/api/admin/articles', 401, 'application/problem+json'],
    ['/api/site', 200, 'application/json'],
    ['/admin', 200, 'text/html'],
    ['/favicon.svg', 200, 'image/svg+xml'],
    ['/favicon.ico', 200, 'image/x-icon'],
    ['/apple-touch-icon.png', 200, 'image/png'],
    ['/manifest.webmanifest', 200, 'application/manifest+json'],
    ['/share/india.jpg', 200, 'image/jpeg'],
    ['/share/site.jpg', 200, 'image/jpeg'],
    ['/wp-login.php', 404, 'text/plain'],
    ['/article/no-such.html', 404, 'text/html'],
    ['/feeds/tech.xml', 200, 'application/rss+xml'],
    ['/feeds/nothing.xml', 404, 'text/plain'],
    ['/news-sitemap.xml', 200, 'application/xml'],
    ['/sitemap-1.xml', 200, 'application/xml'],
    ['/feed.atom', 200, 'application/atom+xml'],
    ['/feeds/tech.json', 200, 'application/feed+json'],
    // A demonstration has nobody who answers for its security.
    ['/.well-known/security.txt', 404, 'text/plain'],
  ])('%s answers %i', async (path, status, type) => {
    const answer = await ask(path);
    expect([answer.status, (answer.headers.get('content-type') ?? '').startsWith(type)]).toEqual([
      status,
      true,
    ]);
    const head = await ask(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([status, '']);
  });

  test.each([
    ['DELETE', '/', 405, 'GET, HEAD'],
    ['POST', '/about-us', 405, 'GET, HEAD'],
    ['PUT', '/contact-us', 405, 'GET, HEAD, POST'],
    ['DELETE', '/api/site', 405, 'GET, HEAD'],
    ['PATCH', '/api/newsletter', 405, 'POST'],
  ])('%s %s answers %i with what is allowed', async (method, path, status, allow) => {
    const answer = await ask(path, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([status, allow]);
  });
});

describe('[server-headers] security and caching headers:', () => {
  test.each(['/', '/nothing', '/admin', '/favicon.svg', '/api/docs'])(
    '%s has a content security policy and a referrer policy',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers.get('content-security-policy')).toMatch(
        /default-src 'self'.*frame-src 'self' https:\/\/www\.youtube-nocookie\.com.*frame-ancestors 'self'/,
      );
      expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    },
  );

  test.each(['/', '/nothing', '/admin', '/favicon.svg', '/api/site', '/api/nothing'])(
    '%s has a content type that browsers must not sniff',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers.get('content-type')).not.toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.has('strict-transport-security')).toBe(false);
      expect(headers.has('x-powered-by')).toBe(false);
    },
  );

  test('content-hashed files are immutable, others are revalidated', async () => {
    const html = await (await ask('/')).text();
    const script = /\/assets\/[^" ]+\.js/.exec(html)?.[0] ?? '';
    const { headers } = await ask(script, { headers: { 'accept-encoding': 'br' } });
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-encoding')).toBe('br');
    const icon = await ask('/favicon.svg');
    const again = await ask('/favicon.svg', {
      headers: { 'if-none-match': icon.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('a file that is compressed for its caller comes whole', async () => {
    const html = await (await ask('/')).text();
    const script = /\/assets\/[^" ]+\.js/.exec(html)?.[0] ?? '';
    // The query keeps the answer from being one of those that are ready in memory.
    const answerIn = (encoding: string) =>
      ask(`${script}?fresh`, {
        headers: { 'accept-encoding': encoding },
        signal: AbortSignal.timeout(10_000),
      });
    const [compressed, plain] = [await answerIn('gzip'), await answerIn('identity')];
    expect(compressed.headers.get('content-encoding')).toBe('gzip');
    expect(await compressed.text()).toBe(await plain.text());
  });

  test('answers of the API are revalidated by ETag, and private', async () => {
    const first = await ask('/api/site');
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const again = await ask('/api/site', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });
});

describe('[server-origin] a change sent by another site is refused', () => {
  const send = (headers: Record<string, string>, path = '/api/newsletter') =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email: 'not an address' }),
    });

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('%j', async (headers) => {
    expect((await send(headers as Record<string, string>)).status).toBe(403);
    expect((await send(headers as Record<string, string>, '/login')).status).toBe(403);
  });

  test('its own pages and programs may make changes', async () => {
    for (const headers of [{}, { origin: server.address }, { 'sec-fetch-site': 'same-origin' }]) {
      expect((await send(headers as Record<string, string>)).status).toBe(422);
    }
  });
});

describe('[server-limits] excessive requests are refused:', () => {
  test('a body with an excessive content-length is refused before it is sent', async () => {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
    const said = new Promise<string>((resolve) =>
      socket.on('data', (data) => resolve(String(data))),
    );
    const length = 17 * 1024 * 1024;
    socket.write(`POST /api/newsletter HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n\r\n{`);
    expect(await said).toMatch(/^HTTP\/1\.1 413/);
    socket.destroy();
  });

  test('a body without a length is counted', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        sent += 1;
        if (sent > 20) controller.close();
        else controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    const answer = await ask('/api/newsletter', init as object);
    expect(answer.status).toBe(413);
  });

  test('malformed HTTP is refused, and the site goes on', async () => {
    const { port } = new URL(server.address);
    const socket = connect(Number(port), '127.0.0.1');
    const said = new Promise<string>((resolve) =>
      socket.on('data', (data) => resolve(String(data))),
    );
    socket.write('not http at all\r\n\r\n');
    expect(await said).toMatch(/^HTTP\/1\.1 400/);
    expect((await ask('/healthz')).status).toBe(200);
  });
});

test('[server-log] a line for each request, without addresses, queries and cookies', async () => {
  const answer = await ask('/search?q=very+private', { headers: { cookie: 'daybreak=secret' } });
  const id = answer.headers.get('x-request-id');
  const find = async () => server.logs().find(({ request }) => request === id);
  const line = await eventually(find, 5000);
  expect(line).toMatchObject({
    level: 'info',
    event: 'request',
    method: 'GET',
    path: '/search',
    status: 200,
    ms: expect.any(Number),
  });
  expect(JSON.stringify(server.logs())).not.toMatch(/private|secret|127\.0\.0\.1:|cookie/);
});

describe('[server-stop] a server that is asked to stop', () => {
  test('a request in the middle is finished, streams end, and the exit code is 0', async () => {
    const own = await startServerProcess({ DATA_DIR: await emptyFolder(), DAYBREAK_DEMO: '1' });
    const events = await fetch(`${own.address}/api/events`);
    const { port } = new URL(own.address);
    const socket = connect(Number(port), '127.0.0.1');
    let said = '';
    socket.on('data', (data) => (said += String(data)));
    const closed = new Promise((resolve) => socket.on('close', resolve));
    const body = '{"email":"reader@example.com"}';
    socket.write(
      `POST /api/newsletter HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    // Another request was answered meanwhile, so the server has begun reading the first one.
    await fetch(`${own.address}/healthz`);
    const stopped = own.stop();
    await events.text();
    socket.write(body.slice(5));
    await closed;
    expect(said).toMatch(/^HTTP\/1\.1 201/);
    expect(await stopped).toBe(0);
    expect(own.logs().at(-1)).toMatchObject({ event: 'stopped' });
    await expect(fetch(`${own.address}/healthz`)).rejects.toThrow();
  });

  test('a port in use is reported in words', async () => {
    const { port } = new URL(server.address);
    const ended = await runDaybreak(['serve'], { PORT: port, DATA_DIR: await emptyFolder() });
    expect(ended.code).toBe(1);
    expect(ended.stderr).toContain(`Port ${port} is in use by another program. Set PORT`);
  });
});
