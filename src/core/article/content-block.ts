import * as z from 'zod/mini';
import { blockDefinitions } from '#blocks/block-types.ts';
import type { BlockDefinition } from '#blocks/define-block.ts';
import { normalText, type RichText } from '#blocks/marks.ts';
import { plainText } from '#blocks/plain-text.ts';
import { Refusal } from '../errors.ts';
import { storedText } from '../text/stored.ts';

export type BlockType = keyof typeof blockDefinitions;

type BlockIn<Definition> = Definition extends BlockDefinition<infer Block> ? Block : never;

/** A block of an unknown type, as newer versions or other programs write. It is kept but not rendered. */
const otherBlockSchema = z.looseObject({ id: storedText(), type: z.string() });

type OtherBlock = z.infer<typeof otherBlockSchema>;

/** A block that articles can show. */
export type KnownBlock = {
  [Type in BlockType]: BlockIn<(typeof blockDefinitions)[Type]>;
}[BlockType];

export type BlockOf<Type extends BlockType> = Extract<KnownBlock, { type: Type }>;

/** A block of an article. */
export type ContentBlock = KnownBlock | OtherBlock;

export const blockTypes = Object.keys(blockDefinitions) as BlockType[];

const isBlockType = (type: string): type is BlockType => Object.hasOwn(blockDefinitions, type);

const knownBlockSchema = z.discriminatedUnion(
  'type',
  Object.values(blockDefinitions).map(({ schema }) => schema) as never,
) as unknown as z.ZodMiniType<KnownBlock>;

/** Schema of a block. Unknown types, and known ones without what they need, pass through unchanged. */
export const contentBlockSchema: z.ZodMiniType<ContentBlock> = z.union([
  knownBlockSchema,
  otherBlockSchema,
]);

function isKnown(block: ContentBlock): block is KnownBlock {
  if (!isBlockType(block.type)) return false;
  const { requires } = blockDefinitions[block.type] as AnyDefinition;
  return requires === undefined || typeof block[requires as keyof ContentBlock] === 'string';
}

/** Returns the type of a block; `undefined` if articles can't show it. */
export const blockTypeOf = (block: ContentBlock): BlockType | undefined =>
  isKnown(block) ? block.type : undefined;

/** Creates a check for one type of blocks. */
const isOfType =
  <Type extends BlockType>(type: Type) =>
  (block: ContentBlock): block is BlockOf<Type> =>
    block.type === type && isKnown(block);

export const isHeading = isOfType('heading');
export const isParagraph = isOfType('paragraph');
export const isImage = isOfType('image');
export const isGallery = isOfType('gallery');
export const isVideo = isOfType('video');
export const isSitePart = isOfType('site-part');

/** Definition of a block's type, for blocks of any type. */
type AnyDefinition = BlockDefinition<KnownBlock>;

const definitionFor = (block: ContentBlock): AnyDefinition | undefined =>
  isKnown(block) ? (blockDefinitions[block.type] as unknown as AnyDefinition) : undefined;

/** Returns all texts of a block that readers see, in reading order. */
export function textsOf(block: ContentBlock): RichText[] {
  const texts: RichText[] = [];
  definitionFor(block)?.mapTexts(block as KnownBlock, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

/** Returns all words of blocks that readers see, each text by itself, as `plainText` writes them. */
export const wordsOf = (blocks: readonly ContentBlock[]): string[] =>
  blocks.flatMap((block) => textsOf(block).map(plainText));

/** Returns the addresses of a block's pictures, films and recordings. */
export const mediaOf = (block: ContentBlock): readonly string[] =>
  definitionFor(block)?.media?.(block as KnownBlock) ?? [];

/** Returns the ids of the articles that a block shows. */
export const articlesOf = (block: ContentBlock): readonly string[] =>
  definitionFor(block)?.articles?.(block as KnownBlock) ?? [];

/** Returns the role of a block at the beginning of a premium article; `undefined`: shown and not counted. */
export const beforePremium = (block: ContentBlock): AnyDefinition['beforePremium'] =>
  definitionFor(block)?.beforePremium;

/** True if a block interrupts the text with a picture or the like. */
export const isVisual = (block: ContentBlock): boolean => definitionFor(block)?.isVisual ?? false;

/** Returns a block with the marks of its texts in their stored form. */
export const normalBlock = (block: ContentBlock): ContentBlock =>
  definitionFor(block)?.mapTexts(block as KnownBlock, normalText) ?? block;

/**
 * Refuses with `invalid` blocks that articles can't show, except those that are stored already, which a
 * newer version or another program wrote.
 */
export function refuseUnknownBlocks(
  content: readonly ContentBlock[],
  stored: readonly ContentBlock[] = [],
): void {
  const known = new Set(stored.map(({ id, type }) => `${type} ${id}`));
  for (const [at, block] of content.entries()) {
    if (blockTypeOf(block) || known.has(`${block.type} ${block.id}`)) continue;
    throw new Refusal({
      kind: 'invalid',
      code: 'block-type-unknown',
      params: { number: at + 1, type: block.type.slice(0, 100) },
      field: `content.${at}`,
    });
  }
}
