import { expectNoFindings } from '../support/journey/audit.ts';
import { looksHere } from '../support/journey/edition.ts';
import { expectKept } from '../support/journey/left-work.ts';
import { expect, test } from '../support/journey/site.ts';

const path = '/admin/pages';

test('a newsroom rewrites a specified page, which readers have once it is published, and withdraws it', async ({
  page,
  context,
  site,
}) => {
  await site.openAdmin(path);
  const dialog = page.getByRole('dialog').first();
  const reader = await context.newPage();
  await page.getByRole('link', { name: 'Rewrite About Us' }).click();
  await expect(dialog.getByLabel('Address', { exact: true })).toHaveValue('about-us');
  await dialog.getByLabel('Title', { exact: true }).fill('Who We Are');
  const text = dialog.getByRole('textbox', { name: 'Text of the page' });
  await text.getByText('A front page is a promise').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Since 1911.');
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await site.toast('Success', 'The draft is saved. Readers see it once you publish.');
  await reader.goto('/about-us');
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('About Us');

  await dialog.getByRole('button', { name: 'Publish page' }).click();
  await site.toast('Success', 'Readers see the page from now on.');
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Who We Are');
  await expect(reader.getByText('Since 1911.')).toBeVisible();
  await expect(reader.getByRole('link', { name: 'Write to the newsroom' })).toHaveAttribute(
    'href',
    '/contact-us',
  );

  await page.getByRole('button', { name: 'Edit Who We Are' }).click();
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await page
    .getByRole('dialog', { name: 'Withdraw this page?' })
    .getByRole('button', { name: 'Withdraw' })
    .click();
  await site.toast('Success', 'Readers don’t see the page any more. The draft is kept.');
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(reader.getByRole('contentinfo').getByRole('link', { name: 'About Us' })).toHaveCount(
    0,
  );
  await dialog.getByRole('button', { name: 'Former versions' }).click();
  await page.getByRole('button', { name: /^Bring back/ }).click();
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('Who We Are');
});

test('a new page has an address of its own; one of ours is refused, and a changed one leads on', async ({
  page,
  context,
  site,
}) => {
  await site.openAdmin(path);
  const dialog = page.getByRole('dialog').first();
  const address = dialog.getByLabel('Address', { exact: true });
  await page.getByRole('button', { name: 'New Page' }).first().click();
  await dialog.getByLabel('Title', { exact: true }).fill('House <b>Rules</b>');
  await address.fill('admin');
  await dialog.getByRole('textbox', { name: 'Text of the page' }).click();
  await page.keyboard.type('Be kind.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/contact');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Part of the site' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish page' }).click();
  await expect(address).toHaveAccessibleDescription(
    /This address leads to another part of the site. Please choose a different one./,
  );
  await expect(dialog.getByText('Be kind.')).toBeVisible();
  await address.fill('rules');
  await dialog.getByRole('button', { name: 'Publish page' }).click();
  await site.toast('Success', 'Readers see the page from now on.');

  const reader = await context.newPage();
  await reader.goto('/rules');
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('House <b>Rules</b>');
  await reader.getByLabel('Name').fill('Asha');
  await reader.getByRole('main').getByLabel('Email').fill('asha@example.com');
  await reader.getByLabel('Subject').fill('Rules');
  await reader.getByLabel('Message').fill('I agree.');
  await reader.getByRole('button', { name: 'Send Message' }).click();
  await expect(reader.getByText('Thank you for writing. The newsroom will read it.')).toBeVisible();

  await page.getByRole('button', { name: /^Edit House/ }).click();
  await address.fill('house-rules');
  await dialog.getByRole('button', { name: 'Publish page' }).click();
  await expect(dialog).toBeHidden();
  await reader.goto('/rules');
  await expect(reader).toHaveURL('/house-rules');
});

const words = (title: string, slug: string, content: object[]) => ({
  ...{ title, slug, standfirst: '', content },
});
const published = (id: string, title: string, slug: string, content: object[]) => ({
  ...{ id, version: 1, ...words(title, slug, content) },
  live: { ...words(title, slug, content), at: '2026-11-20T08:30:00.000Z' },
});
const paragraph = { id: 'block-1', type: 'paragraph', content: 'Be kind.' };
const form = { id: 'block-2', type: 'site-part', part: 'contact-form' };

