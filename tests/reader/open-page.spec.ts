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
  // The page's code has run: whatever follows from it has been rendered two frames later.
  await page.evaluate(async (address) => {
    await import(address);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, (await come).url());
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
});
