import * as z from 'zod/mini';

/**
 * Schemas for stored records. They are lenient, since records of older versions, other programs or people
 * with developer tools may lack fields or have invalid ones: invalid fields fall back to defaults, unknown
 * fields are kept.
 */

/** Text that falls back to the given value, `''` by default. */
export const storedText = (fallback = '') => z.catch(z.string(), fallback);

/** Optional text; anything else counts as missing. */
export const storedOptionalText = () => z.catch(z.optional(z.string()), undefined);

/** Boolean that falls back to the given value, false by default. */
export const storedSwitch = (fallback = false) => z.catch(z.boolean(), fallback);

/** Optional ISO 8601 instant; anything else counts as missing. */
export const storedInstant = () =>
  z.catch(
    z.optional(z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))),
    undefined,
  );

const members = new WeakMap<z.core.$ZodType, z.ZodMiniType>();

/**
 * Returns the schema of the members of a `storedList` or `storedOptionalList`, which JSON Schema can't see
 * behind its transform.
 */
export const memberOf = (list: z.core.$ZodType): z.ZodMiniType | undefined => members.get(list);

const validMembers = <Schema extends z.ZodMiniType>(member: Schema) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((members) =>
      members.flatMap((one) => {
        const parsed = z.safeParse(member, one);
        return parsed.success ? [parsed.data] : [];
      }),
    ),
  );

/** List without its invalid members; anything else counts as an empty list. */
export function storedList<Schema extends z.ZodMiniType>(member: Schema) {
  const list = z.catch(validMembers(member), []);
  members.set(list, member);
  return list;
}

/** Optional list without its invalid members; anything else counts as missing. */
export function storedOptionalList<Schema extends z.ZodMiniType>(member: Schema) {
  const list = z.catch(z.optional(validMembers(member)), undefined);
  members.set(list, member);
  return list;
}

/** Fields of every record: its id and its version, which is absent until the first save. */
export const recordFields = {
  id: z.string().check(z.minLength(1)),
  version: z.catch(z.optional(z.number()), undefined),
};

/** A record without the id and version that the store assigns. Unlike `Omit`, it keeps the types of loose objects' fields. */
export type NewOf<Stored> = {
  [Key in keyof Stored as Exclude<Key, 'id' | 'version'>]: Stored[Key];
};
