import * as z from 'zod/mini';
import { loggedActorSchema } from '../../activity/logged-actor.ts';
import { storedInstant, storedOptionalText } from '../../text/stored.ts';
import { articleSchema } from '../article.ts';
import { draftStages } from './article-transition.ts';

/** The kind of the job that publishes a scheduled draft. */
export const PUBLISH_ARTICLE = 'publish-article';

/**
 * The working copy of an article, under the id of the article: there while it is not published, or has
 * changes that are not. Readers never see it.
 */
export const draftSchema = z.looseObject({
  ...articleSchema.shape,
  title: z.catch(z.string(), ''),
  stage: z.catch(z.enum(draftStages), 'draft'),
  savedAt: storedInstant(),
  /** When it is to be published; only of a scheduled one. */
  dueAt: storedInstant(),
  /** Actor who scheduled it. */
  scheduledBy: loggedActorSchema,
  /** Why it went back to its writer; only of a returned one. */
  reason: storedOptionalText(),
});

export type Draft = z.infer<typeof draftSchema>;
