import { problemAnswer } from '../http/http-problem.ts';
import { MOST_LISTENERS, times } from '../http/limits.ts';
import { publicNames } from './public-names.ts';

/** What a listener is told of a change. */
export interface Told {
  /** Raised by every change. */
  version: number;
  /** The collections that changed, of those the listener may know. */
  changed: readonly string[];
}

/** What changes, as the database tells it. */
export interface Changes {
  version: () => number;
  onChange: (listener: (changed: readonly string[]) => void) => () => void;
}

/** Messages that may wait for one listener before it counts as gone. */
const MOST_WAITING = 100;

interface Listener {
  isAdmin: boolean;
  send: (text: string) => void;
  end: () => void;
}

const message = (told: Told, event = 'change'): string =>
  `id: ${told.version}\nevent: ${event}\ndata: ${JSON.stringify(told)}\n\n`;

/** Tells whoever listens of every change, by server-sent events. */
export function createChangeStream(changes: Changes, mostListeners = MOST_LISTENERS) {
  const listeners = new Set<Listener>();
  let isOver = false;

  const stopChanges = changes.onChange((changed) => {
    const version = changes.version();
    const forReaders = changed.filter((name) => (publicNames as readonly string[]).includes(name));
    for (const { isAdmin, send } of listeners) {
      if (isAdmin) send(message({ version, changed }));
      else if (forReaders.length > 0) send(message({ version, changed: forReaders }));
    }
  });

  const heartbeat = setInterval(() => {
    for (const { send } of listeners) send(': still here\n\n');
  }, times.heartbeat);
  heartbeat.unref();

  function streamFor(
    isAdmin: boolean,
    lastSeen: string | null,
    signal: AbortSignal,
  ): ReadableStream<Uint8Array> {
    /** Who comes back is told at once when something was missed. */
    const greeting = (): string => {
      const version = changes.version();
      const hasMissed = lastSeen !== null && lastSeen !== String(version);
      return message({ version, changed: [] }, hasMissed ? 'change' : 'version');
    };
    const encoder = new TextEncoder();
    let listener: Listener | undefined;
    const forget = (): void => {
      if (listener) listeners.delete(listener);
    };
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        const end = (): void => {
          if (!listener || !listeners.delete(listener)) return;
          controller.close();
        };
        const send = (text: string): void => {
          if ((controller.desiredSize ?? 0) < -MOST_WAITING) end();
          else controller.enqueue(encoder.encode(text));
        };
        listener = { isAdmin, send, end };
        listeners.add(listener);
        signal.addEventListener('abort', forget);
        send(`retry: 2000\n${greeting()}`);
      },
      cancel: forget,
    });
  }

  return {
    /** Answers `GET /api/events`. */
    answer: (request: Request, isAdmin: boolean): Response => {
      if (isOver || listeners.size >= mostListeners) {
        return problemAnswer('too-busy', { 'retry-after': '30' });
      }
      return new Response(
        streamFor(isAdmin, request.headers.get('last-event-id'), request.signal),
        {
          headers: {
            'cache-control': 'no-store',
            'content-type': 'text/event-stream; charset=utf-8',
            // Otherwise some proxies keep what is said until there is more of it.
            'x-accel-buffering': 'no',
          },
        },
      );
    },
    listening: () => listeners.size,
    /** Ends every stream, and takes no new one. */
    close: (): void => {
      isOver = true;
      stopChanges();
      clearInterval(heartbeat);
      for (const { end } of [...listeners]) end();
    },
  };
}

export type ChangeStream = ReturnType<typeof createChangeStream>;
