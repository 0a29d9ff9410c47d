import { articleEditor } from '../support/journey/article-editor.ts';
import { mainField } from '../support/journey/forms.ts';
import { expect, test } from '../support/journey/site.ts';
import { category, sessionOf, user } from '../support/records/records.ts';

test('[admin-roles] an invited person sets a password by a link @server', async ({
  browser,
  page,
  site,
}) => {
  await site.openAdmin('/admin/users', { width: 1440, store: { users: [user(1)] } });
  await page.getByRole('button', { name: 'Invite Staff' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Staff' });
  await dialog.getByLabel('Name').fill('Ravi Iyer');
  await dialog.getByLabel('Email').fill('ravi');
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await site.toast('Invitation Failed', undefined, true);
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await dialog.getByLabel('Email').fill('ravi@daybreak.example');
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();

  const handed = page.getByRole('dialog', { name: 'Link for Ravi Iyer' });
  await expect(handed.getByText('This site sends no e-mail: hand the link over')).toBeVisible();
  const { pathname, search } = new URL(await handed.getByLabel('Link').inputValue());
  const link = new URL(page.url()).origin + pathname + search;
  await handed.getByRole('button', { name: 'Done' }).click();
  const role = page.getByLabel('Role of Ravi Iyer').locator('option:checked');
  await expect(role).toHaveText('Invited: Author');

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(link);
  await mainField(theirs, 'New password').fill('a password of theirs');
  await theirs.getByRole('button', { name: 'Set Password' }).click();
  await expect(theirs).toHaveURL(/\/admin\/dashboard$/);
  await expect(role).toHaveText('Author');
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { level: 1, name: 'Link Expired' })).toBeVisible();
  await context.close();
});

const author = { ...user(1, { name: 'Ravi Iyer' }), role: 'author' };

test('[admin-roles] an author has access to some sections, and a clear message in the others @server', async ({
  page,
  site,
}) => {
  site.expectError(/403|may not do that/);
  const store = { users: [author], currentUser: sessionOf(author) };
  await site.open('/profile', { width: 1440, store });
  await page.locator('#main').getByRole('link', { name: 'Newsroom' }).click();
  const sidebar = page.getByRole('navigation', { name: 'Back office' });
  await sidebar.locator('summary').filter({ hasText: 'House' }).click();
  const sections = sidebar.getByRole('link');
  await expect(sections).toHaveText([
    'Dashboard',
    'Articles',
    'Categories',
    'Image Library',
    'Tags',
    'Deleted',
    'View site',
  ]);
  await page.goto('/admin/categories');
  await expect(page.getByRole('table', { name: 'Categories' })).toBeVisible();
  await expect(page.getByRole('button', { name: /New Category|Edit|Delete/ })).toHaveCount(0);
  await page.goto('/admin/users');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Owners may open Users.');
});

test('[admin-roles] an author writes under their name, and is offered no choice that is an editor’s @server', async ({
  page,
  site,
}) => {
  const categories = [category(1, 'India')];
  const store = { users: [author], currentUser: sessionOf(author), categories };
  await site.open('/admin/articles?new=1', { width: 1440, store });
  const editor = articleEditor(page);
  await expect(editor.author).toHaveValue('Ravi Iyer');
  await expect(editor.dialog.getByText('Unsaved changes')).toHaveCount(0);
  await expect(editor.dialog.getByRole('switch', { name: 'Premium' })).toBeVisible();
  await expect(editor.dialog.getByRole('switch', { name: 'Featured' })).toHaveCount(0);
  await expect(editor.dialog.getByLabel('Send push notification')).toHaveCount(0);
  await editor.title.fill('Port news');
  await editor.category.selectOption('India');
  await editor.save.click();
  await site.toast('Success', 'Article added successfully.');
  await expect(page.getByRole('row', { name: /Port news/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Featured/ })).toHaveCount(0);
});

test('[admin-roles] an owner changes somebody’s role @server', async ({ page, site }) => {
  await site.openAdmin('/admin/users', { width: 1440, store: { users: [author] } });
  await page.getByLabel('Role of Ravi Iyer').selectOption('editor');
  await site.toast('Success', 'Ravi Iyer is now Editor.');
  await expect(page.getByLabel('Role of Ravi Iyer')).toHaveValue('editor');
  expect(await site.storedList('users')).toMatchObject([{ name: 'Ravi Iyer', role: 'editor' }]);
});

test('[admin-proof] an invitation asks for the password after a while, over the page, and then goes on @server', async ({
  page,
  server,
  site,
}) => {
  site.expectError(/403|401/);
  await site.openAdmin('/admin/users', { width: 1440, store: { users: [author] } });
  await page.getByRole('button', { name: 'Invite Staff' }).click();
  const invitation = page.getByRole('dialog', { name: 'Invite Staff' });
  await invitation.getByLabel('Name').fill('Meera Nair');
  await invitation.getByLabel('Email').fill('meera@daybreak.example');
  server?.setNow(new Date(Date.now() + 11 * 60_000));
  await invitation.getByRole('button', { name: 'Invite', exact: true }).click();

  const proof = page.getByRole('dialog', { name: 'Please confirm it is you' });
  await expect(proof.getByLabel('Password of the back office')).toBeFocused();
  await proof.getByRole('button', { name: 'Cancel' }).click();
  await site.toast('Please confirm it is you', undefined, true);
  await expect(invitation.getByLabel('Email')).toHaveValue('meera@daybreak.example');

  await invitation.getByRole('button', { name: 'Invite', exact: true }).click();
  await proof.getByLabel('Password of the back office').fill('not that one');
  await page.keyboard.press('Enter');
  await expect(proof.getByText('This is not the password of the back office.')).toBeVisible();
  await proof.getByLabel('Password of the back office').fill('daybreak');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Link for Meera Nair' })).toBeVisible();
});

test('[admin-roles] the access page explains the shared password, and where staff log in @server', async ({
  page,
  site,
}) => {
  await site.open('/admin');
  await expect(page.getByText('This password is the owner’s.')).toBeVisible();
  await page.getByRole('link', { name: 'logs in with their account' }).click();
  await expect(page).toHaveURL('/login');
});
