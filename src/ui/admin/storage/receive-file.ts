/** Bytes after which what came is handed to the browser, which keeps it on disk. */
const BATCH = 16 * 1024 * 1024;

/** A file as it comes, of any size; tells how many bytes have come. */
export async function receiveFile(
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
