import { describe, expect, test } from 'vitest';
import { storedArticle } from '../../../tests/support/newsroom/test-newsroom.ts';
import type { Article } from '../article/article.ts';
import { articleCollection } from '../article/article-collection.ts';
import { countOfReads, createReadLog, isTouched } from './reads.ts';
import { listedNumber, touchOf } from './touch.ts';

const { schema } = articleCollection;
const hour = (at: number): string => new Date(Date.UTC(2026, 10, 20, at)).toISOString();

const article = (id: string, fields: Partial<Article> = {}): Article => {
  const stored = {
    ...storedArticle({ title: 'One title' }),
    id,
    category: 'Tech',
    publishedAt: hour(10),
    ...fields,
  };
  const parsed = schema._zod.run({ value: stored, issues: [] }, {}) as { value: Article };
  return parsed.value;
};

/** Articles as `log.list` takes them. */
const listed = (...articles: Article[]) =>
  articles.map((one) => ({ id: one.id, number: listedNumber(articleCollection, one) }));

const paragraphs = (...texts: string[]): Article['content'] =>
  texts.map((content, at) => ({ id: `p${at}`, type: 'paragraph', content }));

const changed = (before?: Article, after?: Article) =>
  new Map([['articles' as const, [touchOf(articleCollection, before, after)]]]);

test('[page-freshness] a list of several values of a key is touched by each of them', () => {
  const log = createReadLog();
  const where = { byline: { oneOf: ['author-1', 'name:asha rao'] } };
  log.list('articles', articleCollection, { where, limit: 20 }, [], 'cards');
  const by = (fields: Partial<Article>) => changed(undefined, article('article-9', fields));
  expect(isTouched(log.reads, by({ author: 'Asha Rao' }))).toBe(true);
  expect(isTouched(log.reads, by({ bylines: [{ authorId: 'author-1', name: 'A' }] }))).toBe(true);
  expect(isTouched(log.reads, by({ author: 'Somebody' }))).toBe(false);
});

test('[page-freshness] what a list leaves out only narrows it: other lists don’t touch it', () => {
  const log = createReadLog();
  const where = { category: 'tech', id: { not: { oneOf: ['article-1'] } } };
  log.count('articles', { where });
  log.list('articles', articleCollection, { where, limit: 20 }, [], 'cards');
  const inCategory = (category: string) => changed(undefined, article('article-9', { category }));
  expect(isTouched(log.reads, inCategory('Tech'))).toBe(true);
  expect(isTouched(log.reads, inCategory('Sports'))).toBe(false);
  const whole = createReadLog();
  whole.count('articles', { where: { id: { not: 'article-1' } } });
  expect(isTouched(whole.reads, inCategory('Sports'))).toBe(true);
});

/** Reads of the first two cards of a category, the last of which is from ten o'clock. */
function section(category: string, as: 'cards' | 'records' = 'cards') {
  const log = createReadLog();
  const found = [article('article-2', { publishedAt: hour(11) }), article('article-1')];
  log.list('articles', articleCollection, { where: { category }, limit: 2 }, listed(...found), as);
  return log.reads;
}

describe('[page-freshness] a window of a list', () => {
  const tech = section('tech');
  const other = (fields: Partial<Article> = {}) => article('article-9', fields);

  test.each<[string, boolean, Article | undefined, Article | undefined]>([
    ['a new record of its category', true, undefined, other({ publishedAt: hour(12) })],
    ['a new record behind its end', false, undefined, other({ publishedAt: hour(9) })],
    ['a new record with its last instant', true, undefined, other()],
    ['a new record of another category', false, undefined, other({ category: 'Business' })],
    ['a new record without a date', true, undefined, other({ publishedAt: undefined })],
    ['a deleted record', true, other({ publishedAt: hour(12) }), undefined],
    ['a deleted record behind its end', false, other({ publishedAt: hour(9) }), undefined],
    ['a record moved here from another category', true, other({ category: 'India' }), other()],
    ['a record moved to another category', true, other(), other({ category: 'India' })],
    [
      'a record that moves up into it',
      true,
      other({ publishedAt: hour(1) }),
      other({ publishedAt: hour(13) }),
    ],
    [
      'a record that moves down out of it',
      true,
      other({ publishedAt: hour(13) }),
      other({ publishedAt: hour(1) }),
    ],
    [
      'a record that moves behind its end',
      false,
      other({ publishedAt: hour(1) }),
      other({ publishedAt: hour(2) }),
    ],
    [
      'a new title of a record that it shows',
      true,
      article('article-1'),
      article('article-1', { title: 'New' }),
    ],
    ['a new title of a record that it does not show', false, other(), other({ title: 'New' })],
    [
      'a correction at the end of a record that it shows',
      false,
      article('article-1', { content: paragraphs('one', 'two') }),
      article('article-1', { content: paragraphs('one', 'three'), updatedAt: hour(15) }),
    ],
    [
      'a correction at the beginning of a record that it shows',
      true,
      article('article-1', { content: paragraphs('one', 'two') }),
      article('article-1', { content: paragraphs('One', 'two') }),
    ],
  ])('and %s: touched %s', (_, isExpected, before, after) => {
    expect(isTouched(tech, changed(before, after))).toBe(isExpected);
  });

  test('that shows whole records is touched by each change of them', () => {
    const [before, after] = [article('article-1'), article('article-1', { updatedAt: hour(15) })];
    expect(isTouched(section('tech', 'records'), changed(before, after))).toBe(true);
    expect(isTouched(section('tech', 'records'), changed(other(), other()))).toBe(false);
  });

  test('that is not full has no end', () => {
    const log = createReadLog();
    log.list('articles', articleCollection, { limit: 2 }, listed(article('article-1')), 'cards');
    expect(isTouched(log.reads, changed(undefined, other({ publishedAt: hour(1) })))).toBe(true);
  });

  test('that ends with an undated record has no end', () => {
    const log = createReadLog();
    const undated = article('article-1', { publishedAt: undefined });
    log.list('articles', articleCollection, { limit: 1 }, listed(undated), 'cards');
    expect(isTouched(log.reads, changed(undefined, other({ publishedAt: hour(1) })))).toBe(true);
  });
});

