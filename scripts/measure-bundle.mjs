import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { NOT_FOUND_MODULE, pageModules } from './page-modules.mjs';
import { inProject } from './project.mjs';

/** Largest first load of a reader's page, in bytes compressed with Brotli. */
export const sizeLimits = { js: 191_200, css: 20_000 };

/**
 * Largest total of the scripts that a reader's page loads on the server edition before any interaction,
 * in the same unit. Below the goal of 6,000: the hashes in the names of chunks compress to some 30 bytes more or less.
 */
export const PAGE_SCRIPT_LIMIT = 5950;

/**
 * @typedef {object} Chunk the properties of a chunk in Vite's manifest that are used here
 * @property {string} file
 * @property {boolean} [isEntry]
 * @property {string[]} [imports]
 * @property {string[]} [css]
 *
 * @typedef {object} PageSize
 * @property {string} page the source of the page's own chunk
 * @property {number} js bytes, compressed
 * @property {number} css bytes, compressed
 */

/** @type {Map<string, number>} */
const sizes = new Map();

/**
 * Returns the compressed size of a built file, in bytes.
 * @param {string} file relative to the built site
 * @param {'browser' | 'public'} site
 */
export function compressedSize(file, site = 'browser') {
  const path = inProject('dist', site, file);
  let size = sizes.get(path);
  if (size === undefined) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    size = brotliCompressSync(readFileSync(path), { params }).length;
    sizes.set(path, size);
  }
  return size;
}

/**
 * @param {'browser' | 'public'} site
 * @returns {Record<string, Chunk>}
 */
const manifestOf = (site) =>
  JSON.parse(readFileSync(inProject(`dist/${site}-manifest.json`), 'utf8'));

/** Scripts of readers' pages: of a server's, and of an exported site's. */
const pageScripts = ['page.ts', 'exported-page.ts'];

/** Returns the total size of the scripts of a reader's page on the server edition or in an exported site, in bytes: the larger one. */
export function pageScriptSize() {
  const manifest = manifestOf('public');
  const sizes = pageScripts.map((script) => {
    const chunks = [...staticClosure(manifest, [script])].flatMap((name) => manifest[name] ?? []);
    if (chunks.length === 0) throw new Error(`The build has no ${script}.`);
    return chunks.reduce((sum, { file }) => sum + compressedSize(file, 'public'), 0);
  });
  return Math.max(...sizes);
}

/**
 * The chunks and all their static imports.
 * @param {Record<string, Chunk>} manifest
 * @param {string[]} names
 */
function staticClosure(manifest, names) {
  /** @type {Set<string>} */
  const closure = new Set();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (closure.has(name)) continue;
    closure.add(name);
    waiting.push(...(manifest[name]?.imports ?? []));
  }
  return closure;
}

/**
 * Total size of the chunks of a page.
 * @param {Record<string, Chunk>} manifest
 * @param {string} page
 * @param {string[]} names
 * @returns {PageSize}
 */
function sizeOf(manifest, page, names) {
  const chunks = [...staticClosure(manifest, names)].flatMap((name) => manifest[name] ?? []);
  const css = new Set(chunks.flatMap((chunk) => chunk.css ?? []));
  /** @param {Iterable<string>} files */
  const total = (files) => [...files].reduce((sum, file) => sum + compressedSize(file), 0);
  return { page, js: total(chunks.map((chunk) => chunk.file)), css: total(css) };
}

/** Addresses of the back office's own chunks in the browser edition. */
export const backOfficeFiles = () =>
  Object.entries(manifestOf('browser')).flatMap(([name, { file }]) =>
    name.includes('ui/admin/') ? [`/${file}`] : [],
  );

/**
 * Measures the first load of each reader page: the entry, the page's chunk and their static imports.
 * Excludes chunks loaded on interaction, and the back office.
 * @returns {PageSize[]} the largest first
 */
export function measureBundle() {
  const manifest = manifestOf('browser');
  const entry = 'index.html';
  if (!manifest[entry]) throw new Error("The build's manifest names no entry.");
  return [...Object.values(pageModules()), NOT_FOUND_MODULE]
    .map((module) => {
      const page = Object.keys(manifest).find((name) => name.endsWith(`ui/${module}`));
      if (!page) throw new Error(`The build has no chunk for the page ${module}.`);
      return sizeOf(manifest, module, [entry, page]);
    })
    .sort((one, other) => other.js - one.js);
}

/** @param {PageSize} size */
export const isWithinLimits = (size) => size.js <= sizeLimits.js && size.css <= sizeLimits.css;

/** @param {number} bytes */
const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(7);

/**
 * Formats the sizes as a table.
 * @param {PageSize[]} pages
 * @param {number} script of a page of the server edition
 */
export function sizeTable(pages, script) {
  const width = Math.max(...pages.map(({ page }) => page.length));
  return [
    'First load of each reader page, in KB compressed with brotli:',
    ...pages.map((size) => {
      const verdict = isWithinLimits(size) ? '' : '  too large';
      return `  ${size.page.padEnd(width)} ${kilobytes(size.js)} JS ${kilobytes(size.css)} CSS${verdict}`;
    }),
    `  ${'at most'.padEnd(width)} ${kilobytes(sizeLimits.js)} JS ${kilobytes(sizeLimits.css)} CSS`,
    'The script of a reader page on the server edition:',
    `  ${'page.ts'.padEnd(width)} ${kilobytes(script)} JS, at most${kilobytes(PAGE_SCRIPT_LIMIT)}`,
  ].join('\n');
}
