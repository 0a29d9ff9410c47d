import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import * as z from 'zod/mini';

/** Most passkeys of one account. */
export const MOST_PASSKEYS = 20;

/** Longest name of a passkey, in characters. */
export const LONGEST_PASSKEY_NAME = 60;

/** A passkey as its holder sees it. Times are ISO instants. */
const passkeyViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  /** Absent until its first use. */
  usedAt: z.exactOptional(z.string()),
});

export type PasskeyView = z.infer<typeof passkeyViewSchema>;

/** The second factors of one account, as its holder sees them. */
const secondFactorViewSchema = z.object({
  passkeys: z.array(passkeyViewSchema),
  /** ISO instant when the authenticator app was set up; absent without one. */
  appSince: z.exactOptional(z.string()),
  /** Number of unused recovery codes. */
  recoveryCodes: z.int(),
  /** True if the account's role requires a second factor. */
  isRequired: z.boolean(),
  /** Reason why passkeys can't be used at this address, if so. */
  noPasskeys: z.exactOptional(z.string()),
});

export type SecondFactorView = z.infer<typeof secondFactorViewSchema>;

/** The second factors after a change. `newCodes` is only in the response to the request that made them. */
export const keptFactorsSchema = z.extend(secondFactorViewSchema, {
  newCodes: z.exactOptional(z.array(z.string())),
});

export type KeptFactors = z.infer<typeof keptFactorsSchema>;

/** Number of second factors of an account, for the list of users. */
const factorCountSchema = z.object({
  userId: z.string(),
  passkeys: z.int(),
  hasApp: z.boolean(),
});

export const factorCountsSchema = z.array(factorCountSchema);

export type FactorCount = z.infer<typeof factorCountSchema>;

/** The factors that can complete a pending log-in. */
export const owedFactorSchema = z.object({
  passkey: z.boolean(),
  app: z.boolean(),
  recoveryCode: z.boolean(),
});

export type OwedFactor = z.infer<typeof owedFactorSchema>;

/** A new key for an authenticator app, shown while it is set up. */
export const appKeySchema = z.object({
  /** Base32, for typing it in. */
  key: z.string(),
  /** The key as an `otpauth:` address. */
  address: z.string(),
  /** QR code of the address: number of modules per side, and the dark ones as an SVG path. */
  picture: z.object({ size: z.int(), path: z.string() }),
});

export type AppKey = z.infer<typeof appKeySchema>;

/** WebAuthn options for creating a passkey, and for signing with one. */
export const creationOptionsSchema = z.custom<PublicKeyCredentialCreationOptionsJSON>();
export const requestOptionsSchema = z.custom<PublicKeyCredentialRequestOptionsJSON>();
