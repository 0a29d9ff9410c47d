import * as z from 'zod/mini';
import { type CollectionName, collections, definitionOf, type RecordOf } from '../collections.ts';
import { contentNames } from '../content-kinds.ts';
import { parsedByRules, ruleFailure } from '../rule-failure.ts';
import { readerWords } from '../words/reader-words.ts';
import { sayFailure } from '../words/say-failure.ts';
import { staffWords } from '../words/staff-words.ts';
import { archiveLimits } from './archive-format.ts';
import { mayHoldMedia, UnfitRecord } from './embedded-media.ts';
import type { OpenArchive } from './read-archive.ts';

async function formOf(name: CollectionName): Promise<z.core.$ZodShape> {
  const content = contentNames.find((one) => one === name);
  if (content) return (await collections[content].kind()).fields;
  return (await definitionOf(name).form?.()) ?? {};
}

/** Returns the message of the first broken form rule; `undefined` if there is none. */
type FormObjection = (record: unknown) => string | undefined;

/**
 * Creates the check of imported records by the rules of their collection's form. Missing values are
 * accepted: records may be older than a rule, and new uploads have no alt text.
 */
async function createFormObjection(name: CollectionName): Promise<FormObjection> {
  const form = z.object(await formOf(name));
  return (record) => {
    const issues = parsedByRules(form, record).error?.issues ?? [];
    const issue = issues.find(({ code }) => code !== 'too_small');
    return issue && sayFailure(ruleFailure(issue), [readerWords, staffWords]).message;
  };
}

export type ArchivedRecord = RecordOf<CollectionName>;

const isTooDeep = (value: unknown, depth = archiveLimits.depth): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((inner) => isTooDeep(inner, depth - 1)));

function mustBeShallow(raw: unknown): void {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw new UnfitRecord('It is not a record.');
  }
  if (isTooDeep(raw)) throw new UnfitRecord('It is nested too deeply.');
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
