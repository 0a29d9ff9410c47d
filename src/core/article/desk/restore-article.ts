import { dequal } from 'dequal/lite';
import { describeActor } from '../../activity/describe-actor.ts';
import type { LoggedActor } from '../../activity/logged-actor.ts';
import { announceArticle } from '../../announcement/announce-article.ts';
import { idSchema } from '../../contract.ts';
import { deletionOf, removedIn, restoreDeletion } from '../../deletion/restore-deletion.ts';
import { failures, Refusal } from '../../errors.ts';
import { staff } from '../../permission.ts';
import type { StoreChange } from '../../ports.ts';
import { settingsIn } from '../../settings/stored-settings.ts';
import { defineChange } from '../../use-case.ts';
import type { Article } from '../article.ts';
import { rightsOver } from './article-rights.ts';
import { currentReferences } from './current-references.ts';
import { type Desk, workingCopy } from './desk.ts';
import { specified } from './desk-commands.ts';
import { enqueueEnd, enqueuePublication } from './desk-jobs.ts';
import type { Draft } from './draft.ts';
import { enqueueLapse } from './featured.ts';
import { refuseTakenSlug } from './write-desk.ts';

/** True for a draft whose instant came while it was deleted: nobody expects its publication any more. */
const isOverdue = ({ stage, dueAt }: Draft, now: Date): boolean =>
  stage === 'scheduled' && !(Date.parse(dueAt ?? '') > now.getTime());

/** Returns the fields of an article that name others, with the present names of its section, authors and tags. */
async function present(change: StoreChange, copy: Article): Promise<Partial<Article>> {
  const section = copy.sectionId ? await change.get('categories', copy.sectionId) : undefined;
  return {
    ...(section && { category: section.name }),
    ...(await currentReferences(change, copy)),
  };
}

/** True if two copies are the same when they are stored. */
const isSame = (one: Article, other: Article): boolean =>
  dequal(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));

/** Brings a restored article up to date with what happened while it was deleted. */
async function catchUp(
  change: StoreChange,
  { publication, draft }: Desk,
  now: Date,
): Promise<void> {
  if (publication) {
    const current = { ...publication, ...(await present(change, publication)) };
    if (!isSame(publication, current)) await change.put('articles', current, current.version);
  }
  if (!draft) return;
  const unscheduled = { stage: 'ready', dueAt: undefined, scheduledBy: undefined } as const;
  const current = {
    ...draft,
    ...(await present(change, draft)),
    ...(isOverdue(draft, now) && unscheduled),
  };
  if (!isSame(draft, current)) await change.put('drafts', current, current.version);
}

/** Adds the jobs of a restored article: those of before may have found nothing to do. */
async function enqueueAgain(
  change: StoreChange,
  { publication, draft }: Desk,
  { by, now }: { by: LoggedActor | undefined; now: Date },
): Promise<void> {
  if (publication) {
    await enqueueEnd(change, publication, by);
    await enqueueLapse(change, publication);
  }
  if (draft?.stage === 'scheduled' && draft.dueAt !== undefined && !isOverdue(draft, now)) {
    await enqueuePublication(change, draft.id, new Date(draft.dueAt));
  }
}

/**
 * Restores a deleted article with its versions, its live blog, its notes and its links. One whose hour came meanwhile is
 * ready, without a schedule. Refuses with `not-found`, `forbidden` an actor who may not write it, or not publish what was
 * published, and with `invalid` if its address leads to another article by now.
 */
export const restoreArticle = defineChange({
  name: 'restore:articles',
  may: staff,
  input: idSchema,
  change: async (change, { input: { id }, actor, ports }) => {
    const deletion = await deletionOf(change, 'articles', id);
    const desk = {
      publication: removedIn(deletion, 'articles', id),
      draft: removedIn(deletion, 'drafts', id),
    };
    const copy = workingCopy(desk);
    if (!copy) throw new Refusal(failures.notFound());
    const rights = rightsOver(actor, copy, await settingsIn(change));
    if (!rights.mayWrite) throw new Refusal(failures.forbidden());
    if (desk.publication && !rights.mayPublish) {
      throw new Refusal({ kind: 'forbidden', code: 'publishing-not-allowed' });
    }
    const now = ports.clock.now();
    const by = await describeActor(change, actor);
    for (const one of [desk.publication, desk.draft]) {
      if (one) await refuseTakenSlug({ change, desk: {}, id, now, by }, one);
    }
    await restoreDeletion(change, deletion);
    await catchUp(change, desk, now);
    await enqueueAgain(change, desk, { by, now });
    if (desk.publication) await announceArticle(change, ports, desk.publication);
    return {
      value: { id },
      activity: {
        ...specified('restored', deletion.label),
        subject: { collection: 'articles', id },
      },
    };
  },
});
