import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push';
import { cutText } from '#core/locale/graphemes.ts';
import type {
  PushAnswer,
  PushMessage,
  PushServices,
  PushSubscription,
} from '#core/notification/push-ports.ts';
import { once } from '#core/once.ts';
import { longest } from '#core/text/form-text.ts';
import { createPost, type PostAnswer } from '../http/post-bytes.ts';

/** The site's key pair for Web Push (RFC 8292), both parts in base64url. */
export interface VapidKey {
  publicKey: string;
  privateKey: string;
}

/** Stored secret that holds the key; the first value set by any process is kept. */
interface KeySecret {
  get(name: 'vapid-key'): Promise<string | undefined>;
  getOrSet(name: 'vapid-key', value: string): Promise<string>;
}

async function makeKey(): Promise<VapidKey> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const publicKey = await crypto.subtle.exportKey('raw', pair.publicKey);
  const { d: privateKey = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  return { publicKey: Buffer.from(publicKey).toString('base64url'), privateKey };
}

/** Returns the key shared by all processes, created and stored on first use. */
export const createVapidKey = (secret: KeySecret): (() => Promise<VapidKey>) =>
  once(async () => {
    const kept =
      (await secret.get('vapid-key')) ??
      (await secret.getOrSet('vapid-key', JSON.stringify(await makeKey())));
    return JSON.parse(kept) as VapidKey;
  });

/** Push services of browser vendors, with the hosts of their endpoints. */
const knownServices: readonly { name: string; hosts: RegExp }[] = [
  // Used by Chrome, Edge on Android, Opera, Samsung Internet and Brave.
  { name: 'google', hosts: /^(?:fcm|android)\.googleapis\.com$/ },
  { name: 'mozilla', hosts: /\.push\.services\.mozilla\.com$/ },
  { name: 'apple', hosts: /\.push\.apple\.com$/ },
  // Used by Edge on Windows.
  { name: 'microsoft', hosts: /\.notify\.windows\.com$/ },
];

/**
 * Returns the name of an endpoint's push service: a browser vendor's, or an origin that the operator
 * trusts (`PUSH_SERVICES`). `undefined` for other addresses: strangers must not choose which hosts the
 * server contacts (SSRF).
 */
export function pushServiceOf(endpoint: string, trusted: readonly string[]): string | undefined {
  if (endpoint.length > longest.address) return undefined;
  const url = URL.parse(endpoint);
  if (url?.username !== '' || url.password !== '') return undefined;
  if (trusted.includes(url.origin)) return url.origin;
  if (url.protocol !== 'https:' || url.port !== '') return undefined;
  return knownServices.find(({ hosts }) => hosts.test(url.hostname))?.name;
}

/** Most bytes of a payload: 4,096 with header, padding and tag (RFC 8291, section 4). */
const MOST_BYTES = 3993;

/**
 * Encodes a message as declarative Web Push, which Safari displays by itself and our service worker
 * parses (https://www.w3.org/TR/push-api/#declarative-push-message). Cuts a long text until it fits;
 * browsers show only a few lines.
 */
function payloadOf(message: PushMessage): Uint8Array {
  let { body } = message;
  for (;;) {
    const notification = { ...message, body };
    const bytes = new TextEncoder().encode(JSON.stringify({ web_push: 8030, notification }));
    if (bytes.byteLength <= MOST_BYTES || body === '') return bytes;
    // A character takes at most six bytes, as an escape sequence.
    const excess = Math.ceil((bytes.byteLength - MOST_BYTES) / 6);
    body = cutText(body, Math.max(0, body.length - excess));
  }
}

/** Most messages sent at the same time. */
export const MESSAGES_AT_ONCE = 32;

/** Seconds for which a push service keeps a message for an offline browser: a day. */
const TIME_TO_LIVE = 86_400;

/**
 * Milliseconds before a signature is renewed; it is valid for 12 hours, and Apple requires reuse for an
 * hour.
 */
const SIGNATURE_USE = 6 * 60 * 60 * 1000;

/** Most cached signatures, one per origin; attackers can subscribe with invented hosts of a service. */
const MOST_SIGNATURES = 1_000;

