import * as z from 'zod/mini';
import { formerSlugsField } from '../content/slugged.ts';
import { recordFields, storedList, storedOptionalText, storedText } from '../text/stored.ts';

/** A link from an author's page, such as to an e-mail address or a profile elsewhere. */
export const authorLinkSchema = z.looseObject({ label: storedText(), address: storedText() });

export type AuthorLink = z.infer<typeof authorLinkSchema>;

/** A person, or a desk, with a page of their articles. */
export const authorSchema = z.looseObject({
  ...recordFields,
  name: z.string(),
  /** Last part of the page's address; unique. */
  slug: storedText(),
  formerSlugs: formerSlugsField(),
  /** Job title, such as *Economy correspondent*. */
  role: storedText(),
  /** Paragraphs, separated by empty lines. */
  biography: storedText(),
  /** Address of the portrait. */
  picture: storedText(),
  /** Alternative text of the portrait. */
  pictureAlt: storedText(),
  links: storedList(authorLinkSchema),
  /** Id of the author's account, if known. */
  userId: storedOptionalText(),
});

export type Author = z.infer<typeof authorSchema>;
