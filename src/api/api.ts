import { useCases } from '#core/newsroom.ts';
import { accountEndpoints } from './account-endpoints.ts';
import type { ApiSetting } from './base-api.ts';
import { createBaseApi } from './base-api.ts';
import type { CallsOfEndpoints, CallsOfUseCases } from './calls.ts';
import { type Endpoint, endpointsOf } from './endpoint.ts';
import { serveEndpoints } from './serve-endpoints.ts';

/** Calls of the readers' API, by route. */
export type ReaderCalls = CallsOfUseCases<typeof useCases> &
  CallsOfEndpoints<ReturnType<typeof accountEndpoints>>;

/** Creates the readers' API, at `/api`. It is called over HTTP, or within the page. */
export function createApi(setting: ApiSetting) {
  const { newsroom, sessions } = setting;
  const endpoints: readonly Endpoint[] = [
    ...endpointsOf(useCases, newsroom, sessions),
    ...accountEndpoints(setting),
  ];
  const api = createBaseApi(setting);
  serveEndpoints(api, endpoints, setting);
  return { endpoints, fetch: api.fetch };
}
