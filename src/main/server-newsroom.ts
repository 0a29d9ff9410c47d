import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createBackOffice } from '#core/back-office.ts';
import { createNewsroom } from '#core/newsroom.ts';
import type { Ports } from '#core/ports.ts';
import { zipArchives } from '#storage/archive/zip-archives.ts';
import { openDatabase } from '#storage/sql/open-database.ts';
import { createAdminPassword } from '../server/accounts/admin-password.ts';
import { argon2Passwords } from '../server/accounts/argon2-passwords.ts';
import type { Config } from '../server/config/read-config.ts';
import type { Log } from '../server/log.ts';
import { measureServerStorage } from '../server/server-storage-usage.ts';

export const clock = { now: () => new Date() };

/** Opens the database that the configuration names, up to date; makes its folder when missing. */
export async function openServerDatabase(config: Config, log: Log) {
  await mkdir(config.dataFolder, { recursive: true });
  if ('file' in config.database) await mkdir(dirname(config.database.file), { recursive: true });
  return openDatabase({
    ...config.database,
    clock,
    hasSamples: config.isDemo,
    report: (message) => log.warn('database', { message }),
  });
}

/** The newsroom of the server edition, over its database. */
export async function openServerNewsroom(config: Config, log: Log) {
  const database = await openServerDatabase(config, log);
  const ports: Ports = {
    store: database.store,
    search: database.search,
    clock,
    passwords: argon2Passwords,
    edition: 'server',
    archives: async () => zipArchives,
    storageUsage: () => measureServerStorage(database.store, config.dataFolder),
    adminPassword: createAdminPassword({
      isDemo: config.isDemo,
      given: config.adminPassword,
      storedHash: () => database.siteSecrets.get('admin-password-hash'),
      passwords: argon2Passwords,
    }),
  };
  return { database, newsroom: createNewsroom(ports), backOffice: createBackOffice(ports) };
}
