import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { AwsV4Signer } from 'aws4fetch';
import type { MediaFiles } from './media-files.ts';
import { mediaTypeOfKey } from './media-type-of-key.ts';

export interface S3Setting {
  /** Of the bucket, as in `https://bucket.example.com` or `http://127.0.0.1:9000/bucket`. */
  bucketUrl: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** `auto` where the store has none. */
  region: string;
}

/** Longest wait for the store's first answer, in milliseconds. */
const PATIENCE = 30_000;

/** Files in a bucket of any store that speaks S3, asked with signed requests (AWS signature 4). */
export function createS3MediaFiles(setting: S3Setting): MediaFiles {
  const { bucketUrl, accessKeyId, secretAccessKey, region } = setting;

  interface Asked {
    method: 'GET' | 'HEAD' | 'PUT';
    headers?: Record<string, string>;
    body?: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  }

  async function ask(key: string, { method, headers = {}, body }: Asked): Promise<Response> {
    const url = `${bucketUrl.replace(/\/$/, '')}/${key}`;
    const signer = new AwsV4Signer({
      method,
      url,
      // The body is sent as it streams in, so its hash can't be part of the signature.
      headers: { ...headers, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
    });
    const signed = await signer.sign();
    const answer = await fetch(signed.url, {
      method,
      headers: signed.headers,
      signal: AbortSignal.timeout(PATIENCE),
      ...(body ? { body, duplex: 'half' } : {}),
    });
    if (answer.ok || answer.status === 404) return answer;
    await answer.body?.cancel();
    throw new Error(`The object store answered ${answer.status} to ${method} ${key}.`);
  }

  async function sizeOf(key: string): Promise<number | undefined> {
    const answer = await ask(key, { method: 'HEAD' });
    return answer.ok ? Number(answer.headers.get('content-length')) : undefined;
  }

  async function send(key: string, size: number, body: Asked['body']): Promise<void> {
    const headers = { 'content-length': String(size), 'content-type': mediaTypeOfKey(key) };
    const answer = await ask(key, { method: 'PUT', headers, ...(body ? { body } : {}) });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The object store has no bucket at ${bucketUrl}.`);
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
      return {
        size: Number(whole ?? answer.headers.get('content-length')),
        body: answer.body as ReadableStream<Uint8Array>,
      };
    },
    put: async (key, bytes) => {
      if ((await sizeOf(key)) === undefined) await send(key, bytes.length, new Uint8Array(bytes));
    },
    putFile: async (key, path) => {
      if ((await sizeOf(key)) !== undefined) return;
      const body = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
      await send(key, (await stat(path)).size, body);
    },
  };
}
