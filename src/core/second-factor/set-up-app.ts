import * as z from 'zod/mini';
import { accountSubject } from '../account/account-of.ts';
import { done, failures, Refusal, refused } from '../errors.ts';
import { standingSettings } from '../settings/stored-settings.ts';
import { defineChange, definePrivateTask } from '../use-case.ts';
import * as words from '../words/event-words.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { onlineOf, ownAccount, provenMembers } from './own-account.ts';
import { appCodeIn } from './recovery-code.ts';
import type { AppKey } from './second-factor.ts';

/** Makes a key for an authenticator app of one's own account, which `confirmApp` activates. */
export const beginApp = definePrivateTask({
  name: 'beginApp',
  may: provenMembers,
  input: z.object({}),
  run: async ({ actor, ports }) => {
    const { kept, codes } = onlineOf(ports).secondFactor;
    const user = await ownAccount(ports, actor);
    const key = await codes.newKey();
    if (!(await kept.beginApp(user.id, key))) {
      return refused({ kind: 'taken', code: 'app-already-set-up' });
    }
    const { siteName } = await standingSettings(ports.store);
    const address = await codes.addressOf(key, { account: user.email, siteName });
    return done<AppKey>({ key, address, picture: await codes.pictureOf(address) });
  },
});

/**
 * Confirms an authenticator app by its first code. Returns recovery codes if it is the account's first
 * second factor. Refuses with `wrong-credentials`.
 */
export const confirmApp = defineChange({
  name: 'confirmApp',
  may: provenMembers,
  titled: 'app-not-set-up',
  input: z.object({ code: z.string() }),
  prepare: async ({ input, actor, ports }) => {
    const { secondFactor } = onlineOf(ports);
    const { kept, codes } = secondFactor;
    const user = await ownAccount(ports, actor);
    const { app } = await kept.of(user.id);
    const code = appCodeIn(input.code);
    const step = app && code ? await codes.stepOf(app.key, code, ports.clock.now()) : undefined;
    const isFirst = !(await kept.has(user.id));
    if (step === undefined || !(await kept.confirmApp(user.id, step))) {
      throw new Refusal({ kind: 'wrong-credentials', code: 'app-code-wrong', field: 'code' });
    }
    return {
      user,
      made: isFirst ? { recoveryCodes: await makeRecoveryCodes(secondFactor, user.id) } : {},
    };
  },
  change: async (_, { prepared: { user, made } }) => ({
    value: made,
    activity: {
      event: 'authenticator-app-added',
      subject: accountSubject(user.id),
      action: words.addedAuthenticatorApp,
      description: words.userSetUpAnAuthenticator(user.name),
    },
    security: { kind: 'second-factor', description: words.setUpAnAuthenticatorApp },
  }),
});

/** Removes one's own authenticator app, and the recovery codes with the last factor. Refuses with `not-found`. */
export const removeApp = defineChange({
  name: 'removeApp',
  may: provenMembers,
  input: z.object({}),
  prepare: async ({ actor, ports }) => {
    const user = await ownAccount(ports, actor);
    const { kept } = onlineOf(ports).secondFactor;
    if (!(await kept.removeApp(user.id))) throw new Refusal(failures.deletedAlready());
    return user;
  },
  change: async (_, { prepared: user }) => ({
    value: undefined,
    activity: {
      event: 'authenticator-app-removed',
      subject: accountSubject(user.id),
      action: words.removedAuthenticatorApp,
      description: words.userRemovedTheirAuthenticatorApp(user.name),
    },
    security: { kind: 'second-factor', description: words.removedAnAuthenticatorApp },
  }),
});
