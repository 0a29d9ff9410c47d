import type * as z from 'zod/mini';
import type { RichText } from './marks.ts';

type Replace = (text: RichText) => RichText;

/** A type of blocks of articles, as the core treats it. */
export interface BlockDefinition<Block> {
  /** Lenient, see `text/stored.ts`. */
  schema: z.ZodMiniType<Block>;
  /** Field without which a block can't be shown: it must be a text. */
  requires?: keyof Block & string;
  /**
   * Returns the block with each text that readers see replaced, in reading order. Searches, word counts and
   * limits go by these texts, and their marks are stored in their normal form.
   */
  mapTexts: (block: Block, replace: Replace) => Block;
  /** Returns the addresses of its pictures, films and recordings. */
  media?: (block: Block) => readonly string[];
  /** Returns the ids of the articles that it shows. */
  articles?: (block: Block) => readonly string[];
  /**
   * Role of the block at the beginning of a premium article: `counted` is text as paragraphs are, `withheld` may be
   * the whole article. Others are shown and don't count.
   */
  beforePremium?: 'counted' | 'withheld';
  /** True if it interrupts the text with a picture or the like, next to which no advertisement is placed. */
  isVisual?: boolean;
}

export const defineBlock = <Block>(definition: BlockDefinition<Block>): BlockDefinition<Block> =>
  definition;

/** Replaces the text of a block, or of a part of one, with its marks. */
export function replaceText<Part extends RichText>(part: Part, replace: Replace): Part {
  const { content, marks, ...rest } = part;
  const { content: nextContent, marks: nextMarks } = replace({ content, marks });
  const text = { content: nextContent, ...(nextMarks && { marks: nextMarks }) };
  return { ...rest, ...text } as unknown as Part;
}

/** Replaces fields that are plain texts, without marks; absent ones stay absent. */
export function replacePlain<Part extends object>(
  part: Part,
  fields: readonly (keyof Part & string)[],
  replace: Replace,
): Part {
  const next = { ...part };
  for (const field of fields) {
    const value = part[field];
    if (typeof value === 'string')
      Object.assign(next, { [field]: replace({ content: value }).content });
  }
  return next;
}
