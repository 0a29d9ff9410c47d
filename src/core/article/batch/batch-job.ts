import * as z from 'zod/mini';
import type { LoggedActor } from '../../activity/logged-actor.ts';
import { recordEvent } from '../../activity/record-event.ts';
import { enqueue } from '../../job/enqueue.ts';
import { defineStoreJob } from '../../job/job-handler.ts';
import type { StoreChange } from '../../ports.ts';
import * as words from '../../words/event-words.ts';
import { actorBehind } from '../desk/actor-behind.ts';
import { type Batch, type BatchWork, batchOf, isActive } from './batch.ts';
import { type BatchCall, batchEvent, carryOutStep } from './carry-out-batch.ts';
import { undoStep } from './undo-step.ts';

/** Kind of the jobs that carry out commands on many articles. */
export const BATCH = 'batch';

/** Milliseconds between two transactions of a batch, in which saves and other jobs have their turn. */
const PAUSE = 5;

export const enqueueBatch = (change: StoreChange, id: string, dueAt: Date) =>
  enqueue(change, { kind: BATCH, subject: { collection: 'batches', id }, dueAt, payload: { id } });

const steps = {
  running: carryOutStep,
  undoing: undoStep,
} as const;

/** Actor for whom a batch goes on: its giver, or who undoes it. */
const workerOf = ({ state, by, undoneBy }: BatchWork): LoggedActor | undefined =>
  state === 'running' ? by : undoneBy;

/**
 * Carries out the next transaction of a batch, or takes one back, and writes the batch; stops it for an actor who is not
 * of the staff. Returns the written work.
 */
export async function continueBatch(
  call: BatchCall,
  { id, version, writerId, at, work }: Batch,
): Promise<BatchWork> {
  const { change, actor, now } = call;
  const { state } = work;
  if (state !== 'running' && state !== 'undoing') return work;
  const next: BatchWork =
    actor.kind === 'staff'
      ? await steps[state](call, { id, at, work })
      : { ...work, state: 'stopped' };
  await change.replace('batches', { id, version, writerId, at, work: next });
  if (next.state !== state) {
    await recordEvent(change, batchEvent({ id, work: next }), { by: workerOf(work), at: now });
  }
  return next;
}

/** The job that carries out one transaction of a batch, for an actor with their role at present, and adds the next one. */
export const batchJob = defineStoreJob({
  label: words.changeOfMany,
  payload: z.object({ id: z.string() }),
  carryOut: async ({ payload: { id }, change, ports, now }) => {
    const batch = batchOf(await change.get('batches', id));
    if (!batch) return { is: 'done' };
    const actor = await actorBehind(change, ports, workerOf(batch.work));
    const { state } = await continueBatch({ change, ports, actor, now }, batch);
    if (isActive({ state })) {
      await enqueueBatch(change, id, new Date(ports.clock.now().getTime() + PAUSE));
    }
    return { is: 'done' };
  },
});
