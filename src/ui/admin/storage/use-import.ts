import { useRef, useState } from 'react';
import type { ImportReport } from '#core/archive/import-report.ts';
import { showToast } from '#ui/kit/stores/toast-store.ts';
import * as words from '#ui/words/admin/operations-words.ts';
import { uploadsMedia } from '../media/media-keeping.ts';
import { adminClient, problemIn } from '../parts/api/admin-client.ts';
import { settlingRefusals } from '../parts/api/settle-refusals.ts';

/**
 * A `fetch` for a file body that reports upload progress from 0 to 1, which `fetch` itself cannot.
 */
const sendingFile =
  (onProgress: (share: number) => void): typeof globalThis.fetch =>
  (input, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const { signal } = init ?? {};
      const fail = (): void =>
        reject(signal?.aborted ? signal.reason : new TypeError('No answer.'));
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total);
      });
      request.addEventListener('load', () => {
        const { status, statusText, response } = request;
        const type = request.getResponseHeader('content-type');
        const headers: HeadersInit = type ? { 'content-type': type } : {};
        resolve(new Response(response, { status, statusText, headers }));
      });
      for (const failed of ['error', 'abort', 'timeout']) request.addEventListener(failed, fail);
      signal?.addEventListener('abort', () => request.abort());
      request.open(init?.method ?? 'GET', String(input));
      request.responseType = 'blob';
      for (const [name, value] of new Headers(init?.headers)) request.setRequestHeader(name, value);
      request.send(init?.body as Blob);
    });

/** State of an import; `sent` is the share of the file that reached the server, from 0 to 1. */
export type ImportState =
  | { step: 'idle' }
  | { step: 'checking'; fileName: string; sent: number }
  | { step: 'checked'; fileName: string; report: ImportReport }
  | { step: 'importing'; fileName: string; report: ImportReport; sent: number }
  | { step: 'refused'; fileName: string; reason: string }
  | { step: 'cancelled'; fileName: string }
  | { step: 'done'; report: ImportReport };

interface Sending {
  isDryRun: boolean;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

async function send(
  archive: File,
  { isDryRun, signal, onProgress }: Sending,
): Promise<ImportReport> {
  const answer = await adminClient().send(
    'POST /admin/archive',
    isDryRun ? { 'dry-run': '1' } : {},
    {
      body: archive,
      signal,
      headers: { 'content-type': 'application/zip' },
      ...(uploadsMedia() ? { fetch: settlingRefusals(sendingFile(onProgress)) } : {}),
    },
  );
  return answer.json();
}

/** State and actions of an import: check of the chosen archive, dry run, import. */
export function useImport() {
  const [state, setState] = useState<ImportState>({ step: 'idle' });
  const archive = useRef<File>(undefined);
  /** Aborts the request of the current file; answers for earlier files are ignored. */
  const current = useRef(new AbortController());

  function refuse(fileName: string, error: unknown): void {
    const { title, detail } = problemIn(error);
    setState({ step: 'refused', fileName, reason: detail });
    showToast({ title, text: detail, isError: true });
  }

  /** Sends the file and passes the report to `onAnswer`, unless a later request aborted it. */
  async function work(
    file: File,
    isDryRun: boolean,
    [onProgress, onAnswer]: [(sent: number) => void, (report: ImportReport) => void],
  ): Promise<void> {
    current.current.abort();
    const controller = new AbortController();
    current.current = controller;
    const { signal } = controller;
    const ifCurrent = <Value>(pass: (value: Value) => void) => {
      return (value: Value): void => {
        if (!signal.aborted) pass(value);
      };
    };
    try {
      ifCurrent(onAnswer)(
        await send(file, { isDryRun, signal, onProgress: ifCurrent(onProgress) }),
      );
    } catch (error) {
      ifCurrent((one: unknown) => refuse(file.name, one))(error);
    }
  }

  function choose(file: File): Promise<void> {
    const fileName = file.name;
    const checking = (sent: number): void => setState({ step: 'checking', fileName, sent });
    archive.current = file;
    checking(0);
    return work(file, true, [
      checking,
      (report) => setState({ step: 'checked', fileName, report }),
    ]);
  }

  async function confirm(): Promise<void> {
    if (state.step !== 'checked' || !archive.current) return;
    const { fileName, report } = state;
    const importing = (sent: number): void =>
      setState({ step: 'importing', fileName, report, sent });
    importing(0);
    await work(archive.current, false, [
      importing,
      (done) => {
        setState({ step: 'done', report: done });
        showToast({ title: words.success, text: words.archiveImportedSuccessfully });
      },
    ]);
  }

  function cancel(): void {
    current.current.abort();
    archive.current = undefined;
    const isBusy = state.step === 'checking' || state.step === 'importing';
    setState(isBusy ? { step: 'cancelled', fileName: state.fileName } : { step: 'idle' });
  }

  return { state, choose, confirm, cancel };
}
