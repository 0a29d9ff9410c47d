import type { Page } from '@playwright/test';
import { articleEditor } from '../support/journey/article-editor.ts';
import { edition } from '../support/journey/edition.ts';
import { expect, type Site, test } from '../support/journey/site.ts';
import { articles, category, noon, sessionOf, settings, user } from '../support/records/records.ts';

const reporter = { ...user(1, { name: 'Ravi Iyer' }), role: 'author' };
const editor = { ...user(2, { name: 'Mara Sebastian' }), role: 'editor' };
const MINUTE = 60_000;

/** Opens a page of the back office as one of the two; the browser edition has one person for both. */
const openAs = (site: Site, person: typeof reporter, path: string): Promise<void> =>
  edition === 'server'
    ? site.open(path, { store: { currentUser: sessionOf(person) } })
    : site.openAdmin(path);

const choose = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'More ways to save' }).click();
  await page.getByRole('menuitem', { name }).click();
};

test('a reporter writes, an editor returns it, the reporter mends it; it is scheduled, goes out, is corrected and withdrawn', async ({
  page,
  server,
  site,
}) => {
  const { keyboard } = page;
  const newest = async (name: 'drafts' | 'articles') => (await site.storedList(name))[0];
  await site.open('/', {
    now: noon,
    width: 1440,
    store: {
      ...{ users: [reporter, editor], articles: articles(1), categories: [category(1, 'India')] },
      siteSettings: settings({ authorsPublish: false }),
    },
  });

  await test.step('the reporter writes and sends', async () => {
    await openAs(site, reporter, '/admin/articles?new=1');
    const { category: section, paragraphs, title } = articleEditor(page);
    await title.fill('Rain at lst');
    await choose(page, 'Ask one person for a review');
    await expect(section).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await section.selectOption('India');
    await paragraphs.fill('The first train in nine days came over the viaduct.');
    await keyboard.press('Control+Shift+R');
    await site.toast('Success', 'Article sent for review.');
    expect(await newest('drafts')).toMatchObject({ title: 'Rain at lst', stage: 'in-review' });
  });

  await test.step('the editor returns it', async () => {
    await openAs(site, editor, '/admin/dashboard');
    await page
      .getByRole('region', { name: 'Needs your attention' })
      .getByRole('link', { name: 'Rain at lst' })
      .click();
    await choose(page, 'Return');
    const question = page.getByRole('dialog', { name: 'Return to its writer' });
    await question.getByLabel('Reason').fill('The headline lacks a letter.');
    await question.getByRole('button', { name: 'Return' }).click();
    await site.toast('Success', 'Article returned to its writer.');
  });

  const path = `/admin/articles/${(await newest('drafts'))?.id}`;
  await test.step('the reporter mends it', async () => {
    await openAs(site, reporter, path);
    await expect(page.getByRole('region', { name: 'Reason of the return' })).toContainText(
      'The headline lacks a letter.',
    );
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Rain at last');
    await choose(page, 'Ask one person for a review');
    const question = page.getByRole('dialog', { name: 'Ask one person for a review' });
    if (server) {
      await question.getByLabel('Who').selectOption(editor.id);
      await question.getByLabel('Needed by').fill('2026-11-24');
      await question.getByRole('button', { name: 'Send for review' }).click();
    } else {
      await expect(question).toContainText('there is nobody else to ask');
      await question.getByRole('button', { name: 'Close' }).click();
      await keyboard.press('Control+Shift+R');
    }
    await site.toast('Success', 'Article sent for review.');
    expect(await newest('drafts')).toMatchObject({ title: 'Rain at last', stage: 'in-review' });
  });

  await test.step('the editor schedules it, and it goes out', async () => {
    if (server) {
      await openAs(site, editor, '/admin/dashboard');
      await expect(page.getByRole('region', { name: 'Needs your attention' })).toContainText(
        `For ${editor.name}, by 24 November 2026`,
      );
    }
    await openAs(site, editor, path);
    await choose(page, 'Approve');
    await site.toast('Success', 'Article approved.');
    // Four seconds before the full hour, with which the dialog begins.
    const soon = new Date(noon.getTime() + 60 * MINUTE - 4000);
    server?.setNow(soon);
    await page.clock.setSystemTime(soon);
    await keyboard.press('Control+Shift+H');
    const question = page.getByRole('dialog', { name: 'Schedule' });
    await expect(question.getByText('In this edition it goes out while')).toHaveCount(
      edition === 'browser' ? 1 : 0,
    );
    await question.getByRole('button', { name: /^Schedule for / }).click();
    await site.toast('Success', /^Article scheduled for /);
    await expect
      .poll(() => newest('articles'), { timeout: 15_000 })
      .toMatchObject({
        title: 'Rain at last',
        publishedAt: new Date(noon.getTime() + 60 * MINUTE).toISOString(),
      });
    await site.open('/');
    await expect(page.getByRole('link', { name: 'Rain at last' }).first()).toBeVisible();
  });

  await test.step('it is corrected', async () => {
    await openAs(site, editor, path);
    await choose(page, 'Correct…');
    const question = page.getByRole('dialog', { name: 'Correct' });
    await expect(question.getByText('All that is written here')).toHaveCount(0);
    await question.getByLabel('Correction').fill('It was ten days, not nine.');
    await question.getByRole('button', { name: 'Publish the correction' }).click();
    await site.toast('Success', 'Correction published.');
    await site.open('/article/rain-at-last');
    await expect(page.getByRole('region', { name: 'Corrections' })).toContainText(
      'It was ten days, not nine.',
    );
  });

  await test.step('it is withdrawn', async () => {
    await openAs(site, editor, path);
    await choose(page, 'Withdraw…');
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await site.toast('Success', 'Article withdrawn.');
    site.expectError(/410/);
    await site.open('/article/rain-at-last');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Withdrawn');
  });
});
