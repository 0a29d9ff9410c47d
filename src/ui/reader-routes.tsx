import type { RouteObject } from 'react-router';
import { ErrorRoute } from './reader/error/error-route.tsx';
import { readerPages } from './reader-pages.ts';
import { type PageName, patterns } from './routes.ts';
import { SiteRoute, loader as siteLoader } from './site-route.tsx';

/** The route around all pages, inside the site's frame; it shows their errors. */
export const PAGES_ROUTE_ID = 'pages';

const pageNames = Object.keys(patterns) as PageName[];

/** Routes of all pages for readers; each page is a chunk. */
export const readerRoutes: RouteObject[] = [
  {
    id: 'site',
    path: patterns.home,
    loader: siteLoader,
    Component: SiteRoute,
    ErrorBoundary: ErrorRoute,
    HydrateFallback: () => null,
    children: [
      {
        id: PAGES_ROUTE_ID,
        ErrorBoundary: ErrorRoute,
        children: [
          ...pageNames.map((page): RouteObject => {
            const lazy = readerPages[page];
            return page === 'home' ? { index: true, lazy } : { path: patterns[page], lazy };
          }),
          { path: '*', lazy: () => import('./reader/not-found/not-found-route.tsx') },
        ],
      },
    ],
  },
];
