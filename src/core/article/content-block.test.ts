import { expect, test } from 'vitest';
import { blockTypeOf, contentBlockSchema } from './content-block.ts';

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
