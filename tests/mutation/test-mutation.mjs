/**
 * `npm run test:mutation`: how much of the core its tests hold. Changes one thing at a time in `src/core` and
 * counts the changes that a test notices; `docs/testing.md` says how to read it. `--core src/core/article`
 * looks at one folder.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inProject } from '../../scripts/project.mjs';
import { runCommand, setUp } from '../../scripts/set-up.mjs';
import { judgeMutants } from './judge-mutants.mjs';
import { makeMutants } from './make-mutants.mjs';
import { writeReport } from './write-report.mjs';

const { values: asked } = parseArgs({ options: { core: { type: 'string', default: 'src/core' } } });

await runCommand(async () => {
  setUp();
  const folder = inProject('.cache/mutation');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const mutants = await makeMutants(asked.core);
  console.log(`${mutants.length} mutants in ${asked.core}.`);
  writeReport(mutants, await judgeMutants(mutants));
});
