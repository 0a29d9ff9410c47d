import { Problem, type ProblemDetails, unexpectedProblem } from '#api/problem.ts';

/** What an error says to a person; one that nobody expected is reported to the developer, too. */
export function problemIn(error: unknown): ProblemDetails {
  if (error instanceof Problem) return error.details;
  console.error(error);
  return unexpectedProblem().details;
}
