import * as z from 'zod/mini';

/** Schema of the number of a page, from 1. */
export const wholePage = z
  .int('a page is a whole number from 1')
  .check(z.positive('pages begin at 1'));

const fromText = z.pipe(z.pipe(z.string(), z.transform(Number)), wholePage);

/** Schema of a page number of a use case, from 1; 1 by default. */
export const pageNumber = z._default(wholePage, 1);

/** Schema of a page number in a query of the newsroom; anything but a whole number from 1 is refused. */
export const statedPage = z._default(fromText, 1);

/** Schema of a page number in an address of readers; anything but a whole number from 1 counts as 1. */
export const readersPage = z._default(z.catch(fromText, 1), 1);

/** A page of a list, and where it begins. */
export interface ListPage {
  /** From 1. */
  page: number;
  pages: number;
  /** Number of records before the page. */
  offset: number;
}

/** Returns the page of a list that is shown: the asked one, or the last one if the list ends before it. */
export function listPage(asked: number, total: number, size: number): ListPage {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(asked, pages);
  return { page, pages, offset: (page - 1) * size };
}
