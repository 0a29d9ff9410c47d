import type { ImageUse } from '#core/image/image-use.ts';

const nouns: Record<ImageUse['collection'], readonly [one: string, several: string]> = {
  articles: ['article', 'articles'],
  stories: ['web story', 'web stories'],
  advertisements: ['advertisement', 'advertisements'],
};

const and = new Intl.ListFormat('en-GB');

/** `Used in 1 article and 2 web stories`. */
export function usesInWords(uses: readonly ImageUse[]): string {
  const counted = Object.entries(nouns).flatMap(([collection, [one, several]]) => {
    const count = uses.filter((use) => use.collection === collection).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
  });
  return counted.length === 0 ? 'Nothing uses it.' : `Used in ${and.format(counted)}`;
}
