import { expect } from 'vitest';
import { createBackOffice } from '#core/back-office.ts';
import type { RecordOf } from '#core/collections.ts';
import type { Store } from '#core/ports.ts';
import { blobOf, makeArchive } from '../records/archives.ts';
import { admin } from './change-examples.ts';
import { articleForm } from './content-examples.ts';
import { createTestPorts, storedArticle, valueIn } from './test-newsroom.ts';

interface SectionCase {
  title: string;
  /** Runs the case in a store without articles and categories. */
  run: (store: Store) => Promise<void>;
}

type Fields = { category: string; sectionId?: string };

/** Creates a newsroom with these categories, and with these articles by title. */
async function openNewsroom(
  store: Store,
  categories: Record<string, string>,
  articles: Record<string, Fields> = {},
) {
  await store.change(async (change) => {
    for (const { id } of await change.list('categories')) await change.remove('categories', id);
    for (const { id } of await change.list('articles')) await change.remove('articles', id);
    for (const [id, name] of Object.entries(categories)) {
      await change.put('categories', { id, name, version: undefined });
    }
    for (const [title, fields] of Object.entries(articles)) {
      const article = storedArticle({ title, ...fields, version: undefined });
      await change.put('articles', article as unknown as RecordOf<'articles'>);
    }
  });
  const { ports } = createTestPorts({}, { store });
  const backOffice = createBackOffice(ports);
  const { save: saveCategory, remove } = backOffice.content('categories');
  const { save } = backOffice.content('articles');
  const loggedLast = async () =>
    (await store.read((view) => view.list('activity', { limit: 1 })))[0]?.description;
  return {
    backOffice,
    /** Saves an article in a category; returns the stored record. */
    write: async (title: string, category: string, stored?: RecordOf<'articles'>) => {
      const { id, version } = stored ?? {};
      const saved = valueIn(await save(admin, { ...articleForm, title, category, id, version }));
      return store.read((view) => view.get('articles', saved.id));
    },
    /** Renames a category; returns the log entry's description. */
    rename: async (id: string, name: string) => {
      const stored = await store.read((view) => view.get('categories', id));
      valueIn(await saveCategory(admin, { id, name, version: stored?.version }));
      return loggedLast();
    },
    remove: async (id: string, replacedBy: string) => {
      valueIn(await remove(admin, { id, replacedBy }));
      return loggedLast();
    },
    /** Category name and reference of each article, by title. */
    places: async () => {
      const listed = await store.read((view) => view.list('articles'));
      return Object.fromEntries(
        listed.map(({ title, category, sectionId }) => [title, [category, sectionId]]),
      );
    },
  };
}

/**
 * Cases of articles whose categories are renamed, deleted or imported; every store must pass them.
 */
