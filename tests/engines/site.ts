import process from 'node:process';
import { test as base, expect } from '@playwright/test';
import { bundleScript } from '../support/journey/bundle-script.ts';
import { edition } from '../support/journey/edition.ts';
import { type ServerEdition, startServerEdition } from '../support/journey/server-edition.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { holdScripts } from './held-scripts.ts';
import { createTab, type Tab } from './tab.ts';
import { startWebKit } from './webkit.ts';

type Store = Record<string, unknown>;

/** The site, for journeys in any browser. */
export interface Site {
  /** Opens a page in a new tab, over a store with these records. */
  open: (path: string, store?: Store) => Promise<Tab>;
  /** Opens a page of the back office, logged in. */
  openAdmin: (path: string, store?: Store) => Promise<Tab>;
  /** Opens a page in an additional tab. */
  openBeside: (path: string) => Promise<Tab>;
  /** Opens a page whose scripts are delayed until `come` is called. */
  openSlowly: (path: string, store?: Store) => Promise<{ tab: Tab; come: () => void }>;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

export type EngineName = 'firefox' | 'webkit';

const start = (name: EngineName): Promise<Engine> => {
  const programs = JSON.parse(process.env.DAYBREAK_ENGINES ?? '{}');
  return name === 'firefox' ? startFirefox(programs.firefox) : startWebKit(programs);
};

interface WorkerFixtures {
  engineName: EngineName;
  engine: Engine;
  script: string;
}

interface Fixtures {
  server: ServerEdition | undefined;
  site: Site;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await start(engineName);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  script: [
    async ({ browserName: _ }, use) =>
      use(await bundleScript('tests/engines/in-page.ts', 'inPage')),
    { scope: 'worker' },
  ],
  server: async ({ browserName: _ }, use) => {
    if (edition === 'browser') return use(undefined);
    const server = await startServerEdition();
    await use(server);
    return server.close();
  },
  site: async ({ engine, script, server, baseURL }, use) => {
    const session = await engine.begin();
    const origin = server?.origin ?? baseURL ?? '';
    const closings: (() => Promise<void>)[] = [];

    async function openTab(at = origin): Promise<Tab> {
      const tab = createTab(await session.openTab(), at, script);
      await tab.resize(1440, 900);
      return tab;
    }

    async function fill(tab: Tab, store: Store): Promise<void> {
      const whole: Store = { pushNotificationPrompted: 'true', ...store };
      await tab.open('/favicon.svg');
      await server?.seed(whole);
      const cookies = (await server?.sessionCookies(whole)) ?? [];
      await tab.evaluate(
        (entries: [string, string][], crumbs: string[]) => {
          for (const [key, text] of entries) localStorage.setItem(key, text);
          // biome-ignore lint/suspicious/noDocumentCookie: the same in every engine
          for (const crumb of crumbs) document.cookie = crumb;
        },
        server
          ? [['pushNotificationPrompted', 'true']]
          : Object.entries(whole).map(([key, value]): [string, string] => [key, textOf(value)]),
        cookies.map(({ name, value }) => `${name}=${value}; path=/`),
      );
    }

    async function open(path: string, store: Store = {}): Promise<Tab> {
      const tab = await openTab();
      await fill(tab, store);
      await tab.open(path);
      return tab;
    }

    await use({
      open,
      openAdmin: (path, store) => open(path, { isAdminAuthenticated: 'true', ...store }),
      openBeside: async (path) => {
        const tab = await openTab();
        await tab.open(path);
        return tab;
      },
      openSlowly: async (path, store = {}) => {
        const held = await holdScripts(origin);
        closings.push(held.close);
        const tab = await openTab(held.origin);
        await fill(tab, store);
        await tab.begin(path);
        return { tab, come: held.come };
      },
    });
    const errors = [...session.errors()];
    await session.close();
    for (const close of closings) await close();
    expect(errors, 'errors that no script caught').toEqual([]);
  },
});

export { expect };
