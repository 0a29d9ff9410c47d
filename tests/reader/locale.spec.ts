import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { inProject } from '../../scripts/project.mjs';
import { bundleScript } from '../support/journey/bundle-script.ts';
import { expect, test } from '../support/journey/site.ts';
import { logEntry, noon } from '../support/records/records.ts';

// The browser's own locale has another language and other dates, digit groups and plurals.
test.use({ locale: 'de-DE' });

const samples = 'tests/support/journey/locale-samples.ts';

/** The samples as a process of Node in a time zone writes them. */
const samplesOfNode = (zone: string): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { localeSamples } from '${inProject(samples)}'; console.log(JSON.stringify(localeSamples()));`,
      ],
      { encoding: 'utf8', env: { ...process.env, TZ: zone } },
    ),
  );

test('[locale] a browser and a server write numbers, dates, plurals and lists alike', async ({
  browser,
}) => {
  const script = await bundleScript(samples, 'inPage');
  for (const timezoneId of ['UTC', 'Asia/Kolkata', 'America/New_York']) {
    const context = await browser.newContext({ timezoneId, locale: 'de-DE' });
    const page = await context.newPage();
    await page.addScriptTag({ content: script });
    const written = await page.evaluate('inPage.localeSamples()');
    expect(written, timezoneId).toEqual(samplesOfNode(timezoneId));
    await context.close();
  }
});

test('[locale] pages keep to the locale of the site, whatever that of the browser', async ({
  page,
  site,
}) => {
  const contactMessages = Array.from({ length: 1001 }, (_, at) => ({
    id: `message-${at}`,
    ...{ name: 'A', email: 'a@b.example', subject: 'S', message: 'M', status: 'new' },
  }));
  const store = { contactMessages, activityLogs: [logEntry(1)] };
  await site.open('/', { now: noon, store });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  const today = page.getByRole('banner').getByText('Saturday, 21 November 2026');
  await expect(today.filter({ visible: true })).toHaveCount(1);

  await site.openAdmin('/admin/dashboard');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  const sections = page.getByRole('region', { name: 'Sections' });
  await expect(sections.getByRole('link', { name: 'Messages' })).toContainText('1,001 new');
  await expect(page.getByText('1 minute ago')).toHaveAttribute(
    'title',
    '21 November 2026, 11:59 UTC+5:30',
  );
});
