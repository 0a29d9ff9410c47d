import { expect, test } from 'vitest';
import { admin } from '../../../tests/support/newsroom/change-examples.ts';
import { pageForm } from '../../../tests/support/newsroom/content-examples.ts';
import {
  createTestBackOffice,
  createTestNewsroom,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { visitor } from '../actor.ts';
import type { ContentBlock } from '../article/content-block.ts';
import { FORMER_PAGES, MOST_PAGES, pageSchema } from './page.ts';
import { withdrawnPages } from './page-at.ts';

const words = (content: string): ContentBlock[] => [{ id: 'b', type: 'paragraph', content }];

/** A back office with pages, and what readers get of them. */
function open(pages: unknown[] = []) {
  const { backOffice, store } = createTestBackOffice({ pages });
  const { save, remove } = backOffice.content('pages');
  /** Saves over the stored version; a new page without an id. */
  const write = async (fields: object, id?: string) => {
    const version = id && (await store.read((view) => view.get('pages', id)))?.version;
    return save(admin, { ...pageForm, ...fields, ...(id ? { id, version: version ?? 0 } : {}) });
  };
  const read = async (slug: string) => {
    const stored = await store.read((view) => view.list('pages'));
    const { newsroom } = createTestNewsroom({ pages: stored });
    const answer = await newsroom.readPage(visitor, { slug });
    return answer.ok ? (answer.value.page ?? 'specified') : answer.failure.kind;
  };
  return { store, write, read, remove };
}

test('readers get what was published last, not the draft', async () => {
  const { write, read } = open();
  const { id } = valueIn(await write({ content: words('First') }));
  expect(await read('house-rules')).toBe('not-found');
  valueIn(await write({ content: words('First'), slug: 'house-rules', command: 'publish' }, id));
  valueIn(await write({ content: words('Second'), slug: 'house-rules' }, id));
  expect(await read('HOUSE-rules')).toMatchObject({
    ...{ title: 'House Rules', slug: 'house-rules', standfirst: 'How we treat each other.' },
    content: words('First'),
  });
});

test('the specified page stands until one takes its address, and again when that is deleted', async () => {
  const { write, read, remove } = open();
  expect(await read('about-us')).toBe('specified');
  const { id } = valueIn(await write({ title: 'About Us', slug: 'about-us' }));
  expect(await read('about-us')).toBe('specified');
  valueIn(await write({ title: 'Who We Are', slug: 'about-us', command: 'publish' }, id));
  expect(await read('about-us')).toMatchObject({ title: 'Who We Are' });
  valueIn(await remove(admin, { id }));
  expect(await read('about-us')).toBe('specified');
});

test('a withdrawn page leads to nothing, and no link leads there; published again it is back', async () => {
  const { store, write, read } = open();
  const at = { title: 'Advertise', slug: 'advertise-with-us' };
  const { id } = valueIn(await write({ ...at, command: 'publish' }));
  valueIn(await write({ ...at, command: 'withdraw' }, id));
  expect(await read('advertise-with-us')).toBe('not-found');
  const pages = () => store.read((view) => view.list('pages'));
  expect(withdrawnPages(await pages())).toEqual(['advertise-with-us']);
  valueIn(await write({ ...at, command: 'publish' }, id));
  expect(await read('advertise-with-us')).toMatchObject({ title: 'Advertise' });
  expect(withdrawnPages(await pages())).toEqual([]);
});

test('a changed address leads on, once the change is published', async () => {
  const { write, read } = open();
  const { id } = valueIn(await write({ slug: 'rules', command: 'publish' }));
  valueIn(await write({ slug: 'house-rules' }, id));
  expect(await read('rules')).toMatchObject({ slug: 'rules' });
  expect(await read('house-rules')).toBe('not-found');
  valueIn(await write({ slug: 'house-rules', command: 'publish' }, id));
  expect(await read('rules')).toMatchObject({ slug: 'house-rules' });
  expect(await read('house-rules')).toMatchObject({ slug: 'house-rules' });
  // The former address is free for another page.
  valueIn(await write({ title: 'Rules', slug: 'rules', command: 'publish' }));
  expect(await read('rules')).toMatchObject({ title: 'Rules', slug: 'rules' });
});

test('a former address leads to the page that had it last', async () => {
  const { write, read } = open();
  const first = valueIn(await write({ title: 'First', slug: 'fresh', command: 'publish' })).id;
  valueIn(await write({ title: 'First', slug: 'first', command: 'publish' }, first));
  const second = valueIn(await write({ title: 'Second', slug: 'fresh', command: 'publish' })).id;
  valueIn(await write({ title: 'Second', slug: 'second', command: 'publish' }, second));
  expect(await read('fresh')).toMatchObject({ slug: 'second' });
  expect(await read('first')).toMatchObject({ title: 'First' });
});

test('published words at an address of the site, as an archive can have them, count as none', async () => {
  const words = { title: 'T', standfirst: '', content: [] };
  const { read } = open([{ id: 'page-1', ...words, slug: 'x', live: { ...words, slug: 'admin' } }]);
  expect(await read('admin')).toBe('not-found');
});

test('two pages never share an address; one without gets one of its title', async () => {
  const { write } = open();
  expect(valueIn(await write({})).slug).toBe('house-rules');
  expect(valueIn(await write({})).slug).toBe('house-rules-2');
  expect(await write({ slug: 'house-rules' })).toMatchObject({
    failure: { kind: 'taken', field: 'slug' },
  });
  expect(valueIn(await write({ title: 'Admin' })).slug).toBe('admin-2');
  expect(valueIn(await write({ title: '!!!' })).slug).toBe('page');
});

test.each(['admin', 'API', 'category', 'web-stories', 'login'])(
  'the address %s is one of the site',
  async (slug) => {
    expect(await open().write({ slug })).toMatchObject({
      failure: { code: 'page-slug-reserved', field: 'slug' },
    });
  },
);

test('what readers had before is kept, the last twenty of each page', async () => {
  const { store, write, remove } = open();
  const { id } = valueIn(await write({ slug: 'a', command: 'publish' }));
  for (let at = 1; at <= FORMER_PAGES + 3; at++) {
    valueIn(await write({ title: `Title ${at}`, slug: 'a', command: 'publish' }, id));
    valueIn(await write({ title: `Draft ${at}`, slug: 'a' }, id));
  }
  const former = () => store.read((view) => view.list('formerPages'));
  const titles = (await former()).map(({ title }) => title);
  expect(titles).toHaveLength(FORMER_PAGES);
  expect(titles[0]).toBe(`Title ${FORMER_PAGES + 2}`);
  expect((await former())[0]?.replacedBy?.kind).toBeTruthy();
  valueIn(await remove(admin, { id }));
  expect(await former()).toEqual([]);
});

test('the log says what became of a page', async () => {
  const { store, write } = open();
  const { id } = valueIn(await write({ slug: 'a' }));
  for (const command of ['publish', 'save', 'withdraw']) {
    valueIn(await write({ slug: 'a', command }, id));
  }
  const log = await store.read((view) => view.list('activity'));
  expect(log.map(({ description }) => description).toReversed()).toEqual([
    'New page "House Rules" was created',
    'Page "House Rules" was updated, and published',
    'Page "House Rules" was updated',
    'Page "House Rules" was updated, and withdrawn',
  ]);
});

test('a site has a limit of pages', async () => {
  const pages = Array.from({ length: MOST_PAGES }, (_, at) =>
    pageSchema.parse({ id: `page-${at}`, title: `P ${at}`, slug: `p-${at}` }),
  );
  const { write } = open(pages);
  expect(await write({})).toMatchObject({ failure: { code: 'pages-full' } });
  valueIn(await write({ title: 'New', slug: 'p-1' }, 'page-1'));
});
