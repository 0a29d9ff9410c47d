import { useCases } from '#core/newsroom.ts';
import { accountEndpoints } from './account-endpoints.ts';
import type { ApiSetting } from './api-setting.ts';
import type { CallsOfEndpoints, CallsOfUseCases } from './calls.ts';
import { type Endpoint, endpointsOf } from './endpoint.ts';

/** Calls of the readers' API, by route. */
export type ReaderCalls = CallsOfUseCases<typeof useCases> &
  CallsOfEndpoints<ReturnType<typeof accountEndpoints>>;

/** Endpoints of the readers' API. */
export const readerEndpoints = (setting: ApiSetting): Endpoint[] => [
  ...endpointsOf(useCases, setting.newsroom, setting.sessions),
  ...accountEndpoints(setting),
];
