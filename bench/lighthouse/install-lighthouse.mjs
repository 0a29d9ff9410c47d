import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inProject } from '../../scripts/project.mjs';
import { runProgram } from '../../scripts/run-tool.mjs';

const VERSION = '13.5.0';
const folder = inProject('.cache', `lighthouse-${VERSION}`);
const program = join(folder, 'node_modules/lighthouse/cli/index.js');

/**
 * Returns the program of a fixed Lighthouse version. Installed on first use and apart from the project's
 * packages, since its dependencies are larger than they are.
 */
export async function installLighthouse() {
  if (existsSync(program)) return program;
  console.error(`Installing Lighthouse ${VERSION} into .cache, once.`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  const { code, output } = await runProgram(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', '--no-fund', `lighthouse@${VERSION}`],
    { cwd: folder },
  );
  if (code !== 0) throw new Error(`Lighthouse could not be installed:\n${output}`);
  return program;
}
