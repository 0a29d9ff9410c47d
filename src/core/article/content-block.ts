import * as z from 'zod/mini';
import { storedText } from '../text/stored.ts';

const paragraphSchema = z.looseObject({
  id: storedText(),
  type: z.literal('paragraph'),
  content: z.string(),
});

/** `src` is an address or a data URL; empty means placeholder art. */
const imageSchema = z.looseObject({
  id: storedText(),
  type: z.literal('image'),
  src: storedText(),
  alt: storedText(),
  caption: z.catch(z.optional(z.string()), undefined),
});

const videoSchema = z.looseObject({
  id: storedText(),
  type: z.literal('video'),
  videoId: z.string(),
});

/** A block of an unknown type, as newer versions or other programs write. It is kept but not rendered. */
const otherBlockSchema = z.looseObject({ id: storedText(), type: z.string() });

/** A block of an article. Unknown types pass through unchanged. */
export const contentBlockSchema = z.union([
  paragraphSchema,
  imageSchema,
  videoSchema,
  otherBlockSchema,
]);

export type ParagraphBlock = z.infer<typeof paragraphSchema>;
export type ImageBlock = z.infer<typeof imageSchema>;
export type VideoBlock = z.infer<typeof videoSchema>;
export type ContentBlock = z.infer<typeof contentBlockSchema>;

export const isParagraph = (block: ContentBlock): block is ParagraphBlock =>
  block.type === 'paragraph' && typeof block.content === 'string';

export const isImage = (block: ContentBlock): block is ImageBlock => block.type === 'image';

export const isVideo = (block: ContentBlock): block is VideoBlock =>
  block.type === 'video' && typeof block.videoId === 'string';

/** The types of blocks that an article can show. */
const shownBlocks = { paragraph: isParagraph, image: isImage, video: isVideo };

export type BlockType = keyof typeof shownBlocks;

export const blockTypes = Object.keys(shownBlocks) as BlockType[];

/** Returns the type of a block; `undefined` if articles can't show it. */
export const blockTypeOf = (block: ContentBlock): BlockType | undefined =>
  blockTypes.find((type) => shownBlocks[type](block));
