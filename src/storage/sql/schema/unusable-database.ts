/** The database can't be used in its present state; the message says why and what to do. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
}
