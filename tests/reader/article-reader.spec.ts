import { expect, test } from '../support/journey/site.ts';
import {
  article,
  minutesBefore,
  noon,
  paragraph,
  sessionOf,
  user,
} from '../support/records/records.ts';

test('[article-time] the time is relative and kept current, and old records keep their text', async ({
  page,
  site,
}) => {
  const at = (minutes: number) => ({ publishedAt: minutesBefore(minutes), category: 'Tech' });
  const { publishedAt: _, ...undated } = article(9);
  const store = {
    articles: [
      article(1, at(-5)),
      article(2, at(0.5)),
      article(3, at(1)),
      article(4, at(59.5)),
      article(5, at(60)),
      article(6, at(23 * 60 + 59)),
      article(7, at(24 * 60)),
      article(8, { ...at(0), publishedAt: '2024-02-28T20:00:00Z' }),
      { ...undated, category: 'Tech', time: '2 hours ago, or so' },
    ],
  };
  await site.open('/category/tech', { width: 1440, store, now: noon });
  const times = page.getByRole('main').getByRole('article').locator('time');
  await expect(times).toHaveText([
    'Just now',
    'Just now',
    '1 minute ago',
    '59 minutes ago',
    '1 hour ago',
    '23 hours ago',
    '20 November 2026',
    // Already the 29th in Kolkata.
    '29 February 2024',
    '2 hours ago, or so',
  ]);
  await expect(times.nth(2)).toHaveAttribute('datetime', minutesBefore(1));
  await page.clock.fastForward('01:00');
  await expect(times.nth(2)).toHaveText('2 minutes ago');
  await expect(times.nth(1)).toHaveText('1 minute ago');
});

test('[article-premium] a standard reader sees the beginning and an invitation, a premium reader all', async ({
  page,
  site,
}) => {
  const content = Array.from({ length: 8 }, (_, n) =>
    paragraph(`p${n}`, `Paragraph ${n}. `.repeat(20)),
  );
  const standard = user(1);
  const premium = user(2, { subscribed: true });
  const store = {
    articles: [article(1, { isPremium: true, content })],
    users: [standard, premium],
  };
  const main = page.getByRole('main');
  const last = main.getByText('Paragraph 7.');
  const invitation = main.getByRole('region', { name: /Premium/ });

  await site.open('/article/article-8999', { width: 390, store });
  await expect(main.getByText('Paragraph 0.')).toBeVisible();
  await expect(invitation.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  await expect(last).toHaveCount(0);

  await site.open('/article/article-8999', { store: { currentUser: sessionOf(standard) } });
  await expect(invitation.getByRole('link')).toHaveAttribute('href', '/profile');
  await expect(last).toHaveCount(0);

  await site.open('/article/article-8999', { store: { currentUser: sessionOf(premium) } });
  await expect(last).toBeVisible();
  await expect(invitation).toHaveCount(0);
});
