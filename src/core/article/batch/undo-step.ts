import { accepted } from '../../accepted.ts';
import type { LoggedActor } from '../../activity/logged-actor.ts';
import { announceArticle } from '../../announcement/announce-article.ts';
import { collectRefusals } from '../../collect-refusals.ts';
import { type DeletedParts, deletionIdOf } from '../../deletion/deleted-parts.ts';
import { takeBackNoted } from '../../deletion/restore-deletion.ts';
import { failures, Refusal } from '../../errors.ts';
import { settingsIn } from '../../settings/stored-settings.ts';
import { rightsOver } from '../desk/article-rights.ts';
import { articleTransition } from '../desk/article-transition.ts';
import { type Desk, nextVersion, readDesk, stateOf, workingCopy } from '../desk/desk.ts';
import { enqueueLapse } from '../desk/featured.ts';
import { bringBackArticle, followReturn } from '../desk/restore-article.ts';
import { type Batch, type BatchStep, type BatchWork, stepsOf } from './batch.ts';
import { type BatchCall, refusedIn } from './carry-out-batch.ts';

/** True if records were added or removed, which can't be combined with what was written since. */
const isWhole = ({ noted: { added, removed } }: BatchStep): boolean =>
  added.length > 0 || removed.length > 0;

const changedSince = () => new Refusal({ kind: 'wrong-state', code: 'changed-since' });

const copyNames = ['articles', 'drafts'] as const;

/** Returns the fields that were noted of one copy of an article for the copies that there are now, too. */
function forPresentCopies(noted: DeletedParts): DeletedParts {
  const missing = copyNames.filter(
    (name) => !noted.amended.some(({ collection }) => collection === name),
  );
  const ofOther = noted.amended.filter(({ collection }) =>
    copyNames.some((name) => name === collection),
  );
  const added = missing.flatMap((collection) => ofOther.map((one) => ({ ...one, collection })));
  return { ...noted, amended: [...noted.amended, ...added] };
}

/** Restores a deleted article, unless it was restored, or deleted once more, in the meantime. */
async function undoDeletion(
  call: BatchCall,
  { id }: BatchStep,
  { at, by }: Undoing,
): Promise<void> {
  const { change } = call;
  if (workingCopy(await readDesk(change, id))) return;
  const deletion = await change.get('deletions', deletionIdOf('articles', id));
  if (deletion && deletion.at !== at) throw changedSince();
  await bringBackArticle({ ...call, by }, id);
}

/** Gives the copies of an article versions above the one that the batch gave it: no two states share one. */
async function raiseVersions({ change }: BatchCall, { id, version = 0 }: BatchStep): Promise<Desk> {
  const { publication, draft } = await readDesk(change, id);
  let next = Math.max(nextVersion({ publication, draft }), version + 1);
  if (publication) await change.put('articles', publication, next);
  next += 1;
  if (draft) await change.put('drafts', draft, next);
  return readDesk(change, id);
}

interface Undoing {
  work: BatchWork;
  /** Instant of the transaction that is taken back. */
  at: string;
  by: LoggedActor | undefined;
}

/** Takes back what was done with one article. Throws a `Refusal` before anything is written. */
async function undoFor(call: BatchCall, step: BatchStep, undoing: Undoing): Promise<void> {
  const { change, ports, actor, now } = call;
  const { command } = undoing.work;
  if (command === 'delete') return undoDeletion(call, step, undoing);
  const desk = await readDesk(change, step.id);
  const copy = workingCopy(desk);
  if (!copy) throw new Refusal(failures.notFound());
  const rights = rightsOver(actor, copy, await settingsIn(change));
  if (command === 'withdraw') {
    if (!rights.mayPublish) {
      throw new Refusal({ kind: 'forbidden', code: 'publishing-not-allowed' });
    }
  } else accepted(articleTransition(stateOf(desk, now), command, rights));
  if (isWhole(step)) {
    if (copy.version !== step.version) throw changedSince();
    await takeBackNoted(change, step.noted);
    const present = await raiseVersions(call, step);
    return followReturn({ ...call, by: undoing.by }, present, rights);
  }
  await takeBackNoted(change, forPresentCopies(step.noted));
  const { publication } = await readDesk(change, step.id);
  if (!publication) return;
  if (command === 'feature') await enqueueLapse(change, publication);
  else await announceArticle(change, ports, publication);
}

/**
 * Takes back the last transaction of a batch. What was changed since stays, and an article that can't be brought back is
 * named with the reason. Returns the work, with the state `undone` after the first transaction was taken back.
 */
export async function undoStep(
  call: BatchCall,
  { id, work }: Pick<Batch, 'id' | 'work'>,
): Promise<BatchWork> {
  const { change } = call;
  const where = { batch: id };
  const [part] = await change.list('batchParts', { where, limit: 1 });
  if (!part) return { ...work, state: 'undone' };
  const steps = stepsOf(part);
  const undoing = { work, at: part.at, by: work.undoneBy };
  const refused = await collectRefusals(steps.toReversed(), (step) => undoFor(call, step, undoing));
  await change.remove('batchParts', part.id);
  const done = Math.max(0, work.done - steps.length);
  const isLast = (await change.count('batchParts', { where })) === 0;
  return { ...work, ...refusedIn(work, refused), done, ...(isLast && { state: 'undone' }) };
}
