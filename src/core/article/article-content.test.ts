import { expect, test } from 'vitest';
import { parsedByRules } from '../rule-failure.ts';
import { longest } from '../text/form-text.ts';
import { articleContent, MOST_BLOCKS, MOST_MEDIA, MOST_TEXT } from './article-content.ts';

const text = (length: number): string => 'x'.repeat(length);
const paragraph = (length: number) => ({ id: '', type: 'paragraph', content: text(length) });
const image = (src: string, caption = '') => ({ id: '', type: 'image', src, alt: '', caption });
const video = { id: '', type: 'video', videoId: 'aqz-KE-bpKQ' };
/** A block of an unknown type, `depth` lists deep. */
const nested = (depth: number) => {
  let value: unknown = 'leaf';
  for (let at = 0; at < depth; at += 1) value = [value];
  return { id: '', type: 'quiz', value };
};
const list = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);
const embedded = (length: number): string => `data:${text(length - 5)}`;

/** Codes, numbers and paths of the broken rules, in order. */
const broken = (content: unknown): string[] =>
  (parsedByRules(articleContent, content).error?.issues ?? []).map(({ message, path, ...issue }) =>
    [
      ...[message, ...path.map((part) => `at ${String(part)}`)],
      ...('params' in issue ? [JSON.stringify(issue.params)] : []),
    ].join(' '),
  );

const longestText = list(MOST_TEXT / longest.paragraph, paragraph(longest.paragraph));

test.each<[string, unknown]>([
  ['one block', [paragraph(0)]],
  ['the most blocks', list(MOST_BLOCKS, paragraph(0))],
  ['the most text', [...longestText, image(text(longest.address))]],
  ['the most pictures', list(MOST_MEDIA, image(''))],
  ['the most pictures and videos', [...list(MOST_MEDIA - 1, image('')), video, paragraph(9)]],
  ['the longest address', [image(text(longest.address))]],
  ['the longest embedded picture', [image(embedded(longest.embeddedMedia))]],
  ['the deepest block', [nested(5)]],
  ['the largest block of another type', [{ id: '', type: 'quiz', list: list(4_900, 0) }]],
])('an article may have %s', (_, content) => {
  expect(broken(content)).toEqual([]);
});

const most = longest.paragraph;

test.each<[string, unknown, string[]]>([
  ['no blocks', [], ['article-empty']],
  ['too many blocks', list(MOST_BLOCKS + 1, paragraph(0)), ['article-too-many-blocks']],
  [
    'too long a paragraph',
    [paragraph(0), paragraph(most + 1)],
    [`block-too-long at 1 {"number":2,"most":${most},"length":${most + 1}}`],
  ],
  [
    'too much text',
    [...longestText, paragraph(1)],
    [`article-text-too-long {"most":${MOST_TEXT},"length":${MOST_TEXT + 1}}`],
  ],
  [
    'too many pictures and videos',
    [...list(MOST_MEDIA, image('')), video],
    [`article-too-many-media {"most":${MOST_MEDIA},"length":${MOST_MEDIA + 1}}`],
  ],
  [
    'too long an address',
    [image(text(longest.address + 1))],
    ['block-picture-too-long at 0 {"number":1,"most":2000,"length":2001}'],
  ],
  [
    'too large an embedded picture',
    [paragraph(0), image(embedded(longest.embeddedMedia + 1))],
    ['block-picture-too-long at 1 {"number":2,"most":4000000,"length":4000001}'],
  ],
  [
    'too long a caption',
    [image('', text(most + 1))],
    [`block-too-long at 0 {"number":1,"most":${most},"length":${most + 1}}`],
  ],
  [
    'a link that runs code',
    [{ ...paragraph(9), marks: [{ start: 0, end: 4, kind: 'link', href: 'javascript:alert(1)' }] }],
    ['block-link-unsafe at 0 {"number":1}'],
  ],
  ['too deep a block', [nested(6)], ['block-too-deep at 0 {"number":1}']],
  [
    'too large a block of another type',
    [paragraph(0), { id: '', type: 'quiz', list: list(5_000, 0) }],
    ['block-too-large at 1 {"number":2}'],
  ],
])('an article may not have %s', (_, content, codes) => {
  expect(broken(content)).toEqual(codes);
});
