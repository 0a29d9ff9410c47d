import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Article } from '#core/article/article.ts';
import { articleCard } from '#core/article/article-card.ts';
import { articleCollection } from '#core/article/article-collection.ts';
import { sampleArticles } from '#core/article/sample-articles.ts';
import { storedArticle } from '../../../../tests/support/newsroom/test-newsroom.ts';
import { type SqlPlace, sqlEngines, withEngine } from '../../../../tests/support/sql/sql-places.ts';
import type { Database } from '../database.ts';
import { parseRecord } from './parsed-records.ts';
import { cardText, readCard } from './stored-cards.ts';

const article = (fields: Record<string, unknown> = {}): Article => {
  const read = parseRecord('articles', JSON.stringify(storedArticle(fields)));
  if (!read) throw new Error('The article can’t be read.');
  return read;
};

test('a text gives one card, which can’t be changed', () => {
  const one = article();
  const text = cardText('articles', one);
  const { card } = readCard('articles', text);
  expect(readCard('articles', text).card).toBe(card);
  expect(card).toEqual(articleCard(one));
  expect(() => Object.assign(card, { title: 'Other' })).toThrow(TypeError);
});

test('collections without cards have no text', () => {
  expect(
    cardText('authors', { id: 'a', name: 'Asha', slug: 'asha', role: '', bio: '' } as never),
  ).toBe('');
});

test('the edition is raised with what cards contain', () => {
  const articles = sampleArticles(new Date('2026-01-01T00:00:00Z'));
  // The order of a card's fields is no content.
  const cards = JSON.stringify(articles.map((one) => Object.entries(articleCard(one)).toSorted()));
  const digest = createHash('sha256').update(cards).digest('hex').slice(0, 12);
  // Raise `cardEdition` with a new digest, or lists show cards of the release before.
  expect(`${articleCollection.cardEdition} ${digest}`).toMatchInlineSnapshot(`"2 a0cfdbaec418"`);
});

for (const { engine, newPlace } of sqlEngines) {
  describe(`cards in ${engine}`, () => {
    let place: SqlPlace;
    let database: Database;
    beforeAll(async () => {
      place = await newPlace();
      database = await place.open({ hasSamples: false });
      await database.store.change((change) =>
        change.put('articles', article({ id: 'a', title: 'Rain' })),
      );
    });
    afterAll(() => place.clear());

    const titles = () =>
      database.store.read(async (view) => (await view.cards('articles')).map(({ title }) => title));

    /** Changes the stored row of the article. */
    const setRow = (columns: Record<string, string>) =>
      withEngine(place, ({ write }) =>
        write(async (queries) => {
          await queries
            .updateTable('articles' as 'records')
            .set(columns as object)
            .execute();
        }),
      );

    test('lists read the stored card, not the record', async () => {
      const other = { ...article({ id: 'a', title: 'Rain' }), title: 'Stored' };
      await setRow({ card: cardText('articles', other) });
      expect(await titles()).toEqual(['Stored']);
    });

    test('a card of another edition or of another version of its record is made anew', async () => {
      for (const card_of of ['', '0 1', `${articleCollection.cardEdition} 7`]) {
        await setRow({ card: '{}', card_of });
        expect(await titles()).toEqual(['Rain']);
      }
    });

    test('a change stores the new card', async () => {
      await database.store.change((change) =>
        change.put('articles', { ...article({ id: 'a', title: 'Rain' }), title: 'Changed' }),
      );
      await setRow({ record: '{}' });
      expect(await titles()).toEqual(['Changed']);
    });
  });
}
