import { accepted } from '../../accepted.ts';
import { type Activity, recordEvent } from '../../activity/record-event.ts';
import type { Actor } from '../../actor.ts';
import { collectRefusals, type Refused } from '../../collect-refusals.ts';
import { noting } from '../../deletion/noting.ts';
import { stretchFrom } from '../../list-stretch.ts';
import type { Narrowing, Ports, StoreChange, StoreView } from '../../ports.ts';
import { settingsIn } from '../../settings/stored-settings.ts';
import { readInput } from '../../use-case.ts';
import * as eventWords from '../../words/event-words.ts';
import { sayInEnglish } from '../../words/say-in-english.ts';
import type { Article } from '../article.ts';
import { applyCommand } from '../desk/apply-command.ts';
import { rightsOver } from '../desk/article-rights.ts';
import { readDesk, workingCopy } from '../desk/desk.ts';
import { deskCommands } from '../desk/desk-commands.ts';
import type { Draft } from '../desk/draft.ts';
import { deskTimeOf, draftsIn, selectionOf } from '../desk-list/desk-filter.ts';
import { BATCH_STEP, type Batch, type BatchStep, type BatchWork, MOST_REFUSALS } from './batch.ts';

/** An open transaction of a batch. */
export interface BatchCall {
  change: StoreChange;
  ports: Ports;
  /** For whom it works, with their role at present. */
  actor: Actor;
  now: Date;
}

/** Articles that a batch is for: of one collection, in its own order. */
export type Chosen =
  | { name: 'articles'; narrowing: Narrowing<'articles'> }
  | { name: 'drafts'; narrowing: Narrowing<'drafts'> };

/** Returns what selects the articles of a batch; days of its filter are those of the instant at which it was given. */
export async function chosenBy(
  view: StoreView,
  actor: Actor,
  { tab, ids, ...filter }: BatchWork['selection'],
  at: Date,
): Promise<Chosen> {
  const time = await deskTimeOf(view, { now: () => at }, [filter]);
  const selection = selectionOf(actor, filter, time);
  const named = ids && { id: { oneOf: ids } };
  if (tab === 'published') {
    const { articles } = selection;
    return { name: 'articles', narrowing: { ...articles, where: { ...articles.where, ...named } } };
  }
  const drafts = draftsIn(selection, tab);
  return { name: 'drafts', narrowing: { ...drafts, where: { ...drafts.where, ...named } } };
}

/** Returns the next articles of a batch, and the cursor behind them. */
const nextOf = (
  view: StoreView,
  chosen: Chosen,
  cursor: string | undefined,
): Promise<{ records: (Article | Draft)[]; next?: string }> =>
  chosen.name === 'articles'
    ? stretchFrom(view, chosen.name, chosen.narrowing, { cursor, limit: BATCH_STEP })
    : stretchFrom(view, chosen.name, chosen.narrowing, { cursor, limit: BATCH_STEP });

export const nameOfArticle = ({ title }: { title: string }): string => title || eventWords.untitled;

/** Gives the command for one article. Throws a `Refusal` before anything is written. */
async function giveFor(
  { change, ports, actor, now }: BatchCall,
  { command, fields, by }: BatchWork,
  id: string,
): Promise<BatchStep | undefined> {
  const desk = await readDesk(change, id);
  const copy = workingCopy(desk);
  if (!copy) return undefined;
  const input = accepted(readInput(deskCommands[command].takes, fields));
  const rights = rightsOver(actor, copy, await settingsIn(change));
  // A deletion keeps what it needs itself.
  const { noted, change: notedChange } =
    command === 'delete' ? { noted: nothingNoted(), change } : noting(change);
  const call = { command, desk, input, actor, rights, by, now };
  const { value, activity } = await applyCommand(notedChange, ports, call);
  // One entry for all says what was changed; the log also says which articles readers lost.
  const isLoss = command === 'withdraw' || command === 'delete';
  if (activity && isLoss) await recordEvent(change, activity, { by, at: now });
  return {
    ...{ id, title: nameOfArticle(copy), noted },
    ...(command !== 'delete' && { version: value.version }),
  };
}

/** True if a step changed anything. */
const isChange = ({ noted }: BatchStep, { command }: BatchWork): boolean =>
  command === 'delete' || Object.values(noted).some((part) => part.length > 0);

const nothingNoted = () => ({ added: [], removed: [], amended: [] });

/** Adds refusals to those of a batch. */
export const refusedIn = (
  { failed, refusals }: BatchWork,
  added: readonly Refused<{ id: string; title: string }>[],
): Pick<BatchWork, 'failed' | 'refusals'> => ({
  failed: failed + added.length,
  refusals: [
    ...refusals,
    ...added.map(({ one, failure }) => ({
      ...{ id: one.id, title: nameOfArticle(one) },
      reason: sayInEnglish(failure).message,
    })),
  ].slice(0, MOST_REFUSALS),
});

/**
 * Gives a batch's command for its next `BATCH_STEP` articles, and keeps what is needed to undo it. An article for which it is
 * refused stays as it is, with the reason in the batch. Returns the work, with the state `done` after the last ones.
 */
export async function carryOutStep(
  call: BatchCall,
  { id, at, work }: Pick<Batch, 'id' | 'at' | 'work'>,
): Promise<BatchWork> {
  const { change, actor, now } = call;
  const chosen = await chosenBy(change, actor, work.selection, new Date(at));
  const { records, next } = await nextOf(change, chosen, work.cursor);
  const steps: BatchStep[] = [];
  let same = 0;
  const refused = await collectRefusals(records, async ({ id: article }) => {
    const step = await giveFor(call, work, article);
    if (step && isChange(step, work)) steps.push(step);
    else same += 1;
  });
  if (steps.length > 0) {
    await change.insert('batchParts', { batch: id, at: now.toISOString(), steps });
  }
  const counted = {
    ...{ ...work, ...refusedIn(work, refused), cursor: next },
    ...{ done: work.done + steps.length, same: work.same + same },
  };
  if (next !== undefined) return counted;
  return { ...counted, state: 'done', total: counted.done + counted.same + counted.failed };
}

/** The event that a batch ended, was stopped or was taken back. */
export function batchEvent({ id, work }: Pick<Batch, 'id' | 'work'>): Activity {
  const { command, state, done, failed } = work;
  const isUndone = state === 'undone';
  return {
    event: isUndone ? 'batch-undone' : 'batch-ended',
    subject: { collection: 'batches', id },
    action: isUndone ? eventWords.tookBackForMany : eventWords.changedMany,
    description: eventWords.batchWas(command, state, { done, failed }),
  };
}
