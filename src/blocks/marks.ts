import * as z from 'zod/mini';
import { wholeGraphemes } from '#core/locale/graphemes.ts';
import { storedList } from '#core/text/stored.ts';
import { storedForm } from '#core/text/stored-form.ts';

/** Kinds of marks, in the order in which marks of one range are stored and nested. */
export const markKinds = [
  'link',
  'note',
  'strong',
  'emphasis',
  'strike',
  'superscript',
  'subscript',
  'code',
] as const;

export type MarkKind = (typeof markKinds)[number];

/** Kinds whose marks lead somewhere: links to an address, notes to the id of a note of the article. */
const leading: readonly MarkKind[] = ['link', 'note'];

/** A range of a text that is marked. `start` and `end` are offsets in UTF-16 code units; `end` is excluded. */
const markSchema = z.object({
  start: z.int(),
  end: z.int(),
  kind: z.enum(markKinds),
  /** Address that a link leads to, or the id of a note; other marks have none. */
  href: z.optional(z.string()),
});

export type Mark = z.infer<typeof markSchema>;

/** Plain text, with marks beside it that programs may ignore. */
export interface RichText {
  content: string;
  marks?: Mark[] | undefined;
}

/** Fields of a block, or of a part of one, that is a marked text. */
export const richTextFields = {
  content: z.string(),
  marks: z.catch(z.optional(storedList(markSchema)), undefined),
};

const isSame = (one: Mark, other: Mark): boolean =>
  one.kind === other.kind && one.href === other.href;

/** Joins marks of one kind, sorted by their start, that touch or overlap. */
function joined(marks: readonly Mark[]): Mark[] {
  const all: Mark[] = [];
  for (const next of marks) {
    const last = all.at(-1);
    if (!last || next.start > last.end) all.push({ ...next });
    else if (isSame(last, next)) last.end = Math.max(last.end, next.end);
    // Links don't overlap: the one that begins first keeps its range.
    else if (Math.max(next.start, last.end) < next.end) {
      all.push({ ...next, start: Math.max(next.start, last.end) });
    }
  }
  return all;
}

const byPlace = (one: Mark, other: Mark): number => one.start - other.start || one.end - other.end;

/**
 * Returns the marks of a text in their only stored form: within the text, at the edges of graphemes, those
 * of one kind neither overlap nor touch unless their addresses differ, sorted by start, end and kind. A
 * link or a note without an address is dropped.
 */
export function normalMarks({ content, marks = [] }: RichText): Mark[] {
  const ofKind = new Map<MarkKind, Mark[]>(markKinds.map((kind) => [kind, []]));
  for (const { kind, href, ...range } of marks) {
    const from = Math.max(0, range.start);
    const to = Math.min(content.length, range.end);
    const isLeading = leading.includes(kind);
    if (from >= to || (isLeading && !href)) continue;
    const [start, end] = wholeGraphemes(content, from, to);
    ofKind.get(kind)?.push({ start, end, kind, ...(isLeading && { href }) });
  }
  return [...ofKind.values()].flatMap((one) => joined(one.sort(byPlace))).sort(byPlace);
}

/** Returns a marked text in its stored form, with the marks at the same words. */
function storedText(text: RichText): { content: string; marks: Mark[] } {
  const marks = normalMarks(text);
  const edges = [...new Set(marks.flatMap(({ start, end }) => [start, end]))];
  const moved = new Map<number, number>();
  const parts: string[] = [];
  let [before, length] = [0, 0];
  // Edges are those of graphemes, so that what is between two has its form by itself.
  for (const edge of edges.sort((one, other) => one - other)) {
    const part = storedForm(text.content.slice(before, edge));
    parts.push(part);
    length += part.length;
    before = edge;
    moved.set(edge, length);
  }
  parts.push(storedForm(text.content.slice(before)));
  return {
    content: parts.join(''),
    marks: marks.map((mark) => ({
      ...mark,
      start: moved.get(mark.start) ?? 0,
      end: moved.get(mark.end) ?? 0,
    })),
  };
}

/** Returns the text and its marks in their stored form; without marks if there are none. */
export function normalText<Text extends RichText>(text: Text): Text {
  const { marks: given, ...rest } = text;
  if (!given?.length) return { ...rest, content: storedForm(text.content) } as Text;
  const { content, marks } = storedText(text);
  return (marks.length > 0 ? { ...rest, content, marks } : { ...rest, content }) as Text;
}

/** A piece of a text to which the same marks apply. */
export interface Span {
  text: string;
  /** In the order of `markKinds`. */
  marks: Mark[];
}

/** Splits a text at the edges of its marks. */
export function spansOf(text: RichText): Span[] {
  const { content } = text;
  const marks = normalMarks(text);
  if (marks.length === 0) return content === '' ? [] : [{ text: content, marks }];
  const edges = [
    ...new Set([0, content.length, ...marks.flatMap(({ start, end }) => [start, end])]),
  ].sort((one, other) => one - other);
  // Marks of one kind don't overlap, so that at each place one of each kind at most is open.
  const open = new Map<MarkKind, Mark>();
  let next = 0;
  return edges.slice(0, -1).map((start, at) => {
    for (const [kind, mark] of open) if (mark.end <= start) open.delete(kind);
    for (let mark = marks[next]; mark && mark.start <= start; mark = marks[next]) {
      open.set(mark.kind, mark);
      next += 1;
    }
    return {
      text: content.slice(start, edges[at + 1]),
      marks: markKinds.flatMap((kind) => open.get(kind) ?? []),
    };
  });
}

/** Returns the part of a text between two offsets, with its marks. */
export function sliceText(text: RichText, from: number, to: number): RichText {
  const content = text.content.slice(from, to);
  const marks = normalMarks({
    content,
    marks: (text.marks ?? []).map((mark) => ({
      ...mark,
      start: mark.start - from,
      end: mark.end - from,
    })),
  });
  return marks.length > 0 ? { content, marks } : { content };
}

/** Joins texts in order, with signs between them; marks move along. */
export function joinTexts(texts: readonly RichText[], between: string): RichText {
  let content = '';
  const marks: Mark[] = [];
  for (const [at, text] of texts.entries()) {
    if (at > 0) content += between;
    for (const mark of text.marks ?? [])
      marks.push({ ...mark, start: mark.start + content.length, end: mark.end + content.length });
    content += text.content;
  }
  return marks.length > 0 ? { content, marks } : { content };
}
