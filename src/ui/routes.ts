import { categorySlug } from '#core/category/category.ts';

/** The address patterns of the site, each written once. */
export const patterns = {
  home: '/',
  category: '/category/:categoryName',
  article: '/article/:articleId',
  search: '/search',
  about: '/about-us',
  contact: '/contact-us',
  advertise: '/advertise-with-us',
  terms: '/terms-of-use',
  privacy: '/privacy-policy',
  webStories: '/web-stories',
  login: '/login',
  register: '/register',
  profile: '/profile',
  newsletter: '/newsletter',
} as const;

/** The back office. Apart from the readers' pages, which a page's code is fetched early for. */
export const adminPatterns = {
  access: '/admin',
  dashboard: '/admin/dashboard',
  articles: '/admin/articles',
  categories: '/admin/categories',
  webStories: '/admin/web-stories',
  advertisements: '/admin/advertisements',
  notifications: '/admin/notifications',
  users: '/admin/users',
  images: '/admin/images',
  youtube: '/admin/youtube',
  logs: '/admin/logs',
  messages: '/admin/messages',
  subscribers: '/admin/subscribers',
  settings: '/admin/settings',
  storage: '/admin/storage',
} as const;

/** The addresses that need something filled in. */
export const categoryPath = (name: string): string =>
  `/category/${encodeURIComponent(categorySlug(name))}`;

export const articlePath = (id: string): string => `/article/${encodeURIComponent(id)}`;

export const searchPath = (query: Record<string, string | undefined>): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) parameters.set(name, value);
  return `${patterns.search}?${parameters}`;
};
