import type { ImageUse } from '#core/image/image-use.ts';
import { inList } from '#core/locale/in-list.ts';
import { counted } from '#core/locale/plural.ts';
import { sections } from '../shell/sections.ts';

/** Sentence on the uses, such as `Used in 1 article and 2 web stories`, in the sidebar's order. */
export function usesInWords(uses: readonly ImageUse[]): string {
  const used = sections.flatMap(({ collection, nouns = { one: 'record', other: 'records' } }) => {
    const count = uses.filter((use) => use.collection === collection).length;
    return count === 0 ? [] : [counted(count, nouns)];
  });
  return used.length === 0 ? 'Nothing uses it.' : `Used in ${inList(used)}`;
}
