import type { Role } from './account/role.ts';

/** The person or program on whose behalf a use case runs. */
export type Actor = { kind: 'visitor' } | ReaderActor | StaffActor;

/** An account without access to the back office. */
export interface ReaderActor {
  kind: 'reader';
  userId: string;
  /** Role of a staff member who has not yet set up the second factor that the role requires. */
  owedRole?: Role;
  /** As `StaffActor.isProven`; set only together with `owedRole`. */
  isProven?: boolean;
}

/** A member of staff. */
export interface StaffActor {
  kind: 'staff';
  role: Role;
  /** Absent on the command line and for sessions begun with the shared back-office password alone. */
  userId?: string;
  isCommandLine?: true;
  /** The role comes from the shared back-office password, not from the account. */
  isByPassword?: boolean;
  /** A password or second factor was given within the last minutes (`PROOF_LIFETIME`); absent means no. */
  isProven?: boolean;
}

export const visitor: Actor = { kind: 'visitor' };

/** Id of the actor's account; `undefined` for visitors and for sessions without an account. */
export const accountIdOf = (actor: Actor): string | undefined =>
  actor.kind === 'visitor' ? undefined : actor.userId;
