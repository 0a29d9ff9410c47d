import { expect, test } from 'vitest';
import { sourceOf } from './source.ts';

test.each([
  ['', 'none'],
  ['harbour.example', 'own'],
  ['Harbour.example', 'own'],
  ['www.google.co.in', 'search'],
  ['google.com', 'search'],
  ['news.google.com', 'google-news'],
  ['in.search.yahoo.com', 'search'],
  ['mail.google.com', 'mail.google.com'],
  ['news.yahoo.com', 'news.yahoo.com'],
  ['search.brave.com', 'search'],
  ['notgoogle.com', 'notgoogle.com'],
  ['web.whatsapp.com', 'whatsapp'],
  ['l.facebook.com', 'facebook'],
  ['t.co', 'x'],
  ['mobile.twitter.com', 'x'],
  ['netflix.com', 'netflix.com'],
  ['www.news.example:8080', 'news.example'],
  ['xn--80ak6aa92e.com', 'xn--80ak6aa92e.com'],
  ['localhost', 'none'],
  ['<script>', 'none'],
  [`${'a'.repeat(260)}.com`, 'none'],
])('%j is %s', (host, source) => {
  expect(sourceOf(host, ['harbour.example'])).toBe(source);
});
