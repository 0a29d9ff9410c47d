export interface IdleTimer {
  /** Aborted with the timer's message after too long without progress. */
  signal: AbortSignal;
  /** Runs one piece of work, with the whole limit for itself. */
  during<Value>(work: () => Promise<Value>): Promise<Value>;
  /** The same stream; each chunk that is consumed restarts the timer. */
  renewedBy(bytes: ReadableStream<Uint8Array>): ReadableStream<Uint8Array>;
  /** The same stream; the timer runs only while a chunk is awaited. */
  whileWaited(bytes: ReadableStream<Uint8Array>): ReadableStream<Uint8Array>;
}

/** Aborts work without progress for `milliseconds`; work with progress may take any time. */
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
