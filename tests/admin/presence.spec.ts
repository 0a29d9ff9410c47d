import { expectNoFindings } from '../support/journey/audit.ts';
import { expect, test } from '../support/journey/site.ts';
import { article, noon, sessionOf, user } from '../support/records/records.ts';

const mara = { ...user(1, { name: 'Mara Sebastian' }), role: 'editor' };
const leela = { ...user(2, { name: 'Leela Oomman' }), role: 'editor' };

test('@server who has an article open is seen; it is asked for, handed over, taken over, and left', async ({
  page,
  server,
  site,
  browser,
}) => {
  const path = '/admin/articles/article-shared';
  await site.open('/admin/articles?tab=open', {
    ...{ now: noon, width: 1440 },
    store: {
      users: [mara, leela],
      drafts: [article(1, { id: 'article-shared', title: 'Shared', stage: 'draft' })],
      currentUser: sessionOf(mara),
    },
  });
  const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const { origin } = new URL(page.url());
  const { email, password } = leela;
  const session = await other.request.post(`${origin}/api/session`, { data: { email, password } });
  expect(session.status()).toBe(201);
  const phone = await other.newPage();
  await phone.goto(origin + path);
  await expect(phone.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Shared');

  /** Both ask the server again, as they do every ten seconds. */
  const lookAgain = async (): Promise<void> => {
    for (const one of [phone, page]) {
      await one.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    }
  };
  const soon = { timeout: 1000 };
  /** Waits until both have asked often enough. */
  const seen = (expectation: () => Promise<void>): Promise<void> =>
    expect(async () => {
      await lookAgain();
      await expectation();
    }).toPass();

  const row = page.getByRole('row', { name: /Shared/ });
  await seen(() => expect(row).toContainText('Leela Oomman is reading', soon));
  await site.open(path);
  await seen(() => expect(page.getByText('Leela Oomman is reading')).toBeVisible(soon));
  await phone.getByRole('textbox', { name: 'Standfirst (optional)' }).fill('From the phone.');
  await phone.bringToFront();
  await seen(() =>
    expect(page.getByText(/^Leela Oomman is writing this article/)).toBeVisible(soon),
  );
  await expectNoFindings(page, 'an article that somebody else writes');
  await page.getByRole('button', { name: 'Ask for it' }).click();
  await expect(page.getByText('Leela Oomman was asked for it.')).toBeVisible();
  await seen(() =>
    expect(phone.getByText('Mara Sebastian asks for this article.')).toBeVisible(soon),
  );
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await phone.getByRole('button', { name: 'Save and hand over' }).click();
  await expect(phone).toHaveURL(/\/admin\/articles$/);
  await seen(() => expect(page.getByText(/Leela Oomman is/)).toHaveCount(0, soon));
  await expect
    .poll(async () => (await site.storedList('drafts'))[0])
    .toMatchObject({ standfirst: 'From the phone.' });

  // A lid that is closed says nothing.
  await phone.goto(origin + path);
  await expect(phone.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible();
  await phone.getByRole('textbox', { name: 'Standfirst (optional)' }).fill('Once more.');
  await seen(() =>
    expect(page.getByText('Leela Oomman is writing', { exact: true })).toBeVisible(soon),
  );
  await page.getByRole('button', { name: 'Take it over' }).click();
  await expect(page.getByText('You took it over. Leela Oomman was told.')).toBeVisible();
  await seen(() =>
    expect(phone.getByText(/^Mara Sebastian took it over\. What/)).toBeVisible(soon),
  );
  await other.setOffline(true);
  server?.setNow(new Date(noon.getTime() + 90_000));
  await seen(() => expect(page.getByText(/Leela Oomman is/)).toHaveCount(0, soon));
  await other.close();
});
