import type { RouteObject } from 'react-router';
import { backOfficeRoutes } from './back-office-routes.tsx';
import { readerRoutes } from './reader-routes.tsx';

/** Routes of the whole site, as the browser edition needs them. */
export const siteRoutes: RouteObject[] = [...readerRoutes, ...backOfficeRoutes];
