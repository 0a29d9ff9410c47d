import { expectNoFindings } from '../support/journey/audit.ts';
import { expect, test } from '../support/journey/site.ts';
import { article, category, image, paragraph } from '../support/records/records.ts';

const content = [
  paragraph('a', 'The first train in nine days.'),
  { id: 'h', type: 'heading', level: 2, content: 'What the rain undid' },
  image('p', '/art/tech.svg', ''),
  paragraph('b', 'Nobody looked up.'),
  { id: 'r', type: 'related', articleId: article(2).id },
  { id: 'v', type: 'video', videoId: '', src: '/media/market.mp4', poster: '/art/tech.svg' },
];
const stored = article(1, { content });
const store = {
  articles: [stored, article(2)],
  categories: [category(1, 'India')],
  drafts: [],
  imageLibrary: [{ id: 'img-1', url: '/art/world.svg', alt: 'Harbour' }],
};

test('a new article has a page of its own, whose address is its own from the first words on', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/articles/new', { store, width: 1440 });
  const form = page.getByRole('form', { name: 'New Article' });
  await form.getByRole('textbox', { name: 'Title', exact: true }).fill('From the field');
  await expect(page).toHaveURL(/\/admin\/articles\/article-\d+$/);
  await expect(form.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
  await form.getByRole('textbox', { name: 'Kicker' }).fill('Monsoon');
  await form.getByRole('link', { name: 'Articles' }).click();
  await expect(page).toHaveURL('/admin/articles');
  expect(await site.storedList('drafts')).toMatchObject([
    { title: 'From the field', kicker: 'Monsoon' },
  ]);
});

test('the outline leads to headings and pictures, the preview shows related articles and both themes, a film gets a poster picture @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(`/admin/articles/${stored.id}`, { store, width: 1440 });
  const form = page.getByRole('form', { name: 'Edit Article' });
  const outline = form.getByRole('navigation', { name: 'Outline' });
  await expect(outline.getByText('Alt text missing')).toBeVisible();
  await outline.getByRole('button', { name: 'What the rain undid' }).click();
  await expect(form.getByRole('tabpanel').locator(':focus')).toBeVisible();
  await form.getByRole('tab', { name: 'Preview' }).click();
  await form.getByRole('radio', { name: 'Shared link' }).check();
  await expect(form.getByRole('tabpanel').getByText('Story number 1')).toBeVisible();
  await form.getByRole('radio', { name: 'Phone' }).check();
  await form.getByRole('radio', { name: 'Page' }).check();
  const heading = form.getByRole('tabpanel').getByRole('heading', { name: 'Story number 1' });
  expect((await heading.boundingBox())?.width).toBeLessThan(390);
  await expect(
    form.getByRole('tabpanel').getByRole('link', { name: 'Story number 2' }),
  ).toBeVisible();
  await form.getByRole('radio', { name: 'Dark' }).check();
  await expect(form.locator('.article-preview')).toHaveCSS('background-color', 'rgb(15, 21, 27)');
  await form.getByRole('tab', { name: 'Write' }).click();
  await form.getByRole('button', { name: 'Poster picture from library' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Harbour' }).click();
  await expectNoFindings(page, 'the page of an article');
  await form.getByRole('button', { name: 'Save Article' }).click();
  await site.toast('Success', 'Article updated successfully.');
  await expect(page).toHaveURL('/admin/articles');
  expect((await site.storedList('articles'))[0]?.content).toMatchObject([
    ...[{ id: 'a' }, { id: 'h' }, { id: 'p' }, { id: 'b' }, { id: 'r' }],
    { id: 'v', src: '/media/market.mp4', poster: '/art/world.svg' },
  ]);
});

test('on a phone text, settings and outline are tabs, moved through by keys @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(`/admin/articles/${stored.id}`, { store, width: 390 });
  const form = page.getByRole('form', { name: 'Edit Article' });
  const kicker = form.getByRole('textbox', { name: 'Kicker' });
  await expect(kicker).toBeHidden();
  await form.getByRole('tab', { name: 'Write' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('tab', { name: 'Settings' })).toBeFocused();
  await kicker.fill('Monsoon');
  await page.getByRole('tab', { name: 'Outline' }).click();
  await form.getByRole('button', { name: 'What the rain undid' }).click();
  await expect(form.getByRole('tab', { name: 'Write' })).toHaveAttribute('aria-selected', 'true');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a row opens as a page, which leads back to the list as it was, with the focus on the row', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/articles?tab=published&q=story', { store, width: 1440 });
  const row = page.getByRole('button', { name: 'Story number 2', exact: true });
  await row.click();
  await expect(page).toHaveURL(`/admin/articles/${article(2).id}`);
  const form = page.getByRole('form', { name: 'Edit Article' });
  await expect(form.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/admin/articles?tab=published&q=story');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/admin/articles?tab=published&q=story');
});

