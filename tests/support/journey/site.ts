import { test as base, expect, type Page } from '@playwright/test';
import { loggedIn } from './admin.ts';
import { awaitScript } from './await-script.ts';
import { edition } from './edition.ts';
import { type ServerEdition, startServerEdition } from './server-edition.ts';
import { putInLocalStorage, type Store, seedStore, storedUnder } from './store.ts';
import { answerForOthers, strangers, type Watch, watchContext } from './watch.ts';
import { heightAt, type Width } from './widths.ts';

export interface OpenOptions {
  /** Records and flags to begin with; what isn't named is as in a fresh install. */
  store?: Store;
  width?: Width;
  /** The reader's own choice, as if made before. */
  theme?: 'light' | 'dark' | 'system';
  /** Color scheme that the system prefers. */
  colorScheme?: 'light' | 'dark';
  reducedMotion?: boolean;
  /** Time begins here, and runs; `page.clock` can move it on. */
  now?: Date;
}

/** The site as a journey walks through it. */
export interface Site {
  /** Opens a page; the first time with the store as wanted, and without the push prompt. */
  open: (path: string, options?: OpenOptions) => Promise<void>;
  /** Opens a page of the back office, as someone who is logged in to it. */
  openAdmin: (path: string, options?: OpenOptions) => Promise<void>;
  /** A toast with that title, and that text if given, is what stands; `isError`: a red one. */
  toast: (title: string, text?: string | RegExp, isError?: boolean) => Promise<void>;
  /** Value stored under a key, parsed where it is JSON. */
  stored: (key: string) => Promise<unknown>;
  /** The records under a key; none where nothing is stored. */
  storedList: (key: string) => Promise<Record<string, unknown>[]>;
  /** Saves records as if from elsewhere: another tab of this browser, another one's of a server. */
  saveElsewhere: (tab: Page, store: Store) => Promise<void>;
  /** Errors that this journey provokes and that therefore don't fail it. */
  expectError: (pattern: RegExp) => void;
  /** Another host that this journey makes the site ask. */
  expectHost: (hostname: string) => void;
  /** Every request that went to another host until now. */
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
  { site: Site; watch: Watch; server: ServerEdition | undefined },
  { others: undefined }
>({
  others: [
    async ({ browser }, use) => {
      await answerForOthers(browser);
      await use(undefined);
    },
    { auto: true, scope: 'worker' },
  ],
  server: [
    async ({ browserName: _ }, use) => {
      if (edition === 'browser') return use(undefined);
      const server = await startServerEdition();
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
