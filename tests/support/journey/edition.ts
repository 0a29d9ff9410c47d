import process from 'node:process';

/** Edition that the journeys walk through. */
export const edition = process.env.DAYBREAK_EDITION === 'server' ? 'server' : 'browser';

/** True where the server edition keeps everything in PostgreSQL. */
export const isOnPostgres = process.env.DAYBREAK_DATABASE === 'postgres';

/**
 * Every other one of several looks at the same thing (themes, widths, pages), the others in the other edition.
 * For what components and rules of style decide, which both editions share; `shift` alternates between things.
 */
export const looksHere = <Look>(looks: readonly Look[], shift = 0): Look[] =>
  looks.filter((_, at) => (at + shift) % 2 === (edition === 'browser' ? 0 : 1));
