import { type ContentBlock, isParagraph } from '../article/content-block.ts';

/** Most text of one article that is searched, in characters; a whole book must not stop the search. */
const SEARCHED_LENGTH = 100_000;

/** The text of an article that is searched beside its title, category and author. */
export const searchedText = (content: readonly ContentBlock[]): string =>
  content
    .filter(isParagraph)
    .map(({ content }) => content)
    .join(' ')
    .slice(0, SEARCHED_LENGTH);
