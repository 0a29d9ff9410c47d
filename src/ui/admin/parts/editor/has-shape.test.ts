import { expect, test } from 'vitest';
import { hasShape } from './use-form-work.ts';

const like = { title: '', active: true, pages: [{ src: '', text: '' }] };

test('stored fields have the shape of their form, whatever their values', () => {
  const pages = [
    { src: '/a.svg', text: 'One' },
    { src: '', text: '', more: 1 },
  ];
  expect(hasShape({ title: 'Kept', active: false, pages }, like)).toBe(true);
  expect(hasShape({ title: 'Kept', active: false, pages: [] }, like)).toBe(true);
});

test('a list that was empty when the form began can have any elements', () => {
  expect(hasShape({ links: [{ label: 'Site' }] }, { links: [] })).toBe(true);
  expect(hasShape({ links: [null] }, { links: [] })).toBe(false);
});

test.each([
  undefined,
  null,
  'text',
  [],
  {},
  { ...like, title: 1 },
  { ...like, active: 'on' },
  { ...like, pages: {} },
  { ...like, pages: [{ src: '' }] },
  { ...like, pages: [null] },
])('%j has another shape', (value) => {
  expect(hasShape(value, like)).toBe(false);
});
