import { proveIdentity, readProofAsked } from './account/prove-identity.ts';
import type { Ports } from './ports.ts';
import { addPasskey, beginPasskey } from './second-factor/add-passkey.ts';
import { askForPasskey } from './second-factor/ask-for-passkey.ts';
import { removePasskey, renamePasskey } from './second-factor/change-passkey.ts';
import { completeLogIn, logInByPasskey, readOwedFactor } from './second-factor/complete-log-in.ts';
import { renewRecoveryCodes } from './second-factor/make-recovery-codes.ts';
import { readOwnFactors } from './second-factor/read-own-factors.ts';
import { beginApp, confirmApp, removeApp } from './second-factor/set-up-app.ts';

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

type UseCases = typeof secondFactorUseCases;

export type SecondFactorDesk = { [Name in keyof UseCases]: ReturnType<UseCases[Name]['bind']> };

/** The second factors over the given ports; only a site on a server has them. */
export const createSecondFactorDesk = (ports: Ports): SecondFactorDesk => ({
  readOwnFactors: readOwnFactors.bind(ports),
  beginPasskey: beginPasskey.bind(ports),
  addPasskey: addPasskey.bind(ports),
  renamePasskey: renamePasskey.bind(ports),
  removePasskey: removePasskey.bind(ports),
  beginApp: beginApp.bind(ports),
  confirmApp: confirmApp.bind(ports),
  removeApp: removeApp.bind(ports),
  renewRecoveryCodes: renewRecoveryCodes.bind(ports),
  readOwedFactor: readOwedFactor.bind(ports),
  askForPasskey: askForPasskey.bind(ports),
  completeLogIn: completeLogIn.bind(ports),
  logInByPasskey: logInByPasskey.bind(ports),
  readProofAsked: readProofAsked.bind(ports),
  proveIdentity: proveIdentity.bind(ports),
});
