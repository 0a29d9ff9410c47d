import * as z from 'zod/mini';
import { accepted } from '../../accepted.ts';
import { describeActor } from '../../activity/describe-actor.ts';
import { type Actor, accountIdOf } from '../../actor.ts';
import { refuseUnknownFields } from '../../content/unknown-fields.ts';
import { idSchema } from '../../contract.ts';
import { done, failures, Refusal, rule } from '../../errors.ts';
import { admits, editors, staff } from '../../permission.ts';
import type { StoreView } from '../../ports.ts';
import { defineChange, definePrivateRead, readInput } from '../../use-case.ts';
import { deskCommands } from '../desk/desk-commands.ts';
import { deskFilterFields } from '../desk-list/desk-fields.ts';
import { deskTabs } from '../desk-list/desk-tabs.ts';
import {
  BATCH_STEP,
  type Batch,
  type BatchWork,
  batchCommands,
  batchOf,
  batchRowSchema,
  isActive,
  MOST_CHOSEN,
  rowOfBatch,
} from './batch.ts';
import { BATCH, continueBatch, enqueueBatch } from './batch-job.ts';
import { batchEvent, chosenBy } from './carry-out-batch.ts';

/** Articles of one tab: those with these ids, or all that the filter selects. */
export const chosenFields = {
  ...deskFilterFields,
  tab: z.enum(deskTabs),
  ids: z.optional(z.array(z.string()).check(z.maxLength(MOST_CHOSEN, rule('too-many-asked')))),
};

/** Returns a batch. Refuses with `not-found` if there is none, and with `forbidden` one of somebody else's. */
async function batchFor(view: StoreView, actor: Actor, id: string): Promise<Batch> {
  const batch = batchOf(await view.get('batches', id));
  if (!batch) throw new Refusal(failures.notFound());
  const isOwn = batch.writerId === (accountIdOf(actor) ?? '');
  if (!isOwn && !admits(editors, actor)) throw new Refusal(failures.forbidden());
  return batch;
}

/**
 * Gives a command for many articles. Up to `BATCH_STEP` are changed at once; for more, the answer is a batch that runs as a
 * job. What is refused for single articles is in the batch. Refuses with `invalid` what the command doesn't take, and
 * a selection without articles.
 */
export const changeMany = defineChange({
  name: 'changeMany',
  contract: {
    route: 'POST /admin/batches',
    summary: 'Change many articles: section, tags, authors, paywall, featured, withdraw or delete',
    answers: batchRowSchema,
    refusals: ['invalid'],
    status: 201,
  },
  may: staff,
  input: z.object({
    command: z.enum(batchCommands),
    fields: z._default(z.record(z.string(), z.unknown()), {}),
    selection: z.object(chosenFields),
  }),
  change: async (change, { input: { command, fields, selection: asked }, actor, ports }) => {
    // Who is made an editor while the job runs gave the command for their own articles alone.
    const selection = admits(editors, actor) ? asked : { ...asked, whose: 'mine' as const };
    accepted(readInput(deskCommands[command].takes, fields));
    const unknownFields = Object.fromEntries(
      Object.entries(fields).filter(([name]) => !deskCommands[command].fields.includes(name)),
    );
    refuseUnknownFields({ unknownFields }, undefined);
    const now = ports.clock.now();
    const { name, narrowing } = await chosenBy(change, actor, selection, now);
    const total = await change.count(name, narrowing);
    if (total === 0) throw new Refusal({ kind: 'invalid', code: 'nothing-chosen' });
    const work: BatchWork = {
      ...{ command, fields, selection, total },
      ...{ state: 'running', done: 0, same: 0, failed: 0, refusals: [], cursor: undefined },
      ...{ by: await describeActor(change, actor), undoneBy: undefined, isSeen: false },
    };
    const at = now.toISOString();
    const writerId = accountIdOf(actor) ?? '';
    const stored = await change.insert('batches', { writerId, at, work });
    const batch = { ...stored, work };
    if (total > BATCH_STEP) {
      await enqueueBatch(change, stored.id, now);
      return { value: rowOfBatch(batch) };
    }
    const ended = await continueBatch({ change, ports, actor, now }, batch);
    return { value: rowOfBatch({ ...batch, work: ended }) };
  },
});

