import { type Arrival, type Arrive, areEqual } from '../../archive/arrival.ts';
import type { DeskReport } from '../../archive/desk-report.ts';
import type { Article } from '../article.ts';
import { presentActor } from './actor-behind.ts';
import { type Desk, nextVersion, readDesk } from './desk.ts';
import { enqueuePublication } from './desk-jobs.ts';
import type { Draft } from './draft.ts';
import { enqueueLapse } from './featured.ts';

/** State of this site that decides how a draft arrives. */
interface Here {
  isPublic: boolean;
  /** True if the person who scheduled it is on this site's staff. */
  hasScheduler: boolean;
}

/**
 * Adapts an imported draft. A scheduled one becomes `ready` if the article is published here, since it would overwrite
 * later corrections, or if its instant is missing; otherwise, whoever imports it answers for its publication where the one
 * who scheduled it is nobody here. A withdrawn one becomes a `draft` if the article is published here.
 */
export function arrivingDraft(draft: Draft, { isPublic, hasScheduler }: Here): Draft {
  const { stage, dueAt } = draft;
  if (stage === 'scheduled' && (isPublic || dueAt === undefined)) {
    return { ...draft, stage: 'ready', dueAt: undefined, scheduledBy: undefined };
  }
  if (stage === 'scheduled' && !hasScheduler) return { ...draft, scheduledBy: undefined };
  return stage === 'withdrawn' && isPublic ? { ...draft, stage: 'draft' } : draft;
}

/**
 * Creates the functions that determine the effects of one archive's drafts and then its articles. Counts in
 * `desk` the effects that the report mentions. An article and its draft share one version sequence, and a
 * record counts as `replaced` if either is stored.
 */
export function createDeskArrivals(
  now: Date,
  desk: DeskReport,
): { articles: Arrive; drafts: Arrive } {
  const draftsOfArchive = new Set<string>();

  function draftArrives(here: Desk, given: Draft, hasScheduler: boolean): Arrival {
    draftsOfArchive.add(given.id);
    const isPublic = here.publication !== undefined;
    const record = arrivingDraft(given, { isPublic, hasScheduler });
    if (areEqual(here.draft, given) || areEqual(here.draft, record)) {
      return { effect: 'unchanged', record };
    }
    const effect = here.draft || here.publication ? 'replaced' : 'added';
    const arrival = { effect, record, version: nextVersion(here) } as const;
    if (given.stage !== 'scheduled') return arrival;
    if (record.dueAt === undefined) {
      desk.unscheduled += 1;
      return arrival;
    }
    const due = new Date(record.dueAt);
    if (due <= now) desk.due += 1;
    return { ...arrival, follow: (change) => enqueuePublication(change, record.id, due) };
  }

  function articleArrives(here: Desk, record: Article): Arrival {
    if (areEqual(here.publication, record)) return { effect: 'unchanged', record };
    const kept = draftsOfArchive.has(record.id) ? undefined : here.draft;
    const isRepublished = kept?.stage === 'withdrawn' && !here.publication;
    if (kept) desk.keptDrafts += 1;
    if (isRepublished) desk.republished += 1;
    const version = nextVersion(here);
    return {
      effect: here.publication || kept ? 'replaced' : 'added',
      record,
      version,
      follow: async (change) => {
        if (isRepublished) await change.put('drafts', { ...kept, stage: 'draft' }, version + 1);
        if (record.isFeatured) await enqueueLapse(change, record);
      },
    };
  }

  return {
    articles: async (view, _, record) =>
      articleArrives(await readDesk(view, record.id), record as Article),
    drafts: async (view, _, record) => {
      const draft = record as Draft;
      const { kind, id } = draft.scheduledBy ?? {};
      // The shared password and the command line are every site's.
      const hasScheduler =
        id === undefined ? kind !== 'staff' : (await presentActor(view, id)).kind === 'staff';
      return draftArrives(await readDesk(view, draft.id), draft, hasScheduler);
    },
  };
}
