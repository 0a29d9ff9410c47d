import type { ImageUse } from '#core/image/image-use.ts';
import { sections } from '../shell/sections.ts';

const and = new Intl.ListFormat('en-GB');

/** Sentence on the uses, such as `Used in 1 article and 2 web stories`, in the sidebar's order. */
export function usesInWords(uses: readonly ImageUse[]): string {
  const counted = sections.flatMap(
    ({ collection, nouns: [one, several] = ['record', 'records'] }) => {
      const count = uses.filter((use) => use.collection === collection).length;
      return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
    },
  );
  return counted.length === 0 ? 'Nothing uses it.' : `Used in ${and.format(counted)}`;
}
