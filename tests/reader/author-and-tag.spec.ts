import { edition } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import { article, image, noon } from '../support/records/records.ts';

const asha = {
  id: 'author-1',
  name: 'Asha Rao',
  slug: 'asha-rao',
  role: 'Economy correspondent',
  biography: 'She counts what others carry.\n\nShe lives in Kochi.',
  picture: '/art/tech.svg',
  pictureAlt: 'Asha Rao at a market',
  links: [
    { label: 'asha@example.com', address: 'mailto:asha@example.com' },
    { label: 'Nowhere', address: 'javascript:alert(1)' },
  ],
};

test('a byline leads to the author’s page with biography, links, and articles under their days', async ({
  page,
  site,
}) => {
  const bylines = [{ authorId: 'author-1', name: 'Asha Rao' }, { name: 'Farid Quenum' }];
  const picture = image('p', '/art/world.svg', 'Ships');
  const articles = [
    article(1, { bylines, author: 'Asha Rao and Farid Quenum' }),
    article(2, { author: 'asha rao', content: [picture] }),
    article(30, { author: 'Asha Rao' }),
    article(3),
  ];
  await site.open(`/article/${articles[0]?.id}`, {
    width: 1440,
    now: noon,
    store: { authors: [asha], articles },
  });
  await page.getByRole('link', { name: 'Asha Rao' }).first().click();
  await expect(page).toHaveURL('/author/asha-rao');
  await expect(page).toHaveTitle('Asha Rao - Daybreak');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Asha Rao');
  await expect(main).toContainText('Economy correspondent');
  await expect(main).toContainText('She lives in Kochi.');
  await expect(main.getByRole('img', { name: 'Asha Rao at a market' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'asha@example.com' })).toBeVisible();
  await expect(main.getByText('Nowhere')).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'Story number 1',
    'Story number 2',
    'Story number 30',
  ]);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Saturday, 21 November 2026',
    'Friday, 20 November 2026',
  ]);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => JSON.parse(text))).toContainEqual(
    expect.objectContaining({
      '@type': 'ProfilePage',
      mainEntity: expect.objectContaining({ name: 'Asha Rao', jobTitle: asha.role }),
    }),
  );
  const feed = main.getByRole('link', { name: 'Articles as a feed' });
  await expect(feed).toHaveCount(edition === 'server' ? 1 : 0);
  if (edition === 'server') {
    const answer = await page.request.get('/author/asha-rao/feed.xml');
    expect(await answer.text()).toContain('<title>Asha Rao - Daybreak</title>');
  }
});

test('an unknown author is not found', async ({ page, site }) => {
  site.expectError(/404/);
  await site.open('/author/nobody');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});

test('a topic under an article leads to the tag’s page, with articles under their months', async ({
  page,
  site,
}) => {
  const tags = [
    { id: 'tag-1', name: 'Street credit', slug: 'street-credit', description: 'Loans.' },
  ];
  const tagged = { tagIds: ['tag-1'], tagNames: ['Street credit'] };
  const articles = [article(1, tagged), article(2), article(700, tagged)];
  await site.open(`/article/${articles[0]?.id}`, {
    width: 390,
    now: noon,
    store: { tags, articles },
  });
  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link').click();
  await expect(page).toHaveURL('/tag/street-credit');
  await expect(page).toHaveTitle('Street credit - Daybreak');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Street credit');
  await expect(main).toContainText('Loans.');
  await expect(main).toContainText('2 articles');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'November 2026',
    'October 2026',
  ]);
  if (edition === 'server') {
    const answer = await page.request.get('/tag/street-credit/feed.xml');
    expect(await answer.text()).toContain('<title>Street credit - Daybreak</title>');
  }
  site.expectError(/404/);
  await page.goto('/tag/nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});
