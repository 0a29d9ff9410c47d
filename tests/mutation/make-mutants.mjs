import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { filesUnder, inProject } from '../../scripts/project.mjs';
import { npm } from '../../scripts/set-up.mjs';
import { mutatedCore } from './mutation-files.mjs';

/**
 * @typedef {{ id: string, fileName: string, mutatorName: string, replacement: string,
 *   location: { start: { line: number } }, status?: string }} Mutant `line` counts from 0
 * @typedef {{ files: { name: string, content: string }[], mutants: Mutant[] }} Mutated
 */

const maker = inProject(
  'tests/mutation/node_modules/@stryker-mutator/instrumenter/dist/src/index.js',
);

/**
 * Mutates the files of a folder of the core, except tests and samples, and writes the mutated code
 * for the run.
 * @param {string} folder relative to the project
 * @returns {Promise<Mutant[]>}
 */
export async function makeMutants(folder) {
  if (!existsSync(maker)) {
    console.log('Installing what makes the mutants.');
    if (npm(['ci', '--ignore-scripts'], 'tests/mutation') !== 0) throw new Error('npm failed.');
  }
  const { Instrumenter } = await import(pathToFileURL(maker).href);
  const names = filesUnder(folder).filter(
    (name) => name.endsWith('.ts') && !/\.test\.|\/sample/.test(name),
  );
  const quiet = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };
  /** @type {Mutated} */
  const made = await new Instrumenter(quiet).instrument(
    names.map((name) => ({ name, mutate: true, content: readFileSync(inProject(name), 'utf8') })),
    // String literals stay: journeys check words against the specification, the compiler checks
    // names.
    { plugins: null, ignorers: [], excludedMutations: ['StringLiteral'] },
  );
  const texts = made.files.map(({ name, content }) => [name, content]);
  writeFileSync(mutatedCore, JSON.stringify(Object.fromEntries(texts)));
  return made.mutants.filter(({ status }) => status !== 'Ignored');
}
