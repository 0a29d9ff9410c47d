import type { Page } from '@playwright/test';
import { looksHere } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import { widths } from '../support/journey/widths.ts';
import { ad, article, articles, noon, stories, video, videos } from '../support/records/records.ts';

const titles = (...numbers: number[]): string[] => numbers.map((n) => `Story number ${n}`);

/** Articles at the top of the page, outside any block. */
const topOf = (page: Page) => page.getByRole('main').locator('article:not(section article)');

const headingsOf = (page: Page, block: string) =>
  page.getByRole('region', { name: block, exact: true }).getByRole('heading', { level: 3 });

test('[home-lead] [home-sides] [home-latest] the first featured article leads, four stand beside it and five below', async ({
  page,
  site,
}) => {
  const newest = articles(12).map((one, at) => ({ ...one, isFeatured: at === 2 || at === 4 }));
  await site.open('/', { width: 1440, store: { articles: newest } });
  const top = topOf(page);
  await expect(top.getByRole('heading')).toHaveText(titles(3, 1, 2, 4, 5));
  await expect(top.first().getByRole('heading', { level: 1 })).toBeVisible();
  await expect(headingsOf(page, 'Latest News')).toHaveText(titles(6, 7, 8, 9, 10));

  const sixth = page.getByRole('region', { name: 'Latest News' }).getByRole('article').first();
  await expect(sixth.getByRole('link', { name: 'India' })).toHaveAttribute(
    'href',
    '/category/india',
  );
  await expect(sixth.getByRole('link', { name: 'Story number 6' })).toHaveAttribute(
    'href',
    '/article/article-8994',
  );
  await expect(sixth.getByText('The first paragraph of story number 6.')).toBeVisible();
  await expect(sixth.getByText('The second paragraph')).toHaveCount(0);
});

test('[home-lead] [home-sides] [home-latest] without a featured article the first leads; few articles still fill the list @browser', async ({
  page,
  site,
}) => {
  await site.open('/', { width: 820, store: { articles: articles(7) } });
  await expect(topOf(page).getByRole('heading')).toHaveText(titles(1, 2, 3, 4, 5));
  await expect(headingsOf(page, 'Latest News')).toHaveText(titles(6, 7, 2, 3, 4));

  await site.open('/', { store: { articles: [article(1)] } });
  await expect(topOf(page).getByRole('heading')).toHaveText(titles(1));
});

test('[home-business] [home-tech] the blocks show four articles of exactly their category @server', async ({
  page,
  site,
}) => {
  const categories = ['Business', 'Business News', 'Tech', 'Technology', 'India'];
  const newest = articles(30).map((one, at) => ({ ...one, category: categories[at % 5] ?? '' }));
  await site.open('/', { width: 1440, store: { articles: newest } });
  await expect(headingsOf(page, 'Business')).toHaveText(titles(1, 6, 11, 16));
  await expect(headingsOf(page, 'Technology')).toHaveText(titles(3, 8, 13, 18));
});

for (const width of looksHere(widths, 1)) {
  test(`[home-ads] [home-stories] [home-videos] [home-links] slots, stories, videos and links of the homepage, at ${width} px`, async ({
    page,
    site,
  }) => {
    const advertisements = [
      ad(1, { placement: 'homepage-top' }),
      ad(2, { placement: 'homepage-mid' }),
      ad(3, { placement: 'homepage-sticky' }),
    ];
    const store = { advertisements, webStories: stories(9), youtubeVideos: videos(6) };
    await site.open('/', { width, store });
    const main = page.getByRole('main');
    await expect(main.getByRole('figure').getByRole('img')).toHaveCount(3);
    const order = await main
      .locator('figure[data-placement], h1, section')
      .evaluateAll((all: HTMLElement[]) => all.map((one) => one.dataset.placement ?? one.tagName));
    expect(order.slice(0, 4)).toEqual(['homepage-top', 'H1', 'homepage-mid', 'SECTION']);
    await expect(
      main.locator('[data-placement="homepage-sticky"]').getByRole('img'),
    ).toHaveAttribute('alt', 'Advertisement number 3');

    const strip = main.getByRole('region', { name: 'Web Stories' });
    await expect(strip.getByRole('listitem')).toHaveCount(7);
    await expect(strip.getByText(/Web story number 7/).first()).toBeAttached();

    const block = main.getByRole('region', { name: 'Videos' });
    await expect(block.getByRole('button')).toHaveText([/1$/, /2$/, /3$/, /4$/]);
    await expect(block.getByRole('link', { name: 'View All Videos' })).toHaveAttribute(
      'href',
      '/category/videos',
    );
    for (const slug of ['india', 'business', 'tech', 'videos']) {
      await expect(main.locator(`a[href="/category/${slug}"]`).first()).toBeVisible();
    }
  });
}

test('[home-ads] the sticky slot stays in view beside the news @browser', async ({
  page,
  site,
}) => {
  const inks = ['Business', 'Tech'];
  const newest = articles(14).map((one, at) => ({ ...one, category: inks[at % 2] ?? '' }));
  await site.open('/', { width: 1440, store: { articles: newest, youtubeVideos: [] } });
  const slot = page.locator('[data-placement="homepage-sticky"]');
  await page.getByRole('region', { name: 'Business', exact: true }).evaluate((block) => {
    block.scrollIntoView();
  });
  await expect(slot).toBeInViewport({ ratio: 1 });
});

for (const width of looksHere([390, 1440] as const)) {
  test(`[home-video-modal] a video opens over the page with autoplay and closes on a click outside, at ${width} px`, async ({
    page,
    site,
  }) => {
    await site.open('/', { width, store: { youtubeVideos: [video(1), video(2)] }, now: noon });
    const opener = page.getByRole('button', { name: 'Video number 2' });
    const asksForEmbed = () =>
      site.foreignRequests().some((url) => new URL(url).host === 'www.youtube-nocookie.com');
    await opener.scrollIntoViewIfNeeded();
    expect(asksForEmbed()).toBe(false);

    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Video number 2' });
    await expect(dialog.locator('iframe')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/video-id-02?autoplay=1',
    );
    await expect(dialog.locator('iframe')).toHaveAttribute('title', 'Video number 2');
    await expect(dialog.locator('iframe')).toHaveAttribute('allow', /autoplay/);
    await expect(dialog.locator('iframe')).toBeInViewport({ ratio: 1 });
    expect(asksForEmbed()).toBe(true);

    await page.mouse.click(width / 2, 20);
    await expect(dialog).toBeHidden();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}
