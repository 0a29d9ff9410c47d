import { touchesAccounts } from '#core/account/user.ts';
import { publicNames } from '#core/collections.ts';
import { problemAnswer } from '../http/http-problem.ts';
import { MOST_LISTENERS, MOST_LISTENERS_OF_CALLER, times } from '../http/limits.ts';
import type { FollowedPage, TellVersion } from './followed-pages.ts';

/** Message to a listener about a change. */
export interface ChangeMessage {
  /** Changes with every change; for a followed page, only when its content does. */
  version: number | string;
  /** Changed collections that the listener may see. */
  changed: readonly string[];
}

/** Changes as reported by the database. */
export interface Changes {
  version: () => number;
  onChange: (listener: (changed: readonly string[]) => void) => () => void;
  /** Resolves when no kept page shows what was before the changes so far; default: at once. */
  whenRenewed?: () => Promise<void>;
}

/** Messages queued for one listener before it is disconnected. */
const MOST_WAITING = 100;

/** Request for an event stream. */
export interface Asking {
  request: Request;
  /** Key of the per-address limit. */
  caller: string;
  /** Description of the caller's page, see `shownVersion`; '' or another one if it is not known. */
  shown?: string;
  /** Returns true if the caller may see every change; checked again during the stream. */
  maySeeAll: () => Promise<boolean>;
  /**
   * Follows the caller's page: it is then sent new versions of that page only. Resolves to `undefined` if
   * that isn't possible now; it is then sent all changes visible to readers.
   */
  follow?: ((tell: TellVersion) => Promise<FollowedPage | undefined>) | undefined;
}

interface Listener extends Pick<Asking, 'caller' | 'maySeeAll'> {
  isAdmin: boolean;
  page: FollowedPage | undefined;
  /** Start of the stream, as `performance.now()`. */
  since: number;
  send: (text: string) => void;
  end: () => void;
}

/** Versions of the followed page, which may arrive before the stream starts. */
interface Versions {
  last?: string;
  tell?: TellVersion;
}

async function follow(asking: Asking, versions: Versions): Promise<FollowedPage | undefined> {
  const page = await asking.follow?.((version) => {
    versions.last = version;
    versions.tell?.(version);
  });
  if (page) versions.last ??= page.version;
  return page;
}

/** Seconds until a refused listener should retry. */
const retry = { 'retry-after': '30' };

/** Tells our description from that of a proxy, which may be the first. */
const MARK = 'daybreak-';

/**
 * Header of a page with what it was rendered with: its own version if it is the same for everybody, or else the number of
 * the site's last change. Its script says it when it asks for the stream, which begins with a change if there was one.
 */
export const SHOWN_VERSION = 'server-timing';
export const shownVersion = (version: number | string): string => `page;desc="${MARK}${version}"`;

const message = (content: ChangeMessage, event = 'change'): string =>
  `id: ${content.version}\nevent: ${event}\ndata: ${JSON.stringify(content)}\n\n`;

/** Sends changes to listeners as server-sent events. */
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

  /** Removes a listener; returns false if it was removed before. */
  function remove(listener: Listener): boolean {
    if (!listeners.delete(listener)) return false;
    listener.page?.stop();
    const others = (ofCallers.get(listener.caller) ?? 1) - 1;
    if (others > 0) ofCallers.set(listener.caller, others);
    else ofCallers.delete(listener.caller);
    return true;
  }

  /** Ends streams whose callers may no longer see every change; their browsers reconnect. */
  function recheckAdmins(): void {
    for (const { isAdmin, maySeeAll, end } of listeners) {
      if (isAdmin) void maySeeAll().then((may) => may || end(), end);
    }
  }

  function tell(changed: readonly string[]): void {
    const version = changes.version();
    const forReaders = changed.filter((name) => (publicNames as readonly string[]).includes(name));
    for (const { isAdmin, page, send } of listeners) {
      if (isAdmin) send(message({ version, changed }));
      else if (!page && forReaders.length > 0) send(message({ version, changed: forReaders }));
    }
  }

  const stopChanges = changes.onChange((changed) => {
    if (touchesAccounts(changed)) recheckAdmins();
    if (!changes.whenRenewed) return tell(changed);
    // The kept pages may be listening behind this.
    void Promise.resolve()
      .then(changes.whenRenewed)
      .then(() => tell(changed));
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

  /** Returns a refusal if the server or this address has too many streams. */
  function refusalOf(caller: string): Response | undefined {
    if (isOver || listeners.size >= most) return problemAnswer('too-busy', retry);
    const isShare = (ofCallers.get(caller) ?? 0) >= mostOfCaller;
    return isShare ? problemAnswer('too-many-streams', retry) : undefined;
  }

  function streamFor(
    { request, caller, maySeeAll, shown = '' }: Asking,
    { isAdmin, page, versions }: Pick<Listener, 'isAdmin' | 'page'> & { versions: Versions },
  ): ReadableStream<Uint8Array> {
    const lastSeen = request.headers.get('last-event-id');
    /** First message; an event `change` if a reconnecting listener missed something. */
    const greeting = (): string => {
      const version = versions.last ?? changes.version();
      const isOutdated =
        shown.startsWith(MARK) &&
        ![version, changes.version()].some((current) => shown === MARK + current);
      const hasMissed = lastSeen === null ? isOutdated : lastSeen !== String(version);
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
        listener = { isAdmin, page, caller, maySeeAll, since: performance.now(), send, end };
        add(listener);
        versions.tell = (version) => send(message({ version, changed: [] }));
        request.signal.addEventListener('abort', forget);
        send(`retry: 2000\n${greeting()}`);
        if (request.signal.aborted) forget();
      },
      cancel: forget,
    });
  }

  return {
    /** Answers `GET /api/events`. */
    answer: async (asking: Asking): Promise<Response> => {
      const isAdmin = await asking.maySeeAll();
      const refusal = refusalOf(asking.caller);
      if (refusal) return refusal;
      const versions: Versions = {};
      const page = isAdmin ? undefined : await follow(asking, versions);
      const refusalBehind = refusalOf(asking.caller);
      if (refusalBehind) {
        page?.stop();
        return refusalBehind;
      }
      return new Response(streamFor(asking, { isAdmin, page, versions }), {
        headers: {
          'cache-control': 'no-store',
          'content-type': 'text/event-stream; charset=utf-8',
          // Prevents proxies from buffering the stream.
          'x-accel-buffering': 'no',
        },
      });
    },
    listening: () => listeners.size,
    /** Number of the last change. */
    version: changes.version,
    /** Ends all streams and accepts no new ones. */
    close: (): void => {
      isOver = true;
      stopChanges();
      clearInterval(heartbeat);
      for (const { end } of [...listeners]) end();
    },
  };
}

export type ChangeStream = ReturnType<typeof createChangeStream>;
