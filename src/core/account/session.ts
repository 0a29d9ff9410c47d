import type { Reader } from './user.ts';

/** Who is looking at the site. */
export interface Session {
  reader?: Reader;
  isAdmin: boolean;
}
