export interface IdleTimer {
  /** Aborted, with an error of the timer's message, once nothing happened for too long. */
  signal: AbortSignal;
  /** Does one piece of work, which may take that long by itself. */
  during<Value>(work: () => Promise<Value>): Promise<Value>;
  /** The same bytes; each piece that somebody takes begins the time anew. */
  renewedBy(bytes: ReadableStream<Uint8Array>): ReadableStream<Uint8Array>;
  /** The same bytes; the time runs only while somebody waits for the next piece. */
  whileWaited(bytes: ReadableStream<Uint8Array>): ReadableStream<Uint8Array>;
}

/** Ends work in which nothing happens for so many milliseconds; work that goes on may take for ever. */
export function createIdleTimer(milliseconds: number, message: string): IdleTimer {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  const stop = (): void => clearTimeout(timer);
  function renew(): void {
    stop();
    timer = setTimeout(() => controller.abort(new Error(message)), milliseconds);
  }

  async function during<Value>(work: () => Promise<Value>): Promise<Value> {
    renew();
    try {
      return await work();
    } finally {
      stop();
    }
  }

  return {
    signal: controller.signal,
    during,
    renewedBy: (bytes) =>
      bytes.pipeThrough(
        new TransformStream({
          transform: (chunk, stream) => {
            renew();
            stream.enqueue(chunk);
          },
        }),
      ),
    whileWaited: (bytes) => {
      const reader = bytes.getReader();
      return new ReadableStream<Uint8Array>(
        {
          pull: async (stream) => {
            const { done, value } = await during(() => reader.read());
            if (done) stream.close();
            else stream.enqueue(value);
          },
          cancel: (reason) => reader.cancel(reason),
        },
        { highWaterMark: 0 },
      );
    },
  };
}
