import * as z from 'zod/mini';

/**
 * Schemas for records that come out of storage. They are lenient on purpose: what somebody else
 * wrote there (an older version, another program, a person with the developer tools) may lack
 * fields or hold wrong ones. A field that can't be understood falls back; unknown fields stay.
 */

/** Text that falls back to the given value, `''` by default. */
export const storedText = (fallback = '') => z.catch(z.string(), fallback);

/** Text that may be missing; anything but text counts as missing. */
export const storedOptionalText = () => z.catch(z.optional(z.string()), undefined);

/** A switch that falls back to the given value, off by default. */
export const storedSwitch = (fallback = false) => z.catch(z.boolean(), fallback);

/** An ISO 8601 instant; anything that is no instant counts as missing. */
export const storedInstant = () =>
  z.catch(
    z.optional(z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))),
    undefined,
  );

/** A list whose unusable members are left out, and which is empty when it is no list at all. */
export const storedList = <Schema extends z.ZodMiniType>(member: Schema) =>
  z.catch(
    z.pipe(
      z.array(z.unknown()),
      z.transform((members) =>
        members.flatMap((one) => {
          const parsed = z.safeParse(member, one);
          return parsed.success ? [parsed.data] : [];
        }),
      ),
    ),
    [],
  );

/** The fields that every record has: its id, and how often it was saved (absent means never). */
export const recordFields = {
  id: z.string().check(z.minLength(1)),
  version: z.catch(z.optional(z.number()), undefined),
};

/** A record before the store gave it its id and version. Unlike `Omit`, it keeps the fields' types. */
export type NewOf<Stored> = {
  [Key in keyof Stored as Exclude<Key, 'id' | 'version'>]: Stored[Key];
};
