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
