import { contentNames } from '#core/content-kinds.ts';
import { storageKeyOf } from '#storage/browser/stored-list.ts';
import type { Store } from '../journey/store.ts';
import { contentExamples } from '../newsroom/content-examples.ts';

/** Replacement of a text; `isAddress` where the example has the address of something. */
type Replace = (text: string, isAddress: boolean) => string;

function replaced(value: unknown, replace: Replace): unknown {
  if (typeof value === 'string') return replace(value, /^(?:https?:|\/)/.test(value));
  if (Array.isArray(value)) return value.map((inner) => replaced(inner, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, replaced(inner, replace)]),
  );
}

/**
 * Adds records of the kinds of content that a store does not list: the example of each kind, with its texts
 * replaced, once for each replacement.
 */
export function withEveryKind<Listed extends Store>(
  listed: Listed,
  replacements: readonly Replace[],
): Listed & Store {
  const missing = contentNames.filter((name) => !Object.hasOwn(listed, storageKeyOf(name)));
  const records = missing.map((name) => {
    const { id, ...fields } = contentExamples[name].stored;
    return [
      storageKeyOf(name),
      replacements.map((replace, n) => ({
        ...(replaced(fields, replace) as object),
        id: id.replace(/1$/, String(n + 1)),
      })),
    ];
  });
  return { ...Object.fromEntries(records), ...listed };
}
