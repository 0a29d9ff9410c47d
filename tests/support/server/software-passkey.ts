import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** CBOR encoding (RFC 8949) of texts, byte strings and maps, as far as an attestation needs it. */
function cbor(value: unknown): Buffer {
  const head = (major: number, size: number): Buffer => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    if (size < 256) return Buffer.from([(major << 5) | 24, size]);
    return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') {
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  }
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = value instanceof Map ? [...value] : [];
  return Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, one]) => [cbor(key), cbor(one)]),
  ]);
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

interface Ceremony {
  challenge: string;
  origin: string;
  /** True if the authenticator verified the user; default true. */
  isVerified?: boolean;
  /** Reported signature counter; default: its own. */
  counter?: number;
}

/** A software authenticator with one passkey for a host (ES256, no attestation). */
export function createSoftwarePasskey(host: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let signatures = 0;

  const authenticatorData = (flags: number, counter: number, credential = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, credential]);
  };
  const clientData = (type: string, { challenge, origin }: Ceremony): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id: base64url(id),
    /** Answer of `navigator.credentials.create`. */
    create: (ceremony: Ceremony) => {
      const { isVerified = true } = ceremony;
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, cbor(key)]);
      const flags = USER_PRESENT | HAS_CREDENTIAL | (isVerified ? USER_VERIFIED : 0);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(flags, 0, credential)],
      ]);
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', ceremony)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      });
    },
    /** Answer of `navigator.credentials.get`. */
    get: (ceremony: Ceremony) => {
      signatures += 1;
      const { isVerified = true, counter = signatures } = ceremony;
      const data = authenticatorData(USER_PRESENT | (isVerified ? USER_VERIFIED : 0), counter);
      const client = clientData('webauthn.get', ceremony);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      });
    },
  };
}

export type SoftwarePasskey = ReturnType<typeof createSoftwarePasskey>;