export const sectionCases: readonly SectionCase[] = [
  {
    title: 'two categories that come to have one address, and one name, keep their own articles',
    run: async (store) => {
      const { write, rename, places } = await openNewsroom(store, {
        'cat-1': 'Tech',
        'cat-2': 'World',
      });
      const [tech] = [await write('chip', 'Tech'), await write('sea', 'World')];
      expect(await rename('cat-2', 'Tech')).toMatch(/1 article moved from "World" to "Tech"$/);
      expect(await places()).toEqual({ chip: ['Tech', 'cat-1'], sea: ['Tech', 'cat-2'] });
      // Saved again under the same name, the article stays in its category.
      await write('chip', 'Tech', tech);
      expect(await rename('cat-2', 'tech')).toMatch(/1 article moved from "Tech" to "tech"$/);
      expect(await rename('cat-1', 'Science')).toMatch(/1 article moved from "Tech" to "Science"$/);
      expect(await places()).toEqual({ chip: ['Science', 'cat-1'], sea: ['tech', 'cat-2'] });
    },
  },
  {
    title: 'articles without a usable reference go with the category of their name, and get one',
    run: async (store) => {
      const { rename, places } = await openNewsroom(
        store,
        { 'cat-1': 'Tech', 'cat-2': 'World' },
        {
          old: { category: 'Tech' },
          spelled: { category: ' TECH ' },
          dangling: { category: 'tech', sectionId: 'cat-9' },
          elsewhere: { category: 'World', sectionId: 'cat-9' },
        },
      );
      expect(await rename('cat-1', 'Science')).toMatch(/3 articles moved/);
      expect(await places()).toEqual({
        old: ['Science', 'cat-1'],
        spelled: ['Science', 'cat-1'],
        dangling: ['Science', 'cat-1'],
        elsewhere: ['World', 'cat-9'],
      });
    },
  },
  {
    title: 'of two at one address, those without a reference go with the one they are spelled like',
    run: async (store) => {
      const { rename, places } = await openNewsroom(
        store,
        { 'cat-1': 'Tech', 'cat-2': 'tech' },
        {
          exact: { category: 'Tech' },
          other: { category: 'TECH' },
          referring: { category: 'Tech', sectionId: 'cat-2' },
          drifted: { category: 'Machines', sectionId: 'cat-1' },
        },
      );
      expect(await rename('cat-1', 'Science')).toMatch(/2 articles moved/);
      expect(await places()).toEqual({
        exact: ['Science', 'cat-1'],
        other: ['TECH', undefined],
        referring: ['Tech', 'cat-2'],
        drifted: ['Science', 'cat-1'],
      });
    },
  },
  {
    title: 'where the name is that of another category than the reference, the name wins',
    run: async (store) => {
      const contradicting = { byHand: { category: 'World', sectionId: 'cat-1' } };
      const { write, rename, places } = await openNewsroom(
        store,
        { 'cat-1': 'Tech', 'cat-2': 'World' },
        contradicting,
      );
      expect(await rename('cat-1', 'Science')).not.toMatch(/moved/);
      expect(await rename('cat-2', 'Globe')).toMatch(/1 article moved from "World" to "Globe"$/);
      expect(await places()).toEqual({ byHand: ['Globe', 'cat-2'] });
      const [stored] = await store.read((view) => view.list('articles'));
      await store.change((change) =>
        change.amend('articles', { section: 'cat-2' }, { category: 'Science' }),
      );
      await write('byHand', 'Science', stored && { ...stored, version: (stored.version ?? 0) + 1 });
      expect(await places()).toEqual({ byHand: ['Science', 'cat-1'] });
    },
  },
  {
    title: 'the replacement of a deleted category gets its articles with the reference',
    run: async (store) => {
      const { write, remove, rename, places } = await openNewsroom(
        store,
        { 'cat-1': 'Tech', 'cat-2': 'tech', 'cat-3': 'World' },
        { old: { category: 'Tech' }, theirs: { category: 'tech', sectionId: 'cat-2' } },
      );
      await write('chip', 'Tech');
      expect(await remove('cat-1', 'cat-3')).toMatch(/2 articles moved from "Tech" to "World"$/);
      expect(await remove('cat-2', 'cat-3')).toMatch(/1 article moved from "tech" to "World"$/);
      await rename('cat-3', 'Globe');
      expect(await places()).toEqual({
        chip: ['Globe', 'cat-3'],
        old: ['Globe', 'cat-3'],
        theirs: ['Globe', 'cat-3'],
      });
    },
  },
  {
    title: 'imported articles keep their reference, and those of older archives go by their name',
    run: async (store) => {
      const { backOffice, rename, places } = await openNewsroom(store, { 'cat-1': 'Tech' });
      const articles = [
        storedArticle({ id: 'article-901', title: 'ours', category: 'Tech', sectionId: 'cat-1' }),
        storedArticle({ id: 'article-902', title: 'older', category: 'tech' }),
        storedArticle({ id: 'article-903', title: 'dangling', category: 'Tech', sectionId: 'x' }),
        storedArticle({ id: 'article-904', title: 'theirs', category: 'tech', sectionId: 'cat-2' }),
        storedArticle({ id: 'article-905', title: 'odd', category: 'Tech', sectionId: 7 }),
      ];
      const categories = [
        { id: 'cat-1', name: 'Tech' },
        { id: 'cat-2', name: 'tech' },
      ];
      const archive = blobOf(makeArchive({ records: { articles, categories } }));
      const proven = { ...admin, isProven: true };
      valueIn(await backOffice.importArchive(proven, { archive }));
      expect(await rename('cat-1', 'Science')).toMatch(/3 articles moved/);
      expect(await places()).toEqual({
        ours: ['Science', 'cat-1'],
        older: ['tech', undefined],
        dangling: ['Science', 'cat-1'],
        theirs: ['tech', 'cat-2'],
        odd: ['Science', 'cat-1'],
      });
    },
  },
  {
    title: 'drafts go along, and what is published or withdrawn later keeps its category',
    run: async (store) => {
      const { backOffice, write, rename, places } = await openNewsroom(store, {
        'cat-1': 'Tech',
        'cat-2': 'World',
      });
      const published = await write('chip', 'Tech');
      const address = { id: published?.id, version: published?.version };
      const draft = valueIn(
        await backOffice.article('save-draft')(admin, {
          ...articleForm,
          ...address,
          title: 'sea',
          category: 'World',
        }),
      );
      await rename('cat-2', 'Tech');
      const onDesk = await store.read((view) => view.get('drafts', draft.id));
      expect([onDesk?.category, onDesk?.sectionId]).toEqual(['Tech', 'cat-2']);
      expect(await places()).toEqual({ chip: ['Tech', 'cat-1'] });
      valueIn(
        await backOffice.article('publish')(admin, { id: draft.id, version: onDesk?.version }),
      );
      await rename('cat-1', 'Science');
      expect(await places()).toEqual({ sea: ['Tech', 'cat-2'] });
      const [revision] = await store.read((view) =>
        view.list('revisions', { where: { article: draft.id }, limit: 1 }),
      );
      expect(revision?.state).toMatchObject({ category: 'Tech', sectionId: 'cat-2' });
    },
  },
];
