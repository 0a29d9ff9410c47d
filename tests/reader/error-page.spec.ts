import { expect, test } from '../support/journey/site.ts';

test('[error-page] a chunk that cannot be loaded shows the error page, which can try again or lead to the homepage @browser', async ({
  page,
  site,
}) => {
  site.expectError(/failed/i);
  await site.open('/about-us', { width: 390 });
  await page.route('**/*.js', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error');
  await expect(main.getByRole('alert')).toContainText(/Failed to fetch|could not be loaded/);
  await expect(main).not.toContainText(/\.tsx?:\d|\n\s*at /);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('banner')).toBeVisible();

  await page.unroute('**/*.js');
  await main.getByRole('link', { name: 'Try again' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Contact Us');

  await page.route('**/*.js', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Politics' }).click();
  const back = main.getByRole('link', { name: 'Go Back to Homepage' });
  await expect(back).toBeVisible();
  await page.unroute('**/*.js');
  await back.click();
  await expect(page).toHaveTitle('Daybreak');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Late rain/);
});
