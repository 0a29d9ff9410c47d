import { expect, test } from '../support/journey/site.ts';
import { everyBlockStore } from '../support/records/every-block.ts';
import { article } from '../support/records/records.ts';

const chart = {
  id: 'chart',
  type: 'embed',
  url: 'https://www.datawrapper.de/_/aB3dE/',
  title: 'Repayments by week',
};

/** The article with every block, and a chart of another site at its end. */
const store = {
  articles: everyBlockStore.articles.map((one) =>
    one.id === 'article-blocks' ? { ...one, content: [...one.content, chart] } : one,
  ),
};

for (const width of [390, 1440] as const) {
  test(`[article-blocks] a long article is read, its pictures and charts by keyboard, at ${width} px`, async ({
    page,
    site,
  }) => {
    await site.open('/article/article-blocks', { width, store, reducedMotion: true });
    const body = page.getByRole('main').getByRole('article').first();

    if (width === 390) await body.getByText('In this article').filter({ visible: true }).click();
    const contents = body.getByRole('navigation', { name: 'In this article' });
    await expect(contents.getByRole('link')).toHaveText([
      'A ledger without a bank',
      'The five days',
      'Who pays for trust',
    ]);
    await contents.getByRole('link', { name: 'The five days' }).click();
    await expect(page).toHaveURL(/#text-the-five-days$/);
    await expect(body.getByRole('heading', { name: 'The five days' })).toBeInViewport();

    const strip = body.getByRole('group', { name: '4 pictures, scroll sideways' });
    await strip.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => strip.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);

    const table = body.getByRole('region', { name: 'Small loans, smaller losses' });
    await expect(table.getByRole('rowheader')).toHaveText(['Nagarvel', 'Morvad', 'All 64 towns']);
    await expect(table.getByRole('columnheader', { name: 'Average, ₹' })).toBeVisible();
    await expect(body.getByRole('complementary', { name: 'The pool in brief' })).toBeVisible();
    await expect(body.getByText('“A line without a tick')).toBeVisible();
    await expect(body.getByRole('paragraph').filter({ hasText: '“A line without' })).toHaveCount(0);

    await body.getByText('Read the transcript').click();
    await expect(body.getByText(/^At ten to six a guava/)).toBeVisible();

    const load = body.getByRole('button', { name: 'Load the chart from Datawrapper' });
    await load.scrollIntoViewIfNeeded();
    const asked = () => site.foreignRequests().filter((url) => url.includes('datawrapper'));
    expect(asked()).toEqual([]);
    await expect(page.locator('iframe')).toHaveCount(0);
    await load.press('Enter');
    const frame = page.getByTitle('Repayments by week, from Datawrapper');
    await expect(frame).toBeFocused();
    await expect(frame.contentFrame().getByText('The chart is drawn')).toBeVisible();
    expect(asked()).toEqual(['https://datawrapper.dwcdn.net/aB3dE/']);

    await body.getByRole('link', { name: 'The bank with a folding table' }).click();
    await expect(page).toHaveTitle('The bank with a folding table - Daybreak');
  });
}

test('an address with an anchor opens the article at that subhead', async ({ page, site }) => {
  await site.open('/article/article-blocks#text-who-pays-for-trust', { width: 1440, store });
  await expect(page.getByRole('heading', { name: 'Who pays for trust' })).toBeInViewport();
});

test('what hangs in the margin begins below what is in the margin column', async ({
  page,
  site,
}) => {
  const content = [
    { id: 'q', type: 'pull-quote', content: '“We were bankers all the time.”' },
    ...['One', 'Two', 'Three'].map((word) => ({
      id: word,
      type: 'heading',
      level: 2,
      content: word,
    })),
  ];
  await site.open('/article/article-8999', {
    width: 1440,
    store: { articles: [article(1, { content })] },
  });
  const quote = await page.getByText('“We were bankers').boundingBox();
  const contents = await page.getByRole('navigation', { name: 'In this article' }).boundingBox();
  expect(quote?.x).toBe(contents?.x);
  expect(quote?.y).toBeGreaterThan((contents?.y ?? 0) + (contents?.height ?? 0));
});

test('a printed article has its lists, tables and facts, but nothing to look at or to press', async ({
  page,
  site,
}) => {
  await site.open('/article/article-blocks', { width: 820, store });
  await page.emulateMedia({ media: 'print' });
  const body = page.getByRole('main').getByRole('article').first();
  await expect(body.getByRole('table', { name: 'Small loans, smaller losses' })).toBeVisible();
  await expect(body.getByText('The pool in brief')).toBeVisible();
  await expect(body.getByText('On the fifth evening')).toBeVisible();
  for (const gone of ['img', 'figure', 'button', 'navigation'] as const) {
    const shown = body.getByRole(gone).filter({ visible: true });
    // A table and a quotation are figures too.
    await expect(shown.filter({ hasNot: page.locator('table, blockquote') })).toHaveCount(0);
  }
  await expect(body.getByText('Load the chart')).toBeHidden();
  await expect(body.getByRole('link', { name: /such loans/ })).toHaveCSS('color', 'rgb(0, 0, 0)');
});
