import { dequal } from 'dequal/lite';
import { diffArrays } from 'diff';
import {
  type ContentBlock,
  isImage,
  isParagraph,
  mediaOf,
  textsOf,
} from '#core/article/content-block.ts';
import { headTextNames } from '#core/article/head-texts.ts';
import type { VersionWords } from '#core/article/published-versions/published-version.ts';
import * as versionsWords from '#ui/words/versions-words.ts';

/** A part of a version: its words, and its picture if it is one. */
export interface VersionPart {
  words: string;
  picture?: string;
  /** What else belongs to it: addresses, links, emphasis. */
  rest: unknown;
}

/** A part of an article in two versions; absent on the side that lacks it. */
export interface ComparedPart {
  label: string;
  before?: VersionPart | undefined;
  after?: VersionPart | undefined;
  isSame: boolean;
  isHeadline?: true;
}

const textOf = (words: string): VersionPart => ({ words, rest: undefined });

function partOf(block: ContentBlock): VersionPart {
  const { id: _, ...rest } = block;
  return {
    words: textsOf(block)
      .map(({ content }) => content)
      .filter((text) => text !== '')
      .join('\n'),
    ...(isImage(block) && block.src ? { picture: block.src } : {}),
    rest: mediaOf(block).length > 0 || !isParagraph(block) ? rest : block.marks,
  };
}

function compared(
  label: string,
  before: VersionPart | undefined,
  after: VersionPart | undefined,
): ComparedPart {
  return { label, before, after, isSame: dequal(before, after) };
}

const isSameBlock = (one: ContentBlock, other: ContentBlock): boolean =>
  one.id !== '' && other.id !== '' ? one.id === other.id : dequal(partOf(one), partOf(other));

/** `fact-box` as 'Fact box'. */
const nameOf = (type: string): string =>
  `${type.charAt(0).toUpperCase()}${type.slice(1)}`.replaceAll('-', ' ');

/** Number of a paragraph among the paragraphs of its version, or the name of another block. */
function labelsIn(blocks: readonly ContentBlock[]): Map<ContentBlock, string> {
  let paragraphs = 0;
  return new Map(
    blocks.map((block) => {
      if (isParagraph(block)) paragraphs += 1;
      return [block, isParagraph(block) ? versionsWords.paragraph(paragraphs) : nameOf(block.type)];
    }),
  );
}

type Pair = [ContentBlock | undefined, ContentBlock | undefined];

/** Pairs blocks that were removed with blocks that were added in their place, where they are of one type. */
function replacements(removed: readonly ContentBlock[], added: readonly ContentBlock[]): Pair[] {
  const isPaired = (at: number): boolean => removed[at]?.type === added[at]?.type;
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, at): Pair[] =>
    isPaired(at)
      ? [[removed[at], added[at]]]
      : [
          [removed[at], undefined],
          [undefined, added[at]],
        ],
  )
    .flat()
    .filter(([one, other]) => one ?? other);
}

/** Pairs the blocks of two versions, in their order. */
function pairsOf(before: readonly ContentBlock[], after: readonly ContentBlock[]): Pair[] {
  const pairs: Pair[] = [];
  let removed: ContentBlock[] = [];
  let added: ContentBlock[] = [];
  let [at, otherAt] = [0, 0];
  const settle = (): void => {
    pairs.push(...replacements(removed, added));
    [removed, added] = [[], []];
  };
  for (const part of diffArrays([...before], [...after], { comparator: isSameBlock })) {
    const { count } = part;
    if (part.removed) removed.push(...before.slice(at, at + count));
    else if (part.added) added.push(...after.slice(otherAt, otherAt + count));
    else {
      settle();
      for (let more = 0; more < count; more += 1) {
        pairs.push([before[at + more], after[otherAt + more]]);
      }
    }
    if (!part.added) at += count;
    if (!part.removed) otherAt += count;
  }
  settle();
  return pairs;
}

/** Compares two versions part by part, in the order of the later one. */
export function compareWords(before: VersionWords, after: VersionWords): ComparedPart[] {
  const labels = new Map([...labelsIn(before.content), ...labelsIn(after.content)]);
  const heads = [
    ...headTextNames.map((name) => ({
      label: versionsWords.headTexts[name],
      one: before[name],
      other: after[name],
    })),
    { label: versionsWords.by, one: before.credit, other: after.credit },
  ];
  return [
    {
      ...compared(versionsWords.headline, textOf(before.title), textOf(after.title)),
      isHeadline: true,
    },
    ...heads
      .filter(({ one, other }) => one !== '' || other !== '')
      .map(({ label, one, other }) =>
        compared(
          label,
          one === '' ? undefined : textOf(one),
          other === '' ? undefined : textOf(other),
        ),
      ),
    ...pairsOf(before.content, after.content).map(([one, other]) => {
      const named = other ?? one;
      const label = named ? (labels.get(named) ?? '') : '';
      return compared(label, one && partOf(one), other && partOf(other));
    }),
  ];
}
