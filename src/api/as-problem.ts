import { type Failure, Refusal } from '#core/errors.ts';
import type { SaidFailure } from '#core/words/say-failure.ts';
import { Problem, problemOf, type Report, unexpectedProblem } from './problem.ts';

/** Refusal of a change whose `If-Match` names another version than the stored one: 412 (RFC 9110, section 15.5.13). */
export class Mismatch extends Refusal {}

/** Dependencies for the conversion of errors to problems. */
export interface ProblemSetting {
  /** Returns title and message of a failure, from catalogues that the host chooses. */
  say: (failure: Failure) => SaidFailure | Promise<SaidFailure>;
  /** Called with every unexpected error. */
  reportUnexpected: Report;
}

/** Converts what a call threw to the problem that its caller gets. */
export async function asProblem(
  error: unknown,
  { say, reportUnexpected }: ProblemSetting,
): Promise<Problem> {
  if (error instanceof Problem) return error;
  if (error instanceof Mismatch) return problemOf(error.failure, await say(error.failure), 412);
  if (error instanceof Refusal) return problemOf(error.failure, await say(error.failure));
  return unexpectedProblem(reportUnexpected(error));
}
