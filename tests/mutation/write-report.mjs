import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { survivorList } from './mutation-files.mjs';

/**
 * @typedef {import('./make-mutants.mjs').Mutant} Mutant
 * @typedef {Awaited<ReturnType<typeof import('./judge-mutants.mjs').judgeMutants>>} Judgement
 */

/** @param {number} part @param {number} whole */
const percent = (part, whole) => `${((part / whole) * 100).toFixed(1)} %`;

/**
 * Prints the score of each folder and the total, and lists the survivors.
 * @param {Mutant[]} mutants
 * @param {Judgement} judgement
 */
export function writeReport(mutants, { killed, reached, loaded, endless, disturbed, unsound }) {
  const judged = mutants.filter(({ id }) => reached.has(id) || !loaded.has(id));
  const survivors = judged.filter(({ id }) => !killed.has(id));
  const folders = new Set(judged.map(({ fileName }) => dirname(fileName)));
  for (const folder of [...folders].sort()) {
    const all = judged.filter(({ fileName }) => dirname(fileName) === folder);
    const alive = survivors.filter(({ fileName }) => dirname(fileName) === folder);
    const dead = all.length - alive.length;
    const unreached = alive.filter(({ id }) => !reached.has(id)).length;
    console.log(
      `${percent(dead, all.length).padStart(7)}  ${folder}: ${dead} of ${all.length}, ${unreached} not reached`,
    );
  }
  const lines = survivors.map(({ id, fileName, location, mutatorName, replacement }) => {
    const code = replacement.replaceAll(/\s+/g, ' ').slice(0, 120);
    const note = reached.has(id) ? '' : 'not reached: ';
    return `${fileName}:${location.start.line + 1} ${note}${mutatorName} → ${code}`;
  });
  writeFileSync(survivorList, `${lines.join('\n')}\n`);
  const dead = judged.length - survivors.length;
  console.log(
    `\n${percent(dead, judged.length)}: ${dead} of ${judged.length} mutants noticed, ${endless.size} of them ` +
      `because they never end. ${mutants.length - judged.length} run only while modules load and were not judged. ` +
      `${unsound} tests fail without a mutant and judged none, ${disturbed} were disturbed. Survivors: .cache/mutation/survivors.txt`,
  );
}
