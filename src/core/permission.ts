import { isAtLeast, type Role } from './account/role.ts';
import type { Actor } from './actor.ts';
import { type Failure, failures } from './errors.ts';

/** Permission to run a use case. */
export interface Permission {
  /** Those who may, in words, for the table of roles. */
  who: string;
  /** Reason why the actor may not; `undefined` where they may. */
  objectionTo(actor: Actor): Failure | undefined;
}

/** True where the actor may. */
export const admits = ({ objectionTo }: Permission, actor: Actor): boolean =>
  objectionTo(actor) === undefined;

/** Everybody; what they may beyond that is the use case's own check. */
export const everybody: Permission = { who: 'everybody', objectionTo: () => undefined };

/** Staff with at least that role. Others are refused with `not-logged-in`, lesser roles with `forbidden`. */
export const atLeast = (least: Role): Permission => ({
  who: least === 'author' ? 'staff' : `${least}s`,
  objectionTo: (actor) => {
    if (actor.kind !== 'staff') return failures.notLoggedIn();
    return isAtLeast(actor.role, least) ? undefined : failures.forbidden();
  },
});

/** Everybody who works here. */
export const staff = atLeast('author');

/** Editors, who change all content, and owners. */
export const editors = atLeast('editor');

/** Owners, who alone see people's data and run the site. */
export const owners = atLeast('owner');

/**
 * Owners who have proved who they are within the last minutes (step-up). Guards what opens the site to
 * others or carries it away: roles, invitations, password links, exports, imports. Refuses with
 * `proof-needed`; `proveIdentity` gives the proof.
 */
export const provenOwners: Permission = {
  who: 'owners who proved who they are',
  objectionTo: (actor) => {
    const objection = owners.objectionTo(actor);
    if (objection) return objection;
    return actor.kind === 'staff' && actor.isProven ? undefined : failures.proofNeeded();
  },
};
