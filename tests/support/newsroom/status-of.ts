import { Problem } from '#api/problem.ts';

/** Status of the problem with which a call of a client is refused; 200 for one that succeeds. */
export async function statusOf(asked: Promise<unknown>): Promise<number> {
  try {
    await asked;
    return 200;
  } catch (error) {
    if (error instanceof Problem) return error.details.status;
    throw error;
  }
}
