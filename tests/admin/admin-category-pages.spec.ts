import { expectNoFindings } from '../support/journey/audit.ts';
import { edition, looksHere } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import { article, category } from '../support/records/records.ts';

const path = '/admin/categories';
const categories = [category(1, 'Business'), category(2, 'Markets'), category(3, 'World')];

test('a category gets an address, a description, a colour and a parent, and readers find them', async ({
  page,
  site,
}) => {
  const articles = [article(1, { category: 'Markets' }), article(2, { category: 'Business' })];
  await site.openAdmin(path, { store: { categories, articles }, width: 1440 });
  const dialog = page.getByRole('dialog', { name: 'Edit Category' });
  const save = dialog.getByRole('button', { name: 'Save Category' });
  await page.getByRole('button', { name: 'Edit Business' }).click();
  await dialog.getByLabel('Description').fill('Money, large and small.');
  await dialog.getByRole('radio', { name: 'Pink' }).check();
  const address = dialog.getByLabel('Address of the page');
  await address.fill('world');
  await save.click();
  await expect(dialog).toContainText('Another page has the address “world” already.');
  await expect(address).toBeFocused();
  await address.fill('economy');
  await save.click();
  await site.toast('Success', 'Category updated successfully.');
  await page.getByRole('button', { name: 'Edit Markets' }).click();
  await dialog.getByLabel('Part of').selectOption('Business');
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row', { name: 'Markets' })).toContainText('in Business');
  expect(await site.storedList('categories')).toMatchObject([
    { slug: 'economy', formerSlugs: ['business'], ink: 'entertainment' },
    { name: 'Markets', parentId: 'cat-1' },
    { name: 'World' },
  ]);

  await page.goto('/category/business');
  await expect(page).toHaveURL('/category/economy');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Business News');
  await expect(main).toContainText('Money, large and small.');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'Money, large and small.',
  );
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Story number 1',
    'Story number 2',
    'Videos',
  ]);
  const data = () => page.locator('script[type="application/ld+json"]').allTextContents();
  expect((await data()).join()).toContain('"CollectionPage"');
  await expect(
    page.getByRole('navigation', { name: 'Sections', exact: true }).getByRole('link'),
  ).toHaveText(['Business', 'Markets', 'World']);
  await main.getByRole('navigation', { name: 'Sections of Business' }).getByRole('link').click();
  await expect(page).toHaveURL('/category/markets');
  const breadcrumb = main.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(breadcrumb).toHaveAttribute('href', '/category/economy');
  expect((await data()).join()).toContain('"BreadcrumbList"');
  if (edition === 'server') {
    const moved = await page.request.get('/category/business?page=2', { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, '/category/economy?page=2']);
    const feed = await page.request.get('/feeds/business.xml');
    expect(feed.url()).toMatch(/\/feeds\/economy\.xml$/);
    expect(await feed.text()).toContain('<description>Money, large and small.</description>');
  }
});

test('categories are put in order by keys and by drag, and the navigation follows', async ({
  page,
  site,
}) => {
  await site.openAdmin(path, { store: { categories }, width: 1440 });
  await page.getByRole('button', { name: 'Order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Order of Categories' });
  const rows = dialog.getByRole('list', { name: 'Categories' }).getByRole('listitem');
  await expect(rows).toHaveText(['Business', 'Markets', 'World']);
  const up = dialog.getByRole('button', { name: 'Move World up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveText(['Business', 'World', 'Markets']);
  await expect(up).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rows).toHaveText(['World', 'Business', 'Markets']);
  await expect(dialog.getByRole('status')).toContainText(['World: 1 of 3']);
  await expect(dialog.getByRole('button', { name: 'Move World down' })).toBeFocused();
  await rows.nth(2).dragTo(rows.nth(1));
  await expect(rows).toHaveText(['World', 'Markets', 'Business']);
  await page.keyboard.press('Control+s');
  await site.toast('Success', 'Categories ordered successfully.');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Edit/ }).first()).toHaveAccessibleName(
    'Edit World',
  );
  expect((await site.storedList('activityLogs'))[0]).toMatchObject({
    action: 'Ordered Categories',
  });
  await page.goto('/');
  await expect(
    page.getByRole('navigation', { name: 'Sections', exact: true }).getByRole('link'),
  ).toHaveText(['World', 'Markets', 'Business']);
});

for (const [width, theme] of looksHere([
  [390, 'dark'],
  [1440, 'light'],
] as const)) {
  test(`a category’s fields, order and page have no accessibility findings, ${theme}, at ${width} px`, async ({
    page,
    site,
  }) => {
    const described = [
      { ...category(1, 'Business'), description: 'Money.' },
      { ...category(2, 'Markets'), parentId: 'cat-1' },
    ];
    await site.openAdmin(path, { width, theme, store: { categories: described } });
    await page.getByRole('button', { name: 'Edit Markets' }).click();
    await expect(page.getByLabel('Part of')).toHaveValue('cat-1');
    await expectNoFindings(page, 'the dialog');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Order' }).click();
    await expectNoFindings(page, 'the order');
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto('/category/business');
    await expect(heading).toHaveText('Business News');
    await expectNoFindings(page, 'the page of a parent');
    await page.goto('/category/markets');
    await expect(heading).toHaveText('Markets News');
    await expectNoFindings(page, 'the page of a child');
  });
}
