import * as z from 'zod/mini';

/** A page number from an address; anything that is none counts as the first. */
export const pageNumber = z.catch(
  z.pipe(z.pipe(z.string(), z.transform(Number)), z.number().check(z.int(), z.positive())),
  1,
);
