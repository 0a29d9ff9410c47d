/** `npm run check`: static checks of the code. */
import { checkFiles } from './check-files.mjs';
import { checkWalls } from './check-walls.mjs';
import { isProgram } from './project.mjs';
import { runTool } from './run-tool.mjs';
import { runCommand, setUp } from './set-up.mjs';
import { checkStep, runSteps } from './steps.mjs';

/**
 * Returns the output of a failed tool; empty on success.
 * @param {Parameters<typeof runTool>} run
 */
async function faultsOf(...run) {
  const { code, output } = await runTool(...run);
  return code === 0 ? '' : output.trim() || `${run[0]} ended with ${code}.`;
}

/** Ordered by how soon they find most faults. */
export const checks = [
  checkStep('types', () => faultsOf('tsc', ['-b', 'tsconfig.json'])),
  checkStep('lint', () => faultsOf('biome', ['check', '--error-on-warnings'])),
  checkStep('files', async () => checkFiles().join('\n')),
  checkStep('dead code', () => faultsOf('knip', ['--no-progress', '--no-config-hints'])),
  checkStep('walls', async () => (await checkWalls()).join('\n'), 'types'),
];

if (isProgram(import.meta.url)) {
  await runCommand(async () => {
    setUp();
    return runSteps(checks);
  });
}
