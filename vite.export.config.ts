import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * What exports the site of the browser edition: a bundle apart, since what it shares with the pages would come with the first
 * load of every reader.
 */
export default defineConfig({
  root: fromHere('src/main'),
  publicDir: false,
  cacheDir: fromHere('node_modules/.cache/vite-export'),
  plugins: [react()],
  build: {
    outDir: fromHere('dist/browser/exported'),
    target: 'baseline-widely-available',
    reportCompressedSize: false,
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: {
      input: fromHere('src/main/export-site-in-page.ts'),
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: 'export-site.js', codeSplitting: false },
    },
  },
});
