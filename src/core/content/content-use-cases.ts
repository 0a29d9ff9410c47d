import * as z from 'zod/mini';
import type { Activity } from '../activity/record-event.ts';
import type { Actor } from '../actor.ts';
import type { CollectionName, RecordOf } from '../collections.ts';
import { idSchema } from '../contract.ts';
import { happeningNow, keepDeletion } from '../deletion/keep-deletion.ts';
import { deletionOf, removedIn, restoreDeletion } from '../deletion/restore-deletion.ts';
import { failures, Refusal } from '../errors.ts';
import type { Permission } from '../permission.ts';
import type { StoreChange, StoreView } from '../ports.ts';
import type { NewOf } from '../text/stored.ts';
import { defineChange, type UseCase } from '../use-case.ts';
import {
  type ContentChange,
  type ContentKind,
  describeChange,
  describeMerge,
  objectionToChange,
} from './content-kind.ts';
import { goneBefore, refuseStale, versionGiven } from './refuse-stale.ts';
import { refuseUnknownFields, unknownFieldsBeside } from './unknown-fields.ts';

/** Input of saving besides the form's fields; without an id, a new record is created. */
const address = z.object({
  id: z.optional(z.string()),
  /** The version that the change is based on; `conflict` if another one is stored. */
  version: z.optional(versionGiven),
});

/** Use cases that save, delete and restore records of one type. */
export interface ContentUseCasesOf<Stored> {
  save: UseCase<unknown, Stored>;
  remove: UseCase<unknown, { id: string }>;
  /** Takes a deletion back. */
  restore: UseCase<{ id: string }, { id: string }>;
}

/**
 * Updates references to a record in the same transaction, after it was saved as `after`, or when it is
 * deleted and replaced by `after`, if there is such a record. Returns a text for the log, if any.
 */
export type Follow<Stored> = (
  change: StoreChange,
  before: Stored,
  after: Stored | undefined,
  context: { now: Date; actor: Actor },
) => Promise<string | undefined>;

/**
 * Completes a record with what depends on other records, in the transaction that saves it. `id` is that of the
 * stored record, `undefined` for a new one. Throws a `Refusal` to refuse.
 */
export type Complete<Stored> = (
  view: StoreView,
  record: NewOf<Stored>,
  id: string | undefined,
) => Promise<NewOf<Stored>>;

/** Effects of saving and deleting a kind of content besides writing the record. */
export interface Besides<Stored> {
  follow?: Follow<Stored> | undefined;
  complete?: Complete<Stored> | undefined;
}

/** The use cases of one kind of content. */
export type ContentUseCases<Name extends CollectionName> = ContentUseCasesOf<RecordOf<Name>>;

