import type { Page } from '@playwright/test';
import { looksHere } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import {
  barOf,
  expectPage,
  expectRunning,
  openStory,
  viewer,
} from '../support/journey/story-viewer.ts';
import { widths } from '../support/journey/widths.ts';
import { settings, stories, story } from '../support/records/records.ts';

const demoStories = [
  'Electric three-wheelers: the quiet takeover',
  'A league in eleven overs',
  'Four days up to the Gombu pass',
];

/** Pages with a display time of a minute, so that slow machines do not advance them. */
const slow = { webStories: stories(1), siteSettings: settings({ storySeconds: 60 }) };

const cards = (page: Page) => page.locator('#main').getByRole('listitem');
const next = (page: Page) => viewer(page).getByRole('button', { name: 'Next page' });
const previous = (page: Page) => viewer(page).getByRole('button', { name: 'Previous page' });

for (const width of looksHere(widths)) {
  test(`[stories-grid] [route-stories] the newsroom’s stories come first, then the demo stories, ${width} px`, async ({
    page,
    site,
  }) => {
    await site.open('/web-stories', { width, store: { webStories: stories(2) } });
    await expect(page).toHaveTitle('Web Stories - Daybreak');
    await expect(cards(page)).toHaveText([
      'Web story number 1',
      'Web story number 2',
      ...demoStories,
    ]);
  });
}

test('[stories-grid] the demo stories have 4, 4 and 3 pages @browser', async ({ page, site }) => {
  await site.open('/web-stories');
  for (const [at, pages] of [4, 4, 3].entries()) {
    await openStory(page, demoStories[at] ?? '');
    await expectPage(page, 1, pages);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
  }
});

test('[stories-grid] the setting hides the demo stories; without any the page says so @server', async ({
  page,
  site,
}) => {
  const siteSettings = settings({ showDemoStories: false });
  await site.open('/web-stories', { store: { siteSettings, webStories: stories(1) } });
  await expect(cards(page)).toHaveText(['Web story number 1']);
  await site.open('/web-stories', { store: { siteSettings, webStories: [] } });
  await expect(page.getByRole('heading', { name: 'No Web Stories Yet' })).toBeVisible();
});

for (const width of looksHere(widths, 1)) {
  test(`[viewer-progress] the viewer covers the window, with a bar for each page, ${width} px`, async ({
    page,
    site,
  }) => {
    await site.open('/web-stories', { width, store: { webStories: stories(1) } });
    await openStory(page, 'Web story number 1');
    const window = page.viewportSize();
    expect(await viewer(page).boundingBox()).toMatchObject({ x: 0, y: 0, ...window });
    await expect(viewer(page)).toHaveAccessibleName('Web story number 1');
    const bars = viewer(page).locator('span[data-state]');
    await expect(bars).toHaveCount(3);
    const states = () =>
      bars.evaluateAll((all) => all.map((one) => one.getAttribute('data-state')));
    expect(await states()).toEqual(['current', 'ahead', 'ahead']);
    await expectRunning(page);
    expect(await barOf(page)).toMatchObject({ duration: 5000, easing: 'linear' });
    await next(page).click();
    expect(await states()).toEqual(['done', 'current', 'ahead']);
    await expect(
      viewer(page).getByText('The words of page 2 of web story 1').first(),
    ).toBeVisible();
    await expect(viewer(page).getByAltText('The picture of page 2 of web story 1')).toBeVisible();
  });
}

test('[viewer-move] previous and next move and stay within the story, by mouse @browser', async ({
  page,
  site,
}) => {
  await site.open('/web-stories', { width: 1440, store: slow });
  await openStory(page, 'Web story number 1');
  await expect(previous(page)).toHaveAttribute('aria-disabled', 'true');
  await previous(page).click({ force: true });
  await expectPage(page, 1, 3);
  await next(page).click();
  await next(page).click();
  await expectPage(page, 3, 3);
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
  await next(page).click({ force: true });
  await expectPage(page, 3, 3);
  await previous(page).click();
  await expectPage(page, 2, 3);
});

