import { proveIdentity, readProofAsked } from './account/prove-identity.ts';
import type { Ports } from './ports.ts';
import { addPasskey, beginPasskey } from './second-factor/add-passkey.ts';
import { askForPasskey, removePasskey, renamePasskey } from './second-factor/change-passkey.ts';
import { completeLogIn, logInByPasskey, readOwedFactor } from './second-factor/complete-log-in.ts';
import { renewRecoveryCodes } from './second-factor/make-recovery-codes.ts';
import { readOwnFactors } from './second-factor/read-own-factors.ts';
import { beginApp, confirmApp, removeApp } from './second-factor/set-up-app.ts';
import { type Bound, bindAll } from './use-case.ts';

/** Use cases for the second factors of one's own account. */
export const secondFactorUseCases = {
  readOwnFactors,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  beginApp,
  confirmApp,
  removeApp,
  renewRecoveryCodes,
  readOwedFactor,
  askForPasskey,
  completeLogIn,
  logInByPasskey,
  readProofAsked,
  proveIdentity,
};

export type SecondFactorUseCases = Bound<typeof secondFactorUseCases>;

/** The second-factor use cases over the given ports; server edition only. */
export const bindSecondFactorUseCases = (ports: Ports): SecondFactorUseCases =>
  bindAll(secondFactorUseCases, ports);
