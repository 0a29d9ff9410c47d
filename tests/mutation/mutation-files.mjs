import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * A test, with the mutants that it reaches. A line of `covers`.
 * @typedef {object} Cover
 * @property {string} test none for what runs while modules load
 * @property {string} file
 * @property {number} milliseconds
 * @property {string[]} mutants
 * @property {boolean} isSound the test passes without a mutant; only then it judges
 *
 * A test's verdict on the mutants that were tried in it. A line of `verdicts`.
 * @typedef {object} Verdict
 * @property {string} test
 * @property {string} name
 * @property {string[]} killed
 * @property {string[]} survived
 * @property {boolean} isDisturbed the test failed without a mutant at the end: its verdicts count for nothing
 */

/** @param {string} name */
const inFolder = (name) => fileURLToPath(new URL(`../../.cache/mutation/${name}`, import.meta.url));

/** The core with all its mutants in it, by path. */
export const mutatedCore = inFolder('core.json');

/** Mutants to try in each test. */
export const plan = inFolder('plan.json');

/** Mutants that no test noticed, for people. */
export const survivorList = inFolder('survivors.txt');

export const covers = inFolder('covers.jsonl');
export const verdicts = inFolder('verdicts.jsonl');

/**
 * File with the mutant that a thread tries: the one that hangs, where a run does.
 * @param {number} thread
 */
export const attemptOf = (thread) => inFolder(`attempt-${thread}`);

/** @param {string} file @param {Cover | Verdict} line */
export const addLine = (file, line) => appendFileSync(file, `${JSON.stringify(line)}\n`);

/**
 * Lines of `covers` or `verdicts`, without one that is being written.
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
