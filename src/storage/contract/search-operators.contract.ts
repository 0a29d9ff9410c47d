import {
  find,
  type OpenedSearch,
  publish,
  type SearchCase,
  titlesFor,
} from './search-case.contract.ts';
import { articleTitled, expectEqual } from './store-case.contract.ts';

const rains = [
  { title: 'Late rain', text: 'It fell on the coast.', days: 1 },
  { title: 'Rain, later than usual', text: 'A late start, and rain.', days: 2 },
  { title: 'Cricket', text: 'The late, RAIN that stopped play.', days: 3 },
  { title: 'Heat', text: 'No monsoon yet.', days: 4 },
  { title: 'Monsoon', text: 'Rain at last.', days: 5 },
];

/** Publishes articles with authors and tags beside those of `rains`. */
async function publishSigned(opened: OpenedSearch): Promise<void> {
  await publish(opened, rains);
  await opened.store.change(async (change) => {
    const of = (title: string, more: object) => ({ ...articleTitled(title), ...more });
    const bylines = [{ authorId: 'author-1', name: 'Asha Rao' }];
    await change.insert('articles', of('Rain by Asha', { author: 'Asha Rao', bylines }));
    await change.insert('articles', of('Heat by Asha', { author: 'Asha Rao', bylines }));
    await change.insert('articles', of('Rain with a tag', { tagIds: ['tag-1'] }));
  });
}

/** Cases of phrases, exclusions, authors, tags and corrections. */
export const searchOperatorCases: readonly SearchCase[] = [
  {
    title: 'a phrase is found as it stands, whatever its case and signs',
    run: async (opened) => {
      await publish(opened, rains);
      const phrases = ['late rain'];
      const { results, total, pages } = await find(opened, 'late rain', { phrases });
      expectEqual(
        results.map(({ article }) => article.title),
        ['Late rain', 'Cricket'],
      );
      expectEqual([total, pages], [2, 1]);
      expectEqual(await titlesFor(opened, 'rain', { phrases: ['rai'] }), []);
      expectEqual(await titlesFor(opened, '東京', { phrases: ['東京'] }), []);
    },
  },
  {
    title: 'pages of a phrase are whole, and the last one answers what lies behind it',
    run: async (opened) => {
      const many = Array.from({ length: 23 }, (_, at) => ({
        title: `Late rain ${at}`,
        days: at + 1,
      }));
      await publish(opened, [...many, { title: 'Rain is late' }]);
      const of = (page: number) => find(opened, 'late rain', { phrases: ['late rain'], page });
      const counts = [await of(1), await of(2), await of(3), await of(9)];
      expectEqual(
        counts.map(({ results, total, page }) => [results.length, total, page]),
        [
          [10, 23, 1],
          [10, 23, 2],
          [3, 23, 3],
          [3, 23, 3],
        ],
      );
    },
  },
  {
    title: 'articles with an excluded word or phrase are left out',
    run: async (opened) => {
      await publish(opened, rains);
      const without = (...texts: string[]) => titlesFor(opened, 'rain', { without: texts });
      expectEqual(await without('cricket'), ['Late rain', 'Rain, later than usual', 'Monsoon']);
      expectEqual(await without('CRICKET', 'monsoon'), ['Late rain', 'Rain, later than usual']);
      // Whole words only, and no typos.
      expectEqual((await without('crick', 'monson')).length, 4);
      expectEqual(await without('late rain'), ['Rain, later than usual', 'Monsoon']);
      const { total } = await find(opened, 'rain', { without: ['cricket'] });
      expectEqual(total, 3);
      expectEqual(await titlesFor(opened, '', { without: ['cricket'] }), []);
    },
  },
  {
    title: 'authors and tags narrow a search, or are all that is asked for',
    run: async (opened) => {
      await publishSigned(opened);
      const asha = { byline: { oneOf: ['author-1'] } };
      const tagged = { tag: { oneOf: ['tag-1'] } };
      expectEqual(await titlesFor(opened, 'rain', { where: [asha] }), ['Rain by Asha']);
      expectEqual((await titlesFor(opened, '', { where: [asha] })).toSorted(), [
        'Heat by Asha',
        'Rain by Asha',
      ]);
      expectEqual(await titlesFor(opened, '', { where: [tagged] }), ['Rain with a tag']);
      expectEqual(await titlesFor(opened, '', { where: [asha, tagged] }), []);
      expectEqual(await titlesFor(opened, 'rain', { where: [{ tag: { oneOf: [] } }] }), []);
      const narrowed = { where: [asha], without: ['heat'] };
      expectEqual(await titlesFor(opened, '', narrowed), ['Rain by Asha']);
      expectEqual((await find(opened, '', narrowed)).total, 1);
    },
  },
  {
    title: '[search-correction] a word that no article has is corrected to the one that most have',
    run: async (opened) => {
      await publish(opened, [
        ...rains,
        { title: 'Monsoons', text: 'Monsoon.' },
        { title: 'Moonsoon', text: 'A film.' },
      ]);
      const corrections = async (term: string) => (await find(opened, term)).corrections;
      expectEqual(await corrections('monsoom'), [{ word: 'monsoom', instead: 'monsoon' }]);
      expectEqual(await corrections('Mosnoon rain'), [{ word: 'mosnoon', instead: 'monsoon' }]);
      expectEqual(await corrections('monsoon'), []);
      expectEqual(await corrections('monso'), []);
      expectEqual(await corrections('volcano'), []);
    },
  },
];
