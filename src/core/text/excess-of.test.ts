import { expect, test } from 'vitest';
import { excessOf } from './excess-of.ts';

const bounds = { depth: 3, parts: 10, characters: 20 };

/** Returns lists nested to that depth. */
function nested(depth: number): unknown {
  let value: unknown = [];
  for (let at = 1; at < depth; at += 1) value = [value];
  return value;
}

test.each([
  ['text', 'a text', undefined],
  ['three levels', nested(3), undefined],
  ['four levels', nested(4), 'depth'],
  ['a million levels', nested(1_000_000), 'depth'],
  ['nine members', Array(9).fill(1), undefined],
  ['ten members', Array(10).fill(1), 'parts'],
  ['a long text', { text: 'x'.repeat(17) }, 'characters'],
  ['a long name', { ['x'.repeat(21)]: 1 }, 'characters'],
  ['bytes', { bytes: new Uint8Array(1000) }, undefined],
])('%s', (_, value, excess) => {
  expect(excessOf(value, bounds)).toBe(excess);
});
