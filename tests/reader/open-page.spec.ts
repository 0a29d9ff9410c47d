import { expect, test } from '../support/journey/site.ts';
import { articles } from '../support/records/records.ts';

test('a link to the open page wins over one that is still loading @browser', async ({
  page,
  site,
}) => {
  await site.open('/about-us', { store: { articles: articles(2) } });
  const held: (() => void)[] = [];
  const code = '**/assets/contact-route*.js';
  await page.route(code, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Contact Us' }).click({ noWaitAfter: true });
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await footer.getByRole('link', { name: 'About Us' }).click({ noWaitAfter: true });
  const come = page.waitForResponse(code);
  for (const release of held) release();
  await (await come).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
});
