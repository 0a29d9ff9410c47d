import type { OwedFactor } from '../second-factor/second-factor.ts';

/** What proves who somebody is: the password of their account, or that of the back office. */
export interface ProofAsked {
  by: 'account' | 'password';
  /** The second factors of the account, one of which is asked for in place of its password. */
  factor?: OwedFactor;
}
