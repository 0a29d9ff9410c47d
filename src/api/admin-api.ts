import { backOfficeUseCases } from '#core/back-office.ts';
import { Refusal } from '#core/errors.ts';
import { staff } from '#core/permission.ts';
import { entryEndpoints, staffEndpoints } from './admin-endpoints.ts';
import { createBaseApi, serveEndpoints } from './api.ts';
import type { AdminApiSetting } from './api-setting.ts';
import { archiveEndpoints } from './archive-endpoints.ts';
import type { CallsOfEndpoints, CallsOfUseCases } from './calls.ts';
import { type ContentCalls, contentEndpoints } from './content-endpoints.ts';
import { type Endpoint, endpointsOf } from './endpoint.ts';

/** Calls of the back office's API, by route. */
export type AdminCalls = CallsOfUseCases<typeof backOfficeUseCases> &
  CallsOfEndpoints<ReturnType<typeof entryEndpoints>> &
  CallsOfEndpoints<ReturnType<typeof staffEndpoints>> &
  CallsOfEndpoints<ReturnType<typeof archiveEndpoints>> &
  ContentCalls;

/**
 * Creates the back office's API, at `/api/admin`. Separate from the readers' API, to keep it out of readers'
 * bundles. Without a log-in, unknown paths answer 401, too, so that routes can't be probed.
 */
export function createAdminApi(setting: AdminApiSetting) {
  const { backOffice, sessions } = setting;
  const api = createBaseApi(setting);
  const entry: readonly Endpoint[] = entryEndpoints(setting);
  const endpoints: readonly Endpoint[] = [
    ...staffEndpoints(setting),
    ...archiveEndpoints(setting),
    ...endpointsOf<keyof typeof backOfficeUseCases>(backOfficeUseCases, backOffice, sessions),
    ...contentEndpoints(setting),
  ];
  serveEndpoints(api, entry, setting);
  api.use(async (c, next) => {
    const objection = staff.objectionTo(c.var.actor);
    if (objection) throw new Refusal(objection);
    await next();
  });
  serveEndpoints(api, endpoints, setting);
  return { endpoints: [...entry, ...endpoints], fetch: api.fetch };
}
