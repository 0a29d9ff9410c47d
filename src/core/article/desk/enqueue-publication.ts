import { enqueue } from '../../job/enqueue.ts';
import type { Job } from '../../job/job.ts';
import type { StoreChange } from '../../ports.ts';
import { PUBLISH_ARTICLE } from './draft.ts';

/** Adds the job that publishes a scheduled draft. Idempotent: several jobs for one draft publish it once. */
export const enqueuePublication = (change: StoreChange, id: string, dueAt: Date): Promise<Job> =>
  enqueue(change, {
    kind: PUBLISH_ARTICLE,
    subject: { collection: 'drafts', id },
    dueAt,
    payload: { id },
  });
