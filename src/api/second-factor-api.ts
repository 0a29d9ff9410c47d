import type { SecondFactorApiSetting } from './base-api.ts';
import { createBaseApi } from './base-api.ts';
import type { CallsOfEndpoints } from './calls.ts';
import type { Endpoint } from './endpoint.ts';
import { secondFactorEndpoints } from './second-factor-endpoints.ts';
import { serveEndpoints } from './serve-endpoints.ts';

/** The calls of the API of second factors, by route. */
export type SecondFactorCalls = CallsOfEndpoints<ReturnType<typeof secondFactorEndpoints>>;

const SECOND_FACTOR_PATH = '/api/second-factor';

/** True for requests to this API, false for those to the readers' API. */
export const isOfSecondFactor = ({ url }: Request): boolean => {
  const { pathname } = new URL(url);
  return pathname === SECOND_FACTOR_PATH || pathname.startsWith(`${SECOND_FACTOR_PATH}/`);
};

/**
 * The API of second factors: one's own, and log-ins with them. Only the server edition has it, so it is
 * apart from what every page carries. Paths start at `/api/second-factor`.
 */
export function createSecondFactorApi(setting: SecondFactorApiSetting) {
  const endpoints: readonly Endpoint[] = secondFactorEndpoints(setting);
  const api = createBaseApi(setting);
  serveEndpoints(api, endpoints, setting);
  return { endpoints, fetch: api.fetch };
}
