import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'vite';

const support = (file: string): string =>
  fileURLToPath(new URL(`../support/islands/${file}`, import.meta.url));

/** Bundles a page and an island that exist for this test only. Returns the scripts by address. */
async function bundle(): Promise<Map<string, string>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        input: {
          page: support('quick-search-page.tsx'),
          'quick-search': support('quick-search.island.tsx'),
        },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const [result] = [built].flat();
  const outputs = result && 'output' in result ? result.output : [];
  return new Map(
    outputs.flatMap((one) => (one.type === 'chunk' ? [[`/${one.fileName}`, one.code]] : [])),
  );
}

let scripts = new Map<string, string>();

test.beforeAll(async () => {
  scripts = await bundle();
});

/** Opens the page. The island's code arrives once the returned function is called. */
async function openPage(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('http://island.test/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') {
      const body =
        '<!doctype html><title>Island</title><body><script type="module" src="/page.js"></script>';
      return route.fulfill({ contentType: 'text/html', body });
    }
    if (pathname === '/later.js') await promise;
    const body = scripts.get(pathname) ?? "export * from '/quick-search.js'";
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto('http://island.test/');
  await page.evaluate(() => customElements.whenDefined('day-island'));
  return resolve;
}

test('typing wakes an island that declares it, and keeps what was typed meanwhile @server', async ({
  page,
}) => {
  const come = await openPage(page);
  const term = page.getByLabel('Term');
  await term.pressSequentially('rx');
  await term.press('ArrowLeft');
  await term.press('Delete');
  await term.press('a');
  await expect(page.getByRole('listitem')).toHaveCount(0);
  come();
  await expect(page.getByRole('listitem')).toHaveText(['rain', 'rail']);
  await expect(term).toBeFocused();
  await term.press('i');
  await term.press('n');
  await expect(page.getByRole('listitem')).toHaveText(['rain']);
  await expect(term).toHaveValue('rain');
});

test('ticking a box wakes an island that declares it, and the box stays ticked @server', async ({
  page,
}) => {
  const come = await openPage(page);
  await page.getByLabel('Exact').check();
  come();
  await page.getByLabel('Term').fill('rai');
  await expect(page.getByRole('listitem')).toHaveCount(0);
  await page.getByLabel('Term').fill('rail');
  await expect(page.getByRole('listitem')).toHaveText(['rail']);
  await expect(page.getByLabel('Exact')).toBeChecked();
});

test('focus and submission wake an island that declares them, and take effect @server', async ({
  page,
}) => {
  const come = await openPage(page);
  await page.getByLabel('Comment').fill('Good morning');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Focused 0, sent:')).toBeVisible();
  come();
  await expect(page.getByText('Focused 1, sent: Good morning')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});
