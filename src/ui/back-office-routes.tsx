import type { RouteObject } from 'react-router';
import { adminRoutes } from './admin/admin-routes.tsx';
import { ErrorRoute } from './reader/error/error-route.tsx';

/** Routes of the back office, with their error page. */
export const backOfficeRoutes: RouteObject[] = [
  { ErrorBoundary: ErrorRoute, HydrateFallback: () => null, children: adminRoutes },
];
