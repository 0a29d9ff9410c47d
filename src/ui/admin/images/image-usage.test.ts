import { expect, test } from 'vitest';
import { showsImage } from './image-usage.ts';

test('an article uses a picture when a block of it shows that very address', () => {
  const content = [
    { id: 'a', type: 'paragraph', content: '/art/india.svg' },
    { id: 'b', type: 'image', src: '/art/world.svg', alt: '' },
  ];
  expect(showsImage({ content }, '/art/world.svg')).toBe(true);
  expect(showsImage({ content }, '/art/india.svg')).toBe(false);
});
