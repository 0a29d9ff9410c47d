import { failures, Refusal } from '../errors.ts';

/**
 * Refuses with `conflict` what is based on another version than the stored one; a record that was never
 * saved has version 0. The store checks again where it writes: this comes before rules that compare
 * what was sent with what is stored.
 */
export function refuseStale(
  version: number | undefined,
  stored: { version?: number | undefined },
): void {
  if ((version ?? 0) !== (stored.version ?? 0)) throw new Refusal(failures.conflict());
}
