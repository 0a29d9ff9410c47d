import { dequal } from 'dequal/lite';
import type { StoreChange } from '../../ports.ts';
import type { Article } from '../article.ts';
import {
  MOST_PUBLISHED_VERSIONS,
  type PublishedVersion,
  publicationOf,
  versionWordsOf,
} from './published-version.ts';

/** Fields whose change makes another version for readers: the words, without the credit and the crops. */
const comparedOf = (article: Article): object => {
  const { credit: _, content, ...texts } = versionWordsOf(article);
  const isCut = (field: string): boolean => field === 'crop' || field === 'focus';
  return {
    ...texts,
    content: JSON.stringify(content, (field, value) => (isCut(field) ? undefined : value)),
  };
};

/** True if readers have the same words of both states of an article. */
export const hasSameWords = (one: Article, other: Article): boolean =>
  dequal(comparedOf(one), comparedOf(other));

async function removeVersion(change: StoreChange, id: string): Promise<void> {
  await change.remove('publishedVersions', id);
  if (await change.get('withheldVersions', id)) await change.remove('withheldVersions', id);
}

interface Replaced {
  /** Article that replaces the publication. */
  next?: Article;
  /** True if readers get no version of the words before. */
  isSmallMend?: boolean;
  /** Reason to withhold its words from readers. */
  withheld?: string | undefined;
}

/** Withholds the text of an earlier version from readers, who see the reason. */
export async function withhold(
  change: StoreChange,
  version: PublishedVersion,
  reason: string,
): Promise<void> {
  const { id, article, words } = version;
  if (words) await change.put('withheldVersions', { id, article, words });
  await change.put('publishedVersions', { ...version, words: undefined, withheld: reason });
}

/**
 * Keeps the words that readers had until now, unless `next` has the same or mends them a little. `withheld` withholds the newest version that is
 * kept then. Removes the oldest version beyond `MOST_PUBLISHED_VERSIONS`.
 */
export async function keepPublishedVersion(
  change: StoreChange,
  publication: Article,
  { next, isSmallMend = false, withheld }: Replaced = {},
): Promise<void> {
  const where = { article: publication.id };
  // A version that is withheld may have only its credit or its crops to hide.
  const isSame =
    withheld === undefined
      ? hasSameWords
      : (one: Article, other: Article) => dequal(versionWordsOf(one), versionWordsOf(other));
  if (!(next && (isSmallMend || isSame(publication, next)))) {
    await change.insert('publishedVersions', {
      ...where,
      ...publicationOf(publication),
      words: versionWordsOf(publication),
      withheld: undefined,
    });
    const beyond = await change.list('publishedVersions', {
      where,
      offset: MOST_PUBLISHED_VERSIONS,
    });
    for (const { id } of beyond) await removeVersion(change, id);
  }
  if (withheld === undefined) return;
  const [newest] = await change.list('publishedVersions', { where, limit: 1 });
  if (newest) await withhold(change, newest, withheld);
}

/** Removes the versions of an article, because it is deleted. */
export async function removePublishedVersions(change: StoreChange, article: string): Promise<void> {
  const versions = await change.list('publishedVersions', { where: { article } });
  for (const { id } of versions) await removeVersion(change, id);
}
