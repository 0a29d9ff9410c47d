import * as z from 'zod/mini';
import { type Failure, failures, Refusal } from '../errors.ts';

/** Version that a change is based on: 0 for a record without a version, `any` to skip the check. */
export const versionGiven = z.union([z.number(), z.literal('any')]);

export type GivenVersion = z.infer<typeof versionGiven>;

/**
 * Refuses with `conflict` a change that is based on another version than the stored one (optimistic
 * locking); records without a version count as 0. Call it in the writing transaction, before rules that
 * compare the input with the stored record.
 */
export function refuseStale(
  version: GivenVersion | undefined,
  stored: { version?: number | undefined },
): void {
  if (version === 'any') return;
  if ((version ?? 0) !== (stored.version ?? 0)) throw new Refusal(failures.conflict());
}

/** Failure of saving a record that doesn't exist: `conflict`, as it was deleted meanwhile; `not-found` for `any`. */
export const goneBefore = (version: GivenVersion | undefined): Failure =>
  version === 'any' ? failures.notFound() : failures.deletedElsewhere();
