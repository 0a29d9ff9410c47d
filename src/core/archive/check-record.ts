import * as z from 'zod/mini';
import { type CollectionName, definitionOf, type RecordOf } from '../collections.ts';
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
  const { onlyId, idPrefix } = definitionOf(name);
  return new RegExp(onlyId === undefined ? `^${idPrefix}-[\\w-]{1,100}$` : `^${onlyId}$`);
}

/** Returns a record as the store would hold it. Throws `UnfitRecord`. */
export type RecordCheck = (raw: unknown) => Promise<ArchivedRecord>;

/** Creates the check of archived records by the rules of their collection and of its form. */
export async function createRecordCheck(
  name: CollectionName,
  { withMedia }: Pick<OpenArchive, 'withMedia'>,
): Promise<RecordCheck> {
  const { schema } = definitionOf(name);
  const objectionOfForm = await createFormObjection(name);
  const idForm = idFormOf(name);
  return async (raw) => {
    mustBeShallow(raw);
    const whole = mayHoldMedia(JSON.stringify(raw)) ? await withMedia(raw) : raw;
    const parsed = z.safeParse(schema, whole);
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
