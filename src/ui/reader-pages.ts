import type { RouteObject } from 'react-router';
import type { PageName } from './routes.ts';

type LoadPage = Extract<RouteObject['lazy'], () => unknown>;

/** Modules of the pages for readers, one chunk each. The build and its size test read this list. */
export const readerPages: Record<PageName, LoadPage> = {
  home: () => import('./reader/home/home-route.tsx'),
  category: () => import('./reader/category/category-route.tsx'),
  article: () => import('./reader/article/article-route.tsx'),
  versions: () => import('./reader/versions/versions-route.tsx'),
  author: () => import('./reader/author/author-route.tsx'),
  tag: () => import('./reader/tag/tag-route.tsx'),
  offline: () => import('./reader/offline/offline-route.tsx'),
  saved: () => import('./reader/saved/saved-route.tsx'),
  corrections: () => import('./reader/corrections/corrections-route.tsx'),
  preview: () => import('./reader/preview/preview-route.tsx'),
  search: () => import('./reader/search/search-route.tsx'),
  about: () => import('./reader/static/page-route.tsx'),
  contact: () => import('./reader/static/contact-route.tsx'),
  advertise: () => import('./reader/static/page-route.tsx'),
  terms: () => import('./reader/static/page-route.tsx'),
  privacy: () => import('./reader/static/page-route.tsx'),
  webStories: () => import('./reader/web-stories/stories-route.tsx'),
  login: () => import('./account/login-route.tsx'),
  secondStep: () => import('./account/second-step-route.tsx'),
  register: () => import('./account/register-route.tsx'),
  profile: () => import('./account/profile-route.tsx'),
  forgotPassword: () => import('./account/forgot-password-route.tsx'),
  setPassword: () => import('./account/set-password-route.tsx'),
  confirmEmail: () => import('./account/confirm-email-route.tsx'),
  newsletter: () => import('./reader/newsletter/newsletter-route.tsx'),
  confirmNewsletter: () => import('./reader/newsletter/confirm-newsletter-route.tsx'),
  leaveNewsletter: () => import('./reader/newsletter/leave-newsletter-route.tsx'),
  page: () => import('./reader/static/page-route.tsx'),
};
