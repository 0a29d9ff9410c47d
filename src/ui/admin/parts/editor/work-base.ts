import type { UnsavedWords } from './unsaved-work.ts';
import type { WorkCopy } from './unsaved-work-store.ts';

/** Stored state that work begins from. */
export interface Start<Fields> {
  fields: Fields;
  /** The version that the work begins from; none for a new record. */
  version?: number | undefined;
}

/** Last stored state that a form has seen. */
export interface Base<Fields> extends Start<Fields> {
  /** True where the fields are those of that version; else they are a substitute for it. */
  isKnown: boolean;
}

/** The words to keep of a form, with the base by which they are merged later, where that is known. */
export const wordsOver = <Fields>(
  base: Base<Fields>,
  fields: Fields,
  label: string,
): UnsavedWords => ({
  fields,
  label,
  version: base.version,
  ...(base.isKnown && base.version !== undefined ? { base: base.fields } : {}),
});

/**
 * The base once a copy is in the form: saving it over a newer version is a conflict, as it would have
 * been then.
 */
export function baseOfRestored<Fields>(
  base: Base<Fields>,
  copy: Pick<WorkCopy, 'version' | 'base'>,
  readKept: (kept: unknown) => Fields | undefined,
): Base<Fields> {
  if (copy.version === base.version) return base;
  const begun = readKept(copy.base);
  return {
    fields: begun ?? base.fields,
    version: copy.version,
    isKnown: begun !== undefined,
  };
}
