import type { RouteObject } from 'react-router';
import { adminRoutes } from './admin/admin-routes.tsx';
import { ErrorRoute } from './reader/error/error-route.tsx';

/** The back office, with the page that catches what goes wrong in it. */
export const backOfficeRoutes: RouteObject[] = [
  { ErrorBoundary: ErrorRoute, HydrateFallback: () => null, children: adminRoutes },
];
