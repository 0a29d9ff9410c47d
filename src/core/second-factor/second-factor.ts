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
  /** Absent until it was used once. */
  usedAt: z.exactOptional(z.string()),
});

export type PasskeyView = z.infer<typeof passkeyViewSchema>;

/** The second factors of one account, as its holder sees them. */
const secondFactorViewSchema = z.object({
  passkeys: z.array(passkeyViewSchema),
  /** ISO instant since when an authenticator app gives codes; absent without one. */
  appSince: z.exactOptional(z.string()),
  /** Codes that are not spent yet. */
  recoveryCodes: z.int(),
  /** The account's role asks for a second factor. */
  isRequired: z.boolean(),
  /** Reason why no passkey can be made at this address; absent where it can. */
  noPasskeys: z.exactOptional(z.string()),
});

export type SecondFactorView = z.infer<typeof secondFactorViewSchema>;

/** The second factors after a change. Codes are in the answer that made them, and in no other. */
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

/** The ways in which a log-in that waits for its second factor can go on. */
export const owedFactorSchema = z.object({
  passkey: z.boolean(),
  app: z.boolean(),
  recoveryCode: z.boolean(),
});

export type OwedFactor = z.infer<typeof owedFactorSchema>;

/** A key for an authenticator app, shown until its first code confirms it. */
export const appKeySchema = z.object({
  /** In base32, as somebody types it. */
  key: z.string(),
  /** The same as an `otpauth:` address. */
  address: z.string(),
  /** That address as a QR code: the modules on a side, and the dark ones as the path of an SVG. */
  picture: z.object({ size: z.int(), path: z.string() }),
});

export type AppKey = z.infer<typeof appKeySchema>;

/** Options of WebAuthn, for the browser that makes a passkey or signs with one. */
export const creationOptionsSchema = z.custom<PublicKeyCredentialCreationOptionsJSON>();
export const requestOptionsSchema = z.custom<PublicKeyCredentialRequestOptionsJSON>();
