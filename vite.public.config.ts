import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { backOfficeChunks } from './scripts/back-office-chunks.ts';
import { filesUnder } from './scripts/project.mjs';
import { refuseChunkCycles } from './scripts/refuse-chunk-cycles.ts';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** By its name, each island's file: pages carry the addresses of what they may wake. */
const islands = new Map<string, string>();
for (const file of ['src/blocks', 'src/ui'].flatMap(filesUnder)) {
  const [, name] = /([^/]+)\.island\.tsx$/.exec(file) ?? [];
  if (name === undefined) continue;
  if (islands.has(name)) throw new Error(`Two islands have the name ${name}.`);
  islands.set(name, fromHere(file));
}

const sharedWithPages =
  /preload-helper|ui\/kit\/behaviours\/(?!close-|head-script)|push\/(prompt-memory|current-subscription)|stores\/stored-text\.ts|published-label\.ts|locale\/(reader-dates|age-words)\.ts|main\/page\/(follow-changes|entry|early-events|islands|load-whole-look|regions)\.ts/;

const inputs = {
  ...Object.fromEntries(islands),
  page: fromHere('src/main/page.ts'),
  'exported-page': fromHere('src/main/exported-page.ts'),
  admin: fromHere('src/main/admin.tsx'),
  styles: fromHere('src/ui/kit/styles.css'),
  fonts: fromHere('src/ui/kit/fonts.css'),
  'push-worker': fromHere('src/worker/push-worker.ts'),
  'offline-worker': fromHere('src/worker/offline-worker.ts'),
};

const { admin: _, ...others } = inputs;
const backOfficeChunk = backOfficeChunks(Object.values(others));

/** What browsers load on the server edition: the pages' script, the back office, the look. */
export default defineConfig({
  root: fromHere('src/main'),
  publicDir: fromHere('public'),
  cacheDir: fromHere('node_modules/.cache/vite-public'),
  plugins: [react(), tailwindcss(), refuseChunkCycles()],
  build: {
    outDir: fromHere('dist/public'),
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      // What the back office loads at once, the server loads on demand.
      checks: { ineffectiveDynamicImport: false },
      // The page's script imports islands by address, which the bundler does not see.
      preserveEntrySignatures: 'allow-extension',
      input: inputs,
      output: {
        // Service workers are registered by addresses that stay.
        entryFileNames: ({ name }) =>
          name.endsWith('-worker') ? '[name].js' : 'assets/[name]-[hash].js',
        // The script of every page names chunks, and hashes don't compress: short ones of few characters.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        hashCharacters: 'base36',
        // What the script of every page shares with islands and back office, in one file.
        codeSplitting: {
          groups: [
            { name: 'shared', test: sharedWithPages },
            { name: backOfficeChunk, debugName: 'back office, at first', tags: ['$initial'] },
            { name: backOfficeChunk, debugName: 'back office, shared', minShareCount: 2 },
          ],
          // Dependencies that islands import, too, stay in chunks of their own.
          includeDependenciesRecursively: false,
        },
      },
    },
  },
});
