import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll } from 'vitest';
import { createDiskMediaFiles } from './disk-media-files.ts';
import { describeMediaFiles } from './media-files.contract.ts';
import { createS3MediaFiles } from './s3-media-files.ts';

const root = mkdtempSync(join(tmpdir(), 'daybreak-media-'));
const folderOfItsOwn = () => mkdtempSync(join(root, 'case-'));

describeMediaFiles('a folder', async () => {
  const folder = folderOfItsOwn();
  return { folder, files: createDiskMediaFiles(join(folder, 'media')) };
});

/** Speaks S3 on loopback, over real HTTP. */
let store: S3rver;
let address = '';

beforeAll(async () => {
  store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folderOfItsOwn(),
    configureBuckets: [{ name: 'daybreak', configs: [] }],
  });
  const { port } = await store.run();
  address = `http://127.0.0.1:${port}/daybreak`;
});

afterAll(async () => {
  await store.close();
  rmSync(root, { recursive: true, force: true });
});

let cases = 0;

describeMediaFiles('an S3 store', async () => {
  cases += 1;
  const files = createS3MediaFiles({
    bucketUrl: `${address}/case-${cases}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    region: 'auto',
  });
  return { folder: folderOfItsOwn(), files };
});
