import { dequal } from 'dequal/lite';
import type { StoreChange } from '../../ports.ts';
import type { Article } from '../article.ts';
import { MOST_PUBLISHED_VERSIONS, publicationOf, versionWordsOf } from './published-version.ts';

async function removeVersion(change: StoreChange, id: string): Promise<void> {
  await change.remove('publishedVersions', id);
  if (await change.get('withheldVersions', id)) await change.remove('withheldVersions', id);
}

/**
 * Keeps the words that readers had until now, unless `next`, which replaces them, has the same. Removes the
 * oldest version beyond `MOST_PUBLISHED_VERSIONS`.
 */
export async function keepPublishedVersion(
  change: StoreChange,
  publication: Article,
  next?: Article,
): Promise<void> {
  const words = versionWordsOf(publication);
  if (next && dequal(words, versionWordsOf(next))) return;
  await change.insert('publishedVersions', {
    article: publication.id,
    ...publicationOf(publication),
    words,
    withheld: undefined,
  });
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
