import type { LoggedActor } from '../../activity/logged-actor.ts';
import { enqueue } from '../../job/enqueue.ts';
import type { Job } from '../../job/job.ts';
import type { StoreChange } from '../../ports.ts';
import type { Article } from '../article.ts';
import { PUBLISH_ARTICLE } from './draft.ts';

/** Adds the job that publishes a scheduled draft. Idempotent: several jobs for one draft publish it once. */
export const enqueuePublication = (change: StoreChange, id: string, dueAt: Date): Promise<Job> =>
  enqueue(change, {
    kind: PUBLISH_ARTICLE,
    subject: { collection: 'drafts', id },
    dueAt,
    payload: { id },
  });

/** Kind of the jobs that withdraw publications at their end. */
export const END_PUBLICATION = 'end-publication';

/** Adds the job that withdraws a publication at its end; none without an end. `by` is logged as its actor. */
export async function enqueueEnd(
  change: StoreChange,
  { id, endsAt }: Pick<Article, 'id' | 'endsAt'>,
  by: LoggedActor | undefined,
): Promise<void> {
  if (endsAt === undefined) return;
  await enqueue(change, {
    kind: END_PUBLICATION,
    subject: { collection: 'articles', id },
    dueAt: new Date(endsAt),
    payload: { id, endsAt, ...(by && { by }) },
  });
}