interface WebPushSetting {
  key: () => Promise<VapidKey>;
  /** The site's public address, sent to push services as the contact. */
  origin: () => string;
  /** Origins of additional push services, which may be in a private network and without TLS. */
  trusted: readonly string[];
  now: () => Date;
}

/** Parses a `Retry-After`, a number of seconds or a date; at most a day. */
function secondsIn(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  const seconds = /^\d+$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - now.getTime()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), 86_400);
}

/** Interprets a push service's answer (RFC 8030). */
function meaningOf({ status, retryAfter }: PostAnswer, now: Date): PushAnswer {
  if (status >= 200 && status < 300) return { kind: 'accepted' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status !== 429 && status < 500) return { kind: 'refused' };
  const seconds = secondsIn(retryAfter, now);
  return { kind: 'later', ...(seconds === undefined ? {} : { seconds }) };
}

/**
 * Interprets a failed request. `ENOTFOUND` is final: attackers can subscribe with invented hosts, and
 * retries would pause their service for everybody. An unreachable name server is `EAI_AGAIN`.
 */
export const meaningOfFailure = (error: unknown): PushAnswer =>
  error instanceof Error && 'code' in error && error.code === 'ENOTFOUND'
    ? { kind: 'refused' }
    : { kind: 'later' };

const importPoint = (p256dh: string): Promise<unknown> =>
  crypto.subtle.importKey(
    'raw',
    Buffer.from(p256dh, 'base64url'),
    { name: 'ECDH', namedCurve: 'P-256' },
    false,
    [],
  );

/** True if messages can be encrypted for these keys: a valid curve point and 16 bytes. */
async function areUsable({ p256dh, auth }: PushSubscription): Promise<boolean> {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== 65 || Buffer.from(auth, 'base64url').length !== 16) return false;
  return importPoint(p256dh).then(
    () => true,
    () => false,
  );
}

/** Web Push: messages encrypted per browser (RFC 8291) and signed by the site (RFC 8292). */
export function createWebPushServices(setting: WebPushSetting): PushServices & {
  close: () => void;
} {
  const { key, origin, trusted, now } = setting;
  const { post, close } = createPost(MESSAGES_AT_ONCE);
  const signatures = new Map<string, { made: number; authorization: Promise<string> }>();

  async function sign(audience: string): Promise<string> {
    // The package signs for https only; a trusted service without TLS gets the same signature.
    const endpoint = audience.replace(/^http:/, 'https:');
    const subject = origin().replace(/^http:/, 'https:');
    const signed = { endpoint, expirationTime: null, keys: { p256dh: '', auth: '' } };
    return (await vapidHeaders(signed, { ...(await key()), subject })).headers.authorization;
  }

  /** Reuses one signature for all messages to a service, as services require. */
  function authorizationFor(audience: string): Promise<string> {
    const at = Date.now();
    const known = signatures.get(audience);
    if (known && at - known.made < SIGNATURE_USE) return known.authorization;
    const authorization = sign(audience);
    if (signatures.size >= MOST_SIGNATURES) signatures.clear();
    signatures.set(audience, { made: at, authorization });
    return authorization;
  }

  async function deliver(
    { endpoint, p256dh, auth }: PushSubscription,
    message: PushMessage,
  ): Promise<PushAnswer> {
    const service = pushServiceOf(endpoint, trusted);
    // The operator has removed it from the trusted origins.
    if (service === undefined) return { kind: 'gone' };
    const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
    const body = await encryptNotification(subscription, payloadOf(message));
    const url = new URL(endpoint);
    const headers = {
      authorization: await authorizationFor(url.origin),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': String(body.byteLength),
      ttl: String(TIME_TO_LIVE),
      topic: message.tag,
      urgency: 'normal',
    };
    const mayBeInner = trusted.includes(url.origin);
    return meaningOf(await post(url, { headers, body, mayBeInner }), now());
  }

  return {
    publicKey: async () => (await key()).publicKey,
    serviceOf: async (subscription) => {
      const service = pushServiceOf(subscription.endpoint, trusted);
      return service !== undefined && (await areUsable(subscription)) ? service : undefined;
    },
    send: (subscription, message) => deliver(subscription, message).catch(meaningOfFailure),
    close,
  };
}
