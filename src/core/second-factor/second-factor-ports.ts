import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Failure } from '../errors.ts';
import type { AccessPolicy } from './access-policy.ts';
import type { FactorCount } from './second-factor.ts';

/** The WebAuthn credential of a passkey. */
export interface Passkey {
  /** Credential id, in base64url. */
  id: string;
  /** Public key in COSE format, in base64url. */
  publicKey: string;
  /** Signature counter of the authenticator; 0 if it has none. */
  counter: number;
  transports: string[];
}

/** A stored passkey. Times are ISO instants. */
export interface KeptPasskey extends Passkey {
  name: string;
  createdAt: string;
  usedAt?: string;
}

/** A stored authenticator app. */
export interface KeptApp {
  /** Shared key in Base32. */
  key: string;
  createdAt: string;
  /** True once a code of it was verified; an unconfirmed app doesn't count as a second factor. */
  isConfirmed: boolean;
}

export interface KeptFactors {
  /** Passkeys, the oldest first. */
  passkeys: KeptPasskey[];
  app?: KeptApp;
  /** Number of unused recovery codes. */
  recoveryCodes: number;
}

/**
 * Store of the accounts' second factors, which are deleted with their account. Archives don't contain them.
 * App keys are encrypted with a key of the site, recovery codes hashed with it.
 */
export interface SecondFactors {
  of(userId: string): Promise<KeptFactors>;
  /** True if the account has a passkey or a confirmed app. */
  has(userId: string): Promise<boolean>;
  /** Counts the factors of all accounts with a passkey or a confirmed app. */
  counts(): Promise<FactorCount[]>;
  /** Returns the passkey with that credential id, and its account. */
  findPasskey(id: string): Promise<{ userId: string; passkey: KeptPasskey } | undefined>;
  /** Returns false if the passkey exists already, or the account is gone. */
  addPasskey(userId: string, passkey: Passkey & { name: string }): Promise<boolean>;
  /** Returns false if the account doesn't have that passkey. */
  renamePasskey(userId: string, id: string, name: string): Promise<boolean>;
  /** Removes the recovery codes as well with the last factor. Returns false if the account doesn't have that passkey. */
  removePasskey(userId: string, id: string): Promise<boolean>;
  /** Stores a signature's counter; false if it isn't higher than the last one, unless both are 0. */
  spendSignature(id: string, counter: number): Promise<boolean>;
  /** Stores an unconfirmed key. Returns false if there is a confirmed one, or the account is gone. */
  beginApp(userId: string, key: string): Promise<boolean>;
  /** Confirms the key, and spends the time step of its first code. Returns false without an unconfirmed key. */
  confirmApp(userId: string, step: number): Promise<boolean>;
  /** Spends a time step and all before it; false if it is spent already. */
  spendAppStep(userId: string, step: number): Promise<boolean>;
  /** Removes the recovery codes as well with the last factor. Returns false without an app. */
  removeApp(userId: string): Promise<boolean>;
  /** Replaces all recovery codes; does nothing if the account is gone. */
  replaceRecoveryCodes(userId: string, codes: readonly string[]): Promise<void>;
  /** Spends a recovery code; false if it is unknown or spent already. */
  spendRecoveryCode(userId: string, code: string): Promise<boolean>;
  /** Removes all second factors of an account. */
  removeAll(userId: string): Promise<void>;
}

/** Store of the site's rules for access to its back office. */
export interface AccessPolicies {
  read(): Promise<AccessPolicy>;
  save(policy: AccessPolicy): Promise<void>;
}

export type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
};

/** WebAuthn on the server. The relying party id is the host of the site's address. */
export interface Passkeys {
  /** Returns the failure if passkeys can't be used at the site's address, such as over plain HTTP. */
  whyNot(): Failure | undefined;
  /** Returns the options with which a browser creates a passkey. */
  creation(asked: {
    challenge: string;
    siteName: string;
    user: { id: string; name: string; displayName: string };
    known: readonly Passkey[];
  }): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** Verifies the passkey that a browser created for that challenge; `undefined` if verification fails. */
  created(answer: unknown, challenge: string): Promise<Passkey | undefined>;
  /** Returns the options for signing with one of the `allowed` passkeys, by default with any. */
  request(asked: {
    challenge: string;
    allowed?: readonly Passkey[];
    /** Requires the authenticator to verify the user by fingerprint, face or PIN. */
    mustVerifyUser: boolean;
  }): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Returns the credential id in an answer, unverified. */
  idIn(answer: unknown): string | undefined;
  /** Verifies a signature and returns its counter; `undefined` if verification fails. */
  signed(
    answer: unknown,
    by: { challenge: string; passkey: Passkey; mustVerifyUser: boolean },
  ): Promise<{ counter: number } | undefined>;
}

/** Time-based codes (TOTP, RFC 6238: SHA-1, six digits, 30 seconds) and recovery codes. */
export interface FactorCodes {
  /** Returns a new key of 160 bits, in Base32. */
  newKey(): Promise<string>;
  /** Returns the `otpauth:` address of a key, for authenticator apps. */
  addressOf(key: string, of: { account: string; siteName: string }): Promise<string>;
  /** Returns a QR code of a text, as an SVG path of `size` modules per side. */
  pictureOf(text: string): Promise<{ size: number; path: string }>;
  /** Returns the time step of a code: the current, previous or next one; `undefined` for a wrong code. */
  stepOf(key: string, code: string, now: Date): Promise<number | undefined>;
  /** Returns `RECOVERY_CODES` codes of `RECOVERY_LENGTH` characters. */
  newRecoveryCodes(): string[];
}

/** Ports of second factors; server edition only. */
export interface SecondFactorPorts {
  kept: SecondFactors;
  policies: AccessPolicies;
  passkeys: Passkeys;
  codes: FactorCodes;
}
