import { createAdminApi } from '#api/admin-api.ts';
import type { BaseSetting } from '#api/api-setting.ts';
import { createBackOffice } from '#core/back-office.ts';
import type { Ports } from '#core/ports.ts';
import { readerWords } from '#core/words/reader-words.ts';
import { sayFailure } from '#core/words/say-failure.ts';
import { staffWords } from '#core/words/staff-words.ts';
import { provideSiteExport } from '#ui/admin/storage/site-export.ts';

/** Loads the bundle of `vite.export.config.ts`, whose parts readers would otherwise load with their first page. */
const loadSiteExport = (): Promise<typeof import('./export-site-in-page.ts')> =>
  import(/* @vite-ignore */ `${location.origin}/exported/export-site.js`);

/** Back office of the browser edition; a separate module, so that it becomes a chunk. */
export function createPageBackOffice(ports: Ports, base: BaseSetting, adminHint: string) {
  provideSiteExport(async (setting) =>
    (await loadSiteExport()).exportSiteInPage({ ports, base, ...setting }),
  );
  return createAdminApi({
    ...base,
    say: (failure) => sayFailure(failure, [readerWords, staffWords]),
    backOffice: createBackOffice(ports),
    adminHint,
  });
}
