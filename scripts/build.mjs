/**
 * `npm run build`: the browser edition as static files in dist/browser; the server edition's browser
 * files in dist/public and its program in dist/server.
 */
import { copyFileSync, cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { writeExportedFiles } from './exported-files.mjs';
import { measureBundle, pageScriptSize, sizeTable } from './measure-bundle.mjs';
import { prerenderFront } from './prerender-front.mjs';
import { filesUnder, hashOfFiles, inProject, isProgram, textOf } from './project.mjs';
import { runTool } from './run-tool.mjs';
import { runCommand, setUp } from './set-up.mjs';

const site = inProject('dist/browser');
const stamp = inProject('dist/build.stamp');

const compressible = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
]);

/** Returns a hash of all sources of a build. */
function hashOfSources() {
  const sources = ['src', 'public']
    .flatMap(filesUnder)
    .filter((file) => !/\.(test|contract)\.tsx?$|\.md$/.test(file));
  return hashOfFiles([
    ...sources,
    'package-lock.json',
    'vite.config.ts',
    'vite.export.config.ts',
    'vite.public.config.ts',
    'vite.server.config.ts',
    'scripts/build.mjs',
    'scripts/draw-shared-pictures.mjs',
    'scripts/exported-files.mjs',
    'scripts/preload-page-chunk.ts',
    'scripts/prerender-front.mjs',
    'scripts/script-in-head.ts',
  ]);
}

/** Writes the files that make static hosts answer every address with the page. */
function writeHostFiles() {
  copyFileSync(`${site}/index.html`, `${site}/404.html`);
  writeFileSync(`${site}/_redirects`, '/* /index.html 200\n');
}

/**
 * Compresses files once instead of per request; omits results that aren't smaller.
 * @param {string} folder
 */
function writeCompressedForms(folder) {
  for (const file of filesUnder(folder)) {
    if (!compressible.has(extname(file))) continue;
    const content = readFileSync(inProject(file));
    const compressed = brotliCompressSync(content);
    if (compressed.length < content.length) writeFileSync(inProject(`${file}.br`), compressed);
  }
}

/** @param {string[]} options */
async function runVite(...options) {
  const { code, output } = await runTool('vite', ['build', '--logLevel', 'warn', ...options], {
    // A test runner sets NODE_ENV to `test`; the build is always for production.
    env: { NODE_ENV: 'production' },
  });
  if (output.trim()) console.log(output.trim());
  if (code !== 0) throw new Error('The build failed.');
}

/**
 * Moves Vite's manifest out of the published folder; it is for measuring and rendering.
 * @param {'browser' | 'public'} name
 */
function moveManifest(name) {
  renameSync(
    inProject('dist', name, '.vite/manifest.json'),
    inProject(`dist/${name}-manifest.json`),
  );
  rmSync(inProject('dist', name, '.vite'), { recursive: true });
}

async function buildBrowserEdition() {
  await runVite();
  moveManifest('browser');
  await runVite('--config', 'vite.export.config.ts');
}

async function buildServerEdition() {
  await runVite('--config', 'vite.public.config.ts');
  moveManifest('public');
  writeCompressedForms('dist/public');
  await runVite('--config', 'vite.server.config.ts');
  const beside = {
    'src/storage/sql/schema/migrations': 'dist/server/migrations',
    'src/server/share/fonts': 'dist/server/fonts',
  };
  for (const [from, to] of Object.entries(beside))
    cpSync(inProject(from), inProject(to), { recursive: true });
}

/** Builds both editions unconditionally. */
export async function build() {
  const sources = hashOfSources();
  rmSync(stamp, { force: true });
  await buildBrowserEdition();
  await buildServerEdition();
  // Before the front is written, which is for the homepage alone.
  writeHostFiles();
  await prerenderFront();
  writeCompressedForms('dist/browser');
  // Imported here: on a fresh clone, its package is installed only when this program runs.
  const { drawSharedPictures } = await import('./draw-shared-pictures.mjs');
  await drawSharedPictures([site, inProject('dist/public')]);
  writeExportedFiles();
  writeFileSync(stamp, sources);
  console.log(sizeTable(measureBundle(), pageScriptSize()));
}

/** Builds if a source has changed since the last build. */
export async function buildIfStale() {
  if (textOf(stamp) === hashOfSources()) return;
  console.log('Building both editions.');
  await build();
}

if (isProgram(import.meta.url)) {
  await runCommand(async () => {
    setUp();
    await build();
  });
}
