import { expect, test } from 'vitest';
import { decoded, webAddress } from './web-address.ts';

test('an address has host, path, parameters and fragment', () => {
  const address = webAddress(' HTTPS://www.Example.com:8080/a/b?q=new+rain%21&r=1=2&s#map=1/2 ');
  expect(address).toMatchObject({ host: 'example.com:8080', path: '/a/b', fragment: 'map=1/2' });
  expect(['q', 'r', 's', 't'].map((name) => address?.parameter(name))).toEqual([
    'new rain!',
    '1=2',
    '',
    undefined,
  ]);
});

test('an address of a host alone has the path /', () => {
  expect(webAddress('http://बारिश.example')).toMatchObject({ host: 'बारिश.example', path: '/' });
});

test.each([
  '',
  '/a',
  '//example.com/a',
  'mailto:a@example.com',
  'javascript://example.com/%0aalert(1)',
  'https://example.com@evil.example/',
  'https://example.com\\@evil.example/',
  'https:///example.com',
  'https://example.com/a b',
])('%j is no address of the web', (address) => {
  expect(webAddress(address)).toBeUndefined();
});

test('a broken escape stays as it is', () => {
  expect(decoded('100%')).toBe('100%');
});
