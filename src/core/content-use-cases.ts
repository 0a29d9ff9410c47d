import * as z from 'zod/mini';
import type { CollectionName, RecordOf } from './collections.ts';
import { type ContentKind, describeChange } from './content-kind.ts';
import { failures, Refusal } from './errors.ts';
import { defineChange, mustBeAdmin, type UseCase } from './use-case.ts';

/** What saving takes besides the form's fields: no id makes a new record. */
const address = {
  id: z.optional(z.string()),
  /** The version that was read; another one stored since is a `conflict`. */
  version: z.optional(z.number()),
};

/** Saving and deleting of one kind of content. */
export interface ContentUseCases<Name extends CollectionName> {
  save: UseCase<unknown, RecordOf<Name>>;
  remove: UseCase<unknown, { id: string }>;
}

/** The use cases of a kind, out of what it declares. */
export function contentUseCases<Name extends CollectionName, Shape extends z.core.$ZodShape>(
  kind: ContentKind<Name, Shape>,
): ContentUseCases<Name> {
  const { collection, words, labelOf } = kind;
  const save = defineChange({
    name: `save:${collection}`,
    may: mustBeAdmin,
    ...(kind.invalidTitle === undefined ? {} : { invalidTitle: kind.invalidTitle }),
    input: z.object({ ...kind.fields, ...address }),
    change: async (change, { input, ports }) => {
      const { id, version } = input as { id?: string; version?: number };
      const stored = id === undefined ? undefined : await change.get(collection, id);
      if (id !== undefined && !stored) throw new Refusal(failures.deletedElsewhere());
      const fields = kind.toRecord(input as Parameters<typeof kind.toRecord>[0], {
        now: ports.clock.now(),
        stored,
      });
      const record = stored
        ? await change.replace(collection, { ...stored, ...fields, version } as RecordOf<Name>)
        : await change.insert(collection, fields);
      const happened = stored ? 'updated' : 'created';
      return {
        value: record,
        activity: {
          action: words.actions[happened],
          description: describeChange(words, happened, labelOf(record)),
        },
      };
    },
  });
  const remove = defineChange({
    name: `delete:${collection}`,
    may: mustBeAdmin,
    input: z.object({ id: z.string() }),
    change: async (change, { input: { id } }) => {
      const stored = await change.get(collection, id);
      if (!stored) throw new Refusal(failures.notFound());
      await change.remove(collection, id);
      return {
        value: { id },
        activity: {
          action: words.actions.deleted,
          description: describeChange(words, 'deleted', labelOf(stored)),
        },
      };
    },
  });
  return {
    save: save as UseCase<unknown, RecordOf<Name>>,
    remove: remove as UseCase<unknown, { id: string }>,
  };
}
