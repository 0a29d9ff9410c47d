import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { chunkOf, headOf, repeated, sendRaw } from '../../bench/hostile/send-raw.mjs';
import {
  emptyFolder,
  ensureBuilt,
  enterBackOffice,
  eventually,
  type ServerProcess,
  startServerProcess,
} from '../support/server/server-process.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

let server: ServerProcess;
let port: number;
let host: string;
let dripping: ReturnType<typeof startDripping>;

beforeAll(async () => {
  await ensureBuilt();
  server = await startServerProcess(
    { DATA_DIR: await emptyFolder(), DAYBREAK_DEMO: '1' },
    { isBare: true },
  );
  port = Number(new URL(server.address).port);
  host = `host: 127.0.0.1:${port}`;
  // These requests run in parallel to the other tests, until their time limits.
  dripping = startDripping();
}, 300_000);

afterAll(() => server.stop());

const chunked = (line: string, type = 'application/json', more: string[] = []): string =>
  headOf(line, [host, `content-type: ${type}`, 'transfer-encoding: chunked', ...more]);

const withLength = (line: string, body: string, type: string): string[] => [
  headOf(line, [host, `content-type: ${type}`, `content-length: ${Buffer.byteLength(body)}`]),
  body,
];

const FORM = 'application/x-www-form-urlencoded';
const piece = chunkOf(' '.repeat(64 * KILOBYTE));

/** Endless requests that send ten pieces a second. */
function startDripping() {
  const drip = (head: string, one: string) =>
    sendRaw(port, [head, ...repeated(one, 400)], { pause: 100, untilClosed: true });
  const length = 'content-length: 5000';
  const json = 'content-type: application/json';
  const changed = ['/api/session', '/api/messages', '/api/newsletter'];
  const read = ['/', '/privacy-policy', '/search?q=x', '/healthz', '/favicon.svg'];
  return {
    changes: Promise.all([
      ...changed.map((path) => drip(chunked(`POST ${path}`), chunkOf(' '))),
      ...changed.map((path) => drip(headOf(`POST ${path}`, [host, json, length]), ' ')),
      drip(chunked('POST /login', FORM), chunkOf('a')),
    ]),
    readings: Promise.all(read.map((path) => drip(headOf(`GET ${path}`, [host, length]), ' '))),
    head: drip('GET / HTTP/1.1\r\n', 'x: y\r\n'),
  };
}

const residentMegabytes = (): number => {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / KILOBYTE;
};

const unexpected = (): unknown[] =>
  server.logs().filter(({ level, event }) => level === 'error' || event === 'unexpected');

