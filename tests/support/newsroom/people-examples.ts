import type { Actor } from '#core/actor.ts';
import type { ChangeExample } from './change-example.ts';

const self: Actor = { kind: 'staff', role: 'author', userId: 'user-2', isProven: true };

/** Changes of the people of a newsroom. */
export const peopleExamples = (admin: Actor): Record<string, ChangeExample> => ({
  changeDetails: {
    actor: admin,
    succeeds: { userId: 'user-1', name: 'Asha Iyer' },
    fails: { userId: 'user-1', name: 'Asha Iyer', email: 'c@example.com' },
    action: 'Changed Account',
    description: 'User "Asha Rao" is called "Asha Iyer" now',
  },
  changeOwnDetails: {
    actor: self,
    succeeds: { name: 'Asha Rao', picture: '/art/world.svg' },
    fails: { name: '' },
    action: 'Changed Account',
    description: 'Details of user "Asha Rao" were changed',
  },
  changeOwnEmail: {
    actor: self,
    succeeds: { email: 'new@example.com' },
    fails: { email: 'asha@example.com' },
    action: 'Changed Account',
    description: 'Details of user "Asha Rao" were changed',
  },
  suspendAccount: {
    actor: admin,
    succeeds: { userId: 'user-2', isSuspended: true },
    fails: { userId: 'gone-1', isSuspended: true },
    action: 'Suspended User',
    description: 'User "Asha Rao" was suspended',
  },
  handOver: {
    actor: admin,
    succeeds: { userId: 'user-1', to: 'user-2' },
    fails: { userId: 'user-1', to: 'user-1' },
    action: 'Handed Over Work',
    description: 'Handed over from "Asha Rao" to "Asha Rao": 1 open story',
  },
});
