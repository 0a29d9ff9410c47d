import * as z from 'zod/mini';
import { type LoggedActor, loggedActorSchema } from '../../activity/logged-actor.ts';
import { defineStoreJob } from '../../job/job-handler.ts';
import type { JobOutcome } from '../../job/job-outcome.ts';
import type { StoreChange } from '../../ports.ts';
import { readDesk } from './desk.ts';
import { deskCommands } from './desk-commands.ts';
import { withdrawPublication, writeRevision } from './write-desk.ts';

interface End {
  id: string;
  endsAt: string;
  /** Actor who set the end. */
  by?: LoggedActor | undefined;
}

/** Withdraws a publication at its end. Does nothing if it has another end or none by now. */
export async function endPublication(
  change: StoreChange,
  { id, endsAt, by }: End,
  now: Date,
): Promise<JobOutcome> {
  const desk = await readDesk(change, id);
  if (desk.publication?.endsAt !== endsAt) return { is: 'done' };
  const opened = { change, desk, id, now, by };
  // Changes that are scheduled for later still go out.
  const stage = desk.draft?.stage === 'scheduled' ? 'scheduled' : 'withdrawn';
  const saved = await withdrawPublication(opened, { stage });
  if (!saved) return { is: 'done' };
  await writeRevision(opened, saved, 'withdraw', 'Its end was reached.');
  await change.insert('activity', {
    ...deskCommands.withdraw.log(saved.title || 'Untitled', {}, false),
    subject: { collection: 'articles', id },
    timestamp: now.toISOString(),
    actor: by,
  });
  return { is: 'done' };
}

/** The job that withdraws publications at their end. */
export const endPublicationJob = defineStoreJob({
  label: 'End of a publication',
  payload: z.object({ id: z.string(), endsAt: z.string(), by: loggedActorSchema }),
  carryOut: ({ payload, change, now }) => endPublication(change, payload, now),
});
