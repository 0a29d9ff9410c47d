import { writeFileSync } from 'node:fs';
import { covers, linesOf, plan, verdicts } from './mutation-files.mjs';
import { lastAttempts, runJudges } from './run-judges.mjs';

/**
 * @typedef {import('./make-mutants.mjs').Mutant} Mutant
 * @typedef {import('./mutation-files.mjs').Cover} Cover
 */

/** Maximum number of tests per mutant, by round; the nearest and quickest run first. */
const ROUNDS = [6, 24];

/** Duration in milliseconds above which a test is not run for single mutants. */
const TOO_SLOW = 1000;

/**
 * Number of leading folders that two paths share.
 * @param {string} one
 * @param {string} other
 */
function nearness(one, other) {
  const [parts, others] = [one.split('/'), other.split('/')];
  const apart = parts.findIndex((part, at) => part !== others[at]);
  return apart === -1 ? parts.length : apart;
}

/** Tests that reach each mutant, and mutants that run while modules load. */
async function findCovers() {
  await runJudges('cover');
  /** @type {Map<string, Cover[]>} */
  const reached = new Map();
  /** @type {Set<string>} */
  const loaded = new Set();
  for (const cover of linesOf(covers)) {
    for (const mutant of cover.mutants) {
      if (cover.test === '') loaded.add(mutant);
      else reached.set(mutant, [...(reached.get(mutant) ?? []), cover]);
    }
  }
  const unsound = linesOf(covers).filter(({ isSound }) => !isSound).length;
  return { reached, loaded, unsound };
}

/**
 * Tests to run for a mutant, in order.
 * @param {Mutant} mutant
 * @param {Cover[]} reaching
 */
const testsOf = ({ fileName }, reaching) =>
  reaching
    .filter(({ milliseconds }) => milliseconds <= TOO_SLOW)
    .sort(
      (a, b) =>
        nearness(fileName, b.file) - nearness(fileName, a.file) || a.milliseconds - b.milliseconds,
    );

/**
 * Runs every mutant in the tests that reach it.
 * @param {Mutant[]} mutants
 */
export async function judgeMutants(mutants) {
  const { reached, loaded, unsound } = await findCovers();
  /** @type {Set<string>} */
  const endless = new Set();
  const killed = () => {
    const sound = linesOf(verdicts).filter(({ isDisturbed }) => !isDisturbed);
    return new Set([...sound.flatMap((one) => one.killed), ...endless]);
  };
  const tried = () => {
    const all = linesOf(verdicts);
    return new Set(
      all.flatMap((one) => [...one.killed, ...one.survived].map((id) => `${one.test} ${id}`)),
    );
  };

  /** @param {number} most */
  function planRound(most) {
    const [done, dead] = [tried(), killed()];
    /** @type {Record<string, string[]>} */
    const plans = {};
    for (const mutant of mutants.filter(({ id }) => !dead.has(id))) {
      const tests = testsOf(mutant, reached.get(mutant.id) ?? []).slice(0, most);
      for (const { test } of tests.filter((one) => !done.has(`${one.test} ${mutant.id}`))) {
        plans[test] = [...(plans[test] ?? []), mutant.id];
      }
    }
    writeFileSync(plan, JSON.stringify(plans));
  }

  for (const most of ROUNDS) {
    planRound(most);
    while (!(await runJudges('judge'))) {
      for (const id of lastAttempts()) endless.add(id);
      planRound(most);
    }
    console.log(`After ${most} tests each: ${killed().size} of ${mutants.length} noticed.`);
  }
  const disturbed = linesOf(verdicts).filter(({ isDisturbed }) => isDisturbed);
  return {
    killed: killed(),
    reached: new Set(reached.keys()),
    loaded,
    endless,
    disturbed: disturbed.length,
    unsound,
  };
}
