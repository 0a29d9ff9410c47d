import { createDeskArrivals } from '../article/desk/desk-arrivals.ts';
import { type CollectionName, definitionOf } from '../collections.ts';
import type { StoreView } from '../ports.ts';
import * as words from '../words/event-words.ts';
import { type Arrival, type Arrive, areEqual } from './arrival.ts';
import type { ArchivedRecord } from './check-record.ts';
import type { DeskReport } from './desk-report.ts';
import { UnfitRecord } from './embedded-media.ts';

/** Objection to a record with a value that another record has and that must be unique. */
export const objectionToValue = (field: string): string => words.anotherRecord(field);

async function mustBeFree(
  view: StoreView,
  name: CollectionName,
  record: ArchivedRecord,
): Promise<void> {
  const { uniqueBy, filters } = definitionOf(name);
  const value = uniqueBy === undefined ? undefined : filters[uniqueBy]?.(record);
  if (uniqueBy === undefined || value === undefined) return;
  const holders = await view.list(name, { where: { [uniqueBy]: value } });
  if (holders.some(({ id }) => id !== record.id)) {
    throw new UnfitRecord(objectionToValue(uniqueBy));
  }
}

async function recordArrives(
  view: StoreView,
  name: CollectionName,
  record: ArchivedRecord,
): Promise<Arrival> {
  await mustBeFree(view, name, record);
  const stored: ArchivedRecord | undefined = await view.get(name, record.id);
  const replacing = areEqual(stored, record) ? 'unchanged' : 'replaced';
  return { effect: stored ? replacing : 'added', record };
}

/**
 * Creates the function that determines the effect of each record of one archive. Plan and import both use
 * it, in the order of `importedNames`. Counts effects on drafts and publications in `desk`.
 */
export function createArrivals(now: Date, desk: DeskReport): Arrive {
  const ofDesk: { [Name in CollectionName]?: Arrive } = createDeskArrivals(now, desk);
  return (view, name, record) => (ofDesk[name] ?? recordArrives)(view, name, record);
}
