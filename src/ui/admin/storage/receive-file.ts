/** Size in bytes at which received pieces become a Blob, which browsers can keep on disk. */
const BATCH = 16 * 1024 * 1024;

/** Reads a response body of any size into a Blob; reports the bytes received so far. */
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
