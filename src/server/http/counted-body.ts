import { Refusal } from '#core/errors.ts';

/** Reason why a body was not read to its end. */
export type BodyRefusal = 'too-large' | 'body-too-slow' | 'body-cut-off';

export interface CountedBody {
  /** The same bytes; errors with a `Refusal` when the body breaks its limit or the sender disconnects. */
  stream: ReadableStream<Uint8Array>;
  /** Returns the reason of the error, if any. */
  refusal: () => BodyRefusal | undefined;
}

const refusalOf = (code: BodyRefusal): Refusal => new Refusal({ kind: 'invalid', code });

/**
 * Counts a body while it is read, without buffering. Reading starts only on demand.
 * @param most bytes
 * @param within milliseconds, from the first read to the end
 * @param onFirstRead called before anything is read
 */
export function countedBody(
  source: ReadableStream<Uint8Array>,
  { most, within, onFirstRead }: { most: number; within: number; onFirstRead?: () => void },
): CountedBody {
  const reader = source.getReader();
  let bytes = 0;
  let timer: NodeJS.Timeout | undefined;
  let refusal: BodyRefusal | undefined;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const refuse = (why: BodyRefusal): void => {
          clearTimeout(timer);
          refusal ??= why;
          controller.error(refusalOf(refusal));
        };
        if (!timer) {
          onFirstRead?.();
          timer = setTimeout(() => refuse('body-too-slow'), within);
        }
        try {
          const { done, value } = await reader.read();
          // Timed out during the read.
          if (refusal) return;
          if (done) {
            clearTimeout(timer);
            return controller.close();
          }
          bytes += value.byteLength;
          if (bytes > most) refuse('too-large');
          else controller.enqueue(value);
        } catch {
          refuse('body-cut-off');
        }
      },
      // The source stays open: cancelling it would close the connection before its answer is sent.
      cancel: () => clearTimeout(timer),
    },
    { highWaterMark: 0 },
  );
  return { stream, refusal: () => refusal };
}
