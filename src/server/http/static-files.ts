import { createReadStream, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { encodingFor } from './encoding.ts';
import { type ByteRange, readRange } from './read-range.ts';
import { type ReadyAnswer, readyAnswer, unlessKnown } from './ready-answer.ts';

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

interface StaticFile {
  path: string;
  size: number;
  etag: string;
}

interface Listed extends StaticFile {
  type: string;
  cacheControl: string;
  brotli?: StaticFile;
}

function fileAt(path: string): StaticFile {
  const { size, mtimeMs } = statSync(path);
  return { path, size, etag: `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"` };
}

/** Lists a folder's files by address; only listed files are served, so paths can't escape the folder. */
function listFiles(folder: string): Map<string, Listed> {
  const found = new Map<string, Listed>();
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const all = new Set(paths);
  for (const path of paths) {
    const type = contentTypes[extname(path)];
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    if (!type || address.includes('/.')) continue;
    found.set(address, {
      ...fileAt(path),
      type,
      // File names in that folder contain a hash of the content.
      cacheControl: address.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      ...(all.has(`${path}.br`) ? { brotli: fileAt(`${path}.br`) } : {}),
    });
  }
  return found;
}

const bodyOf = ({ path }: StaticFile, range?: ByteRange): ReadableStream =>
  Readable.toWeb(createReadStream(path, range)) as ReadableStream;

const formFor = (listed: Listed, accepted: string | null | undefined): StaticFile =>
  (encodingFor(accepted) === 'br' ? listed.brotli : undefined) ?? listed;

const headersFor = (listed: Listed, file: StaticFile): Record<string, string> => ({
  'cache-control': listed.cacheControl,
  etag: file.etag,
  ...(listed.brotli ? { vary: 'accept-encoding' } : {}),
  'content-type': listed.type,
  'content-length': String(file.size),
  ...(listed.brotli ? {} : { 'accept-ranges': 'bytes' }),
  ...(file === listed.brotli ? { 'content-encoding': 'br' } : {}),
});

/** Answers with a part of a file, which is never compressed; `undefined` if the whole is to be sent. */
function sendPart(listed: Listed, { method, headers }: Request): Response | undefined {
  if (method !== 'GET') return undefined;
  const range = readRange(headers.get('range') ?? undefined, listed.size);
  // A part of another state of the file would not fit to what the browser has: our marks are weak ones.
  if (range === undefined || headers.has('if-range')) return undefined;
  const sent = { ...headersFor(listed, listed), 'accept-ranges': 'bytes' };
  if (range === null) {
    const none = { ...sent, 'content-length': '0', 'content-range': `bytes */${listed.size}` };
    return new Response(null, { status: 416, headers: none });
  }
  return new Response(bodyOf(listed, range), {
    status: 206,
    headers: {
      ...sent,
      'content-length': String(range.end - range.start + 1),
      'content-range': `bytes ${range.start}-${range.end}/${listed.size}`,
    },
  });
}

function send(listed: Listed, request: Request): Response {
  const part = sendPart(listed, request);
  if (part) return part;
  const { method, headers } = request;
  const file = formFor(listed, headers.get('accept-encoding'));
  const ready = readyAnswer(200, headersFor(listed, file), new Uint8Array());
  const { status, headers: sent } = unlessKnown(ready, headers.get('if-none-match'));
  return new Response(status === 304 || method === 'HEAD' ? null : bodyOf(file), {
    status,
    headers: sent,
  });
}

/** Largest file kept in memory, in bytes. */
const LARGEST_KEPT = 262_144;

export interface StaticFiles {
  /** Answers a request; `undefined` for an unknown address. */
  answer: (request: Request) => Response | undefined;
  /** Returns the answer from memory: small files only, after their first request. */
  ready: (incoming: IncomingMessage) => ReadyAnswer | undefined;
}

/**
 * Serves the folder as it is now, but not the addresses in `made`, which routes answer. `headersOf` returns additional
 * headers for a content type.
 */
export function createStaticFiles(
  folder: string,
  headersOf: (type: string) => Readonly<Record<string, string>>,
  made: readonly string[] = [],
): StaticFiles {
  const files = listFiles(folder);
  for (const address of made) files.delete(address);
  const kept = new Map<string, ReadyAnswer>();
  const reading = new Set<string>();

  /** Loads a file into memory; a failed read is retried with the next request. */
  function keep(key: string, listed: Listed, file: StaticFile): void {
    if (file.size > LARGEST_KEPT || reading.has(key)) return;
    reading.add(key);
    readFile(file.path).then(
      (bytes) => {
        // The file was rebuilt since the folder was listed.
        if (bytes.byteLength !== file.size) return;
        const headers = { ...headersOf(listed.type), ...headersFor(listed, file) };
        kept.set(key, readyAnswer(200, headers, bytes));
      },
      () => reading.delete(key),
    );
  }

  return {
    answer: (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
      const listed = files.get(new URL(request.url).pathname);
      return listed && send(listed, request);
    },
    ready: ({ method, url, headers }) => {
      const isWhole = (method === 'GET' || method === 'HEAD') && headers.range === undefined;
      const listed = isWhole && url ? files.get(url) : undefined;
      if (!listed) return undefined;
      const file = formFor(listed, headers['accept-encoding'] as string | undefined);
      const ready = kept.get(file.path);
      if (!ready) keep(file.path, listed, file);
      return ready;
    },
  };
}
