import { expect, test } from 'vitest';
import { fullBlocks } from '../../../tests/support/records/full-article.ts';
import {
  articlesOf,
  blockTypeOf,
  contentBlockSchema,
  mediaOf,
  normalBlock,
  wordsOf,
} from './content-block.ts';

test.each([
  [{ type: 'paragraph', content: 'Text' }, 'paragraph'],
  [{ type: 'paragraph', content: '' }, 'paragraph'],
  [{ type: 'paragraph' }, undefined],
  [{ type: 'paragraph', content: 5 }, undefined],
  [{ type: 'quote', content: 'Text' }, undefined],
  [{ type: 'image', src: '/boat.svg', alt: 'A boat' }, 'image'],
  [{ type: 'image' }, 'image'],
  [{ type: 'video', videoId: 'aqz-KE-bpKQ' }, 'video'],
  [{ type: 'video', videoId: 5 }, undefined],
  [{ type: 'reel', videoId: 'aqz-KE-bpKQ' }, undefined],
])('[article-blocks] the block %j is shown as %s', (block, type) => {
  const parsed = contentBlockSchema.parse({ id: 'b', ...block });
  expect(blockTypeOf(parsed)).toBe(type);
  // Blocks that can't be shown are kept as they are.
  if (type === undefined) expect(parsed).toEqual({ id: 'b', ...block });
});

const blocks = Object.values(fullBlocks).map((block) => contentBlockSchema.parse(block));

test.each(blocks)('[article-blocks] a block is read as it was stored: %j', (block) => {
  expect(contentBlockSchema.parse(JSON.parse(JSON.stringify(block)))).toEqual(block);
  expect(normalBlock(block)).toEqual(block);
});

test('[article-blocks] the words of blocks are those that readers see', () => {
  expect(wordsOf(blocks)).toEqual([
    'Oneparagraph',
    ...['Onecaption', 'Onecredit'],
    ...['Onecaption', 'Onecredit'],
    'Oneheading',
    ...['Oneitem', 'Innerone', 'Otheritem'],
    ...['Onequotation', 'Onesource'],
    'Onepullquote',
    ...['Onecaption', 'Onecredit'],
    ...['Onetitle', 'Onecredit', 'Onetranscript'],
    ...['Onetitle', 'Onedescription'],
    ...['Onetitle', 'Onefact'],
    'Onenote',
    ...['Onecaption', 'Onehead', 'Otherhead', 'Onecell', '5', 'Onesource'],
  ]);
  expect(wordsOf([{ id: 'b', type: 'poll', content: 'Tea?' }])).toEqual([]);
});

test('[article-blocks] invalid parts of a block are left out or get their default', () => {
  const list = { id: 'b', type: 'list', style: 'starred', items: [{ content: 'One' }, 5] };
  expect(contentBlockSchema.parse(list)).toEqual({
    id: 'b',
    type: 'list',
    style: 'bulleted',
    items: [{ content: 'One', list: undefined, marks: undefined }],
  });
  const marks = [
    { start: 0, end: 2, kind: 'blink' },
    { start: 0, end: 2, kind: 'code' },
  ];
  expect(
    contentBlockSchema.parse({ id: 'b', type: 'heading', level: 7, content: 'One', marks }),
  ).toEqual({
    id: 'b',
    type: 'heading',
    level: 2,
    content: 'One',
    marks: [{ start: 0, end: 2, kind: 'code' }],
  });
});

test('[article-blocks] media and articles of blocks are known to the picture library and to pages', () => {
  expect(blocks.flatMap(mediaOf)).toEqual(['/art/tech.svg', '/art/tech.svg', '/media/one.mp3']);
  expect(blocks.flatMap(articlesOf)).toEqual(['article-1']);
});
