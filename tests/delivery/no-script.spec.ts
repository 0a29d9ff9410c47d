import { logIn, mainField, register } from '../support/journey/forms.ts';
import { expect, test } from '../support/journey/site.ts';
import { everyBlockStore } from '../support/records/every-block.ts';
import { stories, user } from '../support/records/records.ts';

test.use({ javaScriptEnabled: false });

test('[route-reload] reading needs no script: front, section, article, and the menu @server', async ({
  page,
  site,
}) => {
  await site.open('/', { width: 390 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Tech' }).click();
  await expect(page).toHaveURL('/category/tech');
  const first = page.locator('#main').getByRole('article').first().getByRole('heading');
  const headline = (await first.textContent()) ?? '';
  await first.getByRole('link').click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
  // Controls that need JavaScript are hidden.
  await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveCount(0);
});

test('[article-blocks] an article with every block is read without script, and embeds are links @server', async ({
  page,
  site,
}) => {
  await site.open('/article/article-blocks', { width: 390, store: everyBlockStore });
  const body = page.getByRole('main').getByRole('article').first();
  await body.getByText('In this article').filter({ visible: true }).click();
  await body.getByRole('link', { name: 'The five days' }).click();
  await expect(page).toHaveURL(/#text-the-five-days$/);
  await expect(body.getByRole('button', { name: /^Load the/ })).toHaveCount(0);
  await expect(body.getByRole('link', { name: 'Open it at youtube.com instead' })).toBeVisible();
  await body.getByText('Read the transcript').click();
  await expect(body.getByText(/^At ten to six a guava/)).toBeVisible();
});

test('[search-results] a search needs no script, and one for nothing says so @server', async ({
  page,
  site,
}) => {
  await site.open('/search');
  const field = page.getByRole('searchbox', { name: 'Search term' });
  await field.press('Enter');
  await site.toast('Please enter a search term.', undefined, true);
  await expect(field).toBeFocused();
  await field.fill('containers');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Results for "containers"' })).toBeVisible();
  await page.getByLabel('Period').selectOption('Past day');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/period=day/);
});

test('[register-success] [register-taken] a registration needs no script @server', async ({
  page,
  site,
}) => {
  site.expectError(/422/);
  await site.open('/register', { store: { users: [user(1)] } });
  await register(page, 'Asha Rao', 'reader1@daybreak.example');
  await site.toast('Registration Failed', 'An account with this email already exists.', true);
  await expect(mainField(page, 'Full Name')).toHaveValue('Asha Rao');
  await expect(mainField(page, 'Email')).toBeFocused();
  await expect(mainField(page, 'Password')).toHaveValue('');
  await register(page, 'Asha Rao', 'asha@daybreak.example');
  await expect(page).toHaveURL('/profile');
  await site.toast('Registration Successful!', 'Welcome to Daybreak!');
});

test('[login-success] [login-failure] [logout] login, subscription and logout need no script @server', async ({
  page,
  site,
}) => {
  site.expectError(/422/);
  await site.open('/login', { store: { users: [user(1)] } });
  await logIn(page, 'reader1@daybreak.example', 'another password');
  await site.toast('Login Failed', 'Invalid email or password.', true);
  await logIn(page, 'reader1@daybreak.example', 'password-1');
  await expect(page).toHaveURL('/profile');
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await site.toast('Subscription Activated!');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('region', { name: 'Subscription:' })).toContainText('Premium');
  await page.getByRole('button', { name: 'Logout' }).click();
  await site.toast('Logged Out');
});

test('[newsletter-store] [contact-store] newsletter and contact need no script @server', async ({
  page,
  site,
}) => {
  site.expectError(/422/);
  await site.open('/terms-of-use');
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Email address').fill('asha@daybreak.example');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await site.toast('Subscribed!');
  await expect(page).toHaveURL('/terms-of-use#newsletter');
  await expect(footer.getByText(/^asha@daybreak\.example is on the list/)).toBeInViewport();

  await page.goto('/contact-us');
  await mainField(page, 'Name').fill('Asha Rao');
  await mainField(page, 'Email').fill('asha@harbour');
  await mainField(page, 'Subject').fill('The coast line');
  await mainField(page, 'Message').fill('Two lines,\nand no markup.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await site.toast('Validation Error', undefined, true);
  await expect(mainField(page, 'Email')).toBeFocused();
  await expect(mainField(page, 'Message')).toHaveValue('Two lines,\nand no markup.');
  await mainField(page, 'Email').fill('asha@harbour.example');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await site.toast('Message Sent!');
  expect(await site.storedList('contactMessages')).toHaveLength(1);
});

test('[stories-grid] a web story can be read without script @server', async ({ page, site }) => {
  await site.open('/web-stories', { store: { webStories: stories(1) } });
  await page.getByRole('button', { name: 'Web story number 1' }).click();
  const story = page.getByRole('region', { name: 'Web story number 1' });
  await expect(story.getByRole('listitem')).toHaveCount(3);
  await expect(story.getByText('The words of page 3 of web story 1')).toBeVisible();
});
