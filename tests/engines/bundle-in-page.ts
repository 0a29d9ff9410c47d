import { build } from 'vite';
import { inProject } from '../../scripts/project.mjs';

/** Script that defines `inPage`, the exports of `in-page.ts`. */
export async function bundleInPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: inProject('tests/engines/in-page.ts'), formats: ['iife'], name: 'inPage' },
    },
  });
  const [bundle] = [built].flat();
  const [chunk] = bundle && 'output' in bundle ? bundle.output : [];
  if (!chunk) throw new Error('The script that finds elements was not built.');
  return chunk.code;
}
