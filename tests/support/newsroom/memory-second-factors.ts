import { defaultAccessPolicy } from '#core/second-factor/access-policy.ts';
import type { SecondFactorPorts } from '#core/second-factor/second-factor-ports.ts';

const notHere = () => Promise.reject(new Error('No ceremony is held here.'));

/** Second factors in memory: `holder` has an authenticator app, and no passkey is ever accepted. */
export function createMemorySecondFactors(holder: string): SecondFactorPorts {
  let policy = defaultAccessPolicy;
  let hasApp = true;
  const isHolder = (userId: string): boolean => hasApp && userId === holder;
  return {
    kept: {
      of: async () => ({ passkeys: [], recoveryCodes: 0 }),
      has: async (userId) => isHolder(userId),
      counts: async () => [],
      findPasskey: async () => undefined,
      addPasskey: async () => false,
      renamePasskey: async () => false,
      removePasskey: async () => false,
      spendSignature: async () => false,
      beginApp: async () => false,
      confirmApp: async () => false,
      spendAppStep: async () => false,
      removeApp: async () => false,
      replaceRecoveryCodes: async () => {},
      spendRecoveryCode: async () => false,
      removeAll: async () => {
        hasApp = false;
      },
    },
    policies: {
      read: async () => policy,
      save: async (saved) => {
        policy = saved;
      },
    },
    passkeys: {
      whyNot: () => undefined,
      creation: notHere,
      created: notHere,
      request: notHere,
      idIn: () => undefined,
      signed: notHere,
    },
    codes: {
      newKey: notHere,
      addressOf: notHere,
      pictureOf: notHere,
      stepOf: notHere,
      newRecoveryCodes: () => [],
    },
  };
}
