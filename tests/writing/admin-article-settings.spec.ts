import { articleEditor } from '../support/journey/article-editor.ts';
import { expect, test } from '../support/journey/site.ts';
import { article, category, image, paragraph } from '../support/records/records.ts';

const stored = article(1, { slug: 'late-rain' });
const store = {
  articles: [stored, article(2, { slug: 'snow' })],
  categories: [category(1, 'India')],
};

test('kicker, address and words for search and share are set beside the text @browser', async ({
  page,
  site,
}) => {
  const imageLibrary = [{ id: 'img-9', url: '/art/world.svg', alt: 'A ship enters harbour' }];
  await site.openAdmin(`/admin/articles?edit=${stored.id}`, { store: { ...store, imageLibrary } });
  const { dialog, save } = articleEditor(page);
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  await field('Kicker').fill('Monsoon');
  await field('Address').fill('snow');
  await save.click();
  await site.toast(
    'Validation Error',
    'The address already leads to “Story number 2”. Please choose another one.',
    true,
  );
  await expect(field('Address')).toHaveAttribute('aria-invalid', 'true');
  await field('Address').fill('rain-at-last');
  await expect(field('Address')).not.toHaveAttribute('aria-invalid');
  await dialog.getByText('Search and share', { exact: true }).click();
  await field('Search title').fill('Monsoon: the rain is back');
  await field('Share text').fill('Look at this rain.');
  await dialog.getByRole('button', { name: 'Share picture from library' }).click();
  await page.getByRole('button', { name: 'A ship enters harbour' }).click();
  await expect(field('Share picture')).toHaveValue('/art/world.svg');
  await save.click();
  await expect(dialog).toBeHidden();
  expect((await site.storedList('articles'))[0]).toMatchObject({
    ...{ kicker: 'Monsoon', slug: 'rain-at-last', formerSlugs: ['late-rain'] },
    ...{ searchTitle: 'Monsoon: the rain is back', shareDescription: 'Look at this rain.' },
    sharePicture: '/art/world.svg',
  });
  await page.goto('/article/late-rain');
  await expect(page).toHaveURL('/article/rain-at-last');
});

test('the lead picture is said and chosen at the pictures in the text @browser', async ({
  page,
  site,
}) => {
  const content = [
    paragraph('a', 'One.'),
    image('p', '/art/tech.svg', 'First'),
    paragraph('b', 'Two.'),
    image('q', '/art/world.svg', 'Second'),
  ];
  const pictured = article(1, { content });
  await site.openAdmin(`/admin/articles/${pictured.id}`, {
    store: { articles: [pictured], categories: [category(1, 'India')], drafts: [] },
    width: 1440,
  });
  const editor = articleEditor(page);
  await expect(editor.block(2)).toContainText('Lead picture. Readers see it above the text');
  await editor.block(4).getByRole('button', { name: 'Make it the lead picture' }).click();
  await expect(editor.block(4)).toContainText('Lead picture. Readers see it above the text');
  await expect(editor.block(2).getByText('Lead picture.')).toHaveCount(0);
  await editor.save.click();
  await site.toast('Success', 'Article updated successfully.');
  await site.open(`/article/${pictured.id}`);
  await expect(page.getByRole('main').locator('figure').first().getByRole('img')).toHaveAttribute(
    'alt',
    'Second',
  );
  await expect(
    page.locator('.article-body, article').getByRole('img', { name: 'First' }),
  ).toBeVisible();
});
