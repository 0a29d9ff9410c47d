import * as z from 'zod/mini';
import { Refusal, type TitleCode } from '../errors.ts';

/** Fields that a form does not ask for. */
export interface Unasked {
  unasked: Record<string, unknown>;
}

/** Beside the schema of a form: finds the fields that are none of these. */
export const unaskedBeside = (known: readonly string[]) =>
  z.pipe(
    z.looseObject({}),
    z.transform(
      (given): Unasked => ({
        unasked: Object.fromEntries(
          Object.entries(given).filter(
            ([name, value]) => value !== undefined && !known.includes(name),
          ),
        ),
      }),
    ),
  );

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Refuses with `invalid` what would be ignored. A field that says what is stored asks for nothing: so a
 * record that was read can be sent back whole.
 */
export function refuseUnasked(
  { unasked }: Unasked,
  stored: Record<string, unknown> | undefined,
  titled?: TitleCode,
): void {
  for (const [field, value] of Object.entries(unasked)) {
    if (stored && Object.hasOwn(stored, field) && isSame(stored[field], value)) continue;
    throw new Refusal({
      kind: 'invalid',
      code: 'field-unasked',
      params: { name: field.slice(0, 100) },
      field,
      ...(titled === undefined ? {} : { titled }),
    });
  }
}
