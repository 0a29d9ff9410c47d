import { edition } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import { noon, settings } from '../support/records/records.ts';

test('[static-about] About has mission, vision and a team of four with their roles @browser', async ({
  page,
  site,
}) => {
  await site.open('/about-us', { width: 390 });
  await expect(page).toHaveTitle('About Us - Daybreak');
  const main = page.getByRole('main');
  for (const name of [/Mission/, /Vision/]) {
    await expect(main.getByRole('region', { name }).getByRole('paragraph').first()).toBeVisible();
  }
  const team = main.getByRole('region', { name: /Team/ }).getByRole('term');
  await expect(team).toHaveCount(4);
  const roles = ['Editor-in-Chief', 'Managing Editor', 'Head of Visuals', 'Head of Product'];
  for (const [at, role] of roles.entries()) await expect(team.nth(at)).toContainText(role);
});

test('[static-contact] Contact has address, phone, email and a form whose fields are all required @browser', async ({
  page,
  site,
}) => {
  const store = { siteSettings: settings({ contactPhone: '+91 11 5550 0000' }) };
  await site.open('/contact-us', { width: 820, store });
  const main = page.getByRole('main');
  await expect(main.getByText('14 Harbour Road, Fort, Mumbai 400001, India')).toBeVisible();
  await expect(main.getByRole('link', { name: '+91 11 5550 0000' })).toHaveAttribute(
    'href',
    'tel:+911155500000',
  );
  await expect(main.getByRole('link', { name: 'newsroom@daybreak.example' })).toHaveAttribute(
    'href',
    'mailto:newsroom@daybreak.example',
  );
  for (const name of ['Name', 'Email', 'Subject', 'Message']) {
    await expect(main.getByRole('textbox', { name, exact: true })).toHaveAttribute('required');
  }
  await expect(main.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
});

test('[contact-store] a message is checked, stored and confirmed @browser', async ({
  page,
  site,
}) => {
  await site.open('/contact-us', { width: 390, now: noon });
  const main = page.getByRole('main');
  const field = (name: string) => main.getByRole('textbox', { name, exact: true });
  const send = main.getByRole('button', { name: 'Send Message' });
  await field('Name').fill('Asha Rao');
  await field('Email').fill('asha@daybreak.example');
  await field('Subject').fill('   ');
  await field('Message').fill('The bridge in the picture is another one.\n\nRegards');
  await send.click();
  // White space does not count as content, unlike in native validation.
  await expect(field('Subject')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('Subject')).toBeFocused();
  await expect(field('Message')).toHaveValue(/another one\.\n\nRegards/);
  expect(await site.storedList('contactMessages')).toEqual([]);

  await field('Subject').fill('A correction');
  await send.click();
  await site.toast('Message Sent!');
  await expect(field('Message')).toHaveValue('');
  expect(await site.storedList('contactMessages')).toMatchObject([
    {
      name: 'Asha Rao',
      email: 'asha@daybreak.example',
      subject: 'A correction',
      message: 'The bridge in the picture is another one.\n\nRegards',
      status: 'new',
      createdAt: expect.stringMatching(/^2026-11-21T06:3/),
    },
  ]);
});

test('[static-advertise] Advertise lists benefits and solutions and leads to the contact page @browser', async ({
  page,
  site,
}) => {
  await site.open('/advertise-with-us', { width: 1440 });
  const main = page.getByRole('main');
  for (const name of [/Benefits/, /Solutions/]) {
    const terms = main.getByRole('region', { name }).getByRole('term');
    expect(await terms.count()).toBeGreaterThan(2);
  }
  await main.getByRole('link', { name: 'Contact Sales' }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
});

test('[static-terms] [static-privacy] Terms and Privacy have six sections and today’s date @browser', async ({
  page,
  site,
}) => {
  // Past midnight in Kolkata, but not in UTC.
  const night = new Date('2026-12-31T20:00:00Z');
  for (const [path, heading] of [
    ['/terms-of-use', 'Terms of Use'],
    ['/privacy-policy', 'Privacy Policy'],
  ] as const) {
    await site.open(path, { width: 390, now: night });
    const main = page.getByRole('main');
    await expect(page).toHaveTitle(`${heading} - Daybreak`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(main.getByRole('heading', { level: 2 })).toHaveCount(6);
    // The server renders its own date, which a journey cannot set.
    const today = edition === 'browser' ? '1 January 2027' : /\d{1,2} [A-Z][a-z]+ \d{4}/;
    await expect(main.locator('time')).toHaveText(today);
    const isOfBrowser = main.getByText(/in your browser’s local storage|only in the browser/);
    await expect(isOfBrowser).toHaveCount(edition === 'browser' ? 1 : 0);
    await expect(main.getByText('Last Updated:')).toBeVisible();
  }
});
