import { expect, test } from 'vitest';
import { isMetBy } from './condition.ts';

test.each<[Parameters<typeof isMetBy>[0], ...Parameters<typeof isMetBy>[1][]]>([
  ['a', ['a'], ['b', 'a']],
  [5, [5]],
  [{ oneOf: ['a', 'b'] }, ['a'], ['c', 'b']],
  [{ not: 'a' }, [], ['b'], ['b', 'c']],
  [{ not: { oneOf: ['a', 'b'] } }, [], ['c']],
  [{ not: { after: 5 } }, [5], []],
  [{ after: 5 }, [6], [0, 6]],
  [{ before: 5 }, [4], [-1]],
  [{ after: 5, before: 7 }, [6]],
  [{}, [0]],
])('%j is met by %j', (condition, ...met) => {
  for (const values of met) expect(isMetBy(condition, values)).toBe(true);
});

test.each<[Parameters<typeof isMetBy>[0], ...Parameters<typeof isMetBy>[1][]]>([
  ['a', [], ['b'], ['ab']],
  [5, [6], []],
  [{ oneOf: ['a', 'b'] }, [], ['c']],
  [{ oneOf: [] }, [], ['a']],
  [{ not: 'a' }, ['a'], ['b', 'a']],
  [{ not: { oneOf: ['a', 'b'] } }, ['b'], ['c', 'a']],
  [{ after: 5 }, [5], [4], []],
  [{ before: 5 }, [5], [6]],
  // One value must meet both bounds.
  [{ after: 5, before: 7 }, [5], [7], [4, 8]],
  [{}, []],
])('%j is not met by %j', (condition, ...unmet) => {
  for (const values of unmet) expect(isMetBy(condition, values)).toBe(false);
});