test('[viewer-move] [keyboard] arrows move, the space bar pauses, Escape closes @browser', async ({
  page,
  site,
}) => {
  await site.open('/web-stories', { width: 1440, store: slow });
  await page.locator('#main').getByRole('button', { name: 'Web story number 1' }).focus();
  await page.keyboard.press('Enter');
  await expectPage(page, 1, 3);
  for (const [key, at] of [
    ['ArrowLeft', 1],
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expectPage(page, at, 3);
  }
  await expectRunning(page);
  await page.keyboard.press('Space');
  await expectRunning(page, false);
  await expect(viewer(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.keyboard.press('Space');
  await expectRunning(page);
  for (const name of ['Pause', 'Copy link', 'Close story', 'Previous page', 'Next page']) {
    await page.keyboard.press('Tab');
    await expect(viewer(page).getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expectPage(page, 3, 3);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
});

test('[viewer-share] the link is copied, and the toast stands above the viewer @browser', async ({
  context,
  page,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await site.open('/web-stories', { store: slow });
  await openStory(page, 'Web story number 1');
  await viewer(page).getByRole('button', { name: 'Copy link' }).click();
  await site.toast('Link Copied!', 'Web Story link copied to clipboard.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(`/web-stories?story=${story(1).id}`, page.url()).href);
  await viewer(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Link Copied!')).toHaveCount(0);
});

test('[viewer-share] a story’s own address opens it, under its own name', async ({
  page,
  site,
}) => {
  await site.open(`/web-stories?story=${story(2).id}`, {
    store: { ...slow, webStories: stories(3) },
  });
  await expect(viewer(page)).toHaveAccessibleName('Web story number 2');
  await expect(page).toHaveTitle('Web story number 2 - Daybreak');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/web-stories\?story=story-\d+$/,
  );
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    'content',
    'Web story number 2',
  );
  await viewer(page).getByRole('button', { name: 'Close story' }).click();
  await expect(viewer(page)).toBeHidden();
  // Live updates mount the list again, which must not reopen the story.
  await page.evaluate(() => scrollTo(0, 0));
  await site.saveElsewhere(
    await page
      .context()
      .newPage()
      .then(async (tab) => {
        await tab.goto('/favicon.svg');
        return tab;
      }),
    { webStories: stories(4) },
  );
  await expect(page.getByRole('button', { name: 'Web story number 4' })).toBeVisible();
  await expect(viewer(page)).toBeHidden();
});

test('[viewer-words] the title comes first, and the text of a page appears once @browser', async ({
  page,
  site,
}) => {
  await site.open('/web-stories', { store: slow });
  await openStory(page, 'Web story number 1');
  await next(page).click();
  await expect(viewer(page).getByText('The words of page 2 of web story 1')).toHaveCount(1);
  const read = await viewer(page).ariaSnapshot();
  expect(read.indexOf('heading "Web story number 1"')).toBeLessThan(
    read.indexOf('The words of page 2'),
  );
  expect(read.indexOf('heading "Web story number 1"')).toBeGreaterThanOrEqual(0);
});

test('[stories-headings] stories and top stories are found by their headings @browser', async ({
  page,
  site,
}) => {
  await site.open('/web-stories', { store: { webStories: stories(2) } });
  const heading = (name: string, level: number) =>
    page.locator('#main').getByRole('heading', { name, level, exact: true });
  await expect(heading('Web story number 2', 2)).toBeVisible();
  await site.open('/');
  await expect(heading('Top Stories', 2)).toBeAttached();
  await expect(heading('Web story number 2', 3)).toBeVisible();
});

test('[viewer-close] close button, backdrop and Escape close it, and the focus returns', async ({
  page,
  site,
}) => {
  await site.open('/web-stories', { width: 1440, store: slow });
  const card = page.locator('#main').getByRole('button', { name: 'Web story number 1' });
  for (const close of [
    () => viewer(page).getByRole('button', { name: 'Close story' }).click(),
    () => page.mouse.click(20, 400),
    () => page.keyboard.press('Escape'),
  ]) {
    await openStory(page, 'Web story number 1');
    await close();
    await expect(viewer(page)).toBeHidden();
    await expect(card).toBeFocused();
  }
});

test('[viewer-close] when opened again at once, it stays open @browser', async ({ page, site }) => {
  await site.open('/web-stories', { store: slow });
  await openStory(page, 'Web story number 1');
  const close = viewer(page).getByRole('button', { name: 'Close story' });
  // `close` events come late, especially on slow machines.
  await close.evaluate(async (button: HTMLElement) => {
    const closed = new Promise((resolve) => {
      document.addEventListener('close', resolve, { capture: true, once: true });
    });
    button.click();
    await Promise.resolve();
    document.querySelector<HTMLElement>('#main li button')?.click();
    await closed;
  });
  await page.keyboard.press('ArrowRight');
  await expectPage(page, 2, 3);
});

test('[viewer-preload] the next page’s picture is preloaded, the one after it is not @browser', async ({
  page,
  site,
}) => {
  const pages = ['india', 'world', 'tech'].map((name) => ({
    type: 'image' as const,
    src: `/art/${name}.svg?page`,
    alt: name,
    text: '',
  }));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('?page')) asked.push(new URL(request.url()).pathname);
  });
  const webStories = [story(1, { coverImageSrc: '/art/sports.svg', pages })];
  await site.open('/web-stories', { store: { ...slow, webStories } });
  await openStory(page, 'Web story number 1');
  await expect.poll(() => asked).toEqual(['/art/india.svg', '/art/world.svg']);
  await next(page).click();
  await expect.poll(() => asked).toEqual(['/art/india.svg', '/art/world.svg', '/art/tech.svg']);
});
