import { type SubmitEvent, useState } from 'react';
import { inDigits } from '#core/locale/numbers.ts';
import { counted } from '#core/locale/plural.ts';
import { siteOrigin } from '#ui/exported-path.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { TextField } from '#ui/kit/design/text-field.tsx';
import { showToast } from '#ui/kit/stores/toast-store.ts';
import * as words from '#ui/words/admin/operations-words.ts';
import { problemIn } from '../parts/api/admin-client.ts';
import { saveFile } from '../parts/save-file.ts';
import { type ExportSite, providedSiteExport } from './site-export.ts';

/** Links to what an exported site hasn't that are listed. */
const LISTED = 10;

/** Form that exports the site as a zip file. */
function SiteExportForm({ exportSite }: { exportSite: ExportSite }) {
  const [error, setError] = useState<string>();
  /** Pages so far; `undefined` while no export is running. */
  const [pages, setPages] = useState<number>();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const isBusy = pages !== undefined;

  async function exportTo(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const origin = siteOrigin(String(new FormData(form).get('address') ?? ''));
    setError(origin === undefined ? words.noAddressOfASite : undefined);
    if (origin === undefined) {
      form.querySelector('input')?.focus();
      return;
    }
    setPages(0);
    setMissing([]);
    try {
      const done = await exportSite({ origin, onPage: setPages });
      saveFile(done.file);
      setMissing(done.missing);
      const count = counted(done.pages, words.pagesForms);
      showToast({ title: words.success, text: words.theSiteIsIn(count, done.file.name) });
    } catch (failure) {
      const { title, detail } = problemIn(failure);
      showToast({ title, text: detail, isError: true });
    } finally {
      setPages(undefined);
    }
  }

  return (
    <>
      <form noValidate onSubmit={(event) => void exportTo(event)} className="grid gap-3">
        <TextField
          label={words.addressOfTheSite}
          name="address"
          type="url"
          autoComplete="url"
          required
          placeholder="https://news.example.com"
          error={error}
        />
        <div>
          <Button
            type="submit"
            tone="line"
            size="small"
            className="pointer-coarse:min-h-11"
            aria-disabled={isBusy}
          >
            {isBusy ? words.exportingPages(inDigits(pages)) : words.exportTheSite}
          </Button>
        </div>
      </form>
      <div role="status" className="text-ink-2 empty:hidden">
        {missing.length > 0 ? (
          <>
            <p>{words.linksLeadNowhere}</p>
            <ul className="list-disc ps-5">
              {missing.slice(0, LISTED).map((path) => (
                <li key={path} className="wrap-anywhere">
                  {path}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </>
  );
}

/** Exports the site, or says how. */
export function SiteAsFiles() {
  const exportSite = providedSiteExport();
  return (
    <>
      <p className="text-ink-2">{words.whatAnExportedSiteIs}</p>
      <p className="text-ink-2">{words.whatAnExportedSiteLacks}</p>
      {exportSite ? (
        <SiteExportForm exportSite={exportSite} />
      ) : (
        <p className="text-ink-2">
          {words.exportByCommand} <code>daybreak export-site</code>
        </p>
      )}
    </>
  );
}
