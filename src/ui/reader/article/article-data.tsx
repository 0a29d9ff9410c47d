import { useContext } from 'react';
import type { LiveBlogPosting, NewsArticle, Organization, Person, VideoObject } from 'schema-dts';
import * as z from 'zod/mini';
import { video } from '#blocks/video/video.ts';
import type { ArticlePage } from '#core/article/article-page.ts';
import { authorsOf } from '#core/article/authors-of.ts';
import { keyPointOf, textIn } from '#core/article/live/live-entry.ts';
import type { LivePage } from '#core/article/live/live-page.ts';
import { type CropShape, cropAddress, cropShapes } from '#core/image/crop-address.ts';
import { readPictureAddress } from '#core/image/picture-address.ts';
import type { Site } from '#core/site/site.ts';
import { safeMedia } from '#core/text/safe-address.ts';
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
  const isPerson = (name: string): boolean => authorsOf(name).every((one) => one.isPerson);
  const named = bylines.length > 0 ? bylines : authorsOf(author);
  return named.map((one): Person | Organization => {
    const { name } = one;
    const page = 'slug' in one && one.slug ? { url: origin + authorPath(one.slug) } : {};
    return isPerson(name)
      ? { '@type': 'Person', name, ...page }
      : { '@type': 'Organization', name, ...page };
  });
}

/** Addresses of the lead picture in the shapes that search engines ask for; of others than uploads, the one for shared links. */
function picturesOf({ leadPicture: { src, focus } }: ArticlePage, origin: string): string[] {
  const uploaded = readPictureAddress(src ?? '')?.picture;
  if (!uploaded) return [absoluteAddress(sharePicture(src).src, origin)];
  const shapes = Object.keys(cropShapes) as CropShape[];
  return shapes.map((shape) => origin + cropAddress(uploaded, shape, focus));
}

/** Uploaded films in the article. Those of YouTube are left out: when they were uploaded is unknown, and search engines ask for it. */
function filmsOf(article: ArticlePage, origin: string): VideoObject[] {
  const { content, title, description, published, leadPicture } = article;
  const { publishedAt } = published;
  if (!publishedAt) return [];
  return content.flatMap((block): VideoObject[] => {
    const film = z.safeParse(video.schema, block).data;
    const src = safeMedia(film?.src ?? '');
    if (!film || !src) return [];
    const still = sharePicture(film.poster ?? leadPicture.src).src;
    return [
      {
        '@type': 'VideoObject',
        name: film.caption || title,
        description: film.caption || description || title,
        thumbnailUrl: absoluteAddress(still, origin),
        contentUrl: absoluteAddress(src, origin),
        uploadDate: publishedAt,
      },
    ];
  });
}

/** Properties of a live blog: beginning, end and the entries of this page. */
function coverageOf(article: ArticlePage, live: LivePage, origin: string) {
  return {
    coverageStartTime: live.startedAt,
    ...(live.endedAt ? { coverageEndTime: live.endedAt } : {}),
    liveBlogUpdate: live.entries.map((entry) => ({
      '@type': 'BlogPosting' as const,
      headline: keyPointOf(entry),
      articleBody: textIn(entry.content),
      url: origin + entryPath(article, entry.id),
      datePublished: entry.at,
      dateModified: entry.editedAt ?? entry.at,
      ...(entry.by ? { author: { '@type': 'Person' as const, name: entry.by } } : {}),
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
  const films = filmsOf(article, origin);
  const story = {
    headline: title,
    description,
    image: picturesOf(article, origin),
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
            '@type': 'CorrectionComment' as const,
            text,
            datePublished: at,
          })),
        }
      : {}),
    ...(films.length > 0 ? { video: films } : {}),
    ...(isPremium
      ? {
          hasPart: {
            '@type': 'WebPageElement' as const,
            isAccessibleForFree: false,
            cssSelector: `.${PREMIUM_TEXT}`,
          },
        }
      : {}),
  };
  const data: NewsArticle | LiveBlogPosting = live
    ? { '@type': 'LiveBlogPosting', ...story, ...coverageOf(article, live, origin) }
    : { '@type': 'NewsArticle', ...story };
  return (
    <>
      <StructuredData data={data} />
      <StructuredData data={breadcrumbs(crumbsTo(article, site.settings.siteName), origin)} />
    </>
  );
}
