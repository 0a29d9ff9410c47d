/** Reason of a failure in the words of whoever reported it. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? error.message || String('code' in error ? error.code : error.name)
    : String(error);