describe('[server-door] a body is refused in words:', () => {
  test('a password whose Unicode normalization would take minutes', async () => {
    const body = (marks: number): string =>
      JSON.stringify({
        email: 'x@example.com',
        password: `a${'\u0315'.repeat(marks)}${'\u0300'.repeat(marks)}`,
      });
    const long = await sendRaw(
      port,
      withLength('POST /api/session', body(20_000), 'application/json'),
    );
    expect([long.status, JSON.parse(long.body).code]).toEqual([413, 'too-large']);
    const short = await sendRaw(
      port,
      withLength('POST /api/session', body(3000), 'application/json'),
    );
    expect([short.status, JSON.parse(short.body).detail]).toEqual([
      422,
      'This password is too long.',
    ]);
  });

  test('a form of many fields, before they are parsed', async () => {
    const many = '&a'.repeat(30_000);
    const answer = await sendRaw(port, withLength('POST /newsletter', many, FORM));
    expect(answer.status).toBe(413);
    expect(answer.body).toContain('This form has more fields than the site takes.');
    const large = await sendRaw(port, withLength('POST /newsletter', many.repeat(20), FORM));
    expect(large.status).toBe(413);
    expect(large.body).toContain('This is more than the site takes at once.');
  });

  test.each([
    ['POST /api/session', 413],
    ['POST /api/users', 413],
    ['POST /api/messages', 413],
    ['POST /api/admin/session', 413],
    ['POST /api/admin/articles', 401],
    ['POST /api/admin/media', 401],
    ['POST /api/admin/archive', 401],
    ['POST /api/nothing', 404],
    ['POST /login', 413],
    ['POST /contact-us', 413],
    ['POST /nothing-here', 405],
    ['PUT /media/x', 404],
  ])('one without a length, %s', async (line, status) => {
    let sent = 0;
    function* pieces(): Generator<string> {
      yield chunked(line, line.includes('/api/') ? 'application/json' : FORM);
      for (const one of repeated(piece, 1000)) {
        sent += one.length;
        yield one;
      }
    }
    const answer = await sendRaw(port, pieces());
    expect(answer.status).toBe(status);
    expect(answer.body).toMatch(/"detail":"|<h1>|^$/);
    // Socket buffers take some data before the answer arrives.
    expect(sent).toBeLessThan(16 * MEGABYTE);
  });

  test('JSON that is nested too deep, from staff', async () => {
    const cookie = await enterBackOffice(server.address, 'daybreak');
    const deep = `{"content":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    const answer = await fetch(`${server.address}/api/admin/articles`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: deep,
    });
    expect([answer.status, (await answer.json()).code]).toEqual([422, 'request-too-deep']);
  });
});

test('[server-door] bodies from strangers are never buffered', async () => {
  const before = residentMegabytes();
  const lines = ['POST /api/admin/media', 'POST /api/admin/archive', 'POST /nothing-here'];
  const answers = await Promise.all(
    [...lines, ...lines, ...lines].map((line) =>
      sendRaw(port, [chunked(line), ...repeated(piece, 400)], { untilClosed: true }),
    ),
  );
  expect(answers.every(({ isClosed }) => isClosed)).toBe(true);
  expect(residentMegabytes() - before).toBeLessThan(100);
});

describe('[server-door] requests of one connection', () => {
  const ask = () => headOf('GET /api/search?q=rain', [host]);

  test('are answered one after another', async () => {
    const asked = ask().repeat(9) + headOf('GET /healthz', [host, 'connection: close']);
    const { head, body } = await sendRaw(port, [asked], { untilClosed: true });
    expect((head + body).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(10);
    expect(body).toMatch(/ok\n$/);
  });

  test('close it when too many are pending', async () => {
    const { isClosed } = await sendRaw(port, [ask().repeat(2000)], { untilClosed: true });
    expect(isClosed).toBe(true);
  });
});

describe('[server-door] staff', () => {
  test('an upload without a length streams', async () => {
    const cookie = await enterBackOffice(server.address, 'daybreak');
    const background = '#c04020';
    const picture = await sharp({
      create: { width: 8, height: 8, channels: 3, background },
    })
      .png()
      .toBuffer();
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(picture);
        controller.close();
      },
    });
    const init = { method: 'POST', headers: { cookie }, body, duplex: 'half' };
    const answer = await fetch(`${server.address}/api/admin/media`, init as object);
    expect([answer.status, await answer.json()]).toEqual([
      201,
      { type: 'image', url: expect.stringContaining('/media/') },
    ]);
  });

  test('an upload that is cut off is not logged as unexpected', async () => {
    const cookie = await enterBackOffice(server.address, 'daybreak');
    for (const line of ['POST /api/admin/media', 'POST /api/admin/articles', 'POST /login']) {
      await sendRaw(port, [chunked(line, FORM, [`cookie: ${cookie}`]), piece], { patience: 300 });
    }
    await fetch(`${server.address}/healthz`);
    expect(unexpected()).toEqual([]);
  });

  test('content of several megabytes is taken', async () => {
    const cookie = await enterBackOffice(server.address, 'daybreak');
    const answer = await fetch(`${server.address}/api/admin/articles`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'x', note: 'y'.repeat(5 * MEGABYTE) }),
    });
    expect(answer.status).toBe(422);
  });
});

describe('[server-door] a request names one host:', () => {
  const canonical = async (): Promise<string> =>
    /rel="canonical" href="([^"]+)"/.exec(
      await (await fetch(`${server.address}/privacy-policy`)).text(),
    )?.[1] ?? '';

  test('no target with another host poisons the cache', async () => {
    const poisoned = await sendRaw(port, [
      headOf('GET http://evil.example/privacy-policy', [host, 'connection: close']),
    ]);
    expect([poisoned.status, poisoned.body]).toEqual([400, expect.stringContaining('<h1>')]);
    expect(await canonical()).toBe(`${server.address}/privacy-policy`);
  });

  test('a target with the same host is the page', async () => {
    const target = `${server.address}/privacy-policy`;
    const answer = await sendRaw(port, [headOf(`GET ${target}`, [host])]);
    expect([answer.status, answer.body]).toEqual([200, expect.stringContaining(target)]);
  });

  test('two host headers are refused, in any order', async () => {
    const other = 'Host: evil.example';
    for (const hosts of [
      [host, host],
      [host, other],
      [other, host],
    ]) {
      expect((await sendRaw(port, [headOf('GET /privacy-policy', hosts)])).status).toBe(400);
    }
  });
});

test('[server-door] one address can open no more than 20 streams', async () => {
  const ask = headOf('GET /api/events', [host]);
  const streams = Array.from({ length: 21 }, () => sendRaw(port, [ask], { patience: 1500 }));
  const other = sendRaw(port, [ask], { patience: 1500, from: '127.0.0.2' });
  const statuses = (await Promise.all(streams)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await other).status).toBe(200);
  // Closing a stream makes room for another.
  await eventually(async () => {
    const { status } = await sendRaw(port, [ask], { patience: 300 });
    return status === 200 ? true : undefined;
  }, 10_000);
});

describe('[server-door] answers about an account', () => {
  test('are never cached', async () => {
    const registered = await fetch(`${server.address}/api/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Asha Rao',
        email: 'asha@example.com',
        password: 'correct horse battery',
      }),
    });
    const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const paths = ['/set-password?token=x', '/api/session', '/api/password?token=x'];
    for (const path of paths) {
      const { headers } = await fetch(server.address + path, { headers: { cookie } });
      expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
  });

  test('the API is readable from this origin only', async () => {
    for (const path of ['/api/site', '/api/nothing', '/api/admin/articles', '/api/openapi.json']) {
      const { headers } = await fetch(server.address + path);
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });
});

