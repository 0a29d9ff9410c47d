import type { Failure } from '../errors.ts';

/** There is no server that could send anything. */
export const noPush: Failure = { kind: 'unavailable', code: 'push-needs-server' };
