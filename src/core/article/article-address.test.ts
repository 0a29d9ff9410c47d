import { expect, test } from 'vitest';
import { admin } from '../../../tests/support/newsroom/change-examples.ts';
import { articleForm } from '../../../tests/support/newsroom/content-examples.ts';
import {
  createTestPorts,
  storedArticle,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { visitor } from '../actor.ts';
import { createBackOffice } from '../back-office.ts';
import { createNewsroom } from '../newsroom.ts';
import { formerSlugsOf, slugForTitle } from './article-address.ts';
import type { AddressedCommand } from './desk/article-transition.ts';

function openSite(articles: object[] = []) {
  const { ports } = createTestPorts({ articles });
  const backOffice = createBackOffice(ports);
  const newsroom = createNewsroom(ports);
  return {
    save: (fields: object) =>
      backOffice.content('articles').save(admin, { ...articleForm, ...fields }),
    give: (command: AddressedCommand, input: object) => backOffice.article(command)(admin, input),
    /** Id of the article to which an address leads, and its slug. */
    at: async (id: string) => {
      const read = await newsroom.readArticle(visitor, { id });
      return read.ok ? [read.value.id, read.value.slug] : undefined;
    },
  };
}

test('a new article gets a slug from its title when it is published, with a number if it is taken', async () => {
  const site = openSite();
  const first = valueIn(await site.save({ title: 'Late rain, at last' }));
  const second = valueIn(await site.save({ title: 'Late rain at last!' }));
  expect([first.slug, second.slug]).toEqual(['late-rain-at-last', 'late-rain-at-last-2']);
  expect(await site.at('late-rain-at-last')).toEqual([first.id, first.slug]);
  expect(await site.at(second.id)).toEqual([second.id, second.slug]);
  expect(valueIn(await site.save({ title: '?!' })).slug).toBeUndefined();
});

test('a draft gets its slug when it is published, not from its first words', async () => {
  const site = openSite();
  const draft = valueIn(await site.give('save-draft', { ...articleForm, title: 'La' }));
  expect(draft.slug).toBeUndefined();
  const { id, version } = draft;
  const saved = valueIn(await site.save({ id, version, title: 'Late rain' }));
  expect(saved.slug).toBe('late-rain');
});

test('an article from before slugs keeps its id as its address', async () => {
  const site = openSite([storedArticle({ id: 'article-7', title: 'Old' })]);
  const saved = valueIn(await site.save({ id: 'article-7', version: 'any', title: 'New' }));
  expect(saved.slug).toBeUndefined();
  expect(await site.at('new')).toBeUndefined();
});

test('a former slug leads to the article, and to no other one', async () => {
  const site = openSite();
  const { id, version } = valueIn(await site.save({ title: 'Rain' }));
  const second = valueIn(await site.save({ id, version, slug: 'Snow' }));
  expect(await site.at('rain')).toEqual([id, 'snow']);
  const other = valueIn(await site.save({ title: 'Rain' }));
  expect(other.slug).toBe('rain-2');
  const back = valueIn(await site.save({ id, version: second.version, slug: 'rain' }));
  expect(back).toMatchObject({ slug: 'rain', formerSlugs: ['snow'] });
  const without = valueIn(await site.save({ id, version: back.version, slug: '' }));
  expect([without.slug, without.formerSlugs]).toEqual([undefined, ['rain', 'snow']]);
});

test('a slug of an article that was withdrawn still leads there once it is published again', async () => {
  const site = openSite();
  const { id, version } = valueIn(await site.save({ title: 'Rain' }));
  const withdrawn = valueIn(await site.give('withdraw', { id, version }));
  expect(await site.at('rain')).toBeUndefined();
  await site.save({ id, version: withdrawn.version, slug: 'snow' });
  expect(await site.at('rain')).toEqual([id, 'snow']);
});

test.each([
  ['rain', 'article-slug-taken'],
  ['was-rain', 'article-slug-taken'],
  ['drafted', 'article-slug-taken'],
  ['no such slug', 'article-slug-malformed'],
  ['a/b', 'article-slug-malformed'],
  ['article-12', 'article-slug-like-id'],
])('the slug “%s” is refused (%s)', async (slug, code) => {
  const site = openSite([
    storedArticle({ id: 'article-1', slug: 'rain', formerSlugs: ['was-rain'] }),
  ]);
  valueIn(await site.give('save-draft', { ...articleForm, slug: 'drafted' }));
  for (const saved of [
    await site.save({ slug }),
    await site.give('save-draft', { ...articleForm, slug }),
  ]) {
    expect(saved).toMatchObject({ ok: false, failure: { code, field: 'slug' } });
  }
});

test('of several articles with one slug, the present holder is shown', async () => {
  const site = openSite([
    storedArticle({ id: 'article-2', slug: 'snow', formerSlugs: ['rain'] }),
    storedArticle({ id: 'article-1', slug: 'rain' }),
  ]);
  expect(await site.at('rain')).toEqual(['article-1', 'rain']);
});

test('a title like an id makes another slug', async () => {
  expect(await slugForTitle('Article 5', async () => false)).toBe('article-5-1');
  expect(formerSlugsOf('a', { slug: 'a' })).toBeUndefined();
});
