import { test as base, expect, type Page } from '@playwright/test';
import { loggedIn } from './admin.ts';
import { awaitScript } from './await-script.ts';
import { edition } from './edition.ts';
import { type ServerEdition, startServerEdition } from './server-edition.ts';
import { putInLocalStorage, type Store, seedStore, storedUnder } from './store.ts';
import { answerForOthers, strangers, type Watch, watchContext } from './watch.ts';
import { heightAt, type Width } from './widths.ts';

export interface OpenOptions {
  /** Initial records and flags; unnamed keys are as in a fresh install. */
  store?: Store;
  width?: Width;
  /** Stored theme choice of the reader. */
  theme?: 'light' | 'dark' | 'system';
  /** Color scheme of the system. */
  colorScheme?: 'light' | 'dark';
  reducedMotion?: boolean;
  /** Initial time of the page's clock, which runs; `page.clock` can advance it. */
  now?: Date;
}

/** The site, for journeys. */
export interface Site {
  /** Opens a page. The first call seeds the store and suppresses the push prompt. */
  open: (path: string, options?: OpenOptions) => Promise<void>;
  /** Opens a page of the back office, logged in. */
  openAdmin: (path: string, options?: OpenOptions) => Promise<void>;
  /** Expects a toast with that title and text; `isError` expects an error toast. */
  toast: (title: string, text?: string | RegExp, isError?: boolean) => Promise<void>;
  /** Value stored under a key, parsed if it is JSON. */
  stored: (key: string) => Promise<unknown>;
  /** Records under a key; empty if nothing is stored. */
  storedList: (key: string) => Promise<Record<string, unknown>[]>;
  /** Saves records from elsewhere: from another tab of this browser, or from another browser. */
  saveElsewhere: (tab: Page, store: Store) => Promise<void>;
  /** Tolerates errors that the journey provokes. */
  expectError: (pattern: RegExp) => void;
  /** Tolerates requests to another host. */
  expectHost: (hostname: string) => void;
  /** All requests to other hosts so far. */
  foreignRequests: () => readonly string[];
}

async function arrange(page: Page, options: OpenOptions): Promise<void> {
  const { width, colorScheme, reducedMotion, now } = options;
  if (width) await page.setViewportSize({ width, height: heightAt(width) });
  await page.emulateMedia({
    ...(colorScheme ? { colorScheme } : {}),
    ...(reducedMotion ? { reducedMotion: 'reduce' as const } : {}),
  });
  if (now) await page.clock.install({ time: now });
}

function createSite(page: Page, watch: Watch, server: ServerEdition | undefined) {
  const expectedErrors: RegExp[] = [];
  const expectedHosts = new Set<string>();
  let isSeeded = false;

  async function seed({ store, theme }: OpenOptions) {
    if (isSeeded && !store && !theme) return undefined;
    isSeeded = true;
    return seedStore(
      page,
      {
        pushNotificationPrompted: 'true',
        ...(theme ? { 'vite-ui-theme': theme } : {}),
        ...store,
      },
      server,
    );
  }

  const site: Site = {
    open: async (path, options = {}) => {
      await arrange(page, options);
      if (options.now) server?.setNow(options.now);
      const seeded = await seed(options);
      await page.goto(path);
      await seeded?.dispose();
      await expect(page.locator('h1')).toBeAttached();
    },
    openAdmin: (path, options) =>
      site.open(path, { ...options, store: { ...loggedIn, ...options?.store } }),
    toast: async (title, text, isError = false) => {
      const toast = page.getByRole(isError ? 'alert' : 'status').filter({ hasText: title });
      await expect(toast.getByText(title, { exact: true })).toBeVisible();
      if (text) await expect(toast.getByText(text, { exact: true })).toBeVisible();
    },
    stored: (key) => storedUnder(page, key, server),
    storedList: async (key) => {
      const list = (await storedUnder(page, key, server)) ?? [];
      if (!Array.isArray(list)) throw new Error(`No list is stored under '${key}'.`);
      return list as Record<string, unknown>[];
    },
    saveElsewhere: (tab, store) => (server ? server.seed(store) : putInLocalStorage(tab, store)),
    expectError: (pattern) => {
      expectedErrors.push(pattern);
    },
    expectHost: (hostname) => {
      expectedHosts.add(hostname);
    },
    foreignRequests: () => watch.foreign,
  };

  function checkNothingWentWrong(): void {
    const unexpected = watch.errors.filter((text) => !expectedErrors.some((one) => one.test(text)));
    expect(unexpected, 'errors in the console').toEqual([]);
    const asked = strangers(watch.foreign).filter((url) => !expectedHosts.has(new URL(url).host));
    expect(asked, 'requests to other hosts').toEqual([]);
    expect(server?.errors ?? [], 'errors of the server').toEqual([]);
  }

  return { site, checkNothingWentWrong };
}

export const test = base.extend<
  { isDemo: boolean; site: Site; watch: Watch; server: ServerEdition | undefined },
  { others: undefined }
>({
  others: [
    async ({ browser }, use) => {
      await answerForOthers(browser);
      await use(undefined);
    },
    { auto: true, scope: 'worker' },
  ],
  /** False for a server with an empty database, whose password is `OWNER_PASSWORD`. */
  isDemo: [true, { option: true }],
  server: [
    async ({ isDemo }, use) => {
      if (edition === 'browser') return use(undefined);
      const server = await startServerEdition({ isDemo });
      await use(server);
      return server.close();
    },
    { auto: true },
  ],
  baseURL: async ({ server, baseURL }, use) => use(server?.origin ?? baseURL),
  watch: [
    async ({ context, baseURL, javaScriptEnabled }, use) => {
      if (edition === 'server' && javaScriptEnabled !== false) awaitScript(context);
      await use(watchContext(context, new URL(baseURL ?? '').origin));
    },
    { auto: true },
  ],
  site: async ({ page, watch, server }, use) => {
    const { site, checkNothingWentWrong } = createSite(page, watch, server);
    await use(site);
    checkNothingWentWrong();
  },
});

export { expect };
