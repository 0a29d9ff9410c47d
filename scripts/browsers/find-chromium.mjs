/** Finds a Chromium for the journeys, or installs one. */
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { isProgram } from '../project.mjs';
import { runCommand, setUp } from '../set-up.mjs';
import {
  installDebianBrowser,
  installPackagedShell,
  installPlaywrightBrowser,
  ownShell,
} from './install-chromium.mjs';

/** Root can't use the sandbox, and background services must not make requests during a test. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Headless shells: Chromium without windows, tabs and background services. Tests take half the time of a
 * full browser.
 */
const shells = {
  commands: ['chromium-headless-shell', 'chrome-headless-shell'],
  paths: [],
  playwright: {
    folder: 'chromium_headless_shell-',
    binaries: [
      ...['linux64', 'mac-arm64', 'mac-x64'].map(
        (kind) => `chrome-headless-shell-${kind}/chrome-headless-shell`,
      ),
      'chrome-headless-shell-win64/chrome-headless-shell.exe',
      'chrome-linux/headless_shell',
    ],
  },
};

const browsers = {
  commands: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  paths: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
      const folder = process.env[name];
      return folder ? [join(folder, 'Google/Chrome/Application/chrome.exe')] : [];
    }),
  ],
  playwright: {
    folder: 'chromium-',
    binaries: [
      'chrome-linux64/chrome',
      'chrome-linux/chrome',
      'chrome-win64/chrome.exe',
      'chrome-win/chrome.exe',
      ...['chrome-mac-arm64', 'chrome-mac-x64', 'chrome-mac'].flatMap((folder) => [
        `${folder}/Chromium.app/Contents/MacOS/Chromium`,
        `${folder}/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing`,
      ]),
    ],
  },
};

/**
 * Paths of browsers installed by Playwright, newest first.
 * @param {{ folder: string, binaries: string[] }} kind
 */
function installedByPlaywright({ folder, binaries }) {
  const places = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
    process.env.LOCALAPPDATA && join(process.env.LOCALAPPDATA, 'ms-playwright'),
  ];
  return places
    .filter((place) => place !== undefined && existsSync(place))
    .flatMap((place) =>
      readdirSync(String(place))
        .filter((name) => name.startsWith(folder))
        .sort()
        .reverse()
        .flatMap((name) => binaries.map((binary) => join(String(place), name, binary))),
    );
}

/**
 * All paths where a browser of that kind may be.
 * @param {typeof browsers | typeof shells} kind
 */
function placesOf({ commands, paths, playwright }) {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => commands.map((name) => join(folder, name)));
  return [...onPath, ...paths, ...installedByPlaywright(playwright)];
}

/**
 * True if Playwright can drive that browser: one without its libraries can't start, nor can a stub of a
 * package that isn't installed.
 * @param {string} path
 */
async function works(path) {
  if (!existsSync(path)) return false;
  // Imported here: the package may be missing when this module is loaded.
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

/**
 * Returns the path of a working Chromium: CHROMIUM_PATH; else a headless shell, installed from npm if there
 * is none; else a browser of this machine; else one installed from Debian or by Playwright.
 * CHROMIUM_PATH=install ignores what the machine has.
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && named !== 'install') {
    if (await works(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which does not start as a Chromium.`);
  }
  const there = await firstThatWorks([...(named ? [] : placesOf(shells)), ownShell]);
  if (there) return there;
  const ways = [
    { install: installPackagedShell, places: () => [ownShell] },
    { install: () => undefined, places: () => (named ? [] : placesOf(browsers)) },
    { install: installDebianBrowser, places: () => [...placesOf(shells), '/usr/bin/chromium'] },
    { install: installPlaywrightBrowser, places: () => placesOf(shells) },
  ];
  for (const { install, places } of ways) {
    await install();
    const found = await firstThatWorks(places());
    if (found) return found;
  }
  throw new Error(
    'There is no Chromium here and none could be installed. Install Chromium or Chrome, or name one with CHROMIUM_PATH.',
  );
}

/** Returns the path of a full browser, if any: a headless shell lacks the back/forward cache. */
export const findWholeBrowser = () =>
  firstThatWorks([
    ...(process.env.WHOLE_BROWSER_PATH ? [process.env.WHOLE_BROWSER_PATH] : []),
    ...placesOf(browsers),
  ]);

if (isProgram(import.meta.url)) {
  await runCommand(async () => {
    setUp();
    console.log(await findChromium());
  });
}
