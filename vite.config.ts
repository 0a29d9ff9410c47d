import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { backOfficeChunks } from './scripts/back-office-chunks.ts';
import { preloadPageChunk } from './scripts/preload-page-chunk.ts';
import { refuseChunkCycles } from './scripts/refuse-chunk-cycles.ts';
import { scriptInHead } from './scripts/script-in-head.ts';
import { DEFAULT_LOCALE } from './src/core/locale/site-locale.ts';
import { needsScript } from './src/ui/words/errors-words.ts';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const backOfficeChunk = backOfficeChunks([fromHere('src/main/browser.tsx')]);

/** The browser edition: one client-side application, built into plain static files. */
export default defineConfig({
  root: fromHere('src/main'),
  publicDir: fromHere('public'),
  cacheDir: fromHere('node_modules/.cache/vite'),
  plugins: [react(), tailwindcss(), preloadPageChunk(), scriptInHead(), refuseChunkCycles()],
  // `%SITE_LOCALE%` and `%NEEDS_SCRIPT%` in index.html.
  define: {
    'import.meta.env.SITE_LOCALE': JSON.stringify(DEFAULT_LOCALE),
    'import.meta.env.NEEDS_SCRIPT': JSON.stringify(needsScript),
  },
  server: { fs: { allow: [fromHere('src'), fromHere('node_modules')] } },
  build: {
    outDir: fromHere('dist/browser'),
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    // Fonts and pictures stay files: inlined they would weigh on the first load of every page.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // `scripts/measure-bundle.mjs` limits the weight of pages instead.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: {
      input: {
        index: fromHere('src/main/index.html'),
        'shell-worker': fromHere('src/worker/shell-worker.ts'),
      },
      // Words of the catalogues come where they are used, without a name and a module in between.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      // What this edition loads at once, the other one loads on demand.
      checks: { ineffectiveDynamicImport: false },
      output: {
        // Registered by an address that stays.
        entryFileNames: ({ name }) =>
          name.endsWith('-worker') ? '[name].js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          // Modules outside a group stay where they are, or readers would load some of them with the back office.
          includeDependenciesRecursively: false,
          // Few files in place of hundreds: they compress better, and take fewer requests.
          groups: [
            { name: 'site', tags: ['$initial'], test: /^(?!.*\/src\/worker\/)/ },
            { name: backOfficeChunk, debugName: 'back office, shared', minShareCount: 2 },
          ],
        },
      },
    },
  },
});
