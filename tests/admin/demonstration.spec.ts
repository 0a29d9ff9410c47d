import { expectNoFindings } from '../support/journey/audit.ts';
import { expect, test } from '../support/journey/site.ts';

test('an owner fills the site with a demonstration newspaper, twice, and readers find it', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/storage', { width: 1440 });
  const fill = page.getByRole('button', { name: 'Fill with a demonstration newspaper' });
  const question = page.getByRole('dialog', { name: 'Fill with a demonstration newspaper?' });
  await fill.click();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectNoFindings(page, 'the question');
  await question.getByRole('button', { name: 'Fill' }).click();
  await site.toast('Success', '40 articles added.');
  const count = (await site.storedList('articles')).length;
  await fill.click();
  await question.getByRole('button', { name: 'Fill' }).click();
  await site.toast('Success', 'The demonstration newspaper is here already.');
  expect(await site.storedList('articles')).toHaveLength(count);

  await page.goto('/article/article-demo-02');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A shelter that is a school on dry days',
  );
  await expect(page.getByText('The shelters in figures')).toBeVisible();
  await expectNoFindings(page, 'an article of the demonstration');
  expect(site.foreignRequests()).toEqual([]);
});
