import { expect, it } from 'vitest';
import { keepingPause } from './keeping-pause.ts';

it.each([
  ['half a second after the first key', 0, 500],
  ['half a second after a later key', 1000, 500],
  ['no later than two seconds after the first key', 1700, 300],
  ['at once when the two seconds are over', 2500, 0],
])('keeps words %s', (_, typedFor, pause) => {
  expect(keepingPause(10_000, 10_000 + typedFor)).toBe(pause);
});
