import { dequal } from 'dequal/lite';
import type { LoggedActor } from '../../activity/logged-actor.ts';
import { sectionOf } from '../../category/section-of.ts';
import { Refusal } from '../../errors.ts';
import type { StoreChange } from '../../ports.ts';
import { VERSIONS_KEPT } from '../../settings/site-settings.ts';
import { settingsIn } from '../../settings/stored-settings.ts';
import * as eventWords from '../../words/event-words.ts';
import type { Article } from '../article.ts';
import { formerSlugsOf, slugForTitle, slugsOf } from '../article-address.ts';
import { removeLive } from '../live/article-to-cover.ts';
import {
  hasSameWords,
  keepPublishedVersion,
  removePublishedVersions,
} from '../published-versions/keep-published-version.ts';
import { forgetWithdrawal, noteWithdrawal } from '../withdrawals/note-withdrawal.ts';
import type { ArticleCommand } from './article-transition.ts';
import { currentReferences } from './current-references.ts';
import {
  type ArticleWords,
  type Desk,
  isEmbargoed,
  nextVersion,
  wordsOf,
  workingCopy,
} from './desk.ts';
import { enqueueEnd, enqueuePublication } from './desk-jobs.ts';
import type { Draft } from './draft.ts';
import { type DraftStage, stageRule } from './draft.ts';
import { enqueueLapse, featuredSince } from './featured.ts';
import { nobodyAsked, type Review } from './review.ts';
import { refuseEarlyEnd, type Schedule } from './schedule-of.ts';

/** An open transaction on one article. */
export interface DeskChange {
  change: StoreChange;
  desk: Desk;
  /** `undefined` for an article that is not stored yet. */
  id: string | undefined;
  /** Key of the call that begins the article. */
  beginKey?: string | undefined;
  now: Date;
  /** Actor of the change; `undefined` for a scheduled publication by an unknown actor. */
  by: LoggedActor | undefined;
}

/** Adds the id of the category that the words name, and the present names of their authors and tags. */
export async function withReferences(
  { change, desk }: DeskChange,
  words: ArticleWords,
): Promise<ArticleWords> {
  const categories = await change.list('categories');
  return {
    ...words,
    sectionId: sectionOf(words.category, categories, workingCopy(desk)),
    ...(await currentReferences(change, words)),
  };
}

/** Returns the article, other than the opened one, to which a slug leads. */
async function holderOf({ change, id }: DeskChange, slug: string) {
  const query = { where: { slug }, limit: 2 };
  const holders = [
    ...(await change.list('articles', query)),
    ...(await change.list('drafts', query)),
  ];
  return holders.find((holder) => holder.id !== id);
}

/** Makes the slug of an article that is published for the first time. */
const slugFor = (opened: DeskChange, title: string): Promise<string | undefined> =>
  slugForTitle(title, async (slug) => (await holderOf(opened, slug)) !== undefined);

/** Refuses a new slug of the words that leads to another article. */
export async function refuseTakenSlug(
  opened: DeskChange,
  { slug }: Pick<ArticleWords, 'slug'>,
): Promise<void> {
  if (slug === undefined || slug === workingCopy(opened.desk)?.slug) return;
  const holder = await holderOf(opened, slug);
  if (!holder) return;
  const params = { title: holder.title || eventWords.untitled };
  throw new Refusal({ kind: 'invalid', code: 'article-slug-taken', params, field: 'slug' });
}

interface PublicationDetails {
  /** Time of a new publication; later ones keep the first time. Default: now. */
  at?: Date;
  /** Reason to withhold the words before from readers. */
  withheld?: string | undefined;
  /** True if readers shall not be told that words changed. */
  isSmallMend?: boolean;
}

/** Returns since when readers have the words of a publication that replaces another one, or comes back. */
function updateOf(
  { desk: { publication, draft }, now }: DeskChange,
  words: ArticleWords,
  isSmallMend: boolean,
): string | undefined {
  const earlier = publication ?? (draft?.publishedAt || draft?.time ? draft : undefined);
  if (!earlier) return undefined;
  if (!publication) return now.toISOString();
  const isCorrected = !dequal(words.corrections, publication.corrections);
  const isSame = isSmallMend || hasSameWords(publication, { ...publication, ...words });
  return isSame && !isCorrected ? publication.updatedAt : now.toISOString();
}

