import fc from 'fast-check';
import { chainCommands, splitBlock } from 'prosemirror-commands';
import { EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { type Mark, markKinds, normalMarks, type RichText } from '#blocks/marks.ts';
import { articleContent } from '#core/article/article-content.ts';
import type { ContentBlock } from '#core/article/content-block.ts';
import { blockIds } from './block-ids.ts';
import { positionOf } from './changed-blocks.ts';
import { schema } from './schema.ts';
import {
  breakLine,
  insertBlock,
  moveBlock,
  nestPoint,
  plainAtStart,
  removeBlock,
  toggle,
  toggleHeading,
  toggleList,
  toggleQuotation,
  writeInPlace,
} from './text-commands.ts';
import { blockOf, blocksOf, documentOf } from './text-document.ts';

const words = fc.oneof(
  fc.string({ maxLength: 12, unit: 'grapheme' }),
  fc.constantFrom('', 'a\nb', '\n', 'आज 👩‍👩‍👧 e\u0301', 'نص 日本', ' two  spaces '),
);

const rich: fc.Arbitrary<RichText> = fc
  .tuple(
    words,
    fc.array(
      fc.record({
        start: fc.nat(12),
        length: fc.integer({ min: 1, max: 8 }),
        kind: fc.constantFrom(...markKinds),
        href: fc.constantFrom('https://a.example/', '/article/1'),
      }),
      { maxLength: 4 },
    ),
  )
  .map(([content, ranges]) => {
    const marks = ranges.map(
      ({ start, length, kind, href }): Mark => ({
        ...{ start, end: start + length, kind },
        ...(kind === 'link' && { href }),
      }),
    );
    const normal = normalMarks({ content, marks });
    return normal.length > 0 ? { content, marks: normal } : { content };
  });

const picture = fc.record({ src: fc.constantFrom('', '/a.webp'), alt: words });
const list = fc.record({
  style: fc.constantFrom('bulleted', 'numbered'),
  items: fc.array(rich, { minLength: 1, maxLength: 3 }),
});
const item = fc
  .tuple(rich, fc.option(list, { nil: undefined }))
  .map(([text, inner]) => (inner ? { ...text, list: inner } : text));

const bodies: fc.Arbitrary<object>[] = [
  rich.map((text) => ({ type: 'paragraph', ...text })),
  rich.map((text) => ({ type: 'paragraph', ...text, tone: 'kept' })),
  fc
    .tuple(rich, fc.constantFrom(2, 3))
    .map(([text, level]) => ({ type: 'heading', level, ...text })),
  fc.tuple(rich, words).map(([text, source]) => ({ type: 'quotation', ...text, source })),
  words.map((content) => ({ type: 'pull-quote', content })),
  fc
    .tuple(fc.constantFrom('bulleted', 'numbered'), fc.array(item, { maxLength: 4 }))
    .map(([style, items]) => ({ type: 'list', style, items })),
  fc
    .tuple(words, fc.array(rich, { maxLength: 3 }))
    .map(([title, paragraphs]) => ({ type: 'fact-box', title, paragraphs })),
  picture.map((one) => ({ type: 'image', ...one, width: 'wide' })),
  fc.array(picture).map((pictures) => ({ type: 'gallery', layout: 'grid', pictures })),
  fc.constant({ type: 'video', videoId: 'a1B2c3D4e5F' }),
  fc.constant({ type: 'divider' }),
  fc.constant({ type: 'related', articleId: 'article-1' }),
  fc.constant({ type: 'poll', question: 'Rain?', answers: [{ text: 'Yes' }] }),
  fc.constant({ type: 'paragraph' }),
];

const contents = fc
  .array(fc.oneof(...bodies), { minLength: 1, maxLength: 6 })
  .map((list) => articleContent.parse(list.map((body, at) => ({ id: `b${at}`, ...body }))));

/** The blocks of a document of which no block is known by its node. */
const readAgain = (content: readonly ContentBlock[]): ContentBlock[] =>
  schema.nodeFromJSON(documentOf(content).toJSON()).children.map(blockOf);

test('stored blocks come back from a document as they were', () => {
  fc.assert(
    fc.property(contents, (content) => {
      expect(blocksOf(documentOf(content))).toEqual(content);
      expect(readAgain(content)).toEqual(content);
    }),
  );
});

test.each([
  [{ id: 'x', type: 'poll', question: 'Rain?' }],
  [{ id: 'x', type: 'list', style: 'bulleted', items: [] }],
  [{ id: '', type: 'paragraph' }],
])('a block that the text can not hold is locked and kept: %j', (block) => {
  const document = documentOf([block]);
  expect(document.child(0).type.name).toBe('locked');
  expect(readAgain([block])).toEqual([block]);
});

/** Applies a random edit; one that is not possible changes nothing. */
function edited(state: EditorState, kind: string, from: number, to: number): EditorState {
  const places = [from, to].map((place) => state.doc.resolve(place % state.doc.content.size));
  const [anchor, head] = places;
  if (!(anchor && head)) return state;
  const selected = state.apply(state.tr.setSelection(TextSelection.between(anchor, head)));
  let next = selected;
  const dispatch = (tr: Transaction): void => {
    next = selected.apply(tr);
  };
  const { doc } = selected;
  const index = from % doc.childCount;
  const edits: Record<string, () => unknown> = {
    type: () => dispatch(selected.tr.insertText('neu “x”')),
    delete: () => dispatch(selected.tr.deleteSelection()),
    split: () => chainCommands(writeInPlace, splitBlock)(selected, dispatch),
    break: () => breakLine(selected, dispatch),
    strong: () => toggle('strong')(selected, dispatch),
    heading: () => toggleHeading(3)(selected, dispatch),
    quotation: () => toggleQuotation(selected, dispatch),
    list: () => toggleList('numbered')(selected, dispatch),
    nest: () => nestPoint(selected, dispatch),
    plain: () => plainAtStart(selected, dispatch),
    move: () => dispatch(moveBlock(selected, index, to % doc.childCount)),
    remove: () => dispatch(removeBlock(selected, index)),
    copy: () => dispatch(insertBlock(selected, blockOf(doc.child(index)), index)),
    paste: () => {
      const at = positionOf(doc, index);
      const slice = doc.slice(at, at + doc.child(index).nodeSize);
      dispatch(selected.tr.replaceSelection(slice));
    },
  };
  edits[kind]?.();
  return next;
}

const kinds = [
  ...['type', 'delete', 'split', 'break', 'strong', 'heading', 'quotation', 'list', 'nest'],
  ...['plain', 'move', 'remove', 'copy', 'paste'],
];
const edits = fc.array(fc.tuple(fc.constantFrom(...kinds), fc.nat(200), fc.nat(200)), {
  maxLength: 12,
});

test('any edits give blocks that are in their stored form, come back as they were, and have ids of their own', () => {
  fc.assert(
    fc.property(contents, edits, (content, steps) => {
      let state = EditorState.create({ doc: documentOf(content), plugins: [blockIds] });
      for (const [kind, from, to] of steps) state = edited(state, kind, from, to);
      state.doc.check();
      const blocks = blocksOf(state.doc);
      expect(blocks.length).toBeGreaterThan(0);
      expect(articleContent.parse(blocks)).toEqual(blocks);
      expect(readAgain(blocks)).toEqual(blocks);
      const ids = blocks.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).not.toContain('');
    }),
  );
});

