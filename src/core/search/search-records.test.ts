import { expect, test } from 'vitest';
import { createTestNewsroom } from '../../../tests/support/newsroom/test-newsroom.ts';
import { article, paragraph } from '../../../tests/support/records/records.ts';
import { premiumBeginning } from '../article/premium-beginning.ts';
import { searchRecords } from './search-records.ts';

const texts = ['One.', 'Two.', 'Three is secret.'];

test('the records of searches hold what everybody may read, and no ids of accounts', async () => {
  const { store } = createTestNewsroom({
    articles: [
      { ...article(1), writerId: 'user-7', secretNote: 'not for readers' },
      article(2, { isPremium: true, content: texts.map((text) => paragraph(text, text)) }),
    ],
    liveEntries: [
      { id: 'e1', article: article(1).id, at: '2026-11-01T10:00:00.000Z', writerId: 'user-7' },
      { id: 'e2', article: article(2).id, at: '2026-11-01T10:00:00.000Z', heading: 'secret too' },
    ],
  });
  const records = await searchRecords(store);
  const text = JSON.stringify(records);
  expect(records.articles.map(({ id }) => id)).toEqual([article(1).id, article(2).id]);
  for (const hidden of ['secret', 'user-7', 'not for readers']) expect(text).not.toContain(hidden);
  expect(text).toContain('Two.');
});

test('the beginning of a Premium article is not cut again', async () => {
  const { store } = createTestNewsroom({
    articles: [
      article(1, { isPremium: true, content: texts.map((text) => paragraph(text, text)) }),
    ],
  });
  const { articles } = await searchRecords(store);
  const [{ content = [] } = {}] = articles;
  expect(premiumBeginning(content)).toEqual(content.slice(0, -1));
  expect(content.slice(0, -1)).toHaveLength(2);
});
