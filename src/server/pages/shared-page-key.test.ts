import { describe, expect, test } from 'vitest';
import { sharedPageKey } from './shared-page-key.ts';

const asked = {
  method: 'GET',
  target: '/category/india',
  host: 'news.example',
  cookie: undefined,
  authorization: undefined,
};

describe('a page is shared', () => {
  test.each([
    ['a plain address', {}],
    ['its head', { method: 'HEAD' }],
    ['a page of a list', { target: '/category/india?page=2' }],
    ['a cookie that is not ours', { cookie: '_ga=GA1.2; theme=dark' }],
    ['a browser that is known', { cookie: '__Host-known-device=x.y' }],
  ])('%s', (_, change) => {
    expect(sharedPageKey({ ...asked, ...change })).toBeDefined();
  });

  test('by its host and its address, whatever else is asked', () => {
    expect(sharedPageKey({ ...asked, target: '/' })).not.toBe(sharedPageKey(asked));
    expect(sharedPageKey({ ...asked, host: 'other.example' })).not.toBe(sharedPageKey(asked));
    expect(sharedPageKey({ ...asked, method: 'HEAD' })).toBe(sharedPageKey(asked));
  });
});

describe('an answer is the caller’s own', () => {
  test.each([
    ['a change', { method: 'POST' }],
    ['a reader’s session', { cookie: 'a=b; daybreak=x' }],
    ['one on https', { cookie: '__Host-daybreak=x' }],
    ['a session of the back office', { cookie: '__Host-daybreak-owner=x' }],
    ['a word on a form', { cookie: 'daybreak-flash=x' }],
    ['an authorization', { authorization: 'Basic x' }],
    ['an unknown host', { host: undefined }],
    ['a search', { target: '/search?q=rain' }],
    ['a link with a secret', { target: '/newsletter/confirm?token=x' }],
    ['a query that changes nothing', { target: '/?utm_source=x' }],
    ['two queries', { target: '/?page=2&page=3' }],
    ['a page number out of reason', { target: '/?page=999999' }],
    ['another host in the address', { target: '//evil.example/' }],
    ['a whole address', { target: 'http://evil.example/' }],
    ['an endless address', { target: `/${'a'.repeat(400)}` }],
  ])('%s', (_, change) => {
    expect(sharedPageKey({ ...asked, ...change })).toBeUndefined();
  });
});
