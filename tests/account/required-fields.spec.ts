import { expect, test } from '../support/journey/site.ts';
import { sessionOf, user } from '../support/records/records.ts';

const reader = user(1);
const loggedIn = { users: [reader], currentUser: sessionOf(reader) };

/** Every form for readers: address, button, and the field marked when all are empty. */
const forms = [
  { path: '/login', button: 'Login', field: 'Email' },
  { path: '/register', button: 'Register', field: 'Full Name' },
  { path: '/contact-us', button: 'Send Message', field: 'Name' },
  { path: '/newsletter', button: 'Subscribe', field: 'Email' },
  { path: '/profile', button: 'Change Password', field: 'New password', store: loggedIn },
  { path: '/profile', button: 'Delete Account', field: 'Password', store: loggedIn },
] as const;

test('[fields-marked] an empty required field is marked in every form @server', async ({
  page,
  site,
}) => {
  site.expectError(/422/);
  for (const form of forms) {
    const { path, button, field } = form;
    await site.open(path, 'store' in form ? { store: form.store } : {});
    const main = page.locator('#main');
    // Irreversible actions are in closed `details`.
    await main.locator('details').evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '');
    });
    await main.getByRole('button', { name: button, exact: true }).click();
    const marked = main.locator('[aria-invalid=true]');
    await expect(marked, path).toHaveCount(1);
    await expect(marked, path).toBeFocused();
    await expect(marked, path).toHaveAccessibleName(field);
    await expect(marked, path).toHaveAccessibleDescription(/\w/);
    expect(await marked.evaluate((input: HTMLInputElement) => input.form?.noValidate), path).toBe(
      true,
    );
  }
});
