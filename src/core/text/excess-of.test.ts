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
  ['three levels around a number, nothing and a text', [[[1, null, 'x']]], undefined],
  ['three levels around bytes', [[[new Uint8Array(1000)]]], undefined],
  ['three levels around an object', [[[{}]]], 'depth'],
  ['three levels around one without a prototype', [[[Object.create(null)]]], 'depth'],
  ['nothing', null, undefined],
  ['a missing value', undefined, undefined],
  ['nine members', Array(9).fill(1), undefined],
  ['ten members', Array(10).fill(1), 'parts'],
  ['ten members in two lists', [Array(4).fill(1), Array(4).fill(1)], 'parts'],
  ['nine members in two lists', [Array(4).fill(1), Array(3).fill(1)], undefined],
  ['twenty characters', 'x'.repeat(20), undefined],
  ['a longer text', 'x'.repeat(21), 'characters'],
  ['twenty characters in a field', { text: 'x'.repeat(16) }, undefined],
  ['twenty-one characters in two members', ['x'.repeat(20), 'x'], 'characters'],
  ['a name of twenty characters', { ['x'.repeat(20)]: 1 }, undefined],
  ['a long text', { text: 'x'.repeat(17) }, 'characters'],
  ['a long name', { ['x'.repeat(21)]: 1 }, 'characters'],
  ['bytes', { bytes: new Uint8Array(1000) }, undefined],
])('%s', (_, value, excess) => {
  expect(excessOf(value, bounds)).toBe(excess);
});
