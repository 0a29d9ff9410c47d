import type { Page } from '@playwright/test';
import { sidebarOf } from '../support/journey/admin.ts';
import { articleEditor } from '../support/journey/article-editor.ts';
import { edition } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import { pageAdminClient } from '../support/newsroom/page-admin-client.ts';
import { article, category } from '../support/records/records.ts';

const india = [category(1, 'India')];

/** The tabs synchronize after this many saves: a lock does not alternate by itself. */
const ROUND = 20;

/**
 * Saves of each tab. `storage/storage-contract.spec.ts` and `lasting.contract.ts` make a thousand on every store;
 * here, enough for conflicts and a full activity log.
 */
const SAVES = 60;

interface Save {
  collection: 'articles' | 'categories';
  /** Article to save again: the shared one, or one that the tab itself created. */
  over?: 'shared' | number;
  label: string;
}

/**
 * The saves of a tab: new articles and categories, updates of its own articles and of the shared
 * one.
 */
const savesOf = (tab: string): Save[] =>
  Array.from({ length: SAVES }, (_, at): Save => {
    const label = `${tab} ${at}`;
    const step = at % 10;
    if (step < 2) return { collection: 'articles', label };
    if (step < 5) return { collection: 'categories', label };
    return { collection: 'articles', over: step < 8 ? at : 'shared', label };
  });

/**
 * Saves through the page's own client. On a conflict, reads and saves again, like 'Keep mine'.
 * Returns the number of conflicts.
 */
async function saveAll(page: Page, saves: readonly Save[]): Promise<number> {
  const client = await pageAdminClient(page);
  return client.evaluate(async (admin, list) => {
    type Stored = Record<string, unknown> & { id: string; version: number; content: unknown[] };
    const own: Stored[] = [];
    let conflicts = 0;
    const text = (content: string) => ({ id: content, type: 'paragraph', content });
    const read = async (id: string): Promise<Stored> =>
      (await admin.ask('GET /admin/articles/:id', { id })) as unknown as Stored;

    async function create(collection: Save['collection'], label: string): Promise<Stored> {
      const made =
        collection === 'categories'
          ? await admin.ask('POST /admin/categories', { name: label })
          : await admin.ask('POST /admin/articles', {
              title: label,
              category: 'India',
              content: [text(label)],
            });
      return made as unknown as Stored;
    }

    async function add(stored: Stored, label: string): Promise<Stored> {
      const content = [...stored.content, text(label)];
      const { version } = stored;
      try {
        const saved = await admin.ask('PUT /admin/articles/:id', { ...stored, content, version });
        return saved as unknown as Stored;
      } catch (error) {
        const { status } = (error as { details: { status: number } }).details;
        if (status !== 412) throw error;
        conflicts += 1;
        return add(await read(stored.id), label);
      }
    }

    let shared = await read('article-shared');
    for (const { collection, over, label } of list) {
      const mine = typeof over === 'number' ? own[over % own.length] : undefined;
      if (mine) own[own.indexOf(mine)] = await add(mine, label);
      else if (over === 'shared') shared = await add(shared, label);
      else if (collection === 'categories') await create(collection, label);
      else own.push(await create(collection, label));
    }
    return conflicts;
  }, saves);
}

const openTabs = async (page: Page, path: string): Promise<[Page, Page]> => {
  const other = await page.context().newPage();
  await other.goto(path);
  await expect(other.locator('h1')).toBeVisible();
  return [page, other];
};

/** Number of changes between tabs in a sequence of records. */
const turns = (names: readonly string[]): number =>
  names.filter((name, at) => at > 0 && name !== names[at - 1]).length;

const idsOf = (records: readonly Record<string, unknown>[]) => records.map(({ id }) => id);

const expectNoDoubles = (ids: readonly unknown[]): void =>
  expect(new Set(ids).size).toBe(ids.length);

/** Expects that many unique entries, newest first. */
function expectSoundLog(log: readonly Record<string, unknown>[], length: number): void {
  expect(log).toHaveLength(length);
  expectNoDoubles(idsOf(log));
  const times = log.map(({ timestamp }) => String(timestamp));
  expect(times).toEqual(times.toSorted().reverse());
}

