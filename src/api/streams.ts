/** Converts chunks to a response body, which pulls each one only when it is read. */
export function streamOf(pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (stream) => {
        const { done, value } = await iterator.next();
        if (done) stream.close();
        else stream.enqueue(value);
      },
      cancel: async () => void (await iterator.return?.()),
    },
    { highWaterMark: 0 },
  );
}

/** Yields a body's chunks, and cancels the stream if the iteration stops early. */
export async function* bytesOf(
  body: ReadableStream<Uint8Array> | null,
): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