test('points that can not be moved out of their list stay', () => {
  const empty = { style: 'bulleted', items: [{ content: '' }] };
  const two = { style: 'bulleted', items: [{ content: '' }, { content: '' }] };
  const list = {
    ...{ id: 'b0', type: 'list', style: 'bulleted' },
    items: [
      { content: '', list: empty },
      { content: ' two  spaces ', list: two },
    ],
  };
  let state = EditorState.create({ doc: documentOf([list]), plugins: [blockIds] });
  state = edited(edited(state, 'list', 0, 0), 'paste', 0, 46);
  const before = state.doc;
  expect(edited(state, 'list', 76, 79).doc).toBe(before);
});

test('a split keeps the id on the first half, and a copy gets its own', () => {
  const content = [{ id: 'a', type: 'paragraph', content: 'One. Two.' }];
  let state = EditorState.create({ doc: documentOf(content), plugins: [blockIds] });
  state = state.apply(state.tr.split(6));
  const [first, second] = blocksOf(state.doc);
  expect(first).toMatchObject({ id: 'a', content: 'One. ' });
  expect(second).toMatchObject({ content: 'Two.' });
  expect(second?.id).toMatch(/^block-/);
  state = state.apply(state.tr.insert(0, state.doc.child(0)));
  expect(blocksOf(state.doc).map(({ id }) => id)).toEqual([
    'a',
    expect.stringMatching(/^block-/),
    second?.id,
  ]);
});

test('a block that was not changed comes back as the object that it was made of', () => {
  const content = [
    { id: 'a', type: 'paragraph', content: 'One.' },
    { id: 'b', type: 'paragraph', content: 'Two.', note: { by: 'wire' } },
  ];
  let state = EditorState.create({ doc: documentOf(content) });
  state = state.apply(state.tr.insertText('!', 1));
  expect(blocksOf(state.doc)[1]).toBe(content[1]);
  state = state.apply(state.tr.insertText('!', state.doc.content.size - 1));
  expect(blocksOf(state.doc)[1]).toEqual({ ...content[1], content: 'Two.!' });
});

test('Enter over everything before a card begins a paragraph in its place', () => {
  const inner = { style: 'bulleted', items: [{ content: 'Rain' }] };
  const list = { id: 'a', type: 'list', style: 'bulleted', items: [{ content: '', list: inner }] };
  const doc = documentOf([list, { id: 'b', type: 'poll' }]);
  const end = doc.child(0).nodeSize;
  const selection = TextSelection.between(doc.resolve(0), doc.resolve(end));
  const state = EditorState.create({ doc, selection, plugins: [blockIds] });
  let next = state;
  writeInPlace(state, (tr) => {
    next = state.apply(tr);
  });
  expect(blocksOf(next.doc).map(({ type }) => type)).toEqual(['paragraph', 'poll']);
  expect(next.selection.$from.parent.type.name).toBe('paragraph');
});
