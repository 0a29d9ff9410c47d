import { type CollectionName, definitionOf, type RecordOf } from '#core/collections.ts';
import { type Touch, touchOf } from '#core/freshness/touch.ts';

/** Most touches of one collection listed per change; beyond, the whole collection counts as touched. */
const MOST_TOUCHES = 40;

/** A record before and after a write; `undefined` where there was or is none. */
export interface Written<Stored> {
  before?: Stored | undefined;
  after?: Stored | undefined;
  /** True if other records may have moved in lists. */
  hasMovedOthers: boolean;
}

/** Collects what one change touches. */
export function createTouches() {
  const touched = new Map<CollectionName, Touch[] | undefined>();
  return {
    add: <Name extends CollectionName>(
      name: Name,
      { before, after, hasMovedOthers }: Written<RecordOf<Name>>,
    ): void => {
      const definition = definitionOf(name);
      const known = touched.has(name) ? touched.get(name) : [];
      const isClear = definition.card && !hasMovedOthers && (before ?? after) !== undefined;
      const isFew = known !== undefined && known.length < MOST_TOUCHES;
      touched.set(
        name,
        isClear && isFew ? [...known, touchOf(definition, before, after)] : undefined,
      );
    },
    names: (): ReadonlySet<CollectionName> => new Set(touched.keys()),
    /** The touches of a collection; `undefined` where it may be anything of it. */
    of: (name: CollectionName): readonly Touch[] | undefined => touched.get(name),
  };
}

export type Touches = ReturnType<typeof createTouches>;
