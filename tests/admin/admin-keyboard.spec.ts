import { articleEditor } from '../support/journey/article-editor.ts';
import { tabTo } from '../support/journey/focus.ts';
import { expect, test } from '../support/journey/site.ts';
import { articles, category } from '../support/records/records.ts';

const headline = 'Rain at last';
const store = {
  articles: articles(1),
  categories: [category(1, 'India'), category(2, 'World')],
};

test('[admin-keyboard] an article is written, featured and deleted by keyboard alone @server', async ({
  site,
  page,
}) => {
  const { keyboard } = page;
  const editor = articleEditor(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await site.open('/admin', { store, width: 1440 });

  await test.step('the door begins in its one field', async () => {
    await expect(page.getByLabel('Password')).toBeFocused();
    await keyboard.type('daybreak');
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/dashboard');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('the palette leads to the articles', async () => {
    await keyboard.press('Control+k');
    await expect(
      page.getByRole('combobox', { name: 'Find a section, a record or an action' }),
    ).toBeFocused();
    await keyboard.type('articles');
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/articles');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('a headline, three blocks, a category', async () => {
    await tabTo(page, button('New Article'));
    await keyboard.press('Enter');
    await expect(editor.title).toBeFocused();
    await keyboard.type(headline);
    await tabTo(page, editor.text);
    await keyboard.type('It rained.');
    await tabTo(page, editor.button('Add Paragraph'));
    await keyboard.press('Enter');
    await editor.expectCaretIn(2);
    await keyboard.type('All day.');
    await tabTo(page, editor.button('Add Video'));
    await keyboard.press('Enter');
    await expect(editor.block(3).getByLabel('YouTube video ID')).toBeFocused();
    await keyboard.type('a1B2c3D4e5F');
    await tabTo(page, editor.category);
    await keyboard.type('World');
    await expect(editor.category).toHaveValue('World');
  });

  await test.step('saved: the focus is where the editor was opened', async () => {
    await tabTo(page, editor.save);
    await keyboard.press('Enter');
    await site.toast('Success', 'Article added successfully.');
    await expect(button('New Article')).toBeFocused();
    expect((await site.storedList('articles'))[0]).toMatchObject({
      title: headline,
      category: 'World',
      content: [
        { type: 'paragraph', content: 'It rained.' },
        { type: 'paragraph', content: 'All day.' },
        { type: 'video', videoId: 'a1B2c3D4e5F' },
      ],
    });
  });

  await test.step('featured: the focus stays on the star', async () => {
    const star = button(`Featured: ${headline}`);
    await tabTo(page, star);
    await keyboard.press('Space');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(star).toBeFocused();
  });

  await test.step('deleted: asked first, and the focus stays in the list', async () => {
    await tabTo(page, button(`Delete ${headline}`));
    await keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Are you sure?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await tabTo(page, question.getByRole('button', { name: 'Delete' }));
    await keyboard.press('Enter');
    await site.toast('Success', 'Article deleted successfully.');
    await expect(page.getByRole('region', { name: 'Articles' })).toBeFocused();
    await expect(page.getByText(headline)).toHaveCount(0);
  });
});
