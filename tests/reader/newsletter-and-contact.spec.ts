import type { Page } from '@playwright/test';
import { looksHere } from '../support/journey/edition.ts';
import { mainField } from '../support/journey/forms.ts';
import { expect, test } from '../support/journey/site.ts';
import { widths } from '../support/journey/widths.ts';
import { settings } from '../support/records/records.ts';

const box = (page: Page) => page.getByRole('contentinfo');
const address = (page: Page) => box(page).getByLabel('Email address');

async function subscribe(page: Page, email: string): Promise<void> {
  await address(page).fill(email);
  await box(page).getByRole('button', { name: 'Subscribe' }).click();
}

for (const width of looksHere(widths)) {
  test(`[newsletter-store] the box in the footer stores an address and says so, ${width} px`, async ({
    page,
    site,
  }) => {
    await site.open('/terms-of-use', { width });
    await subscribe(page, ' Asha@Daybreak.example ');
    await site.toast('Subscribed!', /^asha@daybreak\.example is on the list/);
    await expect(address(page)).toHaveValue('');
    await expect(page).toHaveURL('/terms-of-use');
    const [subscriber, ...others] = await site.storedList('newsletterSubscribers');
    expect(others).toEqual([]);
    expect(subscriber).toMatchObject({ email: 'asha@daybreak.example' });
    expect(subscriber?.id).toMatch(/^subscriber-\d{13}$/);
    expect(Date.parse(String(subscriber?.createdAt))).not.toBeNaN();
  });
}

test('[newsletter-store] an address is stored once, the newest first', async ({ page, site }) => {
  await site.open('/');
  await subscribe(page, 'one@daybreak.example');
  await site.toast('Subscribed!');
  await subscribe(page, 'two@daybreak.example');
  await site.toast('Subscribed!', /^two@/);
  await subscribe(page, 'ONE@daybreak.example');
  await site.toast('Already Subscribed', 'This address already receives the newsletter.', true);
  await expect(address(page)).toHaveValue('ONE@daybreak.example');
  await expect(address(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(address(page)).toBeFocused();
  const subscribers = await site.storedList('newsletterSubscribers');
  expect(subscribers.map(({ email }) => email)).toEqual([
    'two@daybreak.example',
    'one@daybreak.example',
  ]);
  expect(await site.storedList('activityLogs')).toHaveLength(2);
});

test('[newsletter-place] sending keeps the place and the focus, and the answer stays at the form', async ({
  page,
  site,
}) => {
  await site.open('/terms-of-use', { width: 390 });
  const button = box(page).getByRole('button', { name: 'Subscribe' });
  await address(page).fill('asha@daybreak.example');
  await button.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => Math.round(scrollY));
  const before = await place();
  expect(before).toBeGreaterThan(500);
  await button.click();
  await site.toast('Subscribed!');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(box(page).getByText(/^asha@daybreak\.example is on the list/)).toBeInViewport();
  await expect(address(page)).toHaveValue('');
  expect(Math.abs((await place()) - before)).toBeLessThan(100);
  await address(page).fill('asha@daybreak.example');
  await address(page).press('Enter');
  await site.toast('Already Subscribed', undefined, true);
  await expect(address(page)).toBeFocused();
  await expect(address(page)).toBeInViewport();
  await expect(page).toHaveURL('/terms-of-use');
});

test('[newsletter-store] an invalid address is refused, with a message at the field', async ({
  page,
  site,
}) => {
  await site.open('/about-us');
  await expect(address(page)).toHaveAttribute('type', 'email');
  await subscribe(page, '');
  await expect(address(page)).toBeFocused();
  await expect(address(page)).toHaveAccessibleDescription('Please enter your e-mail address.');
  await subscribe(page, 'asha@harbour');
  await site.toast(
    'Validation Error',
    'Please enter an e-mail address like name@example.com.',
    true,
  );
  await expect(address(page)).toHaveValue('asha@harbour');
  await expect(address(page)).toHaveAccessibleDescription(/name@example\.com/);
  expect(await site.storedList('newsletterSubscribers')).toEqual([]);
});

test('[newsletter-store] the newsletter has a page of its own @browser', async ({ page, site }) => {
  await site.open('/newsletter');
  await mainField(page, 'Email').fill('asha@daybreak.example');
  await page.locator('#main').getByRole('button', { name: 'Subscribe' }).click();
  await site.toast('Subscribed!');
  expect(await site.storedList('newsletterSubscribers')).toHaveLength(1);
});

const letter = {
  Name: 'Asha Rao',
  Email: 'asha@daybreak.example',
  Subject: 'The coast line',
  Message: 'Two lines,\nand <b>no</b> markup.',
};

async function write(page: Page, changes: Partial<typeof letter> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...letter, ...changes })) {
    await mainField(page, label).fill(text);
  }
  await page.getByRole('button', { name: 'Send Message' }).click();
}

