import { type Outcome, Refusal } from './errors.ts';

/** Returns the value of an outcome. Throws a `Refusal` for a failure. */
export function accepted<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Refusal(outcome.failure);
  return outcome.value;
}
