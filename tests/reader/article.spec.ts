import { looksHere } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import { widths } from '../support/journey/widths.ts';
import { article, image, noon, paragraph } from '../support/records/records.ts';

test('a blank line in a block is as wide as the gap between two blocks @browser', async ({
  page,
  site,
}) => {
  const content = [paragraph('p1', 'One.\n\nTwo.\n \n\nThree,\nbroken.'), paragraph('p2', 'Four.')];
  await site.open('/article/article-8999', { store: { articles: [article(1, { content })] } });
  const boxes = await page
    .locator('p.text-body')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
    );
  expect(boxes).toHaveLength(4);
  const gaps = boxes.slice(1).map(([top = 0], at) => Math.round(top - (boxes[at]?.[1] ?? 0)));
  expect(new Set(gaps).size).toBe(1);
});

test('an SVG that a record embeds is shown, and nothing in it runs @browser', async ({
  page,
  site,
}) => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90" onload="top.owned=1"><script>top.owned=1</script><rect width="160" height="90"/></svg>';
  const content = [image('lead', `data:image/svg+xml,${encodeURIComponent(svg)}`, 'A black field')];
  await site.open('/article/article-8999', { store: { articles: [article(1, { content })] } });
  const lead = page.getByRole('img', { name: 'A black field' });
  await expect(lead).toBeVisible();
  await expect.poll(() => lead.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(160);
  expect(await page.evaluate(() => 'owned' in window)).toBe(false);
});

for (const width of looksHere(widths)) {
  test(`[article-head] [article-lead] [article-blocks] [article-ad] an article has its head, lead picture, blocks in order and a slot, at ${width} px`, async ({
    page,
    site,
  }) => {
    const content = [
      image('lead', '/art/tall.svg', 'A tall tower'),
      paragraph('p1', 'First comes this.'),
      image('inner', '/art/world.svg', 'Ships in a harbour'),
      { id: 'x', type: 'poll', question: 'Nobody must see this question', content: 'Nor this' },
      paragraph('p2', 'Then comes that.'),
      image('none', '', 'A picture that was never uploaded'),
      { id: 'v', type: 'video', videoId: 'video-id-01' },
      paragraph('p3', 'And this is the end.'),
    ];
    await page.route('**/art/tall.svg', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="4000"/>',
      }),
    );
    const store = { articles: [article(1, { category: 'World', content }), article(2)] };
    await site.open('/article/article-8999', { width, store, now: noon });
    const main = page.getByRole('main');
    const body = main.getByRole('article').first();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Story number 1');
    const category = body.getByRole('link', { name: 'WORLD' });
    await expect(category).toHaveText('WORLD', { useInnerText: true });
    await expect(category).toHaveAttribute('href', '/category/world');
    await expect(body.getByText('Author 1').filter({ visible: true })).toHaveCount(1);
    await expect(body.getByText('1 hour ago').filter({ visible: true })).toHaveCount(1);

    const lead = body.getByRole('img', { name: 'A tall tower' });
    await expect(lead).toBeVisible();
    expect((await lead.boundingBox())?.height).toBeLessThanOrEqual(500);
    await expect(body.getByText(/Nobody must see|Nor this/)).toHaveCount(0);
    const order = await body
      .locator('p, img, button')
      .evaluateAll((all) =>
        all.map((one) => one.getAttribute('alt') || one.ariaLabel || one.textContent),
      );
    const wanted = [
      'A tall tower',
      'First comes this.',
      'Ships in a harbour',
      'Then comes that.',
      'Play video: Video: Story number 1',
      'And this is the end.',
    ];
    expect(order.filter((one) => wanted.includes(one ?? ''))).toEqual(wanted);

    const slot = body.locator('[data-placement="article-body"]');
    await expect(slot.getByRole('link', { name: 'Advertise With Us' })).toBeVisible();
    await main.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveTitle('Daybreak');
  });
}

test('[article-video] only the thumbnail of a video is requested until it is played', async ({
  page,
  site,
}) => {
  const content = [{ id: 'v', type: 'video', videoId: 'https://youtu.be/aqz-KE-bpKQ?t=9' }];
  const store = { articles: [article(1, { content })] };
  await site.open('/article/article-8999', { width: 390, store });
  const play = page.getByRole('button', { name: /^Play video/ });
  await play.scrollIntoViewIfNeeded();
  await expect(page.locator('iframe')).toHaveCount(0);
  await play.click();
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&start=9',
  );
  await expect(page.frameLocator('iframe').getByText('The video plays')).toBeVisible();
});

test('[article-lead] without a picture an article shows art, the same on every visit and in lists @browser', async ({
  page,
  site,
}) => {
  await site.open('/article/article-8999', { width: 820, store: { articles: [article(1)] } });
  // Ignores React's generated ids.
  const art = async () =>
    (await page.getByRole('main').locator('.pic svg').first().innerHTML()).replaceAll(
      /id="[^"]*"|url\([^)]*\)/g,
      '',
    );
  const first = await art();
  await page.reload();
  await expect(page.getByRole('main').locator('.pic svg').first()).toBeVisible();
  expect(await art()).toBe(first);
  await page.getByRole('link', { name: 'INDIA' }).click();
  await expect(page).toHaveTitle('India News - Daybreak');
  expect(await art()).toBe(first);
});

test('[article-title] [article-description] title and description come from the article', async ({
  page,
  site,
}) => {
  const long = `  ${'Rain fell on the lower valley. '.repeat(10)}`;
  const store = {
    siteSettings: [{ id: 'site', siteName: 'The Morning' }],
    articles: [
      article(1, { content: [image('i', '/art/india.svg', 'Rain'), paragraph('p', long)] }),
      article(2, { content: [] }),
    ],
  };
  await site.open('/article/article-8999', { width: 1440, store });
  const description = page.locator('meta[name="description"]');
  await expect(page).toHaveTitle('Story number 1 - The Morning');
  await expect(description).toHaveCount(1);
  await expect(description).toHaveAttribute(
    'content',
    `${'Rain fell on the lower valley. '.repeat(5).trim()}…`,
  );
  await site.open('/article/article-8998');
  await expect(page).toHaveTitle('Story number 2 - The Morning');
  await expect(description).toHaveAttribute('content', 'Story number 2');
});

test('[article-unknown] [not-found] an unknown article and an unknown path show the 404 page', async ({
  page,
  site,
}) => {
  const paths = [
    '/article/article-404',
    '/article/%F0%9F%8C%85',
    '/article/100%25',
    '/article/a%2Fb',
    '/article/',
    '/nothing',
    '/category/tech/more',
  ];
  for (const path of paths) {
    await site.open(path, { width: 390 });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 }), path).toHaveText('Page Not Found');
    await expect(main.getByText('404', { exact: true })).toBeVisible();
    const text = `Oops! The page you are looking for doesn't exist. It might have been moved or deleted.`;
    await expect(main.getByText(text, { exact: true })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  }
  await page.getByRole('link', { name: 'Go Back to Homepage' }).click();
  await expect(page).toHaveTitle('Daybreak');
});

test('an article with unusual characters in its id opens from the homepage', async ({
  page,
  site,
}) => {
  const store = { articles: [article(1, { id: 'a/b?c#d 100% é' })] };
  await site.open('/', { width: 820, store });
  await page.getByRole('heading', { level: 1 }).getByRole('link').click();
  await expect(page).toHaveTitle('Story number 1 - Daybreak');
  await page.reload();
  await expect(page).toHaveTitle('Story number 1 - Daybreak');
});
