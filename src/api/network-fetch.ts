import * as words from '#core/words/request-words.ts';
import { Problem } from './problem.ts';

/** Problem of a failed network connection. */
const noConnection = (): Problem =>
  new Problem({
    type: 'urn:daybreak:problem:no-connection',
    title: words.noConnection,
    // Substitute for the status of the missing response.
    status: 503,
    detail: words.theSiteCannotBeReached,
    kind: 'no-connection',
    code: 'no-connection',
  });

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
