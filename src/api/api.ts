import type { Newsroom } from '#core/newsroom.ts';
import { accountRoutes } from './account-routes.ts';
import { type BaseSetting, createBaseApi } from './base-api.ts';
import { readerRoutes } from './reader-routes.ts';

/** Dependencies that the host injects into the readers' API. */
export interface ApiSetting extends BaseSetting {
  newsroom: Newsroom;
}

/** The readers' API, over HTTP or within the page. Paths start at `/api`. */
export const createApi = (setting: ApiSetting) =>
  createBaseApi(setting)
    .basePath('/api')
    .route('/', readerRoutes(setting))
    .route('/', accountRoutes(setting));

export type Api = ReturnType<typeof createApi>;
