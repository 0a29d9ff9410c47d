import type { Article } from '../article.ts';
import { type PublishedVersion, publicationOf } from './published-version.ts';
import { type ListedVersion, NEWEST_VERSION } from './versions-page.ts';

const listedVersion = ({
  id,
  at,
  correction,
  isFirst,
  withheld,
}: Pick<PublishedVersion, 'id' | 'at' | 'correction' | 'isFirst' | 'withheld'>): ListedVersion => ({
  id,
  ...(at ? { at } : {}),
  ...(correction ? { correction } : {}),
  isFirst,
  ...(withheld ? { withheld } : {}),
});

/** Returns the published versions of an article without their words, the present one first if readers have the article. */
export const listedVersions = (
  article: Article | undefined,
  earlier: readonly PublishedVersion[],
): ListedVersion[] => [
  ...(article
    ? [listedVersion({ id: NEWEST_VERSION, ...publicationOf(article), withheld: undefined })]
    : []),
  ...earlier.map(listedVersion),
];
