import process from 'node:process';

/** Failures that are printed again after the last step, and lines of each. */
const MOST_FAILURES = 20;
const FAILURE_LINES = 25;

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 * @property {string[]} [failures] failed tests with their messages, printed again at the end
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<Count>} run prints its failures; an exception counts as one
 * @property {string} [needs] a step that must succeed before this one
 */

/**
 * A step that succeeds if it finds no faults, and prints them otherwise.
 * @param {string} name
 * @param {() => Promise<string>} findFaults the faults as text, empty when there are none
 * @param {string} [needs]
 * @returns {Step}
 */
export const checkStep = (name, findFaults, needs) => ({
  name,
  ...(needs ? { needs } : {}),
  run: async () => {
    const faults = await findFaults();
    if (faults) console.log(faults);
    return faults
      ? { passed: 0, failed: 1, failures: [`${name}\n${faults}`] }
      : { passed: 1, failed: 0 };
  },
});

/**
 * Runs a step; an exception counts as one failure.
 * @param {Step} step
 * @returns {Promise<Count>}
 */
async function countOf(step) {
  try {
    return await step.run();
  } catch (error) {
    const message = String(error instanceof Error ? error.message : error);
    console.log(message);
    return { passed: 0, failed: 1, failures: [`${step.name}\n${message}`] };
  }
}

/** @param {Count} count */
const inWords = ({ passed, failed, skipped = 0 }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/**
 * Runs the steps in order, except those that need a failed one. Prints the duration of each and, in the
 * last line, the total count.
 * @param {Step[]} steps
 * @returns {Promise<number>} the exit code
 */
export async function runSteps(steps) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} */
  const failures = [];
  /** @type {Set<string>} */
  const failed = new Set();
  for (const step of steps) {
    const start = performance.now();
    const isHopeless = step.needs !== undefined && failed.has(step.needs);
    if (isHopeless) console.log(`Not run without ${step.needs}.`);
    const count = isHopeless ? { passed: 0, failed: 1 } : await countOf(step);
    if (count.failed > 0) failed.add(step.name);
    total.passed += count.passed;
    total.failed += count.failed;
    total.skipped += count.skipped ?? 0;
    failures.push(...(count.failures ?? []));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const mark = count.failed > 0 ? '✗' : '✓';
    console.log(`${mark} ${step.name.padEnd(16)} ${seconds.padStart(6)} s   ${inWords(count)}`);
  }
  // Flushes standard error, so that the total is the last line.
  await new Promise((resolve) => process.stderr.write('', resolve));
  for (const failure of failures.slice(0, MOST_FAILURES)) {
    console.log(`\nFailed: ${failure.split('\n').slice(0, FAILURE_LINES).join('\n')}`);
  }
  if (failures.length > MOST_FAILURES) {
    console.log(`\n… and ${failures.length - MOST_FAILURES} more, above.`);
  }
  console.log(`\n${inWords(total)}`);
  return total.failed > 0 ? 1 : 0;
}
