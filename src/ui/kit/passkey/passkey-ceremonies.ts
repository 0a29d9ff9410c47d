import { createClient, type SecondFactorClient } from '#api/client.ts';
import { networkFetch } from '#api/network-fetch.ts';
import { Problem, unexpectedProblem } from '#api/problem.ts';
import * as words from '#ui/words/passkeys-words.ts';

/** Client for second factors, in pages of the server edition. */
export const secondFactorClient = (): SecondFactorClient =>
  createClient(
    location.origin,
    networkFetch((input, init) => fetch(input, init)),
  );

// Encodes the options and answers of the browser's API; loaded on demand.
const library = () => import('@simplewebauthn/browser');

/** The user, or the browser, ended a passkey ceremony early; the message is for the user. */
export class PasskeyGivenUp extends Error {
  override readonly name = 'PasskeyGivenUp';
}

const GIVEN_UP = words.noPasskeyWasUsed;
const KNOWN_ALREADY = words.thisDeviceAlready;

/**
 * Runs a ceremony.
 * @throws PasskeyGivenUp if it ended early; a `Problem` if the server refuses
 */
async function runCeremony<Value>(ceremony: () => Promise<Value>): Promise<Value> {
  try {
    return await ceremony();
  } catch (error) {
    if (error instanceof Problem) throw error;
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    throw new PasskeyGivenUp(isKnown ? KNOWN_ALREADY : GIVEN_UP);
  }
}

/** Signature by a passkey over a new challenge. */
export const signByPasskey = () =>
  runCeremony(async () => {
    const optionsJSON = await secondFactorClient().ask('POST /second-factor/options');
    const { startAuthentication } = await library();
    return { ...(await startAuthentication({ optionsJSON })) };
  });

/** Creates a passkey for the logged-in account. */
export const makePasskey = () =>
  runCeremony(async () => {
    const optionsJSON = await secondFactorClient().ask('POST /second-factor/passkeys/options');
    const { startRegistration } = await library();
    return { ...(await startRegistration({ optionsJSON })) };
  });

/** Error message of a failed ceremony. */
export function wordsOfFailure(error: unknown): string {
  if (error instanceof PasskeyGivenUp) return error.message;
  return (error instanceof Problem ? error : unexpectedProblem()).details.detail;
}
