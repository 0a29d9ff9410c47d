import type { Failure } from '../errors.ts';

/** Failure in the browser edition, which can't send push messages. */
export const noPush: Failure = { kind: 'unavailable', code: 'push-needs-server' };
