import { useRef, useState } from 'react';
import { answerOf } from '#api/client.ts';
import { archiveLimits } from '#core/archive/archive-format.ts';
import { changesIn, type ImportReport } from '#core/archive/import-report.ts';
import { showToast } from '#ui/kit/toast-store.ts';
import { adminClient } from '../parts/admin-client.ts';
import { problemIn } from './problem-in.ts';

/** Where an import stands. */
export type ImportState =
  | { step: 'idle' }
  | { step: 'checking'; fileName: string }
  | { step: 'checked'; fileName: string; report: ImportReport }
  | { step: 'importing'; fileName: string; report: ImportReport }
  | { step: 'refused'; fileName: string; reason: string }
  | { step: 'done'; changes: number };

const send = (archive: Uint8Array<ArrayBuffer>, isDryRun: boolean) =>
  answerOf(
    adminClient().archive.$post(
      { query: isDryRun ? { 'dry-run': '1' } : {} },
      { init: { body: archive, headers: { 'content-type': 'application/zip' } } },
    ),
  );

/** Checks a chosen archive, shows what importing it would do, and imports it when told. */
export function useImport() {
  const [state, setState] = useState<ImportState>({ step: 'idle' });
  const archive = useRef<Uint8Array<ArrayBuffer>>(undefined);
  /** Counts the chosen files: what comes back for an earlier one no longer matters. */
  const attempt = useRef(0);

  function refuse(fileName: string, error: unknown): void {
    const { title, detail } = problemIn(error);
    setState({ step: 'refused', fileName, reason: detail });
    showToast({ title, text: detail, isError: true });
  }

  async function choose(file: File): Promise<void> {
    attempt.current += 1;
    const mine = attempt.current;
    const fileName = file.name;
    archive.current = undefined;
    setState({ step: 'checking', fileName });
    try {
      // One byte more than is allowed is enough to be refused by the one who knows why.
      const bytes = await file.slice(0, archiveLimits.packedBytes + 1).arrayBuffer();
      const read = new Uint8Array(bytes);
      const report = await send(read, true);
      if (mine !== attempt.current) return;
      archive.current = read;
      setState({ step: 'checked', fileName, report });
    } catch (error) {
      if (mine === attempt.current) refuse(fileName, error);
    }
  }

  async function confirm(): Promise<void> {
    if (state.step !== 'checked' || !archive.current) return;
    const { fileName, report } = state;
    setState({ step: 'importing', fileName, report });
    try {
      const changes = changesIn(await send(archive.current, false));
      archive.current = undefined;
      setState({ step: 'done', changes });
      showToast({ title: 'Success', text: 'Archive imported successfully.' });
    } catch (error) {
      refuse(fileName, error);
    }
  }

  function cancel(): void {
    attempt.current += 1;
    archive.current = undefined;
    setState({ step: 'idle' });
  }

  return { state, choose, confirm, cancel };
}
