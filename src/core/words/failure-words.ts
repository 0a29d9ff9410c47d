import { inDigits } from '../locale/numbers.ts';

/** Parameters of an exceeded limit. */
export interface Excess {
  most: number;
  length: number;
}

/** `The title may have at most 300 characters; it has 312.` */
export const tooLong =
  (what: string, parts = 'characters') =>
  ({ most, length }: Excess): string =>
    `${what} may have at most ${inDigits(most)} ${parts}; it has ${inDigits(length)}.`;

/** Kinds of expected failures. Programs, the HTTP status and the interface decide by them. */
export type FailureKind =
  /** The input breaks a rule; `field` names it. */
  | 'invalid'
  /** A password, code or passkey is wrong. */
  | 'wrong-credentials'
  /** A value that must be unique exists already. */
  | 'taken'
  /** The call needs a log-in. */
  | 'not-logged-in'
  /** The actor is logged in, but not permitted. */
  | 'forbidden'
  /** The actor is permitted after re-authenticating; see `provenOwners`. */
  | 'proof-needed'
  | 'not-found'
  /** It was public and is no more. */
  | 'gone'
  /** The record was changed since it was read. */
  | 'conflict'
  /** The command is invalid in the article's state; see `articleTransition`. */
  | 'wrong-state'
  /** The storage is full; nothing was written. */
  | 'storage-full'
  /** The browser blocks storage. */
  | 'storage-blocked'
  /** Rate limit exceeded. */
  | 'too-many'
  /** A queue for heavy work is full; try again a few seconds later. */
  | 'too-busy'
  /** A requirement is missing, such as cryptography at an insecure address. */
  | 'unavailable';

/** Parameters of a failure's message, by name: limits, lengths, names. */
export type FailureParams = Readonly<Record<string, string | number>>;

/** Message, or a function of the failure's parameters that returns it. */
export type Sentence = string | ((params: never) => string);

/** Words of one failure: its message, optionally with its own title. */
export type Wording = Sentence | { readonly title: string; readonly message: Sentence };

/** Catalogue of failures and their words in one language. */
export interface FailureWords {
  /** Titles that use cases can give their failures; `invalid` is the default title. */
  readonly titles: Readonly<Record<string, string>>;
  readonly failures: { readonly [Kind in FailureKind]?: Readonly<Record<string, Wording>> };
}

type ParamsOf<Words> = Words extends (params: infer Params) => string
  ? { params: { [Name in keyof Params]: Params[Name] } }
  : Words extends { readonly message: infer Message extends Sentence }
    ? ParamsOf<Message>
    : { params?: FailureParams };

/** Union of a catalogue's failures, with kind, code and the parameters of the message. */
export type FailureIn<Words extends FailureWords> = {
  [Kind in keyof Words['failures']]: {
    [Code in keyof Words['failures'][Kind]]: { kind: Kind; code: Code } & ParamsOf<
      Words['failures'][Kind][Code]
    >;
  }[keyof Words['failures'][Kind]];
}[keyof Words['failures']];
