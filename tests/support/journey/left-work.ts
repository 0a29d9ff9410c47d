import { expect, type Page } from '@playwright/test';

/** All unsaved work in this browser, as text. */
const keptCopies = (): Promise<string> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('daybreak-drafts');
    opening.onsuccess = () => {
      const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
      all.onsuccess = () => {
        opening.result.close();
        resolve(JSON.stringify(all.result));
      };
    };
  });

/** Waits until the browser has stored a copy of the unsaved text. */
export const expectKept = (page: Page, text: string): Promise<void> =>
  expect.poll(() => page.evaluate(keptCopies)).toContain(text);

/** Controls of an editor for unsaved work and conflicting saves. */
export function leftWork(page: Page) {
  const comparison = page.getByRole('dialog', { name: 'Your unsaved work' });
  const changed = page.getByRole('dialog', { name: 'Changed elsewhere' });
  const deleted = page.getByRole('dialog', { name: 'Deleted elsewhere' });
  return {
    banner: page.getByText('You have unsaved work from'),
    /** Opens the comparison, expects both versions, and restores the unsaved one. */
    compareAndRestore: async (unsaved: string, shown: string): Promise<void> => {
      await page.getByRole('button', { name: 'Compare' }).click();
      await expect(comparison.getByRole('region', { name: 'Unsaved work' })).toContainText(unsaved);
      await expect(comparison.getByRole('region', { name: 'In the editor now' })).toContainText(
        shown,
      );
      await comparison.getByRole('button', { name: 'Restore' }).click();
      await expect(comparison).toBeHidden();
    },
    /** Expects both versions, then presses the button. */
    settleConflict: async (yours: string, stored: string, button: string): Promise<void> => {
      await expect(changed.getByRole('region', { name: 'Yours' })).toContainText(yours);
      await expect(changed.getByRole('region', { name: 'Stored' })).toContainText(stored);
      await changed.getByRole('button', { name: button }).click();
      await expect(changed).toBeHidden();
    },
    saveAsNew: () => deleted.getByRole('button', { name: 'Save as new' }).click(),
  };
}

/** Deletes a record in another tab, from its table. */
export async function deleteElsewhere(page: Page, path: string, name: string): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(path);
  await other.getByRole('button', { name: `Delete ${name}` }).click();
  await other.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(other.getByText('Success', { exact: true })).toBeVisible();
}
