import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDiskMediaFiles } from './disk-media-files.ts';
import { describeMediaFiles } from './media-files.contract.ts';
import { createS3MediaFiles } from './s3-media-files.ts';

const root = mkdtempSync(join(tmpdir(), 'daybreak-media-'));
const folderOfItsOwn = () => mkdtempSync(join(root, 'case-'));

describeMediaFiles('a folder', async () => {
  const folder = folderOfItsOwn();
  return { folder, files: createDiskMediaFiles(join(folder, 'media')) };
});

/** An S3 server on loopback, over real HTTP. */
let store: S3rver;
let address = '';

beforeAll(async () => {
  store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folderOfItsOwn(),
    configureBuckets: Array.from({ length: 20 }, (_, at) => ({ name: `case-${at}`, configs: [] })),
  });
  const { port } = await store.run();
  address = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await store.close();
  rmSync(root, { recursive: true, force: true });
});

let cases = 0;

function openBucket(patience?: number) {
  cases += 1;
  return createS3MediaFiles({
    bucketUrl: `${address}/case-${cases}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    region: 'auto',
    ...(patience === undefined ? {} : { patience }),
  });
}

describeMediaFiles('an S3 store', async () => ({ folder: folderOfItsOwn(), files: openBucket() }));

describe('timeouts of an S3 store', () => {
  const film = new Uint8Array(3_000_000).map((_, at) => at % 251);

  test('[media-patience] a film arrives whole however slow its reader is', async () => {
    // Longer than a busy machine needs for an answer, shorter than the reader takes.
    const files = openBucket(2000);
    await files.put('videos/film.mp4', film);
    const opened = await files.open('videos/film.mp4');
    const received: Uint8Array[] = [];
    const begun = performance.now();
    for await (const chunk of opened?.body ?? []) {
      received.push(chunk);
      await setTimeout(120);
    }
    expect(performance.now() - begun).toBeGreaterThan(2000);
    expect(Buffer.concat(received).equals(film)).toBe(true);
  });

  test('[media-patience] a store without progress is given up', async () => {
    const silent = createServer((_, answer) => {
      answer.writeHead(200, { 'content-length': '1000' });
      answer.write('begun');
    });
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const files = createS3MediaFiles({
      bucketUrl: `http://127.0.0.1:${port}/silent`,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      region: 'auto',
      patience: 100,
    });
    const opened = await files.open('videos/film.mp4');
    await expect(new Response(opened?.body).text()).rejects.toThrow('did not answer in time');
    silent.closeAllConnections();
    silent.close();
  });
});
