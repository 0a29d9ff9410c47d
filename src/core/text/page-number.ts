import * as z from 'zod/mini';

/** Schema of a page number in a query; anything invalid counts as 1. */
export const pageNumber = z.catch(
  z.pipe(z.pipe(z.string(), z.transform(Number)), z.number().check(z.int(), z.positive())),
  1,
);
