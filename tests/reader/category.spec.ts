import { looksHere } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import { widths } from '../support/journey/widths.ts';
import {
  article,
  articles,
  category,
  image,
  noon,
  paragraph,
  stories,
  videos,
} from '../support/records/records.ts';

for (const width of looksHere(widths)) {
  test(`[category-title] [category-rows] [category-no-summary] a category lists picture, title, summary, author and time, at ${width} px`, async ({
    page,
    site,
  }) => {
    const picture = image('block-2-0', '/art/world.svg', 'Ships in a harbour');
    const store = {
      articles: [
        article(1, { category: 'World', content: [] }),
        article(2, {
          category: 'WORLD',
          content: [picture, paragraph('b', 'Twelve ports agree.')],
        }),
        article(3, { category: 'India' }),
        article(4, { category: 'World', content: [paragraph('b', '   ')], author: '' }),
      ],
    };
    await site.open('/category/world', { width, store, now: noon });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('World News');
    await expect(page).toHaveTitle('World News - Daybreak');
    const rows = main.getByRole('article');
    await expect(rows.getByRole('heading')).toHaveText([
      'Story number 1',
      'Story number 2',
      'Story number 4',
    ]);
    await expect(rows.nth(0)).toContainText('No summary available.');
    await expect(rows.nth(2)).toContainText('No summary available.');
    await expect(rows.nth(1)).toContainText('Twelve ports agree.');
    await expect(rows.nth(1)).toContainText('By Author 2');
    await expect(rows.nth(1).locator('time')).toHaveText('2 hours ago');
    await expect(rows.nth(1).locator('img')).toHaveAttribute('src', '/art/world.svg');
    await expect(rows.nth(0).locator('svg')).toBeVisible();
    await rows.nth(1).getByRole('link', { name: 'Story number 2' }).click();
    await expect(page).toHaveURL(/\/article\/article-8998$/);
  });
}

test('[category-empty] a category without articles says so @browser', async ({ page, site }) => {
  await site.open('/category/lifestyle', { width: 390 });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
  await expect(main.getByText('There are no articles in Lifestyle yet.')).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0);
});

test('[category-spelling] every spelling of an address finds the same category @server', async ({
  page,
  site,
}) => {
  const store = {
    categories: [
      category(1, 'Web Stories'),
      category(2, 'Middle East'),
      category(3, 'भारत समाचार'),
    ],
    articles: [
      article(1, { category: 'Web Stories' }),
      article(2, { category: 'middle east' }),
      article(3, { category: 'भारत समाचार' }),
    ],
  };
  await site.open('/category/web-stories', { width: 1440, store });
  const spellings: [path: string, heading: string, story: string][] = [
    ['/category/web-stories', 'Web Stories News', 'Story number 1'],
    ['/category/web%20stories', 'Web Stories News', 'Story number 1'],
    ['/category/Web-Stories', 'Web Stories News', 'Story number 1'],
    ['/category/WEB%20STORIES', 'Web Stories News', 'Story number 1'],
    ['/category/Middle%20East', 'Middle East News', 'Story number 2'],
    ['/category/भारत-समाचार', 'भारत समाचार News', 'Story number 3'],
  ];
  for (const [path, heading, story] of spellings) {
    await site.open(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
    await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText([
      story,
    ]);
  }
});

test('[category-unknown] a name that no category has shows the empty state and is not indexed @server', async ({
  page,
  site,
}) => {
  const names: [path: string, heading: string][] = [
    ['/category/middle-east', 'Middle East News'],
    ['/category/SOMETHING%20else', 'Something Else News'],
    ['/category/100%25', '100% News'],
    ['/category/%3Cscript%3Ealert(1)%3C%2Fscript%3E', '<script>alert(1)</script> News'],
    ['/category/constructor', 'Constructor News'],
  ];
  for (const [path, heading] of names) {
    await site.open(path, { width: 820 });
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
    await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  }
});

test('[category-paging] a long category comes in pages that have addresses', async ({
  page,
  site,
}) => {
  await site.open('/category/india', { width: 390, store: { articles: articles(45) } });
  const rows = page.getByRole('main').getByRole('article');
  const pager = page.getByRole('main').getByRole('navigation', { name: 'Pages' });
  await expect(rows).toHaveCount(20);
  await pager.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/category\/india\?page=2$/);
  await expect(rows.getByRole('heading').first()).toHaveText('Story number 21');
  await pager.getByRole('link', { name: '3', exact: false }).click();
  await expect(rows).toHaveCount(5);
  await expect(pager.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await page.reload();
  await expect(rows.getByRole('heading').last()).toHaveText('Story number 45');
  await site.open('/category/india?page=9');
  await expect(rows.getByRole('heading').last()).toHaveText('Story number 45');
  await expect(pager.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  await site.open('/category/india?page=nonsense');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('India News');
});

test('[category-videos] videos and web stories are above the articles of their category @server', async ({
  page,
  site,
}) => {
  const store = {
    youtubeVideos: videos(6),
    webStories: stories(2),
    articles: [article(1, { category: 'Videos' }), article(2, { category: 'Web Stories' })],
  };
  await site.open('/category/videos', { width: 1440, store });
  const main = page.getByRole('main');
  const article1 = main.getByRole('article').filter({ hasText: 'Story number 1' });
  const lastVideo = main.getByRole('button', { name: 'Video number 6' });
  const topOf = async (part: typeof article1) => (await part.boundingBox())?.y ?? Number.NaN;
  await expect(main.getByRole('button', { name: /Video number/ })).toHaveCount(6);
  expect(await topOf(lastVideo)).toBeLessThan(await topOf(article1));
  await lastVideo.click();
  await expect(page.getByRole('dialog', { name: 'Video number 6' })).toBeVisible();

  await site.open('/category/web-stories');
  const shown = main.getByRole('region', { name: 'Web stories' });
  await expect(shown.getByText('Web story number 1').first()).toBeVisible();
  const article2 = main.getByRole('article').filter({ hasText: 'Story number 2' }).last();
  expect(await topOf(shown)).toBeLessThan(await topOf(article2));
});
