import { expect, test } from 'vitest';
import { audienceInWords, browsers, reachedInWords } from './notification.ts';

test('numbers of browsers in words', () => {
  expect([0, 1, 2, 1234].map(browsers)).toEqual([
    '0 browsers',
    '1 browser',
    '2 browsers',
    '1,234 browsers',
  ]);
  expect(reachedInWords({ reached: 0, audience: 0 })).toBe(
    'reached no browser: nobody is subscribed',
  );
  expect(reachedInWords({ reached: 0, audience: 1 })).toBe('reached 0 of 1 browser');
  expect(reachedInWords({ reached: 1198, audience: 1234 })).toBe('reached 1,198 of 1,234 browsers');
  expect([0, 1, 2].map(audienceInWords)).toEqual([
    'No browser is subscribed yet, so nobody would receive this.',
    '1 browser is subscribed and will get the notification.',
    '2 browsers are subscribed and will get the notification.',
  ]);
});
