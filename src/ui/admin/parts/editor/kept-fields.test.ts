import { expect, test } from 'vitest';
import { keptFields } from './use-form-work.ts';

const start = { name: 'Stored', slug: 'stored' };

test('work of an older form is read with the fields that it lacks', () => {
  expect(keptFields({ name: 'Typed' }, start)).toEqual({ name: 'Typed', slug: 'stored' });
  expect(keptFields({ name: 'Typed', slug: '' }, start)).toEqual({ name: 'Typed', slug: '' });
});

test.each([undefined, null, 'text', ['Typed'], { name: 7 }])(
  '%j is no work of the form',
  (kept) => {
    expect(keptFields(kept, start)).toBeUndefined();
  },
);
