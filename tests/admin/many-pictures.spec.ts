import { expectNoFindings } from '../support/journey/audit.ts';
import { expect, test } from '../support/journey/site.ts';

const picture = (number: number) => ({
  ...{ id: `img-${number}`, url: '/art/india.svg', alt: number === 2 ? '' : `Picture ${number}` },
  ...(number === 1 ? { credit: 'Old', tags: ['sea'] } : {}),
});

test('[many-at-once] several pictures get one credit and a tag, and one Undo takes it back', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/images', { store: { imageLibrary: [1, 2, 3].map(picture) } });
  const stored = async () =>
    (await site.storedList('imageLibrary')).map(({ id, credit, tags }) => [id, credit, tags]);
  const before = await stored();
  await page.getByLabel('Choose all on this page').check();
  await page.getByRole('button', { name: 'Credit, terms, tags…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 3 pictures' });
  await expect(dialog.getByLabel('Credit')).toBeFocused();
  await dialog.getByLabel('Credit').fill('Rita Rao');
  await dialog.getByLabel('Tags to add').fill('storm, sea');
  await expectNoFindings(page, 'the dialog for several pictures');
  await page.keyboard.press('Control+s');
  await site.toast('Success', '3 pictures changed.');
  expect(await stored()).toEqual([
    ['img-1', 'Rita Rao', ['sea', 'storm']],
    ['img-2', 'Rita Rao', ['storm', 'sea']],
    ['img-3', 'Rita Rao', ['storm', 'sea']],
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await site.toast('Success', '3 pictures are as they were before.');
  expect(await stored()).toEqual(before);
});
