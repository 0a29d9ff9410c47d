import type { RouteObject } from 'react-router';
import { backOfficeRoutes } from './back-office-routes.tsx';
import { readerRoutes } from './reader-routes.tsx';

/** Every page of the site: what the browser edition routes by itself. */
export const siteRoutes: RouteObject[] = [...readerRoutes, ...backOfficeRoutes];
