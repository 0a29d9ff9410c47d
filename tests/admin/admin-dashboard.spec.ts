import { edition } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import {
  article,
  articles,
  category,
  logEntry,
  minutesBefore,
  noon,
  user,
} from '../support/records/records.ts';

const DAY = 24 * 60;

test('[admin-dashboard-counters] counts articles, categories and users @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/dashboard', {
    store: {
      articles: articles(12),
      categories: [category(1, 'India'), category(2, 'World')],
      users: [user(1), user(2), user(3)],
    },
  });
  const counters = page.getByRole('main').locator('dl');
  await expect(counters.getByRole('term')).toHaveText([
    'Total Articles',
    'Total Categories',
    'Registered Users',
  ]);
  await expect(counters.getByRole('definition')).toHaveText(['12', '2', '3']);
  await expect(page).toHaveTitle('Dashboard - Daybreak admin');
});

test('[admin-dashboard-text] tells where all data is stored', async ({ page, site }) => {
  await site.openAdmin('/admin/dashboard');
  const center = page.getByRole('region', { name: 'Your Command Center' });
  const place = {
    browser: 'All data lives in this browser’s local storage',
    server: 'All data lives in the site’s own database',
  };
  await expect(center).toContainText(place[edition]);
});

test('[admin-dashboard-more] plots what was published over eight weeks @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/dashboard', {
    now: noon,
    store: {
      articles: [
        article(1),
        article(2),
        article(3, { publishedAt: minutesBefore(8 * DAY) }),
        article(4, { publishedAt: minutesBefore(400 * DAY) }),
      ],
    },
  });
  const panel = page.getByRole('region', { name: 'Published lately' });
  await expect(panel).toContainText('3 articles in the last 8 weeks');
  await expect(panel.locator('svg')).toHaveCount(8);
  const table = panel.getByRole('table', { name: 'Articles published each week' });
  await expect(table.getByRole('row')).toHaveCount(9);
  await expect(table.getByRole('row').nth(7)).toHaveText(/7 Nov\s*1 article$/);
  await expect(table.getByRole('row').nth(8)).toHaveText(/14 Nov\s*2 articles$/);
});

test('[admin-dashboard-more] shows the latest activity, and leads to all of it @browser', async ({
  page,
  site,
}) => {
  const activityLogs = Array.from({ length: 30 }, (_, at) => logEntry(at + 1));
  await site.openAdmin('/admin/dashboard', { now: noon, store: { activityLogs } });
  const panel = page.getByRole('region', { name: 'Recent activity' });
  await expect(panel.getByRole('listitem').first()).toContainText('Action number 1');
  await expect(panel.getByRole('listitem').first()).toContainText('1 minute ago');
  await panel.getByRole('link', { name: 'Activity Logs' }).click();
  await expect(page).toHaveURL(/\/admin\/logs$/);
});

test('[admin-dashboard-more] counts what is in the sections @browser', async ({ page, site }) => {
  await site.openAdmin('/admin/dashboard', {
    store: {
      contactMessages: [
        {
          id: 'message-1',
          name: 'A',
          email: 'a@b.example',
          subject: 'S',
          message: 'M',
          status: 'new',
        },
        {
          id: 'message-2',
          name: 'A',
          email: 'a@b.example',
          subject: 'S',
          message: 'M',
          status: 'read',
        },
      ],
    },
  });
  const sections = page.getByRole('region', { name: 'Sections' });
  await expect(sections.getByRole('link', { name: 'Articles' })).toContainText('6');
  await expect(sections.getByRole('link', { name: 'Web Stories' })).toContainText('2');
  await expect(sections.getByRole('link', { name: 'Image Library' })).toContainText('3');
  await expect(sections.getByRole('link', { name: 'Messages' })).toContainText('1 new');
});

test('[admin-dashboard-more] measures the storage @browser', async ({ page, site }) => {
  await site.openAdmin('/admin/dashboard', {
    store: { 'something-of-another-program': 'x'.repeat(1024 * 1024) },
  });
  await expect(page.getByRole('region', { name: 'Storage used' })).toContainText(
    /1(\.1)? MB of about 5 MB$/,
  );
  await site.openAdmin('/admin/dashboard', {
    store: { 'something-of-another-program': 'x'.repeat(4.4 * 1024 * 1024) },
  });
  await expect(page.getByRole('region', { name: 'Storage used' })).toContainText('nearly full');
});

test('[admin-dashboard-more] offers the quickest ways to write @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/dashboard');
  const ways = page.getByRole('region', { name: 'Start something new' });
  await expect(ways.getByRole('link', { name: 'New Article' })).toHaveAttribute(
    'href',
    '/admin/articles/new',
  );
  await expect(ways.getByRole('link', { name: 'New Web Story' })).toHaveAttribute(
    'href',
    '/admin/web-stories?new=1',
  );
});

test('[admin-dashboard-more] [admin-drafts] leads back to what was left unsaved @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin('/admin/dashboard');
  await expect(page.getByRole('region', { name: 'Left unsaved' })).toHaveCount(0);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('daybreak-drafts');
        opening.onupgradeneeded = () => opening.result.createObjectStore('drafts');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('drafts', 'readwrite');
          const draft = (collection: string, recordId: string, label: string, fields = {}) =>
            writing.objectStore('drafts').put(
              {
                collection,
                recordId,
                label,
                keptAt: new Date().toISOString(),
                fields,
              },
              `${collection}:${recordId}`,
            );
          draft('articles', 'article-1', 'Half a story');
          draft('articles', 'new', '');
          // As written by versions in which the collection had this name.
          draft('youtubeVideos', 'new', 'Half a film', {
            ...{ title: 'Half a film', videoId: '', description: '' },
          });
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await page.reload();
  const panel = page.getByRole('region', { name: 'Left unsaved' });
  await expect(panel.getByRole('link', { name: 'Half a story' })).toHaveAttribute(
    'href',
    '/admin/articles/article-1',
  );
  await expect(panel.getByRole('link', { name: 'Without a title' })).toHaveAttribute(
    'href',
    '/admin/articles/new',
  );
  await expect(panel.getByRole('listitem').filter({ hasText: 'Half a story' })).toContainText(
    'Articles',
  );
  await panel.getByRole('link', { name: 'Half a film' }).click();
  await expect(page).toHaveURL(/\/admin\/youtube\?new=1$/);
  await expect(page.getByText('You have unsaved work from')).toBeVisible();
});

test('[admin-dashboard-counters] [admin-tabs] counts what another tab adds, without a reload', async ({
  context,
  page,
  site,
}) => {
  await site.openAdmin('/admin/dashboard', { store: { users: [] } });
  const users = page.getByRole('main').locator('dl').getByRole('definition').nth(2);
  await expect(users).toHaveText('0');
  const other = await context.newPage();
  await other.goto('/register');
  const main = other.getByRole('main');
  await main.getByLabel('Full Name').fill('Someone New');
  await main.getByLabel('Email').fill('someone@daybreak.example');
  await main.getByLabel('Password', { exact: true }).fill('a long password');
  await main.getByRole('button', { name: 'Register' }).click();
  await expect(users).toHaveText('1');
});