/** Stops a batch after the transaction that it is at. What was done stays, and can be undone. */
export const stopBatch = defineChange({
  name: 'stopBatch',
  contract: {
    route: 'POST /admin/batches/:id/stop',
    summary: 'Stop a change of many articles; what was done stays',
    answers: batchRowSchema,
    refusals: ['not-found', 'forbidden'],
  },
  may: staff,
  input: idSchema,
  change: async (change, { input: { id }, actor }) => {
    const batch = await batchFor(change, actor, id);
    if (!isActive(batch.work)) return { value: rowOfBatch(batch) };
    const work: BatchWork = { ...batch.work, state: 'stopped' };
    await change.replace('batches', { ...batch, work });
    return { value: rowOfBatch({ ...batch, work }), activity: batchEvent({ id, work }) };
  },
});

/**
 * Undoes what a batch did, as a job if that was more than one transaction. What was changed since stays. Refuses with
 * `wrong-state` while it runs, and once nothing of it can be undone any more.
 */
export const undoBatch = defineChange({
  name: 'undoBatch',
  contract: {
    route: 'POST /admin/batches/:id/undo',
    summary: 'Undo a change of many articles',
    answers: batchRowSchema,
    refusals: ['not-found', 'forbidden', 'wrong-state'],
  },
  may: staff,
  input: idSchema,
  change: async (change, { input: { id }, actor, ports }) => {
    const batch = await batchFor(change, actor, id);
    if (batch.work.state === 'undoing') return { value: rowOfBatch(batch) };
    const kept = await change.count('batchParts', { where: { batch: id } });
    if (isActive(batch.work) || kept === 0) {
      throw new Refusal({ kind: 'wrong-state', code: 'batch-not-undoable' });
    }
    const undoneBy = await describeActor(change, actor);
    const work: BatchWork = {
      ...batch.work,
      ...{ state: 'undoing', failed: 0, refusals: [], undoneBy },
      ...{ total: batch.work.done, isSeen: false },
    };
    const now = ports.clock.now();
    const stored = await change.replace('batches', { ...batch, work });
    if (kept > 1) {
      await enqueueBatch(change, id, now);
      return { value: rowOfBatch({ ...batch, work }) };
    }
    const ended = await continueBatch({ change, ports, actor, now }, { ...stored, work });
    return { value: rowOfBatch({ ...batch, work: ended }) };
  },
});

/** Notes that who gave a batch has seen its end, so that it is listed no longer. */
export const closeBatch = defineChange({
  name: 'closeBatch',
  contract: {
    route: 'POST /admin/batches/:id/close',
    summary: 'List a change of many articles no longer',
    answers: batchRowSchema,
    refusals: ['not-found', 'forbidden'],
  },
  may: staff,
  input: idSchema,
  change: async (change, { input: { id }, actor }) => {
    const batch = await batchFor(change, actor, id);
    const work = { ...batch.work, isSeen: !isActive(batch.work) };
    await change.replace('batches', { ...batch, work });
    return { value: rowOfBatch({ ...batch, work }) };
  },
});

/** Most batches that are listed, and most of the last ones among which these are. */
const MOST_LISTED = 10;
const MOST_LOOKED_AT = 200;

/** Lists the batches of this account whose end it has not seen, the last one first. */
export const listBatches = definePrivateRead({
  name: 'listBatches',
  contract: {
    route: 'GET /admin/batches',
    summary: 'Changes of many articles by this account that run, or ended unseen',
    answers: z.object({ batches: z.array(batchRowSchema) }),
  },
  may: staff,
  input: z.object({}),
  read: async (view, { actor }) => {
    const where = { writer: accountIdOf(actor) ?? '' };
    const stored = await view.list('batches', { where, limit: MOST_LOOKED_AT });
    const unseen = stored.flatMap((one) => batchOf(one) ?? []).filter(({ work }) => !work.isSeen);
    const jobs = await view.list('jobs', { where: { kind: BATCH } });
    const batches = unseen.slice(0, MOST_LISTED).map((batch) => {
      const job = isActive(batch.work) && jobs.find(({ subject }) => subject?.id === batch.id);
      const trouble = job ? job.lastError : '';
      return { ...rowOfBatch(batch), ...(trouble && { trouble }) };
    });
    return done({ batches });
  },
});
