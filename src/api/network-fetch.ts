import { noConnection } from './problem.ts';

/** Wraps `fetch` to reject with a `Problem` (`no-connection`) if the site can't be reached. */
export const networkFetch =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    try {
      return await fetch(input, init);
    } catch (error) {
      // `fetch` throws a `TypeError` for network errors; aborted requests throw other errors.
      throw error instanceof TypeError ? noConnection() : error;
    }
  };
