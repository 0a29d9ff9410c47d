import { expect, test } from 'vitest';
import type { ContentBlock } from '#core/article/content-block.ts';
import { adPlace } from './article-body.tsx';

const blocks: Record<string, ContentBlock> = {
  p: { id: 'p', type: 'paragraph', content: 'Text.' },
  i: { id: 'i', type: 'image', src: '/art/india.svg', alt: 'Rain' },
  v: { id: 'v', type: 'video', videoId: 'aqz-KE-bpKQ' },
  x: { id: 'x', type: 'poll' },
  l: { id: 'l', type: 'list', style: 'bulleted', items: [{ content: 'Rain' }] },
  h: { id: 'h', type: 'heading', level: 2, content: 'Rain' },
};

const article = (letters: string): ContentBlock[] =>
  [...letters].flatMap((letter) => blocks[letter] ?? []);

test.each([
  ['pppppp', 3],
  ['pipppp', 4],
  ['pppipp', 5],
  ['pppvip', 6],
  ['ppplpp', 5],
  ['ppphp', 3],
  ['pp', 2],
  ['', 0],
  ['ppxp', 4],
])('in %s the advertisement stands after %i blocks', (letters, place) => {
  expect(adPlace(article(letters))).toBe(place);
});