test(`[admin-two-writers] [admin-conflict] [activity-cap] ${2 * SAVES} saves of two open tabs lose nothing, double nothing, and overwrite nothing`, async ({
  page,
  site,
}) => {
  const shared = article(1, { id: 'article-shared' });
  const atFirst = shared.content.map(({ content }) => content);
  await site.openAdmin('/admin/notifications', {
    store: { articles: [shared], categories: india, activityLogs: [] },
  });
  const [one, two] = await openTabs(page, '/admin/notifications');
  const [ofOne, ofTwo] = [savesOf('one'), savesOf('two')];
  const saves = [...ofOne, ...ofTwo];
  let conflicts = 0;
  for (let from = 0; from < SAVES; from += ROUND) {
    const [inOne, inTwo] = await Promise.all([
      saveAll(one, ofOne.slice(from, from + ROUND)),
      saveAll(two, ofTwo.slice(from, from + ROUND)),
    ]);
    conflicts += inOne + inTwo;
  }

  const expected = (collection: string) =>
    saves.filter((save) => save.collection === collection).map(({ label }) => label);
  // The other tab's last saves arrive with a delay.
  await expect
    .poll(async () =>
      (await site.storedList('articles'))
        .flatMap(({ content }) => (content as { content: string }[]).map((block) => block.content))
        .toSorted(),
    )
    .toEqual([...expected('articles'), ...atFirst].toSorted());
  const articles = await site.storedList('articles');
  const categories = await site.storedList('categories');
  expect(categories.map(({ name }) => name).toSorted()).toEqual(
    [...expected('categories'), 'India'].toSorted(),
  );
  expectNoDoubles(idsOf([...articles, ...categories]));
  expect(turns(categories.map(({ name }) => String(name).slice(0, 3)))).toBeGreaterThanOrEqual(
    SAVES / ROUND,
  );
  expect(conflicts).toBeGreaterThan(0);
  const kept = edition === 'browser' ? 100 : saves.length;
  expectSoundLog(await site.storedList('activityLogs'), kept);
  // Neither tab was reloaded, and each shows the other's saves.
  for (const tab of [one, two]) {
    await sidebarOf(tab).getByRole('link', { name: 'Articles' }).click();
    await expect(tab.locator('h1')).toHaveText(`Articles${0.4 * SAVES + 1}`);
    await sidebarOf(tab).getByRole('link', { name: 'Categories' }).click();
    await expect(tab.locator('h1')).toHaveText(`Categories${0.6 * SAVES + 1}`);
  }

  const refusal = await (await pageAdminClient(two)).evaluate(
    (admin, json) =>
      admin.ask('PUT /admin/articles/:id', { ...json, id: 'article-shared' }).then(
        () => 200,
        (error: { details: { status: number } }) => error.details.status,
      ),
    { ...shared, title: 'Stale', version: 1 },
  );
  expect(refusal).toBe(412);
  expect(await site.storedList('articles')).toEqual(articles);
});

test('[admin-two-writers] [admin-conflict] two tabs that save through their dialogs at the same moments keep everything', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/articles', {
    store: { articles: [article(1)], categories: india, activityLogs: [] },
  });
  const tabs = await openTabs(page, '/admin/articles');
  const rounds = [1, 2];

  async function writeArticle(tab: Page, title: string): Promise<void> {
    const editor = articleEditor(tab);
    await tab.getByRole('button', { name: 'New Article' }).click();
    await editor.title.fill(title);
    await editor.category.selectOption('India');
    await editor.paragraphs.fill(`What ${title} says.`);
    await editor.save.click();
    await expect(editor.dialog).toBeHidden();
  }

  for (const round of rounds) {
    await Promise.all(tabs.map((tab, at) => writeArticle(tab, `Tab ${at + 1}, ${round}`)));
  }
  const stored = await site.storedList('articles');
  const written = rounds.flatMap((round) => [`Tab 1, ${round}`, `Tab 2, ${round}`]);
  expect(stored.map(({ title }) => title).toSorted()).toEqual(
    ['Story number 1', ...written].toSorted(),
  );
  expectNoDoubles(idsOf(stored));
  expectSoundLog(await site.storedList('activityLogs'), written.length);
  for (const tab of tabs) await expect(tab.locator('h1')).toHaveText('Articles5');

  const editors = tabs.map(articleEditor);
  for (const tab of tabs) {
    await tab.goto('/admin/articles?edit=article-8999');
    await expect(articleEditor(tab).title).toHaveValue('Story number 1');
  }
  for (const [at, editor] of editors.entries()) {
    await editor.title.fill(`Changed in tab ${at + 1}`);
    await editor.save.click();
    if (at === 0) await expect(editor.dialog).toBeHidden();
  }
  await expect(tabs[1].getByRole('dialog', { name: 'Changed elsewhere' })).toBeVisible();
  const titles = (await site.storedList('articles')).map(({ title }) => title);
  expect(titles).toContain('Changed in tab 1');
  expect(titles).not.toContain('Changed in tab 2');
});
