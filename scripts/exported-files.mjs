/** Lists the built files that an exported site needs, and gives them to both editions. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { filesUnder, inProject } from './project.mjs';

/** Programs that nothing in an exported site loads. */
const left = /^(?:offline-worker|push-worker)\.js$|^manifest\.webmanifest$|\.br$/;

/**
 * Files of the entries of exported pages, and of all that these import.
 * @param {Record<string, { file: string, imports?: string[], dynamicImports?: string[], css?: string[], assets?: string[] }>} manifest
 */
function builtFiles(manifest) {
  const entries = Object.keys(manifest).filter((source) =>
    /^exported-page\.ts$|\.island\.tsx$|\/(?:styles|fonts)\.css$/.test(source),
  );
  const sources = new Set(entries);
  for (const source of sources) {
    const { imports = [], dynamicImports = [] } = manifest[source] ?? {};
    for (const imported of [...imports, ...dynamicImports]) sources.add(imported);
  }
  return new Set(
    [...sources].flatMap((source) => {
      const { file, css = [], assets = [] } = manifest[source] ?? { file: '' };
      return [file, ...css, ...assets];
    }),
  );
}

/**
 * Writes `dist/exported-files.json`, the list. The browser edition gets it too, under `exported/`, with Vite's manifest and the
 * assets; the other files are its own.
 */
export function writeExportedFiles() {
  const manifestFile = inProject('dist/public-manifest.json');
  const built = builtFiles(JSON.parse(readFileSync(manifestFile, 'utf8')));
  const files = filesUnder('dist/public')
    .map((file) => file.replace(/^dist\/public\//, ''))
    .filter((file) => !left.test(file) && (!file.startsWith('assets/') || built.has(file)));
  const list = JSON.stringify(files);
  writeFileSync(inProject('dist/exported-files.json'), list);
  const beside = inProject('dist/browser/exported');
  for (const file of files.filter((one) => one.startsWith('assets/')))
    cpSync(inProject('dist/public', file), `${beside}/${file}`);
  writeFileSync(`${beside}/files.json`, list);
  cpSync(manifestFile, `${beside}/manifest.json`);
}
