import type { SearchQuery } from '#core/ports.ts';
import { firstResultsCase } from './first-results.contract.ts';
import { languages } from './languages.contract.ts';
import { liveBlogSearchCases } from './live-blog-search.contract.ts';
import {
  CAFE,
  daysAgo,
  find,
  HARBOURS,
  MONSOON,
  news,
  type OpenedSearch,
  paragraphs,
  publish,
  type SearchCase,
  titlesFor,
} from './search-case.contract.ts';
import { searchOperatorCases } from './search-operators.contract.ts';
import { searchOrderCases } from './search-order.contract.ts';
import { articleTitled, expectEqual } from './store-case.contract.ts';

/** Checks the titles found for each term, in any order. */
async function expectFound(opened: OpenedSearch, expected: [term: string, titles: string[]][]) {
  for (const [term, titles] of expected) {
    expectEqual((await titlesFor(opened, term)).toSorted(), titles.toSorted(), term);
  }
}

/** All that the `ArticleSearch` port promises; every adapter passes it. */
export const searchContract: readonly SearchCase[] = [
  ...liveBlogSearchCases,
  ...languages.map(({ language, title, text, found, notFound }) => ({
    title: `searches in ${language}`,
    run: async (opened: OpenedSearch) => {
      await publish(opened, [{ title, text }]);
      const wrong: string[] = [];
      for (const term of found) {
        if ((await titlesFor(opened, term)).length !== 1) wrong.push(`${term}: not found`);
      }
      for (const term of notFound) {
        if ((await titlesFor(opened, term)).length !== 0) wrong.push(`${term}: found`);
      }
      expectEqual(wrong, [], language);
    },
  })),
  {
    title: '[search-typo] words are found by their beginning and, if longer, with one typo',
    run: async (opened) => {
      await publish(opened, news);
      const terms = ['monso', 'monson', 'momsoon', 'monsooon', 'mosnoon', 'onsoon', 'MONSOON'];
      for (const term of terms) {
        expectEqual(await titlesFor(opened, term), [MONSOON, HARBOURS], term);
      }
    },
  },
  {
    title: '[search-typo] two typos in a word, or one in a short word, find nothing',
    run: async (opened) => {
      await publish(opened, news);
      await expectFound(opened, [
        ['momsoom', []],
        ['rait', []],
        ['bat', []],
        ['rain', [MONSOON]],
      ]);
    },
  },
  {
    title: '[search-bounds] one letter matches whole words only; the first eight words count',
    run: async (opened) => {
      const eight = 'one two three four five six seven eight';
      await publish(opened, [
        { title: 'Vitamin C is short', days: 1 },
        { title: 'Clouds over Cairo', days: 2 },
        { title: `Counting ${eight}`, days: 3 },
      ]);
      await expectFound(opened, [
        ['c', ['Vitamin C is short']],
        ['cl', ['Clouds over Cairo']],
        [`${eight} nine`, [`Counting ${eight}`]],
        [`nine ${eight}`, []],
      ]);
    },
  },
  {
    title: 'every word must match, in any script, ignoring case and accents',
    run: async (opened) => {
      await publish(opened, news);
      await expectFound(opened, [
        ['monsoon farmers', [MONSOON]],
        ['monsoon café', []],
        ['cafe', [CAFE]],
        ['PONDICHÉRY', [CAFE]],
        ['cafe\u0301', [CAFE]],
        ['आशा', ['आशा की कहानी']],
        ['जहाज़', ['आशा की कहानी']],
      ]);
    },
  },
  {
    title: 'category and author are searched, unknown blocks are not',
    run: async (opened) => {
      await publish(opened, news);
      await opened.store.change(async (change) => {
        const quiz = { id: 'q', type: 'quiz', text: 'zebra', content: 'zebra' };
        await change.insert('articles', { ...articleTitled('Quiz'), content: [quiz] });
      });
      await expectFound(opened, [
        ['lifestyle', [CAFE]],
        ['meera', [MONSOON]],
        ['zebra', []],
        ['quiz', ['Quiz']],
      ]);
    },
  },
  ...searchOrderCases,
  ...searchOperatorCases,
  firstResultsCase,
  {
    title: '[search-results] matches are marked in title and excerpt, typos too',
    run: async (opened) => {
      await publish(opened, news);
      const [first, second] = (await find(opened, 'monson')).results;
      expectEqual(first?.title, [
        { text: 'Monsoon', isMatch: true },
        { text: ' reaches the coast', isMatch: false },
      ]);
      expectEqual(
        second?.excerpt.filter(({ isMatch }) => isMatch),
        [{ text: 'monsoon', isMatch: true }],
      );
    },
  },
  {
    title: '[search-premium] paywalled text is searched for those who may read it, and never shown',
    run: async (opened) => {
      const content = paragraphs('First opening.', 'Second.', 'The secret volcano opens.');
      const alone = paragraphs(`Alone ${'word '.repeat(40)} glacier.`);
      await opened.store.change(async (change) => {
        const kept = { ...articleTitled('Kept'), isPremium: true };
        await change.insert('articles', { ...kept, content });
        await change.insert('articles', { ...kept, title: 'Single', content: alone });
      });
      await expectFound(opened, [
        ['volcano', []],
        ['volc', []],
        ['volcanp', []],
        ['glacier', []],
        ['first', ['Kept']],
        ['alone', ['Single']],
      ]);
      for (const term of ['volcano', 'volc', 'volcanp', 'kept volcano', 'volcano first']) {
        const found = await find(opened, term, { findsClosed: true });
        expectEqual([found.total, found.results.length], [1, 1], term);
        expectEqual(JSON.stringify(found).includes('volcano'), false, 'is shown');
      }
      await opened.store.change(async (change) => {
        const one = (await change.list('articles')).find(({ title }) => title === 'Kept');
        if (one) await change.replace('articles', { ...one, isPremium: false });
      });
      await expectFound(opened, [['volcano', ['Kept']]]);
    },
  },
  {
    title: '[search-filters] results are narrowed by category and by period',
    run: async (opened) => {
      await publish(opened, [...news, { title: 'Chips', category: 'Web Stories' }]);
      const asked: [term: string, more: Partial<SearchQuery>, titles: string[]][] = [
        ['monsoon', { category: 'world' }, [HARBOURS]],
        ['monsoon', { category: 'auto' }, []],
        ['chips', { category: 'web-stories' }, ['Chips']],
        ['monsoon', { period: 'day' }, [HARBOURS]],
        ['monsoon', { period: 'week' }, [MONSOON, HARBOURS]],
        ['cafe', { period: 'month' }, []],
        ['cafe', { period: 'year' }, [CAFE]],
        ['monsoon', { period: 'week', category: 'india' }, [MONSOON]],
      ];
      for (const [term, more, titles] of asked) {
        const found = await find(opened, term, more);
        const what = `${term} ${JSON.stringify(more)}`;
        expectEqual(
          found.results.map(({ article }) => article.title),
          titles,
          what,
        );
        expectEqual(
          [found.total, found.category, found.period],
          [titles.length, more.category, more.period],
          what,
        );
      }
    },
  },
  {
    title: '[search-filters] ten results a page, over all ranks, none twice',
    run: async (opened) => {
      await publish(
        opened,
        Array.from({ length: 27 }, (_, at) => ({
          title: ['Monsoon', 'Monsoo', 'Weather'][at % 3] ?? '',
          text: 'The monsoon.',
          days: at,
        })),
      );
      const pages = [];
      for (const page of [1, 2, 3, 4]) pages.push(await find(opened, 'monsoon', { page }));
      expectEqual(
        pages.map(({ results }) => results.length),
        [10, 10, 7, 7],
      );
      expectEqual(
        pages.map(({ total, pages: count, page }) => [total, count, page]),
        [1, 2, 3, 3].map((page) => [27, 3, page]),
      );
      const ids = pages.flatMap(({ results }) => results.map(({ article }) => article.id));
      expectEqual(new Set(ids).size, 27, 'different ones');
      expectEqual(
        pages[0]?.results.slice(0, 9).map(({ article }) => article.title),
        Array(9).fill('Monsoon'),
      );
    },
  },
  {
    title: 'odd terms find nothing and never fail',
    run: async (opened) => {
      await publish(opened, news);
      const odd = [
        '!!!',
        '(*)',
        '\\',
        '__proto__',
        '💥',
        'x'.repeat(200),
        "'; drop table",
        'qz\0qz',
      ];
      for (const term of [...odd, '"', 'NOT AND OR', 'title:', '\ud800', 'मं'.repeat(60)]) {
        expectEqual(await titlesFor(opened, term), [], term.slice(0, 20));
      }
    },
  },
  {
    title: 'signs that are several words are found by themselves and by each of their words',
    run: async (opened) => {
      const texts = {
        Ligature: 'قال ﷺ ذلك',
        Fraction: 'Add ½ cup.',
        Dot: 'El coŀlegi obre.',
        Apostrophe: 'Dit is ŉ huis.',
        Brackets: 'Clause ⑴ stays.',
      };
      await publish(
        opened,
        Object.entries(texts).map(([title, text]) => ({ title, text })),
      );
      await expectFound(opened, [
        ['ﷺ', ['Ligature']],
        ['صلى الله عليه وسلم', ['Ligature']],
        ['عليه', ['Ligature']],
        ['½ cup', ['Fraction']],
        ['coŀlegi', ['Dot']],
        ['col·legi', ['Dot']],
        ['ŉ huis', ['Apostrophe']],
        ['clause ⑴', ['Brackets']],
        ['½ ⑴ ﷺ', []],
      ]);
      const [found] = (await find(opened, 'ﷺ')).results;
      const marked = found?.excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text);
      expectEqual(marked, ['ﷺ'], 'marked');
      const desk = await opened.store.read((view) =>
        view.list('articles', { search: 'ﷺ', searchesText: true }),
      );
      expectEqual(
        desk.map(({ title }) => title),
        ['Ligature'],
        'the desk',
      );
    },
  },
  {
    title: 'changed articles are found by their new words only, removed ones not at all',
    run: async (opened) => {
      await publish(opened, news);
      const { store } = opened;
      await store.change(async (change) => {
        const monsoon = (await change.list('articles')).find(({ title }) => /reaches/.test(title));
        if (!monsoon) throw new Error('no article to change');
        await change.replace('articles', { ...monsoon, title: 'Volcano', publishedAt: daysAgo(8) });
      });
      await expectFound(opened, [
        ['volcano', ['Volcano']],
        ['reaches', []],
      ]);
      expectEqual(await titlesFor(opened, 'volcano', { period: 'week' }), [], 'its new instant');
      await store.change(async (change) => {
        const changed = (await change.list('articles')).find(({ title }) => title === 'Volcano');
        if (changed) await change.remove('articles', changed.id);
      });
      await expectFound(opened, [['volcano', []]]);
    },
  },
  {
    title: 'hostile and very long articles are found',
    run: async (opened) => {
      await publish(opened, [
        { title: 'Nul \0 and \ud800 surrogate', text: 'before\0after \udfff rhinoceros' },
        { title: 'Long', text: `${'word '.repeat(10_000)}${'y'.repeat(70_000)}` },
      ]);
      await expectFound(opened, [
        ['surrogate', ['Nul \0 and \ud800 surrogate']],
        ['rhinoceros', ['Nul \0 and \ud800 surrogate']],
        ['word', ['Long']],
      ]);
    },
  },
];
