import type { CDPSession, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectNoFindings } from '../support/journey/audit.ts';
import { logIn, mainField } from '../support/journey/forms.ts';
import { test as base, expect } from '../support/journey/site.ts';
import { user } from '../support/records/records.ts';

/** Passkeys need a host name, not an IP address. */
const test = base.extend({
  baseURL: async ({ server, baseURL }, use) => use(server?.namedOrigin ?? baseURL),
});

const mara = { ...user(1, { name: 'Mara Sebastian' }), role: 'editor', emailConfirmed: true };
const anand = { ...user(2, { name: 'Anand Vellore' }), role: 'owner', emailConfirmed: true };

/** Adds a virtual authenticator that approves everything. */
async function addAuthenticator(page: Page): Promise<CDPSession> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return browser;
}

const enter = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.goto('/login');
  await logIn(page, email, password);
};

async function logOut(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
}

/** Opens the profile's section on second factors. */
async function openFactors(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await page.getByText('Second factor', { exact: true }).click();
}

const newCodes = (page: Page) => page.getByRole('list', { name: 'Recovery codes' });

async function makePasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('Phone');
  await page.getByRole('button', { name: 'Make the passkey' }).click();
  await expect(newCodes(page).getByRole('listitem')).toHaveCount(10);
}

test('[passkey] a passkey is created, logs in alone, and does not replace the password @server', async ({
  page,
  site,
}) => {
  await addAuthenticator(page);
  await site.open('/login', { store: { users: [mara] } });
  await logIn(page, mara.email, mara.password);
  await openFactors(page);
  await makePasskey(page);
  await expectNoFindings(page, 'recovery codes, light');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 of 10 are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Rename Phone' }).click();
  await page.getByLabel('Name of the passkey').fill('Key on the ring');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove Key on the ring' })).toBeVisible();

  await logOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL('/profile');

  await logOut(page);
  await enter(page, mara);
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
  await page.goto('/login/second-step');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/profile');

  await logOut(page);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('[second-factor] an app is set up by QR code; with a lost phone, a recovery code works once @server', async ({
  page,
  site,
  server,
}) => {
  const codeOf = (key: string, after = 0): string =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + after });
  await site.open('/login', { theme: 'dark', width: 390, store: { users: [mara] } });
  await logIn(page, mara.email, mara.password);
  await openFactors(page);
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  const key = ((await page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent()) ?? '').replaceAll(
    ' ',
    '',
  );
  await expectNoFindings(page, 'the set-up, dark, 390 px');
  await page.getByLabel('Six digits').fill('000000');
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expect(page.getByText('This is not the code that the app shows now.')).toBeVisible();
  await page.getByLabel('Six digits').fill(codeOf(key));
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  const lost = (await newCodes(page).getByRole('listitem').first().textContent()) ?? '';

  const confirm = async (code: string): Promise<void> => {
    await mainField(page, 'Code').fill(code);
    await page.getByRole('button', { name: 'Confirm' }).click();
  };
  await logOut(page);
  await enter(page, mara);
  await expectNoFindings(page, 'the second step, dark, 390 px');
  // The app shows another code every 30 seconds.
  server?.setNow(new Date(Date.now() + 30_000));
  await confirm(codeOf(key, 30_000));
  await expect(page).toHaveURL('/profile');

  await logOut(page);
  await enter(page, mara);
  await confirm(lost);
  await expect(page).toHaveURL('/profile');
  await logOut(page);
  await enter(page, mara);
  await confirm(lost);
  await expect(
    page.locator('#main').getByText('This code is not right, or was used already.'),
  ).toBeVisible();
});

test('[second-factor-required] an owner requires it by role, and switches the shared password off @server', async ({
  page,
  site,
  browser,
  baseURL,
}) => {
  await site.open('/login', { width: 1440, store: { users: [mara, anand] } });
  await logIn(page, anand.email, anand.password);
  await expect(page).toHaveURL('/profile');
  await page.goto('/admin/users');
  await page.getByRole('switch', { name: 'Editors' }).click();
  await site.toast('Success', 'Log-in rules saved.');
  await expect(page.getByRole('switch', { name: 'Editors' })).toBeChecked();
  await page.getByRole('switch', { name: 'Shared password' }).click();
  await expect(page.getByRole('switch', { name: 'Shared password' })).not.toBeChecked();
  await expectNoFindings(page, 'the log-in rules');

  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const hers = await context.newPage();
  await addAuthenticator(hers);
  await hers.goto('/admin');
  await expect(hers.getByText('There is no shared password here.')).toBeVisible();
  await expect(hers.getByLabel('Password')).toHaveCount(0);
  await enter(hers, mara);
  await expect(hers).toHaveURL('/profile');
  await hers.goto('/admin/dashboard');
  await expect(hers).toHaveURL('/admin');
  await hers.getByRole('link', { name: 'Set it up in your profile' }).click();
  await makePasskey(hers);
  await hers.goto('/admin/dashboard');
  await expect(hers.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(hers).toHaveURL('/admin/dashboard');
  await context.close();

  await page.reload();
  await expect(page.getByRole('cell', { name: 'Passkey', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Reset second factor of Mara Sebastian' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
  await site.toast(
    'Success',
    'Mara Sebastian can log in with their password and set up a new second factor.',
  );
});

test('[second-factor-required] the browser edition says why it has none @browser', async ({
  page,
  site,
}) => {
  const { password: _, ...reader } = user(1);
  await site.open('/profile', { store: { users: [user(1)], currentUser: reader } });
  await page.getByText('Second factor', { exact: true }).click();
  await expect(
    page.getByText(
      'In this edition accounts live only in this browser, where a second factor would protect nothing.',
    ),
  ).toBeVisible();
});
