/** Kinds of expected failures: what programs, the API's status and the interface decide by. */
export type FailureKind =
  /** The input breaks a rule; `field` names it. */
  | 'invalid'
  /** A password, a code or a passkey is not the right one. */
  | 'wrong-credentials'
  /** Something that must be unique is there already. */
  | 'taken'
  /** Nobody is logged in. */
  | 'not-logged-in'
  /** Somebody is, but may not do this. */
  | 'forbidden'
  /** Somebody may, once they prove again who they are; see `provenOwners`. */
  | 'proof-needed'
  | 'not-found'
  /** The record was changed by somebody else since it was read. */
  | 'conflict'
  /** The article, as it stands, leaves no room for that command; see `articleTransition`. */
  | 'wrong-state'
  /** The storage has no room for the change; nothing was written. */
  | 'storage-full'
  /** The storage can't be written at all (blocked by the browser). */
  | 'storage-blocked'
  /** The same was asked too often in a short time. */
  | 'too-many'
  /** Too much heavy work waits already; the same succeeds a few seconds later. */
  | 'too-busy'
  /** Requirement of the change is missing, such as cryptography on an insecure address. */
  | 'unavailable';

/** Parameters of a failure, by name: limits, lengths, names. */
export type FailureParams = Readonly<Record<string, string | number>>;

/** Sentence, or a function of the failure's parameters. */
export type Sentence = string | ((params: never) => string);

/** Words of one failure: its message, with a title of its own where it has one. */
export type Wording = Sentence | { readonly title: string; readonly message: Sentence };

/** Catalogue of failures and their words in one language. */
export interface FailureWords {
  /** Titles that a use case gives its failures; `invalid` is the default. */
  readonly titles: Readonly<Record<string, string>>;
  readonly failures: { readonly [Kind in FailureKind]?: Readonly<Record<string, Wording>> };
}

type ParamsOf<Words> = Words extends (params: infer Params) => string
  ? { params: { [Name in keyof Params]: Params[Name] } }
  : Words extends { readonly message: infer Message extends Sentence }
    ? ParamsOf<Message>
    : { params?: FailureParams };

/** Every failure of a catalogue: its kind, its code, and the parameters that its words take. */
export type FailureIn<Words extends FailureWords> = {
  [Kind in keyof Words['failures']]: {
    [Code in keyof Words['failures'][Kind]]: { kind: Kind; code: Code } & ParamsOf<
      Words['failures'][Kind][Code]
    >;
  }[keyof Words['failures'][Kind]];
}[keyof Words['failures']];
