import type { CollectionDefinition } from '../collection.ts';
import type { CollectionName } from '../collections.ts';

/**
 * The parts of a record's change that pages can depend on, for collections with cards
 * (`CollectionDefinition.card`). Serializable as JSON, since processes exchange it through the database.
 */
export interface Touch {
  id: string;
  /** True if it was removed, as when an article is withdrawn. */
  isGone?: true;
  /** True if its card changed. */
  hasNewCard: boolean;
  /** Keys of the lists that it entered, left or moved in, see `listKeysOf`. */
  lists: readonly string[];
  /**
   * The larger of its `listedBy` numbers before and after: windows of lists that end above it are unaffected.
   * Absent if it has or had none, since any position may then have changed.
   */
  at?: number;
}

/** Touched records of each changed collection; `undefined` if any record of it may have changed. */
export type Touched = ReadonlyMap<CollectionName, readonly Touch[] | undefined>;

/**
 * Calls `listener` with what each change touched; `isOwn` is true for a change by this process. Returns a function that
 * unsubscribes.
 */
export type OnTouched = (listener: (touched: Touched, isOwn: boolean) => void) => () => void;

/** Key of the list of records with that value of a filter or key. */
export const listKey = (field: string, value: string): string => `${field}=${value}`;

/** Key of the list of all records. */
export const WHOLE_LIST = '';

type Definition<Stored> = Pick<
  CollectionDefinition<Stored>,
  'card' | 'filters' | 'keys' | 'listedBy' | 'numbers'
>;

/** Returns the number by which the collection lists a record; 0 if it has none. */
export const listedNumber = <Stored>(
  { listedBy = '', numbers = {} }: Pick<Definition<Stored>, 'listedBy' | 'numbers'>,
  record: Stored,
): number => numbers[listedBy]?.(record) || 0;

const listKeysOf = <Stored>(
  { filters, keys = {} }: Definition<Stored>,
  record: Stored,
): string[] => [
  WHOLE_LIST,
  ...Object.entries(filters).map(([filter, read]) => listKey(filter, read(record))),
  ...Object.entries(keys).flatMap(([key, read]) => read(record).map((one) => listKey(key, one))),
];

/** Returns keys of the lists whose members or order changed. */
function movedLists<Stored>(definition: Definition<Stored>, before?: Stored, after?: Stored) {
  const left = before === undefined ? [] : listKeysOf(definition, before);
  const entered = after === undefined ? [] : listKeysOf(definition, after);
  const hasMoved =
    before === undefined ||
    after === undefined ||
    listedNumber(definition, before) !== listedNumber(definition, after);
  const all = [...new Set([...left, ...entered])];
  return hasMoved ? all : all.filter((key) => !(left.includes(key) && entered.includes(key)));
}

/**
 * Compares a record before and after a change; `undefined` before an insertion or after a removal. Only for
 * collections with cards.
 */
export function touchOf<Stored extends { id: string }>(
  definition: Definition<Stored>,
  before: Stored | undefined,
  after: Stored | undefined,
): Touch {
  const cardOf = (record: Stored | undefined): string | undefined =>
    record && JSON.stringify(definition.card?.(record));
  const numbers = [before, after].flatMap((record) =>
    record ? [listedNumber(definition, record)] : [],
  );
  return {
    id: (after ?? before)?.id ?? '',
    ...(after === undefined ? { isGone: true } : {}),
    hasNewCard: cardOf(before) !== cardOf(after),
    lists: movedLists(definition, before, after),
    ...(numbers.includes(0) ? {} : { at: Math.max(...numbers) }),
  };
}
