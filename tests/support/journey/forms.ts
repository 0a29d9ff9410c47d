import type { Locator, Page } from '@playwright/test';

/** A field of the page itself, and not of the newsletter's box in the footer. */
export const mainField = (page: Page, label: string): Locator =>
  page.locator('#main').getByLabel(label, { exact: true });

/** Fills the login's form and sends it. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await mainField(page, 'Email').fill(email);
  await mainField(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Fills the registration's form and sends it. */
export async function register(
  page: Page,
  name: string,
  email: string,
  password = 'a long password',
): Promise<void> {
  await mainField(page, 'Full Name').fill(name);
  await mainField(page, 'Email').fill(email);
  await mainField(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
}
