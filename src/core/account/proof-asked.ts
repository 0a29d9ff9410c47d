import type { OwedFactor } from '../second-factor/second-factor.ts';

/** Proof of identity to ask for: the password of the account, or that of the back office. */
export interface ProofAsked {
  by: 'account' | 'password';
  /** The second factors of the account, one of which is asked for in place of its password. */
  factor?: OwedFactor;
}
