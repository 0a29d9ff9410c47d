import { expect, type Locator, type Page } from '@playwright/test';

/** The open viewer. */
export const viewer = (page: Page): Locator => page.getByRole('dialog');

/** Opens a story by its card. */
export async function openStory(page: Page, title: string): Promise<void> {
  await page.locator('#main').getByRole('button', { name: title }).click();
  await expect(viewer(page)).toBeVisible();
}

/** Expects that the viewer shows page `n`. */
export const expectPage = (page: Page, n: number, of: number): Promise<void> =>
  expect(viewer(page).getByText(`Page ${n} of ${of}`, { exact: true })).toBeVisible();

export interface Bar {
  /** Elapsed and total display time of the page, in milliseconds. */
  elapsed: number;
  duration: number;
  easing: string;
  isRunning: boolean;
}

/** Progress of the current page's bar; `undefined` if it is not animated. */
export const barOf = (page: Page): Promise<Bar | undefined> =>
  page.evaluate(() => {
    const bar = document.querySelector('dialog [data-state=current]');
    const [animation] = bar?.getAnimations({ subtree: true }) ?? [];
    const timing = animation?.effect?.getComputedTiming();
    if (!animation || !timing) return undefined;
    return {
      elapsed: Number(animation.currentTime),
      duration: Number(timing.duration),
      // CSS easing applies between keyframes, so `getComputedTiming` does not report it.
      easing: getComputedStyle(bar?.firstElementChild ?? document.body).animationTimingFunction,
      // A pending pause still moves by a frame.
      isRunning: animation.pending || animation.playState === 'running',
    };
  });

/** Sets the elapsed display time of the current page. */
export const windTo = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((time) => {
    const bar = document.querySelector('dialog [data-state=current]');
    const [animation] = bar?.getAnimations({ subtree: true }) ?? [];
    if (!animation) throw new Error('No bar is filling.');
    animation.currentTime = time;
  }, milliseconds);

/** Expects that the bar runs, which it does once the picture has loaded. */
export const expectRunning = (page: Page, isRunning = true): Promise<void> =>
  expect.poll(async () => (await barOf(page))?.isRunning).toBe(isRunning);
