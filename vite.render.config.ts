import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The server edition's rendering as one file for Node: all that holds JSX, and React with it. */
export default defineConfig({
  root: fromHere('src/server/render'),
  publicDir: false,
  cacheDir: fromHere('node_modules/.cache/vite-render'),
  plugins: [react()],
  ssr: { noExternal: true },
  // Otherwise React comes twice, and chooses its slow form wherever Node is told nothing.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: fromHere('src/server/render/render.tsx'),
    outDir: fromHere('dist/server'),
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
