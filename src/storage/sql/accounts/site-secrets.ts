import { createHash, randomBytes } from 'node:crypto';
import { once } from '#core/once.ts';
import type { Engine } from '../engine/engine.ts';

/** Returns a random token of 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Hash that is stored instead of a token or key. */
export const secretHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

export type SiteSecretName = 'admin-password-hash' | 'site-key' | 'vapid-key';

/** Secrets of the site; never part of the API, archives or the log. */
export interface SiteSecrets {
  get(name: SiteSecretName): Promise<string | undefined>;
  set(name: SiteSecretName, value: string): Promise<void>;
  /** Returns the stored value, or stores the given one; several processes get the same value. */
  getOrSet(name: SiteSecretName, value: string): Promise<string>;
  /**
   * Key of the site's HMACs: of addresses in counters, of values in cookies. Random, and the same for all
   * processes.
   */
  siteKey(): Promise<string>;
}

export function createSiteSecrets(engine: Engine): SiteSecrets {
  const secrets: Omit<SiteSecrets, 'siteKey'> = {
    get: async (name) => {
      const row = await engine.read((queries) =>
        queries
          .selectFrom('site_secrets')
          .select('value')
          .where('name', '=', name)
          .executeTakeFirst(),
      );
      return row?.value;
    },
    set: (name, value) =>
      engine.write(async (queries) => {
        await queries
          .insertInto('site_secrets')
          .values({ name, value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
          .execute();
      }),
    getOrSet: (name, value) =>
      engine.write(async (queries) => {
        await queries
          .insertInto('site_secrets')
          .values({ name, value })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .execute();
        const kept = await queries
          .selectFrom('site_secrets')
          .select('value')
          .where('name', '=', name)
          .executeTakeFirstOrThrow();
        return kept.value;
      }),
  };
  return {
    ...secrets,
    siteKey: once(
      async () => (await secrets.get('site-key')) ?? secrets.getOrSet('site-key', newToken()),
    ),
  };
}
