import { expectNoFindings } from '../support/journey/audit.ts';
import { expect, test } from '../support/journey/site.ts';
import { article, articles, category, noon } from '../support/records/records.ts';

const categories = [category(1, 'India'), category(2, 'World')];

const draft = {
  ...article(11, { title: 'Rain at last', category: 'India' }),
  ...{ id: 'article-11', version: 1, stage: 'in-review', savedAt: '2026-11-20T06:00:00.000Z' },
  publishedAt: undefined,
};

const ferry = {
  ...article(12, { title: 'Ferry found', category: 'India' }),
  ...{ id: 'article-12', version: 1, stage: 'scheduled', dueAt: '2026-11-23T00:30:00.000Z' },
  publishedAt: undefined,
};

test('an article is returned, mended, approved, scheduled under embargo, published, corrected and withdrawn by the menu of its editor @browser', async ({
  site,
  page,
}) => {
  const { keyboard } = page;
  const stored = async (name: 'drafts' | 'articles') =>
    (await site.storedList(name)).find(({ id }) => id === 'article-11');
  await site.openAdmin('/admin/articles/article-11', {
    store: { articles: articles(1), categories, drafts: [draft, ferry] },
    now: noon,
    width: 1440,
  });
  const state = page.getByRole('form', { name: 'Edit Article' }).locator('> :first-child');
  const menu = page.getByRole('menu', { name: 'More ways to save' });
  const choose = async (name: string | RegExp): Promise<void> => {
    await page.getByRole('button', { name: 'More ways to save' }).click();
    await menu.getByRole('menuitem', { name }).click();
  };

  await test.step('returned, by keys', async () => {
    await page.getByRole('button', { name: 'More ways to save' }).focus();
    await keyboard.press('ArrowDown');
    await expect(menu.getByRole('menuitem', { name: 'Save Article' })).toBeFocused();
    await expect(
      menu.getByRole('menuitem', { name: /^Unschedule|^Withdraw|^Publish/ }),
    ).toHaveCount(0);
    await expectNoFindings(page, 'the menu');
    await keyboard.press('r');
    await expect(menu.getByRole('menuitem', { name: /^Return/ })).toBeFocused();
    await keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Return to its writer' });
    await keyboard.press('Tab');
    await question.getByRole('button', { name: 'Return' }).click();
    await expect(question.getByText('Say why you are returning it.')).toBeVisible();
    await question.getByLabel('Reason').fill('Who counted the forty?');
    await question.getByRole('button', { name: 'Return' }).click();
    await site.toast('Success', 'Article returned to its writer.');
    await expect(page.getByRole('region', { name: 'Reason of the return' })).toContainText(
      'Who counted the forty?',
    );
    await expect(state).toContainText('Returned');
  });

  await test.step('mended and sent with its words by a key', async () => {
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Rain at last, twice');
    await keyboard.press('Control+Shift+R');
    await site.toast('Success', 'Article sent for review.');
    expect(await stored('drafts')).toMatchObject({
      title: 'Rain at last, twice',
      stage: 'in-review',
    });
    await expect(page.getByRole('region', { name: 'Reason of the return' })).toBeHidden();
    await choose('Approve');
    await site.toast('Success', 'Article approved.');
  });

  await test.step('scheduled under an embargo', async () => {
    await keyboard.press('Control+Shift+H');
    const question = page.getByRole('dialog', { name: 'Schedule' });
    await question.getByLabel('Day', { exact: true }).fill('2026-11-23');
    await question.getByLabel('Hour', { exact: true }).fill('06:00');
    await expect(question).toContainText('1 other article goes out then: Ferry found.');
    await question.getByText('Embargo', { exact: true }).click();
    await question.getByText('Ends', { exact: true }).click();
    await question.getByLabel('Last day').fill('2026-11-22');
    await expectNoFindings(page, 'the schedule of an article');
    await expect(question).toContainText('while the site is open in this browser');
    const give = question.getByRole('button', { name: 'Schedule for Mon, 23 Nov, 06:00' });
    await give.click();
    await expect(question.getByText('The end must come after the publication.')).toBeVisible();
    await question.getByLabel('Last day').fill('2026-11-30');
    await question.getByLabel('Last hour').fill('23:59');
    await give.click();
    await site.toast('Success', /^Article scheduled for /);
    expect(await stored('drafts')).toMatchObject({
      stage: 'scheduled',
      dueAt: '2026-11-23T00:30:00.000Z',
      embargoedUntil: '2026-11-23T00:30:00.000Z',
      endsAt: '2026-11-30T18:29:00.000Z',
    });
  });

  await test.step('the preview is marked', async () => {
    await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(page.getByText('Under embargo until Mon, 23 Nov, 06:00.')).toBeVisible();
    await expectNoFindings(page, 'the preview of an embargoed article');
    await page.getByRole('tab', { name: 'Write' }).click();
  });

  await test.step('Save Article says what it means for a schedule', async () => {
    await keyboard.press('Control+Shift+Enter');
    const question = page.getByRole('dialog', { name: 'Publish now?' });
    await expect(question).toContainText('It is under embargo until Mon, 23 Nov, 06:00.');
    await question.getByRole('button', { name: 'Keep the hour' }).click();
    await site.toast('Success', 'Draft saved.');
    expect(await stored('drafts')).toMatchObject({ stage: 'scheduled' });
    await choose('Unschedule');
    await site.toast('Success', 'Taken off the schedule.');
    // The button says “Saving…” until the page has its data again, and the key does nothing until then.
    await expect(page.getByRole('button', { name: 'Save Article' })).toBeVisible();
    await keyboard.press('Control+Shift+Enter');
    await question.getByRole('button', { name: 'Publish now' }).click();
    await expect.poll(() => stored('articles')).toMatchObject({ title: 'Rain at last, twice' });
  });

  await test.step('corrected in the open', async () => {
    await site.open('/admin/articles/article-11');
    await choose('Breaking line…');
    const line = page.getByRole('dialog', { name: 'Breaking line' });
    await expect(line.getByLabel('Line', { exact: true })).toHaveValue('Rain at last, twice');
    await expect(line.getByLabel('Leads to')).toHaveValue(/^\/article\//);
    await line.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('textbox', { name: 'Standfirst' }).fill('In two places.');
    await choose('Correct…');
    const question = page.getByRole('dialog', { name: 'Correct' });
    await question.getByLabel('Correction').fill('It rained twice, not once.');
    await question.getByLabel('Withhold the version before it').check();
    await question.getByRole('button', { name: 'Publish the correction' }).click();
    await site.toast('Success', 'Correction published.');
    await site.open('/article/article-11');
    await expect(page.getByRole('region', { name: 'Corrections' })).toContainText(
      'It rained twice, not once.',
    );
    await page
      .getByRole('link', { name: 'Corrected', exact: true })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/#corrections$/);
    await site.open('/article/article-11/versions');
    await expect(page.getByRole('main')).toContainText('Withheld. It rained twice, not once.');
    await site.open('/article/article-11');
    await page.getByRole('link', { name: 'All corrections' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Corrections');
    await expect(page.getByRole('link', { name: 'Rain at last, twice' })).toBeVisible();
  });

  await test.step('an earlier version is compared and restored', async () => {
    await site.open('/admin/articles/article-11');
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await title.fill('Rain at last, thrice');
    await keyboard.press('Control+Shift+S');
    await site.toast('Success', 'Draft saved.');
    await choose('Correct…');
    const correction = page.getByRole('dialog', { name: 'Correct' });
    await expect(correction).toContainText('All changes here are published with it.');
    await correction.getByRole('button', { name: 'Cancel' }).click();
    await choose(/^Versions/);
    const versions = page.getByRole('dialog', { name: 'Versions', exact: true });
    await expect(versions.getByRole('listitem')).toContainText([
      /^Saved as a draft/,
      /^Corrected.*It rained twice, not once\./,
      /^Published/,
    ]);
    await expectNoFindings(page, 'the versions');
    await versions.getByRole('button', { name: /^Corrected/ }).click();
    const comparison = page.getByRole('dialog', { name: 'Compare versions' });
    await expect(comparison.getByText('Different: Title.')).toBeVisible();
    await expectNoFindings(page, 'a comparison of versions');
    await comparison.getByLabel('Compare with').selectOption({ index: 2 });
    await expect(comparison.getByText('Different: Standfirst.')).toBeVisible();
    await comparison.getByRole('button', { name: 'Restore this version' }).click();
    const restored = page.getByRole('dialog', { name: 'Readers still have the other version' });
    await expect(restored.getByRole('button', { name: 'Publish changes' })).toBeVisible();
    await restored.getByRole('button', { name: 'Not yet' }).click();
    await expect(title).toHaveValue('Rain at last, twice');
    await expect.poll(() => stored('drafts')).toMatchObject({ title: 'Rain at last, twice' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(title).toHaveValue('Rain at last, thrice');
    await choose('Discard draft');
    await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
    await expect.poll(() => stored('drafts')).toBeUndefined();
  });

  await test.step('withdrawn', async () => {
    await site.open('/admin/articles/article-11');
    await choose('Withdraw…');
    const question = page.getByRole('dialog', { name: 'Withdraw the article?' });
    const target = question.getByLabel('Address leads to (optional)');
    await target.fill('javascript:alert(1)');
    await question.getByRole('button', { name: 'Withdraw' }).click();
    await expect(question.getByText(/^Please enter a path of this site/)).toBeVisible();
    await expect(target).toHaveValue('javascript:alert(1)');
    await target.fill('/article/never-written');
    await question.getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText(/^There is no such page on this site/).first()).toBeVisible();
    await choose('Withdraw…');
    await target.fill('/category/world?größe=1');
    await question.getByRole('button', { name: 'Withdraw' }).click();
    await site.toast('Success', 'Article withdrawn.');
    await expect(state).toContainText('Withdrawn');
    expect(await stored('articles')).toBeUndefined();
    await site.open('/article/article-11');
    await expect(page).toHaveURL('/category/world?gr%C3%B6%C3%9Fe=1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('World News');
    await site.open('/admin/articles/article-11');
    await choose('Where the old address leads…');
    const change = page.getByRole('dialog', { name: 'Where the old address leads' });
    await expect(change.getByRole('combobox')).toHaveValue('/category/world?größe=1');
    await change.getByRole('combobox').fill('');
    await change.getByRole('button', { name: 'Save' }).click();
    await site.toast('Success', 'The address no longer redirects.');
    site.expectError(/410/);
    await site.open('/article/article-11');
    await expect(page.getByRole('main')).toContainText('withdrawn');
  });
});
