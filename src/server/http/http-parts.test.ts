import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAllowedMethods } from './allowed-methods.ts';
import { callerAddress } from './caller-address.ts';
import { compressed } from './encoding.ts';
import { isForeignChange } from './is-foreign-change.ts';

describe('the caller’s address', () => {
  test.each([
    ['10.0.0.1', null, 0, '10.0.0.1'],
    ['10.0.0.1', '1.1.1.1', 0, '10.0.0.1'],
    ['10.0.0.1', null, 1, '10.0.0.1'],
    ['10.0.0.1', '1.1.1.1', 1, '1.1.1.1'],
    ['10.0.0.1', 'chosen, 1.1.1.1', 1, '1.1.1.1'],
    ['10.0.0.1', 'chosen, 1.1.1.1, 10.0.0.2', 2, '1.1.1.1'],
    ['10.0.0.1', '1.1.1.1:4711', 1, '1.1.1.1'],
    ['10.0.0.1', '[2001:db8::1]:443', 1, '2001:db8::1'],
    ['10.0.0.1', '[2001:db8::1]', 1, '2001:db8::1'],
    ['10.0.0.1', '2001:db8::1', 1, '2001:db8::1'],
  ])('from %s, forwarded for %s, behind %i', (peer, forwardedFor, proxies, address) => {
    expect(callerAddress(peer, forwardedFor, proxies)).toBe(address);
  });

  test('cannot be forged by the caller', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 3 }), (chosen, proxies) => {
        const seen = ['9.9.9.9', '10.0.0.3', '10.0.0.2'].slice(0, proxies);
        expect(callerAddress('10.0.0.1', [chosen, ...seen].join(', '), proxies)).toBe('9.9.9.9');
      }),
    );
  });
});

test('the methods of a path', () => {
  const methodsOf = createAllowedMethods(['GET /articles/:id', 'PUT /articles/:id']);
  expect(methodsOf('/api/articles/a.b')).toEqual(['GET', 'HEAD', 'PUT']);
  expect(methodsOf('/api/articles/a/b')).toEqual([]);
  expect(methodsOf('/api/articles')).toEqual([]);
});

test('[server-origin] reads are never foreign, changes are judged by their headers', () => {
  const own = new Set(['https://news.example']);
  const request = (method: string, headers: Record<string, string>) =>
    new Request('https://news.example/', { method, headers });
  expect(isForeignChange(request('GET', { 'sec-fetch-site': 'cross-site' }), own)).toBe(false);
  expect(isForeignChange(request('POST', { 'sec-fetch-site': 'none' }), own)).toBe(false);
  expect(isForeignChange(request('DELETE', { 'sec-fetch-site': 'cross-site' }), own)).toBe(true);
});

describe('compression', () => {
  const html = '<p>Word</p>'.repeat(500);
  const answerTo = (accepted: string, body = html, type = 'text/html') =>
    compressed(
      new Request('http://x/', { headers: { 'accept-encoding': accepted } }),
      new Response(body, { status: 404, headers: { 'content-type': type, 'set-cookie': 'a=b' } }),
    );

  test.each([
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip;q=0', null],
    ['br;q=0.1', 'br'],
  ])('for %s is %s', async (accepted, encoding) => {
    const answer = await answerTo(accepted);
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([404, encoding]);
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(answer.headers.getSetCookie()).toEqual(['a=b']);
  });

  test('skips small answers, pictures and streams', async () => {
    expect((await answerTo('br', 'short')).headers.has('content-encoding')).toBe(false);
    expect(await (await answerTo('br', 'short')).text()).toBe('short');
    for (const type of ['image/png', 'text/event-stream; charset=utf-8', 'application/zip']) {
      expect((await answerTo('br', html, type)).headers.has('content-encoding')).toBe(false);
    }
  });
});
