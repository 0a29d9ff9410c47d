import { isIP } from 'node:net';
import * as z from 'zod/mini';
import type {
  AuthenticationResponseJSON,
  Passkeys,
} from '#core/second-factor/second-factor-ports.ts';

/** Milliseconds that a browser waits for the user; the challenge is valid a little longer. */
const TIMEOUT = 4 * 60_000;

/** EdDSA, ES256 and RS256 in COSE; every authenticator supports one of them. */
const ALGORITHMS = [-8, -7, -257];

/** Most characters of a text in a response; the largest public keys take a few thousand. */
const LONGEST = 20_000;

const text = z.string().check(z.maxLength(LONGEST));
const base64url = text.check(z.regex(/^[\w-]+$/));

const shared = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z._default(z.record(z.string(), z.unknown()), {}),
};

/** Checked fields of the response to `navigator.credentials.create`. */
const creationSchema = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z._default(z.array(text.check(z.maxLength(30))).check(z.maxLength(10)), []),
  }),
});

/** Checked fields of the response to `navigator.credentials.get`. */
const signatureSchema = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(text),
  }),
});

function signatureIn(answer: unknown): AuthenticationResponseJSON {
  const { response, ...rest } = signatureSchema.parse(answer);
  const { userHandle, ...signed } = response;
  return { ...rest, response: { ...signed, ...(userHandle ? { userHandle } : {}) } };
}

// Loaded on demand, since few sessions use it.
const webAuthn = () => import('@simplewebauthn/server');

const bytesOf = (encoded: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(encoded, 'base64url'));

/** Turns errors of a verification into `undefined`. */
async function unlessWrong<Value>(check: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}

/**
 * WebAuthn by `@simplewebauthn/server`. Browsers bind passkeys to a host name in a secure context: none
 * work on IP addresses or without HTTPS, except on `localhost`.
 *
 * @param origins addresses of the site, the main one first
 */
export function createWebAuthnPasskeys(origins: () => readonly string[]): Passkeys {
  const host = (): string => new URL(origins()[0] ?? 'http://localhost').hostname;
  const ofHost = (): string[] => origins().filter((one) => new URL(one).hostname === host());
  const credentialsOf = (passkeys: readonly { id: string; transports: string[] }[]) =>
    passkeys.map(({ id, transports }) => ({ id, transports }));

  return {
    whyNot: () => {
      const site = new URL(origins()[0] ?? 'http://localhost');
      if (isIP(site.hostname.replace(/[[\]]/g, '')) !== 0) {
        return { kind: 'unavailable', code: 'passkeys-need-host-name' };
      }
      if (site.protocol !== 'https:' && site.hostname !== 'localhost') {
        return { kind: 'unavailable', code: 'passkeys-need-https' };
      }
      return undefined;
    },
    creation: async ({ challenge, siteName, user, known }) => {
      const { generateRegistrationOptions } = await webAuthn();
      return generateRegistrationOptions({
        rpName: siteName,
        rpID: host(),
        userID: new Uint8Array(Buffer.from(user.id)),
        userName: user.name,
        userDisplayName: user.displayName,
        challenge: bytesOf(challenge),
        timeout: TIMEOUT,
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: credentialsOf(known),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      });
    },
    created: (answer, challenge) =>
      unlessWrong(async () => {
        const { verifyRegistrationResponse } = await webAuthn();
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: creationSchema.parse(answer),
          expectedChallenge: challenge,
          expectedOrigin: ofHost(),
          expectedRPID: host(),
          requireUserVerification: false,
          supportedAlgorithmIDs: ALGORITHMS,
        });
        if (!verified) return undefined;
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
        return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
      }),
    request: async ({ challenge, allowed, mustVerifyUser }) => {
      const { generateAuthenticationOptions } = await webAuthn();
      return generateAuthenticationOptions({
        rpID: host(),
        challenge: bytesOf(challenge),
        timeout: TIMEOUT,
        userVerification: mustVerifyUser ? 'required' : 'preferred',
        ...(allowed ? { allowCredentials: credentialsOf(allowed) } : {}),
      });
    },
    idIn: (answer) => {
      const parsed = z.safeParse(signatureSchema, answer);
      return parsed.success ? parsed.data.id : undefined;
    },
    signed: (answer, { challenge, passkey, mustVerifyUser }) =>
      unlessWrong(async () => {
        const { verifyAuthenticationResponse } = await webAuthn();
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: signatureIn(answer),
          expectedChallenge: challenge,
          expectedOrigin: ofHost(),
          expectedRPID: host(),
          credential: { ...passkey, publicKey: bytesOf(passkey.publicKey) },
          requireUserVerification: mustVerifyUser,
        });
        return verified ? { counter: authenticationInfo.newCounter } : undefined;
      }),
  };
}
