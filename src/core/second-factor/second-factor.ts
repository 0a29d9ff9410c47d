/** Most passkeys of one account. */
export const MOST_PASSKEYS = 20;

/** Longest name of a passkey, in characters. */
export const LONGEST_PASSKEY_NAME = 60;

/** A passkey as its holder sees it. Times are ISO instants. */
export interface PasskeyView {
  id: string;
  name: string;
  createdAt: string;
  /** Absent until it was used once. */
  usedAt?: string;
}

/** The second factors of one account, as its holder sees them. */
export interface SecondFactorView {
  passkeys: PasskeyView[];
  /** ISO instant since when an authenticator app gives codes; absent without one. */
  appSince?: string;
  /** Codes that are not spent yet. */
  recoveryCodes: number;
  /** The account's role asks for a second factor. */
  isRequired: boolean;
  /** Why no passkey can be made at this address; absent where it can. */
  noPasskeys?: string;
}

/** Number of second factors of an account, for the list of users. */
export interface FactorCount {
  userId: string;
  passkeys: number;
  hasApp: boolean;
}

/** The ways in which a log-in that waits for its second factor can go on. */
export interface OwedFactor {
  passkey: boolean;
  app: boolean;
  recoveryCode: boolean;
}

/** A key for an authenticator app, shown until its first code confirms it. */
export interface AppKey {
  /** In base32, as somebody types it. */
  key: string;
  /** The same as an `otpauth:` address. */
  address: string;
  /** That address as a QR code: the modules on a side, and the dark ones as the path of an SVG. */
  picture: { size: number; path: string };
}
