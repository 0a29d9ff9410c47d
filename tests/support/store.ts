import type { Page } from '@playwright/test';
import { edition } from './edition.ts';

/**
 * What the edition's store holds, by the keys of local storage: text as it is, anything else as
 * JSON, and `null` for a key that is to be missing.
 */
export type Store = Record<string, unknown>;

const SEEDING = '/journeys-seeding';

/** Stands instead of the site while its storage is filled, so that nothing of it runs before. */
async function openBlankPage(page: Page): Promise<void> {
  await page.route(`**${SEEDING}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Seeding</title>' }),
  );
  await page.goto(SEEDING);
  await page.unroute(`**${SEEDING}`);
}

/** Puts records where the edition keeps them, before the site is opened. */
export async function seedStore(page: Page, store: Store): Promise<void> {
  if (edition === 'server') throw new Error('The server edition has no store to seed yet.');
  await openBlankPage(page);
  const texts = Object.entries(store).map(([key, value]): [string, string | null] => [
    key,
    typeof value === 'string' || value === null ? value : JSON.stringify(value),
  ]);
  await page.evaluate((entries) => {
    for (const [key, text] of entries) {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    }
  }, texts);
}

/** What is stored under a key now: parsed where it is JSON, `null` when there is nothing. */
export async function storedUnder(page: Page, key: string): Promise<unknown> {
  const text = await page.evaluate((name) => localStorage.getItem(name), key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