test('[static-contact] [route-static] address, phone, e-mail and a form, all of it required @browser', async ({
  page,
  site,
}) => {
  await site.open('/contact-us', { width: 390 });
  await expect(page).toHaveTitle('Contact Us - Daybreak');
  await expect(page.getByText('14 Harbour Road, Fort, Mumbai 400001, India')).toBeVisible();
  const main = page.locator('#main');
  await expect(main.getByRole('link', { name: '+91 22 5550 0142' })).toHaveAttribute(
    'href',
    'tel:+912255500142',
  );
  await expect(main.getByRole('link', { name: 'newsroom@daybreak.example' })).toHaveAttribute(
    'href',
    'mailto:newsroom@daybreak.example',
  );
  for (const label of Object.keys(letter)) {
    await expect(mainField(page, label)).toHaveAttribute('required');
  }
  await expect(mainField(page, 'Email')).toHaveAttribute('type', 'email');
});

test('[static-contact] the details are those of the settings', async ({ page, site }) => {
  const siteSettings = settings({
    contactAddress: '3 Lighthouse Lane, Kochi',
    contactPhone: '+91 484 555 0100',
    contactEmail: 'desk@harbour.example',
  });
  await site.open('/contact-us', { store: { siteSettings } });
  for (const text of ['3 Lighthouse Lane, Kochi', '+91 484 555 0100', 'desk@harbour.example']) {
    await expect(page.getByText(text)).toBeVisible();
  }
});

test('[contact-store] a message is stored as it was written, and the toast says so', async ({
  page,
  site,
}) => {
  await site.open('/contact-us');
  await write(page);
  await site.toast('Message Sent!', 'Thank you for writing. The newsroom will read it.');
  for (const label of Object.keys(letter)) await expect(mainField(page, label)).toHaveValue('');
  const [message, ...others] = await site.storedList('contactMessages');
  expect(others).toEqual([]);
  expect(message).toMatchObject({
    name: letter.Name,
    email: letter.Email,
    subject: letter.Subject,
    message: letter.Message,
    status: 'new',
  });
  expect(message?.id).toMatch(/^message-\d{13}$/);
  expect(await site.storedList('activityLogs')).toHaveLength(1);
});

test('[contact-store] white space is no content: the field is marked, the rest stays', async ({
  page,
  site,
}) => {
  await site.open('/contact-us');
  for (const [label, text, words] of [
    ['Name', '  ', 'Please enter your name.'],
    ['Email', 'asha@harbour', 'Please enter an e-mail address like name@example.com.'],
    ['Subject', ' ', 'Please enter a subject.'],
    ['Message', ' \n ', 'Please write a message.'],
  ] as const) {
    await write(page, { [label]: text });
    await site.toast('Validation Error', words, true);
    await expect(mainField(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(mainField(page, label)).toHaveAccessibleDescription(words);
    await expect(mainField(page, label)).toBeFocused();
    const other = label === 'Message' ? 'Subject' : 'Message';
    await expect(mainField(page, other)).toHaveValue(letter[other]);
  }
  expect(await site.storedList('contactMessages')).toEqual([]);
  expect(await site.storedList('activityLogs')).toEqual([]);
});
