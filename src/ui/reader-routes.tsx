import type { RouteObject } from 'react-router';
import { ErrorRoute } from './reader/error/error-route.tsx';
import { patterns } from './routes.ts';
import { SiteRoute, loader as siteLoader } from './site-route.tsx';

/** The route around all pages, inside the site's frame: it shows what went wrong in one. */
export const PAGES_ROUTE_ID = 'pages';

/** Every page for readers. Each comes with its own chunk. */
export const readerRoutes: RouteObject[] = [
  {
    id: 'site',
    path: '/',
    loader: siteLoader,
    Component: SiteRoute,
    ErrorBoundary: ErrorRoute,
    HydrateFallback: () => null,
    children: [
      {
        id: PAGES_ROUTE_ID,
        ErrorBoundary: ErrorRoute,
        children: [
          { index: true, lazy: () => import('./reader/home/home-route.tsx') },
          { path: patterns.category, lazy: () => import('./reader/category/category-route.tsx') },
          { path: patterns.article, lazy: () => import('./reader/article/article-route.tsx') },
          {
            path: patterns.webStories,
            lazy: () => import('./reader/web-stories/web-stories-route.tsx'),
          },
          { path: patterns.search, lazy: () => import('./reader/search/search-route.tsx') },
          { path: patterns.about, lazy: () => import('./reader/static/about-route.tsx') },
          { path: patterns.contact, lazy: () => import('./reader/static/contact-route.tsx') },
          { path: patterns.advertise, lazy: () => import('./reader/static/advertise-route.tsx') },
          { path: patterns.terms, lazy: () => import('./reader/static/terms-route.tsx') },
          { path: patterns.privacy, lazy: () => import('./reader/static/privacy-route.tsx') },
          {
            path: patterns.newsletter,
            lazy: () => import('./reader/newsletter/newsletter-route.tsx'),
          },
          {
            path: patterns.confirmNewsletter,
            lazy: () => import('./reader/newsletter/confirm-newsletter-route.tsx'),
          },
          {
            path: patterns.leaveNewsletter,
            lazy: () => import('./reader/newsletter/leave-newsletter-route.tsx'),
          },
          { path: patterns.login, lazy: () => import('./account/login-route.tsx') },
          {
            path: patterns.secondStep,
            lazy: () => import('./account/second-step-route.tsx'),
          },
          { path: patterns.register, lazy: () => import('./account/register-route.tsx') },
          {
            path: patterns.forgotPassword,
            lazy: () => import('./account/forgot-password-route.tsx'),
          },
          {
            path: patterns.setPassword,
            lazy: () => import('./account/set-password-route.tsx'),
          },
          {
            path: patterns.confirmEmail,
            lazy: () => import('./account/confirm-email-route.tsx'),
          },
          { path: patterns.profile, lazy: () => import('./account/profile-route.tsx') },
          { path: '*', lazy: () => import('./reader/not-found/not-found-route.tsx') },
        ],
      },
    ],
  },
];
