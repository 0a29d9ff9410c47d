import type { Page } from '@playwright/test';
import type { ServerEdition } from './server-edition.ts';

/**
 * Content of the edition's store, by the keys of local storage: text as it is, anything else as
 * JSON, and `null` for a key that is to be missing.
 */
export type Store = Record<string, unknown>;

/** A file of the site that runs nothing: it stands in its stead while its storage is filled. */
const STILL = '/favicon.svg';

/** Puts texts under keys of the local storage that the page sees. */
export async function putInLocalStorage(page: Page, store: Store): Promise<void> {
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

async function fillLocalStorage(page: Page, store: Store): Promise<void> {
  await page.goto(STILL);
  await putInLocalStorage(page, store);
}

const sessionKeys = ['currentUser', 'isAdminAuthenticated'];

/** Puts records where the edition keeps them, before the site is opened. */
export async function seedStore(page: Page, store: Store, server?: ServerEdition): Promise<void> {
  if (!server) return fillLocalStorage(page, store);
  await server.seed(store);
  await page.context().addCookies(await server.sessionCookies(store));
  // Data that a browser keeps for itself in this edition, too: the theme, say.
  const own = Object.entries(store).filter(
    ([key]) => !server.isCollection(key) && !sessionKeys.includes(key),
  );
  return fillLocalStorage(page, Object.fromEntries(own));
}

/** A record as it was seeded: the server's store gives each a version at once. */
function withoutVersion(record: object): object {
  const { version: _, ...rest } = record as { version?: unknown };
  return rest;
}

async function sessionUnder(page: Page, key: string): Promise<unknown> {
  const answer = await page.request.get('/api/session');
  const { reader = null, role } = await answer.json();
  return key === 'currentUser' ? reader : role === 'owner' || null;
}

/** Value stored under a key now: parsed where it is JSON, `null` when there is nothing. */
export async function storedUnder(
  page: Page,
  key: string,
  server?: ServerEdition,
): Promise<unknown> {
  if (server?.isCollection(key)) return (await server.recordsIn(key)).map(withoutVersion);
  if (server && sessionKeys.includes(key)) return sessionUnder(page, key);
  const text = await page.evaluate((name) => localStorage.getItem(name), key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
