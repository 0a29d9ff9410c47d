import { useState } from 'react';
import { receivedFileOf } from '#api/client.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { showToast } from '#ui/kit/stores/toast-store.ts';
import * as words from '#ui/words/admin/operations-words.ts';
import { sizeLabel } from '../dashboard/storage-size.ts';
import { AdminIcon } from '../parts/admin-icon.tsx';
import { adminClient, problemIn } from '../parts/api/admin-client.ts';
import { saveFile } from '../parts/save-file.ts';

/** Size in bytes at which received pieces become a Blob, which browsers can keep on disk. */
const BATCH = 16 * 1024 * 1024;

/** Reads a response body of any size into a Blob; reports the bytes received so far. */
async function receiveFile(
  answer: { body: ReadableStream<Uint8Array> | null },
  onProgress: (bytes: number) => void,
): Promise<Blob> {
  const kept: Blob[] = [];
  let batch: Uint8Array<ArrayBuffer>[] = [];
  let batched = 0;
  let received = 0;
  const keepBatch = (): void => {
    kept.push(new Blob(batch));
    batch = [];
    batched = 0;
  };
  const reader = answer.body?.getReader();
  for (;;) {
    const piece = await reader?.read();
    if (!piece || piece.done) break;
    batch.push(new Uint8Array(piece.value));
    batched += piece.value.length;
    received += piece.value.length;
    if (batched >= BATCH) keepBatch();
    onProgress(received);
  }
  keepBatch();
  return new Blob(kept);
}

/** Button that downloads everything as one archive. */
export function ExportButton() {
  /** Bytes received so far; `undefined` while no export is running. */
  const [received, setReceived] = useState<number>();
  const isBusy = received !== undefined;

  async function exportEverything(): Promise<void> {
    // The button is not disabled meanwhile: it would lose the focus.
    if (isBusy) return;
    setReceived(0);
    try {
      const file = await receivedFileOf(await adminClient().send('GET /admin/archive'), (answer) =>
        receiveFile(answer, setReceived),
      );
      saveFile(file);
      showToast({ title: words.success, text: words.everythingIs(file.name) });
    } catch (error) {
      const { title, detail } = problemIn(error);
      showToast({ title, text: detail, isError: true });
    } finally {
      setReceived(undefined);
    }
  }

  return (
    <Button
      size="small"
      className="pointer-coarse:min-h-11"
      aria-disabled={isBusy}
      onClick={() => void exportEverything()}
    >
      <AdminIcon name="download" />
      {isBusy ? words.exporting(sizeLabel(received)) : words.exportEverything}
    </Button>
  );
}
