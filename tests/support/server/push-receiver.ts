import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';

/** A message as the push service got it. */
export interface ReceivedMessage {
  path: string;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

/** An answer of the push service: a status, or one with `Retry-After`. */
type Answer = number | { status: number; retryAfter: string };

/** A browser that is subscribed at an endpoint: it alone can read what is sent there. */
export function createSubscribedBrowser(endpoint: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  return {
    endpoint,
    p256dh: keys.getPublicKey('base64url'),
    auth,
    /** Decrypts a message by another implementation than the one that encrypted it. */
    read: (body: Uint8Array): unknown =>
      JSON.parse(
        decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth }).toString(),
      ),
  };
}

/** A push service on this machine, without TLS: `PUSH_SERVICES` must name its origin. */
export async function startPushReceiver() {
  const received: ReceivedMessage[] = [];
  const answers = new Map<string, Answer[]>();
  let browsers = 0;
  let answered = Number.POSITIVE_INFINITY;
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const path = request.url ?? '';
      received.push({
        path,
        headers: request.headers as ReceivedMessage['headers'],
        body: Buffer.concat(pieces),
      });
      if (received.length > answered) return;
      const answer = answers.get(path)?.shift() ?? 201;
      const { status, retryAfter } =
        typeof answer === 'number' ? { status: answer, retryAfter: undefined } : answer;
      if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    received,
    newBrowser: () => {
      browsers += 1;
      return createSubscribedBrowser(`${origin}/browser-${browsers}`);
    },
    /** The next messages to an endpoint are answered so, one after the other; then with 201. */
    answer: (endpoint: string, ...given: Answer[]): void => {
      answers.set(new URL(endpoint).pathname, given);
    },
    /** From now on, so many messages in all are answered; later ones wait in vain. */
    answerUpTo: (count: number): void => {
      answered = count;
    },
    /** Messages that one endpoint got. */
    at: (endpoint: string): ReceivedMessage[] =>
      received.filter(({ path }) => path === new URL(endpoint).pathname),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type SubscribedBrowser = ReturnType<typeof createSubscribedBrowser>;

export type PushReceiver = Awaited<ReturnType<typeof startPushReceiver>>;
