/** The version of a record that was never saved since it came from elsewhere has no number. */
export const NEVER_SAVED = 0;

/** A record's version as its `ETag`. */
export const versionTag = (version: number | undefined): string => `"${version ?? NEVER_SAVED}"`;
