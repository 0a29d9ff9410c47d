import { expectNoFindings } from '../support/journey/audit.ts';
import { expect, test } from '../support/journey/site.ts';
import { article, articles, category, noon } from '../support/records/records.ts';

const categories = [category(1, 'India'), category(2, 'World')];

const draft = (number: number, stage: string, fields: object = {}) => ({
  ...article(number, { title: `Draft ${number}`, category: 'India' }),
  ...{ id: `article-${number}`, version: 1, stage, savedAt: '2026-11-20T06:00:00.000Z' },
  ...fields,
});

const failed = {
  ...{ id: 'job-1', version: 1, kind: 'publish-article', state: 'failed', attempts: 1 },
  ...{ subject: { collection: 'drafts', id: 'article-13' }, payload: { id: 'article-13' } },
  ...{ wantedAt: '2026-11-20T06:00:00.000Z', dueAt: '2026-11-20T06:00:00.000Z' },
  ...{ failedAt: '2026-11-20T06:00:00.000Z', lastError: 'Title and Category are required.' },
};

test('the dashboard begins with what waits, goes out next and failed; a view is saved, renamed and deleted', async ({
  site,
  page,
}) => {
  await site.openAdmin('/admin/dashboard', {
    store: {
      ...{ articles: articles(1), categories, jobs: [failed] },
      drafts: [
        draft(11, 'in-review'),
        draft(12, 'scheduled', { dueAt: '2030-01-01T00:30:00.000Z' }),
        draft(13, 'scheduled', { dueAt: '2026-11-20T06:00:00.000Z' }),
      ],
    },
    now: noon,
    width: 1440,
  });
  const region = (name: string) => page.getByRole('region', { name });
  await expect(region('Waits for you').getByRole('listitem')).toContainText(['Draft 11In review']);
  await expect(region('Goes out next').getByRole('listitem')).toContainText([
    'Draft 13',
    /Draft 12.*06:00/,
  ]);
  await expect(region('Failed').getByRole('listitem')).toContainText([
    'Title and Category are required. Mend it and schedule it again.',
  ]);
  await region('Goes out next').getByRole('link', { name: 'Scheduled' }).click();
  await expect(page.getByRole('table', { name: 'Articles' })).toContainText('Draft 12');

  await page.getByLabel('Category', { exact: true }).selectOption('India');
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('India soon');
  await dialog.getByRole('button', { name: 'Save view' }).click();
  const views = page.getByRole('list', { name: 'Saved views' });
  await expect(views.getByRole('link')).toHaveText(['India soon2']);
  await expectNoFindings(page, 'a saved view');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await views.getByRole('link', { name: 'India soon' }).click();
  await expect(page).toHaveURL(/tab=scheduled&category=india/);
  await page.getByRole('button', { name: 'Edit view' }).click();
  await dialog.getByLabel('Name').fill('Soon');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(views.getByRole('link')).toHaveText(['Soon2']);
  await page.getByRole('button', { name: 'Edit view' }).click();
  await dialog.getByRole('button', { name: 'Delete view' }).click();
  await expect(views).toBeHidden();
});
