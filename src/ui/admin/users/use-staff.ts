import { useState } from 'react';
import { type Role, roleNames, roles } from '#core/account/role.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { pluralOf } from '#core/locale/plural.ts';
import type { AccessPolicy } from '#core/second-factor/access-policy.ts';
import type { FactorCount } from '#core/second-factor/second-factor.ts';
import * as words from '#ui/words/admin/people-words.ts';
import * as staffWords from '#ui/words/admin/staff-people-words.ts';
import { adminClient } from '../parts/api/admin-client.ts';
import { useWork } from '../parts/api/use-work.ts';
import type { PersonDetails } from './details-dialog.tsx';
import type { Invitation } from './invite-dialog.tsx';
import type { PasswordLink } from './password-link-dialog.tsx';

/** Access policy, and the number of second factors per account. */
export interface StaffEntry {
  policy: AccessPolicy;
  factors: readonly FactorCount[];
}

/** Second factors of an account in words, for the list of users. */
export function factorInWords(factors: readonly FactorCount[], id: string): string {
  const { passkeys = 0, hasApp = false } = factors.find(({ userId }) => userId === id) ?? {};
  const keys = pluralOf(passkeys, {
    one: words.passkey,
    other: words.passkeys(inDigits(passkeys)),
  });
  if (passkeys > 0) return hasApp ? words.andApp(keys) : keys;
  return hasApp ? words.authenticatorApp : words.none;
}

interface Person {
  id: string;
  name: string;
}

/** Hands a person's open stories over to another; does nothing without an heir. */
export async function handOver(userId: string, heir: string): Promise<void> {
  if (heir === '') return;
  let isDone = false;
  while (!isDone) {
    const json = { userId, to: heir };
    ({ isDone } = await adminClient().ask('POST /admin/users/:userId/hand-over', json));
  }
}

/** Owner's actions on staff: roles, invitations, password links. */
export function useStaff() {
  const { run, isBusy, errorOf, clearFailure } = useWork();
  const [link, setLink] = useState<PasswordLink>();

  async function makeLink({ id, name }: Person): Promise<PasswordLink> {
    const asked = adminClient().ask('POST /admin/users/:userId/password-link', { userId: id });
    return { name, ...(await asked) };
  }

  return {
    isBusy,
    errorOf,
    clearFailure,
    /** The last link made, until it is dismissed. */
    link,
    forgetLink: () => setLink(undefined),
    /** `heir` takes the person's work over then; '' for nobody. Resolves to `undefined` if it failed. */
    changeRole: ({ id, name }: Person, role: Role | undefined, heir: string) =>
      run(
        async () => {
          const json = { userId: id, ...(role ? { role } : {}) };
          await adminClient().ask('PUT /admin/users/:userId/role', json);
          await handOver(id, heir);
          return true;
        },
        {
          title: words.success,
          text: words.roleChanged(name, role ? roleNames[role] : words.aReader),
        },
      ),
    suspend: ({ id, name }: Person, heir: string) =>
      run(
        async () => {
          const json = { userId: id, isSuspended: true };
          await adminClient().ask('PUT /admin/users/:userId/suspension', json);
          await handOver(id, heir);
          return true;
        },
        { title: words.success, text: staffWords.userSuspended(name) },
      ),
    endSuspension: ({ id, name }: Person) =>
      run(
        () =>
          adminClient().ask('PUT /admin/users/:userId/suspension', {
            userId: id,
            isSuspended: false,
          }),
        { title: words.success, text: staffWords.suspensionEnded(name) },
      ),
    /** Resolves to `undefined` if it failed. */
    saveDetails: (id: string, details: Partial<PersonDetails> & { name: string }) =>
      run(
        () => adminClient().ask('PUT /admin/users/:userId/details', { userId: id, ...details }),
        ({ name }) => ({ title: words.success, text: staffWords.userSaved(name) }),
      ),
    resetFactor: ({ id, name }: Person) =>
      run(() => adminClient().ask('DELETE /admin/users/:userId/second-factor', { userId: id }), {
        title: words.success,
        text: words.factorReset(name),
      }),
    sendLink: async (person: Person): Promise<void> => {
      const made = await run(() => makeLink(person));
      if (made) setLink(made);
    },
    /** Resolves to true after success. */
    invite: async ({ role, ...who }: Invitation): Promise<boolean> => {
      const made = await run(async () => {
        const json = { ...who, role: roles.find((one) => one === role) ?? 'author' };
        return makeLink(await adminClient().ask('POST /admin/staff', json));
      });
      if (made) setLink(made);
      return made !== undefined;
    },
  };
}
