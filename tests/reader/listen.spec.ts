import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey/site.ts';
import { article, category } from '../support/records/records.ts';

const paragraph = (id: string, content: string) => ({ id, type: 'paragraph', content });
const store = {
  articles: [
    {
      ...article(1),
      title: 'Rain at last',
      content: [
        paragraph('b1', 'The ponds are full. Nobody had hoped for it.'),
        { id: 'b2', type: 'image', src: '/art/india.svg', alt: 'A pond', caption: 'Not read' },
        paragraph('b3', 'बारिश आ गई।'),
      ],
    },
  ],
  categories: [category(1, 'India')],
};

/** A voice that says what it was given, one text at a time, when it is told to. */
async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    let current: SpeechSynthesisUtterance | undefined;
    const end = (): void => {
      const one = current;
      current = undefined;
      one?.dispatchEvent(new Event('end'));
    };
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        speak: (one: SpeechSynthesisUtterance) => {
          current = one;
          said.push(`${one.lang.slice(0, 2)}: ${one.text}`);
        },
        cancel: () => {
          current = undefined;
        },
      },
    });
    Object.assign(window, { voice: { said, end } });
  });
}

const saidIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { voice: { said: string[] } }).voice.said);
const endOne = (page: Page) =>
  page.evaluate(() => (window as unknown as { voice: { end: () => void } }).voice.end());

test('an article is read aloud sentence by sentence, pauses, goes on and stops', async ({
  page,
  site,
}) => {
  await giveVoice(page);
  await site.open('/article/article-8999', { store, width: 1440 });
  const column = page.getByRole('main');
  await column.getByRole('button', { name: 'Listen to this article' }).last().click();
  await expect.poll(() => saidIn(page)).toEqual(['en: Rain at last']);
  await endOne(page);
  await endOne(page);
  expect(await saidIn(page)).toEqual([
    'en: Rain at last',
    'en: The ponds are full.',
    'en: Nobody had hoped for it.',
  ]);
  await column.getByRole('button', { name: 'Pause' }).click();
  await column.getByRole('button', { name: 'Go on' }).click();
  await endOne(page);
  // A sentence that was interrupted is said again; the picture's caption is left out.
  expect(await saidIn(page)).toEqual([
    'en: Rain at last',
    'en: The ponds are full.',
    'en: Nobody had hoped for it.',
    'en: Nobody had hoped for it.',
    'hi: बारिश आ गई।',
  ]);
  await column.getByRole('button', { name: 'Stop' }).click();
  await expect(column.getByRole('button', { name: 'Listen to this article' }).last()).toBeVisible();
  await column.getByRole('button', { name: 'Listen to this article' }).last().click();
  await expect.poll(async () => (await saidIn(page)).length).toBe(6);
  for (let said = 0; said < 4; said += 1) await endOne(page);
  await expect(column.getByRole('button', { name: 'Pause' })).toHaveCount(0);
});
