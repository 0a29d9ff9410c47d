import type { ArchiveFile } from '#core/archive/archives-port.ts';
import type { BackOffice } from '#core/back-office.ts';
import { adminRoutes } from './admin-routes.ts';
import { type BaseSetting, createBaseApi } from './base-api.ts';

/** The body of a request, to be read here and there. */
export interface ReceivedFile {
  file: ArchiveFile;
  /** Called when it is no longer needed. */
  discard: () => Promise<void>;
}

/** Dependencies that the host injects into the back office's API. */
export interface AdminApiSetting extends BaseSetting {
  backOffice: BackOffice;
  /** The password, where it is no secret: shown to whoever asks to come in. */
  adminHint?: string;
  /** Receives a large body, in memory unless told. */
  receiveFile?: (request: Request) => Promise<ReceivedFile>;
}

/**
 * The back office's API. Paths start at `/api/admin`. It stands apart from the readers' one, so that a
 * page for readers never carries it.
 */
export const createAdminApi = (setting: AdminApiSetting) =>
  createBaseApi(setting).basePath('/api/admin').route('/', adminRoutes(setting));

export type AdminApi = ReturnType<typeof createAdminApi>;
