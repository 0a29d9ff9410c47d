import * as z from 'zod/mini';
import type { CollectionName, RecordOf } from './collections.ts';
import {
  type ContentChange,
  type ContentKind,
  describeChange,
  objectionToChange,
} from './content-kind.ts';
import { failures, Refusal } from './errors.ts';
import { type Actor, defineChange, type UseCase } from './use-case.ts';

/** What saving takes besides the form's fields: no id makes a new record. */
const address = z.object({
  id: z.optional(z.string()),
  /** The version that was read; another one stored since is a `conflict`. */
  version: z.optional(z.number()),
});

/** Saving and deleting of one kind of content. */
export interface ContentUseCases<Name extends CollectionName> {
  save: UseCase<unknown, RecordOf<Name>>;
  remove: UseCase<unknown, { id: string }>;
}

/** The use cases of a kind, out of what it declares. */
export function contentUseCases<Name extends CollectionName>(
  collection: Name,
  kind: ContentKind<RecordOf<Name>>,
): ContentUseCases<Name> {
  const { words, labelOf, toRecord, fields, invalidTitle } = kind;
  const may = (actor: Actor) => objectionToChange(kind, actor, undefined);

  function refuseOthers(actor: Actor, stored: RecordOf<Name>): void {
    const objection = objectionToChange(kind, actor, stored);
    if (objection) throw new Refusal(objection);
  }

  const activityOf = (happened: ContentChange, record: RecordOf<Name>) => ({
    action: words.actions[happened],
    description: describeChange(words, happened, labelOf(record)),
  });

  return {
    save: defineChange({
      name: `save:${collection}`,
      may,
      ...(invalidTitle === undefined ? {} : { invalidTitle }),
      input: z.intersection(z.object(fields), address),
      change: async (change, { input, actor, ports }) => {
        const { id, version } = input;
        const stored = id === undefined ? undefined : await change.get(collection, id);
        if (id !== undefined && !stored) throw new Refusal(failures.deletedElsewhere());
        if (stored) refuseOthers(actor, stored);
        const record = toRecord(input, { now: ports.clock.now(), actor, stored });
        const saved = stored
          ? await change.replace(collection, { ...stored, ...record, version })
          : await change.insert(collection, record);
        return { value: saved, activity: activityOf(stored ? 'updated' : 'created', saved) };
      },
    }),
    remove: defineChange({
      name: `delete:${collection}`,
      may,
      input: z.object({
        id: z.string(),
        /** Of whoever deletes only what they have seen; 0 for a record that was never saved. */
        version: z.optional(z.number()),
      }),
      change: async (change, { input: { id, version }, actor }) => {
        const stored = await change.get(collection, id);
        if (!stored) throw new Refusal(failures.deletedAlready());
        if (version !== undefined && version !== (stored.version ?? 0)) {
          throw new Refusal(failures.conflict());
        }
        refuseOthers(actor, stored);
        await change.remove(collection, id);
        return { value: { id }, activity: activityOf('deleted', stored) };
      },
    }),
  };
}
