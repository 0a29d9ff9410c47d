import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createBackOffice } from '#core/back-office.ts';
import { createNewsroom } from '#core/newsroom.ts';
import type { Clock, Ports } from '#core/ports.ts';
import { entryRules } from '#core/second-factor/entry-rules.ts';
import type { SecondFactorPorts } from '#core/second-factor/second-factor-ports.ts';
import { createSecondFactorDesk } from '#core/second-factor-desk.ts';
import { createAdminPassword } from '#server/accounts/admin-password.ts';
import { argon2Passwords } from '#server/accounts/argon2-passwords.ts';
import { factorCodes } from '#server/accounts/factor-codes.ts';
import { createSecurityLog } from '#server/accounts/security-log.ts';
import { createWebAuthnPasskeys } from '#server/accounts/web-authn-passkeys.ts';
import { createNodeHash } from '#server/archives/node-hash.ts';
import { type Config, originsOf } from '#server/config/read-config.ts';
import { createIncomingFiles } from '#server/files/incoming-files.ts';
import { keepPrivate } from '#server/files/keep-private.ts';
import { currentRequest } from '#server/http/current-request.ts';
import { createLater } from '#server/later.ts';
import type { Log } from '#server/log.ts';
import { createLimitedMail } from '#server/mail/limited-mail.ts';
import { createDiskMediaFiles } from '#server/media/disk-media-files.ts';
import type { MediaFiles } from '#server/media/media-files.ts';
import { createMediaLibrary } from '#server/media/media-library.ts';
import { createMediaUploads } from '#server/media/media-uploads.ts';
import { createPictureVariants } from '#server/media/picture-variants.ts';
import { measureServerStorage } from '#server/server-storage-usage.ts';
import { openDatabase } from '#storage/sql/open-database.ts';

export const systemClock: Clock = { now: () => new Date() };

// Loading modules only where they are used keeps the start short.

export async function openMediaFiles({ objectStore, dataFolder }: Config): Promise<MediaFiles> {
  if (!objectStore) return createDiskMediaFiles(join(dataFolder, 'media'));
  const { createS3MediaFiles } = await import('#server/media/s3-media-files.ts');
  return createS3MediaFiles(objectStore);
}

async function openMail({ mail }: Config, log: Log) {
  if (!mail) return undefined;
  const { createSmtpMail } = await import('#server/mail/smtp-mail.ts');
  return createSmtpMail({ ...mail, report: log.unexpected });
}

/** Opens the database that the configuration names, up to date; makes its folder when missing. */
export async function openServerDatabase(config: Config, log: Log, clock = systemClock) {
  await mkdir(config.dataFolder, { recursive: true });
  if ('file' in config.database) await mkdir(dirname(config.database.file), { recursive: true });
  const database = await openDatabase({
    ...config.database,
    clock,
    hasSamples: config.isDemo,
    report: (message) => log.warn('database', { message }),
  });
  if ('file' in config.database) {
    const { file } = config.database;
    await keepPrivate([file, `${file}-wal`, `${file}-shm`]);
  }
  await keepPrivate([join(config.dataFolder, 'media')]);
  return database;
}

async function openArchives() {
  const { createZipArchives } = await import('#storage/archive/zip-archives.ts');
  return createZipArchives(createNodeHash);
}

/** The newsroom of the server edition, over its database; `origins` is where its readers find it. */
export async function openServerNewsroom(
  config: Config,
  log: Log,
  origins = (): readonly string[] => originsOf(config, config.port),
  clock = systemClock,
) {
  const database = await openServerDatabase(config, log, clock);
  const mediaFiles = await openMediaFiles(config);
  const incoming = createIncomingFiles(join(config.dataFolder, 'incoming'));
  const pictures = createPictureVariants(mediaFiles);
  const mail = await openMail(config, log);
  const background = createLater({ report: log.unexpected });
  const security = createSecurityLog({
    store: database.store,
    clock,
    hashKey: await database.siteSecrets.siteKey(),
    callerAddress: () => currentRequest()?.address,
    report: log.unexpected,
  });
  const secondFactor: SecondFactorPorts = {
    kept: database.secondFactors,
    policies: database.accessPolicies,
    passkeys: createWebAuthnPasskeys(origins),
    codes: factorCodes,
  };
  const ports: Ports = {
    store: database.store,
    search: database.search,
    clock,
    passwords: argon2Passwords,
    edition: 'server',
    online: {
      origin: () => origins()[0] ?? '',
      isDemo: config.isDemo,
      tokens: database.tokens,
      media: createMediaLibrary(mediaFiles, incoming, pictures),
      uploads: createMediaUploads(mediaFiles, incoming),
      security,
      secondFactor,
      later: background.later,
      ...(mail ? { mail: createLimitedMail({ mail, take: database.attempts.take }) } : {}),
    },
    archives: openArchives,
    storageUsage: () =>
      measureServerStorage({
        measureRecords: database.measure,
        store: database.store,
        media: mediaFiles,
        dataFolder: config.dataFolder,
      }),
    adminPassword: createAdminPassword({
      siteKey: database.siteSecrets.siteKey,
      isDemo: config.isDemo,
      given: config.adminPassword,
      storedHash: () => database.siteSecrets.get('admin-password-hash'),
      passwords: argon2Passwords,
      isAllowed: async () => (await database.accessPolicies.read()).allowsSharedPassword,
    }),
  };
  return {
    database,
    adminPassword: ports.adminPassword,
    mediaFiles,
    incoming,
    pictures,
    newsroom: createNewsroom(ports),
    backOffice: createBackOffice(ports),
    secondFactors: createSecondFactorDesk(ports),
    entry: entryRules(secondFactor),
    security,
    close: async () => {
      await pictures.stop();
      await security.close();
      await background.close();
      await mail?.close();
      await database.close();
    },
  };
}
