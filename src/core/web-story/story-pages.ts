import * as z from 'zod/mini';
import { excessOf } from '../text/excess-of.ts';
import { longest, longestMedia, tooLong, tooMany } from '../text/form-text.ts';
import { type StoryPage, storyPageSchema } from './web-story.ts';

/** Most pages of a story. */
export const MOST_PAGES = 100;

/** Bounds of a page besides its medium and its words. */
const restOfPage = { depth: 4, parts: 500, characters: 10_000 };

/** Returns the field of a page that is too large, and why; `undefined` where the page fits. */
function objectionTo(page: StoryPage, number: number) {
  const { src, alt, text, ...rest } = page;
  const fields = [
    { field: 'src', what: 'The media', value: src, most: longestMedia(src) },
    { field: 'alt', what: 'The alt text', value: alt, most: longest.sentence },
    { field: 'text', what: 'The overlay text', value: text, most: longest.sentence },
  ];
  for (const { field, what, value, most } of fields) {
    if (value.length > most) {
      return { field, message: tooLong(`${what} of page ${number}`, most, value.length) };
    }
  }
  if (!excessOf(rest, restOfPage)) return undefined;
  return { field: 'type', message: `Page ${number} is too large.` };
}

/** The pages of a story's form: at least one, not too many, none too large. */
export const storyPages = z.array(storyPageSchema).check(
  z.minLength(1, 'A story needs at least one page.'),
  z.maxLength(MOST_PAGES, {
    error: ({ input }) =>
      tooMany('A story', MOST_PAGES, 'pages', Array.isArray(input) ? input.length : 0),
  }),
  z.check<StoryPage[]>(({ value, issues }) => {
    value.slice(0, MOST_PAGES).forEach((page, at) => {
      const objection = objectionTo(page, at + 1);
      if (!objection) return;
      issues.push({
        code: 'too_big',
        origin: 'string',
        maximum: longest.sentence,
        input: page,
        message: objection.message,
        path: [at, objection.field],
      });
    });
  }),
);
