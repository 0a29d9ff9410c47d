import process from 'node:process';

/** Edition under test. */
export const edition = process.env.DAYBREAK_EDITION === 'server' ? 'server' : 'browser';

/** True if the server edition stores everything in PostgreSQL. */
export const isOnPostgres = process.env.DAYBREAK_DATABASE === 'postgres';

/**
 * Every other variant (theme, width, page) of a test; the other edition tests the rest. For
 * properties of components and styles, which both editions share; `shift` alternates between tests.
 */
export const looksHere = <Look>(looks: readonly Look[], shift = 0): Look[] =>
  looks.filter((_, at) => (at + shift) % 2 === (edition === 'browser' ? 0 : 1));
