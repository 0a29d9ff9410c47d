import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ContentBlock } from '#core/article/content-block.ts';
import type { VersionWords } from '#core/article/published-versions/published-version.ts';
import { compareWords } from './compare-words.ts';

const paragraph = (id: string, content: string): ContentBlock => ({
  id,
  type: 'paragraph',
  content,
});

const wordsOf = (content: ContentBlock[], title = 'Rain'): VersionWords => ({
  ...{ title, kicker: '', standfirst: '', credit: '', content },
});

/** What differs: the label, the words before, the words after. */
const differences = (before: VersionWords, after: VersionWords) =>
  compareWords(before, after)
    .filter(({ isSame }) => !isSame)
    .map((part) => [part.label, part.before?.words, part.after?.words]);

test('a block is followed by its id; one that was written anew stands beside the one that it replaces', () => {
  const before = wordsOf([
    paragraph('a', 'One.'),
    paragraph('b', 'Two.'),
    paragraph('c', 'Three.'),
  ]);
  const after = wordsOf(
    [paragraph('a', 'One.'), paragraph('d', 'Another.'), paragraph('c', 'Three!')],
    'Sun',
  );
  expect(differences(before, after)).toEqual([
    ['Headline', 'Rain', 'Sun'],
    ['Paragraph 2', 'Two.', 'Another.'],
    ['Paragraph 3', 'Three.', 'Three!'],
  ]);
});

test('blocks without ids are matched by their words; an added and a removed one stand alone', () => {
  const before = wordsOf([paragraph('', 'One.'), paragraph('', 'Two.')]);
  const heading = { id: '', type: 'heading', level: 2, content: 'Why' };
  const after = wordsOf([heading, paragraph('', 'One.')]);
  expect(differences(before, after)).toEqual([
    ['Heading', undefined, 'Why'],
    ['Paragraph 2', 'Two.', undefined],
  ]);
});

test('another picture and another link differ, though the words are the same', () => {
  const image = (src: string): ContentBlock => ({ id: 'i', type: 'image', src, alt: 'A map' });
  const linked = (href: string): ContentBlock => ({
    ...{ id: 'p', type: 'paragraph', content: 'See the map.' },
    marks: [{ start: 8, end: 11, kind: 'link', href }],
  });
  const labels = compareWords(
    wordsOf([image('/a.png'), linked('/one'), paragraph('q', 'Same.')]),
    wordsOf([image('/b.png'), linked('/two'), paragraph('q', 'Same.')]),
  );
  expect(labels.filter(({ isSame }) => !isSame).map(({ label }) => label)).toEqual([
    'Image',
    'Paragraph 1',
  ]);
});

test('each side of a comparison is its version: nothing is left out, doubled or moved', () => {
  const blocks = fc.array(
    fc
      .tuple(fc.constantFrom('', 'a', 'b', 'c', 'd'), fc.constantFrom('One.', 'Two.', 'Three.'))
      .map(([id, content]) => paragraph(id, content)),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(blocks, blocks, (before, after) => {
      const parts = compareWords(wordsOf(before), wordsOf(after)).slice(1);
      const textOf = (block: ContentBlock) => ('content' in block ? block.content : '');
      expect(parts.flatMap((part) => part.before?.words ?? [])).toEqual(before.map(textOf));
      expect(parts.flatMap((part) => part.after?.words ?? [])).toEqual(after.map(textOf));
      for (const part of parts) expect(part.isSame).toBe(part.before?.words === part.after?.words);
    }),
  );
});
