import { Problem } from '#api/problem.ts';

/** Status of a refused client call; 200 after success. */
export async function statusOf(asked: Promise<unknown>): Promise<number> {
  try {
    await asked;
    return 200;
  } catch (error) {
    if (error instanceof Problem) return error.details.status;
    throw error;
  }
}
