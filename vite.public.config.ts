import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const sharedWithPages =
  /preload-helper|ui\/kit\/(stores\/(theme|toast-store)|design\/play-where-motion-is-wanted)\.ts|published-label\.ts|page\/follow-changes\.ts/;

/** What browsers load on the server edition: the pages' script, the back office, the look. */
export default defineConfig({
  root: fromHere('src/main'),
  publicDir: fromHere('public'),
  cacheDir: fromHere('node_modules/.cache/vite-public'),
  plugins: [react(), tailwindcss()],
  build: {
    outDir: fromHere('dist/public'),
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        page: fromHere('src/main/page.ts'),
        admin: fromHere('src/main/admin.tsx'),
        styles: fromHere('src/ui/kit/styles.css'),
        fonts: fromHere('src/ui/kit/fonts.css'),
        'push-worker': fromHere('src/worker/push-worker.ts'),
      },
      output: {
        // A service worker is registered by an address that stays.
        entryFileNames: ({ name }) =>
          name === 'push-worker' ? '[name].js' : 'assets/[name]-[hash].js',
        // What the script of every page shares with islands and back office, in one file.
        codeSplitting: {
          groups: [{ name: 'shared', test: sharedWithPages }],
        },
      },
    },
  },
});
