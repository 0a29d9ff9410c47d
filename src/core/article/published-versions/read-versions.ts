import * as z from 'zod/mini';
import { linksOf } from '../../category/category-links.ts';
import { done } from '../../errors.ts';
import { defineRead } from '../../use-case.ts';
import type { Article } from '../article.ts';
import { articleHead } from '../article-page.ts';
import { mayReadPremium, premiumBeginning } from '../premium-beginning.ts';
import { publishedArticleAt } from '../withdrawals/published-article-at.ts';
import { listedVersions } from './listed-versions.ts';
import { type PublishedVersion, type VersionWords, versionWordsOf } from './published-version.ts';
import { NEWEST_VERSION, type VersionsPage, versionsPageSchema } from './versions-page.ts';

interface Asked {
  before?: string | undefined;
  after?: string | undefined;
}

/** Returns the two versions to compare: the newest and the one before it, where none or one is asked for. */
function versionsToCompare(
  article: Article,
  earlier: readonly PublishedVersion[],
  { before, after = NEWEST_VERSION }: Asked,
): VersionsPage['compared'] {
  const shown = earlier.flatMap(({ id, words }) => (words ? [{ id, words }] : []));
  const all = [{ id: NEWEST_VERSION, words: versionWordsOf(article) }, ...shown];
  const place = all.findIndex(({ id }) => id === after);
  const chosen = all[place];
  const other = before === undefined ? all[place + 1] : all.find(({ id }) => id === before);
  return chosen && other ? { before: other, after: chosen } : undefined;
}

const cut = ({ id, words }: { id: string; words: VersionWords }) => ({
  id,
  words: { ...words, content: premiumBeginning(words.content) },
});

/**
 * Returns the published versions of an article, the words of two of them to compare, and those of one that is asked for
 * alone. A withheld version has no words; of a premium article, only Premium readers get more than the beginnings.
 */
export const readVersions = defineRead({
  name: 'readVersions',
  contract: {
    route: 'GET /articles/:id/versions',
    summary: 'The published versions of an article, and two of them to compare',
    answers: versionsPageSchema,
    takes: z.object({
      id: z.string(),
      before: z.optional(z.string()),
      after: z.optional(z.string()),
      alone: z.optional(z.string()),
    }),
    refusals: ['not-found', 'gone'],
  },
  input: z.object({
    id: z.string(),
    /** Ids of the versions to compare; by default the newest one with the one before it. */
    before: z.optional(z.string()),
    after: z.optional(z.string()),
    /** Id of an earlier version to read alone. */
    alone: z.optional(z.string()),
  }),
  read: async (view, { input, actor, ownAccount, ports: { store } }) => {
    const article = await publishedArticleAt(view, input.id);
    const earlier = await view.list('publishedVersions', { where: { article: article.id } });
    const compared = versionsToCompare(article, earlier, input);
    const asked = earlier.find(({ id }) => id === input.alone);
    const shown = asked?.words && { id: asked.id, words: asked.words };
    const isCut = article.isPremium && !(await mayReadPremium({ actor, ownAccount }));
    const linked = linksOf(await store.standing('categories'));
    const { category } = linked(articleHead(article));
    return done<VersionsPage>({
      article: {
        id: article.id,
        ...(article.slug ? { slug: article.slug } : {}),
        title: article.title,
        category,
      },
      versions: listedVersions(article, earlier),
      ...(shown ? { shown: isCut ? cut(shown) : shown } : {}),
      ...(compared
        ? {
            compared: isCut
              ? { before: cut(compared.before), after: cut(compared.after) }
              : compared,
          }
        : {}),
      isCut,
    });
  },
});
