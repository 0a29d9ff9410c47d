import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText } from '../locale/graphemes.ts';
import { clip } from '../text/clip.ts';
import { articleSchema, DESCRIPTION_LENGTH, describeArticle, leadImage } from './article.ts';
import { leadPictureOf } from './article-card.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 400 });

test('a clipped text is the beginning of the text, with an ellipsis only when it was cut', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 200 }), (whole, length) => {
      const clipped = clip(whole, length);
      const trimmed = whole.trim();
      if (trimmed.length <= length) {
        expect(clipped).toBe(trimmed);
        return;
      }
      expect(clipped.endsWith('…')).toBe(true);
      expect(clipped.length).toBeLessThanOrEqual(length);
      expect(trimmed.startsWith(clipped.slice(0, -1))).toBe(true);
      expect(clipped.isWellFormed()).toBe(true);
    }),
  );
});

test('a text is cut at the end of a word if one is near', () => {
  expect(clip('one two three four', 14)).toBe('one two three…');
  expect(clip('onetwothreefourfive', 8)).toBe('onetwot…');
});

test('cutting never splits a character', () => {
  expect(cutText('ab🌅', 3)).toBe('ab');
  expect(cutText('ab🌅', 4)).toBe('ab🌅');
  expect(cutText('\uD83C', 1)).toBe('\uD83C');
});

test('[article-description] a description is at most 160 characters, and never empty if the title is not', () => {
  fc.assert(
    fc.property(text, fc.stringMatching(/\S/), (content, title) => {
      const article = articleSchema.parse({
        id: 'article-1',
        title,
        content: [{ type: 'paragraph', content }],
      });
      const description = describeArticle(article);
      expect(description.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH);
      expect(description).not.toBe('');
      expect(content.trim() || title).toContain(description.replace(/…$/, ''));
    }),
  );
});

test.each([0, 100, 3_000, 3_960, 4_000, 20_000])(
  '[article-description] a description begins behind %i struck characters, and ends with a word',
  (struck) => {
    const said = 'The council said yesterday that the bridge would be opened again. '.repeat(100);
    const marks = [{ start: 0, end: struck, kind: 'strike' }];
    const content = [{ id: 'p', type: 'paragraph', content: 'x'.repeat(struck) + said, marks }];
    const plain = { content: [{ ...content[0], content: said, marks: [] }] };
    const describe = (more: object): string =>
      describeArticle(articleSchema.parse({ id: 'article-1', title: 'T', ...more }));
    expect(describe({ content })).toBe(describe(plain));
    expect(describe({ content })).toMatch(/^The council .*\w…$/);
  },
);

test('an article can be read whatever JSON it holds besides its id and title', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue(), (fields, content) => {
      const article = articleSchema.parse({ ...fields, content, id: 'article-1', title: 'T' });
      expect(Array.isArray(article.content)).toBe(true);
      expect(leadImage(article)?.src).not.toBe('');
    }),
  );
});

test('the picture that was chosen leads, wherever it stands, but none behind the paywall', () => {
  const picture = (id: string, fields: object = {}) => ({
    ...{ id, type: 'image', src: `/art/${id}.svg`, alt: '' },
    ...fields,
  });
  const paragraphs = Array.from({ length: 9 }, (_, at) => ({
    ...{ id: `text-${at}`, type: 'paragraph', content: 'It rains.' },
  }));
  const of = (content: object[], isPremium = false) =>
    leadImage(articleSchema.parse({ id: 'article-1', title: 'One', content, isPremium }))?.id;
  expect(of([picture('a'), ...paragraphs, picture('b')])).toBe('a');
  expect(of([picture('a'), ...paragraphs, picture('b', { leads: true })])).toBe('b');
  expect(of([picture('a'), ...paragraphs, picture('b', { leads: true })], true)).toBe('a');
  expect(of([picture('a'), picture('b', { leads: true, src: '' })])).toBe('a');
  expect(of([picture('a', { leads: 'yes' }), picture('b')])).toBe('a');
});

test('a lead picture has its crop, and the focal point of the article before that of the library', () => {
  const crop = { x: 0, y: 0, width: 0.5, height: 1, ratio: 0.8 };
  const picture = { id: 'p', type: 'image', src: '/art/world.svg', alt: '', crop };
  const withFocus = (focus: object | undefined) =>
    leadPictureOf(
      articleSchema.parse({
        id: 'article-1',
        title: 'One',
        focus,
        content: [{ ...picture, focus: { x: 20, y: 80 } }],
      }),
    );
  expect(withFocus({ x: 10, y: 10 })).toMatchObject({ crop, focus: { x: 10, y: 10 } });
  // Chosen for the article, although it is where others have it by default.
  expect(withFocus({ x: 50, y: 30 })).toMatchObject({ crop, focus: { x: 50, y: 30 } });
  expect(withFocus(undefined)).toMatchObject({ crop, focus: { x: 20, y: 80 } });
});