describe('[page-freshness] reads', () => {
  const none = changed(article('article-9'), article('article-9'));

  test('of a record are touched only by it, even if it did not exist', () => {
    const log = createReadLog();
    log.record('articles', 'article-1');
    expect(isTouched(log.reads, changed(undefined, article('article-1')))).toBe(true);
    expect(isTouched(log.reads, changed(undefined, article('article-2')))).toBe(false);
  });

  test('of a count are touched by added and removed records, not by changed ones', () => {
    const log = createReadLog();
    log.count('articles', { where: { category: 'tech' } });
    expect(isTouched(log.reads, changed(undefined, article('article-1')))).toBe(true);
    const [before, after] = [article('article-1'), article('article-1', { title: 'New' })];
    expect(isTouched(log.reads, changed(before, after))).toBe(false);
  });

  test.each([
    ['a search', { limit: 5, search: 'rain' }],
    ['a sort', { limit: 5, sort: { by: 'title', isDescending: false } }],
    ['a filter with several values', { limit: 5, where: { category: ['tech', 'india'] } }],
  ])('of %s are touched by any change of the collection', (_, query) => {
    const log = createReadLog();
    log.list('articles', articleCollection, query, [], 'cards');
    expect(isTouched(log.reads, none)).toBe(true);
  });

  test('are touched by unknown changes of their collection', () => {
    const tech = section('tech');
    expect(isTouched(tech, new Map([['articles', undefined]]))).toBe(true);
    expect(isTouched(tech, new Map([['categories', undefined]]))).toBe(false);
  });

  test('of very many records are touched by any change of the collection, to bound memory', () => {
    const log = createReadLog();
    const many = Array.from({ length: 400 }, (_, at) => article(`article-${at}`));
    log.list('articles', articleCollection, {}, listed(...many), 'records');
    log.record('articles', 'article-1');
    expect(log.reads.get('articles')?.records.size).toBe(0);
    expect(isTouched(log.reads, changed(article('other'), article('other')))).toBe(true);
  });

  test('are counted over all collections', () => {
    const log = createReadLog();
    log.record('articles', 'article-1');
    log.record('articles', 'article-1');
    const found = [article('article-2'), article('article-3')];
    log.list('articles', articleCollection, {}, listed(...found), 'cards');
    log.record('stories', 'story-1');
    log.count('videos', {});
    expect(countOfReads(log.reads)).toBe(6);
  });

  test('of 300 records and lists are tracked one by one, of more as a whole', () => {
    const log = createReadLog();
    for (let at = 0; at < 150; at += 1) log.record('articles', `article-${at}`);
    const found = Array.from({ length: 149 }, (_, at) => article(`article-${at}`));
    log.list('articles', articleCollection, {}, listed(...found), 'cards');
    expect(countOfReads(log.reads)).toBe(300);
    log.record('articles', 'article-999');
    expect(log.reads.get('articles')).toEqual({
      ...{ isWhole: true, records: new Set(), cards: new Set(), lists: new Map() },
    });
    log.record('articles', 'article-1');
    log.count('articles', {});
    log.list('articles', articleCollection, {}, listed(...found), 'cards');
    expect(countOfReads(log.reads)).toBe(0);
  });

  test('of a query with absent parts are those of the query without them', () => {
    const log = createReadLog();
    const query = { limit: 5, search: undefined, where: { category: undefined } };
    log.list('articles', articleCollection, query, [], 'cards');
    expect(log.reads.get('articles')?.lists).toEqual(new Map([['', Number.NEGATIVE_INFINITY]]));
    expect(isTouched(log.reads, none)).toBe(false);
  });

  test('of collections without cards, and counts of searches, are touched by any change', () => {
    const log = createReadLog();
    log.list('articles', {}, { limit: 5 }, [], 'records');
    expect(isTouched(log.reads, none)).toBe(true);
    const counted = createReadLog();
    counted.count('articles', Object({ search: 'rain' }));
    expect(isTouched(counted.reads, none)).toBe(true);
    counted.record('articles', 'article-1');
    expect(countOfReads(counted.reads)).toBe(0);
  });

  test.each([
    ['first', [5, 11]],
    ['last', [11, 5]],
  ])('of two windows of a list end where the longer one does, which is read %s', (_, hours) => {
    const log = createReadLog();
    for (const at of hours) {
      const found = [article(`article-${at}`, { publishedAt: hour(at) })];
      log.list('articles', articleCollection, { limit: 1 }, listed(...found), 'cards');
    }
    const added = (at: number) =>
      changed(undefined, article('article-9', { publishedAt: hour(at) }));
    expect([isTouched(log.reads, added(5)), isTouched(log.reads, added(4))]).toEqual([true, false]);
  });

  test('are touched if any of several changes affects them', () => {
    const log = createReadLog();
    log.record('articles', 'article-2');
    const touches = ['article-1', 'article-2'].map((id) =>
      touchOf(articleCollection, undefined, article(id)),
    );
    expect(isTouched(log.reads, new Map([['articles', touches]]))).toBe(true);
    expect(isTouched(log.reads, new Map([['articles', touches.slice(0, 1)]]))).toBe(false);
    const both = new Map([
      ['stories' as const, undefined],
      ['articles' as const, touches],
    ]);
    expect(isTouched(log.reads, both)).toBe(true);
  });
});
