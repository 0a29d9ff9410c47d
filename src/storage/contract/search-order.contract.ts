import {
  daysAgo,
  find,
  MONSOON,
  news,
  publish,
  type SearchCase,
  titlesFor,
} from './search-case.contract.ts';
import { expectEqual } from './store-case.contract.ts';

/** Cases of the order of results. */
export const searchOrderCases: readonly SearchCase[] = [
  {
    title: '[search-order] matches in the title come first, then the newest',
    run: async (opened) => {
      const twin = { title: 'Twins', text: 'Same text.' };
      await publish(opened, [
        { ...twin, days: 9 },
        { ...twin, days: 2 },
        { ...twin, days: 5 },
        ...news,
      ]);
      expectEqual((await titlesFor(opened, 'monsoon'))[0], MONSOON);
      const { results } = await find(opened, 'twins');
      expectEqual(
        results.map(({ article }) => article.published.publishedAt),
        [2, 5, 9].map(daysAgo),
      );
    },
  },
  {
    title:
      '[search-order] more words in the title come first, then the text, then typos, each newest first',
    run: async (opened) => {
      const text = 'Harbour and monsoon.';
      await publish(opened, [
        { title: 'Harboor moonsoon', days: 1 },
        { title: 'Weather', text: 'Harboor and moonsoon.', days: 2 },
        { title: 'Neither', text, days: 3 },
        { title: 'Neither again', text, days: 4 },
        { title: 'Harbour', text, days: 5 },
        { title: 'Monsoon, monsoon', text: `${text} ${text}`, days: 6 },
        { title: 'Monsoon in the harbour', days: 7 },
      ]);
      expectEqual(await titlesFor(opened, 'harbour monsoon'), [
        'Monsoon in the harbour',
        'Harbour',
        'Monsoon, monsoon',
        'Neither',
        'Neither again',
        'Harboor moonsoon',
        'Weather',
      ]);
    },
  },
  {
    title: '[search-order] exact matches come before matches with a typo',
    run: async (opened) => {
      await publish(opened, [
        { title: 'Grains are cheap', days: 1 },
        { title: 'Trains are late', days: 2 },
      ]);
      expectEqual(await titlesFor(opened, 'trains'), ['Trains are late', 'Grains are cheap']);
    },
  },
];
