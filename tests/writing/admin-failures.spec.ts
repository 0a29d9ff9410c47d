import { articleEditor } from '../support/journey/article-editor.ts';
import { expect, test } from '../support/journey/site.ts';
import { article, category, sessionOf, user } from '../support/records/records.ts';

const store = { articles: [article(1)], categories: [category(1, 'India')] };

test('[admin-failures] [admin-failed-save] a save without a connection says so, keeps the text, and works when it is back @server', async ({
  context,
  page,
  site,
}) => {
  site.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await site.openAdmin('/admin/articles?edit=article-8999', { store });
  const editor = articleEditor(page);
  await editor.paragraphs.first().fill('Words of a whole morning.');
  await context.setOffline(true);
  await editor.save.click();
  await site.toast(
    'No Connection',
    'The site cannot be reached: the connection is gone. Nothing is lost, and what you typed is still here. Please try again.',
    true,
  );
  await expect(editor.paragraphs.first()).toHaveText('Words of a whole morning.');
  await context.setOffline(false);
  await editor.save.click();
  await site.toast('Success', 'Article updated successfully.');
});

test('[admin-failures] an ended session asks for a login over the text, and then the same save goes on @server', async ({
  page,
  server,
  site,
}) => {
  site.expectError(/401/);
  await site.openAdmin('/admin/articles?edit=article-8999', { store });
  const editor = articleEditor(page);
  await editor.paragraphs.first().fill('Words of a whole morning.');
  server?.setNow(new Date(Date.now() + 2 * 60 * 60_000));
  // Another save reloads the page's data, which must not affect the text.
  await site.saveElsewhere(page, { categories: [category(1, 'World')] });
  const question = page.getByRole('dialog', { name: 'Please log in again' });
  await expect(page.getByRole('alert').getByText(/^Your session has ended/)).toBeVisible();
  await expect(editor.text).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(question.getByLabel('Password of the back office')).toBeFocused();
  await question.getByRole('textbox').fill('not that one');
  await page.keyboard.press('Enter');
  await expect(question.getByText('Incorrect password. Please try again.')).toBeVisible();
  await question.getByRole('textbox').fill('daybreak');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(editor.paragraphs.first()).toHaveText('Words of a whole morning.');
  await expect(editor.category.getByRole('option', { name: 'World' })).toBeAttached();

  await editor.paragraphs.first().click();
  await page.keyboard.press('End');
  server?.setNow(new Date(Date.now() + 48 * 60 * 60_000));
  await page.keyboard.type(' And more.');
  await expect(page.getByRole('alert').getByText(/^Your session has ended/)).toBeVisible();
  // The press moves the focus out of the text, which opens the question; it must save all the same.
  await editor.save.click();
  await question.getByRole('textbox').fill('daybreak');
  await question.getByRole('button', { name: 'Log in', exact: true }).click();
  await site.toast('Success', 'Article updated successfully.');
  expect(await site.storedList('articles')).toMatchObject([
    { content: [{ content: 'Words of a whole morning. And more.' }, {}] },
  ]);
});

test('[admin-failures] a section that a role may not open says who may, and shows no form @server', async ({
  page,
  site,
}) => {
  const author = { ...user(1, { name: 'Ravi Iyer' }), role: 'author' };
  site.expectError(/403/);
  await site.open('/admin/settings', {
    store: { users: [author], currentUser: sessionOf(author) },
  });
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveText(
    'Owners may open Settings. You work here as author: if you need something from here, ask one of them.',
  );
  await expect(main.getByRole('form')).toHaveCount(0);
  await page.goto('/admin/notifications');
  await expect(main.getByRole('alert')).toContainText('Owners and editors may open Notifications.');
  await page.goto('/admin/users');
  await expect(main.getByRole('alert')).toContainText('Owners may open Users.');
  await main.getByRole('link', { name: 'Go to the Dashboard' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
});
