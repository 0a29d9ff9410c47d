import type { CollectionDefinition } from '../collection.ts';
import type { CollectionName } from '../collections.ts';

/**
 * A changed record of a collection that has cards (`CollectionDefinition.card`), as far as pages depend on
 * it. JSON, since databases carry it from process to process.
 */
export interface Touch {
  id: string;
  /** True where its card is another one now. */
  hasNewCard: boolean;
  /** Keys of the lists that it entered, left or moved in, see `listKeysOf`. */
  lists: readonly string[];
  /**
   * The largest number by which those lists have or had it (`listedBy`): windows that end above it stay as
   * they are. Absent where it has none, so that any place may have changed.
   */
  at?: number;
}

/** Touched records of each changed collection; `undefined` where anything of the collection may have changed. */
export type Touched = ReadonlyMap<CollectionName, readonly Touch[] | undefined>;

/** Calls back with what each change touches. Returns how to stop listening. */
export type OnTouched = (listener: (touched: Touched) => void) => () => void;

/** Name of a list that is narrowed by one value of a filter or key. */
export const listKey = (field: string, value: string): string => `${field}=${value}`;

/** Key of the list of all records. */
export const WHOLE_LIST = '';

type Definition<Stored> = Pick<
  CollectionDefinition<Stored>,
  'card' | 'filters' | 'keys' | 'listedBy' | 'numbers'
>;

/** Number by which a collection lists a record; 0 where it has none. */
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

/** Keys of the lists whose records or order changed. */
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
 * Compares a record before and after a change; `undefined` stands for a record that was not there. Only for
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
    hasNewCard: cardOf(before) !== cardOf(after),
    lists: movedLists(definition, before, after),
    ...(numbers.includes(0) ? {} : { at: Math.max(...numbers) }),
  };
}
