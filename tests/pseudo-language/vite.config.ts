import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig, type Plugin, parseSync, Visitor } from 'vite';
import { needsScript } from '#ui/words/errors-words.ts';
import site from '../../vite.config.ts';
import { pseudoWords } from './pseudo-words.ts';

const isCatalogue =
  /\/src\/(?:ui|core)\/words\/.*-words\.ts$|\/src\/core\/locale\/(?:age-words|reader-dates)\.ts$/;

interface Place {
  start: number;
  end: number;
}

/** Returns the places of a catalogue's texts in its source: strings but for keys and names of modules, and templates. */
function placesOfTexts(file: string, code: string): Place[] {
  const texts: Place[] = [];
  const names = new Set<number>();
  new Visitor({
    Property: ({ key }) => names.add(key.start),
    ImportDeclaration: ({ source }) => names.add(source.start),
    Literal: ({ value, start, end }) => {
      if (typeof value === 'string' && !names.has(start)) {
        texts.push({ start: start + 1, end: end - 1 });
      }
    },
    TemplateElement: ({ start, end }) => texts.push({ start, end }),
  }).visit(parseSync(file, code).program);
  return texts.sort((one, other) => one.start - other.start);
}

/** Puts the catalogues of the pseudo-language in the place of the English ones. */
const pseudoLanguage: Plugin = {
  name: 'pseudo-language',
  enforce: 'pre',
  transform(code, file) {
    if (!isCatalogue.test(file)) return undefined;
    let [made, at] = ['', 0];
    for (const { start, end } of placesOfTexts(file, code)) {
      made += code.slice(at, start) + pseudoWords(code.slice(start, end));
      at = end;
    }
    return { code: made + code.slice(at), map: null };
  },
  transformIndexHtml: (html) => html.replace('<html', '<html dir="rtl"'),
};

/** The browser edition in the pseudo-language, from right to left. */
export default defineConfig(
  mergeConfig(site, {
    plugins: [pseudoLanguage],
    define: { 'import.meta.env.NEEDS_SCRIPT': JSON.stringify(pseudoWords(needsScript)) },
    build: { outDir: fileURLToPath(new URL('../../.cache/pseudo-language', import.meta.url)) },
  }),
);