test('an address that opened the dialog of earlier releases leads to the page @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(`/admin/articles?edit=${stored.id}`, { store });
  await expect(page).toHaveURL(`/admin/articles/${stored.id}`);
  await page.goto('/admin/articles?new=1');
  await expect(page).toHaveURL('/admin/articles/new');
});

test('a new article that was discarded is restored with its words', async ({ page, site }) => {
  await site.openAdmin('/admin/articles/new', { store, width: 1440 });
  const form = page.getByRole('form', { name: /Article$/ });
  const title = form.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Thrown away too soon');
  await form.getByRole('textbox', { name: 'Kicker' }).fill('Monsoon');
  await expect(page).toHaveURL(/\/admin\/articles\/article-\d+$/);
  await expect.poll(async () => (await site.storedList('drafts'))[0]?.kicker).toBe('Monsoon');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page).toHaveURL('/admin/articles');
  await expect.poll(() => site.storedList('drafts')).toEqual([]);
  await page.getByRole('button', { name: 'Discarded', exact: true }).click();
  const discarded = page.getByRole('dialog', { name: 'Discarded drafts' });
  await expectNoFindings(page, 'the discarded drafts');
  await discarded.getByRole('button', { name: 'Restore: Thrown away too soon' }).click();
  await expect(title).toHaveValue('Thrown away too soon');
  await expect(form.getByRole('textbox', { name: 'Kicker' })).toHaveValue('Monsoon');
  expect(await site.storedList('drafts')).toMatchObject([{ title: 'Thrown away too soon' }]);
});

test('an article is begun, written and published by keys alone; Ctrl S a hundred times publishes nothing', async ({
  page,
  site,
}) => {
  const { keyboard } = page;
  await site.openAdmin('/admin/dashboard', { store, width: 1440 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  /** Presses apart from the words. */
  let presses = 0;
  const press = async (key: string): Promise<void> => {
    presses += 1;
    await keyboard.press(key);
  };
  const form = page.getByRole('form', { name: /Article$/ });
  await press('Alt+n');
  await expect(form.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
  await keyboard.type('Rain at last');
  await press('Enter');
  await keyboard.type('After nine days.');
  await press('Enter');
  for (const paragraph of ['One.', 'Two.']) {
    await keyboard.type(paragraph);
    await press('Enter');
  }
  await keyboard.type('Three.');
  const before = await site.storedList('articles');
  for (let time = 0; time < 100; time += 1) await keyboard.press('Control+s');
  await site.toast('Success', 'Draft saved.');
  await expect
    .poll(async () => (await site.storedList('drafts'))[0])
    .toMatchObject({ title: 'Rain at last', content: [{}, {}, { content: 'Three.' }] });
  expect(await site.storedList('articles')).toEqual(before);

  await press('F6');
  await press('Tab');
  await expect(form.getByRole('combobox', { name: 'Category' })).toBeFocused();
  await press('i');
  await press('Control+Shift+Enter');
  await site.toast('Success', 'Article added successfully.');
  expect((await site.storedList('articles'))[0]).toMatchObject({
    title: 'Rain at last',
    standfirst: 'After nine days.',
    category: 'India',
    content: [{ content: 'One.' }, { content: 'Two.' }, { content: 'Three.' }],
  });
  expect(presses).toBe(9);
});
