import { Problem } from './problem.ts';

/** The site could not be reached at all. */
const noConnection = (): Problem =>
  new Problem({
    type: 'urn:daybreak:problem:no-connection',
    title: 'No Connection',
    // No answer has a status of its own.
    status: 503,
    detail:
      'The site cannot be reached: the connection is gone. Nothing is lost, and what you typed is still here. Please try again.',
    kind: 'no-connection',
    code: 'no-connection',
  });

/** A `fetch` over a network: where the site cannot be reached, it rejects with a `Problem` (`no-connection`). */
export const networkFetch =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    try {
      return await fetch(input, init);
    } catch (error) {
      // So the standard has it; whatever calls the request off is another error.
      throw error instanceof TypeError ? noConnection() : error;
    }
  };
