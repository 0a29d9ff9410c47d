import type { Locator, Page } from '@playwright/test';

/** Flag of a browser that is logged in to the back office. */
export const loggedIn = { isAdminAuthenticated: 'true' };

/** The sidebar of a wide window, or that of the drawer in a narrow one. */
export const sidebarOf = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Back office' });
