import { expect, type Locator, type Page } from '@playwright/test';

/** Controls of the article editor. */
export function articleEditor(page: Page) {
  const dialog = page.getByRole('form', { name: /^(New|Edit) Article$/ });
  const text = dialog.getByRole('textbox', { name: 'Text of the article' });
  const blocks = text.locator('> *');
  const block = (place: number): Locator => blocks.nth(place - 1);
  return {
    dialog,
    title: dialog.getByRole('textbox', { name: 'Title', exact: true }),
    category: dialog.getByRole('combobox', { name: 'Category' }),
    author: dialog.getByRole('combobox', { name: 'Author' }),
    /** The continuous text. */
    text,
    paragraphs: text.locator('> p'),
    /** All blocks, described by type and place. */
    blocks,
    block,
    /** Opens the actions of a block by its handle, and returns them. */
    actions: async (place: number): Promise<Locator> => {
      await block(place).hover({ position: { x: 2, y: 2 } });
      const grip = dialog.getByRole('button', { name: `Actions of block ${place}`, exact: true });
      if ((await grip.getAttribute('aria-expanded')) === 'false') await grip.click();
      return dialog
        .getByRole('group', { name: new RegExp(`, block ${place}$`) })
        .and(dialog.locator('.article-actions'));
    },
    /** Handle of a block, to drag it by. */
    grip: async (place: number): Promise<Locator> => {
      await block(place).hover({ position: { x: 2, y: 2 } });
      return dialog.getByRole('button', { name: `Actions of block ${place}`, exact: true });
    },
    /** Expects the caret in a block of the focused text. */
    expectCaretIn: (place: number): Promise<void> =>
      expect
        .poll(() =>
          block(place).evaluate((element) => {
            const { anchorNode } = document.getSelection() ?? {};
            const isWithin = anchorNode instanceof Node && element.contains(anchorNode);
            return isWithin && element.parentElement === document.activeElement;
          }),
        )
        .toBe(true),
    button: (name: string): Locator => dialog.getByRole('button', { name, exact: true }),
    save: dialog.getByRole('button', { name: 'Save Article' }),
    fileInput: text.locator('input[type=file]'),
  };
}
