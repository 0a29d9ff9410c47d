import * as z from 'zod/mini';
import { roles } from '#core/account/role.ts';
import type { AccessPolicy } from '#core/second-factor/access-policy.ts';
import type { AppKey, FactorCount, OwedFactor } from '#core/second-factor/second-factor.ts';
import type { KeptFactorsView } from '../second-factor-routes.ts';

const text = z.string();
const count = z.number().check(z.int(), z.nonnegative());

export const owedFactor: z.ZodMiniType<OwedFactor> = z.object({
  passkey: z.boolean(),
  app: z.boolean(),
  recoveryCode: z.boolean(),
});

export const keptFactors: z.ZodMiniType<KeptFactorsView> = z.object({
  passkeys: z.array(
    z.object({ id: text, name: text, createdAt: text, usedAt: z.exactOptional(text) }),
  ),
  appSince: z.exactOptional(text),
  recoveryCodes: count,
  isRequired: z.boolean(),
  noPasskeys: z.exactOptional(text),
  newCodes: z.exactOptional(z.array(text)),
});

export const appKey: z.ZodMiniType<AppKey> = z.object({
  key: text,
  address: text,
  picture: z.object({ size: count, path: text }),
});

/** WebAuthn's `PublicKeyCredentialCreationOptionsJSON` and `…RequestOptionsJSON`. */
export const ceremonyOptions = z.looseObject({ challenge: text });

export const factorCounts: z.ZodMiniType<FactorCount[]> = z.array(
  z.object({ userId: text, passkeys: count, hasApp: z.boolean() }),
);

export const accessPolicy: z.ZodMiniType<AccessPolicy> = z.object({
  requiredFor: z.array(z.enum(roles)),
  allowsSharedPassword: z.boolean(),
});
