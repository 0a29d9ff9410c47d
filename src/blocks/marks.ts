import * as z from 'zod/mini';
import { wholeGraphemes } from '#core/locale/graphemes.ts';
import { storedList } from '#core/text/stored.ts';

/** Kinds of marks, in the order in which marks of one range are stored and nested. */
export const markKinds = ['link', 'strong', 'emphasis', 'code'] as const;

export type MarkKind = (typeof markKinds)[number];

/** A range of a text that is marked. `start` and `end` are offsets in UTF-16 code units; `end` is excluded. */
const markSchema = z.object({
  start: z.int(),
  end: z.int(),
  kind: z.enum(markKinds),
  /** Address that a link leads to; only links have one. */
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

/** Adds a mark to those of its kind, which are sorted by their start. */
function joined(marks: Mark[], next: Mark): Mark[] {
  const last = marks.at(-1);
  if (!last || next.start > last.end) return [...marks, next];
  if (isSame(last, next)) {
    return [...marks.slice(0, -1), { ...last, end: Math.max(last.end, next.end) }];
  }
  // Links don't overlap: the one that begins first keeps its range.
  const start = Math.max(next.start, last.end);
  return start < next.end ? [...marks, { ...next, start }] : marks;
}

const byPlace = (one: Mark, other: Mark): number => one.start - other.start || one.end - other.end;

/**
 * Returns the marks of a text in their only stored form: within the text, at the edges of graphemes, those
 * of one kind neither overlap nor touch unless their addresses differ, sorted by start, end and kind. A
 * link without an address is dropped.
 */
export function normalMarks({ content, marks = [] }: RichText): Mark[] {
  const within = marks
    .map((mark) => ({
      ...mark,
      start: Math.max(0, mark.start),
      end: Math.min(content.length, mark.end),
    }))
    .filter(({ start, end, kind, href }) => start < end && (kind !== 'link' || href))
    .map((mark) => {
      const [start, end] = wholeGraphemes(content, mark.start, mark.end);
      return { ...mark, start, end };
    });
  return markKinds
    .flatMap((kind) =>
      within
        .filter((mark) => mark.kind === kind)
        .map(({ start, end, href }) => ({ start, end, kind, ...(kind === 'link' && { href }) }))
        .sort(byPlace)
        .reduce<Mark[]>(joined, []),
    )
    .sort(byPlace);
}

/** Returns the text with its marks in their stored form; without the field if there are none. */
export function normalText<Text extends RichText>(text: Text): Text {
  const { marks: _, ...rest } = text;
  const marks = text.marks === undefined ? [] : normalMarks(text);
  return (marks.length > 0 ? { ...rest, marks } : rest) as Text;
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
  ];
  edges.sort((one, other) => one - other);
  return edges.slice(0, -1).map((start, at) => {
    const end = edges[at + 1] ?? content.length;
    return {
      text: content.slice(start, end),
      marks: markKinds.flatMap((kind) =>
        marks.filter((mark) => mark.kind === kind && mark.start <= start && mark.end >= end),
      ),
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
