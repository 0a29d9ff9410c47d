import { expect, test } from 'vitest';
import { prose, richText } from './write-blocks.ts';

test('marks are read as ranges of the plain text', () => {
  expect(richText('A **bold** and *soft* `x` [link](/about).')).toEqual({
    content: 'A bold and soft x link.',
    marks: [
      { start: 2, end: 6, kind: 'strong' },
      { start: 11, end: 15, kind: 'emphasis' },
      { start: 16, end: 17, kind: 'code' },
      { start: 18, end: 22, kind: 'link', href: '/about' },
    ],
  });
  expect(richText('Plain.')).toEqual({ content: 'Plain.' });
});

test('empty lines separate blocks, and signs give them their type', () => {
  const text = `
    First
    line.

    ## A heading

    ### A smaller one

    > Words. — Somebody

    !! Large words

    ***
  `;
  expect(prose(text)).toEqual([
    { type: 'paragraph', content: 'First line.' },
    { type: 'heading', level: 2, content: 'A heading' },
    { type: 'heading', level: 3, content: 'A smaller one' },
    { type: 'quotation', content: 'Words.', source: 'Somebody' },
    { type: 'pull-quote', content: 'Large words' },
    { type: 'divider' },
  ]);
});

test('lists have items of several lines and inner lists', () => {
  const text = `
    - one
      and more
    -- inner
    - two

    1. first
    2. second
  `;
  expect(prose(text)).toEqual([
    {
      type: 'list',
      style: 'bulleted',
      items: [
        { content: 'one and more', list: { style: 'bulleted', items: [{ content: 'inner' }] } },
        { content: 'two' },
      ],
    },
    { type: 'list', style: 'numbered', items: [{ content: 'first' }, { content: 'second' }] },
  ]);
});
