import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSame } from './is-same.ts';

test('a copy is the same, and a changed copy is not', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const copy: unknown = structuredClone(value);
      expect(isSame(value, copy)).toBe(true);
      expect(isSame({ value, more: 1 }, { value: copy, more: 2 })).toBe(false);
      expect(isSame([value], [copy, copy])).toBe(false);
    }),
  );
});
