import type { SecondFactorDesk } from '#core/second-factor-desk.ts';
import { type BaseSetting, createBaseApi } from './base-api.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import type { FactorSessions, SessionKeeper } from './session-keeper.ts';

/** Dependencies of the API of second factors. */
export interface SecondFactorApiSetting extends BaseSetting {
  sessions: SessionKeeper & FactorSessions;
  secondFactors: SecondFactorDesk;
}

const SECOND_FACTOR_PATH = '/api/second-factor';

/** True for requests to this API, false for those to the readers' API. */
export const isOfSecondFactor = ({ url }: Request): boolean => {
  const { pathname } = new URL(url);
  return pathname === SECOND_FACTOR_PATH || pathname.startsWith(`${SECOND_FACTOR_PATH}/`);
};

/**
 * The API of second factors: one's own, and log-ins with them. Only the server edition has it, so it
 * stands apart from what every page carries. Paths start at `/api/second-factor`.
 */
export const createSecondFactorApi = (setting: SecondFactorApiSetting) =>
  createBaseApi(setting).basePath(SECOND_FACTOR_PATH).route('/', secondFactorRoutes(setting));

export type SecondFactorApi = ReturnType<typeof createSecondFactorApi>;