/** Writes the publication and removes the draft. */
export async function writePublication(
  opened: DeskChange,
  words: ArticleWords,
  { at = opened.now, withheld, isSmallMend = false }: PublicationDetails = {},
): Promise<Article> {
  const { change, desk, id } = opened;
  const { publication, draft } = desk;
  const earlier = publication ?? (draft?.publishedAt || draft?.time ? draft : undefined);
  const slug = words.slug ?? (earlier ? undefined : await slugFor(opened, words.title));
  const record = {
    ...(await withReferences(opened, words)),
    slug,
    formerSlugs: formerSlugsOf(slug, publication ?? words),
    publishedAt: earlier ? earlier.publishedAt : at.toISOString(),
    time: earlier?.time,
    updatedAt: updateOf(opened, words, isSmallMend),
    featuredAt: featuredSince(words.isFeatured, publication, at),
    // An article that ended and is published again has no end.
    endsAt: Date.parse(words.endsAt ?? '') > at.getTime() ? words.endsAt : undefined,
  };
  const saved =
    id === undefined
      ? await change.insert('articles', record)
      : await change.put('articles', { ...record, id }, nextVersion(desk));
  if (draft) await change.remove('drafts', draft.id);
  if (publication)
    await keepPublishedVersion(change, publication, { next: saved, isSmallMend, withheld });
  if (saved.endsAt !== publication?.endsAt) await enqueueEnd(change, saved, opened.by);
  if (saved.featuredAt !== publication?.featuredAt) await enqueueLapse(change, saved);
  return saved;
}

export interface DraftDetails {
  stage: DraftStage;
  /** A new schedule. */
  schedule?: Schedule | undefined;
  /** Whether readers have the article; by default as before. */
  isPublic?: boolean;
  reason?: string | undefined;
  /** True if the person who saves a scheduled draft becomes responsible for its publication. */
  takesOver?: boolean;
  /** Review that is asked for, where the draft is sent for one; otherwise it stays as it was. */
  review?: Review | undefined;
}

/** Fields of a draft that say who is asked to judge it; empty outside of reviews. */
function reviewIn({ desk: { draft } }: DeskChange, { stage, review }: DraftDetails): Review {
  if (stage !== 'in-review') return nobodyAsked;
  if (review) return review;
  if (draft?.stage !== 'in-review') return nobodyAsked;
  const { askedId, askedName, neededBy } = draft;
  return { askedId, askedName, neededBy };
}

/** Fields of a draft that say when it is published, under embargo and for how long. */
function instantsOf({ desk, now, by }: DeskChange, { stage, schedule, takesOver }: DraftDetails) {
  const { draft, publication } = desk;
  if (schedule) return { ...schedule, scheduledBy: by };
  const embargoedUntil = isEmbargoed(draft, now) ? draft?.embargoedUntil : undefined;
  if (stage === 'scheduled') {
    const scheduledBy = takesOver ? by : draft?.scheduledBy;
    return { dueAt: draft?.dueAt, scheduledBy, embargoedUntil };
  }
  // The end that was set with the schedule goes with it.
  return draft?.stage === 'scheduled'
    ? { embargoedUntil, endsAt: publication?.endsAt }
    : { embargoedUntil };
}

/** Writes the draft, and enqueues a job for a new schedule. */
export async function writeDraft(
  opened: DeskChange,
  words: ArticleWords,
  details: DraftDetails,
): Promise<Draft> {
  const { change, desk, id, now } = opened;
  const { stage, schedule, reason } = details;
  const before = workingCopy(desk);
  const record = {
    ...(await withReferences(opened, words)),
    publishedAt: before?.publishedAt,
    updatedAt: before?.updatedAt,
    stage,
    savedAt: now.toISOString(),
    savedBy: opened.by,
    beginKey: desk.draft?.beginKey ?? opened.beginKey,
    isPublic: details.isPublic ?? desk.publication !== undefined,
    ...instantsOf(opened, details),
    ...reviewIn(opened, details),
    reason: stageRule(stage).hasReason ? (reason ?? desk.draft?.reason) : undefined,
  };
  const saved =
    id === undefined
      ? await change.insert('drafts', record)
      : await change.put('drafts', { ...record, id }, nextVersion(desk));
  if (schedule) await enqueuePublication(change, saved.id, new Date(schedule.dueAt));
  return saved;
}

interface WithdrawalDetails {
  stage?: 'withdrawn' | 'scheduled';
  /** Where its address leads; '' for nowhere. */
  leadsTo?: string | undefined;
}

/** Removes the publication and keeps its words as a draft, or those of the draft beside it if there is one. */
export async function withdrawPublication(
  given: DeskChange,
  { stage = 'withdrawn', leadsTo = '' }: WithdrawalDetails = {},
): Promise<Draft | undefined> {
  const { publication, draft } = given.desk;
  if (!publication) return undefined;
  // Refuses before anything is written: a change of many articles goes on with the others.
  await noteWithdrawal(given.change, {
    ...{ id: publication.id, slugs: slugsOf(publication) },
    ...{ at: given.now.toISOString(), leadsTo },
  });
  await given.change.remove('articles', publication.id);
  await keepPublishedVersion(given.change, publication);
  const words = {
    ...wordsOf(draft ?? publication),
    formerSlugs: formerSlugsOf(undefined, publication),
    ...(stage === 'withdrawn' && { endsAt: undefined }),
  };
  return writeDraft(given, words, { stage, isPublic: false });
}

