import type { Page } from '@playwright/test';

/** Fills the real storage up to the last `room` characters. */
export async function fillUp(page: Page, room = 0): Promise<void> {
  await page.evaluate((left) => {
    const fits = (length: number): boolean => {
      try {
        localStorage.setItem('filler', 'x'.repeat(length));
        return true;
      } catch {
        return false;
      }
    };
    let most = 0;
    for (let step = 2 ** 23; step >= 1; step /= 2) if (fits(most + step)) most += step;
    localStorage.setItem('filler', 'x'.repeat(most - left));
  }, room);
}
