import { emailKey } from '../account/user.ts';
import { arrivingDraft } from '../article/desk/arriving-draft.ts';
import { type Desk, nextVersion, readDesk } from '../article/desk/desk.ts';
import { enqueuePublication } from '../article/desk/enqueue-publication.ts';
import type { CollectionName, RecordOf } from '../collections.ts';
import type { StoreChange, StoreView } from '../ports.ts';
import type { ArchivedRecord } from './check-record.ts';
import type { DeskReport } from './desk-report.ts';
import { UnfitRecord } from './embedded-media.ts';

/** Equal texts for equal records: keys in order, without the version, which says nothing. */
function contentText(value: unknown, isRecord = true): string {
  if (Array.isArray(value)) return `[${value.map((one) => contentText(one, false)).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([key, inner]) => inner !== undefined && !(isRecord && key === 'version'))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const texts = entries.map(
    ([key, inner]) => `${JSON.stringify(key)}:${contentText(inner, false)}`,
  );
  return `{${texts.join()}}`;
}

const areEqual = (stored: ArchivedRecord | undefined, record: ArchivedRecord): boolean =>
  stored !== undefined && contentText(stored) === contentText(record);

/** A record of an archive as it would stand here, and the effect of putting it. */
export interface Arrival {
  effect: 'added' | 'replaced' | 'unchanged';
  record: ArchivedRecord;
  /** Its version here; the store's own count where there is none. */
  version?: number;
  /** Work that follows in the transaction of the import. */
  follow?: (change: StoreChange) => Promise<unknown>;
}

/** Tells the effect of a record on what is stored. Throws `UnfitRecord`. */
export type Arrive = (
  view: StoreView,
  name: CollectionName,
  record: ArchivedRecord,
) => Promise<Arrival>;

/**
 * The rules by which the records of one archive arrive, for the plan and for the import itself; both give
 * them in the order of `importedNames`. Counts in `desk` the effects that need words. An article and its
 * draft are one thing on the desk: whatever takes the place of something here counts as `replaced`, and
 * their versions go on together.
 */
export function createArrivals(now: Date, desk: DeskReport): Arrive {
  const draftsOfArchive = new Set<string>();

  function draftArrives(here: Desk, given: RecordOf<'drafts'>): Arrival {
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

  function articleArrives(here: Desk, record: RecordOf<'articles'>): Arrival {
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

  async function otherArrives(view: StoreView, name: CollectionName, record: ArchivedRecord) {
    if (name === 'subscribers') {
      const where = { email: emailKey(String(record.email)) };
      const holders = await view.list(name, { where });
      if (holders.some(({ id }) => id !== record.id)) {
        throw new UnfitRecord('Its e-mail address is on the list already.');
      }
    }
    const stored: ArchivedRecord | undefined = await view.get(name, record.id);
    const replacing = areEqual(stored, record) ? 'unchanged' : 'replaced';
    return { effect: stored ? replacing : 'added', record } as const;
  }

  return async (view, name, record) => {
    if (name === 'drafts') {
      return draftArrives(await readDesk(view, record.id), record as RecordOf<'drafts'>);
    }
    if (name === 'articles') {
      return articleArrives(await readDesk(view, record.id), record as RecordOf<'articles'>);
    }
    return otherArrives(view, name, record);
  };
}
