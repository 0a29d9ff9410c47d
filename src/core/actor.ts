import { isAtLeast, type Role } from './account/role.ts';
import { type Failure, failures } from './errors.ts';

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

/** For `may`: refuses whoever doesn't work here, and whoever has a lesser role than that. */
export const mustBe =
  (least: Role) =>
  (actor: Actor): Failure | undefined => {
    if (actor.kind !== 'staff') return failures.notLoggedIn();
    return isAtLeast(actor.role, least) ? undefined : failures.forbidden();
  };

/** For `may`: owners alone see people's data and run the site. */
export const mustBeOwner = mustBe('owner');

/**
 * For `may`: owners who have proved who they are within the last minutes (step-up). Guards what opens
 * the site to others or carries it away: roles, invitations, password links, exports, imports. Refuses
 * with `proof-needed`; `proveIdentity` gives the proof.
 */
export const mustBeProvenOwner = (actor: Actor): Failure | undefined => {
  const objection = mustBeOwner(actor);
  if (objection) return objection;
  return actor.kind === 'staff' && actor.isProven ? undefined : failures.proofNeeded();
};

/** For `may`: editors change all content. */
export const mustBeEditor = mustBe('editor');

/** For `may`: everybody who works here. */
export const mustBeStaff = mustBe('author');
