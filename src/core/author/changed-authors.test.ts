import { expect, test } from 'vitest';
import { admin } from '../../../tests/support/newsroom/change-examples.ts';
import { articleForm, authorForm } from '../../../tests/support/newsroom/content-examples.ts';
import { inWords } from '../../../tests/support/newsroom/in-words.ts';
import {
  createTestBackOffice,
  storedArticle,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';

const authors = [
  { ...authorForm, id: 'author-1', name: 'Asha Rao', slug: 'asha-rao', version: 1 },
  { ...authorForm, id: 'author-2', name: 'Samar Pinto', slug: 'samar-pinto', version: 1 },
];
const both = [
  { authorId: 'author-1', name: 'Asha Rao' },
  { authorId: 'author-2', name: 'Samar Pinto' },
];
const articles = [
  storedArticle({ id: 'article-1', bylines: both, author: 'Asha Rao and Samar Pinto' }),
  storedArticle({ id: 'article-2', author: 'ASHA RAO and Farid Quenum' }),
  storedArticle({ id: 'article-3', author: 'Somebody Else' }),
];
const drafts = [{ ...storedArticle({ bylines: [both[0]], author: 'Asha Rao' }), id: 'article-9' }];

const open = () => createTestBackOffice({ authors, articles, drafts });

async function creditsIn({ store }: ReturnType<typeof open>) {
  const [published, written, log] = await store.read(async (view) => [
    await view.list('articles'),
    await view.list('drafts'),
    await view.list('activity', { limit: 1 }),
  ]);
  return {
    authors: [...published, ...written].map(({ author }) => author),
    bylines: published[0]?.bylines,
    log: log[0]?.description,
  };
}

test('a renamed author has the new name in all articles and drafts', async () => {
  const site = open();
  const renamed = { ...authorForm, name: 'Asha Menon', id: 'author-1', version: 1 };
  const saved = valueIn(await site.backOffice.content('authors').save(admin, renamed));
  expect(saved.slug).toBe('asha-rao');
  expect(await creditsIn(site)).toEqual({
    authors: [
      'Asha Menon and Samar Pinto',
      'Asha Menon and Farid Quenum',
      'Somebody Else',
      'Asha Menon',
    ],
    bylines: [{ authorId: 'author-1', name: 'Asha Menon' }, both[1]],
    log: 'Author "Asha Menon" was updated, and 2 articles moved from "Asha Rao" to "Asha Menon"',
  });
});

test('a deleted author leaves the name', async () => {
  const site = open();
  valueIn(await site.backOffice.content('authors').remove(admin, { id: 'author-1' }));
  expect(await creditsIn(site)).toEqual({
    authors: ['Asha Rao and Samar Pinto', 'ASHA RAO and Farid Quenum', 'Somebody Else', 'Asha Rao'],
    bylines: [{ name: 'Asha Rao' }, both[1]],
    log: 'Author "Asha Rao" was deleted, and 1 article kept the name alone',
  });
});

test('an author who takes the place of a deleted one is named once', async () => {
  const site = open();
  const merged = { id: 'author-1', replacedBy: 'author-2' };
  valueIn(await site.backOffice.content('authors').remove(admin, merged));
  expect(await creditsIn(site)).toMatchObject({
    authors: ['Samar Pinto', 'Samar Pinto and Farid Quenum', 'Somebody Else', 'Samar Pinto'],
    bylines: [both[1]],
  });
});

test('an article that is saved has the present names of its authors, and no link to deleted ones', async () => {
  const { backOffice } = open();
  const bylines = [
    { authorId: 'author-2', name: 'Samar' },
    { authorId: 'author-7', name: ' Leela Oomman ' },
    { name: 'A guest' },
  ];
  const saved = valueIn(
    await backOffice.content('articles').save(admin, { ...articleForm, bylines }),
  );
  expect(saved).toMatchObject({
    author: 'Samar Pinto, Leela Oomman and A guest',
    bylines: [both[1], { name: 'Leela Oomman' }, { name: 'A guest' }],
  });
  const { id, version } = saved;
  const without = { ...articleForm, id, version, bylines: [], author: 'Asha Rao' };
  const emptied = valueIn(await backOffice.content('articles').save(admin, without));
  expect(emptied.author).toBe('Asha Rao');
  expect(emptied.bylines).toBeUndefined();
});

test('a slug is made from the name and unique; a taken one is refused', async () => {
  const { backOffice } = open();
  const { save } = backOffice.content('authors');
  const sameAddress = { ...authorForm, name: 'Asha, Rao' };
  expect(valueIn(await save(admin, sameAddress)).slug).toBe('asha-rao-2');
  expect(valueIn(await save(admin, { ...authorForm, name: '!' })).slug).toBe('authors');
  const taken = { ...authorForm, name: 'Another', slug: 'samar-pinto' };
  expect(inWords(await save(admin, taken))).toMatchObject({
    ok: false,
    failure: {
      kind: 'taken',
      field: 'slug',
      message: 'Another page has the address “samar-pinto” already. Please choose a different one.',
    },
  });
});

test.each([
  ['bylines', [{ name: ' ' }], 'Byline 1 needs a name.'],
  [
    'bylines',
    [{ name: 'x'.repeat(201) }],
    'The name of byline 1 may have at most 200 characters; it has 201.',
  ],
])('an article refuses %s that break a rule', async (field, value, message) => {
  const { backOffice } = open();
  const saved = await backOffice
    .content('articles')
    .save(admin, { ...articleForm, [field]: value });
  expect(inWords(saved)).toMatchObject({ ok: false, failure: { field, message } });
});

test.each([
  [{ label: '', address: '/about-us' }, 'Link 1 needs a label.'],
  [
    { label: 'x'.repeat(201), address: '/' },
    'The label of link 1 may have at most 200 characters; it has 201.',
  ],
  [
    { label: 'Here', address: 'javascript:alert(1)' },
    'Link 1 leads nowhere: give an address that begins with https://, mailto: or tel:, or a path of this site.',
  ],
])('an author refuses the link %j', async (link, message) => {
  const { backOffice } = open();
  const saved = await backOffice.content('authors').save(admin, { ...authorForm, links: [link] });
  expect(inWords(saved)).toMatchObject({ ok: false, failure: { field: 'links', message } });
});
