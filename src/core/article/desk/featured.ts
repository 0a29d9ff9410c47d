import * as z from 'zod/mini';
import { recordEvent } from '../../activity/record-event.ts';
import { enqueue } from '../../job/enqueue.ts';
import { defineStoreJob } from '../../job/job-handler.ts';
import type { StoreChange } from '../../ports.ts';
import { settingsIn } from '../../settings/stored-settings.ts';
import * as words from '../../words/event-words.ts';
import type { Article } from '../article.ts';
import { nextVersion, readDesk } from './desk.ts';

/** Kind of the jobs that end that an article is featured. */
export const LAPSE_FEATURED = 'lapse-featured';

/** Returns since when a publication is featured, with `before` as the publication before; `undefined` if it is not. */
export const featuredSince = (
  isFeatured: boolean,
  before: Pick<Article, 'isFeatured' | 'featuredAt'> | undefined,
  now: Date,
): string | undefined => {
  if (!isFeatured) return undefined;
  return before?.isFeatured ? before.featuredAt : now.toISOString();
};

const lapseAt = (featuredAt: string, hours: number): Date =>
  new Date(Date.parse(featuredAt) + hours * 3_600_000);

/** Adds the job that ends that a publication is featured; none where it never ends. */
export async function enqueueLapse(
  change: StoreChange,
  { id, featuredAt }: Pick<Article, 'id' | 'featuredAt'>,
): Promise<void> {
  const { featuredHours } = await settingsIn(change);
  if (featuredAt === undefined || featuredHours === 0) return;
  await enqueue(change, {
    kind: LAPSE_FEATURED,
    subject: { collection: 'articles', id },
    dueAt: lapseAt(featuredAt, featuredHours),
    payload: { id, featuredAt },
  });
}

/** Gives the articles that are featured now an end by the present setting. Earlier jobs of theirs do nothing, or wait. */
export async function followFeaturedHours(change: StoreChange): Promise<void> {
  const featured = await change.list('articles', { where: { featured: 'true' } });
  for (const article of featured) await enqueueLapse(change, article);
}

/**
 * The job that ends that an article is featured. Does nothing if it was featured anew or is featured without an end by now,
 * and waits longer where the setting was raised.
 */
export const lapseFeaturedJob = defineStoreJob({
  label: words.endOfFeatured,
  payload: z.object({ id: z.string(), featuredAt: z.string() }),
  carryOut: async ({ payload: { id, featuredAt }, change, now }) => {
    const desk = await readDesk(change, id);
    const { publication, draft } = desk;
    if (!publication?.isFeatured || publication.featuredAt !== featuredAt) return { is: 'done' };
    const { featuredHours } = await settingsIn(change);
    if (featuredHours === 0) return { is: 'done' };
    if (lapseAt(featuredAt, featuredHours).getTime() > now.getTime()) {
      await enqueueLapse(change, publication);
      return { is: 'done' };
    }
    const ended = { isFeatured: false, featuredAt: undefined };
    const version = nextVersion(desk);
    await change.put('articles', { ...publication, ...ended }, version);
    if (draft?.isFeatured) await change.put('drafts', { ...draft, ...ended }, version + 1);
    await recordEvent(
      change,
      {
        event: 'article-unfeatured',
        subject: { collection: 'articles', id },
        action: words.featuredLapsed,
        description: words.isNoLongerFeatured(publication.title),
      },
      { by: undefined, at: now },
    );
    return { is: 'done' };
  },
});
