import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OnTouched, Touched } from '#core/freshness/touch.ts';
import type { EdgeConfig } from '../config/read-config.ts';
import { createEdgeCaches, type EdgeCache } from './edge-caches.ts';
import { followWithPurges } from './purge-follower.ts';

interface Asked {
  request: string;
  headers: Record<string, unknown>;
  body: string;
}

/** Stands for the API of a cache, on loopback. */
async function openCache() {
  const asked: Asked[] = [];
  const setting = { status: 200 };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += String(piece);
    });
    request.on('end', () => {
      asked.push({ request: `${request.method} ${request.url}`, headers: request.headers, body });
      response.writeHead(setting.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, setting, url, close: () => server.close() };
}

let cache: Awaited<ReturnType<typeof openCache>>;
beforeEach(async () => {
  cache = await openCache();
});
afterEach(() => cache.close());

function createEdgeCache(config: EdgeConfig): EdgeCache {
  const [edge] = createEdgeCaches(config);
  if (!edge) throw new Error('no cache');
  return edge;
}

const configOf = (kind: EdgeConfig['kind']): EdgeConfig => ({
  kind,
  urls: [cache.url],
  service: 'abc123',
  token: 'secret',
});

test('Varnish, Fastly and Cloudflare are each asked in their own way', async () => {
  for (const kind of ['varnish', 'fastly', 'cloudflare'] as const)
    await createEdgeCache(configOf(kind)).purge(['one', 'two']);
  const [varnish, fastly, cloudflare] = cache.asked;
  expect(varnish).toMatchObject({ request: 'PURGE /', headers: { 'xkey-purge': 'one two' } });
  expect(fastly).toMatchObject({
    request: 'POST /service/abc123/purge',
    headers: { 'fastly-key': 'secret' },
    body: '{"surrogate_keys":["one","two"]}',
  });
  expect(cloudflare).toMatchObject({
    request: 'POST /zones/abc123/purge_cache',
    headers: { authorization: 'Bearer secret' },
    body: '{"tags":["one","two"]}',
  });
  const headers = (kind: EdgeConfig['kind']) =>
    createEdgeCache(configOf(kind)).headersOf(['one', 'two']);
  expect(headers('varnish')).toMatchObject({ 'surrogate-key': 'one two' });
  expect(headers('fastly')).toMatchObject({ 'surrogate-key': 'one two' });
  expect(headers('cloudflare')).toMatchObject({ 'cache-tag': 'one,two' });
});

test('a cache that refuses or does not answer is named, without its token', async () => {
  const fastly = createEdgeCache(configOf('fastly'));
  cache.setting.status = 401;
  await expect(fastly.purge(['one'])).rejects.toThrow(
    /^127\.0\.0\.1:\d+ answered with status 401$/,
  );
  const nobody = createEdgeCache({ ...configOf('fastly'), urls: ['http://127.0.0.1:1'] });
  await expect(nobody.purge(['one'])).rejects.toThrow('127.0.0.1:1 did not answer');
});

const touchOf = (id: string) => ({ id, hasNewCard: true, lists: ['category=News'] });

function follow(mostKeys = 256) {
  let tell: (touched: Touched) => void = () => {};
  const onTouched: OnTouched = (listener) => {
    tell = (touched) => listener(touched, true);
    return () => {};
  };
  const reports: string[] = [];
  const purged: string[][] = [];
  const edge = createEdgeCache(configOf('varnish'));
  const follower = followWithPurges({
    onTouched,
    edge: {
      ...edge,
      mostKeys,
      purge: async (keys) => {
        await edge.purge(keys);
        purged.push([...keys]);
      },
    },
    report: (message) => reports.push(message),
  });
  return { follower, tell: (touched: Touched) => tell(touched), reports, purged };
}

const SOON = { timeout: 5000, interval: 10 };

test('changes are gathered, and each purge is repeated for answers that were on their way', async () => {
  const { follower, tell, purged } = follow();
  tell(new Map([['articles', [touchOf('a')]]]));
  tell(new Map([['articles', [touchOf('b')]]]));
  await vi.waitFor(() => expect(purged).toHaveLength(1), SOON);
  expect(new Set(purged[0]).size).toBe(purged[0]?.length);
  await vi.waitFor(() => expect(purged.length).toBeGreaterThan(1), SOON);
  const again = new Set(purged.slice(1).flat());
  expect(again).toEqual(new Set(purged[0]));
  await follower.close();
});

test('a purge that fails is made again until it succeeds, and reported once', async () => {
  const { follower, tell, purged, reports } = follow();
  cache.setting.status = 503;
  tell(new Map([['settings', undefined]]));
  await vi.waitFor(() => expect(cache.asked.length).toBeGreaterThan(2), SOON);
  expect(purged).toEqual([]);
  cache.setting.status = 200;
  await vi.waitFor(() => expect(purged[0]).toEqual(['settings-any']), SOON);
  expect(reports).toEqual([
    expect.stringMatching(/was not purged: 127\.0\.0\.1:\d+ answered with status 503\.$/),
    expect.stringContaining('answers again'),
  ]);
  await follower.close();
});

test('a correction goes before the many articles of an import', async () => {
  const { follower, tell, purged } = follow(5);
  tell(new Map([['articles', Array.from({ length: 40 }, (_, at) => touchOf(`imported ${at}`))]]));
  tell(new Map([['articles', [touchOf('corrected')]]]));
  await vi.waitFor(() => expect(purged.length).toBeGreaterThan(1), SOON);
  const alone = follow();
  alone.tell(new Map([['articles', [touchOf('corrected')]]]));
  await vi.waitFor(() => expect(alone.purged).toHaveLength(1), SOON);
  const wanted = new Set(alone.purged[0]);
  expect(new Set(purged[0])).toEqual(wanted);
  await Promise.all([follower.close(), alone.follower.close()]);
});

test('while a cache is away for long, the keys that wait are bounded, and then all pages are purged', async () => {
  const { follower, tell, purged } = follow();
  cache.setting.status = 503;
  for (let at = 0; at < 3000; at += 1) tell(new Map([['articles', [touchOf(`article ${at}`)]]]));
  expect(follower.waiting()).toBeLessThan(5000);
  cache.setting.status = 200;
  await follower.close();
  expect(purged.flat()).toContain('articles-any');
  expect(purged.flat()).toContain('settings-any');
});
