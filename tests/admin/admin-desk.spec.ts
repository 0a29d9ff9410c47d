import type { Locator } from '@playwright/test';
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
  await expect(region('Needs your attention').getByRole('listitem')).toContainText([
    'Draft 11In review',
  ]);
  await expect(region('Up next').getByRole('listitem')).toContainText([
    'Draft 13',
    /Draft 12.*06:00/,
  ]);
  await expect(region('Failed').getByRole('listitem')).toContainText([
    'Title and Category are required. Check it and schedule it again.',
  ]);
  await region('Up next').getByRole('link', { name: 'Scheduled' }).click();
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

test('articles are moved on the board and in the schedule, by keys and by a mouse @browser', async ({
  site,
  page,
}) => {
  const { keyboard } = page;
  const storedDraft = async (id: string) =>
    (await site.storedList('drafts')).find((one) => one.id === id);
  await site.openAdmin('/admin/articles?show=board', {
    store: {
      ...{ articles: articles(1), categories },
      drafts: [
        draft(11, 'in-review'),
        draft(12, 'ready'),
        draft(13, 'scheduled', { dueAt: '2026-11-22T00:30:00.000Z' }),
      ],
    },
    now: noon,
    width: 1440,
  });
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const card = (number: number) =>
    page.getByRole('button', { name: `Draft ${number}`, exact: true });

  await test.step('the board, by keys', async () => {
    await card(11).focus();
    await keyboard.press('Space');
    await expect(page.getByText('Picked up Draft 11. It can move to')).toBeAttached();
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('status').getByText('Ready.')).toBeAttached();
    await expectNoFindings(page, 'a lifted card');
    await keyboard.press('Escape');
    await keyboard.press('Space');
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await site.toast('Success', 'Article approved.');
    await expect(column('Ready').getByRole('listitem')).toHaveCount(2);
  });

  await test.step('the board, by a mouse, asks for the hour', async () => {
    await card(12).dragTo(column('Scheduled'));
    const question = page.getByRole('dialog', { name: 'Schedule' });
    await question.getByLabel('Day').fill('2026-11-23');
    await question.getByLabel('Hour').fill('06:00');
    await question.getByRole('button', { name: 'Schedule for Mon, 23 Nov, 06:00' }).click();
    await site.toast('Success', 'Article scheduled for Mon, 23 Nov, 06:00.');
    expect(await storedDraft('article-12')).toMatchObject({ dueAt: '2026-11-23T00:30:00.000Z' });
  });

  await test.step('the board, by a finger that rests on a card; one that swipes moves nothing', async () => {
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    const middleOf = async (place: Locator) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
      return { x: x + width / 2, y: y + height / 2 };
    };
    const from = await middleOf(card(11));
    await touch('touchStart', from);
    await touch('touchMove', { x: from.x + 30, y: from.y });
    await touch('touchEnd');
    await expect(page.locator('[data-lifted]')).toHaveCount(0);
    await touch('touchStart', await middleOf(card(11)));
    await expect(page.locator('[data-lifted]')).toHaveCount(1);
    await touch('touchMove', await middleOf(column('Scheduled').getByRole('heading')));
    await expect(column('Scheduled')).toHaveAttribute('data-drop');
    await touch('touchEnd');
    const question = page.getByRole('dialog', { name: 'Schedule' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
  });

  await test.step('the schedule', async () => {
    await page.getByRole('link', { name: 'Schedule', exact: true }).click();
    const sunday = page.getByRole('region', { name: 'Sun, 22 Nov' });
    await expect(sunday.getByRole('listitem')).toContainText(['06:00Draft 13']);
    await expectNoFindings(page, 'the schedule');
    await card(13).focus();
    for (const key of ['Space', 'ArrowRight', 'ArrowDown', 'Enter']) await keyboard.press(key);
    await site.toast('Success', 'Article scheduled for Mon, 23 Nov, 06:15.');
    const monday = page.getByRole('region', { name: 'Mon, 23 Nov' });
    await expect(monday.getByRole('listitem')).toContainText(['06:00Draft 12', '06:15Draft 13']);
    await card(13).dragTo(page.getByRole('region', { name: 'Wed, 25 Nov' }));
    await expect(monday.getByRole('listitem')).toHaveCount(1);
    expect(await storedDraft('article-13')).toMatchObject({ dueAt: '2026-11-25T00:45:00.000Z' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await site.toast('Success', 'Article scheduled for Mon, 23 Nov, 06:15.');
    expect(await storedDraft('article-13')).toMatchObject({ dueAt: '2026-11-23T00:45:00.000Z' });
    await card(11).focus();
    await keyboard.press('h');
    const question = page.getByRole('dialog', { name: 'Schedule' });
    await expect(question.getByLabel('Day')).toBeFocused();
    await expect(question.getByRole('button', { name: 'Take off the schedule' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await card(13).focus();
    await keyboard.press('h');
    await expectNoFindings(page, 'the question for another hour');
    await expect(
      question.getByRole('link', { name: 'Embargo and end in the article' }),
    ).toHaveAttribute('href', '/admin/articles/article-13');
    await question.getByRole('button', { name: 'Take off the schedule' }).click();
    await site.toast('Success', 'Article taken off the schedule.');
    expect(await storedDraft('article-13')).not.toHaveProperty('dueAt');
  });
});

test('every article of the desk, of a section and of a search is reached by turning pages', async ({
  site,
  page,
}) => {
  const all = articles(45);
  const headlines = all.map(({ title }) => title).sort();
  await site.openAdmin('/admin/articles', { store: { articles: all, categories }, now: noon });
  const table = page.getByRole('table', { name: 'Articles' });
  const seen: string[] = [];
  for (const shown of ['1–20 of 45', '21–40 of 45', '41–45 of 45']) {
    await expect(page.getByText(shown)).toBeVisible();
    const titles = table.getByRole('row').getByRole('button', { name: /^Story number/ });
    await expect(titles).toHaveCount(shown === '41–45 of 45' ? 5 : 20);
    seen.push(...(await titles.allTextContents()));
    if (shown !== '41–45 of 45') await page.getByRole('button', { name: 'Next' }).click();
  }
  expect(seen.sort()).toEqual(headlines);
  const pageNumber = page.getByRole('spinbutton', { name: 'Page of 3' });
  await pageNumber.fill('2');
  await page.keyboard.press('Enter');
  await expect(page.getByText('21–40 of 45')).toBeVisible();
  await pageNumber.fill('1000000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('41–45 of 45')).toBeVisible();
  await expect(pageNumber).toBeFocused();
  await expect(pageNumber).toHaveValue('3');
  await page.getByLabel('Rows per page').selectOption('50 rows');
  await expect(page.getByText('1–45 of 45')).toBeVisible();
  await table.getByRole('button', { name: 'Title' }).click();
  await expect(table.getByRole('row')).toHaveCount(46);
  for (const address of ['/category/india', '/search?q=story']) {
    const turned = new Set<string>();
    await site.open(address);
    const pager = page.getByRole('navigation', { name: /pages/i });
    for (let number = 1; ; number += 1) {
      // The address changes before the list does; the number of the page changes with it.
      await expect(pager.locator('[aria-current="page"]')).toHaveText(String(number));
      const links = page.getByRole('main').getByRole('link', { name: /^Story number \d+$/ });
      for (const title of await links.allTextContents()) turned.add(title);
      const next = pager.getByRole('link', { name: 'Next' });
      if ((await next.count()) === 0) break;
      await next.click();
    }
    expect([...turned].sort(), address).toEqual(headlines);
  }
});

test('last month’s stories of an author are found from the list of authors; order and filters stay in the address', async ({
  site,
  page,
}) => {
  const by = (number: number, title: string, publishedAt: string, author = 'Anna Berg') => ({
    ...article(number, { title, category: 'India', author }),
    publishedAt,
  });
  await site.openAdmin('/admin/authors', {
    store: {
      categories,
      authors: [{ id: 'author-1', version: 1, name: 'Anna Berg', slug: 'anna-berg', role: '' }],
      articles: [
        by(1, 'Wind in November', '2026-11-05T06:00:00.000Z'),
        by(2, 'Rain in October', '2026-10-31T06:00:00.000Z'),
        by(3, 'Mist in October', '2026-10-01T06:00:00.000Z'),
        by(4, 'Snow in October', '2026-10-02T06:00:00.000Z', 'Edda Lind'),
      ],
    },
    now: noon,
    width: 1440,
  });
  await page.getByRole('link', { name: '3 articles: Anna Berg' }).click();
  const table = page.getByRole('table', { name: 'Articles' });
  const titles = table.getByRole('row').getByRole('button', { name: /^(Wind|Rain|Mist|Snow) in/ });
  await expect(titles).toHaveCount(3);
  await expect(page.getByLabel('Author')).toHaveValue('author-1');
  await table.getByRole('button', { name: 'Published' }).click();
  await expect(titles.first()).toHaveText('Mist in October');
  await page.getByLabel('Published or changed').selectOption('Last month');
  await expect(titles).toHaveText(['Mist in October', 'Rain in October']);
  await page.reload();
  await expect(titles).toHaveText(['Mist in October', 'Rain in October']);
  await expect(table.getByRole('row', { name: /Rain/ })).toContainText('31 Oct 2026');

  await page.getByLabel('Author').selectOption('All authors');
  await expect(titles).toHaveText(['Mist in October', 'Snow in October', 'Rain in October']);
  await page.getByLabel('Published or changed').selectOption('Between two dates');
  await page.getByLabel('First day').fill('2026-10-02');
  await page.getByLabel('Last day').fill('2026-10-31');
  await expect(titles).toHaveText(['Snow in October', 'Rain in October']);
  // A first day behind the last one takes it along.
  await page.getByLabel('First day').fill('2026-11-05');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Last day')).toHaveValue('2026-11-05');
  await expect(titles).toHaveText(['Wind in November']);
  // On the way to December the field has a day in January, before the first one.
  await page.getByLabel('Last day').pressSequentially('12');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/period=2026-11-05\.\.2026-12-05/);
  await expect(page.getByLabel('First day')).toHaveValue('2026-11-05');
  await expectNoFindings(page, 'the filters of the desk');
});
