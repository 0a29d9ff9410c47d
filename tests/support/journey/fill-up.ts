import type { Page } from '@playwright/test';

/** Fills the real storage up to the last `room` characters. */
export async function fillUp(page: Page, room = 0): Promise<void> {
  await page.evaluate((left) => {
    /** Most characters of all keys and values in Chromium. */
    const QUOTA = 5 * 2 ** 20;
    const key = 'filler';
    localStorage.removeItem(key);
    const used = Object.entries(localStorage).reduce(
      (total, [name, value]) => total + name.length + String(value).length,
      0,
    );
    const most = QUOTA - used - key.length;
    localStorage.setItem(key, 'x'.repeat(most));
    try {
      localStorage.setItem(key, 'x'.repeat(most + 1));
    } catch {
      localStorage.setItem(key, 'x'.repeat(most - left));
      return;
    }
    throw new Error('Local storage takes more than Chromium’s quota.');
  }, room);
}
