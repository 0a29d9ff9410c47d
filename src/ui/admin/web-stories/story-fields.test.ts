import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyPage, movedPage, storyFields } from './story-editor.tsx';

test('a new story starts with one empty image page', () => {
  expect(storyFields(undefined)).toEqual({
    title: '',
    coverImage: '',
    coverImageSrc: '',
    pages: [{ type: 'image', src: '', alt: '', text: '' }],
  });
});

test('moving a page loses none, puts it at the target index, and is reversible', () => {
  const index = fc.integer({ min: -2, max: 9 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), index, index, (count, from, to) => {
      const pages = Array.from({ length: count }, (_, at) => ({ ...emptyPage(), text: `${at}` }));
      const moved = movedPage(pages, from, to);
      expect(new Set(moved)).toEqual(new Set(pages));
      const isInside = [from, to].every((at) => at >= 0 && at < count);
      if (isInside) expect(moved[to]).toBe(pages[from]);
      expect(isInside ? movedPage(moved, to, from) : moved).toEqual(pages);
    }),
  );
});
