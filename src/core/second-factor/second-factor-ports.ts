import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { Failure } from '../errors.ts';
import type { AccessPolicy } from './access-policy.ts';
import type { FactorCount } from './second-factor.ts';

/** A passkey as WebAuthn needs it. */
export interface Passkey {
  /** The credential's id, in base64url. */
  id: string;
  /** The public key in COSE form, in base64url. */
  publicKey: string;
  /** Signatures that the authenticator counted; 0 where it doesn't count. */
  counter: number;
  transports: string[];
}

/** A passkey as it is kept. Times are ISO instants. */
export interface KeptPasskey extends Passkey {
  name: string;
  createdAt: string;
  usedAt?: string;
}

/** An authenticator app as it is kept. */
export interface KeptApp {
  /** The shared key in base32. */
  key: string;
  createdAt: string;
  /** A code of it was given once; until then it opens nothing. */
  isConfirmed: boolean;
}

export interface KeptFactors {
  /** The oldest first. */
  passkeys: KeptPasskey[];
  app?: KeptApp;
  /** Recovery codes that are not spent. */
  recoveryCodes: number;
}

/**
 * Keeps second factors beside the accounts that have them; they go with the account, and no archive
 * carries them. Keys are encrypted, recovery codes hashed with a key of the site.
 */
export interface SecondFactors {
  of(userId: string): Promise<KeptFactors>;
  /** True where the account has a passkey or a confirmed app. */
  has(userId: string): Promise<boolean>;
  /** The accounts that have a passkey or a confirmed app. */
  counts(): Promise<FactorCount[]>;
  /** The passkey with that id, and the account that it is of. */
  findPasskey(id: string): Promise<{ userId: string; passkey: KeptPasskey } | undefined>;
  /** False where the passkey is known already, or the account is gone. */
  addPasskey(userId: string, passkey: Passkey & { name: string }): Promise<boolean>;
  /** False where the account has no such passkey; the same for `removePasskey`. */
  renamePasskey(userId: string, id: string, name: string): Promise<boolean>;
  /** Recovery codes go with the last factor; the same for `removeApp`. */
  removePasskey(userId: string, id: string): Promise<boolean>;
  /** Notes a signature with that counter; false where one as late was noted before. */
  spendSignature(id: string, counter: number): Promise<boolean>;
  /** Keeps a key until its first code. False where a confirmed one is there, or the account is gone. */
  beginApp(userId: string, key: string): Promise<boolean>;
  /** Confirms the key by its code of that time step; false where there is nothing to confirm. */
  confirmApp(userId: string, step: number): Promise<boolean>;
  /** Uses up a time step and those before it, once; false where it was used. */
  spendAppStep(userId: string, step: number): Promise<boolean>;
  removeApp(userId: string): Promise<boolean>;
  /** Puts these codes in place of those from before; nothing where the account is gone. */
  replaceRecoveryCodes(userId: string, codes: readonly string[]): Promise<void>;
  /** Uses up a code, once; false where it is none or was used. */
  spendRecoveryCode(userId: string, code: string): Promise<boolean>;
  /** Takes all second factors from an account, as when they were lost. */
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
  RegistrationResponseJSON,
};

/** The server's side of WebAuthn. The relying party is the host of the site's own address. */
export interface Passkeys {
  /** Why none can be made or used at the site's address; `undefined` where they can. */
  whyNot(): Failure | undefined;
  /** Returns the options with which a browser creates one. */
  creation(asked: {
    challenge: string;
    siteName: string;
    user: { id: string; name: string; displayName: string };
    known: readonly Passkey[];
  }): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** The passkey that a browser made for that challenge; `undefined` where something is not right. */
  created(answer: unknown, challenge: string): Promise<Passkey | undefined>;
  /** Returns the options for signing with one of these, or with any passkey when none are named. */
  request(asked: {
    challenge: string;
    allowed?: readonly Passkey[];
    /** The authenticator must check a finger, a face or a PIN. */
    mustVerifyUser: boolean;
  }): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** The id of the passkey that an answer claims to be of. */
  idIn(answer: unknown): string | undefined;
  /** The counter of a signature by that passkey; `undefined` where something is not right. */
  signed(
    answer: unknown,
    by: { challenge: string; passkey: Passkey; mustVerifyUser: boolean },
  ): Promise<{ counter: number } | undefined>;
}

/** Codes by time (RFC 6238: SHA-1, six digits, 30 seconds), and codes for the day they are lost. */
export interface FactorCodes {
  /** A new key of 160 bits, in base32. */
  newKey(): Promise<string>;
  /** A key as authenticator apps take it. */
  addressOf(key: string, of: { account: string; siteName: string }): Promise<string>;
  /** A text as a QR code. */
  pictureOf(text: string): Promise<{ size: number; path: string }>;
  /** The time step whose code this is: the present one or one beside it; `undefined` for none. */
  stepOf(key: string, code: string, now: Date): Promise<number | undefined>;
  /** As many as `RECOVERY_CODES`, each of `RECOVERY_LENGTH`. */
  newRecoveryCodes(): string[];
}

/** Everything of second factors that only a site on a server has. */
export interface SecondFactorPorts {
  kept: SecondFactors;
  policies: AccessPolicies;
  passkeys: Passkeys;
  codes: FactorCodes;
}
