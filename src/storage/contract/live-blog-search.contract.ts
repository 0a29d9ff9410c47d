import { liveEntrySchema } from '#core/article/live/live-entry.ts';
import type { OpenedSearch, SearchCase } from './search-case.contract.ts';
import { articleTitled, CASE_INSTANT, expectEqual } from './store-case.contract.ts';

const find = ({ search }: OpenedSearch, term: string, findsClosed = false) =>
  search.find({ term, page: 1, now: new Date(CASE_INSTANT), findsClosed });

const paragraph = (content: string) => ({
  id: `p ${content}`,
  type: 'paragraph' as const,
  content,
});

/** Entry of a live blog, as many minutes before the case's instant as its id says. */
const entryOf = (minutes: number, article: string, content: string, heading?: string) =>
  liveEntrySchema.parse({
    id: `entry-${minutes}`,
    article,
    at: new Date(CASE_INSTANT - minutes * 60_000).toISOString(),
    content: [paragraph(content)],
    ...(heading ? { heading } : {}),
  });

/** Stores an article with two entries of its live blog; returns its id. */
const publishLive = ({ store }: OpenedSearch, fields: object = {}): Promise<string> =>
  store.change(async (change) => {
    const article = { ...articleTitled('Cyclone'), content: [paragraph('It nears.')], ...fields };
    const { id } = await change.insert('articles', article);
    await change.put('liveEntries', entryOf(2, id, 'Trains stand in Puri.'));
    await change.put('liveEntries', entryOf(1, id, 'Schools close.', 'Landfall'));
    return id;
  });

/** Cases of the `ArticleSearch` port's contract about live blogs, which their entries make found. */
export const liveBlogSearchCases: readonly SearchCase[] = [
  {
    title:
      '[search-live] a live blog is found by headings and words of its entries, and shows them',
    run: async (opened) => {
      await publishLive(opened);
      for (const term of ['landfall', 'puri', 'cyclone schools', 'schoolz trains']) {
        const { total, results } = await find(opened, term);
        expectEqual([total, results.length], [1, 1], term);
      }
      const [result] = (await find(opened, 'puri')).results;
      expectEqual(
        result?.excerpt.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join(''),
        'It nears. Landfall Schools close. Trains stand in [Puri].',
      );
      expectEqual((await find(opened, 'harbour')).total, 0);
    },
  },
  {
    title:
      '[search-live] changed entries are found by their new words, removed ones and those elsewhere not at all',
    run: async (opened) => {
      const { store } = opened;
      const id = await publishLive(opened);
      await store.change(async (change) => {
        const [first] = await change.list('liveEntries', { where: { article: id }, limit: 1 });
        if (first)
          await change.replace('liveEntries', { ...first, content: [paragraph('Ferries.')] });
        await change.remove('liveEntries', 'entry-2');
        await change.put('liveEntries', entryOf(3, 'no-such-article', 'Volcano.'));
      });
      for (const [term, total] of [
        ['ferries', 1],
        ['schools', 0],
        ['puri', 0],
        ['volcano', 0],
      ] as const) {
        expectEqual((await find(opened, term)).total, total, term);
      }
      await store.change(async (change) => {
        const article = await change.get('articles', id);
        if (article) await change.replace('articles', { ...article, title: 'Storm' });
      });
      expectEqual((await find(opened, 'storm ferries')).total, 1, 'after a new title');
      const withdrawn = await store.change(async (change) => {
        const article = await change.get('articles', id);
        await change.remove('articles', id);
        return article;
      });
      expectEqual((await find(opened, 'ferries')).total, 0, 'after the removal of its article');
      await store.change(async (change) => {
        if (withdrawn) await change.put('articles', withdrawn);
      });
      expectEqual((await find(opened, 'ferries')).total, 1, 'published again');
    },
  },
  {
    title:
      '[search-live] entries of a Premium article are found by Premium readers alone, and shown to nobody',
    run: async (opened) => {
      await publishLive(opened, {
        isPremium: true,
        content: ['One.', 'Two.', 'Three.'].map(paragraph),
      });
      expectEqual((await find(opened, 'puri')).total, 0);
      const found = await find(opened, 'puri', true);
      expectEqual(found.total, 1);
      expectEqual(JSON.stringify(found).includes('Puri'), false, 'is shown');
    },
  },
  {
    title: '[search-live] the desk finds published articles by the entries of their live blogs',
    run: async (opened) => {
      const id = await publishLive(opened);
      const listed = await opened.store.read((view) =>
        view.list('articles', { search: 'landfall', searchesText: true }),
      );
      expectEqual(
        listed.map((article) => article.id),
        [id],
      );
    },
  },
];
