/** A condition on an article, about the words of a search. */
export interface WordDemand {
  /** `everything` includes the title. */
  place: 'title' | 'everything';
  /** True if it must have all of them; otherwise one suffices. */
  isEvery: boolean;
  /** True if words one typo away count as well. */
  allowsTypos: boolean;
}

/** Results of one rank: those that meet all of `must` and none of `mustNot`. */
export interface SearchRank {
  must: readonly WordDemand[];
  mustNot: readonly WordDemand[];
}

const allInTitle: WordDemand = { place: 'title', isEvery: true, allowsTypos: false };
const someInTitle: WordDemand = { ...allInTitle, isEvery: false };
const allAnywhere: WordDemand = { ...allInTitle, place: 'everything' };
const nearlyAllInTitle: WordDemand = { ...allInTitle, allowsTypos: true };

/** The demand that every result meets. */
export const anyResult: WordDemand = { ...allAnywhere, allowsTypos: true };

/**
 * Returns the ranks of results, best first: all words in the title; some in the title; all in the text; then, with typos,
 * all in the title; all anywhere. No article is in two of them. Within a rank, the newest article comes first.
 * @param words number of the searched words
 * @param hasTypos false if no word is one typo away from the searched ones, so that the ranks with typos are empty
 */
export const searchRanks = (words: number, hasTypos: boolean): SearchRank[] => [
  { must: [allInTitle], mustNot: [] },
  ...(words > 1 ? [{ must: [allAnywhere, someInTitle], mustNot: [allInTitle] }] : []),
  { must: [allAnywhere], mustNot: [someInTitle] },
  ...(hasTypos
    ? [
        { must: [nearlyAllInTitle], mustNot: [allAnywhere] },
        { must: [anyResult], mustNot: [allAnywhere, nearlyAllInTitle] },
      ]
    : []),
];
