import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey/site.ts';
import {
  barOf,
  expectPage,
  expectRunning,
  openStory,
  viewer,
  windTo,
} from '../support/journey/story-viewer.ts';
import { settings, stories, story } from '../support/records/records.ts';

/** A real video of 1.5 seconds. */
const clip = readFileSync(fileURLToPath(new URL('../support/records/clip.webm', import.meta.url)));
const clipAddress = `data:video/webm;base64,${clip.toString('base64')}`;
const film = { type: 'video' as const, src: clipAddress, alt: 'A film', text: 'Of two colours' };

/** Pages with a display time of a minute, so that only the test advances them. */
const store = { webStories: stories(1), siteSettings: settings({ storySeconds: 60 }) };

/** Duration in milliseconds that certainly counts as a hold. */
const HOLD = 400;

/** Waits for two animation frames, in which a running bar or video moves. */
const drawFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );

async function expectStanding(page: Page): Promise<void> {
  await expectRunning(page, false);
  const before = await barOf(page);
  await drawFrames(page);
  expect((await barOf(page))?.elapsed).toBe(before?.elapsed);
}

/** Sets the current bar's time in milliseconds, and waits for `animationend`. */
async function endAt(page: Page, time: number): Promise<void> {
  await page.evaluate(() => {
    addEventListener('animationend', () => document.body.setAttribute('data-ended', ''));
  });
  await windTo(page, time);
  await expect(page.locator('[data-ended]')).toBeAttached();
}

test('[viewer-advance] pages go on by themselves, and the viewer closes after the last', async ({
  page,
  site,
}) => {
  await site.open('/web-stories', { store });
  await openStory(page, 'Web story number 1');
  for (const n of [1, 2, 3]) {
    await expectPage(page, n, 3);
    await expectRunning(page);
    // A busy machine can take long to draw the next frame.
    const before = (await barOf(page))?.elapsed ?? -1;
    await expect.poll(async () => (await barOf(page))?.elapsed).toBeGreaterThan(before);
    await windTo(page, 59_900);
  }
  await expect(viewer(page)).toBeHidden();
});

test('[viewer-advance] a bar that falls back before its start does not turn the page @browser', async ({
  page,
  site,
}) => {
  await site.open('/web-stories', { store });
  await openStory(page, 'Web story number 1');
  await expectRunning(page);
  // Chromium under load does this occasionally when a paused bar resumes.
  await endAt(page, -500);
  await page.keyboard.press('ArrowRight');
  await expectPage(page, 2, 3);
});

test('[viewer-advance] the display time of a page is a setting @browser', async ({
  page,
  site,
}) => {
  await site.open('/', { store: { ...store, siteSettings: settings({ storySeconds: 1 }) } });
  await openStory(page, 'Web story number 1');
  expect((await barOf(page))?.duration).toBe(1000);
  await expect(viewer(page)).toBeHidden();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('[viewer-move] tapping the halves moves @browser', async ({ page, site }) => {
    await site.open('/web-stories', { width: 390, store });
    await page.getByRole('button', { name: 'Web story number 1' }).tap();
    await expectPage(page, 1, 3);
    await page.touchscreen.tap(300, 500);
    await expectPage(page, 2, 3);
    await page.touchscreen.tap(300, 500);
    await expectPage(page, 3, 3);
    await page.touchscreen.tap(80, 500);
    await expectPage(page, 2, 3);
  });

  test('[viewer-pause] a held finger pauses, and its release is no tap @browser', async ({
    page,
    site,
  }) => {
    await site.open('/web-stories', { width: 390, store, now: new Date() });
    await page.getByRole('button', { name: 'Web story number 1' }).tap();
    await expectRunning(page);
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd') =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchStart' ? [{ x: 300, y: 500 }] : [],
      });
    await touch('touchStart');
    await expectStanding(page);
    await page.clock.fastForward(HOLD);
    await touch('touchEnd');
    await expectRunning(page);
    await expectPage(page, 1, 3);
  });
});

test('[viewer-pause] a held mouse button pauses, and its release is no click @browser', async ({
  page,
  site,
}) => {
  await site.open('/web-stories', { width: 1440, store, now: new Date() });
  await openStory(page, 'Web story number 1');
  await expectRunning(page);
  await page.mouse.move(800, 500);
  await page.mouse.down();
  await expectStanding(page);
  await page.clock.fastForward(HOLD);
  await page.mouse.up();
  await expectRunning(page);
  await expectPage(page, 1, 3);
  await page.mouse.click(800, 500);
  await expectPage(page, 2, 3);
});

test('[viewer-pause] a hidden tab pauses @browser', async ({ page, site }) => {
  await site.open('/web-stories', { store });
  await openStory(page, 'Web story number 1');
  await expectRunning(page);
  const becomes = (state: 'hidden' | 'visible') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'hidden', {
        configurable: true,
        get: () => now === 'hidden',
      });
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await becomes('hidden');
  await expectStanding(page);
  await becomes('visible');
  await expectRunning(page);
  await expectPage(page, 1, 3);
});

