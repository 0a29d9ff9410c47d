import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createBackOffice } from '#core/back-office.ts';
import { createNewsroom } from '#core/newsroom.ts';
import type { Clock, Ports } from '#core/ports.ts';
import { createAdminPassword } from '#server/accounts/admin-password.ts';
import { argon2Passwords } from '#server/accounts/argon2-passwords.ts';
import { type Config, originsOf } from '#server/config/read-config.ts';
import type { Log } from '#server/log.ts';
import { createSmtpMail } from '#server/mail/smtp-mail.ts';
import { createDiskMediaFiles } from '#server/media/disk-media-files.ts';
import { createMediaLibrary } from '#server/media/media-library.ts';
import { createS3MediaFiles } from '#server/media/s3-media-files.ts';
import { measureServerStorage } from '#server/server-storage-usage.ts';
import { zipArchives } from '#storage/archive/zip-archives.ts';
import { openDatabase } from '#storage/sql/open-database.ts';

export const systemClock: Clock = { now: () => new Date() };

const openMediaFiles = ({ objectStore, dataFolder }: Config) =>
  objectStore ? createS3MediaFiles(objectStore) : createDiskMediaFiles(join(dataFolder, 'media'));

/** Opens the database that the configuration names, up to date; makes its folder when missing. */
export async function openServerDatabase(config: Config, log: Log, clock = systemClock) {
  await mkdir(config.dataFolder, { recursive: true });
  if ('file' in config.database) await mkdir(dirname(config.database.file), { recursive: true });
  return openDatabase({
    ...config.database,
    clock,
    hasSamples: config.isDemo,
    report: (message) => log.warn('database', { message }),
  });
}

/** The newsroom of the server edition, over its database; `origin` is where its readers find it. */
export async function openServerNewsroom(
  config: Config,
  log: Log,
  origin = () => originsOf(config, config.port)[0] ?? '',
  clock = systemClock,
) {
  const database = await openServerDatabase(config, log, clock);
  const mediaFiles = openMediaFiles(config);
  const mail = config.mail && createSmtpMail({ ...config.mail, report: log.unexpected });
  const ports: Ports = {
    store: database.store,
    search: database.search,
    clock,
    passwords: argon2Passwords,
    edition: 'server',
    online: {
      origin,
      tokens: database.tokens,
      media: createMediaLibrary(mediaFiles),
      ...(mail ? { mail } : {}),
    },
    archives: async () => zipArchives,
    storageUsage: () => measureServerStorage(database.store, config.dataFolder),
    adminPassword: createAdminPassword({
      isDemo: config.isDemo,
      given: config.adminPassword,
      storedHash: () => database.siteSecrets.get('admin-password-hash'),
      passwords: argon2Passwords,
    }),
  };
  return {
    database,
    mediaFiles,
    newsroom: createNewsroom(ports),
    backOffice: createBackOffice(ports),
    close: async () => {
      await mail?.close();
      await database.close();
    },
  };
}
