import { expect, test } from 'vitest';
import { daysOf, isPeriod, rangeOf } from './desk-period.ts';

const calendar = {
  now: new Date('2027-01-03T23:30:00Z'),
  zone: 'UTC',
  weekBegins: 'monday',
} as const;

test.each([
  ['today', { from: '2027-01-03', to: '2027-01-03' }],
  ['week', { from: '2026-12-28', to: '2027-01-03' }],
  ['month', { from: '2027-01-01', to: '2027-01-31' }],
  ['last-month', { from: '2026-12-01', to: '2026-12-31' }],
  ['2028-02', { from: '2028-02-01', to: '2028-02-29' }],
  ['2026-10-05..2026-10-09', { from: '2026-10-05', to: '2026-10-09' }],
  ['..2026-10-09', { from: '', to: '2026-10-09' }],
])('%s is a period', (period, days) => {
  expect(isPeriod(period)).toBe(true);
  expect(daysOf(period, calendar)).toEqual(days);
});

test.each([
  ...['', '..', 'yesterday', '2026', '2026-13', '2026-02-30..', '2026-10-09..2026-10-05'],
  ...[
    '1969-12',
    '2200-01-01..',
    '2026-1-1..',
    '0000-01',
    '9999-12',
    '2026-10-05..2026-10-09..',
    '2'.repeat(10_000),
  ],
])('%s is none', (text) => {
  expect(isPeriod(text)).toBe(false);
});

test('a period without a first day begins with the first instant that is known', () => {
  expect(rangeOf('..1970-01-01', calendar)).toEqual({ after: 0, before: 86_400_000 });
  expect(rangeOf('1970-02', calendar)).toEqual({ after: 2_678_399_999, before: 5_097_600_000 });
});
