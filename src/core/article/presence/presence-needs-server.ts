import type { Failure } from '../../errors.ts';

/** Failure where there is one person only: the browser edition. */
export const presenceNeedsServer: Failure = { kind: 'unavailable', code: 'staff-need-server' };
