import { accepted } from '../../accepted.ts';
import type { LoggedActor } from '../../activity/logged-actor.ts';
import { takeBackNoted } from '../../deletion/restore-deletion.ts';
import { type Failure, failures, Refusal } from '../../errors.ts';
import { settingsIn } from '../../settings/stored-settings.ts';
import { rightsOver } from '../desk/article-rights.ts';
import { articleTransition } from '../desk/article-transition.ts';
import { readDesk, stateOf, workingCopy } from '../desk/desk.ts';
import { bringBackArticle, followReturn } from '../desk/restore-article.ts';
import { type Batch, type BatchStep, type BatchWork, stepsOf } from './batch.ts';
import { type BatchCall, refusedIn } from './carry-out-batch.ts';

/** True if records were added or removed, which can't be combined with what was written since. */
const isWhole = ({ noted: { added, removed } }: BatchStep): boolean =>
  added.length > 0 || removed.length > 0;

/** Takes back what was done with one article. Throws a `Refusal` before anything is written. */
async function undoFor(
  call: BatchCall,
  step: BatchStep,
  { command }: BatchWork,
  by: LoggedActor | undefined,
): Promise<void> {
  const { change, actor, now } = call;
  const { id, version, noted } = step;
  if (command === 'delete') {
    await bringBackArticle({ ...call, by }, id);
    return;
  }
  const desk = await readDesk(change, id);
  const copy = workingCopy(desk);
  if (!copy) throw new Refusal(failures.notFound());
  const rights = rightsOver(actor, copy, await settingsIn(change));
  accepted(
    articleTransition(stateOf(desk, now), command === 'withdraw' ? 'publish' : command, rights),
  );
  if (isWhole(step) && copy.version !== version) {
    throw new Refusal({ kind: 'wrong-state', code: 'changed-since' });
  }
  await takeBackNoted(change, noted);
  await followReturn({ ...call, by }, await readDesk(change, id));
}

/**
 * Takes back the last transaction of a batch. What was changed since stays, and an article that can't be brought back is
 * named with the reason. Returns the work, with the state `undone` after the first transaction was taken back.
 */
export async function undoStep(
  call: BatchCall,
  { id, work }: Pick<Batch, 'id' | 'work'>,
): Promise<BatchWork> {
  const { change, now } = call;
  const [part] = await change.list('batchParts', { where: { batch: id }, limit: 1 });
  const steps = part ? stepsOf(part) : [];
  const refused: { id: string; title: string; failure: Failure }[] = [];
  for (const step of steps.toReversed()) {
    try {
      await undoFor(call, step, work, work.undoneBy);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ id: step.id, title: step.title, failure: error.failure });
    }
  }
  if (part) await change.remove('batchParts', part.id);
  const parts = Math.max(0, work.parts - 1);
  const done = Math.max(0, work.done - steps.length);
  const counted = { ...work, ...refusedIn(work, refused), done, parts };
  if (part && parts > 0) return counted;
  return { ...counted, state: 'undone', done: 0, endedAt: now.toISOString() };
}
