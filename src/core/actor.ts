import type { Role } from './account/role.ts';

/** On whose behalf a use case runs. */
export type Actor = { kind: 'visitor' } | ReaderActor | StaffActor;

/** Somebody with an account, who may do nothing in the back office. */
export interface ReaderActor {
  kind: 'reader';
  userId: string;
  /** The role that they have once they set up the second factor that it asks for. */
  owedRole?: Role;
  /** As that of staff; only where a role is owed. */
  isProven?: boolean;
}

/** Somebody who works here. */
export interface StaffActor {
  kind: 'staff';
  role: Role;
  /** Absent for a session by the password of the back office alone, and on the command line. */
  userId?: string;
  isCommandLine?: true;
  /** The role comes from the back office's password and not from the account. */
  isByPassword?: boolean;
  /** A password or second factor was given within the last minutes (`PROOF_LIFETIME`); absent means no. */
  isProven?: boolean;
}

export const visitor: Actor = { kind: 'visitor' };
