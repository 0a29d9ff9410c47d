import { dequal } from 'dequal/lite';
import type { StoreChange } from '../../ports.ts';
import type { Article } from '../article.ts';
import { MOST_PUBLISHED_VERSIONS, publicationOf, versionWordsOf } from './published-version.ts';

async function removeVersion(change: StoreChange, id: string): Promise<void> {
  await change.remove('publishedVersions', id);
  if (await change.get('withheldVersions', id)) await change.remove('withheldVersions', id);
}

interface Replaced {
  /** What replaces the publication. */
  next?: Article;
  /** Reason to withhold its words from readers. */
  withheld?: string | undefined;
}

/** Withholds the newest earlier version of an article, if there is one. */
async function withholdNewest(change: StoreChange, article: string, reason: string): Promise<void> {
  const [version] = await change.list('publishedVersions', { where: { article }, limit: 1 });
  if (!version) return;
  const { id, words } = version;
  if (words) await change.put('withheldVersions', { id, article, words });
  await change.put('publishedVersions', { ...version, words: undefined, withheld: reason });
}

/**
 * Keeps the words that readers had until now, unless `next` has the same; then the version before them is the one to
 * withhold. Removes the oldest version beyond `MOST_PUBLISHED_VERSIONS`.
 */
export async function keepPublishedVersion(
  change: StoreChange,
  publication: Article,
  { next, withheld }: Replaced = {},
): Promise<void> {
  const words = versionWordsOf(publication);
  const article = publication.id;
  if (next && dequal(words, versionWordsOf(next))) {
    if (withheld !== undefined) await withholdNewest(change, article, withheld);
    return;
  }
  const { id } = await change.insert('publishedVersions', {
    article,
    ...publicationOf(publication),
    words: withheld === undefined ? words : undefined,
    withheld,
  });
  if (withheld !== undefined) await change.put('withheldVersions', { id, article, words });
  const beyond = await change.list('publishedVersions', {
    where: { article: publication.id },
    offset: MOST_PUBLISHED_VERSIONS,
  });
  for (const { id } of beyond) await removeVersion(change, id);
}

/** Removes the versions of an article, because it is deleted. */
export async function removePublishedVersions(change: StoreChange, article: string): Promise<void> {
  const versions = await change.list('publishedVersions', { where: { article } });
  for (const { id } of versions) await removeVersion(change, id);
}
