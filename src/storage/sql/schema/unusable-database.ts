/** The database can't be used as it is; the message says why and what to do. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
}
