import { build } from 'vite';
import { inProject } from '../../../scripts/project.mjs';

/** Script that defines a global `name`: the exports of the module `entry`, a path in the project. */
export async function bundleScript(entry: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    // React reads it; a library is built without it.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: inProject(entry), formats: ['iife'], name },
    },
  });
  const [bundle] = [built].flat();
  const [chunk] = bundle && 'output' in bundle ? bundle.output : [];
  if (!chunk) throw new Error(`The script of ${entry} was not built.`);
  return chunk.code;
}
