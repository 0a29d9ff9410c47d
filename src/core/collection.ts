import type * as z from 'zod/mini';
import type { Role } from './account/role.ts';

/** Everything that a store must know of one kind of record. */
export interface CollectionDefinition<Stored> {
  /** How a record is read; lenient, see `stored.ts`. */
  schema: z.ZodMiniType<Stored>;
  /** Starts the id of a new record: `article` gives `article-{milliseconds}`. */
  idPrefix: string;
  /** Where a new record goes in the list. */
  insertAt: 'first' | 'last';
  /** Most records kept; the ones at the far end of `insertAt` go. */
  limit?: number;
  /** What a store holds that never held this collection. */
  samples?: (now: Date) => Stored[];
  /** Whether a list that is stored but empty gets the samples too. */
  refillsWhenEmpty?: boolean;
  /** What lists can be narrowed by. */
  filters: Record<string, (record: Stored) => string>;
  /** What lists can be ordered by. */
  sorts: Record<string, (record: Stored) => string | number>;
  /** The least role that finds it in the back office, `editor` unless told. */
  seenBy?: Role;
  /** What a search in the back office looks through. */
  searchedText: (record: Stored) => string;
}

/** A collection as its folder declares it; `collections.ts` lists them all. */
export const defineCollection = <
  Stored,
  Filters extends Record<string, (record: Stored) => string>,
  Sorts extends Record<string, (record: Stored) => string | number>,
>(
  definition: CollectionDefinition<Stored> & { filters: Filters; sorts: Sorts },
) => definition;
