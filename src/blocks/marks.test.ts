import { describe, expect, test } from 'vitest';
import { type Mark, type MarkKind, normalMarks, normalText, sliceText, spansOf } from './marks.ts';

const mark = (start: number, end: number, kind: MarkKind = 'strong', href?: string): Mark => ({
  start,
  end,
  kind,
  ...(href === undefined ? {} : { href }),
});

const link = (start: number, end: number, href: string): Mark => mark(start, end, 'link', href);

describe('[article-blocks] the stored form of marks', () => {
  test.each<[string, Mark[], Mark[]]>([
    ['within the text', [mark(-3, 99)], [mark(0, 10)]],
    ['not empty', [mark(4, 4), mark(6, 5), mark(10, 12)], []],
    ['one for ranges that touch', [mark(4, 6), mark(0, 4)], [mark(0, 6)]],
    ['one for ranges that overlap', [mark(0, 5), mark(3, 7)], [mark(0, 7)]],
    ['apart where they are', [mark(6, 8), mark(0, 5)], [mark(0, 5), mark(6, 8)]],
    ['one for a range in another', [mark(0, 9), mark(2, 3)], [mark(0, 9)]],
    [
      'of several kinds in one range',
      [mark(0, 5, 'code'), mark(0, 5, 'emphasis'), mark(0, 5)],
      [mark(0, 5), mark(0, 5, 'emphasis'), mark(0, 5, 'code')],
    ],
    [
      'a link once where two overlap',
      [link(0, 5, '/a'), link(3, 8, '/b')],
      [link(0, 5, '/a'), link(5, 8, '/b')],
    ],
    ['no link inside another', [link(0, 9, '/a'), link(3, 5, '/b')], [link(0, 9, '/a')]],
    [
      'two links that touch',
      [link(0, 5, '/a'), link(5, 8, '/b')],
      [link(0, 5, '/a'), link(5, 8, '/b')],
    ],
    ['no link without an address', [mark(0, 5, 'link'), link(0, 5, '')], []],
  ])('is %s', (_, marks, expected) => {
    expect(normalMarks({ content: 'Ten signs!', marks })).toEqual(expected);
  });

  test('has an address only for links', () => {
    expect(normalMarks({ content: 'Ten signs!', marks: [{ ...mark(0, 3), href: '/a' }] })).toEqual([
      mark(0, 3),
    ]);
  });

  test('ends at the edges of graphemes', () => {
    const content = 'a👨‍👩‍👧b';
    expect(normalMarks({ content, marks: [mark(2, 4)] })).toEqual([mark(1, content.length - 1)]);
  });

  test('stands at the same words of a text that is brought into its stored form', () => {
    const content = 'cafe\u0301 au lait\ufeff noir';
    const marks = [mark(0, 5), mark(9, 13)];
    expect(normalText({ content, marks })).toEqual({
      content: 'café au lait noir',
      marks: [mark(0, 4), mark(8, 12)],
    });
  });

  test('is absent from a text without marks', () => {
    expect(normalText({ content: 'Rain', marks: [] })).toEqual({ content: 'Rain' });
    expect(normalText({ content: 'Rain' })).toEqual({ content: 'Rain' });
  });
});

test('a text is split at the edges of its marks', () => {
  const marks = [mark(0, 4), link(2, 6, '/a')];
  expect(spansOf({ content: 'Raining', marks }).map(({ text, marks }) => [text, marks])).toEqual([
    ['Ra', [mark(0, 4)]],
    ['in', [link(2, 6, '/a'), mark(0, 4)]],
    ['in', [link(2, 6, '/a')]],
    ['g', []],
  ]);
  expect(spansOf({ content: '' })).toEqual([]);
  expect(spansOf({ content: 'Rain' })).toEqual([{ text: 'Rain', marks: [] }]);
});

test('a part of a text keeps the marks in it', () => {
  const marks = [mark(0, 4), link(6, 9, '/a')];
  expect(sliceText({ content: 'Ten signs!', marks }, 2, 7)).toEqual({
    content: 'n sig',
    marks: [mark(0, 2), link(4, 5, '/a')],
  });
  expect(sliceText({ content: 'Ten signs!', marks }, 4, 6)).toEqual({ content: 'si' });
});
