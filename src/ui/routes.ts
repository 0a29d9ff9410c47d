import { categorySlug } from '#core/category/category.ts';

/** The address patterns of the site, each written once. */
export const patterns = {
  home: '/',
  category: '/category/:categoryName',
  article: '/article/:articleId',
  versions: '/article/:articleId/versions',
  author: '/author/:slug',
  tag: '/tag/:slug',
  corrections: '/corrections',
  offline: '/offline',
  saved: '/saved',
  preview: '/preview',
  search: '/search',
  about: '/about-us',
  contact: '/contact-us',
  advertise: '/advertise-with-us',
  terms: '/terms-of-use',
  privacy: '/privacy-policy',
  webStories: '/web-stories',
  login: '/login',
  secondStep: '/login/second-step',
  register: '/register',
  profile: '/profile',
  forgotPassword: '/forgot-password',
  setPassword: '/set-password',
  confirmEmail: '/confirm-email',
  newsletter: '/newsletter',
  confirmNewsletter: '/newsletter/confirm',
  leaveNewsletter: '/newsletter/unsubscribe',
  page: '/:slug',
} as const;

const patternParts = Object.entries(patterns).map(([name, pattern]) => ({
  name: name as PageName,
  parts: pattern.split('/').slice(1),
}));

/** The pattern of a page that a path has, if its fixed parts are in any case. */
const patternOf = (asked: readonly string[]) =>
  patternParts.find(
    ({ parts }) =>
      parts.length === asked.length &&
      parts.every((part, at) => part.startsWith(':') || part === asked[at]?.toLowerCase()),
  );

/**
 * Returns the one spelling of a page's path: without double and trailing slashes, its fixed parts in lower case. Other
 * paths, such as those of the back office, only lose the slashes.
 */
export function spelledPath(path: string): string {
  const asked = path.split('/').filter(Boolean);
  const page = patternOf(asked)?.parts;
  const spelled = asked.map((part, at) =>
    page?.[at]?.startsWith(':') ? part : (page?.[at] ?? part),
  );
  return `/${spelled.join('/')}`;
}

/** Name of the page at a path in its one spelling; `undefined` for none. */
export const pageAt = (path: string): PageName | undefined =>
  path === patterns.home ? 'home' : patternOf(path.split('/').slice(1))?.name;

/** A page for readers. Its module is in `reader-pages.ts`, its traits in `page-traits.ts`. */
export type PageName = keyof typeof patterns;

/** A section of the back office; its slug is the name of its folder in `ui/admin`. */
export const adminSectionPath = (slug: string): string => `/admin/${slug}`;

/** Addresses in the back office that other pages link to. */
export const adminPatterns = {
  access: '/admin',
  dashboard: adminSectionPath('dashboard'),
  articles: adminSectionPath('articles'),
  logs: adminSectionPath('logs'),
  storage: adminSectionPath('storage'),
} as const;

/** Pattern and path of the page that edits an article; without an id, a new one. */
export const ARTICLE_EDITOR = `${adminPatterns.articles}/:articleId`;
export const articleEditorPath = (id = 'new'): string =>
  `${adminPatterns.articles}/${encodeURIComponent(id)}`;

/** Pattern and path of the page on which an article's live blog is written. */
export const LIVE_DESK = `${ARTICLE_EDITOR}/live`;
export const liveDeskPath = (id: string): string => `${articleEditorPath(id)}/live`;

/** Path of a category's page, by its slug or by its name. */
export const categoryPath = (slug: string): string =>
  `/category/${encodeURIComponent(categorySlug(slug))}`;

/** Path of an article: with its slug, or else with its id. */
export const articlePath = ({ id, slug }: { id: string; slug?: string | undefined }): string =>
  `/article/${encodeURIComponent(slug || id)}`;

/** Path of the page that compares the published versions of an article. */
export const versionsPath = (article: { id: string; slug?: string | undefined }): string =>
  `${articlePath(article)}/versions`;

/** Path of an entry of a live blog, which shows the page that it is on. */
export const entryPath = (article: { id: string; slug?: string | undefined }, id: string): string =>
  `${articlePath(article)}?update=${encodeURIComponent(id)}#${encodeURIComponent(id)}`;

/** Path of a page of the site's own. */
export const pagePath = (slug: string): string => `/${encodeURIComponent(slug)}`;

export const authorPath = (slug: string): string => `/author/${encodeURIComponent(slug)}`;

/** Paths of the feeds of the whole site, of a category and of an author. */
export const SITE_FEED = '/feed.xml';
export const categoryFeedPath = (slug: string): string => `/feeds/${encodeURIComponent(slug)}.xml`;

export const tagPath = (slug: string): string => `/tag/${encodeURIComponent(slug)}`;

export const tagFeedPath = (slug: string): string => `${tagPath(slug)}/feed.xml`;

export const authorFeedPath = (slug: string): string => `${authorPath(slug)}/feed.xml`;

export const storyPath = (id: string): string =>
  `${patterns.webStories}?story=${encodeURIComponent(id)}`;

export const searchPath = (query: Record<string, string | undefined>): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) parameters.set(name, value);
  return `${patterns.search}?${parameters}`;
};