test('[viewer-pause] the pause button holds the page until it is pressed again @browser', async ({
  page,
  site,
}) => {
  await site.open('/web-stories', { width: 390, store });
  await openStory(page, 'Web story number 1');
  await expectRunning(page);
  await viewer(page).getByRole('button', { name: 'Pause' }).click();
  await expectStanding(page);
  await viewer(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expectRunning(page);
});

test('[viewer-video] a video page lasts as long as its video, whatever the setting says @browser', async ({
  page,
  site,
}) => {
  const webStories = [story(1, { pages: [film, ...story(1).pages] })];
  for (const storySeconds of [1, 60]) {
    const siteSettings = settings({ storySeconds });
    await site.open('/web-stories', { store: { webStories, siteSettings } });
    await openStory(page, 'Web story number 1');
    const video = viewer(page).locator('video').first();
    await expect(video).toHaveAccessibleName('A film');
    await video.evaluate((element) => {
      if (!(element instanceof HTMLVideoElement)) throw new Error('No video');
      const { dataset } = document.documentElement;
      element.addEventListener('timeupdate', () => {
        dataset.played = String(element.currentTime);
        dataset.filled = document.querySelector<HTMLElement>(
          '[data-state=current] > i',
        )?.style.transform;
      });
    });
    await expectPage(page, 2, 4);
    const { played = '0', filled } = await page.evaluate(() => ({
      ...document.documentElement.dataset,
    }));
    expect(Number(played), `with ${storySeconds} s a page`).toBeGreaterThan(1.3);
    expect(filled).toMatch(/^scaleX\(/);
  }
});

test('[viewer-video] a video that cannot be played has the time of a picture @browser', async ({
  page,
  site,
}) => {
  const broken = { type: 'video' as const, src: 'data:video/webm;base64,AAAA', alt: '', text: 'x' };
  const webStories = [story(1, { pages: [broken, ...story(1).pages] })];
  await site.open('/web-stories', { store: { ...store, webStories } });
  await openStory(page, 'Web story number 1');
  await expectRunning(page);
  await windTo(page, 59_900);
  await expectPage(page, 2, 4);
});

test('[reduced-motion] with reduced motion pages stay until the reader goes on @browser', async ({
  page,
  site,
}) => {
  const siteSettings = settings({ storySeconds: 1 });
  await site.open('/web-stories', {
    reducedMotion: true,
    store: { ...store, siteSettings },
    now: new Date(),
  });
  await openStory(page, 'Web story number 1');
  // The page's time does not run before its picture has loaded.
  await expect(viewer(page).locator('img').first()).toHaveJSProperty('complete', true);
  await page.clock.fastForward(60_000);
  await drawFrames(page);
  expect(await barOf(page)).toBeUndefined();
  await expectPage(page, 1, 3);
  await page.keyboard.press('ArrowRight');
  await expectPage(page, 2, 3);
});

test('[reduced-motion] with reduced motion a video waits for Play, and does not turn the page @browser', async ({
  page,
  site,
}) => {
  const webStories = [story(1, { pages: [film, ...story(1).pages] })];
  await site.open('/web-stories', { reducedMotion: true, store: { ...store, webStories } });
  await openStory(page, 'Web story number 1');
  const video = viewer(page).locator('video').first();
  // Fully loaded, so that only reduced motion keeps it from playing.
  await expect(video).toHaveJSProperty('readyState', 4);
  await drawFrames(page);
  await expect(video).toHaveJSProperty('paused', true);
  await expect(video).toHaveJSProperty('currentTime', 0);
  const play = viewer(page).getByRole('button', { name: 'Play', exact: true });
  await play.click();
  await expect(video).toHaveJSProperty('ended', true);
  await expect(play).toBeVisible();
  await expectPage(page, 1, 4);
});

test('[viewer-video] a video that the browser refuses to play has the time of a picture @browser', async ({
  page,
  site,
}) => {
  const webStories = [story(1, { pages: [film, ...story(1).pages] })];
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () =>
      Promise.reject(new DOMException('The phone saves power.', 'NotAllowedError'));
  });
  await site.open('/web-stories', { store: { ...store, webStories } });
  await openStory(page, 'Web story number 1');
  await expectRunning(page);
  await windTo(page, 59_900);
  await expectPage(page, 2, 4);
});

test('[viewer-pause] after a click on a half the space bar still pauses @browser', async ({
  page,
  site,
}) => {
  await site.open('/web-stories', { width: 1440, store });
  await openStory(page, 'Web story number 1');
  await page.mouse.click(800, 500);
  await expectPage(page, 2, 3);
  await expectRunning(page);
  await page.keyboard.press('Space');
  await expectStanding(page);
  await expectPage(page, 2, 3);
});
