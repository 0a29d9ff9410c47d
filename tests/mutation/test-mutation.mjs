/**
 * `npm run test:mutation`: mutation testing of `src/core`. `docs/testing.md` explains the result.
 * `--core src/core/article` limits it to one folder.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inProject } from '../../scripts/project.mjs';
import { runCommand, setUp } from '../../scripts/set-up.mjs';
import { judgeMutants } from './judge-mutants.mjs';
import { makeMutants } from './make-mutants.mjs';
import { writeReport } from './write-report.mjs';

const { values: asked } = parseArgs({
  options: {
    core: { type: 'string', default: 'src/core' },
    every: { type: 'string', default: '1' },
  },
});
const step = Number(asked.every);
if (!Number.isInteger(step) || step < 1)
  throw new Error('--every takes a whole number, such as 4.');

await runCommand(async () => {
  setUp();
  const folder = inProject('.cache/mutation');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const made = await makeMutants(asked.core);
  const mutants = made.filter((_, at) => at % step === 0);
  console.log(`${made.length} mutants in ${asked.core}, ${mutants.length} to judge.`);
  writeReport(mutants, await judgeMutants(mutants));
});