test('a message that is refused comes back with its words, wherever its form stands', async ({
  page,
  site,
}) => {
  site.expectError(/422/);
  const pages = [
    published('page-1', 'Write to us', 'write', [paragraph, form, { ...form, id: 'block-3' }]),
    published('page-2', 'Contact', 'contact-us', [paragraph]),
  ];
  await site.open('/write', { store: { pages } });
  await expect(page.locator('form#contact')).toHaveCount(1);
  await page.getByLabel('Name').fill('Asha');
  await page.getByRole('main').getByLabel('Email').fill('asha@harbour');
  await page.getByLabel('Subject').fill('Rules');
  await page.getByLabel('Message').fill('I agree.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('main').getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('I agree.');
});

test('what somebody else changed is not published unseen; a page is withdrawn whatever the form holds', async ({
  page,
  context,
  site,
}) => {
  const pages = [published('page-1', 'House rules', 'rules', [paragraph])];
  await site.openAdmin('/admin/pages?edit=page-1', { store: { pages } });
  const dialog = page.getByRole('dialog').first();
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('House rules');
  const other = await context.newPage();
  await other.goto('/admin/pages?edit=page-1');
  const elsewhere = other.getByRole('dialog').first();
  await elsewhere.getByLabel('Title', { exact: true }).fill('Rules of the house');
  await elsewhere.getByRole('button', { name: 'Save draft' }).click();
  await expect(other.getByText('The draft is saved.')).toBeVisible();

  await dialog.getByLabel('Standfirst').fill('For all of us.');
  await dialog.getByRole('button', { name: 'Publish page' }).click();
  await expect(page.getByText('Somebody else changed the draft meanwhile.')).toBeVisible();
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('Rules of the house');
  const reader = await context.newPage();
  await reader.goto('/rules');
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('House rules');
  await dialog.getByRole('button', { name: 'Publish page' }).click();
  await site.toast('Success', 'Readers see the page from now on.');
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Rules of the house');

  await page.getByRole('button', { name: 'Edit Rules of the house' }).click();
  await dialog.getByLabel('Title', { exact: true }).fill('');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await page
    .getByRole('dialog', { name: 'Withdraw this page?' })
    .getByRole('button', { name: 'Withdraw' })
    .click();
  await site.toast('Success', 'Readers don’t see the page any more. The draft is kept.');
  site.expectError(/404/);
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});

test('words of a page are kept through a reload, and offered again @browser', async ({
  page,
  site,
}) => {
  await site.openAdmin(path);
  const dialog = page.getByRole('dialog').first();
  await page.getByRole('button', { name: 'New Page' }).first().click();
  await dialog.getByLabel('Title', { exact: true }).fill('Our archive');
  await dialog.getByRole('textbox', { name: 'Text of the page' }).click();
  await page.keyboard.type('All issues since 1911.');
  await expectKept(page, 'since 1911.');
  await page.reload();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('Our archive');
  await expect(dialog.getByText('All issues since 1911.')).toBeVisible();
});

for (const { width, theme } of looksHere([
  { width: 390, theme: 'dark' },
  { width: 1440, theme: 'light' },
] as const)) {
  test(`pages and their editor have no findings at ${width} px, ${theme}`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await site.openAdmin(path, { width });
    await expectNoFindings(page, 'list of pages');
    await page.getByRole('link', { name: 'Rewrite Contact Us' }).click();
    await expect(page.getByRole('combobox', { name: 'Part of the site' }).first()).toBeVisible();
    await expectNoFindings(page, 'editor of a page');
    const title = page.getByLabel('Title', { exact: true });
    await page.getByRole('textbox', { name: 'Text of the page' }).getByText('Where we are').click();
    await expect
      .poll(() => title.evaluate((field) => field.getBoundingClientRect().right))
      .toBeLessThan(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
