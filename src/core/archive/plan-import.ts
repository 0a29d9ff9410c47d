import * as z from 'zod/mini';
import { emailKey } from '../account/user.ts';
import type { CollectionDefinition } from '../collection.ts';
import { type CollectionName, collections, type RecordOf } from '../collections.ts';
import type { StoreView } from '../ports.ts';
import { SITE_SETTINGS_ID } from '../settings/site-settings.ts';
import { archivedNames, archiveLimits } from './archive-format.ts';
import { attachMedia, UnfitRecord } from './embedded-media.ts';
import type { CollectionReport, ImportReport } from './import-report.ts';
import { objectionToSize } from './objection-to-size.ts';
import type { ArchiveContents } from './read-archive.ts';

type Archived = RecordOf<CollectionName>;

export interface PlannedRecord {
  name: CollectionName;
  record: Archived;
}

export interface ImportPlan {
  report: ImportReport;
  /** In the order in which they are put, so that the collections end up in the archive's order. */
  puts: PlannedRecord[];
}

const isTooDeep = (value: unknown, depth = archiveLimits.depth): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((inner) => isTooDeep(inner, depth - 1)));

function idFormOf(name: CollectionName): RegExp {
  if (name === 'siteSettings') return new RegExp(`^${SITE_SETTINGS_ID}$`);
  return new RegExp(`^${collections[name].idPrefix}-[\\w-]{1,100}$`);
}

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

/** A record as the store would hold it; throws `UnfitRecord`. */
async function checkRecord(
  name: CollectionName,
  raw: unknown,
  media: ArchiveContents['media'],
): Promise<Archived> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw new UnfitRecord('It is no record.');
  }
  if (isTooDeep(raw)) throw new UnfitRecord('It holds lists within lists without end.');
  const definition = collections[name] as unknown as CollectionDefinition<Archived>;
  const parsed = z.safeParse(definition.schema, await attachMedia(raw, media));
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.');
    throw new UnfitRecord(field ? `Its “${field}” is missing or wrong.` : 'It has another form.');
  }
  if (!idFormOf(name).test(parsed.data.id)) {
    throw new UnfitRecord('Its id does not have the form of this collection.');
  }
  const objection = await objectionToSize(name, parsed.data);
  if (objection) throw new UnfitRecord(objection);
  return parsed.data;
}

/** The address of a subscriber, which the list has only once. */
const uniqueKey = (name: CollectionName, record: Archived): string | undefined =>
  name === 'newsletterSubscribers' ? emailKey(String(record.email)) : undefined;

const idIn = (raw: unknown): string =>
  typeof raw === 'object' && raw !== null && 'id' in raw && typeof raw.id === 'string'
    ? raw.id.slice(0, 80)
    : '(no id)';

async function planCollection(
  name: CollectionName,
  { records, media }: ArchiveContents,
  view: StoreView,
): Promise<{ report: CollectionReport; puts: Archived[] }> {
  const stored: Archived[] = await view.list(name);
  const texts = new Map(stored.map((record) => [record.id, contentText(record)]));
  const owners = new Map(stored.map((record) => [uniqueKey(name, record), record.id]));
  const report: CollectionReport = { name, added: 0, replaced: 0, unchanged: 0, refused: [] };
  const added: Archived[] = [];
  const replaced: Archived[] = [];
  const seen = new Set<string>();

  const place = (record: Archived): void => {
    if (seen.has(record.id)) throw new UnfitRecord('Another record in the archive has its id.');
    const key = uniqueKey(name, record);
    if (key !== undefined && (owners.get(key) ?? record.id) !== record.id) {
      throw new UnfitRecord('Its e-mail address is on the list already.');
    }
    seen.add(record.id);
    owners.set(key, record.id);
    const before = texts.get(record.id);
    if (before === undefined) added.push(record);
    else if (before !== contentText(record)) replaced.push(record);
    else report.unchanged += 1;
  };

  for (const raw of records.get(name) ?? []) {
    try {
      place(await checkRecord(name, raw, media));
    } catch (error) {
      if (!(error instanceof UnfitRecord)) throw error;
      report.refused.push({ id: idIn(raw), reason: error.message });
    }
  }
  report.added = added.length;
  report.replaced = replaced.length;
  const isNewestFirst = collections[name].insertAt === 'first';
  return { report, puts: [...replaced, ...(isNewestFirst ? added.toReversed() : added)] };
}

/** What importing would do to the records that are stored now. Changes nothing. */
export async function planImport(contents: ArchiveContents, view: StoreView): Promise<ImportPlan> {
  const plan: ImportPlan = { report: { createdAt: contents.createdAt, collections: [] }, puts: [] };
  for (const name of archivedNames) {
    if (!contents.records.has(name)) continue;
    const { report, puts } = await planCollection(name, contents, view);
    plan.report.collections.push(report);
    plan.puts.push(...puts.map((record) => ({ name, record })));
  }
  return plan;
}
