import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveStatic } from './serve-static.mjs';

const page = '<!doctype html><title>The page</title>';
const script = 'export const answer = 42;';

let outside: string;
let server: Awaited<ReturnType<typeof serveStatic>>;

beforeAll(async () => {
  outside = mkdtempSync(join(tmpdir(), 'daybreak-'));
  const folder = join(outside, 'site');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  writeFileSync(join(folder, '.hidden'), 'secret');
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'assets/x-1a2b.js'), script);
  writeFileSync(join(folder, 'assets/x-1a2b.js.br'), brotliCompressSync(script));
  server = await serveStatic({ folder, port: 0 });
});

afterAll(() => {
  server.close();
  rmSync(outside, { recursive: true });
});

/** Requests the path unchanged; `fetch` would normalize it. */
function get(path: string, method = 'GET'): Promise<{ status?: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.address);
    request({ hostname, port, path, method }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });
}

test.each(['/', '/category/india', '/search?q=a.png', '/article/no.1'])(
  '%s is the page',
  async (path) => {
    expect(await get(path)).toEqual({ status: 200, body: page });
  },
);

test('a missing file gets the page with status 404', async () => {
  expect(await get('/art/gone.svg')).toEqual({ status: 404, body: page });
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/.hidden',
  '/%00',
  '/%',
])('%s does not leave the folder', async (path) => {
  expect((await get(path)).body).not.toContain('secret');
});

test('a hashed file is immutable and sent compressed', async () => {
  const response = await fetch(`${server.address}/assets/x-1a2b.js`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(await response.text()).toBe(script);
});

test('the page is revalidated, and answered with 304', async () => {
  const first = await fetch(server.address);
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const again = await fetch(server.address, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test('only GET and HEAD are allowed', async () => {
  expect((await get('/', 'POST')).status).toBe(405);
  expect(await get('/', 'HEAD')).toEqual({ status: 200, body: '' });
});

test('a used port is skipped, unless strict', async () => {
  const port = Number(new URL(server.address).port);
  const next = await serveStatic({ port });
  expect(next.address).not.toBe(server.address);
  next.close();
  await expect(serveStatic({ port, strict: true })).rejects.toThrow('EADDRINUSE');
});
