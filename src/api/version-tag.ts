/** Version in the `ETag` of records that have none, since they were never saved here. */
export const NEVER_SAVED = 0;

/** Returns the `ETag` of a record with that version. */
export const versionTag = (version: number | undefined): string => `"${version ?? NEVER_SAVED}"`;
