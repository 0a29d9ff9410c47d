import type { Locator, Page } from '@playwright/test';

/** Controls of the article editor. */
export function articleEditor(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^(New|Edit) Article$/ });
  return {
    dialog,
    title: dialog.getByRole('textbox', { name: 'Title', exact: true }),
    category: dialog.getByRole('combobox', { name: 'Category' }),
    author: dialog.getByRole('textbox', { name: 'Author' }),
    paragraphs: dialog.getByRole('textbox', { name: 'Paragraph text' }),
    /** All blocks, as groups named by type and place. */
    blocks: dialog.getByRole('group', { name: /, block \d+$/ }),
    block: (place: number): Locator =>
      dialog.getByRole('group', { name: new RegExp(`, block ${place}$`) }),
    button: (name: string): Locator => dialog.getByRole('button', { name, exact: true }),
    save: dialog.getByRole('button', { name: 'Save Article' }),
    fileInput: dialog.locator('input[type=file]'),
  };
}
