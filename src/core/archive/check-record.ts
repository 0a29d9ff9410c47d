import * as z from 'zod/mini';
import type { CollectionDefinition } from '../collection.ts';
import { type CollectionName, collections, type RecordOf } from '../collections.ts';
import { SITE_SETTINGS_ID } from '../settings/site-settings.ts';
import { archiveLimits } from './archive-format.ts';
import { mayHoldMedia, UnfitRecord } from './embedded-media.ts';
import { createFormObjection } from './objection-of-form.ts';
import type { OpenArchive } from './read-archive.ts';

export type ArchivedRecord = RecordOf<CollectionName>;

const isTooDeep = (value: unknown, depth = archiveLimits.depth): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((inner) => isTooDeep(inner, depth - 1)));

function mustBeShallow(raw: unknown): void {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw new UnfitRecord('It is no record.');
  }
  if (isTooDeep(raw)) throw new UnfitRecord('It holds lists within lists without end.');
}

function idFormOf(name: CollectionName): RegExp {
  if (name === 'settings') return new RegExp(`^${SITE_SETTINGS_ID}$`);
  return new RegExp(`^${collections[name].idPrefix}-[\\w-]{1,100}$`);
}

/** A record of one collection as the store would hold it; throws `UnfitRecord`. */
export type RecordCheck = (raw: unknown) => Promise<ArchivedRecord>;

/** Reads records of an archive under the rules of their collection and of its form. */
export async function createRecordCheck(
  name: CollectionName,
  { withMedia }: Pick<OpenArchive, 'withMedia'>,
): Promise<RecordCheck> {
  const definition = collections[name] as unknown as CollectionDefinition<ArchivedRecord>;
  const objectionOfForm = await createFormObjection(name);
  const idForm = idFormOf(name);
  return async (raw) => {
    mustBeShallow(raw);
    const whole = mayHoldMedia(JSON.stringify(raw)) ? await withMedia(raw) : raw;
    const parsed = z.safeParse(definition.schema, whole);
    if (!parsed.success) {
      const field = parsed.error.issues[0]?.path.join('.');
      throw new UnfitRecord(field ? `Its “${field}” is missing or wrong.` : 'It has another form.');
    }
    if (!idForm.test(parsed.data.id)) {
      throw new UnfitRecord('Its id does not have the form of this collection.');
    }
    const objection = objectionOfForm(parsed.data);
    if (objection !== undefined) throw new UnfitRecord(objection);
    return parsed.data;
  };
}
