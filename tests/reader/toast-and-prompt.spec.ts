import type { Page } from '@playwright/test';
import { scriptHasRun } from '../support/journey/await-script.ts';
import { edition, looksHere } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import { widths } from '../support/journey/widths.ts';
import { noon } from '../support/records/records.ts';
import { standInForPush } from '../support/server/stand-in-push.ts';

/**
 * Stops the page's clock, slightly in the future: Playwright cannot stop it at the current time.
 */
const stopClock = async (page: Page): Promise<void> => {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
};

test('[toast-one] one toast at a time, gone after five seconds @browser', async ({
  page,
  site,
}) => {
  await site.open('/about-us', { width: 390, now: noon });
  const footer = page.getByRole('contentinfo');
  const field = footer.getByRole('textbox', { name: 'Email' });
  await stopClock(page);
  await footer.getByRole('button', { name: 'Facebook' }).click();
  // The toast's time pauses under the pointer.
  await page.mouse.move(5, 200);
  await site.toast("This feature isn't implemented yet");
  await page.clock.runFor(4900);
  await site.toast("This feature isn't implemented yet");

  await field.fill('someone@daybreak.example');
  await field.press('Enter');
  await site.toast('Subscribed!');
  // The toast is part of the server's page; its time starts with the script.
  await scriptHasRun(page);
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(1);
  await expect(page.getByText("This feature isn't implemented yet")).toHaveCount(0);
  await page.clock.runFor(4900);
  await site.toast('Subscribed!');
  await page.clock.runFor(200);
  await expect(page.getByText('Subscribed!')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
});

for (const width of looksHere(widths)) {
  test(`[push-delay] the prompt appears three seconds after load, bottom right, at ${width} px`, async ({
    page,
    site,
  }) => {
    // The clock is stopped while the page loads.
    await page.clock.install({ time: noon });
    await page.clock.pauseAt(noon.getTime() + 1000);
    await site.open('/about-us', { width, store: { pushNotificationPrompted: null } });
    const prompt = page.getByRole('region', { name: /morning’s first story/ });
    await page.clock.runFor(2990);
    await expect(prompt).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(prompt).toBeInViewport({ ratio: 1 });
    const box = await prompt.boundingBox();
    const { height = 0 } = page.viewportSize() ?? {};
    if (!box) throw new Error('The prompt has no box.');
    expect(width - box.x - box.width).toBeLessThan(50);
    expect(height - box.y - box.height).toBeLessThan(width < 768 ? 100 : 50);
  });
}

test('[push-delay] the prompt does not appear where the flag is set @server', async ({
  page,
  site,
}) => {
  await site.open('/', { width: 390, now: noon });
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('button', { name: 'Not now' })).toHaveCount(0);
});

// Only Allow calls the server.
for (const answer of edition === 'browser' ? ['Allow', 'Not now', 'Close'] : ['Allow']) {
  test(`[push-answers] [push-allow] '${answer}' sets the flag and hides the prompt for good`, async ({
    context,
    page,
    site,
    server,
  }) => {
    await context.grantPermissions(['notifications']);
    if (server) await standInForPush(page, server.pushes);
    await site.open('/', { width: 820, now: noon, store: { pushNotificationPrompted: null } });
    await page.clock.fastForward(3000);
    const button = page.getByRole('button', { name: answer, exact: true });
    await button.click();
    await expect(button).toHaveCount(0);
    if (answer === 'Allow') await site.toast('Notifications Enabled!');
    else await expect(page.getByText('Notifications Enabled!')).toHaveCount(0);
    expect(await site.stored('pushNotificationPrompted')).toBe(true);
    await page.reload();
    await page.clock.fastForward(4000);
    await expect(button).toHaveCount(0);
  });
}

test('[push-denied] a reader whose browser refuses is told so', async ({ page, site }) => {
  await site.open('/', { width: 390, now: noon, store: { pushNotificationPrompted: null } });
  await page.clock.fastForward(3000);
  // Without a granted permission, headless browsers deny.
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await site.toast(
    'Notifications Blocked',
    'You can enable notifications in your browser settings.',
    true,
  );
});
