import { expect, test } from 'vitest';
import { admin } from '../../../tests/support/newsroom/change-examples.ts';
import {
  createTestBackOffice,
  storedArticle,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import type { Actor, StaffActor } from '../actor.ts';
import type { CollectionName } from '../collections.ts';

const staff = (role: StaffActor['role']): Actor => ({ kind: 'staff', role, userId: 'user-1' });

const draft = (fields: object) => ({ ...storedArticle({ stage: 'draft', ...fields }) });
const stored = {
  articles: [
    storedArticle({ id: 'article-1', writerId: 'user-1' }),
    storedArticle({ id: 'article-2', writerId: 'user-2' }),
    storedArticle({ id: 'article-3' }),
  ],
  drafts: [
    draft({ id: 'article-1', writerId: 'user-1', title: 'Working copy' }),
    draft({ id: 'article-4', writerId: 'user-2' }),
  ],
  images: [{ id: 'img-1', url: '/art/a.svg', alt: 'A' }],
  messages: ['new', 'read', 'new'].map((status, at) => ({
    ...{ id: `message-${at}`, name: 'A', email: 'a@example.com', subject: 'S', message: 'M' },
    ...{ status, createdAt: '' },
  })),
};

async function idsFor(actor: Actor, collection: CollectionName, filter?: string) {
  const { backOffice } = createTestBackOffice(stored);
  const outcome = await backOffice.listRecords(actor, {
    ...{ collection, filter, search: '', isDescending: false, page: 1 },
    sort: undefined,
  });
  return outcome.ok ? outcome.value.records.map(({ id }) => id) : outcome.failure.kind;
}

test.each<[CollectionName, string[] | string, string[] | string, string[] | string]>([
  ['articles', ['article-1'], ['article-1', 'article-2', 'article-3'], 'all'],
  ['drafts', ['article-1'], ['article-1', 'article-4'], 'all'],
  ['images', ['img-1'], ['img-1'], ['img-1']],
  ['messages', 'forbidden', ['message-0', 'message-1', 'message-2'], 'all'],
  ['jobs', 'forbidden', 'forbidden', []],
])('authors, editors and owners list %s', async (name, author, editor, owner) => {
  expect(await idsFor(staff('author'), name)).toEqual(author);
  expect(await idsFor(staff('editor'), name)).toEqual(editor);
  expect(await idsFor(staff('owner'), name)).toEqual(owner === 'all' ? editor : owner);
});

test('authors open their own articles, and any picture', async () => {
  const { backOffice } = createTestBackOffice(stored);
  const read = async (role: StaffActor['role'], collection: CollectionName, id: string) => {
    const outcome = await backOffice.readRecord(staff(role), { collection, id });
    return outcome.ok ? outcome.value.id : outcome.failure.kind;
  };
  expect(await read('author', 'articles', 'article-1')).toBe('article-1');
  expect(await read('author', 'articles', 'article-2')).toBe('not-found');
  expect(await read('author', 'articles', 'article-4')).toBe('not-found');
  expect(await read('author', 'images', 'img-1')).toBe('img-1');
  expect(await read('author', 'messages', 'message-1')).toBe('forbidden');
  expect(await read('editor', 'articles', 'article-2')).toBe('article-2');
  expect(await read('editor', 'articles', 'article-4')).toBe('article-4');
});

test('a record is opened as its working copy, if it has one', async () => {
  const { backOffice } = createTestBackOffice(stored);
  const titleOf = async (id: string) =>
    valueIn(await backOffice.readRecord(admin, { collection: 'articles', id })).title;
  expect(await titleOf('article-1')).toBe('Working copy');
  expect(await titleOf('article-2')).toBe(stored.articles[1]?.title);
});

const all = ['message-0', 'message-1', 'message-2'];
test.each([
  ['status:new', ['message-0', 'message-2']],
  ['status:read', ['message-1']],
  ['status:', []],
  ['status:new:old', []],
  ['status:new\nold', []],
  ['', all],
  // No filters of messages.
  ['status', 'invalid'],
  [':new', 'invalid'],
  ['name:B', 'invalid'],
  ['constructor:B', 'invalid'],
  ['a status:new', 'invalid'],
])('messages are filtered by %j', async (filter, ids) => {
  expect(await idsFor(staff('owner'), 'messages', filter)).toEqual(ids);
});

test('[admin-paging] a cursor leads through a table', async () => {
  const categories = Array.from({ length: 45 }, (_, at) => ({ id: `cat-${at}`, name: `C${at}` }));
  const { backOffice } = createTestBackOffice({ categories });
  const lengths: number[] = [];
  let cursor: string | undefined;
  do {
    const input = { collection: 'categories', search: '', isDescending: false, page: 1 } as const;
    const found = valueIn(
      await backOffice.listRecords(admin, { ...input, sort: undefined, cursor }),
    );
    lengths.push(found.records.length);
    cursor = found.next;
  } while (cursor !== undefined && lengths.length < 9);
  expect(lengths).toEqual([20, 20, 5]);
});
