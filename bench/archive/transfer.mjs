/**
 * Fetches or sends an archive in a process of its own, so that whoever measures beside it isn't held up:
 * `export|import <origin> <cookie> <file>`. Prints the answer of an import.
 */
import { createWriteStream, openAsBlob } from 'node:fs';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const [what, origin = '', cookie = '', file = ''] = process.argv.slice(2);
const address = `${origin}/api/admin/archive`;

if (what === 'export') {
  const answer = await fetch(address, { headers: { cookie } });
  if (!answer.ok || !answer.body) throw new Error(await answer.text());
  const body = /** @type {import('node:stream/web').ReadableStream} */ (answer.body);
  await pipeline(Readable.fromWeb(body), createWriteStream(file));
} else {
  const body = await openAsBlob(file);
  const headers = { cookie, 'content-type': 'application/zip' };
  const answer = await fetch(address, { method: 'POST', headers, body });
  console.log(await answer.text());
  if (!answer.ok) process.exitCode = 1;
}
