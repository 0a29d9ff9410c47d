/**
 * Calls back when something was saved that the page shows, also when that was while the page was out of sight or without a
 * connection. A page that nobody looks at, or that was left, holds no connection.
 */
export function followChanges(onChange: () => void): void {
  let known: unknown;
  let isNew = true;
  let events: EventSource | undefined;
  function listen(): void {
    events?.close();
    // A page that lay behind another one before it learnt its version may be older than the one that it learns.
    const isAsShown = isNew;
    isNew = false;
    if (document.hidden) return;
    events = new EventSource(
      `/api/events?page=${encodeURIComponent(location.pathname + location.search)}`,
    );
    /** The stream begins with the version that is; after a break that may be a newer one. */
    const hear = ({ type, data }: MessageEvent<string>): void => {
      const { version } = JSON.parse(data) as { version: unknown };
      const isOld = known === undefined ? !isAsShown : version !== known;
      if (type === 'change' || isOld) onChange();
      known = version;
    };
    events.addEventListener('version', hear);
    events.addEventListener('change', hear);
  }
  listen();
  document.addEventListener('visibilitychange', listen);
  addEventListener('pagehide', () => events?.close());
  addEventListener('pageshow', ({ persisted }) => persisted && listen());
}
