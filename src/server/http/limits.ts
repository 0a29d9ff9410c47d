/** Milliseconds. */
export const times = {
  /** For the whole of a request to arrive: as long as an archive may take. Each route has less (body-limits.ts). */
  request: 7_200_000,
  /** For its headers. */
  headers: 15_000,
  /** Between two looks for requests that take longer than those. */
  checks: 5000,
  /** For the next request on a connection; load balancers keep theirs for 60 seconds. */
  keepAlive: 65_000,
  /** For a caller to take any of an answer that was begun; Node looks twice before it counts as stalled. */
  stalled: 30_000,
  /** For requests that are being answered when the server is asked to stop. */
  shutdown: 10_000,
  /** Between two heartbeats of a stream. */
  heartbeat: 20_000,
  /** For one stream of changes; browsers then open the next. */
  stream: 900_000,
};

/** Most that listen to what changes, on one process. */
export const MOST_LISTENERS = 2000;

/** Most of them from one address. A browser has one for each open page. */
export const MOST_LISTENERS_OF_CALLER = 20;
