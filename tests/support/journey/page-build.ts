import { filesUnder } from '../../../scripts/project.mjs';

const file = (name: string) => ({ file: `assets/${name}` });

const islands = ['src/blocks', 'src/ui']
  .flatMap(filesUnder)
  .filter((source) => source.endsWith('.island.tsx'));

/** Manifest and file contents of a build, for tests that render pages without building. */
export const pageBuild = {
  manifest: {
    'page.ts': { ...file('page.js'), imports: ['_shared.js'] },
    '_shared.js': file('shared.js'),
    ...Object.fromEntries(islands.map((source) => [source, file('island.js')])),
    'admin.tsx': file('admin.js'),
    '../ui/kit/styles.css': file('styles.css'),
    '../ui/kit/fonts.css': file('fonts.css'),
    '../ui/kit/fonts/newsreader-latin.woff2': file('newsreader.woff2'),
    '../ui/kit/fonts/schibsted-grotesk-latin.woff2': file('schibsted.woff2'),
  },
  readBuilt: (address: string) =>
    address === '/assets/fonts.css'
      ? '@font-face{font-family:Newsreader;src:url(/assets/newsreader.woff2)}'
      : '.wrap{max-width:81rem}.of-no-page{color:red}',
};
