import * as z from 'zod/mini';
import { done } from '../../errors.ts';
import { editors } from '../../permission.ts';
import { definePrivateRead } from '../../use-case.ts';
import type { Article } from '../article.ts';
import { articleToPreview } from '../preview-links/article-to-preview.ts';
import { type PublishedVersion, publicationOf } from './published-version.ts';
import { type ListedVersion, listedVersionSchema, NEWEST_VERSION } from './versions-page.ts';

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

/** Returns the versions of an article that readers have or had, newest first. Refusals: `articleToPreview`. */
export const listPublishedVersions = definePrivateRead({
  name: 'listPublishedVersions',
  contract: {
    route: 'GET /admin/articles/:id/published-versions',
    summary: 'The versions of an article that readers can compare, and those withheld from them',
    answers: z.object({ versions: z.array(listedVersionSchema) }),
    refusals: ['not-found'],
  },
  may: editors,
  input: z.object({ id: z.string() }),
  read: async (view, { input: { id }, actor }) => {
    await articleToPreview(view, actor, id);
    const earlier = await view.list('publishedVersions', { where: { article: id } });
    return done({ versions: listedVersions(await view.get('articles', id), earlier) });
  },
});
