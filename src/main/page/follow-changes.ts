/** Returns the version that the page was rendered with, from its `Server-Timing` header; '' in browsers that hide it. */
function renderedVersion(): string {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.serverTiming?.[0]?.description ?? '';
}

/**
 * Calls back when data of the page has changed, including changes while it was hidden or offline. Hidden
 * and unloaded pages hold no connection.
 */
export function followChanges(onChange: () => void): void {
  let known: unknown;
  let isNew = true;
  let events: EventSource | undefined;
  function listen(): void {
    events?.close();
    // A page hidden before its first version may be older than the version that it receives first.
    const isAsShown = isNew;
    isNew = false;
    if (document.hidden) return;
    events = new EventSource(
      `/api/events?page=${encodeURIComponent(location.pathname + location.search)}&shown=${isAsShown ? renderedVersion() : ''}`,
    );
    /** Handles the initial version, which may be newer after a reconnection, and changes. */
    const handle = ({ type, data }: MessageEvent<string>): void => {
      const { version } = JSON.parse(data) as { version: unknown };
      const isOld = known === undefined ? !isAsShown : version !== known;
      if (type === 'change' || isOld) onChange();
      known = version;
    };
    events.addEventListener('version', handle);
    events.addEventListener('change', handle);
  }
  listen();
  document.addEventListener('visibilitychange', listen);
  addEventListener('pagehide', () => events?.close());
  addEventListener('pageshow', ({ persisted }) => persisted && listen());
}
