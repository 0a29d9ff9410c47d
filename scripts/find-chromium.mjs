/** Finds a Chromium for the journeys, or installs one. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { inProject, isProgram } from './project.mjs';
import { runProgram, runTool } from './run-tool.mjs';
import { npm, runCommand, runtime, setUp } from './set-up.mjs';

/** The npm package that carries a whole headless browser for Linux on x64. */
const packagedBrowser = '@sparticuz/chromium@153.0.0';
const ownFolder = inProject('.cache/chromium');
const ownBrowser = join(ownFolder, 'chromium.sh');

/** Root has no sandbox, and the browser's own services must not call out during a test. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const commandNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const usualPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    return folder ? [join(folder, 'Google/Chrome/Application/chrome.exe')] : [];
  }),
];

/** Where Playwright keeps the browsers that it installed itself, the newest first. */
function playwrightBrowsers() {
  const folders = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
    process.env.LOCALAPPDATA && join(process.env.LOCALAPPDATA, 'ms-playwright'),
  ];
  const binaries = [
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
    'chrome-win64/chrome.exe',
    'chrome-win/chrome.exe',
    ...['chrome-mac-arm64', 'chrome-mac-x64', 'chrome-mac'].flatMap((folder) => [
      `${folder}/Chromium.app/Contents/MacOS/Chromium`,
      `${folder}/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing`,
    ]),
  ];
  return folders
    .filter((folder) => folder !== undefined && existsSync(folder))
    .flatMap((folder) =>
      readdirSync(String(folder))
        .filter((name) => name.startsWith('chromium-'))
        .sort()
        .reverse()
        .flatMap((name) => binaries.map((binary) => join(String(folder), name, binary))),
    );
}

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => commandNames.map((name) => join(folder, name)));

/**
 * Whether Playwright can drive that browser here: one that lacks a library cannot start, nor can a
 * stub that wants to be installed first.
 * @param {string} path
 */
async function works(path) {
  if (!existsSync(path)) return false;
  // Not installed yet when this module is loaded.
  const { chromium } = await import('@playwright/test');
  try {
    const browser = await chromium.launch({
      executablePath: path,
      args: browserArguments,
      timeout: 20_000,
    });
    const page = await browser.newPage();
    await page.setContent('<p>It works</p>');
    const picture = await page.screenshot();
    await browser.close();
    return picture.length > 0;
  } catch {
    return false;
  }
}

/** @param {string[]} candidates */
async function firstThatWorks(candidates) {
  for (const path of new Set(candidates)) if (await works(path)) return path;
  return;
}

/** The browser inside the npm package comes compressed, with the few libraries it needs. */
async function installPackagedBrowser() {
  if (`${process.platform}-${process.arch}` !== 'linux-x64') return;
  mkdirSync(ownFolder, { recursive: true });
  // A manifest of its own keeps npm from taking the project's packages for part of this folder.
  writeFileSync(join(ownFolder, 'package.json'), '{ "private": true }\n');
  if (npm(['install', '--no-save', '--prefix', ownFolder, packagedBrowser]) !== 0) return;
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
  // The package unpacks into the folder for temporary files, wherever that is.
  const { code, output } = await runProgram(runtime(), [join(ownFolder, 'unpack.mjs')], {
    env: { TMPDIR: half },
  });
  if (code !== 0) {
    console.log(output.trim());
    return;
  }
  renameSync(half, unpacked);
  writeLauncher(unpacked);
  return (await works(ownBrowser)) ? ownBrowser : undefined;
}

/**
 * Tells the browser where its libraries and fonts are.
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
  writeFileSync(ownBrowser, `${launcher.join('\n')}\n`);
  chmodSync(ownBrowser, 0o755);
}

/** Debian's own package, where this is Debian or a child of it and we may. */
async function installDebianBrowser() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('apt-get', ['update'], { env });
  await runProgram('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
  return firstThatWorks(['/usr/bin/chromium']);
}

async function installPlaywrightBrowser() {
  await runTool('playwright', ['install', '--only-shell', 'chromium']);
  await runTool('playwright', ['install', '--no-shell', 'chromium']);
  return firstThatWorks(playwrightBrowsers());
}

/**
 * The path of a Chromium that runs: the one that CHROMIUM_PATH names, else one that is there, else
 * one that this installs. With CHROMIUM_PATH=install what the machine has is left aside.
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && named !== 'install') {
    if (await works(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which does not start as a Chromium.`);
  }
  const there = named ? [] : [...onPath(), ...usualPaths, ...playwrightBrowsers()];
  const found = await firstThatWorks([...there, ownBrowser]);
  if (found) return found;
  console.log('Installing a Chromium for the journeys.');
  const installed =
    (await installPackagedBrowser()) ??
    (await installDebianBrowser()) ??
    (await installPlaywrightBrowser());
  if (installed) return installed;
  throw new Error(
    'There is no Chromium here and none could be installed. Install Chromium or Chrome, or name one with CHROMIUM_PATH.',
  );
}

if (isProgram(import.meta.url)) {
  await runCommand(async () => {
    setUp();
    console.log(await findChromium());
  });
}
