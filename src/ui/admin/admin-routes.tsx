import type { RouteObject } from 'react-router';
import { adminPatterns, adminSectionPath } from '#ui/routes.ts';

type RouteModule = Pick<RouteObject, 'loader' | 'action' | 'Component' | 'ErrorBoundary'>;

// The names of the folders are the addresses, so that readers load no label or icon of any section.
const modules = import.meta.glob<RouteModule>([
  './*/*-route.tsx',
  '!./access/*-route.tsx',
  '!./shell/*-route.tsx',
]);

/** The sections of the back office, inside its shell and behind its guard. */
const sectionRoutes: RouteObject[] = Object.entries(modules).map(([file, lazy]) => ({
  path: adminSectionPath(file.split('/')[1] ?? ''),
  lazy,
}));

/** Everything under `/admin`. Each page comes with its own chunk, and readers load none of it. */
export const adminRoutes: RouteObject[] = [
  {
    id: 'back-office',
    lazy: () => import('./shell/back-office-route.tsx'),
    children: [
      { path: adminPatterns.access, lazy: () => import('./access/access-route.tsx') },
      {
        lazy: () => import('./shell/shell-route.tsx'),
        children: [{ lazy: () => import('./shell/section-route.tsx'), children: sectionRoutes }],
      },
    ],
  },
];
