import { dequal } from 'dequal/lite';
import type { StoreChange } from '../../ports.ts';
import type { Article } from '../article.ts';
import {
  MOST_PUBLISHED_VERSIONS,
  type PublishedVersion,
  publicationOf,
  versionWordsOf,
} from './published-version.ts';

async function removeVersion(change: StoreChange, id: string): Promise<void> {
  await change.remove('publishedVersions', id);
  if (await change.get('withheldVersions', id)) await change.remove('withheldVersions', id);
}

interface Replaced {
  /** Article that replaces the publication. */
  next?: Article;
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
 * Keeps the words that readers had until now, unless `next` has the same. `withheld` withholds the newest version that is
 * kept then. Removes the oldest version beyond `MOST_PUBLISHED_VERSIONS`.
 */
export async function keepPublishedVersion(
  change: StoreChange,
  publication: Article,
  { next, withheld }: Replaced = {},
): Promise<void> {
  const where = { article: publication.id };
  const words = versionWordsOf(publication);
  if (!(next && dequal(words, versionWordsOf(next)))) {
    await change.insert('publishedVersions', {
      ...where,
      ...publicationOf(publication),
      words,
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
