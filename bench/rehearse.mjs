/**
 * `npm run rehearse`: two nodes of Daybreak behind Varnish and HAProxy, over PgBouncer and two PostgreSQL under Patroni, with
 * media in an object store, on this machine alone; readers and a writer; then one part after the other is killed. Reports what
 * readers noticed, how long saving rested, and whether a publication was lost or doubled. Takes its programs from Debian's packages.
 */
import { resolve } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { comparePublications, startReaders, startWriter } from '../tests/support/server/load.ts';
import { quantile } from './measures/statistics.mjs';
import { faults, killedPrimary, rollingRestart } from './rehearsal/faults.ts';
import { openHouse, PASSWORD } from './rehearsal/open-house.ts';
import { missingPrograms, until } from './rehearsal/programs.ts';

const { values: asked } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    from: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});

/** Milliseconds of quiet before a fault, and of looking on after saving works again. */
const QUIET = 3000;
const AFTER = 5000;

/** Length of the windows in which failures of readers are counted, in milliseconds. */
const WINDOW = 10_000;

const say = (/** @type {string} */ text) => console.error(`  ${text}`);

/**
 * Highest share of failures in any window.
 * @param {readonly { at: number, isFailed: boolean }[]} readings
 */
function worstWindow(readings) {
  let worst = 0;
  for (const { at } of readings.filter(({ isFailed }) => isFailed)) {
    const inWindow = readings.filter((one) => one.at >= at && one.at < at + WINDOW);
    worst = Math.max(worst, inWindow.filter(({ isFailed }) => isFailed).length / inWindow.length);
  }
  return worst;
}

const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(2)} %`;
const seconds = (/** @type {number} */ milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

const missing = missingPrograms();
if (missing !== '') {
  console.error(`The rehearsal needs ${missing}. Install them with apt-get, as root.`);
  process.exit(1);
}

console.error('Setting up:');
const house = await openHouse(say, asked.from && resolve(asked.from));
let isWell = false;
try {
  const writer = await startWriter(house.address, PASSWORD);
  const readers = startReaders(house);
  await setTimeout(QUIET * 2);
  const rounds = Array.from({ length: Number(asked.rounds) }, (_, at) => ({
    ...killedPrimary,
    name: `${killedPrimary.name} (${at + 1})`,
  }));
  const wanted = [...faults, rollingRestart, ...rounds].filter(({ name }) =>
    name.includes(asked.only),
  );
  const table = [];
  console.error('Faults:');
  for (const { name, strike } of wanted) {
    say(name);
    await setTimeout(QUIET);
    const begun = performance.now();
    const mend = await strike(house);
    const mending = mend();
    const struck = performance.now();
    const isSaving = async () => (writer.acknowledged.at(-1)?.at ?? 0) > struck;
    await until('saving', isSaving, 120_000);
    await mending;
    await until('a standby', house.hasSyncStandby, 120_000);
    await setTimeout(AFTER);
    const end = performance.now();
    const saves = writer.acknowledged.map(({ at }) => at).filter((at) => at > begun - QUIET);
    const gaps = saves.map((at, index) => at - (saves[index - 1] ?? at));
    const readings = readers.readings.filter(({ at }) => at >= begun && at < end);
    const failed = readings.filter(({ isFailed }) => isFailed);
    const late = readings.filter(({ at }) => at > begun + WINDOW && at < end);
    table.push({
      fault: name,
      'saving rested': seconds(Math.max(...gaps)),
      readings: readings.length,
      failed: failed.length,
      'worst 10 s': percent(worstWindow(readings)),
      'failed after 10 s': late.filter(({ isFailed }) => isFailed).length,
    });
    for (const { what, at } of failed.slice(0, 3)) say(`    ${seconds(at - begun)}: ${what}`);
  }
  await setTimeout(QUIET);
  await writer.stop();
  await readers.stop();
  const { acknowledged } = writer;
  const { lost, doubled, loggedWrong } = await comparePublications(house.database, acknowledged);
  const fresh = acknowledged.flatMap(({ fresh: took }) => (took === undefined ? [] : [took]));
  console.table(table);
  console.log(
    `Publications acknowledged: ${acknowledged.length}; lost: ${lost.length}; stored twice: ${doubled.length}.`,
  );
  console.log(`Log entries of a publication other than one: ${loggedWrong.length}.`);
  console.log(
    `From a save to the section’s page through Varnish: ${quantile(fresh, 0.5).toFixed(0)} ms at the median, ${quantile(fresh, 0.99).toFixed(0)} at the 99th percentile, ${Math.max(...fresh).toFixed(0)} at most; never: ${acknowledged.length - fresh.length}.`,
  );
  console.log(
    `Answers that the writer repeated: ${JSON.stringify(Object.fromEntries(writer.refusals))}`,
  );
  isWell = lost.length === 0 && doubled.length === 0;
} finally {
  await house.stage.end(asked.keep);
  if (asked.keep) console.error(`Logs are in ${house.stage.folder}.`);
}
process.exitCode = isWell ? 0 : 1;
