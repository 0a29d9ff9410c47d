import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Hexadecimal digits of the counter. */
const COUNTED_DIGITS = 12;
const prefix = randomUUID().slice(0, -COUNTED_DIGITS);
let count = 0;

/**
 * Returns an id in the form of a UUID: a random prefix per process and a counter. It isn't secret; a
 * random one would cost as much as everything else in serving a cached page.
 */
export function nextRequestId(): string {
  count += 1;
  return prefix + count.toString(16).padStart(COUNTED_DIGITS, '0');
}

/** Data about the current request, available through `AsyncLocalStorage`. */
export interface CurrentRequest {
  /** Id in the log and in `X-Request-Id`. */
  id: string;
  /** The caller's address, which it can't forge. For limits only; never logged or stored in plain text. */
  address: string;
  /** Id of the trace that the request belongs to, if a proxy gave it one. */
  trace?: string | undefined;
}

/** Returns the id of the trace in a `traceparent` header (https://www.w3.org/TR/trace-context/), if it is well-formed. */
export const traceOf = (header: string | null): string | undefined =>
  /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/.exec(header ?? '')?.[1];

const storage = new AsyncLocalStorage<CurrentRequest>();

/** The current request; `undefined` outside of one. */
export const currentRequest = (): CurrentRequest | undefined => storage.getStore();

/** Runs work within a request. */
export const duringRequest = <Value>(request: CurrentRequest, work: () => Value): Value =>
  storage.run(request, work);
