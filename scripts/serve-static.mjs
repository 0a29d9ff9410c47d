import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { inProject, isProgram } from './project.mjs';

/** @type {Record<string, string>} */
const contentTypes = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Precompressed files that a build may leave beside a file, smallest first. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];

/**
 * Returns the path of a request; `undefined` if it can't be decoded, leaves the folder or is hidden.
 * @param {string} folder
 * @param {string} address
 */
function filePath(folder, address) {
  try {
    const path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
    if (path.includes('\0') || path.split(/[\\/]/).some((part) => part.startsWith('.'))) return;
    const absolute = resolve(join(folder, path));
    return absolute === folder || absolute.startsWith(folder + sep) ? absolute : undefined;
  } catch {
    return;
  }
}

/** @param {string} path */
const fileAt = (path) => {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat?.isFile() ? { path, stat } : undefined;
};

/**
 * Selects the answer to a request. The site routes in the page, so addresses without a file get the page;
 * those that look like a missing file get it with status 404, so that people see the site's error page
 * and browsers see the failure.
 * @param {string} folder
 * @param {string} address
 */
function answerTo(folder, address) {
  const path = filePath(folder, address);
  const page = join(folder, 'index.html');
  if (path === undefined) return { status: 404, file: fileAt(page) };
  const file = fileAt(path);
  if (file) return { status: 200, file };
  return { status: extname(path) in contentTypes ? 404 : 200, file: fileAt(page) };
}

/**
 * Selects the answer as hosts of static files do: the page in a folder, whose address ends in a slash.
 * @param {string} folder
 * @param {string} address
 */
function answerOfSite(folder, address) {
  const path = filePath(folder, address);
  const file = path === undefined ? undefined : fileAt(path);
  if (file) return { status: 200, file };
  const page = path === undefined ? undefined : fileAt(join(path, 'index.html'));
  if (!page) return { status: 404, file: fileAt(join(folder, '404.html')) };
  const { pathname, search } = new URL(address, 'http://localhost');
  return pathname.endsWith('/')
    ? { status: 200, file: page }
    : { status: 301, file: page, location: `${pathname}/${search}` };
}

/**
 * Returns a precompressed variant that the browser accepts and that is up to date, or the file.
 * @param {{ path: string, stat: import('node:fs').Stats }} file
 * @param {string} accepted
 */
function encodedForm(file, accepted) {
  for (const { name, suffix } of encodings) {
    if (!accepted.includes(name)) continue;
    const form = fileAt(file.path + suffix);
    if (form && form.stat.mtimeMs >= file.stat.mtimeMs) return { ...form, encoding: name };
  }
  return { ...file, encoding: undefined };
}

/**
 * @param {{ folder: string, isSite: boolean }} served
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function answer({ folder, isSite }, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  /** @type {{ status: number, file: ReturnType<typeof fileAt>, location?: string }} */
  const { status, file, location } = (isSite ? answerOfSite : answerTo)(folder, request.url ?? '/');
  if (location !== undefined) {
    response.writeHead(status, { location }).end();
    return;
  }
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  const form = encodedForm(file, String(request.headers['accept-encoding'] ?? ''));
  const tag = `W/"${form.stat.size.toString(36)}-${Math.trunc(form.stat.mtimeMs).toString(36)}"`;
  // File names in that folder contain a hash of the content.
  const isHashed = file.path.startsWith(join(folder, 'assets') + sep);
  const headers = {
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: tag,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  };
  if (status === 200 && request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, {
    ...headers,
    'content-type': contentTypes[extname(file.path)] ?? 'application/octet-stream',
    'content-length': form.stat.size,
    ...(form.encoding ? { 'content-encoding': form.encoding } : {}),
  });
  if (request.method === 'HEAD') response.end();
  else
    createReadStream(form.path)
      .on('error', () => response.destroy())
      .pipe(response);
}

/**
 * Serves a folder of static files to this machine alone.
 * @param {{ folder?: string, port: number, strict?: boolean, isSite?: boolean }} options `port`: 0 for any free one;
 *   `strict`: fail when the port is taken, rather than take the next free one; `isSite`: an exported site, each page of
 *   which is a file, rather than the browser edition
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export function serveStatic({
  folder = inProject('dist/browser'),
  port,
  strict = false,
  isSite = false,
}) {
  const served = { folder: resolve(folder), isSite };
  const server = createServer((request, response) => answer(served, request, response));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return new Promise((settle, refuse) => {
    let wanted = port;
    server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const mayTryNext = error.code === 'EADDRINUSE' && !strict && wanted < port + 50;
      if (!mayTryNext) return refuse(error);
      wanted += 1;
      server.listen(wanted, '127.0.0.1');
    });
    server.on('listening', () => {
      const bound = server.address();
      const taken = typeof bound === 'object' && bound ? bound.port : wanted;
      settle({ address: `http://127.0.0.1:${taken}`, close });
    });
    server.listen(wanted, '127.0.0.1');
  });
}

/**
 * Closes a server on termination signals.
 * @param {{ close: () => void }} server
 */
export function closeOnSignal({ close }) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, close);
}

if (isProgram(import.meta.url)) {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '4173' }, folder: { type: 'string' } },
  });
  const server = await serveStatic({
    port: Number(values.port),
    strict: true,
    ...(values.folder ? { folder: values.folder } : {}),
  });
  closeOnSignal(server);
  console.log(server.address);
}
