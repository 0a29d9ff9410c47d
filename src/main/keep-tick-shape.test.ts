import { expect, test } from 'vitest';
import { keepTickShape } from './keep-tick-shape.ts';

test('one object of nextTick is retained', () => {
  const kept = keepTickShape();
  expect(kept).toHaveLength(1);
  expect(kept[0]).toHaveProperty('callback');
});
