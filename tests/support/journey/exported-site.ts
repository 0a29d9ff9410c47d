import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { serveStatic } from '../../../scripts/serve-static.mjs';
import type { ServerEdition } from './server-edition.ts';
import { expect, type Site } from './site.ts';

/** Exports the site in *Storage*, and unpacks what the browser downloads. */
async function exportInPage(page: Page, site: Site, folder: string, address: string) {
  await site.openAdmin('/admin/storage');
  const field = page.getByLabel('Address under which it will be read');
  const button = page.getByRole('button', { name: 'Export the Site' });
  await field.fill(`${address}/news`);
  await button.click();
  await expect(field).toBeFocused();
  await expect(page.getByText('Please enter the address of a site without a path')).toBeVisible();
  await field.fill(address);
  // All pages are made in this tab; a busy machine takes its time.
  const downloaded = page.waitForEvent('download', { timeout: 60_000 });
  await button.click();
  const bytes = await readFile(await (await downloaded).path());
  await site.toast('Success', /^The site, \d+ pages, is in site-[\d-]+\.zip\.$/);
  const zip = new ZipReader(new Uint8ArrayReader(bytes), { useWebWorkers: false });
  for (const entry of await zip.getEntries()) {
    if (entry.directory) continue;
    const file = join(folder, entry.filename);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await entry.getData(new Uint8ArrayWriter()));
  }
}

/** Exports the site, and serves it as hosts of static files do. */
export async function serveExported(page: Page, site: Site, server: ServerEdition | undefined) {
  const parent = mkdtempSync(join(tmpdir(), 'daybreak-exported-'));
  const folder = join(parent, 'site');
  const { address, close } = await serveStatic({ folder, port: 0, isSite: true });
  if (server) await server.exportTo(folder, address);
  else await exportInPage(page, site, folder, address);
  return {
    origin: address,
    folder,
    close: (): void => {
      close();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
