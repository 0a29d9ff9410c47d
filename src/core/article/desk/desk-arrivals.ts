import { type Arrival, type Arrive, areEqual } from '../../archive/arrival.ts';
import type { DeskReport } from '../../archive/desk-report.ts';
import type { Article } from '../article.ts';
import { arrivingDraft } from './arriving-draft.ts';
import { type Desk, nextVersion, readDesk } from './desk.ts';
import type { Draft } from './draft.ts';
import { enqueuePublication } from './enqueue-publication.ts';

/**
 * The rules by which articles and drafts of one archive arrive, drafts first. Counts in `desk` the effects
 * that need words. An article and its draft are one thing on the desk: whatever takes the place of something
 * here counts as `replaced`, and their versions go on together.
 */
export function createDeskArrivals(
  now: Date,
  desk: DeskReport,
): { articles: Arrive; drafts: Arrive } {
  const draftsOfArchive = new Set<string>();

  function draftArrives(here: Desk, given: Draft): Arrival {
    draftsOfArchive.add(given.id);
    const record = arrivingDraft(given, here.publication !== undefined);
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
      ...(isRepublished && {
        follow: (change) => change.put('drafts', { ...kept, stage: 'draft' }, version + 1),
      }),
    };
  }

  return {
    articles: async (view, _, record) =>
      articleArrives(await readDesk(view, record.id), record as Article),
    drafts: async (view, _, record) =>
      draftArrives(await readDesk(view, record.id), record as Draft),
  };
}
