import * as z from 'zod/mini';
import { defineKind, wordsFor } from '../content/content-kind.ts';
import { type RuleCode, rule } from '../errors.ts';
import { excessOf } from '../text/excess-of.ts';
import { longest, longestMedia, mediaText, requiredText } from '../text/form-text.ts';
import type { FailureParams } from '../words/failure-words.ts';
import * as labelWords from '../words/label-words.ts';
import { type StoryPage, storyPageSchema, webStorySchema } from './web-story.ts';

/** Most pages of a story. */
const MOST_PAGES = 100;

/** Bounds of a page without its medium and its texts. */
const restOfPage = { depth: 4, parts: 500, characters: 10_000 };

const pageLimits = [
  { field: 'src', code: rule('story-page-media-too-long'), mostOf: longestMedia },
  { field: 'alt', code: rule('story-page-alt-too-long'), mostOf: () => longest.sentence },
  { field: 'text', code: rule('story-page-text-too-long'), mostOf: () => longest.sentence },
] as const;

interface Objection {
  field: string;
  code: RuleCode;
  params: FailureParams;
}

/** Returns the field of a page that is too large, with the rule that it breaks, if any. */
function objectionTo(page: StoryPage, number: number): Objection | undefined {
  for (const { field, code, mostOf } of pageLimits) {
    const { length } = page[field];
    const most = mostOf(page[field]);
    if (length > most) return { field, code, params: { number, most, length } };
  }
  const { src: _, alt: __, text: ___, ...rest } = page;
  if (!excessOf(rest, restOfPage)) return undefined;
  return { field: 'type', code: 'story-page-too-large', params: { number } };
}

/** Form schema of a story's pages: checks their number and sizes. */
const storyPages = z.array(storyPageSchema).check(
  z.minLength(1, rule('story-empty')),
  z.maxLength(MOST_PAGES, rule('story-too-many-pages')),
  z.check<StoryPage[]>(({ value, issues }) => {
    value.slice(0, MOST_PAGES).forEach((page, at) => {
      const objection = objectionTo(page, at + 1);
      if (!objection) return;
      issues.push({
        code: 'custom',
        input: page,
        message: objection.code,
        params: objection.params,
        path: [at, objection.field],
      });
    });
  }),
);

export const webStoryKind = defineKind({
  collection: 'stories',
  schema: webStorySchema,
  words: wordsFor({ noun: labelWords.webStory, event: 'web-story', toastVerb: 'created' }),
  fields: {
    title: requiredText('story-title-missing', 'story-title-too-long', longest.title),
    coverImage: requiredText(
      'story-cover-description-missing',
      'story-cover-description-too-long',
      longest.sentence,
    ),
    coverImageSrc: z._default(mediaText('story-cover-too-long'), ''),
    pages: storyPages,
  },
  labelOf: ({ title }) => title,
  toRecord: (fields) => fields,
});
