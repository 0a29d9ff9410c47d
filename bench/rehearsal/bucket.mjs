/** An object store with the bucket `media`: `node bucket.mjs {port} {folder}`. */
import process from 'node:process';
import S3rver from 's3rver';

const [port = '0', directory = ''] = process.argv.slice(2);
await new S3rver({
  port: Number(port),
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name: 'media', configs: [] }],
}).run();
