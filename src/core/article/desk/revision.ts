import * as z from 'zod/mini';
import { loggedActorSchema } from '../../activity/logged-actor.ts';
import { recordFields, storedOptionalText, storedText } from '../../text/stored.ts';

/** Most revisions that a browser keeps, of all articles: storage there is small. */
export const REVISION_LIMIT = 10;

/** Most revisions of one article: a program that saves it every minute would fill the disk in time. */
export const MOST_OF_ARTICLE = 500;

/** Days for which a server keeps revisions. */
export const REVISION_DAYS = 365;

/** A state of an article that was saved on the desk, published or withdrawn. Never changed. */
export const revisionSchema = z.looseObject({
  ...recordFields,
  /** The id of the article. */
  article: z.string(),
  title: storedText(),
  /** The account of the article's writer. */
  writerId: storedOptionalText(),
  /** The instant, in ISO 8601. */
  at: storedText(),
  /** Actor who saved it. */
  by: loggedActorSchema,
  /** The command that led to it. */
  command: storedText(),
  /** Actor's note: why it was corrected or returned. */
  note: storedOptionalText(),
  /** The whole article, with the version and the stage that it had. */
  state: z.looseObject({}),
});

export type Revision = z.infer<typeof revisionSchema>;
