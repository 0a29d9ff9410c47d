import type { RouteObject } from 'react-router';
import {
  ARTICLE_EDITOR,
  adminPatterns,
  adminSectionPath,
  articleEditorPath,
  LIVE_DESK,
} from '#ui/routes.ts';
import { VIEWS_ROUTE } from './articles/views/use-saved-views.ts';
import { keepLast } from './shell/keep-last.ts';

type RouteModule = Pick<RouteObject, 'loader' | 'action' | 'Component' | 'ErrorBoundary'>;

// Paths come from folder names, so that readers load no section's label or icon.
const modules = import.meta.glob<RouteModule>([
  './*/*-route.tsx',
  '!./access/*-route.tsx',
  '!./shell/*-route.tsx',
]);

/** Routes of the sections, inside the shell and its guard. */
const sectionRoutes: RouteObject[] = Object.entries(modules).map(([file, lazy]) => ({
  path: adminSectionPath(file.split('/')[1] ?? ''),
  lazy: keepLast(lazy),
}));

/** Routes under `/admin`. Every page is a chunk that readers do not load. */
export const adminRoutes: RouteObject[] = [
  {
    id: 'back-office',
    // Site and session are the same for all pages.
    lazy: keepLast(
      () => import('./shell/back-office-route.tsx'),
      () => true,
    ),
    children: [
      { path: adminPatterns.access, lazy: () => import('./access/access-route.tsx') },
      // A quiet page, without the sidebar of the shell.
      {
        path: ARTICLE_EDITOR,
        lazy: keepLast(
          () => import('./articles/editor/article-editor-page.tsx'),
          // A new article gets an address of its own while its editor is open.
          (last, now) => last.pathname === now.pathname || last.pathname === articleEditorPath(),
        ),
      },
      {
        path: LIVE_DESK,
        lazy: keepLast(() => import('./articles/live/live-desk-page.tsx')),
      },
      {
        id: VIEWS_ROUTE,
        lazy: keepLast(
          () => import('./shell/shell-route.tsx'),
          () => true,
        ),
        children: [
          { lazy: () => import('./shell/section-route.tsx'), children: sectionRoutes },
          { path: `${adminPatterns.access}/*`, lazy: () => import('./shell/nowhere-route.tsx') },
        ],
      },
    ],
  },
];
