import type { Disposable, Page } from '@playwright/test';
import type { ServerEdition } from './server-edition.ts';

/**
 * Content of the edition's store, by the keys of local storage: strings as they are, other values
 * as JSON, `null` for a missing key.
 */
export type Store = Record<string, unknown>;

const textsOf = (store: Store) =>
  Object.entries(store).map(([key, value]): [string, string | null] => [
    key,
    typeof value === 'string' || value === null ? value : JSON.stringify(value),
  ]);

/** Writes texts to the page's local storage. */
export async function putInLocalStorage(page: Page, store: Store): Promise<void> {
  await page.evaluate((entries) => {
    for (const [key, text] of entries) {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    }
  }, textsOf(store));
}

/** Writes texts to local storage before any script of the next page runs. */
const fillBeforeNextPage = (page: Page, store: Store): Promise<Disposable> =>
  page.addInitScript((entries) => {
    // Frames of other hosts have their own storage.
    if (window !== window.top) return;
    for (const [key, text] of entries) {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    }
  }, textsOf(store));

const sessionKeys = ['currentUser', 'isAdminAuthenticated'];

/**
 * Seeds the edition's store before the site is opened. Browser storage is written by the next page,
 * and by every later one until the seed is disposed of.
 */
export async function seedStore(
  page: Page,
  store: Store,
  server?: ServerEdition,
): Promise<Disposable> {
  if (!server) return fillBeforeNextPage(page, store);
  await server.seed(store);
  await page.context().addCookies(await server.sessionCookies(store));
  // Keys that stay in the browser in this edition too, such as the theme.
  const own = Object.entries(store).filter(
    ([key]) => !server.collectionUnder(key) && !sessionKeys.includes(key),
  );
  return fillBeforeNextPage(page, Object.fromEntries(own));
}

/** A record as it was seeded: the server's store adds a version. */
function withoutVersion(record: object): object {
  const { version: _, ...rest } = record as { version?: unknown };
  return rest;
}

async function sessionUnder(page: Page, key: string): Promise<unknown> {
  const answer = await page.request.get('/api/session');
  const { reader = null, role } = await answer.json();
  return key === 'currentUser' ? reader : role === 'owner' || null;
}

/** Value stored under a key, parsed if it is JSON; `null` if there is none. */
export async function storedUnder(
  page: Page,
  key: string,
  server?: ServerEdition,
): Promise<unknown> {
  const name = server?.collectionUnder(key);
  if (server && name) return (await server.recordsIn(name)).map(withoutVersion);
  if (server && sessionKeys.includes(key)) return sessionUnder(page, key);
  const text = await page.evaluate((name) => localStorage.getItem(name), key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
