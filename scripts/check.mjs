/** `npm run check`: what can be said about the code without running it. */
import { checkFiles } from './check-files.mjs';
import { checkWalls } from './check-walls.mjs';
import { isProgram } from './project.mjs';
import { runTool } from './run-tool.mjs';
import { runCommand, setUp } from './set-up.mjs';
import { checkStep, runSteps } from './steps.mjs';

/**
 * Output of a tool that found something; empty where it found nothing.
 * @param {Parameters<typeof runTool>} run
 */
async function faultsOf(...run) {
  const { code, output } = await runTool(...run);
  return code === 0 ? '' : output.trim() || `${run[0]} ended with ${code}.`;
}

/** In the order in which they say most soonest. */
export const checks = [
  checkStep('types', () => faultsOf('tsc', ['-b', 'tsconfig.json'])),
  checkStep('lint', () => faultsOf('biome', ['check', '--error-on-warnings'])),
  checkStep('files', async () => checkFiles().join('\n')),
  checkStep('walls', async () => (await checkWalls()).join('\n'), 'types'),
];

if (isProgram(import.meta.url)) {
  await runCommand(async () => {
    setUp();
    return runSteps(checks);
  });
}
