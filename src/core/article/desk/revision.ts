import * as z from 'zod/mini';
import { loggedActorSchema } from '../../activity/logged-actor.ts';
import { recordFields, storedOptionalText, storedText } from '../../text/stored.ts';

/** Most revisions that a browser keeps, over all articles: its storage is small. */
export const REVISION_LIMIT = 10;

/** Days for which a server keeps revisions. */
export const REVISION_DAYS = 365;

/** A state of an article that was saved, published or withdrawn. Immutable. */
export const revisionSchema = z.looseObject({
  ...recordFields,
  /** Id of the article. */
  article: z.string(),
  title: storedText(),
  /** Account id of the article's writer. */
  writerId: storedOptionalText(),
  /** Instant of the command, ISO 8601. */
  at: storedText(),
  /** Actor of the command. */
  by: loggedActorSchema,
  /** Command that led to this state. */
  command: storedText(),
  /** Reason that the actor gave, for a correction or a return. */
  note: storedOptionalText(),
  /** The whole article, including its version and stage. */
  state: z.looseObject({}),
});

export type Revision = z.infer<typeof revisionSchema>;

/** A revision in lists: without the article. */
export const listedRevisionSchema = z.omit(revisionSchema, { state: true });

export type ListedRevision = z.infer<typeof listedRevisionSchema>;
