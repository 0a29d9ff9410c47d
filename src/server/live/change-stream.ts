import { problemAnswer } from '../http/http-problem.ts';
import { MOST_LISTENERS, MOST_LISTENERS_OF_CALLER, times } from '../http/limits.ts';
import { publicNames } from './public-names.ts';

/** Message to a listener about a change. */
export interface Told {
  /** Raised by every change. */
  version: number;
  /** The collections that changed, of those the listener may know. */
  changed: readonly string[];
}

/** Changes as the database reports them. */
export interface Changes {
  version: () => number;
  onChange: (listener: (changed: readonly string[]) => void) => () => void;
}

/** Messages that may wait for one listener before it counts as gone. */
const MOST_WAITING = 100;

/** Request to listen. */
export interface Asking {
  request: Request;
  /** The address that limits are keyed on. */
  caller: string;
  /** Returns true where the caller may see every change; asked again during the stream. */
  mayHearAll: () => Promise<boolean>;
}

interface Listener extends Pick<Asking, 'caller' | 'mayHearAll'> {
  isAdmin: boolean;
  /** Milliseconds, of `performance.now()`. */
  since: number;
  send: (text: string) => void;
  end: () => void;
}

/** Seconds until a refused listener should come back. */
const retry = { 'retry-after': '30' };

const message = (told: Told, event = 'change'): string =>
  `id: ${told.version}\nevent: ${event}\ndata: ${JSON.stringify(told)}\n\n`;

/** Sends every change to the listeners, by server-sent events. */
export function createChangeStream(
  changes: Changes,
  { most = MOST_LISTENERS, mostOfCaller = MOST_LISTENERS_OF_CALLER } = {},
) {
  const listeners = new Set<Listener>();
  const ofCallers = new Map<string, number>();
  let isOver = false;

  function add(listener: Listener): void {
    listeners.add(listener);
    ofCallers.set(listener.caller, (ofCallers.get(listener.caller) ?? 0) + 1);
  }

  /** Removes a listener; returns false where that was done before. */
  function remove(listener: Listener): boolean {
    if (!listeners.delete(listener)) return false;
    const others = (ofCallers.get(listener.caller) ?? 1) - 1;
    if (others > 0) ofCallers.set(listener.caller, others);
    else ofCallers.delete(listener.caller);
    return true;
  }

  /** Ends streams whose callers may no longer see every change; their browsers reconnect. */
  function recheckAdmins(): void {
    for (const { isAdmin, mayHearAll, end } of listeners) {
      if (isAdmin) void mayHearAll().then((may) => may || end(), end);
    }
  }

  const stopChanges = changes.onChange((changed) => {
    const version = changes.version();
    const forReaders = changed.filter((name) => (publicNames as readonly string[]).includes(name));
    for (const { isAdmin, send } of listeners) {
      if (isAdmin) send(message({ version, changed }));
      else if (forReaders.length > 0) send(message({ version, changed: forReaders }));
    }
    if (changed.includes('users')) recheckAdmins();
  });

  const heartbeat = setInterval(() => {
    const now = performance.now();
    for (const { send, end, since } of listeners) {
      if (now - since > times.stream) end();
      else send(': still here\n\n');
    }
    recheckAdmins();
  }, times.heartbeat);
  heartbeat.unref();

  function streamFor(
    { request, caller, mayHearAll }: Asking,
    isAdmin: boolean,
  ): ReadableStream<Uint8Array> {
    const lastSeen = request.headers.get('last-event-id');
    /** First message; of type `change` where a reconnecting listener missed something. */
    const greeting = (): string => {
      const version = changes.version();
      const hasMissed = lastSeen !== null && lastSeen !== String(version);
      return message({ version, changed: [] }, hasMissed ? 'change' : 'version');
    };
    const encoder = new TextEncoder();
    let listener: Listener | undefined;
    const forget = (): void => {
      if (listener) remove(listener);
    };
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        const end = (): void => {
          if (listener && remove(listener)) controller.close();
        };
        const send = (text: string): void => {
          if ((controller.desiredSize ?? 0) < -MOST_WAITING) end();
          else controller.enqueue(encoder.encode(text));
        };
        listener = { isAdmin, caller, mayHearAll, since: performance.now(), send, end };
        add(listener);
        request.signal.addEventListener('abort', forget);
        send(`retry: 2000\n${greeting()}`);
      },
      cancel: forget,
    });
  }

  return {
    /** Answers `GET /api/events`. */
    answer: async (asking: Asking): Promise<Response> => {
      const isAdmin = await asking.mayHearAll();
      if (isOver || listeners.size >= most) return problemAnswer('too-busy', retry);
      if ((ofCallers.get(asking.caller) ?? 0) >= mostOfCaller) {
        return problemAnswer('too-many-streams', retry);
      }
      return new Response(streamFor(asking, isAdmin), {
        headers: {
          'cache-control': 'no-store',
          'content-type': 'text/event-stream; charset=utf-8',
          // Otherwise some proxies keep what is said until there is more of it.
          'x-accel-buffering': 'no',
        },
      });
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
