import * as z from 'zod/mini';
import { formerSlugsField } from '../content/slugged.ts';
import { recordFields, storedText } from '../text/stored.ts';

/** A topic with a page of its articles. */
export const tagSchema = z.looseObject({
  ...recordFields,
  name: z.string(),
  /** Last part of the page's address; unique. */
  slug: storedText(),
  formerSlugs: formerSlugsField(),
  description: storedText(),
  /** Address of the picture in previews of shared links. */
  picture: storedText(),
  /** Alternative text of the picture. */
  pictureAlt: storedText(),
});

export type Tag = z.infer<typeof tagSchema>;
