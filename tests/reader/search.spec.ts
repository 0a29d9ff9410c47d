import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey/site.ts';
import {
  article,
  minutesBefore,
  noon,
  paragraph,
  type StoredArticle,
} from '../support/records/records.ts';

const DAY = 24 * 60;

const field = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search term' });
const titles = (page: Page): Locator => page.locator('#main').getByRole('heading', { level: 3 });

async function searchFor(page: Page, term: string): Promise<void> {
  await field(page).fill(term);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

/** An article about a single word, so that a search for it finds nothing else. */
const about = (n: number, word: string, overrides: Partial<StoredArticle> = {}): StoredArticle =>
  article(n, {
    content: [paragraph(`block-${n}`, `A paragraph about ${word} only.`)],
    ...overrides,
  });

test('[search-form] [route-search] heading, field, placeholder and button are there @browser', async ({
  page,
  site,
}) => {
  await site.open('/search', { width: 390 });
  await expect(page).toHaveTitle('Search News - Daybreak');
  await expect(page.getByRole('heading', { level: 1, name: 'Search News' })).toBeVisible();
  await expect(page.getByPlaceholder('Search for news, topics, etc.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /^Results/ })).toHaveCount(0);
});

test('[search-results] results are under a heading, with the matches marked', async ({
  page,
  site,
}) => {
  await site.open('/search');
  await searchFor(page, 'containers');
  await expect(page.getByRole('heading', { name: 'Results for "containers"' })).toBeVisible();
  await expect(page).toHaveTitle('Results for "containers" - Daybreak');
  await expect(page.getByText('Mock', { exact: false })).toHaveCount(0);
  const result = page.locator('#main').getByRole('article').first();
  await expect(result.getByRole('heading')).toContainText('Twelve ports agree one form');
  await expect(result.locator('mark').first()).toHaveText(/^container/i);
  await result.getByRole('link', { name: /^Twelve ports/ }).click();
  await expect(page).toHaveURL(/\/article\//);
});

test('[search-address] the term is in the address, which can be shared and reloaded', async ({
  page,
  site,
}) => {
  await site.open('/search', { store: { articles: [about(1, 'tea & milk'), about(2, 'tea')] } });
  await searchFor(page, 'tea & milk');
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'tea & milk');
  await expect(titles(page)).toHaveText(['Story number 1']);
  await page.reload();
  await expect(titles(page)).toHaveText(['Story number 1']);
  await expect(field(page)).toHaveValue('tea & milk');

  await searchFor(page, 'tea');
  await expect(titles(page)).toHaveCount(2);
  await page.goBack();
  await expect(titles(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue('tea & milk');
});

test('[search-empty] nothing found is said with the term @browser', async ({ page, site }) => {
  await site.open('/search?q=zeppelin', { store: { articles: [article(1)] } });
  await expect(page.getByRole('heading', { name: 'Results for "zeppelin"' })).toBeVisible();
  await expect(
    page.getByText('No results found for "zeppelin". Try another search.', { exact: true }),
  ).toBeVisible();
});

test('[search-blank] white space alone is refused with a toast', async ({ page, site }) => {
  await site.open('/search');
  for (const blank of ['', '   ']) {
    await searchFor(page, blank);
    await site.toast('Please enter a search term.', undefined, true);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL('/search');
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
  await page.goto('/search?q=%20%09');
  await site.toast('Please enter a search term.', undefined, true);
  await expect(page.getByRole('heading', { level: 2, name: /^Results/ })).toHaveCount(0);
});

test('[search-blank] an emptied term is refused, and the filters stay as chosen @browser', async ({
  page,
  site,
}) => {
  await site.open('/search?q=zeppelin', { store: { articles: [article(1)] } });
  await page.getByLabel('Period').selectOption('Past week');
  await searchFor(page, '');
  await site.toast('Please enter a search term.', undefined, true);
  await expect(field(page)).toHaveValue('');
  await expect(page.getByLabel('Period')).toHaveValue('week');
  await expect(page).toHaveURL('/search?q=zeppelin');
});

test('[search-typo] prefixes match, and longer words tolerate one typo @browser', async ({
  page,
  site,
}) => {
  await site.open('/search', {
    store: {
      articles: [about(1, 'monsoon', { title: 'Late clouds' }), about(2, 'rain', { title: 'Wet' })],
    },
  });
  const finds = async (term: string, expected: string[]): Promise<void> => {
    await searchFor(page, term);
    await expect(page.getByRole('heading', { name: `Results for "${term}"` })).toBeVisible();
    await expect(titles(page)).toHaveText(expected);
  };
  await finds('MONS', ['Late clouds']);
  await finds('mosnoon', ['Late clouds']);
  await finds('mansoom', []);
  await finds('rein', []);
  await expect(page.getByText('No results found for "rein". Try another search.')).toBeVisible();
});

test('[search-order] the title counts more than the text; among equals the newest is first @browser', async ({
  page,
  site,
}) => {
  const text = [paragraph('b', 'About a lighthouse.')];
  const other = [paragraph('b', 'About a building.')];
  await site.open('/search?q=lighthouse', {
    store: {
      articles: [
        article(1, { title: 'Text of today', content: text }),
        article(30, { title: 'Old lighthouse', content: other }),
        article(20, { title: 'New lighthouse', content: other }),
      ],
    },
  });
  await expect(titles(page)).toHaveText(['New lighthouse', 'Old lighthouse', 'Text of today']);
});

test('[search-filters] results narrow to a category and a period, also by address', async ({
  page,
  site,
}) => {
  const aged = (n: number, days: number, category: string) =>
    about(n, 'harbour', { category, publishedAt: minutesBefore(days * DAY - 60) });
  await site.open('/search?q=harbour', {
    now: noon,
    width: 390,
    store: {
      articles: [
        aged(1, 1, 'World'),
        aged(2, 5, 'India'),
        aged(3, 20, 'World'),
        aged(4, 900, 'India'),
      ],
    },
  });
  await expect(titles(page)).toHaveCount(4);
  await expect(page.getByText('4 results', { exact: true })).toBeVisible();

  const narrow = async (filter: string, choice: string): Promise<void> => {
    await page.getByLabel(filter, { exact: true }).selectOption(choice);
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  };
  const left = async (...numbers: number[]): Promise<void> => {
    await expect(titles(page)).toHaveText(numbers.map((n) => `Story number ${n}`));
  };
  await narrow('Category', 'World');
  await left(1, 3);
  await narrow('Period', 'Past week');
  await left(1);
  await expect(page).toHaveURL(
    ({ searchParams }) =>
      searchParams.get('category') === 'world' && searchParams.get('period') === 'week',
  );
  await page.reload();
  await left(1);
  await expect(page.getByLabel('Period', { exact: true })).toHaveValue('week');
  await narrow('Category', 'All categories');
  await left(1, 2);
  await narrow('Period', 'Past month');
  await left(1, 2, 3);
  await narrow('Period', 'Any time');
  await left(1, 2, 3, 4);
});

test('[search-filters] many results are paged by ten', async ({ page, site }) => {
  const articles = Array.from({ length: 23 }, (_, at) => about(at + 1, 'harbour'));
  await site.open('/search?q=harbour', { store: { articles } });
  await expect(titles(page)).toHaveCount(10);
  await expect(page.getByText('23 results, page 1 of 3')).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Pages of results' });
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/[?&]q=harbour&page=2$/);
  await expect(titles(page).first()).toHaveText('Story number 11');
  await pages.getByRole('link', { name: 'Page 3' }).click();
  await expect(titles(page)).toHaveText(['Story number 21', 'Story number 22', 'Story number 23']);
  await expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
});

test('results follow what is typed and chosen, without leaving the field', async ({
  page,
  site,
}) => {
  const articles = [
    about(1, 'harbour', { category: 'World' }),
    about(2, 'harbour', { category: 'India' }),
    about(3, 'harvest'),
  ];
  await site.open('/about-us', { store: { articles } });
  await page.goto('/search');
  await field(page).pressSequentially('har');
  await expect(titles(page)).toHaveCount(3);
  await field(page).pressSequentially('bour');
  await expect(titles(page)).toHaveCount(2);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('harbour');
  await expect(page).toHaveURL('/search?q=harbour');
  await expect(page).toHaveTitle('Results for "harbour" - Daybreak');
  await expect(page.getByRole('status').filter({ hasText: '2 results' })).toBeAttached();

  const category = page.getByLabel('Category', { exact: true });
  await category.selectOption('World');
  await expect(titles(page)).toHaveText(['Story number 1']);
  await expect(page).toHaveURL('/search?q=harbour&category=world');
  await field(page).fill('nothing of the kind');
  await expect(page.getByText('No results found for', { exact: false })).toBeVisible();
  await field(page).fill('harbour');
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText(['Story number 1']);
  // What was typed is one step of the history, and what was sent another.
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
});

/** Stories that tell phrases, exclusions, authors and corrections apart. */
const rains = [
  about(1, 'ponds', { title: 'Late rain', author: 'Asha Rao' }),
  about(2, 'ponds', { title: 'Rain, later than usual', author: 'Ravi Iyer' }),
  about(3, 'cricket', { title: 'The late rain stopped play', author: 'Ravi Iyer' }),
];

for (const [term, found] of [
  ['"late rain"', ['Late rain', 'The late rain stopped play']],
  ['rain -cricket', ['Late rain', 'Rain, later than usual']],
  ['rain author:"Ravi Iyer"', ['Rain, later than usual', 'The late rain stopped play']],
] as const) {
  test(`[search-operators] a search for ${term}`, async ({ page, site }) => {
    await site.open('/search', { store: { articles: rains } });
    await searchFor(page, term);
    await expect(titles(page)).toHaveText([...found]);
  });
}

test('[search-correction] a word that no article has is corrected by a link', async ({
  page,
  site,
}) => {
  await site.open('/search', { store: { articles: rains } });
  await searchFor(page, 'pondz');
  await page.getByRole('link', { name: 'ponds', exact: true }).click();
  await expect(page).toHaveURL(/q=ponds/);
  await expect(titles(page)).toHaveCount(2);
  await expect(page.getByText('Did you mean')).toHaveCount(0);
});

test('[search-header] the field of the header shows results while one types, by keys alone', async ({
  page,
  site,
}) => {
  await site.open('/about-us', { width: 1440, store: { articles: rains } });
  const header = page.getByRole('banner');
  const typed = header.getByRole('searchbox', { name: 'Search the site' });
  await typed.focus();
  await page.keyboard.type('ponds');
  await expect(header.getByRole('status')).toHaveText('2 results');
  await page.keyboard.press('ArrowDown');
  await expect(header.getByRole('link', { name: /Late rain/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(typed).toBeFocused();
  await expect(header.getByRole('link', { name: /Late rain/ })).toHaveCount(0);
  await typed.fill('cricket');
  await header.getByRole('link', { name: /stopped play/ }).click();
  await expect(page).toHaveURL(/\/article\//);
  await expect(header.getByRole('link', { name: /stopped play/ })).toHaveCount(0);
  await typed.fill('cricket');
  await typed.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=cricket$/);
  await expect(titles(page)).toHaveText(['The late rain stopped play']);
});

test('[search-header] the menu of a phone has the same field', async ({ page, site }) => {
  await site.open('/', { width: 390, store: { articles: rains } });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('searchbox', { name: 'Search the site' }).fill('cricket');
  await menu.getByRole('link', { name: /stopped play/ }).click();
  await expect(page).toHaveURL(/\/article\//);
  await expect(menu).toBeHidden();
});
