/** Finds Firefox and WebKitGTK with its driver, or installs them. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { runProgram } from '../run-tool.mjs';

/** Debian package and possible command names of each program. */
const wanted = {
  firefox: { aptPackage: 'firefox-esr', commands: ['firefox-esr', 'firefox'] },
  driver: { aptPackage: 'webkit2gtk-driver', commands: ['WebKitWebDriver'] },
  browser: { aptPackage: 'libwebkit2gtk-4.1-0', commands: ['MiniBrowser'] },
  display: { aptPackage: 'xvfb', commands: ['Xvfb'] },
};

/** Folders outside of PATH where Debian and Fedora install WebKitGTK's browser. */
const libraryFolders = ['x86_64-linux-gnu', 'aarch64-linux-gnu', ''].flatMap((kind) =>
  ['/usr/lib', '/usr/libexec'].map((place) => join(place, kind, 'webkit2gtk-4.1')),
);

/** @param {string[]} commands */
function placeOf(commands) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...libraryFolders];
  return folders
    .flatMap((folder) => commands.map((command) => join(folder, command)))
    .find((path) => existsSync(path));
}

const findAll = () =>
  Object.entries(wanted).map(([name, { aptPackage, commands }]) => ({
    name,
    aptPackage,
    path: placeOf(commands),
  }));

/**
 * Returns the paths of the programs by name. Installs missing ones on Debian-based systems when run as
 * root.
 * @returns {Promise<Record<string, string>>}
 */
export async function findEngines() {
  const isInstallable = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const lacking = findAll().filter(({ path }) => path === undefined);
  if (lacking.length > 0 && isInstallable) {
    const names = lacking.map(({ aptPackage }) => aptPackage);
    console.log(`Installing ${names.join(', ')}.`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runProgram('apt-get', ['update'], { env });
    await runProgram('apt-get', ['install', '-y', '--no-install-recommends', ...names], { env });
  }
  const found = findAll();
  const missing = found.filter(({ path }) => path === undefined);
  if (missing.length > 0) {
    const packages = missing.map(({ aptPackage }) => aptPackage).join(' ');
    throw new Error(
      `Journeys in Firefox and WebKit need what is not here: install ${packages} (Debian's names). They run on Linux.`,
    );
  }
  return Object.fromEntries(found.map(({ name, path }) => [name, String(path)]));
}
