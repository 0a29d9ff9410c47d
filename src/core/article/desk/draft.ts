import * as z from 'zod/mini';
import { loggedActorSchema } from '../../activity/logged-actor.ts';
import { storedInstant, storedOptionalText } from '../../text/stored.ts';
import { articleSchema } from '../article.ts';
import { draftStages } from './article-transition.ts';

/** Kind of the jobs that publish scheduled drafts. */
export const PUBLISH_ARTICLE = 'publish-article';

/**
 * The working copy of an article, with the article's id. Exists while the article is unpublished or has
 * unpublished changes. Readers never see it.
 */
export const draftSchema = z.looseObject({
  ...articleSchema.shape,
  title: z.catch(z.string(), ''),
  stage: z.catch(z.enum(draftStages), 'draft'),
  savedAt: storedInstant(),
  /** Actor who saved it last. */
  savedBy: loggedActorSchema,
  /** Key of the call that began it, which may be repeated. */
  beginKey: storedOptionalText(),
  /** Instant of publication; only in stage `scheduled`. */
  dueAt: storedInstant(),
  /** Actor who scheduled it. */
  scheduledBy: loggedActorSchema,
  /** Instant before which nobody below owner publishes it. */
  embargoedUntil: storedInstant(),
  /** True if readers have the article; absent in drafts of releases before this field. */
  isPublic: z.catch(z.optional(z.boolean()), undefined),
  /** Account and name of the one person who was asked to judge it; only in stage `in-review`. */
  askedId: storedOptionalText(),
  askedName: storedOptionalText(),
  /** Day by which the judgement is needed, `2026-11-24`; only in stage `in-review`. */
  neededBy: z.catch(z.optional(z.iso.date()), undefined),
  /** Reason given to its writer; only in stages that have one. */
  reason: storedOptionalText(),
});

export type Draft = z.infer<typeof draftSchema>;
