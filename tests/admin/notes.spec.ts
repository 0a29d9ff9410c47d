import { expectNoFindings } from '../support/journey/audit.ts';
import { expect, test } from '../support/journey/site.ts';
import { article } from '../support/records/records.ts';

const draft = article(1, {
  ...{ id: 'article-noted', title: 'Rain', stage: 'in-review' },
  content: [{ id: 'p1', type: 'paragraph', content: 'The first train in nine days came at six.' }],
});

test('@browser a note to a passage follows the text, is answered and resolved, and is counted in the list', async ({
  page,
  site,
}) => {
  const { keyboard } = page;
  await site.openAdmin('/admin/articles/article-noted', {
    width: 1440,
    store: { drafts: [draft] },
  });
  const text = page.getByRole('textbox', { name: 'Text of the article' });
  await text.getByText('The first train').dblclick({ position: { x: 12, y: 12 } });
  await keyboard.press('Control+Alt+m');
  const note = page.getByLabel('Note on this passage');
  await expect(note).toBeFocused();
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Please write the note.').first()).toBeVisible();
  await note.fill('Which clock?');
  await page.getByRole('button', { name: 'Add note' }).click();
  const open = page.getByRole('list', { name: 'Open notes' });
  await expect(open.getByRole('listitem')).toContainText('Which clock?');
  await expect(page.locator('.is-noted')).toHaveText('The');
  await expect(page.getByText('1 open note').first()).toBeVisible();
  await expectNoFindings(page, 'notes in the editor');

  await text.click();
  await keyboard.press('Control+Home');
  await keyboard.type('At last. ');
  await expect(page.locator('.is-noted')).toHaveText('The');
  await open.getByLabel('Answer').fill('That of the site.');
  await open.getByLabel('Answer').press('Control+Enter');
  await expect(open.getByRole('listitem')).toContainText('That of the site.');

  await text.click();
  await page.locator('.is-noted').dblclick();
  await keyboard.press('Delete');
  await expect(open.getByText('The passage is gone.')).toBeVisible();
  await keyboard.press('Control+z');
  await expect(page.locator('.is-noted')).toHaveText('The');
  await keyboard.press('Control+Shift+s');
  await site.toast('Success', 'Draft saved.');

  await site.open('/admin/articles?tab=open');
  await expect(page.getByRole('row', { name: /Rain/ })).toContainText('1 open note');
  await site.open('/admin/articles/article-noted', { width: 390 });
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByText('Notes', { exact: true }).click();
  await open.getByRole('button', { name: 'Resolve' }).click();
  await expect(open).toHaveCount(0);
  await page.getByText('1 resolved note').click();
  await page.getByRole('button', { name: 'Reopen' }).click();
  await expect(open.getByRole('listitem')).toContainText('Which clock?');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
