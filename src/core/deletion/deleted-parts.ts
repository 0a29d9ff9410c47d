import * as z from 'zod/mini';
import { storedList } from '../text/stored.ts';
import type { Deletion } from './deletion.ts';

/** A record that a deletion removed. */
const removedSchema = z.object({
  collection: z.string(),
  record: z.looseObject({ id: z.string() }),
  /** Its place in the order of insertion (`StoreChange.remove`). */
  place: z.number(),
});

/** Fields that a deletion changed in records that stay, such as the tags of articles. */
const amendedSchema = z.object({
  collection: z.string(),
  ids: z.array(z.string()),
  fields: z.array(
    z.object({
      field: z.string(),
      before: z.optional(z.unknown()),
      after: z.optional(z.unknown()),
    }),
  ),
});

/** A record that a change added. */
const addedSchema = z.object({ collection: z.string(), id: z.string() });

export type Removed = z.infer<typeof removedSchema>;
export type Amended = z.infer<typeof amendedSchema>;

export const partsSchema = z.object({
  /** In the order of insertion; deletions of earlier releases noted none. */
  added: storedList(addedSchema),
  /** In the order of removal. */
  removed: storedList(removedSchema),
  /** In the order of the changes. */
  amended: storedList(amendedSchema),
});

export type DeletedParts = z.infer<typeof partsSchema>;

/** Returns what a deletion added, removed and changed. */
export const partsOf = ({ parts }: Pick<Deletion, 'parts'>): DeletedParts =>
  partsSchema.parse(parts ?? {});

/** Id of the deletion of a record: a record is deleted once until it is restored. */
export const deletionIdOf = (collection: string, id: string): string => `${collection}-${id}`;
