import { articleEditor } from '../support/journey/article-editor.ts';
import { expectNoFindings } from '../support/journey/audit.ts';
import { expect, test } from '../support/journey/site.ts';
import { articles, category } from '../support/records/records.ts';

const store = { articles: articles(3), categories: [category(1, 'India')], drafts: [] };

test('keys lead through a list, its dialog of keys and the parts of an article, without losing the caret @browser', async ({
  site,
  page,
}) => {
  const { keyboard } = page;
  await site.openAdmin('/admin/articles', { store, width: 1440 });
  const row = (n: number) => page.getByRole('button', { name: `Story number ${n}`, exact: true });
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });

  await test.step('a list', async () => {
    await keyboard.press('j');
    await expect(row(1)).toBeFocused();
    await keyboard.press('j');
    await keyboard.press('x');
    await expect(page.getByLabel('Choose Story number 2')).toBeChecked();
    await keyboard.press('k');
    await expect(row(1)).toBeFocused();
    await keyboard.press('x');
    for (const key of ['j', 'j', 'Shift+X']) await keyboard.press(key);
    await expect(page.getByText('3 selected')).toBeVisible();
    await page.getByLabel('Choose Story number 1').click({ modifiers: ['Shift'] });
    await expect(page.getByText('3 selected')).toBeHidden();
    await keyboard.press('/');
    await keyboard.type('j?');
    await expect(page.getByRole('searchbox')).toHaveValue('j?');
    await page.getByRole('searchbox').fill('');
  });

  await test.step('the dialog of keys switches those of one character off', async () => {
    await page.getByRole('heading', { name: 'Articles', level: 1 }).click();
    await keyboard.press('?');
    await expect(keys.getByText('Next and previous row')).toBeVisible();
    await expectNoFindings(page, 'the keys');
    await keys.getByLabel('Keys of one character').press('Space');
    await expect(keys.getByText('Next and previous row')).toBeHidden();
    await keyboard.press('Escape');
    await keyboard.press('?');
    await expect(keys).toBeHidden();
  });

  await test.step('F6 goes from part to part of an article', async () => {
    await row(1).press('Enter');
    const editor = articleEditor(page);
    await editor.block(1).click();
    await keyboard.press('Home');
    await keyboard.press('ArrowRight');
    await keyboard.press('F6');
    await expect(page.locator('summary').filter({ hasText: 'Notes' })).toBeFocused();
    await keyboard.press('Shift+F6');
    await expect(editor.text).toBeFocused();
    await keyboard.type('!');
    await expect(editor.block(1)).toHaveText(/^.!/);
    await keyboard.press('Shift+F6');
    await expect(page.getByRole('navigation', { name: 'Outline' }).locator(':focus')).toBeVisible();
    await keyboard.press('Control+Shift+S');
    await site.toast('Success', 'Draft saved.');
  });
});
