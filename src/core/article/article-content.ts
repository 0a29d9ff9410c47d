import * as z from 'zod/mini';
import type { RichText } from '#blocks/marks.ts';
import { type RuleCode, rule } from '../errors.ts';
import { excessOf } from '../text/excess-of.ts';
import { longest, longestMedia } from '../text/form-text.ts';
import { safeLink } from '../text/safe-address.ts';
import type { FailureParams } from '../words/failure-words.ts';
import {
  blockTypeOf,
  type ContentBlock,
  contentBlockSchema,
  isVisual,
  mediaOf,
  normalBlock,
  textsOf,
} from './content-block.ts';

/** Most blocks of an article: three times as many as the longest reports have. */
export const MOST_BLOCKS = 2_000;

/**
 * Most text of an article's blocks together, in characters: a book of 100 pages, twice the longest reports. A save
 * of it takes some 100 ms of the server's time (bench/limit-texts.mjs).
 */
export const MOST_TEXT = 200_000;

/** Most pictures, films and recordings of an article: each costs as much to render as ten paragraphs. */
export const MOST_MEDIA = 500;

/** Most links, emphasis and other marks of one block: one in each line of a long list. */
export const MOST_MARKS_OF_BLOCK = 1_000;

/** Most marks of an article. */
export const MOST_MARKS = 3_000;

/** Most texts of one block: cells of a table, points of a list, captions of a gallery, notes. */
export const MOST_PARTS = 5_000;

/** Bounds of a block of an unknown type. */
const unknownBlock = { depth: 6, parts: 5_000, characters: longest.paragraph };

/** Bounds of a known block without its texts and its media: lists nest deeper, tables have more parts. */
const restOfBlock = { ...unknownBlock, depth: 9, parts: 20_000 };

const totalLength = (texts: readonly string[]): number =>
  texts.reduce((sum, { length }) => sum + length, 0);

const isUnsafe = ({ href = '' }: { href?: string | undefined }): boolean =>
  href !== '' && (href.length > longest.address || safeLink(href) === undefined);

const marksIn = (texts: readonly RichText[]): number =>
  texts.reduce((sum, { marks = [] }) => sum + marks.length, 0);

type Objection = [code: RuleCode, params: FailureParams];

/** Returns the rule that a block breaks, if any. */
function objectionTo(block: ContentBlock, number: number): Objection | undefined {
  const texts = textsOf(block);
  const words = texts.map(({ content }) => content);
  if (texts.length > MOST_PARTS) {
    return ['block-too-many-parts', { number, most: MOST_PARTS, length: texts.length }];
  }
  const marks = marksIn(texts);
  if (marks > MOST_MARKS_OF_BLOCK) {
    return ['block-too-many-marks', { number, most: MOST_MARKS_OF_BLOCK, length: marks }];
  }
  const length = Math.max(0, ...words.map((text) => text.length));
  if (length > longest.paragraph) {
    return ['block-too-long', { number, most: longest.paragraph, length }];
  }
  const media = mediaOf(block);
  const tooLong = media.find((address) => address.length > longestMedia(address));
  if (tooLong !== undefined) {
    const most = longestMedia(tooLong);
    return ['block-picture-too-long', { number, most, length: tooLong.length }];
  }
  if (texts.some(({ marks = [] }) => marks.some(isUnsafe))) {
    return ['block-link-unsafe', { number }];
  }
  const bounds = blockTypeOf(block) ? restOfBlock : unknownBlock;
  const characters = bounds.characters + totalLength(words) + totalLength(media);
  const excess = excessOf(block, { ...bounds, characters });
  if (excess === 'depth') return ['block-too-deep', { number }];
  return excess ? ['block-too-large', { number }] : undefined;
}

/** Returns how many pictures, films and recordings a block counts as. */
const mediaIn = (block: ContentBlock): number =>
  Math.max(mediaOf(block).length, isVisual(block) ? 1 : 0);

/**
 * Form schema of an article's blocks: checks their number, their sizes, their links and their total, and
 * brings marks into their stored form.
 */
export const articleContent = z.array(contentBlockSchema).check(
  z.minLength(1, rule('article-empty')),
  z.maxLength(MOST_BLOCKS, rule('article-too-many-blocks')),
  z.check<ContentBlock[]>(({ value, issues }) => {
    const refuse = ([message, params]: Objection, path: PropertyKey[] = []): void => {
      issues.push({ code: 'custom', input: value, message, params, path });
    };
    value.forEach((block, at) => {
      const objection = objectionTo(block, at + 1);
      if (objection) refuse(objection, [at]);
    });
    const media = value.reduce((sum, block) => sum + mediaIn(block), 0);
    if (media > MOST_MEDIA) {
      refuse(['article-too-many-media', { most: MOST_MEDIA, length: media }]);
    }
    const texts = value.flatMap(textsOf);
    const marks = marksIn(texts);
    if (marks > MOST_MARKS) refuse(['article-too-many-marks', { most: MOST_MARKS, length: marks }]);
    const text = totalLength(texts.map(({ content }) => content));
    if (text > MOST_TEXT) refuse(['article-text-too-long', { most: MOST_TEXT, length: text }]);
  }),
  // Refused content keeps its form: normalising marks without limit would take too long.
  z.overwrite((blocks) =>
    marksIn(blocks.flatMap(textsOf)) > MOST_MARKS ? blocks : blocks.map(normalBlock),
  ),
);
