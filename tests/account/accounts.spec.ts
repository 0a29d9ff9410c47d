import { scriptHasRun } from '../support/journey/await-script.ts';
import { edition } from '../support/journey/edition.ts';
import { mainField as field, logIn, register } from '../support/journey/forms.ts';
import { expect, test } from '../support/journey/site.ts';
import { settings, user } from '../support/records/records.ts';

/** Headless browsers refuse notifications at once, which would show a toast. */
test.beforeEach(({ context }) => context.grantPermissions(['notifications']));

test('[login-form] [route-accounts] e-mail and password are required; a link leads to register @browser', async ({
  page,
  site,
}) => {
  await site.open('/login', { width: 390 });
  await expect(page).toHaveTitle('Login - Daybreak');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
  await expect(field(page, 'Email')).toHaveAttribute('required');
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
  await expect(field(page, 'Password')).toHaveAttribute('required');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(field(page, 'Email')).toBeFocused();
  await page.getByLabel('Show password').check();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  await page.locator('#main').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/register');
});

test('[login-success] a login leads to the profile with a welcome', async ({ page, site }) => {
  await site.open('/login', { store: { users: [user(1), user(2)] } });
  await logIn(page, ' Reader2@Daybreak.Example ', 'password-2');
  await expect(page).toHaveURL('/profile');
  await site.toast('Login Successful!', 'Welcome back!');
  await expect(page.getByText('reader2@daybreak.example')).toBeVisible();
  expect(await site.stored('currentUser')).toMatchObject({ id: user(2).id, subscribed: false });
  await page.goto('/login');
  await expect(page).toHaveURL('/profile');
});

test('[login-failure] a wrong e-mail or password is refused, and what was typed stays', async ({
  page,
  site,
}) => {
  await site.open('/login', { store: { users: [user(1), user(2)] } });
  for (const [email, password] of [
    ['reader1@daybreak.example', 'password-2'],
    ['nobody@daybreak.example', 'password-1'],
    ['reader1@daybreak.example', 'PASSWORD-1'],
  ] as const) {
    await logIn(page, email, password);
    await site.toast('Login Failed', 'Invalid email or password.', true);
    await expect(field(page, 'Email')).toHaveValue(email);
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Email')).toBeFocused();
    await expect(page).toHaveURL('/login');
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
  expect(await site.stored('currentUser')).toBeNull();
});

test('[register-form] full name, e-mail and password are required; a link leads to login @browser', async ({
  page,
  site,
}) => {
  await site.open('/register', { width: 390 });
  await expect(page).toHaveTitle('Register - Daybreak');
  for (const label of ['Full Name', 'Email', 'Password']) {
    await expect(field(page, label)).toHaveAttribute('required');
  }
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(field(page, 'Full Name')).toBeFocused();
  await register(page, '   ', 'asha@daybreak.example');
  await site.toast('Registration Failed', 'Please enter your full name.', true);
  await expect(field(page, 'Full Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Full Name')).toBeFocused();
  await page.locator('#main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
});

test('[register-success] [ids] [activity-once] a new reader is logged in and welcomed by name', async ({
  page,
  site,
}) => {
  await site.open('/register', { store: { siteSettings: settings({ siteName: 'The Harbour' }) } });
  await register(page, 'Asha Rao', 'asha@daybreak.example');
  await expect(page).toHaveURL('/profile');
  await site.toast('Registration Successful!', 'Welcome to The Harbour!');
  await expect(page.getByText('Asha Rao')).toBeVisible();
  const [stored, ...others] = await site.storedList('users');
  expect(others).toEqual([]);
  expect(stored).toMatchObject({
    name: 'Asha Rao',
    email: 'asha@daybreak.example',
    subscribed: false,
  });
  expect(stored?.id).toMatch(/^user-\d{13}$/);
  expect(new Date(String(stored?.createdAt)).toISOString()).toBe(stored?.createdAt);
  expect(await site.stored('currentUser')).toMatchObject({ id: stored?.id, name: 'Asha Rao' });
  const log = await site.storedList('activityLogs');
  expect(log).toHaveLength(1);
  expect(log[0]).toMatchObject({ action: 'Registered User' });
  expect(log[0]?.id).toMatch(/^log-\d{13}$/);
});

test('[register-taken] an e-mail that has an account is refused, and nothing is stored', async ({
  page,
  site,
}) => {
  await site.open('/register', { store: { users: [user(1)], activityLogs: [] } });
  await register(page, 'Somebody Else', 'READER1@daybreak.example');
  await site.toast('Registration Failed', 'An account with this email already exists.', true);
  await expect(field(page, 'Full Name')).toHaveValue('Somebody Else');
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Email')).toHaveAccessibleDescription(
    'An account with this email already exists.',
  );
  await expect(page).toHaveURL('/register');
  expect(await site.stored('users')).toEqual([user(1)]);
  expect(await site.stored('activityLogs')).toEqual([]);
  expect(await site.stored('currentUser')).toBeNull();
});

test('[password-forgotten] the login links to the instructions for a site without e-mail', async ({
  page,
  site,
}) => {
  await site.open('/login', { width: 390 });
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeVisible();
  const { text, link, path } = {
    browser: { text: 'This edition cannot send e-mail', link: 'Register', path: '/register' },
    server: {
      text: 'This site cannot send e-mail',
      link: 'Write to the newsroom',
      path: '/contact-us',
    },
  }[edition];
  await expect(page.locator('#main').getByText(text)).toBeVisible();
  await page.locator('#main').getByRole('link', { name: link }).click();
  await expect(page).toHaveURL(path);
});

test('[password-link] an expired link says so and offers ways on', async ({ page, site }) => {
  await site.open('/set-password?token=invented', { width: 390 });
  await expect(page.getByRole('heading', { level: 1, name: 'Link Expired' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Get a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

for (const answer of ['granted', 'denied'] as const) {
  test(`[register-permission] registering asks for notifications, here ${answer}`, async ({
    page,
    site,
  }) => {
    await page.addInitScript((given) => {
      Object.defineProperty(Notification, 'permission', { get: () => 'default' });
      Notification.requestPermission = async () => {
        const isPress = navigator.userActivation.isActive;
        document.documentElement.dataset.asked = isPress ? `on ${window.event?.type}` : 'unasked';
        return given;
      };
    }, answer);
    await site.open('/register');
    await register(page, 'Asha Rao', 'asha@daybreak.example');
    await expect(page).toHaveURL('/profile');
    // In the server edition registering loads another document, where the next press asks.
    const html = page.locator('html');
    if (edition === 'browser') await expect(html).toHaveAttribute('data-asked', 'on submit');
    else {
      await page.waitForLoadState();
      await scriptHasRun(page);
      await expect(html).not.toHaveAttribute('data-asked');
      await page.getByRole('heading', { level: 1 }).click();
      await expect(html).toHaveAttribute('data-asked', /^on /);
    }
    if (answer === 'granted') await site.toast('Registration Successful!', 'Welcome to Daybreak!');
    else {
      const text = 'You can enable notifications in your browser settings.';
      await site.toast('Notifications Blocked', text, true);
    }
  });
}
