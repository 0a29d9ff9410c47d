import { fileURLToPath } from 'node:url';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { build } from 'vite';
import type {} from '../support/journey/storage-contract-page.ts';

const ENTRY = 'page';

/** Bundles the store's contract and the local store for a page. Returns the scripts by name. */
async function bundle(): Promise<Map<string, string>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(
          new URL('../support/journey/storage-contract-page.ts', import.meta.url),
        ),
        formats: ['es'],
        fileName: ENTRY,
      },
    },
  });
  const [result] = [built].flat();
  const outputs = result && 'output' in result ? result.output : [];
  return new Map(
    outputs.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one.code]] : [])),
  );
}

let scripts = new Map<string, string>();

test.beforeAll(async () => {
  scripts = await bundle();
  if (!scripts.has(`${ENTRY}.js`)) throw new Error('Vite built no script');
});

/** Opens a page with only the contract, at the site's origin and thus over its real storage. */
async function openContractPage(context: BrowserContext): Promise<Page> {
  await context.route('**/contract/**', (route) => {
    const script = scripts.get(route.request().url().split('/').at(-1) ?? '');
    return script === undefined
      ? route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><script type="module" src="/contract/${ENTRY}.js"></script>`,
        })
      : route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: script,
        });
  });
  const page = await context.newPage();
  await page.goto('/contract/');
  await page.waitForFunction(() => 'contractPage' in window);
  return page;
}

test('the local store passes the contract of every store over a real browser’s storage @browser', async ({
  context,
}) => {
  const page = await openContractPage(context);
  const outcomes = await page.evaluate(() => window.contractPage.runContract());
  expect(outcomes.length).toBeGreaterThan(15);
  expect(outcomes.filter(([, outcome]) => outcome !== 'passed')).toEqual([]);
});

test('[storage-tabs] [admin-two-writers] a thousand interleaved writes of two tabs lose nothing @browser', async ({
  context,
}) => {
  const [one, two] = [await openContractPage(context), await openContractPage(context)];
  await Promise.all([
    one.evaluate(() => window.contractPage.sendMessages('one', 500)),
    two.evaluate(() => window.contractPage.sendMessages('two', 500)),
  ]);
  const expected = ['one', 'two'].flatMap((sender) =>
    Array.from({ length: 500 }, (_, at) => `${sender} ${at}`),
  );
  for (const page of [one, two]) {
    const messages = await page.evaluate(() => window.contractPage.readMessages());
    expect(messages.map(({ subject }) => subject).toSorted()).toEqual(expected.toSorted());
    expect(new Set(messages.map(({ id }) => id)).size).toBe(1000);
  }
});

test('[storage-tabs] a tab is notified of another one’s change @browser', async ({ context }) => {
  const [one, two] = [await openContractPage(context), await openContractPage(context)];
  const heard = one.evaluate(() => window.contractPage.nextForeignChange());
  await one.evaluate(() => undefined);
  await two.evaluate(() => window.contractPage.sendMessages('two', 1));
  expect(await heard).toEqual(['messages']);
});

test('a page without site data shows the samples and refuses changes @browser', async ({
  context,
}) => {
  const page = await openContractPage(context);
  await page.setContent('<iframe sandbox="allow-scripts" src="/contract/"></iframe>');
  const frame = page.frames().find((one) => one !== page.mainFrame());
  if (!frame) throw new Error('there is no frame');
  await frame.waitForFunction(() => 'contractPage' in window);
  const tried = await frame.evaluate(() => window.contractPage.tryBlockedStorage());
  expect(tried).toEqual({ categories: 15, refusal: 'storage-blocked' });
});
