/**
 * Measures Web Push: a notification to 10,000 subscribed browsers through `daybreak serve` and a push
 * service on this machine. Fails if a browser gets none or two, if a message can't be decrypted, or if
 * memory grows with the messages. `--postgres`: in a PostgreSQL started for the run.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { beginSending } from '#core/notification/begin-sending.ts';
import { openDatabase } from '#storage/sql/open-database.ts';
import { startPushReceiver } from '../tests/support/server/push-receiver.ts';
import { startPostgres } from '../tests/support/sql/postgres-server.ts';
import { residentMegabytes } from './contenders/process-figures.mjs';
import { startDaybreak } from './contenders/start-daybreak.mjs';

const { values: asked } = parseArgs({
  options: {
    messages: { type: 'string', default: '10000' },
    postgres: { type: 'boolean', default: false },
  },
});
const MESSAGES = Number(asked.messages);

/**
 * Largest growth of memory, from the first half of the messages to the last message, that counts as flat.
 */
const MOST_GROWTH = 1.25;

/** Milliseconds between two lines of progress. */
const PROGRESS = 2000;

const folder = await mkdtemp(join(tmpdir(), 'daybreak-push-'));
const postgres = asked.postgres ? await startPostgres({ isDurable: true }) : undefined;
const where = postgres
  ? { url: await postgres.createDatabase('push') }
  : { file: join(folder, 'push.sqlite') };
const receiver = await startPushReceiver();
const clock = { now: () => new Date() };
const open = () =>
  openDatabase({ ...where, clock, hasSamples: false, report: (text) => console.warn(text) });

/** Subscribes the browsers and queues a notification; returns its id and the browsers. */
async function fill() {
  const database = await open();
  const browsers = Array.from({ length: MESSAGES }, () => receiver.newBrowser());
  for (const { endpoint, p256dh, auth } of browsers) {
    await database.pushSubscriptions.keep({ endpoint, p256dh, auth, service: receiver.origin });
  }
  const audience = await database.pushSubscriptions.audience();
  const sending = { ports: { clock }, by: undefined, audience };
  const rain = { title: 'Rain tonight', message: 'Take an umbrella.', link: '' };
  const { value } = await database.store.change((change) => beginSending(change, sending, rain));
  await database.close();
  return { id: value.id ?? '', browsers };
}

try {
  const { id, browsers } = await fill();
  const started = performance.now();
  const server = await startDaybreak({
    name: 'daybreak',
    folder,
    processes: 1,
    database: {
      ...('file' in where ? { DATABASE_FILE: where.file } : { DATABASE_URL: where.url ?? '' }),
      PUSH_SERVICES: receiver.origin,
    },
  });
  let [early, most, shown] = [0, 0, 0];
  while (receiver.received.length < MESSAGES) {
    await setTimeout(100);
    const memory = residentMegabytes(server.pid) ?? 0;
    if (receiver.received.length < MESSAGES / 2) early = Math.max(early, memory);
    most = Math.max(most, memory);
    if (performance.now() - shown < PROGRESS) continue;
    shown = performance.now();
    console.error(`  ${receiver.received.length} of ${MESSAGES}, ${memory.toFixed(0)} MB`);
  }
  const seconds = (performance.now() - started) / 1000;
  // Waits for messages that are sent twice.
  await setTimeout(1000);
  await server.stop();
  const database = await open();
  const record = await database.store.read((view) => view.get('notifications', id));
  await database.close();
  const byPath = new Map(receiver.received.map(({ path, body }) => [path, body]));
  const unread = browsers.filter(({ endpoint, read }) => {
    const body = byPath.get(new URL(endpoint).pathname);
    return !body || !JSON.stringify(read(body)).includes('Rain tonight');
  });
  const twice = receiver.received.length - byPath.size;
  console.log(
    `${MESSAGES} messages in ${seconds.toFixed(1)} s, ${(MESSAGES / seconds).toFixed(0)}/s; ${unread.length} not read, ` +
      `${twice} came twice; counted as reached: ${record?.reached}; memory ${early.toFixed(0)} MB, at most ${most.toFixed(0)} MB`,
  );
  const isFlat = early === 0 || most / early <= MOST_GROWTH;
  if (unread.length + twice > 0 || record?.reached !== MESSAGES || !isFlat) process.exitCode = 1;
} finally {
  await receiver.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}
