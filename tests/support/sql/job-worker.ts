import process from 'node:process';
import * as z from 'zod/mini';
import { defineJob } from '#core/job/job-handler.ts';
import { startJobRunner } from '#core/job/job-runner.ts';
import type { DatabaseOptions } from '#storage/sql/database.ts';
import { openDatabase } from '#storage/sql/open-database.ts';
import { createTestPorts } from '../newsroom/test-newsroom.ts';

/**
 * Program that runs jobs: `node job-worker.ts {address as JSON} {receiver} {lease}`. Each job
 * delivers its number to the receiver, and is done once the receiver confirms. Prints `open` when
 * ready.
 */
const [address = '{}', receiver = '', lease = ''] = process.argv.slice(2);
const where: Pick<DatabaseOptions, 'url' | 'file'> = JSON.parse(address);

const clock = { now: () => new Date() };
const { store } = await openDatabase({ ...where, clock, report: () => {}, hasSamples: false });
const { ports } = createTestPorts({}, { store, clock });

const delivery = defineJob({
  label: 'Delivery',
  payload: z.object({ number: z.number() }),
  atOnce: 5,
  run: async ({ payload: { number } }) => {
    const answer = await fetch(`${receiver}/${number}`, { method: 'POST' });
    return answer.ok ? { is: 'done' } : { is: 'failed', reason: `Status ${answer.status}.` };
  },
});

startJobRunner({
  ports,
  handlers: { delivery },
  lease: Number(lease),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  report: (error) => process.stderr.write(`${String(error)}\n`),
});
process.stdout.write('open\n');
