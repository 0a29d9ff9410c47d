/** Installs a Chromium for the journeys. */
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { inProject } from '../project.mjs';
import { runProgram, runTool } from '../run-tool.mjs';
import { npm, runtime } from '../set-up.mjs';

/** npm package with a complete headless shell for Linux on x64. */
const packagedShell = '@sparticuz/chromium@153.0.0';
const ownFolder = inProject('.cache/chromium');

/** Launcher of that shell, once installed. */
export const ownShell = join(ownFolder, 'chromium.sh');

/** Unpacks the npm package, which contains the compressed shell and its libraries. */
export async function installPackagedShell() {
  if (`${process.platform}-${process.arch}` !== 'linux-x64') return;
  mkdirSync(ownFolder, { recursive: true });
  // A separate package.json keeps npm from treating the project's packages as part of this folder.
  writeFileSync(join(ownFolder, 'package.json'), '{ "private": true }\n');
  console.log('Installing a Chromium for the journeys.');
  // No retries: without a network, another browser should be tried soon.
  const install = ['install', '--no-save', '--fetch-retries=0', '--prefix', ownFolder];
  if (npm([...install, packagedShell]) !== 0) return;
  const unpacked = join(ownFolder, 'unpacked');
  const half = `${unpacked}-half`;
  for (const folder of [unpacked, half]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(half);
  const archives = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'];
  const program = [
    "import { inflate } from '@sparticuz/chromium';",
    "import { fileURLToPath } from 'node:url';",
    "const archives = new URL('../bin/', import.meta.resolve('@sparticuz/chromium'));",
    `for (const name of ${JSON.stringify(archives)}) await inflate(fileURLToPath(new URL(name, archives)));`,
  ];
  writeFileSync(join(ownFolder, 'unpack.mjs'), program.join('\n'));
  // The package unpacks into the folder for temporary files.
  const { code, output } = await runProgram(runtime(), [join(ownFolder, 'unpack.mjs')], {
    env: { TMPDIR: half },
  });
  if (code !== 0) {
    console.log(output.trim());
    return;
  }
  renameSync(half, unpacked);
  writeLauncher(unpacked);
}

/**
 * Writes a script that starts the shell with its libraries and fonts.
 * @param {string} unpacked
 */
function writeLauncher(unpacked) {
  const fonts = [
    '<?xml version="1.0"?>',
    '<fontconfig>',
    `  <dir>${unpacked}/fonts/fonts</dir>`,
    '  <dir>/usr/share/fonts</dir>',
    `  <cachedir>${unpacked}/font-cache</cachedir>`,
    '</fontconfig>',
  ];
  writeFileSync(join(unpacked, 'fonts.conf'), `${fonts.join('\n')}\n`);
  const launcher = [
    '#!/bin/sh',
    `export LD_LIBRARY_PATH='${unpacked}/al2023/lib'"\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"`,
    `export FONTCONFIG_FILE='${unpacked}/fonts.conf'`,
    `exec '${unpacked}/chromium' "$@"`,
  ];
  writeFileSync(ownShell, `${launcher.join('\n')}\n`);
  chmodSync(ownShell, 0o755);
}

/** Installs Debian's package on Debian-based systems, as root. */
export async function installDebianBrowser() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('apt-get', ['update'], { env });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const install = ['install', '-y', '--no-install-recommends', name];
    const { code } = await runProgram('apt-get', install, { env });
    if (code === 0) return;
  }
}

/** Installs Playwright's build, if it can be downloaded. */
export async function installPlaywrightBrowser() {
  await runTool('playwright', ['install', '--only-shell', 'chromium']);
}
