import { expect, test } from 'vitest';
import { admin } from '../../../../tests/support/newsroom/change-examples.ts';
import { articleForm } from '../../../../tests/support/newsroom/content-examples.ts';
import {
  createTestPorts,
  storedArticle,
  valueIn,
} from '../../../../tests/support/newsroom/test-newsroom.ts';
import { visitor } from '../../actor.ts';
import { createBackOffice } from '../../back-office.ts';
import { createNewsroom } from '../../newsroom.ts';

/** A newsroom with two publications and a clock that stands at 10 o'clock. */
function openNewsroom() {
  let hour = 10;
  const clock = { now: () => new Date(Date.UTC(2026, 10, 22, hour)) };
  const { ports } = createTestPorts(
    { articles: [1, 2].map((number) => storedArticle({ id: `article-${number}` })) },
    { clock },
  );
  const { article } = createBackOffice(ports);
  const newsroom = createNewsroom(ports);
  const read = async (id: string) => valueIn(await newsroom.readArticle(visitor, { id }));
  return {
    article,
    read,
    correct: async (id: string, note: string, title: string) => {
      const [draft, publication] = await ports.store.read(async (view) => [
        await view.get('drafts', id),
        await view.get('articles', id),
      ]);
      const version = (draft ?? publication)?.version;
      return valueIn(await article('correct')(admin, { ...articleForm, title, note, id, version }));
    },
    page: async () => valueIn(await newsroom.listCorrections(visitor, { page: 1 })),
    revisions: () => ports.store.read((view) => view.list('revisions')),
    setHour: (next: number) => {
      hour = next;
    },
  };
}

test('a correction is published with its words, stands under the article and on the page of all', async () => {
  const { correct, page, read, revisions, setHour } = openNewsroom();
  expect((await page()).articles).toEqual([]);
  await correct('article-1', 'It was 1.9, not 1.2.', 'Corrected');
  setHour(11);
  await correct('article-2', 'There were eleven.', 'Eleven');
  setHour(12);
  await correct('article-1', 'In the country, not in Asia.', 'Corrected again');
  const corrections = [
    { text: 'In the country, not in Asia.', at: '2026-11-22T12:00:00.000Z' },
    { text: 'It was 1.9, not 1.2.', at: '2026-11-22T10:00:00.000Z' },
  ];
  expect(await read('article-1')).toMatchObject({ title: 'Corrected again', corrections });
  expect(await page()).toMatchObject({
    articles: [
      { id: 'article-1', title: 'Corrected again', corrections },
      { id: 'article-2', corrections: [{ text: 'There were eleven.' }] },
    ],
    page: 1,
    pages: 1,
  });
  const [after] = await revisions();
  expect(after).toMatchObject({ command: 'correct', note: 'In the country, not in Asia.' });
});

test('a correction takes a draft with changes along, and stays when the article is mended', async () => {
  const { article, correct, read } = openNewsroom();
  const saved = valueIn(
    await article('save-draft')(admin, { ...articleForm, id: 'article-1', version: 'any' }),
  );
  expect(saved).toMatchObject({ stage: 'draft' });
  await correct('article-1', 'It was 1.9, not 1.2.', 'Corrected');
  const draft = await article('save-draft')(admin, {
    ...{ ...articleForm, title: 'Mended' },
    ...{ id: 'article-1', version: 'any' },
  });
  expect(draft.ok).toBe(true);
  valueIn(await article('publish')(admin, { id: 'article-1', version: 'any' }));
  expect(await read('article-1')).toMatchObject({
    title: 'Mended',
    corrections: [{ text: 'It was 1.9, not 1.2.' }],
  });
});
