import { useContext } from 'react';
import type { ArticlePage } from '#core/article/article-page.ts';
import { authorsOf } from '#core/article/authors-of.ts';
import { keyPointOf, textIn } from '#core/article/live/live-entry.ts';
import type { LivePage } from '#core/article/live/live-page.ts';
import type { Site } from '#core/site/site.ts';
import { breadcrumbs, type Crumb } from '#ui/kit/page/breadcrumbs.ts';
import { absoluteAddress } from '#ui/kit/page/page-head.tsx';
import { ServerPageContext } from '#ui/kit/page/server-page.ts';
import { sharePicture } from '#ui/kit/page/share-picture.ts';
import { organization, StructuredData } from '#ui/kit/page/structured-data.tsx';
import { articlePath, authorPath, categoryPath, entryPath } from '#ui/routes.ts';
import { PREMIUM_TEXT } from './premium-text.ts';

interface ArticleDataProps {
  article: ArticlePage;
  site: Pick<Site, 'settings' | 'look'>;
}

/** Pages that lead to the article: home, its categories, the article itself. */
const crumbsTo = (article: ArticlePage, siteName: string): Crumb[] => [
  { name: siteName, path: '/' },
  ...[article.parentCategory, article.category].flatMap((category) =>
    category?.name ? [{ name: category.name, path: categoryPath(category.slug) }] : [],
  ),
  { name: article.title, path: articlePath(article) },
];

/** Authors with the addresses of their pages. */
function authorsShown({ author, bylines }: ArticlePage, origin: string) {
  const typeOf = (name: string): string =>
    authorsOf(name).every(({ isPerson }) => isPerson) ? 'Person' : 'Organization';
  const named = bylines.length > 0 ? bylines : authorsOf(author);
  return named.map((one) => ({
    '@type': typeOf(one.name),
    name: one.name,
    ...('slug' in one && one.slug ? { url: origin + authorPath(one.slug) } : {}),
  }));
}

/** Properties of a live blog: beginning, end and the entries of this page. */
function coverageOf(article: ArticlePage, live: LivePage, origin: string) {
  return {
    coverageStartTime: live.startedAt,
    ...(live.endedAt ? { coverageEndTime: live.endedAt } : {}),
    liveBlogUpdate: live.entries.map((entry) => ({
      '@type': 'BlogPosting',
      headline: keyPointOf(entry),
      articleBody: textIn(entry.content),
      url: origin + entryPath(article, entry.id),
      datePublished: entry.at,
      dateModified: entry.editedAt ?? entry.at,
      ...(entry.by ? { author: { '@type': 'Person', name: entry.by } } : {}),
    })),
  };
}

/** Structured data of the article: schema.org's NewsArticle or LiveBlogPosting, and BreadcrumbList. */
export function ArticleData({ article, site }: ArticleDataProps) {
  const origin = useContext(ServerPageContext)?.origin ?? '';
  const { title, description, category, tags, published, updatedAt, isPremium } = article;
  const { corrections = [], live } = article;
  const publisher = organization(site, origin);
  const authors = authorsShown(article, origin);
  const data = {
    '@type': live ? 'LiveBlogPosting' : 'NewsArticle',
    headline: title,
    description,
    image: [absoluteAddress(sharePicture(article.leadPicture.src).src, origin)],
    articleSection: category.name,
    ...(tags.length > 0 ? { keywords: tags.map(({ name }) => name) } : {}),
    mainEntityOfPage: origin + articlePath(article),
    ...(published.publishedAt ? { datePublished: published.publishedAt } : {}),
    ...(published.publishedAt
      ? { dateModified: live?.updatedAt ?? updatedAt ?? published.publishedAt }
      : {}),
    author: authors.length > 0 ? authors : [publisher],
    publisher,
    isAccessibleForFree: !isPremium,
    ...(corrections.length > 0
      ? {
          correction: corrections.map(({ text, at }) => ({
            '@type': 'CorrectionComment',
            text,
            datePublished: at,
          })),
        }
      : {}),
    ...(live ? coverageOf(article, live, origin) : {}),
    ...(isPremium
      ? {
          hasPart: {
            '@type': 'WebPageElement',
            isAccessibleForFree: false,
            cssSelector: `.${PREMIUM_TEXT}`,
          },
        }
      : {}),
  };
  return (
    <>
      <StructuredData data={data} />
      <StructuredData data={breadcrumbs(crumbsTo(article, site.settings.siteName), origin)} />
    </>
  );
}
