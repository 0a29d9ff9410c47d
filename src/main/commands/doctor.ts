import { once } from 'node:events';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type Config, risksOf } from '#server/config/read-config.ts';
import type { Finding } from '#storage/sql/examine/finding.ts';
import { reasonOf } from '#storage/sql/reason-of.ts';
import { openMediaFiles } from '../server-newsroom.ts';
import { type Command, CommandError } from './command.ts';

/** Least free space, in bytes: an upload of the largest size, and its variants. */
const LEAST_FREE = 500_000_000;

const examineConfiguration = (config: Config): Finding[] =>
  risksOf(config).map((says) => ({ part: 'Configuration', isWell: false, says }));

async function examineFolder({ dataFolder }: Config): Promise<Finding> {
  const part = 'Data folder';
  const probe = join(dataFolder, `doctor-${process.pid}`);
  try {
    await mkdir(dataFolder, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
    const { bavail, bsize } = await statfs(dataFolder);
    const free = bavail * bsize;
    const says = `${dataFolder} can be written; ${Math.floor(free / 1e6)} MB are free.`;
    if (free >= LEAST_FREE) return { part, isWell: true, says };
    return { part, isWell: false, says, cure: 'Make room, or set DATA_DIR to a larger disk.' };
  } catch (error) {
    const says = `${dataFolder} can't be written: ${reasonOf(error)}.`;
    return { part, isWell: false, says, cure: 'Check DATA_DIR and who owns that folder.' };
  }
}

async function examineDatabase({ database }: Config): Promise<Finding[]> {
  if ('file' in database) {
    const { examineSqlite } = await import('#storage/sql/examine/examine-sqlite.ts');
    return [await examineSqlite(database.file)];
  }
  const { examinePostgres } = await import('#storage/sql/examine/examine-postgres.ts');
  return examinePostgres(database);
}

async function examineBucket(config: Config): Promise<Finding[]> {
  if (!config.objectStore) return [];
  const part = 'Object store';
  const key = `pictures/doctor-${process.pid}.jpg`;
  try {
    const files = await openMediaFiles(config);
    await files.put(key, new Uint8Array([1]));
    const size = await files.sizeOf(key);
    await files.remove(key);
    if (size !== 1) throw new Error('A file that was put there is not found.');
    return [{ part, isWell: true, says: 'Files can be put, found and removed.' }];
  } catch (error) {
    const says = `It can't be used: ${reasonOf(error)}`;
    const cure =
      'Check S3_BUCKET_URL, S3_REGION, the two keys, and that they may read, write and delete.';
    return [{ part, isWell: false, says, cure }];
  }
}

async function examineMail({ mail }: Config): Promise<Finding[]> {
  if (!mail) return [];
  const part = 'Mail';
  const { checkMailServer } = await import('#server/mail/smtp-mail.ts');
  const fault = await checkMailServer(mail.url);
  if (fault === undefined) return [{ part, isWell: true, says: 'The mail server lets us in.' }];
  const cure = 'Check MAIL_URL: protocol, host, port, user and password.';
  return [{ part, isWell: false, says: `The mail server does not let us in: ${fault}.`, cure }];
}

/** True if a Daybreak answers at the address. */
const isServed = async (host: string, port: number): Promise<boolean> => {
  try {
    const name = host === '0.0.0.0' ? '127.0.0.1' : host;
    const answer = await fetch(`http://${name}:${port}/healthz`, {
      signal: AbortSignal.timeout(2000),
    });
    return (await answer.text()).trim() === 'ok';
  } catch {
    return false;
  }
};

const addressCures: Record<string, string> = {
  EADDRINUSE: 'Another program has the port: end it, or set PORT to another one.',
  EACCES: 'Ports below 1024 need a right of their own: set PORT to a higher one, behind a proxy.',
};

async function examineAddress({ host, port }: Config): Promise<Finding> {
  const part = 'Address';
  const server = createServer();
  try {
    const listening = once(server, 'listening');
    server.listen(port, host);
    await listening;
    return { part, isWell: true, says: `${host}:${port} is free.` };
  } catch (error) {
    if (await isServed(host, port)) {
      return { part, isWell: true, says: `A Daybreak answers at ${host}:${port}.` };
    }
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return {
      ...{ part, isWell: false, says: `${host}:${port} can't be listened on: ${reasonOf(error)}.` },
      cure: addressCures[code] ?? 'Set HOST to an address of this machine, such as 127.0.0.1.',
    };
  } finally {
    server.close();
  }
}

export const doctor: Command = {
  name: 'doctor',
  summary:
    'Examines configuration, disk, database, object store, mail and clock, and says what to do.',
  run: async ({ config, say }) => {
    const findings = [
      ...examineConfiguration(config),
      await examineFolder(config),
      ...(await examineDatabase(config)),
      ...(await examineBucket(config)),
      ...(await examineMail(config)),
      await examineAddress(config),
    ];
    for (const { part, isWell, says, cure } of findings) {
      say(`${isWell ? 'well ' : 'WRONG'}  ${part}: ${says}`);
      if (cure) say(`       → ${cure}`);
    }
    const wrong = findings.filter(({ isWell }) => !isWell).length;
    if (wrong > 0) throw new CommandError(`Found wrong: ${wrong} of ${findings.length}.`);
    say('All is well.');
  },
};
