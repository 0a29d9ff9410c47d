/**
 * Downloads or uploads an archive in a separate process, so that it doesn't affect measurements:
 * `export|import <origin> <cookie> <file>`. Prints the answer to an import.
 */
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { request } from 'node:http';
import process from 'node:process';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

const [what, origin = '', cookie = '', file = ''] = process.argv.slice(2);
const address = `${origin}/api/admin/archive`;

if (what === 'export') {
  const answer = await fetch(address, { headers: { cookie } });
  if (!answer.ok || !answer.body) throw new Error(await answer.text());
  const body = /** @type {import('node:stream/web').ReadableStream} */ (answer.body);
  await pipeline(Readable.fromWeb(body), createWriteStream(file));
} else {
  // `fetch` times out if the answer takes longer than five minutes to begin.
  const { size } = await stat(file);
  const headers = { cookie, 'content-type': 'application/zip', 'content-length': size };
  const asking = request(address, { method: 'POST', headers });
  const answered = once(asking, 'response');
  await pipeline(createReadStream(file), asking);
  const [answer] = await answered;
  console.log(await text(answer));
  if (answer.statusCode !== 200) process.exitCode = 1;
}
