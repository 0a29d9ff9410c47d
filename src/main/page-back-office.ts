import { createAdminApi } from '#api/admin-api.ts';
import type { BaseSetting } from '#api/base-api.ts';
import { createBackOffice } from '#core/back-office.ts';
import type { Ports } from '#core/ports.ts';

/** The back office of the browser edition; its own module, so that it is its own chunk. */
export const createPageBackOffice = (ports: Ports, base: BaseSetting, adminHint: string) =>
  createAdminApi({ ...base, backOffice: createBackOffice(ports), adminHint });
