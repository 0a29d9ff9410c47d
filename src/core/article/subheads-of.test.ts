import { describe, expect, test } from 'vitest';
import type { ContentBlock } from './content-block.ts';
import { contentsOf, subheadsOf } from './subheads-of.ts';

const heading = (content: string, level = 2): ContentBlock => ({
  id: content,
  type: 'heading',
  level,
  content,
});
const anchorsOf = (...contents: string[]): string[] =>
  subheadsOf(contents.map((one) => heading(one))).map(({ anchor }) => anchor);

describe('the anchors of subheadings', () => {
  test.each([
    ['The five days', 'text-the-five-days'],
    ['  “Rain”, at 5 am?  ', 'text-rain-at-5-am'],
    ['मानसून की बारिश', 'text-मानसून-की-बारिश'],
    ['"><script>alert(1)</script>', 'text-script-alert-1-script'],
    ['…', 'text-'],
  ])('of %j', (content, anchor) => {
    expect(anchorsOf(content)).toEqual([anchor]);
  });

  test('are different for the same words, even where a number is taken', () => {
    expect(anchorsOf('Rain 2', 'Rain', 'Rain')).toEqual([
      'text-rain-2',
      'text-rain',
      'text-rain-3',
    ]);
  });

  test('leave out other blocks and broken headings', () => {
    const blocks = [
      { id: 'a', type: 'paragraph', content: 'One' },
      { id: 'b', type: 'heading' },
    ];
    expect(subheadsOf(blocks)).toEqual([]);
  });
});

describe('the contents', () => {
  const listed = (...blocks: ContentBlock[]): string[] =>
    contentsOf(subheadsOf(blocks)).map(({ block }) => block.content);

  test('list subheadings of level 2', () => {
    const blocks = [heading('One'), heading('Inner', 3), heading('Two'), heading('Three')];
    expect(listed(...blocks)).toEqual(['One', 'Two', 'Three']);
  });

  test('are absent where there are fewer than three', () => {
    expect(listed(heading('One'), heading('Two'), heading(' '), heading('Inner', 3))).toEqual([]);
  });
});
