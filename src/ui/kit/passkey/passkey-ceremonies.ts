import { Problem, unexpectedProblem } from '#api/problem.ts';
import { secondFactorClient } from './second-factor-client.ts';

// Browsers do the work; the library carries bytes to and from it, and comes when it is wanted.
const library = () => import('@simplewebauthn/browser');

/** The browser, or whoever uses it, did not go on with a passkey. */
export class PasskeyGivenUp extends Error {
  override readonly name = 'PasskeyGivenUp';
}

const GIVEN_UP =
  'No passkey was used: it was called off, took too long, or this device has none here.';
const KNOWN_ALREADY = 'This device already has a passkey for your account.';

/** Says in words why a ceremony ended early. */
async function held<Value>(ceremony: () => Promise<Value>): Promise<Value> {
  try {
    return await ceremony();
  } catch (error) {
    if (error instanceof Problem) throw error;
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    throw new PasskeyGivenUp(isKnown ? KNOWN_ALREADY : GIVEN_UP);
  }
}

/** A signature by a passkey, over a challenge that this browser has just got. */
export const signByPasskey = () =>
  held(async () => {
    const optionsJSON = await secondFactorClient().ask('POST /second-factor/options');
    const { startAuthentication } = await library();
    return { ...(await startAuthentication({ optionsJSON })) };
  });

/** A new passkey of this device for the account that is logged in. */
export const makePasskey = () =>
  held(async () => {
    const optionsJSON = await secondFactorClient().ask('POST /second-factor/passkeys/options');
    const { startRegistration } = await library();
    return { ...(await startRegistration({ optionsJSON })) };
  });

/** Error message of a failed ceremony, for the user. */
export function wordsOfFailure(error: unknown): string {
  if (error instanceof PasskeyGivenUp) return error.message;
  return (error instanceof Problem ? error : unexpectedProblem()).details.detail;
}
