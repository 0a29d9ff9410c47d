import { expect, test } from 'vitest';
import { relativeTime } from './logged-time.tsx';

const now = Date.parse('2026-11-21T06:30:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const before = (milliseconds: number): string =>
  relativeTime(new Date(now - milliseconds).toISOString(), now);

test('[admin-logs-table] an entry shows how long ago it was written', () => {
  expect(before(59_999)).toBe('less than a minute ago');
  expect(before(MINUTE)).toBe('1 minute ago');
  expect(before(5 * MINUTE)).toBe('5 minutes ago');
  expect(before(60 * MINUTE)).toBe('1 hour ago');
  expect(before(DAY - 1)).toBe('23 hours ago');
  expect(before(2 * DAY)).toBe('2 days ago');
  expect(before(45 * DAY)).toBe('1 month ago');
  expect(before(800 * DAY)).toBe('2 years ago');
});

test('[admin-logs-table] future instants and invalid ones are handled', () => {
  expect(before(-5 * DAY)).toBe('less than a minute ago');
  expect(relativeTime('yesterday, more or less', now)).toBe('yesterday, more or less');
});
