import { AsyncLocalStorage } from 'node:async_hooks';

/** Data of the request that is being answered, available wherever its answer is made. */
export interface CurrentRequest {
  /** In the log and in the answer's `X-Request-Id`. */
  id: string;
  /** The caller's address, which it cannot choose. For limits only; never logged or stored as it is. */
  address: string;
}

const storage = new AsyncLocalStorage<CurrentRequest>();

/** `undefined` outside of a request. */
export const currentRequest = (): CurrentRequest | undefined => storage.getStore();

/** Runs work as part of a request. */
export const duringRequest = <Value>(request: CurrentRequest, work: () => Value): Value =>
  storage.run(request, work);
