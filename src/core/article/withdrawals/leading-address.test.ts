import { expect, test } from 'vitest';
import { leadingAddress } from './leads-to.ts';

test.each([
  ['/article/rain', '/article/rain'],
  [' /category/tech?page=2#top ', '/category/tech?page=2#top'],
  ['https://example.com/rain', 'https://example.com/rain'],
  ['http://example.com', 'http://example.com'],
])('%j leads to %j', (given, expected) => {
  expect(leadingAddress(given)).toBe(expected);
});

test.each([
  ...['', 'rain', 'javascript:alert(1)', 'data:text/html,x', 'mailto:a@example.com'],
  ...['//example.com', '/\\example.com', '/\t/example.com', '/a b', 'https://', '\u0000/x'],
])('%j leads nowhere', (given) => {
  expect(leadingAddress(given)).toBeUndefined();
});
