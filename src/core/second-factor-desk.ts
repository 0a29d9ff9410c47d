import { proveIdentity, readProofAsked } from './account/prove-identity.ts';
import type { Ports } from './ports.ts';
import { addPasskey, beginPasskey } from './second-factor/add-passkey.ts';
import { askForPasskey } from './second-factor/ask-for-passkey.ts';
import { removePasskey, renamePasskey } from './second-factor/change-passkey.ts';
import { completeLogIn, logInByPasskey, readOwedFactor } from './second-factor/complete-log-in.ts';
import { renewRecoveryCodes } from './second-factor/make-recovery-codes.ts';
import { readOwnFactors } from './second-factor/read-own-factors.ts';
import { beginApp, confirmApp, removeApp } from './second-factor/set-up-app.ts';
import { type Bound, bindAll } from './use-case.ts';

/** Every use case with which somebody keeps and shows their own second factors. */
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

export type SecondFactorDesk = Bound<typeof secondFactorUseCases>;

/** The second factors over the given ports; only a site on a server has them. */
export const createSecondFactorDesk = (ports: Ports): SecondFactorDesk =>
  bindAll(secondFactorUseCases, ports);
