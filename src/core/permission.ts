import { isAtLeast, type Role } from './account/role.ts';
import type { Actor } from './actor.ts';
import { type Failure, failures } from './errors.ts';

/** Permission to run a use case. */
export interface Permission {
  /** Permitted actors, in words, for the table of roles. */
  who: string;
  /** Returns the failure to refuse the actor with; `undefined` if permitted. */
  objectionTo(actor: Actor): Failure | undefined;
}

/** True if the actor is permitted. */
export const admits = ({ objectionTo }: Permission, actor: Actor): boolean =>
  objectionTo(actor) === undefined;

/** Permits every actor; the use case may check further. */
export const everybody: Permission = { who: 'everybody', objectionTo: () => undefined };

/** Permits staff with at least that role; refuses lower roles with `forbidden`, others with `not-logged-in`. */
export const atLeast = (least: Role): Permission => ({
  who: least === 'contributor' ? 'staff' : `${least}s`,
  objectionTo: (actor) => {
    if (actor.kind !== 'staff') return failures.notLoggedIn();
    return isAtLeast(actor.role, least) ? undefined : failures.forbidden();
  },
});

/** Permits nobody. */
export const nobody: Permission = { who: 'nobody', objectionTo: failures.forbidden };

/** Permits all staff. */
export const staff = atLeast('contributor');

/** Permits editors, who change all content, and owners. */
export const editors = atLeast('editor');

/** Permits owners alone, who run the site and see its accounts. */
export const owners = atLeast('owner');

/**
 * Permits whom another permission does, once they re-authenticated within the last minutes (step-up authentication).
 * Refuses others with `proof-needed`.
 */
export const proven = (permission: Permission): Permission => ({
  who: `${permission.who} who proved who they are`,
  objectionTo: (actor) => {
    const objection = permission.objectionTo(actor);
    if (objection) return objection;
    return actor.kind !== 'visitor' && actor.isProven ? undefined : failures.proofNeeded();
  },
});

/**
 * Permits owners who re-authenticated. Guards roles, invitations, password links, exports and imports. Refuses with
 * `proof-needed`; `proveIdentity` re-authenticates.
 */
export const provenOwners = proven(owners);

/** Permits all staff who re-authenticated. */
export const provenStaff = proven(staff);
