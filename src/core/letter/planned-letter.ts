import type { Letter, Online, Ports } from '../ports.ts';

/** A letter to send. `write` makes its text, once the receiver's limit permits sending it. */
export interface PlannedLetter extends Pick<Letter, 'to' | 'kind'> {
  write: () => Promise<Omit<Letter, 'to' | 'kind'>>;
}

export interface LetterCall extends Pick<Ports, 'store' | 'clock'> {
  online: Online;
  /** Id of the record that the letter concerns, or an e-mail address. */
  of: string;
  /** Keyed hash of the client address whose request caused the letter. */
  caller: string | undefined;
  /** True for a retry: an earlier attempt may have arrived, so its links must stay valid. */
  isRepeated: boolean;
}

/** Plans a letter when its job runs; `undefined` if it has become unnecessary. */
export type PlanLetter = (call: LetterCall) => Promise<PlannedLetter | undefined>;
