import { expect, test } from '../support/journey/site.ts';

test('[admin-storage-keep] the first save asks the browser to keep the data, later ones do not @browser', async ({
  page,
  site,
}) => {
  // Counts the requests without changing their results.
  await page.addInitScript(() => {
    const { persist } = StorageManager.prototype;
    StorageManager.prototype.persist = function ask() {
      const asked = Number(sessionStorage.getItem('asked') ?? '0');
      sessionStorage.setItem('asked', String(asked + 1));
      return persist.call(this);
    };
  });
  const timesAsked = () => page.evaluate(() => Number(sessionStorage.getItem('asked') ?? '0'));
  await site.openAdmin('/admin/categories');
  expect(await timesAsked()).toBe(0);
  for (const name of ['Weather', 'Letters']) {
    await page.getByRole('button', { name: 'New Category' }).click();
    await page.getByLabel('Category Name').fill(name);
    await page.getByRole('button', { name: 'Save Category' }).click();
    await site.toast('Success', 'Category added successfully.');
    await expect.poll(timesAsked).toBe(1);
  }
});
