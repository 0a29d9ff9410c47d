import type { SecondFactorApiSetting } from './base-api.ts';
import { createBaseApi } from './base-api.ts';
import type { CallsOfEndpoints } from './calls.ts';
import type { Endpoint } from './endpoint.ts';
import { secondFactorEndpoints } from './second-factor-endpoints.ts';
import { serveEndpoints } from './serve-endpoints.ts';

/** Calls of the API of second factors, by route. */
export type SecondFactorCalls = CallsOfEndpoints<ReturnType<typeof secondFactorEndpoints>>;

const SECOND_FACTOR_PATH = '/api/second-factor';

/** True for requests to this API, by their path. */
export const isOfSecondFactor = ({ url }: Request): boolean => {
  const { pathname } = new URL(url);
  return pathname === SECOND_FACTOR_PATH || pathname.startsWith(`${SECOND_FACTOR_PATH}/`);
};

/**
 * Creates the API for managing one's own second factors and logging in with them, at `/api/second-factor`.
 * Server edition only, so it is separate from the code that every page loads.
 */
export function createSecondFactorApi(setting: SecondFactorApiSetting) {
  const endpoints: readonly Endpoint[] = secondFactorEndpoints(setting);
  const api = createBaseApi(setting);
  serveEndpoints(api, endpoints, setting);
  return { endpoints, fetch: api.fetch };
}
