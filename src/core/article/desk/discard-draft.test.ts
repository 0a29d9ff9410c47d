import { expect, test } from 'vitest';
import { admin } from '../../../../tests/support/newsroom/change-examples.ts';
import { articleForm } from '../../../../tests/support/newsroom/content-examples.ts';
import {
  createTestPorts,
  storedArticle,
  valueIn,
} from '../../../../tests/support/newsroom/test-newsroom.ts';
import { createBackOffice } from '../../back-office.ts';

const draft = (id: string, fields: object = {}) =>
  storedArticle({ id, title: 'Half a story', stage: 'draft', publishedAt: undefined, ...fields });

function openDesk(stored: Record<string, object[]>) {
  const { ports } = createTestPorts({
    articles: [storedArticle({ id: 'article-9', title: 'As published' })],
    ...stored,
  });
  const backOffice = createBackOffice(ports);
  const discarded = async () =>
    valueIn(
      await backOffice.listRecords(admin, {
        ...{ collection: 'revisions', filter: 'command:discard', search: '' },
        ...{ isDescending: false, page: 1, sort: undefined },
      }),
    ).records;
  return { ports, backOffice, discarded };
}

test('a discarded draft stays with its words among the discarded ones, newest first', async () => {
  const { ports, backOffice, discarded } = openDesk({
    drafts: [draft('article-1'), draft('article-2', { title: 'Another' })],
  });
  for (const id of ['article-1', 'article-2']) {
    valueIn(await backOffice.article('discard')(admin, { id, version: 'any' }));
  }
  expect(await discarded()).toMatchObject([
    { article: 'article-2', title: 'Another', command: 'discard' },
    { article: 'article-1', title: 'Half a story', command: 'discard' },
  ]);
  expect(await ports.store.read((view) => view.count('drafts'))).toBe(0);
  const [{ id } = { id: '' }] = await discarded();
  const record = valueIn(await backOffice.readRecord(admin, { collection: 'revisions', id }));
  expect(record).toMatchObject({ state: { title: 'Another' } });
});

test('the draft of a published article stays among its versions; what readers have stays as it is', async () => {
  const { ports, backOffice, discarded } = openDesk({});
  const address = { id: 'article-9', version: 'any' as const };
  valueIn(
    await backOffice.article('save-draft')(admin, { ...articleForm, ...address, title: 'Changed' }),
  );
  valueIn(await backOffice.article('discard')(admin, address));
  expect(await discarded()).toMatchObject([{ article: 'article-9', title: 'Changed' }]);
  const article = await ports.store.read((view) => view.get('articles', 'article-9'));
  expect(article?.title).toBe('As published');
});

test('an article that is deleted leaves nothing', async () => {
  const { ports, backOffice, discarded } = openDesk({ drafts: [draft('article-1')] });
  valueIn(
    await backOffice.article('save-draft')(admin, {
      ...articleForm,
      id: 'article-1',
      version: 'any',
    }),
  );
  valueIn(await backOffice.content('articles').remove(admin, { id: 'article-1' }));
  expect(await discarded()).toEqual([]);
  expect(await ports.store.read((view) => view.count('revisions'))).toBe(0);
});
