import { expect, test } from 'vitest';
import { keepTickShape } from './keep-tick-shape.ts';

test('an object of nextTick is kept, by which V8 keeps the hidden class of all of them', () => {
  const kept = keepTickShape();
  expect(kept).toHaveLength(1);
  expect(kept[0]).toHaveProperty('callback');
});
