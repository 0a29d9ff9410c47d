import type { Outcome } from '#core/errors.ts';
import { sayInEnglish } from '#core/words/say-in-english.ts';

/** The outcome as people get it: a failure with its words and the field that is marked. */
export function inWords<Value>(outcome: Outcome<Value>) {
  if (outcome.ok) return outcome;
  const { kind, field } = outcome.failure;
  const words = sayInEnglish(outcome.failure);
  return { ok: false, failure: { kind, ...words, ...(field === undefined ? {} : { field }) } };
}
