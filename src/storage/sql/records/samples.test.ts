import { expect, test } from 'vitest';
import { sqlEngines } from '../../../../tests/support/sql/sql-places.ts';

const { newPlace } = sqlEngines.find(({ engine }) => engine === 'SQLite') ?? sqlEngines[0] ?? {};

test.each([
  ['a demo begins with samples again', true, 6],
  ['a site that is no demo stays empty', false, 0],
])(
  '[storage-empty] an emptied collection stays empty while the server runs; %s',
  async (_, hasSamples, later) => {
    if (!newPlace) throw new Error('no database');
    const place = await newPlace();
    try {
      const { store, close } = await place.open({ hasSamples: true });
      for (const { id } of await store.read((view) => view.list('articles'))) {
        await store.change((change) => change.remove('articles', id));
      }
      expect(await store.read((view) => view.count('articles'))).toBe(0);
      await close();
      const begun = await place.open({ hasSamples });
      expect(await begun.store.read((view) => view.count('articles'))).toBe(later);
    } finally {
      await place.clear();
    }
  },
);
