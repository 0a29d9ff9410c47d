/**
 * The wall around use cases: the interface must call the API instead, and a folder of the core must not
 * import another folder's. The linter can only restrict names; this check finds the files that define use
 * cases.
 */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { filesUnder, inProject } from './project.mjs';

/** Matches calls of the functions in `core/use-case.ts` that define a use case. */
const definition = /\bdefine(?:Private)?(?:Read|Change|Task)[(<]/;

/** A factory of use cases, which defines none itself. */
const factory = 'src/core/content/content-use-cases.ts';

/** Modules of the core that contain or bind use cases without defining one. */
const alsoClosed = [
  'src/core/newsroom.ts',
  'src/core/back-office.ts',
  'src/core/second-factor-use-cases.ts',
  'src/core/content-kinds.ts',
  factory,
  'src/core/use-case.ts',
  'src/core/ports.ts',
];

const isCode = (/** @type {string} */ file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

/**
 * Returns the project path of an import; `undefined` for a package.
 * @param {string} from
 * @param {string} specifier
 */
function targetOf(from, specifier) {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  return undefined;
}

/** @param {string} text */
const importsIn = (text) =>
  [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].map(
    ([, specifier = '']) => specifier,
  );

/**
 * Returns the core folder of a file; '' for files directly in `src/core`.
 * @param {string} file
 */
const folderOf = (file) => /^src\/core\/([^/]+)\//.exec(file)?.[1] ?? '';

/**
 * Returns the imports that break the wall, as lines to print.
 * @param {ReadonlyMap<string, string>} texts of the files of core and interface, by path
 * @returns {string[]}
 */
export function holesAroundUseCases(texts) {
  const useCases = new Set(
    [...texts]
      .filter(([file, text]) => folderOf(file) !== '' && file !== factory && definition.test(text))
      .map(([file]) => file),
  );
  return [...texts].flatMap(([file, text]) =>
    importsIn(text).flatMap((specifier) => {
      const target = targetOf(file, specifier) ?? '';
      if (/^src\/(?:blocks|ui)\//.test(file)) {
        const isClosed = useCases.has(target) || alsoClosed.includes(target);
        return isClosed ? [`${file} may not import ${target}: the interface asks the API`] : [];
      }
      const isForeign = folderOf(file) !== '' && folderOf(file) !== folderOf(target);
      return isForeign && useCases.has(target)
        ? [`${file} may not import ${target}: a use case of another folder`]
        : [];
    }),
  );
}

/** Checks the project's files. */
export function holesInUseCaseWall() {
  const files = ['src/blocks', 'src/core', 'src/ui'].flatMap(filesUnder).filter(isCode);
  return holesAroundUseCases(
    new Map(files.map((file) => [file, readFileSync(inProject(file), 'utf8')])),
  );
}
