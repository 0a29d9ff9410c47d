import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

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
    // What it would add to the script of every page weighs more than the round trip it saves.
    modulePreload: false,
    rolldownOptions: {
      input: {
        page: fromHere('src/main/page.ts'),
        admin: fromHere('src/main/admin.tsx'),
        styles: fromHere('src/ui/kit/styles.css'),
      },
    },
  },
});
