import type { Letter, Online, Ports } from '../ports.ts';

/** A letter that is still wanted: its receiver, and its words, which are written once it may go out. */
export interface PlannedLetter extends Pick<Letter, 'to' | 'kind'> {
  write: () => Promise<Omit<Letter, 'to' | 'kind'>>;
}

export interface LetterCall extends Pick<Ports, 'store' | 'clock'> {
  online: Online;
  /** Topic of the letter: the id of a record, or an address. */
  of: string;
  /** Keyed hash of the address whose request caused the letter. */
  caller: string | undefined;
  /** An earlier attempt may have reached its receiver: links in it stay good. */
  isRepeated: boolean;
}

/** Plans a letter of one sort when its job runs; `undefined` where nobody wants it any more. */
export type PlanLetter = (call: LetterCall) => Promise<PlannedLetter | undefined>;
