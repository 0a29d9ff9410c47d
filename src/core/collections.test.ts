import { expect, test } from 'vitest';
import { storedArticle } from '../../tests/support/newsroom/test-newsroom.ts';
import { articleSchema } from './article/article.ts';
import { articleCard } from './article/article-card.ts';
import {
  cardsOf,
  collectionNames,
  collections,
  collectionsWithIdsOf,
  copiesOf,
  isPublicName,
  isSearchedName,
  isSortOf,
  isTextFieldOf,
  labelOf,
  publicNames,
  recordsOfCopies,
  rowOf,
  shownOf,
  sortsOf,
} from './collections.ts';
import { collectionNamed, firstNameOf } from './former-names.ts';

const article = articleSchema.parse(storedArticle({ id: 'article-1', title: 'Rain' }));

test('a record is named by the field of its collection, or by its id', () => {
  expect(labelOf('articles', article)).toBe('Rain');
  const [untitled, damaged] = [
    { ...article, title: '' },
    { ...article, title: 5 },
  ];
  expect(labelOf('drafts', untitled)).toBe('article-1');
  expect(labelOf('drafts', damaged)).toBe('article-1');
  expect(labelOf('drafts', { id: 'article-2' })).toBe('article-2');
  expect(labelOf('jobs', { id: 'job-1' })).toBe('job-1');
});

test('drafts share the ids of articles, which assign them', () => {
  for (const name of ['articles', 'drafts'] as const) {
    expect(collectionsWithIdsOf(name)).toEqual(['articles', 'drafts']);
    expect(recordsOfCopies(name)).toBe('articles');
  }
  expect(copiesOf('articles')).toEqual(['drafts']);
  expect(copiesOf('drafts')).toEqual([]);
  expect(collectionsWithIdsOf('jobs')).toEqual(['jobs']);
  expect(recordsOfCopies('jobs')).toBe('jobs');
  expect(copiesOf('jobs')).toEqual([]);
});

test('lists are sorted by texts and numbers, and narrowed by filters and keys', () => {
  expect(sortsOf('articles')).toEqual(['title', 'category', 'author', 'published', 'corrected']);
  expect(sortsOf('activity')).toEqual(['action', 'time']);
  expect(
    ['title', 'published', 'writer', '__proto__'].map((by) => isSortOf('articles', by)),
  ).toEqual([true, true, false, false]);
  expect(
    ['writer', 'picture', 'published', 'title', 'toString'].map((field) =>
      isTextFieldOf('articles', field),
    ),
  ).toEqual([true, true, false, false, false]);
  expect(isTextFieldOf('activity', 'picture')).toBe(false);
});

test('readers see these collections and no others, and search articles', () => {
  expect(publicNames.toSorted()).toEqual([
    ...[
      'advertisements',
      'articles',
      'authors',
      'breakingLines',
      'categories',
      'fronts',
      'liveBlogs',
      'liveEntries',
      'looks',
      'mostRead',
      'pages',
      'publishedVersions',
      'settings',
      'stories',
      'tags',
      'videos',
      'withdrawals',
    ],
  ]);
  expect(collectionNames.filter(isPublicName)).toEqual(publicNames);
  expect(collectionNames.filter(isSearchedName)).toEqual(['articles']);
});

test('rows and shown records lack what clients must not get', () => {
  const user = { id: 'user-1', name: 'Asha', email: 'asha@example.com', subscribed: false };
  const stored = { ...user, createdAt: '', password: 'secret', generation: 3 };
  expect(shownOf('users', stored)).not.toHaveProperty('password');
  expect(shownOf('users', stored)).toMatchObject(user);
  expect(shownOf('articles', article)).toEqual(article);
  expect(rowOf('articles', article)).not.toHaveProperty('content');
});

test.each([
  ['drafts', 'content'],
  ['revisions', 'state'],
  ['jobs', 'payload'],
] as const)('the schema of rows of %s promises no %s', (name, field) => {
  const schema = collections[name].rowSchema?.();
  expect(schema).toHaveProperty('shape.id');
  expect(schema).not.toHaveProperty(`shape.${field}`);
});

test('lists show cards of the collections that have them', () => {
  expect(cardsOf('articles', [article])).toEqual([articleCard(article)]);
  expect(cardsOf('articles', [])).toEqual([]);
});

test('collections are found by their names in old archives', () => {
  expect(collectionNamed('articles')).toBe('articles');
  expect(collectionNamed('imageLibrary')).toBe('images');
  expect(collectionNamed('images')).toBe('images');
  expect(collectionNamed('nothing')).toBeUndefined();
  expect(collectionNamed('__proto__')).toBeUndefined();
  expect(['images', 'imageLibrary', 'articles', 'x'].map(firstNameOf)).toEqual([
    ...['imageLibrary', 'imageLibrary', 'articles', 'x'],
  ]);
});
