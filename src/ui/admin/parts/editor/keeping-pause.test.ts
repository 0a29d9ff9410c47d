import { expect, it } from 'vitest';
import { keepingPause } from './use-unsaved-work.ts';

it.each([
  ['0.3 seconds after the first key', 0, 300],
  ['0.3 seconds after a later key', 500, 300],
  ['no later than a second after the first key', 850, 150],
  ['at once when the second is over', 1200, 0],
])('keeps words %s', (_, typedFor, pause) => {
  expect(keepingPause(10_000, 10_000 + typedFor)).toBe(pause);
});