/** Creates the use cases of a kind. */
export function contentUseCases<Name extends CollectionName>(
  collection: Name,
  kind: ContentKind<RecordOf<Name>>,
  { follow, complete }: Besides<RecordOf<Name>> = {},
): ContentUseCases<Name> {
  const { words, labelOf, toRecord, fields, titled } = kind;
  const unknownFields = unknownFieldsBeside([
    ...Object.keys(fields),
    ...Object.keys(address.shape),
  ]);
  const may: Permission = {
    who: 'staff',
    objectionTo: (actor) => objectionToChange(kind, actor, undefined),
  };

  function refuseOthers(actor: Actor, stored: RecordOf<Name>): void {
    const objection = objectionToChange(kind, actor, stored);
    if (objection) throw new Refusal(objection);
  }

  const withAlong = (sentence: string, along: string | undefined): string =>
    along ? `${sentence}, ${along}` : sentence;

  const activityOf = (
    happened: ContentChange,
    record: RecordOf<Name>,
    along?: string,
  ): Activity => ({
    event: `${words.event}-${happened}`,
    subject: { collection, id: record.id },
    action: words.actions[happened],
    description: withAlong(describeChange(words, happened, labelOf(record)), along),
  });

  const mergeOf = (record: RecordOf<Name>, into: RecordOf<Name>, along?: string): Activity => ({
    event: `${words.event}-merged`,
    subject: { collection, id: record.id },
    action: words.actions.merged,
    description: withAlong(describeMerge(words, labelOf(record), labelOf(into)), along),
  });

  /** Returns the record that replaces a deleted one, if any. Refuses with `invalid` if it doesn't exist. */
  async function replacementOf(change: StoreChange, id: string, replacedBy: string | undefined) {
    if (replacedBy === undefined) return undefined;
    const replacement = replacedBy === id ? undefined : await change.get(collection, replacedBy);
    if (!replacement) {
      const params = { noun: words.noun };
      throw new Refusal({ kind: 'invalid', code: 'replacement-gone', params, field: 'replacedBy' });
    }
    return replacement;
  }

  return {
    save: defineChange({
      name: `save:${collection}`,
      may,
      ...(titled === undefined ? {} : { titled }),
      input: z.intersection(z.intersection(z.object(fields), address), unknownFields),
      change: async (change, { input: { unknownFields, ...input }, actor, ports }) => {
        const { id, version } = input;
        const stored = id === undefined ? undefined : await change.get(collection, id);
        if (id !== undefined && !stored) throw new Refusal(goneBefore(version));
        if (stored) {
          refuseOthers(actor, stored);
          refuseStale(version, stored);
        }
        refuseUnknownFields({ unknownFields }, stored, titled);
        const given = toRecord(input, { now: ports.clock.now(), actor, stored });
        const record = complete ? await complete(change, given, id) : given;
        const saved = stored
          ? await change.replace(collection, {
              ...stored,
              ...record,
              version: stored.version,
            })
          : await change.insert(collection, record);
        const along =
          stored && (await follow?.(change, stored, saved, { now: ports.clock.now(), actor }));
        return { value: saved, activity: activityOf(stored ? 'updated' : 'created', saved, along) };
      },
    }),
    remove: defineChange({
      name: `delete:${collection}`,
      may,
      input: z.object({
        id: z.string(),
        /** Expected version; omit to delete any version. */
        version: z.optional(versionGiven),
        /** Id of the record that takes over the references to this one, in kinds with `follow`. */
        replacedBy: z.optional(z.string()),
      }),
      change: async (change, { input: { id, version, replacedBy }, actor, ports }) => {
        const stored = await change.get(collection, id);
        if (!stored) throw new Refusal(failures.deletedAlready());
        if (version !== undefined) refuseStale(version, stored);
        refuseOthers(actor, stored);
        const replacement = await replacementOf(change, id, replacedBy);
        const deleted = { collection, id, label: labelOf(stored) };
        const happened = await happeningNow(change, actor, ports);
        const along = await keepDeletion(change, deleted, happened, async (noted) => {
          const followed = await follow?.(noted, stored, replacement, {
            now: happened.now,
            actor,
          });
          await noted.remove(collection, id);
          return followed;
        });
        const activity =
          kind.isMerged && replacement
            ? mergeOf(stored, replacement, along)
            : activityOf('deleted', stored, along);
        return { value: { id }, activity };
      },
    }),
    restore: defineChange({
      name: `restore:${collection}`,
      may,
      input: idSchema,
      change: async (change, { input: { id }, actor, ports }) => {
        const deletion = await deletionOf(change, collection, id, ports.clock.now());
        const record = removedIn(deletion, collection, id);
        if (!record) throw new Refusal(failures.notFound());
        refuseOthers(actor, record);
        // The address or the name may be another one's by now, which `complete` refuses or replaces.
        const completed = (await complete?.(change, record, id)) ?? record;
        const [slug, free]: unknown[] = [record, completed].map((one) => Reflect.get(one, 'slug'));
        if (typeof free === 'string' && free !== slug) {
          throw new Refusal({
            ...{ kind: 'taken', code: 'slug-taken', field: 'slug' },
            params: { slug: labelOf(record) },
          });
        }
        await restoreDeletion(change, deletion);
        return { value: { id }, activity: activityOf('restored', record) };
      },
    }),
  };
}
