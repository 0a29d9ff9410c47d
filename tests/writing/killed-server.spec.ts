import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Page } from '@playwright/test';
import { createRandom } from '../../bench/data/random.mjs';
import { articleEditor } from '../support/journey/article-editor.ts';
import { expect, test } from '../support/journey/site.ts';
import { startServerProcess } from '../support/server/server-process.ts';
import { startPostgres } from '../support/sql/postgres-server.ts';

/** Kills while somebody types: `DAYBREAK_ROUNDS=50` for a long run. */
const ROUNDS = Number(process.env.DAYBREAK_ROUNDS ?? 1);

const PASSWORD = 'daybreak';

/** Starts a server as a process of its own, which can be killed and started again on the same data and port. */
async function killableServer() {
  const folder = await mkdtemp(join(tmpdir(), 'daybreak-killed-'));
  const env = { DATA_DIR: folder, DAYBREAK_DEMO: '1' };
  let running = await startServerProcess(env);
  const { address } = running;
  return {
    address,
    kill: () => running.stop('SIGKILL'),
    restart: async (): Promise<void> => {
      running = await startServerProcess({ ...env, PORT: new URL(address).port });
    },
    remove: async (): Promise<void> => {
      await running.stop('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Texts of all drafts on the desk, as the server has them. */
async function draftsAt(page: Page, address: string): Promise<string[][]> {
  const answer = await page.request.get(`${address}/api/admin/drafts`);
  const { records } = (await answer.json()) as { records: { id: string }[] };
  return Promise.all(
    records.map(async ({ id }) => {
      const draft = await page.request.get(`${address}/api/admin/drafts/${id}`);
      const { content } = (await draft.json()) as { content: { content: string }[] };
      return content.map((block) => block.content);
    }),
  );
}

/** Opens a new article at a server. */
async function openEditor(page: Page, address: string) {
  await page.goto(`${address}/admin`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.goto(`${address}/admin/articles?new=1`);
  return articleEditor(page);
}

test(`${ROUNDS} times the server is killed while somebody types: no character is lost, nothing doubles @server`, async ({
  page,
  site,
}) => {
  test.setTimeout(60_000 + ROUNDS * 20_000);
  const fraction = createRandom(Number(process.env.DAYBREAK_SEED ?? 1));
  const server = await killableServer();
  try {
    site.expectHost(new URL(server.address).host);
    site.expectError(/ERR_CONNECTION|ERR_EMPTY|ERR_INCOMPLETE|ERR_SOCKET|Failed to load resource/);
    const editor = await openEditor(page, server.address);
    await editor.title.fill('Under a falling server');
    await editor.paragraphs.click();
    let written = '';
    for (let round = 0; round < ROUNDS; round += 1) {
      const words = `Round ${round} was typed while the server fell. `;
      const before = 1 + Math.floor(fraction() * (words.length - 1));
      await page.keyboard.type(words.slice(0, before));
      // Every other time the kill meets a save on its way.
      if (round % 2 === 1) await page.waitForRequest(/\/(drafts|autosave)$/);
      await Promise.all([server.kill(), page.keyboard.type(words.slice(before))]);
      written += words;
      await expect(
        editor.dialog.getByText(/^You are offline\. Your words are saved on this device only/),
      ).toBeVisible();
      await server.restart();
      await expect
        .poll(() => draftsAt(page, server.address), { timeout: 15_000 })
        .toEqual([[written]]);
    }
    await expect(editor.paragraphs).toHaveText(written);
  } finally {
    await server.remove();
  }
});

test('the database is killed while somebody types: saving waits, says so, and goes on by itself @server', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const folder = await mkdtemp(join(tmpdir(), 'daybreak-killed-'));
  const postgres = await startPostgres({ isDurable: true });
  const server = await startServerProcess({
    DATA_DIR: folder,
    DAYBREAK_DEMO: '1',
    DATABASE_URL: await postgres.createDatabase('killed'),
  });
  try {
    site.expectHost(new URL(server.address).host);
    site.expectError(/Failed to load resource/);
    const editor = await openEditor(page, server.address);
    await editor.title.fill('Over a fallen database');
    await editor.paragraphs.click();
    await page.keyboard.type('Before the fall. ');
    await expect.poll(() => draftsAt(page, server.address)).toEqual([['Before the fall. ']]);
    await postgres.kill();
    await page.keyboard.type('During it.');
    const words =
      /^The site cannot reach its database at the moment\. Your words are saved on this device/;
    await expect(editor.dialog.getByText(words)).toBeVisible({ timeout: 20_000 });
    await expect(editor.dialog.getByText('Saving waits', { exact: true })).toBeVisible();
    await postgres.start();
    await expect(editor.dialog.getByText(words)).toBeHidden({ timeout: 30_000 });
    await expect
      .poll(() => draftsAt(page, server.address))
      .toEqual([['Before the fall. During it.']]);
  } finally {
    await server.stop('SIGKILL');
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
