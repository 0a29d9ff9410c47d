import * as z from 'zod/mini';
import { Refusal, type TitleCode } from '../errors.ts';

/** Input fields that the form doesn't have. */
export interface UnknownFields {
  unknownFields: Record<string, unknown>;
}

/** Schema that collects the fields that aren't `known`, to intersect with a form's schema. */
export const unknownFieldsBeside = (known: readonly string[]) =>
  z.pipe(
    z.looseObject({}),
    z.transform(
      (given): UnknownFields => ({
        unknownFields: Object.fromEntries(
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
 * Refuses with `invalid` fields that would be ignored. Accepts fields that equal the stored ones, so that a
 * record can be sent back as it was read.
 */
export function refuseUnknownFields(
  { unknownFields }: UnknownFields,
  stored: Record<string, unknown> | undefined,
  titled?: TitleCode,
): void {
  for (const [field, value] of Object.entries(unknownFields)) {
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