/** Removes an article with all that belongs to it. */
export async function deleteArticle(opened: DeskChange): Promise<void> {
  const { change, id } = opened;
  const revisions = await change.list('revisions', { where: { article: id ?? '' } });
  for (const revision of revisions) await change.remove('revisions', revision.id);
  await removeArticle(opened);
}

/**
 * Removes an article with its draft, its published versions, its live blog, its preview links and its notes, but keeps
 * its revisions.
 */
async function removeArticle({ change, desk, id }: DeskChange): Promise<void> {
  if (id === undefined) return;
  if (desk.publication) await change.remove('articles', id);
  if (desk.draft) await change.remove('drafts', id);
  await removePublishedVersions(change, id);
  await forgetWithdrawal(change, id);
  await removeLive(change, id);
  const links = await change.list('previewLinks', { where: { article: id } });
  for (const link of links) await change.remove('previewLinks', link.id);
  const notes = await change.list('notes', { where: { article: id } });
  for (const note of notes) await change.remove('notes', note.id);
}

/**
 * Removes the draft and raises the version of the publication, so that nobody's version is used again; removes
 * an article that is not published. A revision keeps the draft's text, so that it can be restored.
 */
export async function discardDraft(opened: DeskChange): Promise<Article | undefined> {
  const { change, desk } = opened;
  const { publication, draft } = desk;
  if (draft) await writeRevision(opened, draft, 'discard');
  if (!publication || !draft) {
    await removeArticle(opened);
    return undefined;
  }
  await change.remove('drafts', draft.id);
  return change.put('articles', publication, nextVersion(desk));
}

/**
 * Sets fields of the publication, and of the draft, so that publishing the draft doesn't reset them. A copy without
 * fields stays as it is. Returns the working copy if anything was written; `fieldsOf` refuses before.
 */
export async function amendCopies(
  { change, desk }: DeskChange,
  fieldsOf: (copy: Article | Draft) => Promise<Partial<Article> | undefined>,
): Promise<Article | Draft | undefined> {
  const { publication, draft } = desk;
  let saved: Article | Draft | undefined;
  let version = nextVersion(desk);
  const ofPublication = publication && (await fieldsOf(publication));
  const ofDraft = draft && (await fieldsOf(draft));
  if (publication && ofPublication) {
    saved = await change.put('articles', { ...publication, ...ofPublication }, version);
    version += 1;
  }
  if (draft && (ofDraft || saved)) {
    // The version of the working copy is the article's.
    saved = await change.put('drafts', { ...draft, ...ofDraft }, version);
  }
  return saved;
}

/** Features an article, or ends that. A publication is featured until its time is over. */
export async function setFeatured(
  opened: DeskChange,
  isFeatured: boolean,
): Promise<Article | Draft | undefined> {
  const { change, desk, now } = opened;
  const { publication } = desk;
  const featuredAt = publication && featuredSince(isFeatured, publication, now);
  const saved = await amendCopies(opened, async () => ({ isFeatured, featuredAt }));
  if (publication && featuredAt !== publication.featuredAt) {
    await enqueueLapse(change, { id: publication.id, featuredAt });
  }
  return saved;
}

/** Sets the end of a publication, or none. The job of an earlier end does nothing. */
export async function setEnd(
  opened: DeskChange,
  endsAt: string | undefined,
): Promise<Article | Draft | undefined> {
  const { change, desk, now, by } = opened;
  refuseEarlyEnd(endsAt, now.toISOString());
  const saved = await amendCopies(opened, async () => ({ endsAt }));
  if (desk.publication) await enqueueEnd(change, { id: desk.publication.id, endsAt }, by);
  return saved;
}

/** Most surplus revisions that one save removes; imports can add more than the limit. */
const REMOVED_AT_ONCE = 20;

/**
 * Removes an article's oldest revisions beyond those that the site keeps. Its version counts its changes, so that
 * it can't have more revisions, but for imported ones.
 */
async function removeOldest(
  change: StoreChange,
  { id: article, version = 0 }: Article | Draft,
): Promise<void> {
  if (version <= VERSIONS_KEPT.least) return;
  const { versionsKept } = await settingsIn(change);
  if (version <= versionsKept) return;
  const range = { offset: versionsKept, limit: REMOVED_AT_ONCE };
  const beyond = await change.list('revisions', { where: { article }, ...range });
  for (const { id } of beyond) await change.remove('revisions', id);
}

/** Appends a state of an article to its revisions. */
export async function writeRevision(
  { change, now, by }: DeskChange,
  state: Article | Draft,
  command: ArticleCommand,
  note?: string,
): Promise<void> {
  await change.insert('revisions', {
    article: state.id,
    title: state.title,
    writerId: state.writerId,
    at: now.toISOString(),
    by,
    command,
    note,
    state: { ...state },
  });
  await removeOldest(change, state);
}
