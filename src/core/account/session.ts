import type { Role } from './role.ts';
import type { Reader } from './user.ts';

/** Who is looking at the site. */
export interface Session {
  reader?: Reader;
  /** What they may do in the back office; none for everybody who doesn't work here. */
  role?: Role;
}
