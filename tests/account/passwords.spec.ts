import { edition } from '../support/journey/edition.ts';
import { logIn, register } from '../support/journey/forms.ts';
import { expect, test } from '../support/journey/site.ts';
import { sessionOf, user } from '../support/records/records.ts';

const saltedHash = {
  browser: /^\$pbkdf2-sha256\$i=\d{6,}\$[^$]+\$[^$]+$/,
  server: /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]+\$[^$]+$/,
}[edition];

test.beforeEach(({ context }) => context.grantPermissions(['notifications']));

test('[password-hash] a password is stored as a salted hash, equal ones as different hashes', async ({
  page,
  site,
}) => {
  await site.open('/register');
  for (const email of ['one@daybreak.example', 'two@daybreak.example']) {
    await register(page, 'Asha Rao', email, 'correct horse');
    await expect(page).toHaveURL('/profile');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/register');
  }
  const hashes = (await site.storedList('users')).map(({ password }) => String(password));
  expect(new Set(hashes).size).toBe(2);
  for (const hash of hashes) expect(hash).toMatch(saltedHash);
  const everything = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(everything).not.toContain('correct horse');
  await page.goto('/login');
  await logIn(page, 'one@daybreak.example', 'correct horse');
  await expect(page).toHaveURL('/profile');
});

test('[password-hash] a plain-text record logs in once and is replaced by its hash', async ({
  page,
  site,
}) => {
  const old = user(1, { favouriteColour: 'marigold' });
  await site.open('/login', { store: { users: [old, user(2)] } });
  await logIn(page, old.email, 'password-1');
  await expect(page).toHaveURL('/profile');
  const [first, second] = await site.storedList('users');
  expect(first).toMatchObject({ ...sessionOf(old), favouriteColour: 'marigold' });
  expect(first?.password).toMatch(saltedHash);
  expect(second).toEqual(user(2));
  await page.getByRole('button', { name: 'Logout' }).click();
  await site.toast('Logged Out');
  await page.goto('/login');
  await logIn(page, old.email, String(first?.password));
  await site.toast('Login Failed', 'Invalid email or password.', true);
  await logIn(page, old.email, 'password-1');
  await expect(page).toHaveURL('/profile');
});
