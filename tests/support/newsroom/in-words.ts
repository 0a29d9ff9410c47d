import type { Outcome } from '#core/errors.ts';
import { sayInEnglish } from '#core/words/say-in-english.ts';

/** Outcome with the words of a failure, and the field that it marks. */
export function inWords<Value>(outcome: Outcome<Value>) {
  if (outcome.ok) return outcome;
  const { kind, field } = outcome.failure;
  const words = sayInEnglish(outcome.failure);
  return { ok: false, failure: { kind, ...words, ...(field === undefined ? {} : { field }) } };
}
