import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * A line of `covers`: a test, with the mutants that it reaches.
 * @typedef {object} Cover
 * @property {string} test empty for code that runs while modules load
 * @property {string} file
 * @property {number} milliseconds
 * @property {string[]} mutants
 * @property {boolean} isSound the test passes without a mutant; otherwise it cannot judge any
 *
 * A line of `verdicts`: the result of a test for the mutants that ran in it.
 * @typedef {object} Verdict
 * @property {string} test
 * @property {string} name
 * @property {string[]} killed
 * @property {string[]} survived
 * @property {boolean} isDisturbed a run without a mutant failed, first or last: the verdict is void
 */

/** @param {string} name */
const inFolder = (name) => fileURLToPath(new URL(`../../.cache/mutation/${name}`, import.meta.url));

/** Mutated code of the core, by path. */
export const mutatedCore = inFolder('core.json');

/** Mutants to run in each test. */
export const plan = inFolder('plan.json');

/** Report of the mutants that survived. */
export const survivorList = inFolder('survivors.txt');

export const covers = inFolder('covers.jsonl');
export const verdicts = inFolder('verdicts.jsonl');

/**
 * File with the mutant that a thread is running; names the culprit if the run hangs.
 * @param {number} thread
 */
export const attemptOf = (thread) => inFolder(`attempt-${thread}`);

/** @param {string} file @param {Cover | Verdict} line */
export const addLine = (file, line) => appendFileSync(file, `${JSON.stringify(line)}\n`);

/**
 * Complete lines of `covers` or `verdicts`.
 * @param {string} file
 * @returns {any[]}
 */
export const linesOf = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line))
    : [];
