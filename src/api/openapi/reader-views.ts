import * as z from 'zod/mini';
import { roles } from '#core/account/role.ts';
import type { BegunSession, OpenSession, Session } from '#core/account/session.ts';
import type { LinkHolder, Reader } from '#core/account/user.ts';
import { placements } from '#core/advertisement/advertisement.ts';
import type { ArticleCard, CategoryLink, LeadPicture } from '#core/article/article-card.ts';
import type { ArticleList } from '#core/article/article-list.ts';
import type { ArticlePage } from '#core/article/article-page.ts';
import { contentBlockSchema } from '#core/article/content-block.ts';
import type { CategoryFront } from '#core/category/category-front.ts';
import { sectionInks } from '#core/category/section-ink.ts';
import type { Front } from '#core/front/front.ts';
import { type SearchPage, type SearchPeriod, searchPeriods } from '#core/search/search.ts';
import { siteSettingsSchema } from '#core/settings/site-settings.ts';
import type { ShownAd, Site } from '#core/site/site.ts';
import { videoSchema } from '#core/video/video.ts';
import { webStorySchema } from '#core/web-story/web-story.ts';

/*
 * Response schemas of the readers' API for the OpenAPI document. The types come from the core; the
 * compiler checks each schema against its type, and a test checks the answers against the schemas.
 */

const text = z.string();
const count = z.int().check(z.nonnegative());
const pageOf = { page: count, pages: count };

export const reader: z.ZodMiniType<Reader> = z.object({
  id: text,
  name: text,
  email: text,
  subscribed: z.boolean(),
  createdAt: text,
  role: z.exactOptional(z.enum(roles)),
  emailConfirmed: z.exactOptional(z.boolean()),
});

export const openSessions: z.ZodMiniType<OpenSession[]> = z.array(
  z.object({
    id: text,
    device: text,
    createdAt: text,
    seenAt: text,
    isCurrent: z.boolean(),
  }),
);

export const session: z.ZodMiniType<Session> = z.object({
  reader: z.exactOptional(reader),
  role: z.exactOptional(z.enum(roles)),
  mustSetUpFactor: z.exactOptional(z.boolean()),
});

/** A session, or one that waits for its second factor. */
export const begunSession: z.ZodMiniType<BegunSession> = z.union([
  reader,
  z.object({ isWaiting: z.literal(true) }),
]);

const categoryLink: z.ZodMiniType<CategoryLink> = z.object({
  name: text,
  slug: text,
  ink: z.enum(sectionInks),
});

const leadPicture: z.ZodMiniType<LeadPicture> = z.object({
  src: z.exactOptional(text),
  alt: text,
  caption: z.exactOptional(text),
  placeholder: count,
});

const published = z.object({ publishedAt: z.exactOptional(text), time: z.exactOptional(text) });

const cardFields = {
  id: text,
  title: text,
  category: categoryLink,
  author: text,
  published,
  updatedAt: z.exactOptional(text),
  standfirst: z.exactOptional(text),
  isPremium: z.boolean(),
};

export const articleCard: z.ZodMiniType<ArticleCard> = z.object({
  ...cardFields,
  summary: z.exactOptional(text),
  picture: leadPicture,
});

export const articleList: z.ZodMiniType<ArticleList> = z.object({
  articles: z.array(articleCard),
  next: z.exactOptional(text),
});

export const articlePage: z.ZodMiniType<ArticlePage> = z.object({
  ...cardFields,
  description: text,
  shareDescription: text,
  leadPicture,
  content: z.array(contentBlockSchema),
  isCut: z.boolean(),
  latest: z.array(articleCard),
  more: z.array(articleCard),
});

export const front: z.ZodMiniType<Front> = z.object({
  lead: z.exactOptional(articleCard),
  sides: z.array(articleCard),
  latest: z.array(articleCard),
  business: z.array(articleCard),
  tech: z.array(articleCard),
  videos: z.array(videoSchema),
  stories: z.array(webStorySchema),
});

export const categoryFront: z.ZodMiniType<CategoryFront> = z.object({
  category: categoryLink,
  isKnown: z.boolean(),
  articles: z.array(articleCard),
  ...pageOf,
  videos: z.array(videoSchema),
  newestVideos: z.array(videoSchema),
  stories: z.array(webStorySchema),
});

const markedText = z.array(z.object({ text, isMatch: z.boolean() }));
const periodNames = Object.keys(searchPeriods) as [SearchPeriod, ...SearchPeriod[]];

export const searchPage: z.ZodMiniType<SearchPage> = z.object({
  term: text,
  category: z.exactOptional(text),
  period: z.exactOptional(z.enum(periodNames)),
  results: z.array(z.object({ article: articleCard, title: markedText, excerpt: markedText })),
  total: count,
  ...pageOf,
});

const shownAd: z.ZodMiniType<ShownAd> = z.object({
  id: text,
  type: z.enum(['image', 'video']),
  mediaUrl: text,
  link: text,
  text,
});

const slots = [...Object.keys(placements), 'default'] as (keyof Site['ads'])[];

export const site: z.ZodMiniType<Site> = z.object({
  edition: z.enum(['browser', 'server']),
  isDemo: z.boolean(),
  sendsMail: z.boolean(),
  settings: siteSettingsSchema,
  categories: z.array(categoryLink),
  ads: z.partialRecord(z.enum(slots), shownAd),
});

export const linkHolder: z.ZodMiniType<LinkHolder> = z.object({
  name: text,
  email: text,
  isStaff: z.boolean(),
});

export const stories = z.array(webStorySchema);
export const ownAddress = z.object({ email: text });
export const subscription = z.object({ email: text, mustConfirm: z.boolean() });
export const idOnly = z.object({ id: text });
