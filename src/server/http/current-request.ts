import { AsyncLocalStorage } from 'node:async_hooks';

/** Data about the current request, available through `AsyncLocalStorage`. */
export interface CurrentRequest {
  /** Id in the log and in `X-Request-Id`. */
  id: string;
  /** The caller's address, which it can't forge. For limits only; never logged or stored in plain text. */
  address: string;
}

const storage = new AsyncLocalStorage<CurrentRequest>();

/** The current request; `undefined` outside of one. */
export const currentRequest = (): CurrentRequest | undefined => storage.getStore();

/** Runs work within a request. */
export const duringRequest = <Value>(request: CurrentRequest, work: () => Value): Value =>
  storage.run(request, work);
