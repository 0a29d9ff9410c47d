import { articleEditor } from '../support/journey/article-editor.ts';
import { expectNoFindings } from '../support/journey/audit.ts';
import { mainField } from '../support/journey/forms.ts';
import { expect, test } from '../support/journey/site.ts';
import { article, category, sessionOf, user } from '../support/records/records.ts';

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
    'Roles',
    'Your account',
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
  const role = page.getByLabel('Role of Ravi Iyer');
  await role.selectOption('editor');
  const question = page.getByRole('dialog', { name: 'Make Ravi Iyer Editor?' });
  await expect(question.getByRole('region', { name: 'Opens' })).toContainText('activity log');
  await expect(question.getByRole('region', { name: 'Closes' })).toHaveCount(0);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(role).toHaveValue('author');
  await role.selectOption('editor');
  await question.getByRole('button', { name: 'Change Role' }).click();
  await site.toast('Success', 'Ravi Iyer is now Editor.');
  await expect(page.getByLabel('Role of Ravi Iyer')).toHaveValue('editor');
  expect(await site.storedList('users')).toMatchObject([{ name: 'Ravi Iyer', role: 'editor' }]);
});

const meera = { ...user(2, { name: 'Meera Nair' }), role: 'editor' };
const ofRavi = {
  ...article(7, { title: 'Harbour plans' }),
  ...{ version: 1, stage: 'draft', writerId: author.id },
};

test('[admin-people] who leaves hands their work over, and is suspended until an owner ends it @server', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/users', {
    ...{ width: 1440, store: { users: [author, meera], drafts: [ofRavi] } },
  });
  await page.getByRole('button', { name: 'Suspend Ravi Iyer' }).click();
  const question = page.getByRole('dialog', { name: 'Suspend Ravi Iyer?' });
  await expect(question.getByText('Waiting for Ravi Iyer: 1 draft.')).toBeVisible();
  await question.getByLabel('Hand it over to').selectOption('Meera Nair, Editor');
  await question.getByRole('button', { name: 'Suspend' }).click();
  await site.toast('Success', 'Ravi Iyer is suspended.');
  await expect(page.getByRole('row', { name: /Ravi Iyer/ })).toContainText('Suspended: Author');
  expect(await site.storedList('drafts')).toMatchObject([{ writerId: meera.id }]);
  await page.getByRole('button', { name: 'End the suspension of Ravi Iyer' }).click();
  await site.toast('Success', 'Ravi Iyer can log in again.');
  await expect(page.getByLabel('Role of Ravi Iyer')).toHaveValue('author');
});

test('[admin-people] a question before deleting staff hands their work over, too @server', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/users', {
    ...{ width: 390, store: { users: [author, meera], drafts: [ofRavi] } },
  });
  await page.getByRole('button', { name: 'Delete Ravi Iyer' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await question.getByLabel('Hand it over to').selectOption('Meera Nair, Editor');
  await expectNoFindings(page, 'people');
  await question.getByRole('button', { name: 'Delete' }).click();
  await site.toast('Success', 'User deleted successfully.');
  expect(await site.storedList('drafts')).toMatchObject([{ writerId: meera.id }]);
});

test('[admin-people] details are changed by an owner, and by the person @server', async ({
  page,
  site,
}) => {
  site.expectError(/409/);
  const store = { users: [author, meera], currentUser: sessionOf(author) };
  await site.openAdmin('/admin/users', { width: 1440, store });
  await page.getByRole('button', { name: 'Details of Ravi Iyer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Details of Ravi Iyer' });
  await dialog.getByLabel('Email').fill(meera.email);
  await dialog.getByLabel('Name').fill('Ravi Menon');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Another account has this e-mail address.').first()).toBeVisible();
  await dialog.getByLabel('Email').fill('menon@example.com');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await site.toast('Success', 'The details of Ravi Menon were saved.');
  await expect(page.getByRole('row', { name: /Ravi Menon/ })).toContainText('menon@example.com');

  const sidebar = page.getByRole('navigation', { name: 'Back office' });
  await sidebar.getByRole('link', { name: 'Your account' }).click();
  const form = page.getByRole('form', { name: 'Your account' });
  await expect(form.getByLabel('Name')).toHaveValue('Ravi Menon');
  await form.getByLabel('Name').fill('Ravi K. Menon');
  await sidebar.getByRole('link', { name: 'Articles', exact: true }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expectNoFindings(page, 'people');
  await form.getByLabel('Name').focus();
  await page.keyboard.press('Enter');
  await site.toast('Success', 'Your details were saved.');
  expect(await site.storedList('users')).toMatchObject([{ name: 'Ravi K. Menon' }, {}]);
});

test('[admin-people] whoever loses access while writing is told why, and keeps the words @server', async ({
  page,
  playwright,
  site,
}) => {
  site.expectError(/401/);
  const store = { users: [author], currentUser: sessionOf(author) };
  await site.open('/admin/articles/new', { width: 1440, store });
  const editor = articleEditor(page);
  await editor.title.fill('Port news');
  const { origin } = new URL(page.url());
  const owner = await playwright.request.newContext({
    ...{ baseURL: origin, extraHTTPHeaders: { origin } },
  });
  await owner.post('/api/admin/session', { data: { password: 'daybreak' } });
  const suspension = `/api/admin/users/${author.id}/suspension`;
  expect((await owner.put(suspension, { data: { isSuspended: true } })).status()).toBe(200);
  await owner.dispose();
  await editor.title.fill('Port news at noon');
  await page.keyboard.press('Control+s');
  // A line comes first while somebody types, and takes no focus.
  const line = page.getByRole('alert').filter({ hasText: 'suspended your account' });
  await expect(line).toBeVisible();
  await page.getByRole('button', { name: 'Details' }).click();
  const told = page.getByRole('dialog', { name: 'You have no access any more' });
  await expect(told.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(told.getByText('Nothing is lost')).toBeVisible();
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(editor.title).toHaveValue('Port news at noon');
  await page.goto('/admin');
  await expect(page.getByText('An owner of the newsroom suspended your account')).toBeVisible();
});

test('[admin-people] a page explains the roles @server', async ({ page, site }) => {
  await site.open('/admin/roles', {
    ...{ width: 390, store: { users: [author], currentUser: sessionOf(author) } },
  });
  const own = page.getByRole('region', { name: 'Authors Your role' });
  await expect(own.getByRole('listitem')).toHaveText([
    'Publish and withdraw their own stories',
    'Make small mends of their own stories',
  ]);
  await expectNoFindings(page, 'people');
});

test('[admin-people] this edition says why it has no accounts of people @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/account', { width: 1440 });
  await expect(page.getByText('no accounts of people')).toBeVisible();
  await page.goto('/admin/roles');
  await expect(page.getByText('no accounts of people')).toBeVisible();
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
