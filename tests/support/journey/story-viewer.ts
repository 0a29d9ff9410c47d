import { expect, type Locator, type Page } from '@playwright/test';

/** The viewer over the page. */
export const viewer = (page: Page): Locator => page.getByRole('dialog');

/** Opens the story of that title from its card. */
export async function openStory(page: Page, title: string): Promise<void> {
  await page.locator('#main').getByRole('button', { name: title }).click();
  await expect(viewer(page)).toBeVisible();
}

/** The viewer stands at that page. */
export const expectPage = (page: Page, n: number, of: number): Promise<void> =>
  expect(viewer(page).getByText(`Page ${n} of ${of}`, { exact: true })).toBeVisible();

export interface Bar {
  /** Milliseconds that the page has stood, and stands in all. */
  elapsed: number;
  duration: number;
  easing: string;
  isRunning: boolean;
}

/** Progress of the current page's bar; `undefined` when it doesn't fill by itself. */
export const barOf = (page: Page): Promise<Bar | undefined> =>
  page.evaluate(() => {
    const bar = document.querySelector('dialog [data-state=current]');
    const [animation] = bar?.getAnimations({ subtree: true }) ?? [];
    const timing = animation?.effect?.getComputedTiming();
    if (!animation || !timing) return undefined;
    return {
      elapsed: Number(animation.currentTime),
      duration: Number(timing.duration),
      // The animation's own easing lies between its keyframes.
      easing: getComputedStyle(bar?.firstElementChild ?? document.body).animationTimingFunction,
      // A pause that is pending still moves by a frame.
      isRunning: animation.pending || animation.playState === 'running',
    };
  });

/** Lets the current page have stood that long, as if the time had passed. */
export const windTo = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((time) => {
    const bar = document.querySelector('dialog [data-state=current]');
    const [animation] = bar?.getAnimations({ subtree: true }) ?? [];
    if (!animation) throw new Error('No bar is filling.');
    animation.currentTime = time;
  }, milliseconds);

/** The bar has begun to fill, so the page's picture has come. */
export const expectRunning = (page: Page, isRunning = true): Promise<void> =>
  expect.poll(async () => (await barOf(page))?.isRunning).toBe(isRunning);
