import { expect, test } from 'vitest';
import { fromLibrary } from './from-library.ts';

const image = {
  id: 'img-1',
  url: '/art/world.svg',
  alt: 'Harbour',
  caption: 'At dawn.',
  credit: 'A. Rao',
};

test('a picture of the library brings its texts along where the article has none', () => {
  expect(fromLibrary({ alt: ' ' }, image)).toEqual({
    src: '/art/world.svg',
    alt: 'Harbour',
    caption: 'At dawn.',
    credit: 'A. Rao',
  });
});

test('crop and focal point come with the picture, in place of those of the one before', () => {
  const focus = { x: 20, y: 40 };
  const crop = { x: 0, y: 0, width: 0.5, height: 1, ratio: 1 };
  expect(fromLibrary({ alt: '' }, { ...image, focus, crop })).toMatchObject({ focus, crop });
  const before = { alt: '', focus, crop };
  expect({ ...before, ...fromLibrary(before, image) }).toMatchObject({
    focus: undefined,
    crop: undefined,
  });
});

test('texts of the article stay, and a picture without caption and credit brings none', () => {
  const own = { alt: 'Own', caption: 'Own caption', credit: 'Own credit' };
  expect(fromLibrary(own, image)).toEqual({ src: '/art/world.svg', alt: 'Own' });
  expect(fromLibrary({ alt: '' }, { id: 'img-2', url: '/x.svg', alt: '' })).toEqual({
    src: '/x.svg',
    alt: '',
  });
});
