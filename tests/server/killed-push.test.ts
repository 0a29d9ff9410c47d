import { describe, expect, test, vi } from 'vitest';
import { BATCH } from '#core/notification/push-progress.ts';
import { readConfig } from '#server/config/read-config.ts';
import { createLog } from '#server/log.ts';
import { startServer } from '../../src/main/server.ts';
import { startPushReceiver } from '../support/server/push-receiver.ts';
import {
  emptyFolder,
  ensureBuilt,
  enterBackOffice,
  type ServerProcess,
  startServerProcess,
} from '../support/server/server-process.ts';
import { environmentOf } from '../support/sql/pooled-address.ts';
import { sqlEngines } from '../support/sql/sql-places.ts';

vi.setConfig({ testTimeout: 300_000 });

const PASSWORD = 'correct horse battery';

/** Three and a half batches. */
const BROWSERS = 3.5 * BATCH;

/**
 * Number of messages before the push service stops answering: in the middle of the second batch.
 */
const ANSWERED = 1.5 * BATCH;

/** Milliseconds after which the lease of the killed process has expired. */
const LATER = 31_000;

describe.each(sqlEngines)('kill -9 of a process that sends, $engine', (engine) => {
  test('[push-killed] after the next start every browser has the message, at most one batch twice', async () => {
    await ensureBuilt();
    const place = await engine.newPlace();
    const receiver = await startPushReceiver();
    let killed: ServerProcess | undefined;
    const { address } = place;
    const env = {
      ...('url' in address ? environmentOf(address) : { DATABASE_FILE: address.file }),
      DATA_DIR: await emptyFolder(),
      PUSH_SERVICES: receiver.origin,
      ADMIN_PASSWORD: PASSWORD,
    };
    try {
      const { pushSubscriptions, store } = await place.open({ hasSamples: false });
      const browsers = Array.from({ length: BROWSERS }, () => receiver.newBrowser());
      for (const { endpoint, p256dh, auth } of browsers) {
        const service = receiver.origin;
        await pushSubscriptions.keep({ endpoint, p256dh, auth, service });
      }
      receiver.answerUpTo(ANSWERED);
      killed = await startServerProcess(env);
      const cookie = await enterBackOffice(killed.address, PASSWORD);
      await fetch(`${killed.address}/api/admin/notifications`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ title: 'Rain', message: 'Take an umbrella.', link: '' }),
      });
      await expect
        .poll(() => receiver.received.length, { timeout: 60_000 })
        .toBeGreaterThan(ANSWERED);
      await killed.stop('SIGKILL');
      receiver.answerUpTo(Number.POSITIVE_INFINITY);

      const errors: string[] = [];
      const log = createLog('error', (line) => errors.push(line));
      const clock = { now: () => new Date(Date.now() + LATER) };
      const next = await startServer(readConfig({ ...env, PORT: '0' }), log, clock);
      const jobs = () => store.read((view) => view.count('jobs'));
      await expect.poll(jobs, { timeout: 60_000 }).toBe(0);
      await next.close();

      const messages = browsers.map(({ endpoint }) => receiver.at(endpoint).length);
      expect(messages.filter((count) => count === 0)).toEqual([]);
      expect(messages.filter((count) => count > 2)).toEqual([]);
      const twice = messages.filter((count) => count === 2).length;
      expect(twice).toBeGreaterThan(0);
      expect(twice).toBeLessThanOrEqual(BATCH);
      // The same topic, so that the second message replaces the first.
      expect(new Set(receiver.received.map(({ headers }) => headers.topic)).size).toBe(1);
      const [sent] = await store.read((view) => view.list('notifications'));
      expect(sent).toMatchObject({ audience: BROWSERS, reached: BROWSERS, failed: 0 });
      expect(errors).toEqual([]);
    } finally {
      await killed?.stop('SIGKILL');
      await receiver.close();
      await place.clear();
    }
  });
});
