import { archiveLimits } from '#core/archive/archive-format.ts';

const MEGABYTE = 1024 * 1024;

/** Milliseconds. */
export const times = {
  /** For the whole of a request to arrive: as long as an upload may take. */
  request: 600_000,
  /** For its headers. */
  headers: 15_000,
  /** For an answer to begin. */
  answer: 30_000,
  /** For requests that are being answered when the server is asked to stop. */
  shutdown: 10_000,
  /** Between two signs of life to whoever listens. */
  heartbeat: 20_000,
};

/** Most that listen to what changes, on one process. */
export const MOST_LISTENERS = 2000;

/** Bytes of a request's body. Articles of the browser edition carry their pictures within them. */
export const BODY_LIMIT = 16 * MEGABYTE;

/** What takes more says so: archives, and uploads, whose receiver counts for itself. */
export const largeBodies: Record<string, number> = {
  '/api/admin/archive': archiveLimits.packedBytes,
  '/api/admin/media': 1024 * MEGABYTE,
};
