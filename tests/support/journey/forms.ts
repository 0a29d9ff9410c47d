import type { Locator, Page } from '@playwright/test';

/** A field in the main content, not in the footer's newsletter form. */
export const mainField = (page: Page, label: string): Locator =>
  page.locator('#main').getByLabel(label, { exact: true });

/** Fills in and submits the login form. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await mainField(page, 'Email').fill(email);
  await mainField(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Fills in and submits the registration form. */
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
