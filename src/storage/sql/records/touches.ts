import { type CollectionName, definitionOf, type RecordOf } from '#core/collections.ts';
import { type Touch, touchOf } from '#core/freshness/touch.ts';

/** Most touches of one collection that a change tells apart: beyond, all of it counts as touched. */
const MOST_TOUCHES = 40;

/** A record before and after it was written; `undefined` where there was or is none. */
interface Written<Stored> {
  before?: Stored | undefined;
  after?: Stored | undefined;
  /** Other records may have changed their places by it. */
  hasMovedOthers: boolean;
}

/** Gathers what one change touches. */
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
    names: () => touched.keys(),
    /** The touches of a collection; `undefined` where anything of it may have changed. */
    of: (name: CollectionName): readonly Touch[] | undefined => touched.get(name),
  };
}

export type Touches = ReturnType<typeof createTouches>;
