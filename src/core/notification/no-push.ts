import type { Failure } from '../errors.ts';

/** There is no server that could send anything. */
export const noPush: Failure = {
  code: 'unavailable',
  title: 'Not Available',
  message: 'This edition runs without a server, so it sends no notifications.',
};
