import { createReadStream, readdirSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';

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

/** By their addresses; what is not listed is not served, so no address leads elsewhere. */
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
      // A hash of the content is part of every name in that folder.
      cacheControl: address.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      ...(all.has(`${path}.br`) ? { brotli: fileAt(`${path}.br`) } : {}),
    });
  }
  return found;
}

const bodyOf = ({ path }: StaticFile): ReadableStream =>
  Readable.toWeb(createReadStream(path)) as ReadableStream;

function send(listed: Listed, { method, headers }: Request): Response {
  const takesBrotli = /\bbr\b/.test(headers.get('accept-encoding') ?? '');
  const brotli = takesBrotli ? listed.brotli : undefined;
  const file = brotli ?? listed;
  const always = {
    'cache-control': listed.cacheControl,
    etag: file.etag,
    ...(listed.brotli ? { vary: 'accept-encoding' } : {}),
  };
  if (headers.get('if-none-match') === file.etag) {
    return new Response(null, { status: 304, headers: always });
  }
  const described = {
    ...always,
    'content-type': listed.type,
    'content-length': String(file.size),
    ...(brotli ? { 'content-encoding': 'br' } : {}),
  };
  return new Response(method === 'HEAD' ? null : bodyOf(file), { headers: described });
}

/** Serves a folder as it is when this is called. `undefined` for an address that it doesn't have. */
export function createStaticFiles(folder: string): (request: Request) => Response | undefined {
  const files = listFiles(folder);
  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const listed = files.get(new URL(request.url).pathname);
    return listed && send(listed, request);
  };
}
