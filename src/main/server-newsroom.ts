import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createBackOffice } from '#core/back-office.ts';
import { renewMostRead } from '#core/figures/standing-most-read.ts';
import { decideHeadlineTests, runningTests } from '#core/front/decide-headline-tests.ts';
import { jobHandlers } from '#core/job/job-handlers.ts';
import { type After, startJobRunner } from '#core/job/job-runner.ts';
import { createNewsroom } from '#core/newsroom.ts';
import { once } from '#core/once.ts';
import type { Clock, Ports } from '#core/ports.ts';
import { entryRules } from '#core/second-factor/entry-rules.ts';
import type { SecondFactorPorts } from '#core/second-factor/second-factor-ports.ts';
import { bindSecondFactorUseCases } from '#core/second-factor-use-cases.ts';
import { createAdminPassword } from '#server/accounts/admin-password.ts';
import { argon2Passwords } from '#server/accounts/argon2-passwords.ts';
import { factorCodes } from '#server/accounts/factor-codes.ts';
import { createSecurityLog } from '#server/accounts/security-log.ts';
import { createWebAuthnPasskeys } from '#server/accounts/web-authn-passkeys.ts';
import { createAnnouncements } from '#server/announce/announcements.ts';
import { createNodeHash } from '#server/archives/disk-file.ts';
import { type Config, originsOf } from '#server/config/read-config.ts';
import { keepPrivate } from '#server/files/durable-files.ts';
import { createIncomingFiles } from '#server/files/incoming-files.ts';
import { currentRequest } from '#server/http/current-request.ts';
import type { Log } from '#server/log.ts';
import { createMailLimits } from '#server/mail/mail-limits.ts';
import { createDiskMediaFiles } from '#server/media/disk-media-files.ts';
import type { MediaFiles } from '#server/media/media-files.ts';
import { createMediaLibrary, createMediaUploads } from '#server/media/media-library.ts';
import { createPictureVariants } from '#server/media/picture-variants.ts';
import { createVapidKey } from '#server/push/web-push-services.ts';
import { measureServerStorage } from '#server/server-storage-usage.ts';
import { openDatabase } from '#storage/sql/open-database.ts';
import {
  articlePath,
  authorFeedPath,
  categoryFeedPath,
  SITE_FEED,
  tagFeedPath,
} from '#ui/routes.ts';

export const systemClock: Clock = { now: () => new Date() };

/** Timers that don't keep the process running. */
const after: After = (milliseconds, work) => {
  const timer = setTimeout(work, milliseconds).unref();
  return () => clearTimeout(timer);
};

// Dynamic imports where a module may be unused, for a faster start.

export async function openMediaFiles({ objectStore, dataFolder }: Config): Promise<MediaFiles> {
  if (!objectStore) return createDiskMediaFiles(join(dataFolder, 'media'));
  const { createS3MediaFiles } = await import('#server/media/s3-media-files.ts');
  return createS3MediaFiles(objectStore);
}

async function openMail({ mail }: Config) {
  if (!mail) return undefined;
  const { createSmtpMail } = await import('#server/mail/smtp-mail.ts');
  return createSmtpMail(mail);
}

/** Opens the configured database and migrates it; creates its folder if missing. */
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

/** Opens the newsroom of the server edition with its database; `origins` returns the site's addresses. */
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
  const mail = await openMail(config);
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
  const vapidKey = createVapidKey(database.siteSecrets);
  let closeWebPush = (): void => undefined;
  const webPush = once(async () => {
    const { createWebPushServices } = await import('#server/push/web-push-services.ts');
    const services = createWebPushServices({
      key: vapidKey,
      origin: () => origins()[0] ?? '',
      trusted: config.pushServices,
      now: clock.now,
    });
    closeWebPush = services.close;
    return services;
  });
  const announcements = createAnnouncements({
    origin: () => origins()[0] ?? '',
    siteKey: database.siteSecrets.siteKey,
    paths: {
      articlePath,
      siteFeed: SITE_FEED,
      feedPath: categoryFeedPath,
      authorFeedPath,
      tagFeedPath,
    },
  });
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
      presences: database.presences,
      figures: database.figures,
      announcements,
      media: createMediaLibrary(mediaFiles, incoming, pictures),
      uploads: createMediaUploads(mediaFiles, incoming),
      security,
      secondFactor,
      push: {
        subscriptions: database.pushSubscriptions,
        services: {
          publicKey: async () => (await vapidKey()).publicKey,
          serviceOf: async (subscription) => (await webPush()).serviceOf(subscription),
          send: async (...given) => (await webPush()).send(...given),
        },
      },
      ...(mail
        ? { mail: { send: mail.send, admits: createMailLimits(database.attempts.take) } }
        : {}),
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
    secondFactors: bindSecondFactorUseCases(ports),
    entry: entryRules(secondFactor),
    security,
    renewMostRead: () => renewMostRead(ports),
    runningTests: () => runningTests(ports),
    decideTests: () => decideHeadlineTests(ports),
    /** Starts running the database's jobs in this process as well. */
    startJobs: () =>
      startJobRunner({ ports, handlers: jobHandlers, after, report: log.unexpected }),
    close: async () => {
      await pictures.stop();
      await security.close();
      mail?.close();
      closeWebPush();
      announcements.close();
      await database.close();
    },
  };
}
