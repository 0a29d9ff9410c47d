import * as z from 'zod/mini';
import { type LoggedActor, loggedActorSchema } from '../../activity/logged-actor.ts';
import { recordEvent } from '../../activity/record-event.ts';
import { visitor } from '../../actor.ts';
import type { JobOutcome } from '../../job/job.ts';
import { defineStoreJob } from '../../job/job-handler.ts';
import type { Ports, StoreChange } from '../../ports.ts';
import * as words from '../../words/event-words.ts';
import { applyCommand } from './apply-command.ts';
import { readDesk } from './desk.ts';

interface End {
  id: string;
  endsAt: string;
  /** Actor who set the end. */
  by?: LoggedActor | undefined;
  /** True if readers never had the publication. */
  isUnseen?: boolean;
}

/** Every end is kept: a licence that is over doesn't depend on who entered it. */
const rightsOfEnd = {
  ...{ mayWrite: false, mayPublish: true, mayMend: false },
  ...{ mayEdit: false, mayEndEmbargo: false },
};

/** Withdraws a publication at its end. Does nothing if it has another end or none by now. */
export async function endPublication(
  change: StoreChange,
  ports: Ports,
  { id, endsAt, by, isUnseen = false }: End,
  now: Date,
): Promise<JobOutcome> {
  const desk = await readDesk(change, id);
  if (desk.publication?.endsAt !== endsAt) return { is: 'done' };
  const { activity } = await applyCommand(change, ports, {
    command: 'withdraw',
    desk,
    // Changes that are scheduled for later still go out.
    input: { keepsSchedule: true, note: words.itsEndWasReached },
    // A withdrawal writes no words, which would need a person.
    actor: visitor,
    rights: rightsOfEnd,
    by,
    now,
    isUnseen,
  });
  if (activity) await recordEvent(change, activity, { by, at: now });
  return { is: 'done' };
}

/** The job that withdraws publications at their end. */
export const endPublicationJob = defineStoreJob({
  label: words.endOfAPublication,
  payload: z.object({ id: z.string(), endsAt: z.string(), by: loggedActorSchema }),
  carryOut: ({ payload, change, ports, now }) => endPublication(change, ports, payload, now),
});
