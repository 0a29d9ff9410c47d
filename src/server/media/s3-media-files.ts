import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { AwsV4Signer } from 'aws4fetch';
import { type MediaFiles, mediaTypeOfKey } from './media-files.ts';

interface IdleTimer {
  /** Aborted with the timer's message after too long without progress. */
  signal: AbortSignal;
  /** Runs one piece of work, with the whole limit for itself. */
  during<Value>(work: () => Promise<Value>): Promise<Value>;
  /** The same stream; each chunk that is consumed restarts the timer. */
  renewedBy(bytes: ReadableStream<Uint8Array>): ReadableStream<Uint8Array>;
  /** The same stream; the timer runs only while a chunk is awaited. */
  whileWaited(bytes: ReadableStream<Uint8Array>): ReadableStream<Uint8Array>;
}

/** Aborts work without progress for `milliseconds`; work with progress may take any time. */
function createIdleTimer(milliseconds: number, message: string): IdleTimer {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  const stop = (): void => clearTimeout(timer);
  function renew(): void {
    stop();
    timer = setTimeout(() => controller.abort(new Error(message)), milliseconds);
  }

  async function during<Value>(work: () => Promise<Value>): Promise<Value> {
    renew();
    try {
      return await work();
    } finally {
      stop();
    }
  }

  return {
    signal: controller.signal,
    during,
    renewedBy: (bytes) =>
      bytes.pipeThrough(
        new TransformStream({
          transform: (chunk, stream) => {
            renew();
            stream.enqueue(chunk);
          },
        }),
      ),
    whileWaited: (bytes) => {
      const reader = bytes.getReader();
      return new ReadableStream<Uint8Array>(
        {
          pull: async (stream) => {
            const { done, value } = await during(() => reader.read());
            if (done) stream.close();
            else stream.enqueue(value);
          },
          cancel: (reason) => reader.cancel(reason),
        },
        { highWaterMark: 0 },
      );
    },
  };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const textIn = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`)
    .exec(xml)?.[1]
    ?.replace(/&(\w+);/g, (whole, entity: string) => entities[entity] ?? whole);

/** Parses a page of S3's `ListObjectsV2`; `next` is the continuation token. */
function readS3Listing(xml: string): {
  files: { key: string; size: number }[];
  next: string | undefined;
} {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, content = '']) => ({
    key: textIn(content, 'Key') ?? '',
    size: Number(textIn(content, 'Size')),
  }));
  return { files, next: textIn(xml, 'NextContinuationToken') };
}

export interface S3Setting {
  /** The bucket's address, as in `https://bucket.example.com` or `http://127.0.0.1:9000/bucket`. */
  bucketUrl: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** `auto` for a store without regions. */
  region: string;
  /** Longest time without progress, in milliseconds; default: 30,000. */
  patience?: number;
}

interface Asked {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  body?: ReadableStream<Uint8Array>;
}

/** Media files in an S3-compatible bucket, by requests with AWS signature version 4. */
export function createS3MediaFiles(setting: S3Setting): MediaFiles {
  const { accessKeyId, secretAccessKey, region, patience = 30_000 } = setting;
  const bucket = new URL(`${setting.bucketUrl.replace(/\/$/, '')}/`);

  /**
   * Sends a request. It may take any time, but fails after `patience` without an answer, a received chunk
   * or a sent one.
   */
  async function ask(path: string, { method, headers = {}, body }: Asked): Promise<Response> {
    const signer = new AwsV4Signer({
      method,
      url: new URL(path, bucket).href,
      // The body is streamed, so its hash can't be part of the signature.
      headers: { ...headers, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
    });
    const signed = await signer.sign();
    const timer = createIdleTimer(patience, 'The object store did not answer in time.');
    try {
      const answer = await timer.during(() =>
        fetch(signed.url, {
          method,
          headers: signed.headers,
          signal: timer.signal,
          ...(body ? { body: timer.renewedBy(body), duplex: 'half' } : {}),
        }),
      );
      if (answer.ok || answer.status === 404) {
        return answer.body ? new Response(timer.whileWaited(answer.body), answer) : answer;
      }
      await answer.body?.cancel();
      throw new Error(`The object store answered ${answer.status} to ${method} ${path}.`);
    } catch (error) {
      throw timer.signal.aborted ? timer.signal.reason : error;
    }
  }

  async function sizeOf(key: string): Promise<number | undefined> {
    const answer = await ask(key, { method: 'HEAD' });
    return answer.ok ? Number(answer.headers.get('content-length')) : undefined;
  }

  async function send(key: string, size: number, body: ReadableStream<Uint8Array>): Promise<void> {
    const headers = { 'content-length': String(size), 'content-type': mediaTypeOfKey(key) };
    const answer = await ask(key, { method: 'PUT', headers, body });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The object store has no bucket at ${bucket.href}.`);
  }

  async function put(key: string, size: number, body: () => ReadableStream<Uint8Array>) {
    if ((await sizeOf(key)) === undefined) await send(key, size, body());
  }

  return {
    sizeOf,
    open: async (key, range) => {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const answer = await ask(key, { method: 'GET', headers });
      if (!answer.ok || !answer.body) {
        await answer.body?.cancel();
        return undefined;
      }
      const whole = answer.headers.get('content-range')?.split('/')[1];
      return { size: Number(whole ?? answer.headers.get('content-length')), body: answer.body };
    },
    put: (key, bytes) => put(key, bytes.length, () => new Blob([new Uint8Array(bytes)]).stream()),
    putFile: async (key, path) =>
      put(key, (await stat(path)).size, () => Readable.toWeb(createReadStream(path))),
    async *list(folder) {
      for (let next: string | undefined = ''; next !== undefined; ) {
        const from: string = next && `&continuation-token=${encodeURIComponent(next)}`;
        const answer = await ask(`?list-type=2&prefix=${folder}%2F${from}`, { method: 'GET' });
        const page = readS3Listing(await answer.text());
        yield* page.files;
        next = page.next;
      }
    },
    remove: async (key) => {
      await (await ask(key, { method: 'DELETE' })).body?.cancel();
    },
  };
}
