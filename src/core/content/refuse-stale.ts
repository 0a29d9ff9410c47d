import * as z from 'zod/mini';
import { type Failure, failures, Refusal } from '../errors.ts';

/** The version that a change is based on: 0 for a record that was never saved, `any` for whatever is stored. */
export const versionGiven = z.union([z.number(), z.literal('any')]);

export type GivenVersion = z.infer<typeof versionGiven>;

/**
 * Refuses with `conflict` what is based on another version than the stored one; a record that was never
 * saved has version 0. Called inside the transaction that writes, before rules that compare
 * what was sent with what is stored.
 */
export function refuseStale(
  version: GivenVersion | undefined,
  stored: { version?: number | undefined },
): void {
  if (version === 'any') return;
  if ((version ?? 0) !== (stored.version ?? 0)) throw new Refusal(failures.conflict());
}

/** The failure of saving over a record that is gone: deleted since it was read, or never seen. */
export const goneBefore = (version: GivenVersion | undefined): Failure =>
  version === 'any' ? failures.notFound() : failures.deletedElsewhere();
