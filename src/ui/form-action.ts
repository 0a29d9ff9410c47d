import { Problem } from '#api/problem.ts';
import type { FormOutcome } from './kit/stores/form-outcome.ts';

/** Text of a form's field, `''` if missing. Normalizes the CRLF line breaks that browsers send. */
export function fieldOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}

/**
 * Runs the work of a submitted form; an expected failure becomes an outcome that marks the field.
 */
export async function outcomeOf(work: () => Promise<FormOutcome>): Promise<FormOutcome> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { title, detail, field, kind } = error.details;
    return {
      isDone: false,
      toast: { title, ...(title === detail ? {} : { text: detail }), isError: true },
      ...(field === undefined ? {} : { field }),
      message: detail,
      ...(kind === 'too-many' || kind === 'too-busy' ? { status: error.details.status } : {}),
    };
  }
}
