import { expect, test } from 'vitest';
import { toFields, toInput } from './further-fields.tsx';

test('tags are typed as one text and sent as a list', () => {
  const image = { id: 'img-1', url: '/x.svg', alt: 'Boats', tags: ['ferries', 'old town'] };
  expect(toFields(image).tags).toBe('ferries, old town');
  expect(toInput({ ...toFields(image), tags: ' ferries ,old town' }).tags).toEqual(image.tags);
});

test('a new picture has the usual focal point', () => {
  expect(toFields(undefined)).toMatchObject({ tags: '', focus: { x: 50, y: 30 } });
});
