import type { RouteObject } from 'react-router';
import { adminPatterns } from '#ui/routes.ts';

/** The sections of the back office, inside its shell and behind its guard. */
const sectionRoutes: RouteObject[] = [
  { path: adminPatterns.dashboard, lazy: () => import('./dashboard/dashboard-route.tsx') },
  {
    path: adminPatterns.webStories,
    lazy: () => import('./web-stories/web-stories-route.tsx'),
  },
  {
    path: adminPatterns.advertisements,
    lazy: () => import('./advertisements/advertisements-route.tsx'),
  },
  { path: adminPatterns.images, lazy: () => import('./images/images-route.tsx') },
  { path: adminPatterns.articles, lazy: () => import('./articles/articles-route.tsx') },
  { path: adminPatterns.logs, lazy: () => import('./logs/logs-route.tsx') },
  { path: adminPatterns.storage, lazy: () => import('./storage/storage-route.tsx') },
  {
    path: adminPatterns.categories,
    lazy: () => import('./categories/categories-route.tsx'),
  },
  {
    path: adminPatterns.youtube,
    lazy: () => import('./youtube/youtube-route.tsx'),
  },
  {
    path: adminPatterns.users,
    lazy: () => import('./users/users-route.tsx'),
  },
  {
    path: adminPatterns.notifications,
    lazy: () => import('./notifications/notifications-route.tsx'),
  },
  {
    path: adminPatterns.messages,
    lazy: () => import('./messages/messages-route.tsx'),
  },
  {
    path: adminPatterns.subscribers,
    lazy: () => import('./subscribers/subscribers-route.tsx'),
  },
  {
    path: adminPatterns.settings,
    lazy: () => import('./settings/settings-route.tsx'),
  },
];

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
