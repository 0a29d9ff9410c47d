import { Problem, type ProblemDetails, unexpectedProblem } from '#api/problem.ts';

/** Problem that an error shows to the user; logs an unexpected one to the console. */
export function problemIn(error: unknown): ProblemDetails {
  if (error instanceof Problem) return error.details;
  console.error(error);
  return unexpectedProblem().details;
}
