import { edition } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import { article, image } from '../support/records/records.ts';

const addressed = article(1, {
  title: 'Late rain refills the paddies',
  kicker: 'Monsoon',
  slug: 'late-rain',
  formerSlugs: ['rain'],
  searchTitle: 'Monsoon: the rain is back',
  searchDescription: 'All about the rain.',
  shareTitle: 'It rains!',
  shareDescription: 'Look at this rain.',
  sharePicture: '/art/world.svg',
  content: [image('lead', '/art/tech.svg', 'A tall tower')],
  focus: { x: 20, y: 80 },
});
const store = { articles: [addressed, article(2)] };

test('an article is found by slug and by id, and a former slug leads to the present one', async ({
  page,
  site,
}) => {
  await site.open('/', { store });
  await page.getByRole('main').getByRole('link', { name: addressed.title }).first().click();
  await expect(page).toHaveURL('/article/late-rain');
  const heading = page.getByRole('heading', { level: 1, name: addressed.title });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('article').getByRole('link', { name: 'MONSOON' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'A tall tower' })).toHaveCSS(
    'object-position',
    '20% 80%',
  );
  await page.goto(`/article/${addressed.id}`);
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(`/article/${addressed.id}`);
  await page.goto('/article/rain');
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL('/article/late-rain');
  if (edition === 'server') {
    const moved = await page.request.get('/article/rain', { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, '/article/late-rain']);
  }
});

test('an article’s own words for search engines and shared links are in its head', async ({
  page,
  site,
}) => {
  await site.open(`/article/${addressed.id}`, { store });
  await expect(page).toHaveTitle('Monsoon: the rain is back - Daybreak');
  const contentOf = (name: string) => page.locator(`meta[${name}]`).getAttribute('content');
  expect(await contentOf('name="description"')).toBe('All about the rain.');
  expect(await contentOf('property="og:title"')).toBe('It rains!');
  expect(await contentOf('property="og:description"')).toBe('Look at this rain.');
  expect(await contentOf('property="og:image"')).toContain('/share/world.jpg');
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(canonical).toMatch(/\/article\/late-rain$/);
});

test('the address of a withdrawn article redirects to where it leads, also to another site @server', async ({
  page,
  site,
}) => {
  const withdrawn = (id: string, leadsTo: string) => ({ id, slugs: [`slug-of-${id}`], leadsTo });
  await site.open('/about-us', {
    store: {
      withdrawals: [
        withdrawn('article-gone-1', '/category/tech?größe=1'),
        withdrawn('article-gone-2', 'https://example.com/rain'),
        withdrawn('article-gone-3', 'javascript:alert(1)'),
      ],
    },
  });
  const answers = await Promise.all(
    ['/article/slug-of-article-gone-1', '/article/article-gone-2', '/article/article-gone-3'].map(
      async (path) => {
        const answer = await page.request.get(path, { maxRedirects: 0 });
        return [answer.status(), answer.headers().location];
      },
    ),
  );
  expect(answers).toEqual([
    [301, '/category/tech?gr%C3%B6%C3%9Fe=1'],
    [301, 'https://example.com/rain'],
    [410, undefined],
  ]);
});
