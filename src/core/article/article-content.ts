import * as z from 'zod/mini';
import { type RuleCode, rule } from '../errors.ts';
import { excessOf } from '../text/excess-of.ts';
import { longest, longestMedia } from '../text/form-text.ts';
import type { FailureParams } from '../words/failure-words.ts';
import {
  type ContentBlock,
  contentBlockSchema,
  isImage,
  isParagraph,
  isVideo,
} from './content-block.ts';

/** Most blocks of an article: three times as many as the longest reports have. */
export const MOST_BLOCKS = 2_000;

/** Most text of an article's paragraphs together, in characters: three long novels. */
export const MOST_TEXT = 1_000_000;

/** Most pictures and videos of an article: each costs as much to render as ten paragraphs. */
export const MOST_MEDIA = 500;

/** Bounds of a block without its text and its picture, or of a whole block of an unknown type. */
const restOfBlock = { depth: 6, parts: 5_000, characters: longest.paragraph };

/** Splits a block into the parts that have limits: length of its text, its picture, everything else. */
function measuresOf(block: ContentBlock) {
  if (isParagraph(block)) {
    const { content, ...rest } = block;
    return { text: content.length, rest };
  }
  if (isImage(block)) {
    const { src, ...rest } = block;
    return { text: 0, src, rest };
  }
  return { text: 0, rest: block };
}

type Objection = [code: RuleCode, params: FailureParams];

/** Returns the rule that a block breaks by its size, if any. */
function objectionTo(block: ContentBlock, number: number): Objection | undefined {
  const { text, src = '', rest } = measuresOf(block);
  if (text > longest.paragraph) {
    return ['block-too-long', { number, most: longest.paragraph, length: text }];
  }
  const most = longestMedia(src);
  if (src.length > most) return ['block-picture-too-long', { number, most, length: src.length }];
  const excess = excessOf(rest, restOfBlock);
  if (excess === 'depth') return ['block-too-deep', { number }];
  return excess ? ['block-too-large', { number }] : undefined;
}

const textIn = (content: readonly ContentBlock[]): number =>
  content.reduce((sum, block) => sum + (isParagraph(block) ? block.content.length : 0), 0);

/** Form schema of an article's blocks: checks their number, their sizes and their total. */
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
    const media = value.filter((block) => isImage(block) || isVideo(block)).length;
    if (media > MOST_MEDIA) {
      refuse(['article-too-many-media', { most: MOST_MEDIA, length: media }]);
    }
    const text = textIn(value);
    if (text > MOST_TEXT) refuse(['article-text-too-long', { most: MOST_TEXT, length: text }]);
  }),
);
