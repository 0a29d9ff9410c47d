import { describe, expect, test } from 'vitest';
import { sharedPageKey } from './shared-pages.ts';

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
    ['a search', { target: '/search?q=rain' }],
    ['a search by a program', { target: '/api/search?q=rain&period=day' }],
    ['a list of the API', { target: '/api/articles?limit=100&cursor=20.article-1' }],
    ['a section of the API', { target: '/api/categories/india?page=2' }],
    ['a browser that is known', { cookie: '__Host-known-device=x.y' }],
  ])('%s', (_, change) => {
    expect(sharedPageKey({ ...asked, ...change })).toBeDefined();
  });

  test('by host and address, whatever its headers', () => {
    expect(sharedPageKey({ ...asked, target: '/' })).not.toBe(sharedPageKey(asked));
    expect(sharedPageKey({ ...asked, host: 'other.example' })).not.toBe(sharedPageKey(asked));
    expect(sharedPageKey({ ...asked, method: 'HEAD' })).toBe(sharedPageKey(asked));
  });
});

describe('a search has one normal form', () => {
  test.each([
    ['the order of its parameters', '/search?page=2&q=rain', '/search?q=rain&page=2'],
    ['empty filters', '/search?q=rain&category=&period=', '/search?q=rain'],
    ['its first page', '/search?q=rain&page=1', '/search?q=rain'],
    ['spaces around its term', '/search?q=%20rain+', '/search?q=rain'],
    ['the way a letter is written', '/search?q=%72ain', '/search?q=rain'],
  ])('whatever %s', (_, target, normal) => {
    expect(sharedPageKey({ ...asked, target })).toBe(`news.example ${normal}`);
  });
});

test.each([
  ['/article/rain?utm_source=letter&utm_medium=email', '/article/rain'],
  ['/article/rain?fbclid=IwAR0&page=2', '/article/rain?page=2'],
  ['/?gclid=1', '/'],
  ['/?', '/'],
  ['/article/rain?&&=x&%66bclid=2', '/article/rain'],
  [`/article/rain?anything=${'x'.repeat(1000)}`, '/article/rain'],
  ['/search?utm_source=x&q=rain', '/search?q=rain'],
])('%s is the page of %s', (target, normal) => {
  expect(sharedPageKey({ ...asked, target })).toBe(`news.example ${normal}`);
});

describe('an empty search', () => {
  test('differs from the unsent form', () => {
    expect(sharedPageKey({ ...asked, target: '/search?q=+' })).toBe('news.example /search?q=');
    expect(sharedPageKey({ ...asked, target: '/search' })).toBe('news.example /search');
  });
});

describe('an answer is not shared', () => {
  test.each([
    ['a change', { method: 'POST' }],
    ['a reader’s session', { cookie: 'a=b; daybreak=x' }],
    ['one on https', { cookie: '__Host-daybreak=x' }],
    ['a session of the back office', { cookie: '__Host-daybreak-owner=x' }],
    ['a word on a form', { cookie: 'daybreak-flash=x' }],
    ['an authorization', { authorization: 'Basic x' }],
    ['an unknown host', { host: undefined }],
    ['two searches', { target: '/search?q=rain&q=sun' }],
    ['a subscriber’s search', { target: '/api/search?q=rain', cookie: 'daybreak=x' }],
    ['a reader of the API', { target: '/api/me' }],
    ['a session of the API', { target: '/api/session' }],
    ['the back office', { target: '/api/admin/articles' }],
    ['an article of the API', { target: '/api/articles/article-1' }],
    ['a disguised API', { target: '/api/categories/x/../me' }],
    ['a link with a secret', { target: '/newsletter/confirm?token=x' }],
    ['a secret among others', { target: '/set-password?utm_source=x&to%6ben=y' }],
    ['two queries', { target: '/?page=2&page=3' }],
    ['a page number out of reason', { target: '/?page=999999' }],
    ['another host in the address', { target: '//evil.example/' }],
    ['a whole address', { target: 'http://evil.example/' }],
    ['an endless address', { target: `/${'a'.repeat(400)}` }],
  ])('%s', (_, change) => {
    expect(sharedPageKey({ ...asked, ...change })).toBeUndefined();
  });
});
