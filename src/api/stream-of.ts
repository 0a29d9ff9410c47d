/** Pieces as the body of an answer: each is asked for when somebody reads. */
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
