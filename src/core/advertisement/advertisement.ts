import * as z from 'zod/mini';
import { recordFields, storedOptionalText, storedSwitch, storedText } from '../text/stored.ts';
import * as words from '../words/reader-label-words.ts';

/** Placements of advertisements, with their labels. */
export const placements = {
  'homepage-top': words.homepageTop,
  'homepage-mid': words.homepageMidPage,
  'homepage-sticky': words.homepageSticky,
  'article-body': words.inArticle,
} as const;

/** `default` is the placement of slots that name none; it can't be booked. */
export type Placement = keyof typeof placements | 'default';

/** Every placement, including `default`. */
export const shownPlacements = [...Object.keys(placements), 'default'] as Placement[];

export const advertisementSchema = z.looseObject({
  ...recordFields,
  name: storedText(),
  placement: z.string(),
  type: z.catch(z.enum(['image', 'video']), 'image'),
  mediaUrl: storedText(),
  link: storedText(),
  /** Alternative text. */
  text: storedOptionalText(),
  active: storedSwitch(),
});

export type Advertisement = z.infer<typeof advertisementSchema>;

/** Returns the first active advertisement with that placement. */
export const advertisementFor = (
  advertisements: readonly Advertisement[],
  placement: Placement,
): Advertisement | undefined =>
  advertisements.find((one) => one.active && one.placement === placement);