test('[server-door] a query string does not make another cache entry of a feed', async () => {
  const tag = async (path: string) => (await fetch(server.address + path)).headers.get('etag');
  const plain = await tag('/robots.txt');
  expect(plain).not.toBeNull();
  expect(await tag('/robots.txt?page=7')).toBe(plain);
});

describe('[server-stop] connections with further requests', () => {
  test('are told to close, so that a server stops at once', async () => {
    const own = await startServerProcess(
      { DATA_DIR: await emptyFolder(), DAYBREAK_DEMO: '1' },
      { isBare: true },
    );
    const busy = Number(new URL(own.address).port);
    const ask = headOf('GET /', [`host: 127.0.0.1:${busy}`]);
    const busyNow = Promise.withResolvers<void>();
    function* asks() {
      let asked = 0;
      for (const one of repeated(ask, 10_000)) {
        asked += 1;
        if (asked === 20) busyNow.resolve();
        yield one;
      }
    }
    const asking = sendRaw(busy, asks(), { pause: 2, untilClosed: true });
    await busyNow.promise;
    const started = performance.now();
    expect(await own.stop()).toBe(0);
    expect((await asking).isClosed).toBe(true);
    expect(performance.now() - started).toBeLessThan(8000);
  });
});

describe('[server-door] endless requests are ended:', () => {
  test('slow bodies, with and without a length', async () => {
    for (const { status, isClosed } of await dripping.changes) {
      expect([status, isClosed]).toEqual([408, true]);
    }
  });

  test('slow bodies of requests that need none', async () => {
    for (const { status, isClosed, head, milliseconds } of await dripping.readings) {
      expect([status, isClosed]).toEqual([200, true]);
      expect(head.toLowerCase()).toContain('connection: close');
      expect(milliseconds).toBeLessThan(10_000);
    }
  });

  test('slow headers', async () => {
    const { status, body } = await dripping.head;
    expect([status, body]).toEqual([408, expect.stringContaining('<h1>Too Slow</h1>')]);
  });
});
