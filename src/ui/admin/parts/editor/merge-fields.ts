import { dequal } from 'dequal/lite';

/** Side that wins where both changed the same value. */
export type Side = 'mine' | 'theirs';

/** Result of merging two versions. */
export interface Merge<Value> {
  value: Value;
  /** True if both sides changed a value differently, so that the preferred side decided. */
  isDisputed: boolean;
}

type Values = Record<string, unknown>;
type Item = Values & { id: string };

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isItem = (value: unknown): value is Item =>
  isValues(value) && typeof value.id === 'string' && value.id !== '';

/** True where each member has a unique id. */
const areItems = (list: readonly unknown[]): list is Item[] =>
  list.every(isItem) && new Set(list.map(({ id }) => id)).size === list.length;

/** The leading list, with each missing member of the other inserted after its predecessor there. */
function wovenIds(leading: readonly string[], other: readonly string[]): string[] {
  const woven = [...leading];
  for (const [at, id] of other.entries()) {
    if (woven.includes(id)) continue;
    const before = other[at - 1];
    woven.splice(before === undefined ? 0 : woven.indexOf(before) + 1, 0, id);
  }
  return woven;
}

function mergeItems(base: Item[], mine: Item[], theirs: Item[], prefer: Side): Merge<unknown> {
  const versions = [base, mine, theirs].map((list) => new Map(list.map((one) => [one.id, one])));
  const [inBase, inMine, inTheirs] = versions as [
    Map<string, Item>,
    Map<string, Item>,
    Map<string, Item>,
  ];
  const idsOf = (list: readonly Item[]) => list.map(({ id }) => id);
  const sharedIn = (list: readonly Item[]) =>
    idsOf(list).filter((id) => versions.every((version) => version.has(id)));
  const isMoved = (list: readonly Item[]) => !dequal(sharedIn(list), sharedIn(base));
  const isOrderDisputed =
    isMoved(mine) && isMoved(theirs) && !dequal(sharedIn(mine), sharedIn(theirs));
  const mineLeads = isOrderDisputed ? prefer === 'mine' : isMoved(mine);
  const [leading, other] = mineLeads ? [mine, theirs] : [theirs, mine];
  const merged = wovenIds(idsOf(leading), idsOf(other)).map((id) =>
    mergeValue(inBase.get(id), inMine.get(id), inTheirs.get(id), prefer),
  );
  const value = merged.map((one) => one.value).filter((one) => one !== undefined);
  const isEmptied = value.length === 0 && mine.length > 0 && theirs.length > 0;
  if (isEmptied) return { value: prefer === 'mine' ? mine : theirs, isDisputed: true };
  return { value, isDisputed: isOrderDisputed || merged.some((one) => one.isDisputed) };
}

/**
 * Merges lists without ids by index. If a length changed, or one index changed on both sides, the
 * preferred list is taken whole: moved and changed members look the same.
 */
function mergePlaces(
  base: unknown[],
  mine: unknown[],
  theirs: unknown[],
  prefer: Side,
): Merge<unknown> {
  const whole = { value: prefer === 'mine' ? mine : theirs, isDisputed: true };
  if (base.length !== mine.length || base.length !== theirs.length) return whole;
  const value: unknown[] = [];
  for (const [at, one] of base.entries()) {
    if (dequal(one, theirs[at]) || dequal(mine[at], theirs[at])) value.push(mine[at]);
    else if (dequal(one, mine[at])) value.push(theirs[at]);
    else return whole;
  }
  return { value, isDisputed: false };
}

/** A text with its marks, whose places count in the text. */
const textIn = ({ content, marks }: Values): unknown[] => [content, marks];

/** True if both sides changed a text or its marks: the marks of one side have no place in the text of the other. */
const isTextDisputed = (base: Values, mine: Values, theirs: Values): boolean =>
  typeof base.content === 'string' &&
  !dequal(textIn(mine), textIn(theirs)) &&
  !dequal(textIn(base), textIn(mine)) &&
  !dequal(textIn(base), textIn(theirs));

function mergeValues(
  base: Values,
  mine: Values,
  theirs: Values,
  prefer: Side,
): Merge<Record<string, unknown>> {
  if (isTextDisputed(base, mine, theirs)) {
    const { content, marks } = prefer === 'mine' ? mine : theirs;
    const withText = (values: Values): Values => ({ ...values, content, marks });
    return { ...mergeValues(base, withText(mine), withText(theirs), prefer), isDisputed: true };
  }
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const merged = [...names].map(
    (name) => [name, mergeValue(base[name], mine[name], theirs[name], prefer)] as const,
  );
  return {
    value: Object.fromEntries(
      merged.filter(([, { value }]) => value !== undefined).map(([name, one]) => [name, one.value]),
    ),
    isDisputed: merged.some(([, one]) => one.isDisputed),
  };
}

function mergeValue(base: unknown, mine: unknown, theirs: unknown, prefer: Side): Merge<unknown> {
  if (dequal(mine, theirs) || dequal(base, theirs)) return { value: mine, isDisputed: false };
  if (dequal(base, mine)) return { value: theirs, isDisputed: false };
  if (isValues(base) && isValues(mine) && isValues(theirs)) {
    return mergeValues(base, mine, theirs, prefer);
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    return areItems(base) && areItems(mine) && areItems(theirs)
      ? mergeItems(base, mine, theirs, prefer)
      : mergePlaces(base, mine, theirs, prefer);
  }
  return { value: prefer === 'mine' ? mine : theirs, isDisputed: true };
}

/**
 * Three-way merge of form fields over `base`. A value that only one side changed is taken from it;
 * if both changed it, the preferred side decides. List members are matched by `id`; their order
 * counts as changed if members of all three versions were moved. Without a base, every difference
 * is disputed.
 */
export function mergeFields<Fields extends object>(
  base: Fields | undefined,
  mine: Fields,
  theirs: Fields,
  prefer: Side,
): Merge<Fields> {
  const valuesOf = (fields: object): Values => Object.fromEntries(Object.entries(fields));
  const merged = mergeValues(valuesOf(base ?? {}), valuesOf(mine), valuesOf(theirs), prefer);
  // The merge has the names of both versions, and their values.
  return merged as Merge<Fields>;
}
