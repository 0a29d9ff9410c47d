import { articleEditor } from '../support/journey/article-editor.ts';
import { pngFile } from '../support/journey/picture-file.ts';
import { expect, test } from '../support/journey/site.ts';
import { article, category } from '../support/records/records.ts';

test.setTimeout(90_000);

test('[admin-drafts] clearing the storage during an edit loses no text @browser', async ({
  context,
  page,
  site,
}) => {
  await site.openAdmin('/admin/articles?edit=article-8999', {
    store: { articles: [article(1)], categories: [category(1, 'India')] },
  });
  const editor = articleEditor(page);
  const other = await context.newPage();
  await other.goto('/about-us');
  await editor.paragraphs.first().fill('Words of a whole morning.');
  await other.evaluate(() => localStorage.clear());

  await page.getByLabel('Password').fill('daybreak');
  await page.getByRole('button', { name: 'Secure Login' }).click();
  await page.getByRole('link', { name: 'Story number 1' }).click();
  await expect(page.getByText('This record has been deleted or never existed.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue with the unsaved text as a new one' }).click();
  await editor.button('Restore').click();
  await expect(editor.paragraphs.first()).toHaveText('Words of a whole morning.');
  await editor.save.click();
  await site.toast('Success', 'Article added successfully.');
  expect((await site.storedList('articles'))[0]).toMatchObject({
    title: 'Story number 1',
    content: [{ content: 'Words of a whole morning.' }, {}],
  });
  await page.goto('/admin/dashboard');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByText('Left unsaved')).toBeHidden();
});

test('[admin-pictures] [admin-upload-hostile] a picture of 50 megapixels is shrunk and stored, a larger one is refused', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/images?new=1');
  const dialog = page.getByRole('dialog');
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles(pngFile('Harbour.png', 10_000, 5001));
  await site.toast('Upload Refused', 'This picture has 51 megapixels; the limit is 50.', true);
  await input.setInputFiles(pngFile('Harbour.png', 10_000, 5000));
  await site.toast('Media Uploaded', 'The file has been staged.');
  await dialog.getByRole('button', { name: 'Add Image' }).click();
  await site.toast('Success', 'Image added to library.');
  const [stored] = await site.storedList('imageLibrary');
  const size = await page.evaluate(async (url) => {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, String(stored?.url));
  expect(size).toEqual([1600, 800]);
});
