import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/journey/audit.ts';
import { logIn } from '../support/journey/forms.ts';
import { expect, test } from '../support/journey/site.ts';
import { article, sessionOf, user } from '../support/records/records.ts';

const articles = [
  article(1, { id: 'article-rain', title: 'Late rain', category: 'India' }),
  article(2, { id: 'article-loan', title: 'A safe loan', category: 'Business' }),
];
const reader = user(1, { name: 'Asha Rao' });
const asReader = { articles, users: [reader], currentUser: sessionOf(reader) };

const buttonIn = (page: Page, name: 'Save' | 'Saved') =>
  page
    .getByRole('region', { name: 'Share this article' })
    .getByRole('button', { name: name === 'Save' ? /^Save$/ : /^Saved\b/ });

const titles = (page: Page) => page.locator('#main li').getByRole('heading');

test('without an account articles are saved on the device', async ({ page, site }) => {
  await site.open('/article/article-rain', { store: { articles }, width: 390 });
  await buttonIn(page, 'Save').click();
  await site.toast('Saved for later', 'It is kept on this device.');
  await expect(buttonIn(page, 'Saved')).toBeVisible();
  await expect(buttonIn(page, 'Save')).toHaveCount(0);
  await page.reload();
  await expect(buttonIn(page, 'Saved')).toBeVisible();
  await page.goto('/article/article-loan');
  await buttonIn(page, 'Save').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'See saved articles' }).click();
  await expect(titles(page)).toHaveText(['A safe loan', 'Late rain']);
  await expectNoFindings(page, 'saved on the device');
  await page.getByRole('button', { name: 'Remove: A safe loan' }).click();
  await site.toast('Removed', 'It is no longer among your saved articles.');
  await expect(titles(page)).toHaveText(['Late rain']);
  await expect(page.getByRole('button', { name: 'Remove: Late rain' })).toBeFocused();
  // The page before it, which the browser may have kept as it was.
  await page.goBack();
  await expect(buttonIn(page, 'Save')).toBeVisible();
  await page.goto('/article/article-rain');
  await buttonIn(page, 'Saved').click();
  await expect(buttonIn(page, 'Save')).toBeVisible();
  await page.goto('/saved');
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  // A page that shows nothing yet follows another tab.
  const other = await page.context().newPage();
  await other.goto('/article/article-loan');
  await buttonIn(other, 'Save').click();
  await expect(titles(page)).toHaveText(['A safe loan']);
  await page.getByRole('button', { name: 'Remove: A safe loan' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await expect(buttonIn(other, 'Save')).toBeVisible();
});

test('a blocked storage is said, and nothing is called saved', async ({ page, site }) => {
  await site.open('/article/article-rain', { store: { articles } });
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await buttonIn(page, 'Save').click();
  await site.toast('Not Saved', /does not let the site keep anything/, true);
  await expect(buttonIn(page, 'Save')).toBeVisible();
});

test('an account keeps what is saved, and takes over what the device has', async ({
  page,
  site,
}) => {
  await site.open('/article/article-rain', { store: { articles, users: [reader] } });
  await buttonIn(page, 'Save').click();
  await expect(buttonIn(page, 'Saved')).toBeVisible();
  await page.goto('/login');
  await logIn(page, reader.email, reader.password);
  await expect(page).toHaveURL('/profile');
  await page.goto('/article/article-loan');
  await buttonIn(page, 'Save').click();
  await site.toast('Saved for later', 'It is in your account, on every device.');
  await expect(buttonIn(page, 'Saved')).toBeVisible();
  await page.goto('/saved');
  await expect(page.getByText('1 article', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Move to my account' }).click();
  await site.toast('Moved to Your Account', '1 article is in your account now.');
  await expect(page.getByText('2 articles', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move to my account' })).toHaveCount(0);
  await expect(titles(page)).toHaveText(['Late rain', 'A safe loan']);
  await expectNoFindings(page, 'saved on the account');
  await page.getByRole('button', { name: 'Remove: Late rain' }).click();
  await site.toast('Removed', 'It is no longer among your saved articles.');
  await expect(titles(page)).toHaveText(['A safe loan']);
  await expect(page.locator('#main')).toBeFocused();
  await page.goto('/profile');
  await page.getByRole('link', { name: 'See saved articles' }).click();
  await expect(titles(page)).toHaveText(['A safe loan']);
});

test('a full device moves to an account, but for what is not published and has no room', async ({
  page,
  site,
}) => {
  const many = Array.from({ length: 200 }, (_, at) =>
    article(at + 1, { id: `article-${at}`, title: `Story ${at}` }),
  );
  await site.open('/', { store: { ...asReader, articles: many } });
  const saves = [...many, { id: 'gone', title: 'A story that is gone' }].map(({ id, title }) => ({
    ...{ id, path: `/article/${id}`, title, kicker: 'India', ink: 'india' },
    savedAt: '2026-11-20T06:00:00.000Z',
  }));
  await page.evaluate(
    (stored) => localStorage.setItem('daybreak-saved', JSON.stringify(stored)),
    saves.slice(1),
  );
  // An address alone takes nothing off the device.
  await page.goto('/saved?moved=');
  await page.getByRole('button', { name: 'Move to my account' }).click();
  await site.toast(
    'Moved to Your Account',
    /^199 articles are in your account now\. The others stay on this device/,
  );
  await expect(page.getByText('199 articles', { exact: true })).toBeVisible();
  const onDevice = page.getByRole('region', { name: 'On this device' });
  await expect(onDevice.getByRole('heading', { level: 3 })).toHaveText(['A story that is gone']);
  await onDevice.getByRole('button', { name: 'Move to my account' }).click();
  await site.toast('Not Saved', 'This is no longer published.', true);
  await expect(onDevice.getByRole('heading', { level: 3 })).toHaveText(['A story that is gone']);
});

test('@server an account saves without script', async ({ browser, page, site }) => {
  await site.open('/article/article-rain', { store: asReader });
  const storageState = await page.context().storageState();
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState });
  const other = await plain.newPage();
  await other.goto(page.url());
  await buttonIn(other, 'Save').click();
  await expect(buttonIn(other, 'Saved')).toBeVisible();
  await other.getByRole('link', { name: 'See saved articles' }).click();
  await expect(titles(other)).toHaveText(['Late rain']);
  await other.getByRole('button', { name: 'Remove: Late rain' }).click();
  await expect(other.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await plain.close();
});
