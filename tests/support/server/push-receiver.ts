import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';

/** A message as received by the push service. */
export interface ReceivedMessage {
  path: string;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

/** Answer of the push service: a status, optionally with `Retry-After`. */
type Answer = number | { status: number; retryAfter: string };

/** A subscribed browser with its keys. */
export function createSubscribedBrowser(endpoint: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  return {
    endpoint,
    p256dh: keys.getPublicKey('base64url'),
    auth,
    /** Decrypts a message; uses another implementation than the server. */
    read: (body: Uint8Array): unknown =>
      JSON.parse(
        decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth }).toString(),
      ),
  };
}

/** Starts a push service on this machine, without TLS: `PUSH_SERVICES` must contain its origin. */
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
    /** Sets the next answers for an endpoint; afterwards it answers 201 again. */
    answer: (endpoint: string, ...given: Answer[]): void => {
      answers.set(new URL(endpoint).pathname, given);
    },
    /** Answers only the first `count` messages; later ones get no answer. */
    answerUpTo: (count: number): void => {
      answered = count;
    },
    /** Messages to one endpoint. */
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
