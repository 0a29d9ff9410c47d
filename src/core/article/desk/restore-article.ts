import { describeActor } from '../../activity/describe-actor.ts';
import type { LoggedActor } from '../../activity/logged-actor.ts';
import type { Actor } from '../../actor.ts';
import { announceArticle } from '../../announcement/announce-article.ts';
import { idSchema } from '../../contract.ts';
import {
  deletionOf,
  removedIn,
  renameReferences,
  restoreDeletion,
} from '../../deletion/restore-deletion.ts';
import { failures, Refusal } from '../../errors.ts';
import { staff } from '../../permission.ts';
import type { Ports, StoreChange } from '../../ports.ts';
import { settingsIn } from '../../settings/stored-settings.ts';
import { defineChange } from '../../use-case.ts';
import { rightsOver } from './article-rights.ts';
import type { ArticleRights } from './article-transition.ts';
import { type Desk, workingCopy } from './desk.ts';
import { specified } from './desk-commands.ts';
import { enqueueEnd, enqueuePublication } from './desk-jobs.ts';
import type { Draft } from './draft.ts';
import { endPublication } from './end-publication.ts';
import { enqueueLapse } from './featured.ts';
import { refuseTakenSlug } from './write-desk.ts';

/**
 * Returns the stage of a scheduled draft that is restored without its schedule: its instant came while it was deleted, or
 * who restores it may not publish it. `undefined` if it stays as it is.
 */
function unscheduledStage(
  { stage, dueAt }: Draft,
  { mayPublish }: ArticleRights,
  now: Date,
): 'ready' | 'draft' | undefined {
  if (stage !== 'scheduled') return undefined;
  if (!mayPublish) return 'draft';
  return Date.parse(dueAt ?? '') > now.getTime() ? undefined : 'ready';
}

/** Brings a restored article up to date with what happened while it was deleted. */
async function catchUp(
  change: StoreChange,
  { publication, draft }: Desk,
  stage: 'ready' | 'draft' | undefined,
): Promise<void> {
  if (publication) await renameReferences(change, 'articles', publication.id);
  if (!draft) return;
  if (stage) {
    const unscheduled = { ...draft, stage, dueAt: undefined, scheduledBy: undefined };
    await change.put('drafts', unscheduled, draft.version);
  }
  await renameReferences(change, 'drafts', draft.id);
}

/** Adds the jobs of a restored article: those of before may have found nothing to do. */
async function enqueueAgain(
  change: StoreChange,
  { publication, draft }: Desk,
  { by, isUnscheduled }: { by: LoggedActor | undefined; isUnscheduled: boolean },
): Promise<void> {
  if (publication) {
    await enqueueEnd(change, publication, by);
    await enqueueLapse(change, publication);
  }
  if (draft?.stage === 'scheduled' && draft.dueAt !== undefined && !isUnscheduled) {
    await enqueuePublication(change, draft.id, new Date(draft.dueAt));
  }
}

/** A transaction in which an article is brought back, and who does it. */
export interface BringingBack {
  change: StoreChange;
  ports: Ports;
  actor: Actor;
  by: LoggedActor | undefined;
  now: Date;
}

/**
 * Brings an article that was written back as it was up to date with what happened since: names of others, schedules and ends
 * whose instants came, jobs, programs that follow the site.
 */
export async function followReturn(
  { change, ports, by, now }: BringingBack,
  desk: Desk,
  rights: ArticleRights,
): Promise<void> {
  const { publication, draft } = desk;
  const stage = draft && unscheduledStage(draft, rights, now);
  await catchUp(change, desk, stage);
  await enqueueAgain(change, desk, { by, isUnscheduled: stage !== undefined });
  if (!publication) return;
  const { id, endsAt } = publication;
  if (endsAt !== undefined && Date.parse(endsAt) <= now.getTime()) {
    await endPublication(change, ports, { id, endsAt, by, isUnseen: true }, now);
  } else {
    await announceArticle(change, ports, publication);
  }
}

/**
 * Brings a deleted article back with its versions, its live blog, its notes and its links, in an open transaction. Returns
 * its title. Refuses as `restoreArticle`.
 */
export async function bringBackArticle(bringing: BringingBack, id: string): Promise<string> {
  const { change, actor, by, now } = bringing;
  const deletion = await deletionOf(change, 'articles', id, now);
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
  for (const one of [desk.publication, desk.draft]) {
    if (one) await refuseTakenSlug({ change, desk: {}, id, now, by }, one);
  }
  await restoreDeletion(change, deletion);
  await followReturn(bringing, desk, rights);
  return deletion.label;
}

/**
 * Restores a deleted article with its versions, its live blog, its notes and its links. One whose hour came meanwhile is
 * ready, without a schedule; one whose end came is withdrawn, and readers never see it. Refuses with `not-found`, with
 * `forbidden` an actor who may not write it, or not publish what was published, and with `invalid` if its address leads
 * to another article by now.
 */
export const restoreArticle = defineChange({
  name: 'restore:articles',
  may: staff,
  input: idSchema,
  change: async (change, { input: { id }, actor, ports }) => {
    const by = await describeActor(change, actor);
    const now = ports.clock.now();
    const title = await bringBackArticle({ change, ports, actor, by, now }, id);
    const subject = { collection: 'articles', id };
    return { value: { id }, activity: { ...specified('restored', title), subject } };
  },
});
